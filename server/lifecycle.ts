/** Opens what the server needs, in order, and closes it again, in reverse. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { loadSettings } from '#app/platform/db/stored-settings.server.ts'
// Jobs that nothing else imports.
import '#app/accounts/profile/account-export.server.ts'
import '#app/accounts/cleanup.server.ts'
import '#app/accounts/emails/mailer.server.ts'
import '#app/platform/changes/purge.server.ts'
import '#app/collections/collection-commands.server.ts'
import '#app/collections/digest/digest.server.ts'
import '#app/collections/exports/collection-export.server.ts'
import '#app/discovery/sitemap-job.server.ts'
import '#app/gallery/publish-scheduled.server.ts'
import '#app/intake/inbox/purge.server.ts'
import '#app/intake/ingest/purge-originals.server.ts'
import '#app/intake/ingest/refresh-checks.server.ts'
import '#app/intake/ingest/refresh-attributes.server.ts'
import '#app/analytics/draft-preview/jobs.server.ts'
import '#app/collections/smart/webhook-jobs.server.ts'
import '#app/intake/submissions/decision-mailer.server.ts'
import '#app/intake/upload/import-job.server.ts'
import { createSetupLink } from '#app/accounts/people/first-owner.server.ts'
import { setupHints } from '#app/accounts/setup-hints.server.ts'
import { startSources } from '#app/intake/inbox/sources.server.ts'
import { syncTaxonomy } from '#app/gallery/categories/commands.server.ts'
import { chromiumWarning, unpackBundledChromium } from '#app/platform/lib/chromium.server.ts'
import { startJobs, stopJobs } from '#app/platform/lib/jobs.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { closeDataFiles, closeDataFolder } from '#app/platform/lib/private-files.server.ts'
import { chosenSetting, useSettingsLoader } from '#app/platform/lib/setting.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { removeLeftoverFolders } from '#app/platform/lib/temporary-folder.server.ts'
import { upgradeEngine } from '#app/platform/backup/engine-upgrade.server.ts'
import { restoreIfOrdered } from '#app/platform/backup/browser-restore.server.ts'
import { useRestart } from '#app/platform/lib/restart.server.ts'
import { runCommand } from '#cli/program.ts'
import { loadLibraryIntoEmptyGallery } from '#app/admin/samples/library.server.ts'
import { takeWorkSince } from '#app/platform/lib/work-in-progress.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { learnPublicFiles } from '#app/admin/takedown/served-files.server.ts'
import '#app/admin/erasure/erase.server.ts'
import '#app/analytics/brand-analytics/count-analytics.server.ts'
import './account-parts.ts'
import { watchForPurges } from './cdn-purge.ts'
import { serveControlSocket } from './control-socket.ts'
import { endWhenBlocked, watchEventLoop } from './event-loop-watchdog.ts'
import { RESTART, UNCAUGHT_ERROR } from './exit-codes.ts'
import { startHealthServer } from './health-server.ts'
import { closeServer, type HttpSettings, listen } from './http-server.ts'
import { startMailboxes, stopMailboxes } from '#app/intake/inbox/mailboxes.server.ts'
import { checkReadiness, startDraining } from './readiness.ts'
import { startMetrics, withCountedErrors } from './metrics.ts'

/** A terminal, npm and `npm start` each pass on one Ctrl+C: signals this close, in milliseconds, are the same one. */
const SAME_SIGNAL_MS = 1_000
/** How long stopping may take, in milliseconds: requests and commands have 10 seconds, then jobs 12. */
const STOPPED_WITHIN = 28_000

export type RunningServer = {
  url: string
  /** The URL at which to create the owner; null if the gallery has one. */
  setupLink: string | null
  stop(): Promise<void>
}

/**
 * Starts everything around `fetch` and listens. @throws StartError when the owner has to act first: the port is taken,
 * the folder is in use…
 */
export async function startServer(settings: HttpSettings): Promise<RunningServer> {
  const { env } = settings
  await removeLeftoverFolders()
  const wasOpen = await closeDataFolder(env.DATA_DIR)
  await upgradeEngine(env)
  const database = await openDatabase(env)
  useDatabase(database)
  useSettingsLoader(loadSettings)
  const disk = await openStorage(env)
  useStorage(env.METRICS_TOKEN ? withCountedErrors(disk) : disk)
  /** What takes requests, commands and messages, and stops together; what these need is closed after it. */
  const workers: (() => Promise<void>)[] = []
  const closers: (() => Promise<void>)[] = [() => database.close()]
  try {
    if (env.METRICS_TOKEN) await startMetrics()
    await loadSettings()
    await restoreIfOrdered()
    await syncTaxonomy()
    await loadLibraryIntoEmptyGallery()
    // They are only needed in a later outage.
    await settleOrNull(learnPublicFiles(), 'learning which files are public')
    if (database.engine === 'embedded') {
      const control = await serveControlSocket(env.DATA_DIR, runCommand)
      workers.push(() => control.close())
    }
    if (env.HEALTH_PORT !== undefined) {
      const health = await startHealthServer({ host: env.HOST, port: env.HEALTH_PORT }, checkReadiness)
      closers.unshift(() => health.close())
    }
    const isWorker = env.MAILSHELF_ROLE !== 'web'
    if (isWorker) workers.push(await startSources(env))
    const setupPath = await createSetupLink('')
    // Nothing below may wait: from here on requests are answered, and the caller has not yet set its signal handlers.
    const server = await listen(settings)
    const watchdog = watchEventLoop()
    closers.unshift(async () => watchdog.stop())
    const guard = endWhenBlocked()
    // The watchdog stops last, because closing can block too.
    closers.push(() => guard.stop())
    void closeDataFiles(env.DATA_DIR, { wasOpen })
    // Jobs can wait a second; the first page cannot.
    const jobs = isWorker
      ? startJobs().catch((error: unknown) => log.error({ err: error }, 'jobs could not start'))
      : undefined
    closers.unshift(async () => {
      await stopJobs()
      await jobs
    })
    if (isWorker) {
      startMailboxes()
      workers.push(watchForPurges())
    }
    workers.push(stopMailboxes)
    for (const note of setupHints({ ...env, SMTP_URL: chosenSetting('SMTP_URL') })) log.info(note)
    const warning = chromiumWarning()
    if (warning) log.warn(warning)
    unpackBundledChromium().catch((error: unknown) =>
      log.error({ err: error }, 'Chromium could not be unpacked'),
    )
    workers.push(() => closeServer(server))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : env.PORT
    const url = env.SITE_URL ?? `http://${displayHost(env.HOST)}:${port}`
    return { url, setupLink: setupPath && url + setupPath, stop: () => stopAll(workers, closers) }
  } catch (error) {
    await stopAll(workers, closers)
    throw error
  }
}

/**
 * Stops `server` once and ends the process: on SIGTERM or SIGINT, or after an uncaught error, which leaves it in an
 * unknown state. For `drainSeconds` before that it is not ready and still answers, so that load balancers turn away; after
 * an error it does not wait. A later signal ends the process at once.
 */
export function stopOnSignalsAndErrors(server: RunningServer, drainSeconds = 0): void {
  let stoppingSince: number | undefined
  async function stopInTime(code: number): Promise<void> {
    startDraining()
    if (code !== UNCAUGHT_ERROR) await sleep(drainSeconds * 1000)
    setTimeout(() => {
      log.error({ work: takeWorkSince(performance.now()) }, 'stopping took too long')
      process.exit(code || 1)
    }, STOPPED_WITHIN)
    await server.stop()
  }
  function stop(code: number): void {
    stoppingSince = performance.now()
    stopInTime(code).then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed')
        process.exit(code || 1)
      },
    )
  }
  useRestart(() => {
    if (stoppingSince === undefined) stop(RESTART)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingSince === undefined) stop(0)
      else if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1)
    })
  }
  // Unhandled rejections of promises arrive here too.
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, `nothing caught an error: the server stops with code ${UNCAUGHT_ERROR}`)
    if (stoppingSince === undefined) stop(UNCAUGHT_ERROR)
  })
}

async function stopAll(workers: (() => Promise<void>)[], closers: (() => Promise<void>)[]): Promise<void> {
  await Promise.all(workers.map((stop) => stop()))
  for (const close of closers) await close()
}

function displayHost(host: string): string {
  return ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host
}
