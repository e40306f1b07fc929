/** A replica for guests' pages. It answers while it has all that the primary had when the page began. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, type Pool, type QueryConfig } from 'pg'
import { log } from '#app/platform/lib/log.server.ts'
import { shared } from '#app/platform/lib/singleton.ts'

/** How long a dead or lagging replica is left out, in milliseconds. */
const LEFT_OUT_MS = 2_000
/** A page asks this often whether the replica has caught up, and waits in between, in milliseconds. */
const ASKED_TIMES = 3
const ASKED_EVERY = 15

const POSITION = {
  text: `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere",
      extract(epoch from now() - pg_last_xact_replay_timestamp())::int as behind`,
  /** In milliseconds: pages wait for it. */
  query_timeout: 1_000,
}

/** The version of the gallery that the replica has at least; undefined where reads go to the primary. */
const reading = shared('replica-reading', () => new AsyncLocalStorage<{ version: string | undefined }>())

export type Replica = {
  /** Asks the replica inside `onReplica`; otherwise, or if that fails, the primary. */
  query: Pool['query']
  /** Runs `read` on the replica, unless it is left out. */
  onReplica: <T>(read: () => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

export function openReplica(primary: Pool, replica: Pool): Replica {
  let usableFrom = 0
  let isTrying = false

  function leaveOut(reason: unknown): void {
    if (usableFrom === 0) log.warn({ reason: String(reason) }, 'the replica is left out')
    usableFrom = performance.now() + LEFT_OUT_MS
  }

  /** The version that it has at least; undefined if it lags. */
  async function caughtUp(): Promise<string | undefined> {
    const { rows: now } = await primary.query<{ version: string; position: string }>(
      `select version || ' ' || arrived as version, pg_current_wal_flush_lsn()::text as position
       from gallery_version`,
    )
    let behind: number | null | undefined
    for (let times = 0; now[0] && times < ASKED_TIMES; times++) {
      if (times > 0) await sleep(ASKED_EVERY)
      const { rows: there } = await replica.query<{ isThere: boolean | null; behind: number | null }>({
        ...POSITION,
        values: [now[0].position],
      })
      if (there[0]!.isThere) {
        if (usableFrom > 0) log.info('the replica is used again')
        usableFrom = 0
        return now[0].version
      }
      behind = there[0]!.behind
    }
    if (behind !== undefined) leaveOut(`its last transaction is ${behind} s old`)
    return undefined
  }

  /** While it is left out, one page at a time tries it, and does not wait for that. */
  async function usableVersion(): Promise<string | undefined> {
    if (usableFrom === 0) return caughtUp().catch(leaveOut) as Promise<string | undefined>
    if (isTrying || performance.now() < usableFrom) return undefined
    isTrying = true
    void caughtUp()
      .catch(leaveOut)
      .finally(() => (isTrying = false))
    return undefined
  }

  async function query(config: QueryConfig, values?: unknown[]): Promise<unknown> {
    if (reading.getStore()?.version === undefined) return primary.query(config, values)
    try {
      return await replica.query(config, values)
    } catch (error) {
      // A write, or a query that its replay ended, says nothing about the others; a shutdown does.
      if (!(error instanceof DatabaseError) || error.code?.startsWith('57P')) leaveOut(error)
      readFromPrimary()
      return primary.query(config, values)
    }
  }

  return {
    query: query as Pool['query'],
    async onReplica(read) {
      const store = { version: await usableVersion() }
      // What it leaves running may outlast the moment.
      return reading.run(store, read).finally(() => (store.version = undefined))
    },
    close: () => replica.end(),
  }
}

/** The rest of the page reads from the primary: it has written, or needs another version than the replica's. */
export function readFromPrimary(unlessVersion?: string): void {
  const store = reading.getStore()
  if (store && store.version !== unlessVersion) store.version = undefined
}

/** Runs `read` on the primary, whatever page it is part of. */
export function onPrimary<T>(read: () => T): T {
  return reading.exit(read)
}
