/** A PostgreSQL server, for galleries that outgrow the embedded engine: connection, migration, errors. */
import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import { StartError } from '#app/platform/lib/errors.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { metrics } from '#app/platform/lib/metrics.server.ts'
import { migrationsFolder, updateSchema } from './migrations.server.ts'

/** The oldest server version that the migrations are tested with. */
const OLDEST_MAJOR = 15
/**
 * What every session begins with, kept in the database for this user: a pooler refuses settings at connecting, and shares
 * its sessions. Data is in memory or on an SSD, and statements are too short for JIT compilation.
 */
const SESSION_SETTINGS = {
  random_page_cost: '1.1',
  jit: 'off',
  statement_timeout: '15s',
  idle_in_transaction_session_timeout: '60s',
}
/** No limits: another instance may be migrating, and building a large index takes time. */
const MIGRATING = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0'
const CONNECT_WITHIN = 5_000
/** A frozen or unreachable server cannot enforce its own limit. */
const ANSWERS_WITHIN = 20_000
/** The primary can answer for a replica. */
const REPLICA_CONNECTS_WITHIN = 1_000
const REPLICA_ANSWERS_WITHIN = 5_000
/** A query that takes longer is counted as slow, in milliseconds. */
const SLOW_AFTER = 1_000
/** An arbitrary lock number that every process takes while it opens the database, so that starts do not collide. */
const START_LOCK = 7_245_311
/** The first word of the name under which each process connects. */
const APPLICATION = 'mailshelf'

export type ServerAddress = {
  url: string
  /** The server itself, if `url` is a pooler's. */
  directUrl: string
  /** A replica's. */
  readUrl?: string | undefined
  poolSize?: number | undefined
}

/** Migrates the server and opens a connection pool. @throws StartError when it cannot be reached or used */
export async function openServerPool({ url, directUrl, poolSize }: ServerAddress): Promise<Pool> {
  const pool = newPool(url, poolSize, CONNECT_WITHIN, ANSWERS_WITHIN)
  try {
    await whileLocked(directUrl, async (client) => {
      await migrateServer(client)
      await keepSettings(client)
      // Whoever gets the lock next counts this process.
      await countOthers(pool)
    })
  } catch (error) {
    await pool.end()
    throw serverStartError(directUrl, error)
  }
  return pool
}

export function openReplicaPool(url: string, poolSize?: number): Pool {
  return newPool(url, poolSize, REPLICA_CONNECTS_WITHIN, REPLICA_ANSWERS_WITHIN)
}

function newPool(url: string, max: number | undefined, connectWithin: number, answersWithin: number): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: `${APPLICATION} ${randomUUID()}`,
    max,
    connectionTimeoutMillis: connectWithin,
    idleTimeoutMillis: 30_000,
    query_timeout: answersWithin,
    keepAlive: true,
  })
  // A lost connection, idle or in use, must not crash the process; its query fails as well.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  pool.on('connect', (client) => {
    client.on('error', () => {})
    countSlowQueries(client)
  })
  return pool
}

/** With a callback, as the pool calls it, or with a promise. */
function countSlowQueries(client: Pick<Client, 'query'>): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((...args: unknown[]) => {
    const started = performance.now()
    const count = () => {
      if (performance.now() - started > SLOW_AFTER) metrics()?.slowQueries.inc()
    }
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      args[args.length - 1] = (...results: unknown[]) => {
        count()
        callback(...results)
      }
    }
    const result = query(...args)
    if (result instanceof Promise) result.then(count, count)
    return result
  }) as Client['query']
}

/** The number of other processes that use this database. */
export async function countOthers(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(distinct application_name)::int as n from pg_stat_activity
     where datname = current_database() and application_name like $1
       and application_name <> current_setting('application_name')`,
    [`${APPLICATION} %`],
  )
  return rows[0]!.n
}

/** Runs `work` while no other process opens this database. */
export async function whileLocked<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN,
    keepAlive: true,
    options: MIGRATING,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [START_LOCK])
    return await work(client)
  } finally {
    // Closing the connection releases the lock in any case.
    await client.end()
  }
}

async function migrateServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  )
  const version = rows[0]!.version
  if (version < OLDEST_MAJOR) {
    throw new StartError(
      `DATABASE_URL points to PostgreSQL ${version}, but Mailshelf needs ${OLDEST_MAJOR} or newer.`,
    )
  }
  await updateSchema({
    query: (statement) => client.query(statement),
    run: (statements) => client.query(statements),
    migrate: () => migrate(drizzle(client), { migrationsFolder: migrationsFolder() }),
  })
}

async function keepSettings(client: Client): Promise<void> {
  const { rows } = await client.query<{ change: string; kept: string[] }>(`
    select format('alter role current_user in database %I set ', d.datname) as change,
      coalesce(s.setconfig, '{}') as kept
    from pg_database d join pg_roles r on r.rolname = current_user
    left join pg_db_role_setting s on s.setdatabase = d.oid and s.setrole = r.oid
    where d.datname = current_database()`)
  const { change, kept } = rows[0]!
  for (const [name, value] of Object.entries(SESSION_SETTINGS)) {
    if (!kept.includes(`${name}=${value}`)) await client.query(`${change} ${name} = '${value}'`)
  }
}

const UNREACHABLE = /^(ECONN|ENOTFOUND|EAI_AGAIN|EHOST|ENET|ETIMEDOUT|EPIPE|ENOENT)/

/** The error that explains what to do about an unusable server, without the password in its URL. */
function serverStartError(url: string, error: unknown): unknown {
  if (error instanceof StartError) return error
  const cause = rootCause(error)
  const sentence = serverSentence(hostOf(url), cause)
  return sentence ? new StartError(sentence, { cause: error }) : error
}

function serverSentence(
  host: string,
  { code = '', message }: { code?: string; message: string },
): string | undefined {
  if (message.endsWith('no encryption')) {
    return `PostgreSQL at ${host} requires an encrypted connection. Add sslmode=verify-full to DATABASE_URL.`
  }
  if (/certificate/i.test(message)) {
    return `The certificate of PostgreSQL at ${host} is not trusted (${message}). Check sslrootcert in DATABASE_URL.`
  }
  if (/, open '/.test(message)) return `A file that DATABASE_URL names cannot be read (${message}).`
  if (code === '28P01' || code === '28000') {
    return `PostgreSQL at ${host} rejected this user or password. Check DATABASE_URL.`
  }
  if (code === '3D000') return `PostgreSQL at ${host} has no such database. Create it first.`
  if (code === '53300') return `PostgreSQL at ${host} has no free connections. Raise its max_connections.`
  if (code === '57P03') return `PostgreSQL at ${host} is still starting. Try again in a moment.`
  if (code === '42501') {
    return `The user in DATABASE_URL may not create what Mailshelf needs (${message}). Grant it the right, or have an administrator run CREATE EXTENSION pg_trgm and unaccent there.`
  }
  if (/extension "\w+" is not available|could not open extension control file/.test(message)) {
    return `PostgreSQL at ${host} lacks an extension (${message}). Install the package postgresql-contrib there.`
  }
  if (/unsupported startup parameter/.test(message)) {
    return 'DATABASE_URL points to a connection pooler. Set DATABASE_DIRECT_URL to the PostgreSQL server itself.'
  }
  if (/SSL/.test(message)) return `PostgreSQL at ${host} and DATABASE_URL disagree about SSL (${message}).`
  if (UNREACHABLE.test(code) || /timeout|terminated unexpectedly/i.test(message)) {
    return `PostgreSQL at ${host} does not respond. Start it, or check DATABASE_URL.`
  }
  return undefined
}

/** The server's error, which Drizzle wraps in one that quotes the whole statement. */
function rootCause(error: unknown): { code?: string; message: string } {
  let inner = error as Error & { code?: string }
  while (inner.cause instanceof Error) inner = inner.cause
  return inner
}

function hostOf(url: string): string {
  return new URL(url).host || 'this machine'
}
