/** The one way to the database, whichever engine it runs on. */
import { AsyncLocalStorage } from 'node:async_hooks'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Env } from '#app/lib/env.server.ts'
import { StartError } from '#app/lib/errors.ts'
import { log } from '#app/lib/log.server.ts'
import { processWide } from '#app/lib/process-wide.ts'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { openEmbedded } from './embedded/engine.server.ts'
import * as schema from './schema.ts'

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** What a transaction hands to its body: the same queries, inside. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type OpenDatabase = {
  db: Database
  engine: 'embedded' | 'server'
  /** Plain SQL with `$1` parameters, for libraries that bring their own. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  close(): Promise<void>
}

/** Any number that every instance takes before it migrates, so that two starting together do not collide. */
const MIGRATION_LOCK = 7_245_311

const current = processWide<OpenDatabase>('database')
const transactions = new AsyncLocalStorage<true>()

/**
 * Opens the database of the settings and brings its tables up to date.
 * @throws StartError when it cannot be reached or opened
 */
export async function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<OpenDatabase> {
  if (env.DATABASE_URL) return openServer(env.DATABASE_URL)
  const engine = await openEmbedded(env.DATA_DIR)
  try {
    return await overEmbedded(engine.client, () => engine.close())
  } catch (error) {
    await engine.close()
    throw error
  }
}

/** Migrates a PGlite that is already open, and wraps it. */
export async function overEmbedded(client: PGlite, close: () => Promise<void>): Promise<OpenDatabase> {
  const db = drizzleEmbedded(client, { schema })
  await migrateEmbedded(db, { migrationsFolder: migrationsFolder() })
  return {
    db,
    engine: 'embedded',
    async executeSql(text, values) {
      // Several statements at once have no parameters and need the simple protocol.
      if (values?.length) return client.query<Record<string, unknown>>(text, values)
      const results = await client.exec(text)
      return { rows: (results.at(-1)?.rows ?? []) as Record<string, unknown>[] }
    },
    close,
  }
}

async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
  })
  // A connection that dies, idle or in use, must not take the process with it; its query fails by itself.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzleServer(pool, { schema })
  try {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
      await migrateServer(drizzleServer(client, { schema }), { migrationsFolder: migrationsFolder() })
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    } finally {
      client.release()
    }
  } catch (error) {
    await pool.end()
    throw serverStartError(url, error)
  }
  return {
    db,
    engine: 'server',
    executeSql: (text, values) => pool.query(text, values),
    close: () => pool.end(),
  }
}

/** Tells what to do about a server that does not answer, without the password its address may carry. */
function serverStartError(url: string, error: unknown): unknown {
  const { code, message } = error as { code?: string; message: string }
  const { host } = new URL(url)
  if (code === '28P01' || code === '28000') {
    return new StartError(`PostgreSQL at ${host} refuses this user or password. Check DATABASE_URL.`)
  }
  if (code === '3D000') return new StartError(`PostgreSQL at ${host} has no such database. Create it first.`)
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || /timeout/i.test(message)) {
    return new StartError(`PostgreSQL at ${host} does not answer. Start it, or check DATABASE_URL.`)
  }
  return error
}

/** Makes `database` the one that this process reads and writes. */
export function useDatabase(database: OpenDatabase): void {
  current.set(database)
}

export function openedDatabase(): OpenDatabase {
  const database = current.get()
  if (!database) throw new Error('The database has not been opened')
  return database
}

/**
 * The database, for queries outside a transaction.
 * Inside one it would wait for itself on the embedded engine, which has a single connection; that is refused here.
 */
export function db(): Database {
  if (transactions.getStore()) throw new Error('Inside inTransaction, use the tx it hands over')
  return openedDatabase().db
}

/** Runs `body` in one transaction: all of it or nothing. No network and no slow work inside. */
export function inTransaction<T>(body: (tx: Transaction) => Promise<T>): Promise<T> {
  return db().transaction((tx) => transactions.run(true, () => body(tx)))
}

/** Answers when the database does. */
export async function checkDatabase(): Promise<void> {
  await db().execute(sql`select 1`)
}

function migrationsFolder(): string {
  return path.join(projectRoot(), 'app/db/migrations')
}
