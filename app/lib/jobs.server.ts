/**
 * Work that must survive a crash: written into the same database as everything else, done by whichever instance
 * is free. The command line only writes jobs down; the server does them.
 */
import { fromPglite, PgBoss, type ConstructorOptions } from 'pg-boss'
import { openedDatabase, type OpenDatabase } from '#app/db/client.server.ts'
import { log } from './log.server.ts'
import { processWide } from './process-wide.ts'

export type JobWorker = {
  /** The name of its queue. */
  name: string
  /** How often a failed job is tried again, with growing pauses. */
  retryLimit: number
  /** Answers false while this machine lacks what the work needs: its jobs then wait. */
  canWork(): boolean
  run(data: unknown): Promise<void>
}

type Jobs = { boss: PgBoss; database: OpenDatabase; recheck?: NodeJS.Timeout; working: Set<string> }
type Working = { jobs: Promise<Jobs>; does: boolean }

const YEAR_SECONDS = 365 * 24 * 3600
const RECHECK_MS = 5 * 60_000

const current = processWide<Working>('jobs')
const workers = processWide<Map<string, JobWorker>>('job-workers')

/** Makes a kind of job known; features say at the top of a module what their jobs are and how they are done. */
export function defineJob(worker: JobWorker): JobWorker {
  const known = workers.get() ?? new Map<string, JobWorker>()
  workers.set(known.set(worker.name, worker))
  return worker
}

/** Starts doing the jobs that are defined: the ones already waiting, then new ones as they come. */
export async function startJobs(): Promise<void> {
  await stopJobs()
  const opening = open({ supervise: true, schedule: true })
  current.set({ jobs: opening, does: true })
  const jobs = await opening
  await startWorkers(jobs)
  // What was missing may be installed while the server runs.
  jobs.recheck = setInterval(() => {
    startWorkers(jobs).catch((error) => log.warn({ err: error }, 'jobs could not be looked after'))
  }, RECHECK_MS)
  jobs.recheck.unref()
}

/** Lets running jobs end, then stops; what was not done stays written down. */
export async function stopJobs(): Promise<void> {
  const jobs = await current.get()?.jobs.catch(() => undefined)
  current.set(undefined)
  if (!jobs) return
  clearInterval(jobs.recheck)
  await jobs.boss.stop({ graceful: true, timeout: 25_000, close: false })
}

/** Lets go of the queue in a process that only wrote jobs down, so that it can end; the server keeps it. */
export async function releaseJobs(): Promise<void> {
  if (current.get()?.does === false) await stopJobs()
}

/** Writes a job down, in a process that does jobs or in one that does not. */
export async function sendJob(name: string, data: Record<string, unknown>): Promise<void> {
  const worker = workers.get()?.get(name)
  if (!worker) throw new Error(`No job is called ${name}`)
  const { boss } = await openedJobs()
  await ensureQueue(boss, worker)
  await boss.send(name, data)
}

async function openedJobs(): Promise<Jobs> {
  const jobs = await current.get()?.jobs
  // A test may have opened another database since.
  if (jobs?.database === openedDatabase()) return jobs
  await stopJobs()
  const opening = open({ supervise: false, schedule: false })
  current.set({ jobs: opening, does: false })
  return opening
}

async function open(options: ConstructorOptions): Promise<Jobs> {
  const database = openedDatabase()
  const boss = new PgBoss({ ...options, ...connection(database), monitorVacuum: false, reindex: false })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reports an error'))
  await boss.start()
  return { boss, database, working: new Set() }
}

/** The connection everybody shares: the embedded engine has only one. */
function connection(database: OpenDatabase): ConstructorOptions {
  if (database.engine === 'server') return { db: { executeSql: database.executeSql } }
  // pg-boss sends several statements at once and expects rows from the middle one, and a clean connection after
  // a failed one; its own adapter knows both.
  const { $client } = database.db as unknown as { $client: Parameters<typeof fromPglite>[0] }
  return { backend: 'pglite', db: fromPglite($client) }
}

async function ensureQueue(boss: PgBoss, { name, retryLimit }: Pick<JobWorker, 'name' | 'retryLimit'>): Promise<void> {
  await boss.createQueue(name, {
    retryLimit,
    retryBackoff: true,
    retryDelay: 20,
    retryDelayMax: 3600,
    expireInSeconds: 300,
    retentionSeconds: YEAR_SECONDS,
    deleteAfterSeconds: 3 * 24 * 3600,
  })
}

async function startWorkers(jobs: Jobs): Promise<void> {
  for (const worker of workers.get()?.values() ?? []) {
    if (jobs.working.has(worker.name) || !worker.canWork()) continue
    jobs.working.add(worker.name)
    await ensureQueue(jobs.boss, worker)
    await jobs.boss.work(worker.name, { pollingIntervalSeconds: 5 }, async ([job]) => {
      if (!job) return
      try {
        await worker.run(job.data)
      } catch (error) {
        log.warn({ err: error, job: worker.name, id: job.id }, 'a job failed; it is tried again')
        throw error
      }
    })
  }
}
