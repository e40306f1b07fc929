/** The one way to the database, whichever engine it runs on. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { sql, type SQL } from 'drizzle-orm'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type { PGlite } from '@electric-sql/pglite'
import type { Pool, PoolClient } from 'pg'
import type { Env } from '#app/lib/env.server.ts'
import { singleton } from '#app/lib/singleton.ts'
import { sharedDatabase } from '#app/lib/shared-database.ts'
import { openEmbedded } from './embedded/engine.server.ts'
import { migrationsFolder } from './migrations.server.ts'
import * as schema from './schema.ts'
import { openServerPool } from './server-engine.server.ts'

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** What a transaction hands to its body: the same queries, inside. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

type Row = Record<string, unknown>

export type OpenDatabase = {
  db: Database
  engine: 'embedded' | 'server'
  /** Plain SQL with `$1` parameters, for libraries that bring their own. */
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: Row[] }>
  /** How many connections to a server there are, and how many queries wait for one. */
  connections?: () => { busy: number; idle: number; waiting: number }
  /** When a server last answered anything, as `performance.now()` counts; the embedded engine cannot go away. */
  answeredAt?: () => number
  /**
   * Another number as soon as anything has been committed, at no cost: known where this process alone can commit, which
   * is the embedded engine on a disk.
   */
  commits?: () => number
  close: () => Promise<void>
}

const current = sharedDatabase<OpenDatabase>()
const transactions = sharedTransactions()

/**
 * Opens the database of the settings and brings its tables up to date.
 * @throws StartError when it cannot be reached or opened
 */
export async function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<OpenDatabase> {
  if (env.DATABASE_URL) return openServer(env.DATABASE_URL)
  const engine = await openEmbedded(env.DATA_DIR)
  try {
    return { ...(await overEmbedded(engine.client, () => engine.close())), commits: engine.commits }
  } catch (error) {
    await engine.close()
    throw error
  }
}

/** Migrates a PGlite that is already open, and wraps it. */
export async function overEmbedded(client: PGlite, close: () => Promise<void>): Promise<OpenDatabase> {
  const guarded = refusingInsideTransactions(client)
  const db = drizzleEmbedded(guarded, { schema })
  await migrateEmbedded(db, { migrationsFolder: migrationsFolder() })
  return {
    db,
    engine: 'embedded',
    async executeSql(text, values) {
      // Several statements at once have no parameters and need the simple protocol.
      if (values?.length) return guarded.query<Row>(text, values)
      return { rows: (await guarded.exec(text)).flatMap((result) => result.rows as Row[]) }
    },
    close,
  }
}

async function openServer(url: string): Promise<OpenDatabase> {
  const pool = await openServerPool(url, migrationsFolder())
  let answeredAt = performance.now()
  pool.on('release', (error) => {
    if (!error) answeredAt = performance.now()
  })
  return {
    db: overPool(pool),
    engine: 'server',
    async executeSql(text, values) {
      refuseInsideTransaction()
      // Several statements at once answer with several results, whatever the types say.
      const results = [await pool.query<Row>(text, values)].flat()
      return { rows: results.flatMap((result) => result.rows) }
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    answeredAt: () => answeredAt,
    close: () => pool.end(),
  }
}

/**
 * Drizzle over a pool, with transactions that always give their connection back. Drizzle's own lose it when `begin`
 * fails, and return one that is still inside a transaction when `rollback` fails. After a failure it is closed:
 * expected outcomes are returned, so that is rare, and a new connection costs milliseconds.
 */
function overPool(pool: Pool): Database {
  const db = drizzleServer(pool, { schema })
  db.transaction = async (body, config) => {
    const client = await pool.connect()
    let isOpen = true
    function release(isClean: boolean) {
      if (isOpen) client.release(!isClean)
      isOpen = false
    }
    // The rollback after a timeout would wait as long again. On a connection that is closed it fails at once.
    const stopWatching = watchTimeouts(client, () => release(false))
    let isClean = false
    try {
      const result = await drizzleServer(client, { schema }).transaction(body, config)
      isClean = true
      return result
    } finally {
      stopWatching()
      release(isClean)
    }
  }
  return db
}

/** Calls back when a query of this client ran into the client's own time limit. */
function watchTimeouts(client: PoolClient, onTimeout: () => void): () => void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((...args: unknown[]) => {
    const result = query(...args)
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') onTimeout()
      })
    }
    return result
  }) as typeof client.query
  return () => {
    delete (client as Partial<PoolClient>).query
  }
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
 * Inside one it would wait for itself on the embedded engine, which has a single connection, and would miss the
 * transaction on a server; both are refused here.
 */
export function db(): Database {
  refuseInsideTransaction()
  return openedDatabase().db
}

/** Runs `body` in one transaction: all of it or nothing. No network and no slow work inside. */
export function inTransaction<T>(
  body: (tx: Transaction) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  return db().transaction(async (tx) => {
    const transaction = { open: true }
    try {
      return await transactions.run(transaction, () => body(tx))
    } finally {
      transaction.open = false
    }
  }, config)
}

/** Work that a transaction's body started and did not wait for may go on after its end, as any other. */
function refuseInsideTransaction(): void {
  if (transactions.getStore()?.open) throw new Error('Inside inTransaction, use the tx it hands over')
}

/** The embedded client for those who hold on to it, such as the job queue: it refuses instead of hanging for ever. */
function refusingInsideTransactions(client: PGlite): PGlite {
  const refused = new Set<PropertyKey>(['query', 'exec', 'sql', 'transaction', 'runExclusive'])
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      // A class's private fields are known to the client itself alone, so it stays `this`.
      const method = value.bind(target) as (...args: unknown[]) => unknown
      if (!refused.has(name)) return method
      return (...args: unknown[]) => {
        refuseInsideTransaction()
        return method(...args)
      }
    },
  })
}

function sharedTransactions(): AsyncLocalStorage<{ open: boolean }> {
  const slot = singleton<AsyncLocalStorage<{ open: boolean }>>('transactions')
  const storage = slot.get() ?? new AsyncLocalStorage<{ open: boolean }>()
  slot.set(storage)
  return storage
}

/** The rows of a hand-written statement: both engines answer with them, Drizzle's common type does not know. */
export async function rowsOf<T>(statement: SQL): Promise<T[]> {
  const result = await db().execute(statement)
  return (result as { rows: T[] }).rows
}

/** Answers when the database does. */
export async function checkDatabase(): Promise<void> {
  await db().execute(sql`select 1`)
}

/**
 * Whether the database is there. On a busy machine a question may wait long among others; that any of them has been
 * answered meanwhile is as good.
 */
export async function isDatabaseThere(answersInTime: (check: () => Promise<void>) => Promise<boolean>) {
  const { answeredAt } = openedDatabase()
  if (!answeredAt) return true
  const asked = performance.now()
  return (await answersInTime(checkDatabase)) || answeredAt() > asked
}
