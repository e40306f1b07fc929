/**
 * `npm run db:generate -- --name what-it-does` writes a migration for what has changed in app/platform/db/schema.ts, and raises
 * the number of app/platform/db/sql if its text has changed: databases with a lower one take in the new text. Set `oldest` in
 * number.json to the new number by hand if builds before this one cannot work with the schema: they then refuse to start.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const SQL = 'app/platform/db/sql'
const SNAPSHOTS = 'app/platform/db/migrations/meta'

/**
 * The number that a folder states, and the one that its text should have.
 * @param {string} folder
 */
export function numberOfSql(folder) {
  const stated = JSON.parse(readFileSync(path.join(folder, 'number.json'), 'utf8'))
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).toSorted()) {
    if (name.endsWith('.sql')) hash.update(`${name}\n`).update(readFileSync(path.join(folder, name)))
  }
  const sha256 = hash.digest('hex')
  return { stated, due: { ...stated, number: stated.number + Number(sha256 !== stated.sha256), sha256 } }
}

if (import.meta.main) {
  const { due } = numberOfSql(SQL)
  writeFileSync(path.join(SQL, 'number.json'), `${JSON.stringify(due, null, 2)}\n`)
  const drizzle = path.resolve('node_modules/drizzle-kit/bin.cjs')
  execFileSync(process.execPath, [drizzle, 'generate', ...process.argv.slice(2)], { stdio: 'inherit' })
  // The next migration is made from the last snapshot; each has 7,500 lines.
  const snapshots = readdirSync(SNAPSHOTS).filter((name) => name.endsWith('_snapshot.json'))
  for (const name of snapshots.toSorted().slice(0, -1)) rmSync(path.join(SNAPSHOTS, name))
  const check = spawnSync(process.execPath, ['scripts/check-migrations.mjs'], { stdio: 'inherit' })
  process.exitCode = check.status ?? 1
}
