/** Brings a database to this schema: tables by migrations, functions, views and triggers by their text. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { StartError } from '#app/platform/lib/errors.ts'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'

/** A database that no other process migrates at the same time. */
export type Unmigrated = {
  query: (statement: string) => Promise<{ rows: unknown[] }>
  run: (statements: string) => Promise<unknown>
  migrate: () => Promise<void>
}

/** The baseline stands for the 56 migrations before it; this was the last of them. */
const LAST_REPLACED = '0055_webhook-checks'
const FIRST_REPLACED = '0000_extensions'
/** The last commit whose build applies them. */
export const LAST_BEFORE_BASELINE = '292a08fa'

export function migrationsFolder(): string {
  return path.join(projectRoot(), 'app/platform/db/migrations')
}

export function migrationNames(): string[] {
  const journal = readFileSync(path.join(migrationsFolder(), 'meta/_journal.json'), 'utf8')
  return (JSON.parse(journal) as { entries: { tag: string }[] }).entries.map(({ tag }) => tag)
}

/** The applied migrations of a backup, as this build names them; null when it is older than the baseline. */
export function sinceBaseline(names: string[]): string[] | null {
  const last = names.indexOf(LAST_REPLACED)
  if (last >= 0) return [...migrationNames().slice(0, 1), ...names.slice(last + 1)]
  return names[0] === FIRST_REPLACED ? null : names
}

/** Applies what is missing. @throws StartError when the database is too old or too new */
export async function updateSchema(database: Unmigrated): Promise<void> {
  const applied = await readApplied(database)
  await adoptBaseline(database)
  await database.migrate()
  await applySql(database, applied)
}

/** The number of the applied SQL; undefined in a new database. */
async function readApplied({ query, run }: Unmigrated): Promise<number | undefined> {
  await run(`
    create schema if not exists drizzle;
    create table if not exists drizzle.applied_sql (number integer not null);
    alter table drizzle.applied_sql add column if not exists oldest integer not null default 0`)
  const { rows } = await query('select number, oldest from drizzle.applied_sql')
  const [applied] = rows as { number: number; oldest: number }[]
  if (applied && applied.oldest > ownSql().number) {
    throw new StartError('This database needs a newer Mailshelf: start the one that it was last used with.')
  }
  return applied?.number
}

/** Marks the baseline as applied where the last replaced migration was: everything it creates is there. */
async function adoptBaseline({ query, run }: Unmigrated): Promise<void> {
  const known = await query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (!(known.rows[0] as { name: string | null }).name) return
  const { rows } = await query(
    'select min(created_at)::text as first, max(created_at)::text as last from drizzle.__drizzle_migrations',
  )
  const { first, last } = rows[0] as { first: string | null; last: string | null }
  // The baseline has the time of the migration that it ends with.
  const { folderMillis: time, hash } = readMigrationFiles({ migrationsFolder: migrationsFolder() })[0]!
  if (!first || Number(first) >= time) return
  if (Number(last) < time) {
    throw new StartError(
      `This database is too old for this Mailshelf. Start the build of commit ${LAST_BEFORE_BASELINE} with it once, then this one.`,
    )
  }
  await run(`
    delete from drizzle.__drizzle_migrations where created_at < ${time};
    update drizzle.__drizzle_migrations set hash = '${hash}' where created_at = ${time}`)
}

/** Replaces functions, views and triggers of an older build. Those of a newer build stay. */
async function applySql({ run }: Unmigrated, applied: number | undefined): Promise<void> {
  const { number, oldest } = ownSql()
  if (applied !== undefined && applied >= number) return
  const files = readdirSync(sqlFolder()).filter((name) => name.endsWith('.sql'))
  const text = files.toSorted().map((name) => readFileSync(path.join(sqlFolder(), name), 'utf8'))
  // Functions may call those of later files.
  await run(`
    set local check_function_bodies = off;
    ${text.join('\n')}
    delete from drizzle.applied_sql;
    insert into drizzle.applied_sql (number, oldest) values (${number}, ${oldest})`)
}

function sqlFolder(): string {
  return path.join(projectRoot(), 'app/platform/db/sql')
}

/** The number of this build's SQL, and that of the oldest build that works with its schema. */
function ownSql(): { number: number; oldest: number } {
  return JSON.parse(readFileSync(path.join(sqlFolder(), 'number.json'), 'utf8'))
}
