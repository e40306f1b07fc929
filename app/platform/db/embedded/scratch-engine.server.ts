/** A temporary, non-durable database that may start at an older migration. */
import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database } from '../client.server.ts'
import { migrationsFolder } from '../migrations.server.ts'
import * as schema from '../schema.ts'
import { EXTENSIONS } from './engine.server.ts'

export type ScratchEngine = {
  db: Database
  /** Applies the remaining migrations. */
  migrate(): Promise<void>
  close(): Promise<void>
}

/** Opens a new database in an empty folder with the first `count` migrations applied. */
export async function openScratchEngine(folder: string, migrations: number): Promise<ScratchEngine> {
  const earlier = path.join(folder, 'migrations')
  await copyFirst(migrations, earlier)
  const client = await PGlite.create(path.join(folder, 'pgdata'), { extensions: EXTENSIONS })
  const db = drizzle(client, { schema })
  await migrate(db, { migrationsFolder: earlier })
  return {
    db,
    migrate: () => migrate(db, { migrationsFolder: migrationsFolder() }),
    close: () => client.close(),
  }
}

async function copyFirst(count: number, folder: string): Promise<void> {
  await cp(migrationsFolder(), folder, { recursive: true })
  const file = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: unknown[] }
  journal.entries.length = count
  await writeFile(file, JSON.stringify(journal))
}
