import { plural } from '#app/platform/lib/format.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type { PGlite } from '@electric-sql/pglite'
import type { Pool, PoolClient } from 'pg'
import type { Env } from '#app/platform/lib/env.server.ts'
import { StartError } from '#app/platform/lib/errors.ts'
import { shared } from '#app/platform/lib/singleton.ts'
import { sharedDatabase } from '#app/platform/lib/shared-database.ts'
import { type EmbeddedClient, openEngineThread } from './embedded/engine-thread.server.ts'
import { migrationsFolder, updateSchema } from './migrations.server.ts'
import * as schema from './schema.ts'
import { openReplica, readFromPrimary, type Replica } from './replica.server.ts'
import {
  countOthers,
  openReplicaPool,
  openServerPool,
  whileLocked,
  type ServerAddress,
} from './server-engine.server.ts'

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

type Row = Record<string, unknown>

export type OpenDatabase = {
  db: Database
  engine: 'embedded' | 'server'
  /** Plain SQL with `$1` parameters, for libraries that write their own. */
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: Row[] }>
  connections?: () => { busy: number; idle: number; waiting: number }
  /** When the server last answered, in `performance.now()` time; not needed for the embedded engine. */
  answeredAt?: () => number
  /** Only a server has other processes that use it. */
  countOthers?: () => Promise<number>
  /** Runs `work` while no other process opens the database. */
  whileLocked?: <T>(work: () => Promise<T>) => Promise<T>
  /** Only a server may have one. */
  replica?: Replica | undefined
  /** Calls back for each `pg_notify`, before the committing query returns; only the embedded engine has it. */
  listen?: (channel: string, onNotification: (payload: string) => void) => Promise<unknown>
  close: () => Promise<void>
}

const current = sharedDatabase<OpenDatabase>()
const transactions = shared('transactions', () => new AsyncLocalStorage<{ open: boolean }>())

/** Opens the configured database and applies migrations. @throws StartError when it cannot be reached or opened */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'> &
    Partial<Pick<Env, 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL' | 'DATABASE_POOL_SIZE'>>,
): Promise<OpenDatabase> {
  if (env.DATABASE_URL) {
    return openServer({
      url: env.DATABASE_URL,
      directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
      readUrl: env.DATABASE_READ_URL,
      poolSize: env.DATABASE_POOL_SIZE,
    })
  }
  const engine = await openEngineThread(env.DATA_DIR)
  try {
    return await overEmbedded(engine, () => engine.close())
  } catch (error) {
    await engine.close()
    throw error
  }
}

export async function overEmbedded(
  client: EmbeddedClient,
  close: () => Promise<void>,
): Promise<OpenDatabase> {
  const guarded = refusingInsideTransactions(client)
  // Drizzle uses no more of PGlite than this.
  const db = drizzleEmbedded(guarded as PGlite, { schema })
  await updateSchema({
    query: (statement) => guarded.query(statement),
    run: (statements) => guarded.exec(statements),
    migrate: () => migrateEmbedded(db, { migrationsFolder: migrationsFolder() }),
  })
  return {
    db,
    engine: 'embedded',
    async executeSql(text, values) {
      // Several statements in one string take no parameters and need the simple protocol.
      if (values?.length) return guarded.query<Row>(text, values)
      return { rows: (await guarded.exec(text)).flatMap((result) => result.rows as Row[]) }
    },
    listen: (channel, onNotification) => client.listen(channel, onNotification),
    close,
  }
}

async function openServer(address: ServerAddress): Promise<OpenDatabase> {
  const pool = await openServerPool(address)
  const { readUrl, poolSize } = address
  const replica = readUrl ? openReplica(pool, openReplicaPool(readUrl, poolSize)) : undefined
  let answeredAt = performance.now()
  pool.on('release', (error) => {
    if (!error) answeredAt = performance.now()
  })
  return {
    db: overPool(pool, replica),
    engine: 'server',
    replica,
    async executeSql(text, values) {
      refuseInsideTransaction()
      readFromPrimary()
      // For several statements `pg` returns an array of results, whatever its types say.
      const results = [await pool.query<Row>(text, values)].flat()
      return { rows: results.flatMap((result) => result.rows) }
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    answeredAt: () => answeredAt,
    countOthers: () => countOthers(pool),
    whileLocked: (work) => whileLocked(address.directUrl, work),
    async close() {
      await replica?.close()
      await pool.end()
    },
  }
}

/** Transactions that release their connection: Drizzle's own leak it when `begin` or `rollback` fails. */
function overPool(pool: Pool, replica: Replica | undefined): Database {
  // Drizzle uses no more of a pool than `query` outside transactions.
  const db = drizzleServer((replica ?? pool) as Pool, { schema })
  db.transaction = async (body, config) => {
    readFromPrimary()
    const client = await pool.connect()
    let isOpen = true
    function release(isClean: boolean) {
      if (isOpen) client.release(!isClean)
      isOpen = false
    }
    // A rollback after a timeout would wait as long again. On a closed connection it fails at once.
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

/** Calls back when a query exceeds the client's own time limit. */
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

export function useDatabase(database: OpenDatabase): void {
  current.set(database)
}

export function openedDatabase(): OpenDatabase {
  const database = current.get()
  if (!database) throw new Error('The database has not been opened')
  return database
}

/** A value for each open database: a test may open another one. */
export function perDatabase<T extends object>(make: (database: OpenDatabase) => T): () => T {
  const made = new WeakMap<OpenDatabase, T>()
  return () => {
    const database = openedDatabase()
    let value = made.get(database)
    if (!value) made.set(database, (value = make(database)))
    return value
  }
}

/** The database outside a transaction; inside one the embedded engine would deadlock, so it is refused. */
export function db(): Database {
  refuseInsideTransaction()
  return openedDatabase().db
}

/** Runs `body` in a transaction. No network access and no slow work inside. */
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

/** Waits for every other transaction that has asked for the same name to end. */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Work that the body started without awaiting it may continue after the transaction, like any other. */
function refuseInsideTransaction(): void {
  if (transactions.getStore()?.open) throw new Error('Inside inTransaction, use the tx it hands over')
}

/** The embedded client for callers such as the job queue: inside a transaction it throws. */
function refusingInsideTransactions(client: EmbeddedClient): EmbeddedClient {
  const refused = new Set<PropertyKey>(['query', 'exec', 'transaction'])
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      // Private fields only work on the client itself, so `this` must not be the proxy.
      const method = value.bind(target) as (...args: unknown[]) => unknown
      if (!refused.has(name)) return method
      return (...args: unknown[]) => {
        refuseInsideTransaction()
        return method(...args)
      }
    },
  })
}

/** Runs `read`, for a guest, on a replica if there is one that is up to date. */
export function readingForGuest<T>(read: () => Promise<T>): Promise<T> {
  const replica = current.get()?.replica
  return replica ? replica.onReplica(read) : read()
}

/** The rows of a raw SQL statement: both engines return them, but Drizzle's common type does not include them. */
export async function rowsOf<T>(statement: SQL, tx: Pick<Database, 'execute'> = db()): Promise<T[]> {
  const result = await tx.execute(statement)
  return (result as { rows: T[] }).rows
}

/** Names of tables or columns, separated by commas. */
export function nameList(names: string[]): SQL {
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
}

/** The number of other processes that use the database. */
export async function otherProcesses(): Promise<number> {
  return (await openedDatabase().countOthers?.()) ?? 0
}

/** Runs `work` alone on the database: what starts meanwhile waits. @throws StartError while another process runs */
export function withoutOthers<T>(work: () => Promise<T>): Promise<T> {
  const { whileLocked } = openedDatabase()
  if (!whileLocked) return work()
  return whileLocked(async () => {
    const others = await otherProcesses()
    if (others > 0) throw new StartError(othersRunning(others))
    return work()
  })
}

export function othersRunning(count: number): string {
  return plural(
    count,
    'Another instance uses this database. Stop it before you restore a backup.',
    '# other instances use this database. Stop them before you restore a backup.',
  )
}

/** @throws when the database does not respond or, after a failover, only serves reads */
export async function checkDatabase(): Promise<void> {
  const { rows } = await openedDatabase().executeSql('show transaction_read_only')
  if (rows[0]!['transaction_read_only'] === 'on') throw new Error('the database is read-only')
}

/** Whether the database responds. On a busy machine a query may queue for long, so a response to any query counts. */
export async function isDatabaseThere(answersInTime: (check: () => Promise<void>) => Promise<boolean>) {
  const { answeredAt } = openedDatabase()
  if (!answeredAt) return true
  const asked = performance.now()
  return (await answersInTime(checkDatabase)) || answeredAt() > asked
}
