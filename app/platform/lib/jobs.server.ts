/** Background jobs and schedules (pg-boss), stored in the database; the command line only queues them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import {
  fromDrizzle,
  fromPglite,
  PgBoss,
  type ConstructorOptions,
  type DrizzleTransactionLike,
} from 'pg-boss'
import { trackWork } from './work-in-progress.server.ts'
import { log } from './log.server.ts'
import { refreshSettings, setting } from './setting.server.ts'
import { shared, singleton } from './singleton.ts'
import { type SharedDatabase, sharedDatabase } from './shared-database.ts'

export type JobWorker = {
  name: string
  /** How often a failed job is retried, with growing delays. */
  retryLimit: number
  /** After this many seconds a job is given to another process; 300 by default. */
  longestSeconds?: number
  /** How many jobs run concurrently in this process; one by default. */
  atOnce?: () => number
  /** The cron schedule, on the clock of the gallery: one job for all instances, and one if the time passed while none was running. */
  cron?: string
  /** Returns false while this machine lacks a program that the work needs: its jobs then wait. True by default. */
  canWork?(): boolean
  /** Queues what a crash kept from the queue, before the first job runs; again if it failed. */
  catchUp?(stopping: AbortSignal): Promise<void>
  /** `stopping` is aborted when this process stops, which waits for the job: a long one ends early. */
  run(data: unknown, stopping: AbortSignal): Promise<void>
  /** The number of processes that may die of one job; by default the number of its retries. */
  deathsMax?: number
  /** Called when a try failed and another one follows. */
  retried?(data: unknown): Promise<void>
  /** Called when a job is given up: after its last try failed, or because its processes died. */
  givenUp?(data: unknown, because: GivenUp): Promise<void>
  /** Releases resources when this process stops working. */
  release?(): Promise<void>
}

export type GivenUp = 'failed' | 'died'

type Jobs = {
  boss: PgBoss
  stopping: AbortController
  starting?: Promise<boolean>
  recheck?: NodeJS.Timeout
  /** The workers of each kind of job; none while they are being created. */
  working: Map<string, string[]>
  scheduled: Map<string, string>
  queues: Set<string>
}
type Working = { jobs: Promise<Jobs>; database: SharedDatabase; does: boolean }

const YEAR_SECONDS = 365 * 24 * 3600
const RECHECK_MS = 5 * 60_000
/** The pause after a failure to start, such as of the database. */
const START_RETRY_MS = 10_000
/** The heartbeat interval; a job without heartbeat is given to another process. */
const HEARTBEAT_SECONDS = 20
const SUPERVISE_SECONDS = 15

/** The message that pg-boss stores with a job whose process stopped its heartbeat. */
const DIED = 'job heartbeat timeout'

const opened = sharedDatabase()
const current = singleton<Working>('jobs')
const start = singleton<AbortController>('jobs-start')
const workers = shared('job-workers', () => new Map<string, JobWorker>())

/** Registers a kind of job; features call this at the top of a module. */
export function defineJob(worker: JobWorker): JobWorker {
  workers.set(worker.name, worker)
  return worker
}

/** Runs the waiting jobs, then new ones. A failed start is repeated until `stopJobs`. */
export async function startJobs(): Promise<void> {
  await stopJobs()
  const stopped = new AbortController()
  start.set(stopped)
  while (!stopped.signal.aborted) {
    try {
      const jobs = await openAs({ does: true })
      await resumeInterruptedJobs()
      await maintainWorkers(jobs)
      return
    } catch (error) {
      log.error({ err: error }, 'jobs could not start and will be tried again')
    }
    await sleep(START_RETRY_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
  }
}

/** Starts workers now, and later those whose programs were missing. */
async function maintainWorkers(jobs: Jobs): Promise<void> {
  jobs.starting = startWorkers(jobs)
  const complete = await jobs.starting
  if (jobs.stopping.signal.aborted) return
  jobs.recheck = setTimeout(() => void maintainWorkers(jobs), complete ? RECHECK_MS : START_RETRY_MS)
  jobs.recheck.unref()
}

/** Requeues jobs of a killed server; on a shared database the missing heartbeat shows them. */
async function resumeInterruptedJobs(): Promise<void> {
  const database = opened.get()
  if (database?.engine !== 'embedded') return
  await database.executeSql(
    `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null,
       output = jsonb_build_object('value', jsonb_build_object('message', $1::text))
     where state = 'active'`,
    [DIED],
  )
}

/** Waits for running jobs, then stops; the rest stays queued. */
export async function stopJobs(): Promise<void> {
  start.get()?.abort()
  const jobs = await current.get()?.jobs.catch(() => undefined)
  current.set(undefined)
  if (!jobs) return
  jobs.stopping.abort()
  clearTimeout(jobs.recheck)
  await jobs.starting
  await jobs.boss.stop({ graceful: true, timeout: 12_000, close: false })
  for (const name of jobs.working.keys()) await workers.get(name)?.release?.()
}

/** Closes the queue in a process that only queued jobs, so that it can exit; the server keeps it open. */
export async function releaseJobs(): Promise<void> {
  if (current.get()?.does === false) await stopJobs()
}

export type JobTransaction = { execute(query: SQL): PromiseLike<unknown> }

/** Queues a job; with a transaction, whose queue must have been prepared, if that commits. */
export async function sendJob(
  name: string,
  data: Record<string, unknown>,
  tx?: JobTransaction,
): Promise<void> {
  const jobs = await prepareQueue(name)
  await jobs.boss.send(name, data, tx && { db: fromDrizzle(tx as DrizzleTransactionLike, sql) })
  notifyWorkers(jobs, name)
}

/** Creates the queue of a job, which cannot be done on a transaction's connection. */
export async function prepareQueue(name: string): Promise<Jobs> {
  const worker = workers.get(name)
  if (!worker) throw new Error(`There is no job ${name}`)
  const jobs = await openedJobs()
  await ensureQueue(jobs, worker)
  return jobs
}

/** After this long without a heartbeat, another process takes the work over. */
const CLAIM_SECONDS = 60
const claimed: ClaimedJob[] = []

type ClaimedJob = { end: () => Promise<void> }

/** Records work that this process is about to do, for another one to do if it dies. `end` marks it as done. */
export async function claimJob(name: string, data: Record<string, unknown>): Promise<ClaimedJob> {
  const jobs = await prepareQueue(name)
  const database = opened.get()!
  await database.executeSql(
    `delete from pgboss.job where name = $1 and data = $2::jsonb and state in ('created', 'retry')`,
    [name, JSON.stringify(data)],
  )
  const id = await jobs.boss.send(name, data, { startAfter: CLAIM_SECONDS })
  const alive = setInterval(
    () => {
      database
        .executeSql(
          `update pgboss.job set start_after = now() + $2 * interval '1 second' where id = $1 and state = 'created'`,
          [id, CLAIM_SECONDS],
        )
        .catch((error) =>
          log.warn({ err: error, job: name }, 'the lease of a running job could not be renewed'),
        )
    },
    (CLAIM_SECONDS * 1000) / 4,
  )
  alive.unref()
  const one = {
    async end() {
      clearInterval(alive)
      claimed.splice(claimed.indexOf(one), 1)
      await database.executeSql(`delete from pgboss.job where id = $1`, [id])
    },
  }
  claimed.push(one)
  return one
}

/** Deletes the jobs of one kind, but for those with such data: a job that is done is kept for days. */
export async function deleteJobsExcept(name: string, kept: Record<string, unknown>[]): Promise<void> {
  await query(`delete from pgboss.job where name = $1 and not ($2::jsonb @> jsonb_build_array(data))`, [
    name,
    JSON.stringify(kept),
  ])
}

/** Deletes the jobs of all other kinds whose data or result says `text`, such as mail to an address. */
export async function deleteJobsNaming(text: string, except: string): Promise<void> {
  await query(
    `delete from pgboss.job where name <> $2 and position(lower($1) in lower(concat(data, output))) > 0`,
    [text, except],
  )
}

/** Deletes the jobs of one kind whose data match, whatever their state. */
export async function deleteJobs(name: string, isOne: (data: unknown) => boolean): Promise<void> {
  const rows = await query(`select id, data from pgboss.job where name = $1`, [name])
  const ids = rows.filter(({ data }) => isOne(data)).map(({ id }) => id)
  await query(`delete from pgboss.job where id::text in (select jsonb_array_elements_text($1::jsonb))`, [
    JSON.stringify(ids),
  ])
}

/** Drops the work claimed by this process: a user who interrupts a command does not want it done. */
export async function releaseClaimedJobs(): Promise<void> {
  await Promise.all(claimed.slice().map((one) => one.end()))
}

export type JobCounts = {
  name: string
  waiting: number
  running: number
  failed: number
  done: number
  /** For how long the oldest waiting job could have run, in seconds. */
  oldestSeconds: number
  /** The most recent jobs that failed, also those that will be tried again. */
  failures: { at: Date; reason: string; data: unknown }[]
}

const FAILURES_SHOWN = 5

export async function listJobs(): Promise<JobCounts[]> {
  const rows = await query(`
    select name,
           count(*) filter (where state in ('created', 'retry'))::int as waiting,
           count(*) filter (where state = 'active')::int as running,
           count(*) filter (where state = 'failed')::int as failed,
           count(*) filter (where state = 'completed')::int as done,
           coalesce(extract(epoch from now() - min(start_after)
             filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as "oldestSeconds"
    from pgboss.job where name not like '\\_\\_%' group by name order by name`)
  const failed = await query(`
    select name, coalesce(completed_on, started_on, created_on) as at,
           coalesce(output ->> 'message', output -> 'value' ->> 'message') as reason, data
    from pgboss.job where state in ('failed', 'retry') order by at desc limit 100`)
  return rows.map((row) => ({
    ...(row as Omit<JobCounts, 'failures'>),
    failures: failed
      .filter(({ name }) => name === row['name'])
      .slice(0, FAILURES_SHOWN)
      .map(({ at, reason, data }) => ({
        at: new Date(at as string | Date),
        reason: typeof reason === 'string' ? reason : 'for no known reason',
        data,
      })),
  }))
}

/** Tries every failed job once more, and those that wait for another try at once. */
export async function retryFailedJobs(): Promise<void> {
  await query(`
    update pgboss.job
    set state = 'retry', retry_limit = greatest(retry_limit, retry_count + 1), start_after = now(), completed_on = null
    where state in ('failed', 'retry')`)
}

/** The data of waiting and running jobs of one kind, the oldest first; optionally of failed ones too. */
export async function listUnfinished(name: string, { givenUp }: { givenUp: boolean }): Promise<unknown[]> {
  const rows = await query(
    `select data from pgboss.job where name = $1 and (state < 'completed' or ($2 and state = 'failed'))
       order by created_on`,
    [name, givenUp],
  )
  return rows.map(({ data }) => data)
}

/** Once the queue is open, whose tables may have to be created. */
async function query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]> {
  await openedJobs()
  return (await opened.get()!.executeSql(text, values)).rows
}

function openedJobs(): Promise<Jobs> {
  const working = current.get()
  // A test may have opened another database since.
  if (working && working.database === opened.get()) return working.jobs
  return openAs({ does: false })
}

/** Opens the queue, without awaiting in between, so that concurrent calls share it. */
function openAs({ does }: { does: boolean }): Promise<Jobs> {
  const database = opened.get()
  if (!database) throw new Error('Jobs require an open database')
  const supervision = {
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  }
  const jobs = open(database, { supervise: does, schedule: does, ...supervision })
  current.set({ jobs, database, does })
  // The next caller tries again.
  jobs.catch(() => {
    if (current.get()?.jobs === jobs) current.set(undefined)
  })
  return jobs
}

async function open(database: SharedDatabase, options: ConstructorOptions): Promise<Jobs> {
  const boss = new PgBoss({ ...options, ...connection(database), monitorVacuum: false, reindex: false })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reports an error'))
  await boss.start()
  return {
    boss,
    stopping: new AbortController(),
    working: new Map(),
    scheduled: new Map(),
    queues: new Set(),
  }
}

/** Creates the tables of the queue, or updates them. */
export async function prepareJobTables(database: SharedDatabase): Promise<void> {
  const { boss } = await open(database, { supervise: false, schedule: false })
  await boss.stop({ graceful: false, close: false })
}

/** The shared connection: the embedded engine has only one. */
function connection(database: SharedDatabase): ConstructorOptions {
  if (database.engine === 'server')
    return { db: { executeSql: (text, values) => database.executeSql(text, values) } }
  // pg-boss sends several statements at once, expects rows from the middle one, and a clean connection after a failure;
  // its own adapter handles both.
  const { $client } = database.db as { $client: Parameters<typeof fromPglite>[0] }
  return { backend: 'pglite', db: fromPglite($client) }
}

async function ensureQueue(
  { boss, queues }: Jobs,
  { name, retryLimit, longestSeconds = 300 }: Pick<JobWorker, 'name' | 'retryLimit' | 'longestSeconds'>,
): Promise<void> {
  if (queues.has(name)) return
  await boss.createQueue(name, {
    retryLimit,
    retryBackoff: true,
    retryDelay: 20,
    retryDelayMax: 3600,
    expireInSeconds: longestSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: YEAR_SECONDS,
    deleteAfterSeconds: 3 * 24 * 3600,
  })
  // A queue created by an earlier version has no heartbeat.
  await boss.updateQueue(name, { heartbeatSeconds: HEARTBEAT_SECONDS })
  // Loads pg-boss's queue cache now: inside a transaction it would use its own connection for that.
  await boss.insert(name, [])
  queues.add(name)
}

/** Starts the workers of every kind of job; false if one kind could not start. */
async function startWorkers(jobs: Jobs): Promise<boolean> {
  const { signal } = jobs.stopping
  let complete = true
  for (const worker of workers.values()) {
    if (signal.aborted) break
    const ids = jobs.working.get(worker.name) ?? []
    if (ids.length === 0 && worker.canWork?.() === false) continue
    try {
      await ensureQueue(jobs, worker)
      await scheduleJob(jobs, worker)
      if (ids.length > 0) continue
      jobs.working.set(worker.name, ids)
      await worker.catchUp?.(signal)
      // One after the other, because pg-boss's own option notifies one worker only.
      for (let count = worker.atOnce?.() ?? 1; count > 0 && !signal.aborted; count--) {
        ids.push(await startWorker(jobs, worker))
      }
    } catch (error) {
      complete = false
      if (ids.length === 0) jobs.working.delete(worker.name)
      log.error({ err: error, job: worker.name }, 'a kind of job could not start and will be tried again')
    }
  }
  return complete
}

/** Again when the time zone of the gallery has changed. */
async function scheduleJob({ boss, scheduled }: Jobs, { name, cron }: JobWorker): Promise<void> {
  const tz = setting('TIME_ZONE')
  if (!cron || scheduled.get(name) === tz) return
  await boss.schedule(name, cron, null, { tz, missed: 'once' })
  scheduled.set(name, tz)
}

function startWorker(jobs: Jobs, worker: JobWorker): Promise<string> {
  const options = { pollingIntervalSeconds: 5, includeMetadata: true as const }
  return jobs.boss.work(worker.name, options, async ([job]) => {
    if (!job) return
    notifyWorkers(jobs, worker.name)
    if (endedByDeath(job) && job.retryCount >= (worker.deathsMax ?? job.retryLimit + 1)) {
      await giveUp(worker, job, 'died')
      await markFailed(job.id)
      return
    }
    try {
      await refreshSettings()
      await trackWork(`job ${worker.name}`, () => worker.run(job.data, jobs.stopping.signal))
    } catch (error) {
      if (job.retryCount >= job.retryLimit) await giveUp(worker, job, 'failed')
      else {
        log.warn({ err: error, job: worker.name, id: job.id }, 'a job failed and will be retried')
        await settle(worker, job, worker.retried?.(job.data))
      }
      throw error
    }
  })
}

/** Whether the try before this one ended with its process. */
function endedByDeath({ output }: { output: object | null }): boolean {
  const { value } = (output ?? {}) as { value?: { message?: unknown } }
  return value?.message === DIED
}

async function giveUp(
  worker: JobWorker,
  { id, data }: { id: string; data: unknown },
  because: GivenUp,
): Promise<void> {
  log.error({ job: worker.name, id, because }, 'a job was given up')
  await settle(worker, { id }, worker.givenUp?.(data, because))
}

/** Marks a job as failed. If the database is why it failed, marking it fails as well. */
async function settle({ name }: JobWorker, { id }: { id: string }, noted?: Promise<void>): Promise<void> {
  try {
    await noted
  } catch (error) {
    log.error({ err: error, job: name, id }, 'the failure of a job could not be noted')
  }
}

/** Ends a job without further tries, which throwing an error would cause. */
async function markFailed(id: string): Promise<void> {
  await opened.get()!.executeSql(
    `update pgboss.job set state = 'failed', completed_on = now(), output = jsonb_build_object('message', $2::text)
       where id = $1 and state = 'active'`,
    [id, 'the process died each time'],
  )
}

/** Makes the workers of this process look for the next job as soon as they are free instead of at the next poll. */
function notifyWorkers({ boss, working }: Jobs, name: string): void {
  for (const id of working.get(name) ?? []) boss.notifyWorker(id)
}
