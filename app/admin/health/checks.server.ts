import path from 'node:path'
import { sql } from 'drizzle-orm'
import { openedDatabase, rowsOf } from '#app/platform/db/client.server.ts'
import { fetchPicture } from '#app/intake/ingest/assets/remote-images.server.ts'
import { readSourceHealth, type SourceHealth } from '#app/intake/inbox/source-health.server.ts'
import { lastBackupAt } from '#app/platform/backup/backup-folder.server.ts'
import { lastBackupFailure } from '#app/platform/backup/backup-job.server.ts'
import { chromiumWarning, findChromium, withPage } from '#app/platform/lib/chromium.server.ts'
import { DISK_RESERVE_BYTES, readDiskSpace } from '#app/platform/lib/disk-space.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { INTERNET } from '#app/platform/lib/guarded-request.server.ts'
import { formatBytes } from '#app/platform/lib/format-bytes.ts'
import { longMoment } from '#app/platform/lib/format.ts'
import { listJobs } from '#app/platform/lib/jobs.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { respondsInTime } from '#app/platform/lib/request-timeout.server.ts'
import { chosenSetting } from '#app/platform/lib/setting.server.ts'
import { checkStorage } from '#app/platform/lib/storage.server.ts'
import { version } from '#app/platform/lib/version.server.ts'
import { CHECK_IDS, type CheckId, healthCopy as words } from './copy.ts'

export type HealthCheck = {
  id: CheckId
  state: keyof typeof words.states
  text: string
  details?: string[]
}

type Result = Omit<HealthCheck, 'id'>

const FAILURES_LISTED = 5
/** A weekly backup, a day late. */
const BACKUP_MAX_MS = 8 * 24 * 60 * 60 * 1000

/** All checks in their order, each within a few seconds; `tested`, also those that start Chromium and fetch an image. */
export async function readHealth({ tested = false } = {}): Promise<HealthCheck[]> {
  const jobs = listJobs()
  // Each check that needs them reports their error itself.
  jobs.catch(() => {})
  const checks: Record<CheckId, () => Result | Promise<Result>> = {
    database: checkDatabaseSize,
    storage: checkFiles,
    disk: checkDisk,
    chromium: tested ? testChromium : checkChromium,
    images: tested ? testImages : checkImages,
    mail: async () => checkMail(await jobs),
    jobs: async () => checkJobs(await jobs),
    sources: async () => checkSources(await readSourceHealth()),
    backup: checkBackup,
    version: () => ({ state: 'ok', text: words.version(version(), process.versions.node) }),
  }
  return Promise.all(
    CHECK_IDS.map(async (id) => {
      try {
        return { id, ...(await checks[id]()) }
      } catch (error) {
        log.error({ err: error, check: id }, 'a health check failed')
        return { id, state: 'failed' as const, text: words.unreadable }
      }
    }),
  )
}

async function checkDatabaseSize(): Promise<Result> {
  const [row] = await rowsOf<{ bytes: string }>(
    sql`select pg_database_size(current_database())::text as bytes`,
  )
  const place = words.database[openedDatabase().engine]
  return { state: 'ok', text: words.database.ok(place, formatBytes(Number(row!.bytes))) }
}

async function checkFiles(): Promise<Result> {
  const { DATA_DIR, S3_BUCKET } = env()
  const place = S3_BUCKET ? words.storage.bucket(S3_BUCKET) : path.join(DATA_DIR, 'files')
  return (await respondsInTime(checkStorage))
    ? { state: 'ok', text: words.storage.ok(place) }
    : { state: 'failed', text: words.storage.failed(place) }
}

/** Warns at four times the reserve. */
async function checkDisk(): Promise<Result> {
  const { free, total } = await readDiskSpace()
  const sizes = [formatBytes(free), formatBytes(total)] as const
  if (free < DISK_RESERVE_BYTES) return { state: 'failed', text: words.disk.low(...sizes) }
  if (free < 4 * DISK_RESERVE_BYTES) return { state: 'warning', text: words.disk.low(...sizes) }
  return { state: 'ok', text: words.disk.text(...sizes) }
}

function checkChromium(): Result {
  const found = findChromium()
  const warning = chromiumWarning()
  if (!found) return { state: 'failed', text: warning! }
  return warning ? { state: 'warning', text: warning } : { state: 'ok', text: words.chromium.ok(found) }
}

export async function testChromium(): Promise<Result> {
  try {
    const version = await withPage({}, async (tab) => {
      await tab.setContent('<p>1</p>')
      return tab.context().browser()!.version()
    })
    const [tested, warning] = [words.chromium.tested(version), chromiumWarning()]
    return warning ? { state: 'warning', text: `${tested} ${warning}` } : { state: 'ok', text: tested }
  } catch (error) {
    log.error({ err: error }, 'Chromium cannot be used')
    return { state: 'failed', text: chromiumWarning() ?? words.chromium.testFailed }
  }
}

function checkImages(): Result {
  return { state: 'ok', text: env().FETCH_IMAGES ? words.images.always : words.images.onRequest }
}

/** On the public internet for decades, as the images of emails are. */
const IMAGE = 'https://www.w3.org/Icons/w3c_home.png'

export async function testImages(network = INTERNET, address = IMAGE): Promise<Result> {
  const { hostname } = new URL(address)
  return (await fetchPicture(address, network))
    ? { state: 'ok', text: words.images.tested(hostname) }
    : { state: 'warning', text: words.images.testFailed(hostname) }
}

type Jobs = Awaited<ReturnType<typeof listJobs>>

function checkMail(jobs: Jobs): Result {
  const url = chosenSetting('SMTP_URL')
  if (!url) return { state: 'warning', text: words.mail.none }
  const failure = jobs.find(({ name }) => name === 'mail')?.failures[0]
  return failure
    ? { state: 'failed', text: words.mail.failed(failure.reason) }
    : { state: 'ok', text: words.mail.ok(new URL(url).hostname) }
}

function checkJobs(jobs: Jobs): Result {
  const sum = (state: 'waiting' | 'running' | 'failed') => jobs.reduce((total, job) => total + job[state], 0)
  const [waiting, running, failed] = [sum('waiting'), sum('running'), sum('failed')]
  if (failed === 0) return { state: 'ok', text: words.jobs.ok(waiting, running) }
  const failures = jobs.flatMap(({ name, failures: own }) => own.map((failure) => ({ name, ...failure })))
  return {
    state: 'warning',
    text: words.jobs.failed(waiting, running, failed),
    details: failures
      .toSorted((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, FAILURES_LISTED)
      .map(({ name, at, reason }) => words.jobs.failure(name, longMoment(at), reason)),
  }
}

function checkSources(sources: SourceHealth[]): Result {
  if (sources.length === 0) return { state: 'ok', text: words.sources.none }
  const count = (state: SourceHealth['state']) => sources.filter((source) => source.state === state).length
  const [failed, silent] = [count('trouble'), count('silent')]
  const details = sources.map(describeSource)
  if (failed > 0) return { state: 'failed', text: words.sources.failed(failed, sources.length), details }
  if (silent > 0) return { state: 'warning', text: words.sources.silent(silent, sources.length), details }
  return { state: 'ok', text: words.sources.ok(count('working'), sources.length), details }
}

async function checkBackup(): Promise<Result> {
  const failure = await lastBackupFailure()
  if (failure) return { state: 'failed', text: words.backup.failed(failure) }
  const last = await lastBackupAt()
  if (!last) return { state: 'warning', text: words.backup.none }
  const isOld = Date.now() - last.getTime() > BACKUP_MAX_MS
  return isOld
    ? { state: 'warning', text: words.backup.old(longMoment(last)) }
    : { state: 'ok', text: words.backup.ok(longMoment(last)) }
}

function describeSource({ name, state, lastMessageAt, lastError, lastErrorAt }: SourceHealth): string {
  const parts = [lastMessageAt ? words.sources.last(longMoment(lastMessageAt)) : words.sources.never]
  if (state === 'off') parts.push(words.sources.off)
  if (state === 'unchecked') parts.push(words.sources.unchecked)
  if (lastError && lastErrorAt) parts.push(words.sources.error(longMoment(lastErrorAt), lastError))
  return `${name}: ${parts.join(', ')}`
}
