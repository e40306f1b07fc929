/**
 * A created and migrated embedded database to copy. A copy takes a tenth of a second, a first start seconds: only tests
 * of the first start itself make one.
 */
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { openDatabase } from '#app/platform/db/client.server.ts'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'

type Manifest = { dependencies: Record<string, string> }

/** Puts an empty, migrated database into a data folder that has none. */
export async function copyMigratedFolder(dataDir: string): Promise<void> {
  const template = path.join(projectRoot(), '.cache', `migrated-${migrationsHash()}`)
  if (!existsSync(template)) await makeTemplate(template)
  const folder = path.join(dataDir, 'pgdata')
  // Only its owner may read it; the server would report anything else.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  cpSync(path.join(template, 'pgdata'), folder, { recursive: true })
}

/** Several processes may make it at once: the first rename wins. */
async function makeTemplate(template: string): Promise<void> {
  mkdirSync(path.dirname(template), { recursive: true })
  const aside = mkdtempSync(`${template}-`)
  const database = await openDatabase({ DATA_DIR: aside, DATABASE_URL: undefined })
  await database.close()
  try {
    renameSync(aside, template)
  } catch (error) {
    rmSync(aside, { recursive: true })
    if (!existsSync(template)) throw error
  }
}

/** Another set of migrations, or another version of the engine, needs another template. */
export function migrationsHash(): string {
  const manifest = JSON.parse(readFileSync(path.join(projectRoot(), 'package.json'), 'utf8')) as Manifest
  const hash = createHash('sha256').update(manifest.dependencies['@electric-sql/pglite']!)
  for (const folder of ['app/platform/db/migrations', 'app/platform/db/sql'].map((name) =>
    path.join(projectRoot(), name),
  )) {
    for (const name of readdirSync(folder).toSorted()) {
      if (name.endsWith('.sql')) hash.update(name).update(readFileSync(path.join(folder, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
