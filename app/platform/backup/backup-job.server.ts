/** Makes backups in the data folder: when an owner asks, and on schedule. */
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { defineJob, listJobs, listUnfinished, sendJob } from '#app/platform/lib/jobs.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { setting } from '#app/platform/lib/setting.server.ts'
import { singleton } from '#app/platform/lib/singleton.ts'
import { version } from '#app/platform/lib/version.server.ts'
import {
  deleteBackupsBeyond,
  lastBackupAt,
  listBackups,
  moveToBucket,
  newBackupFile,
} from './backup-folder.server.ts'
import type { Step } from './progress.ts'
import { takeBackup } from './take-backup.server.ts'

const BACKUP = 'backup'

const DAY_MS = 24 * 60 * 60 * 1000
/** A scheduled backup is due a little before its time, which jobs reach on some days earlier than on others. */
const EARLY_MS = DAY_MS / 2
const EVERY_MS = { daily: DAY_MS, weekly: 7 * DAY_MS }

const step = singleton<Step>('backup-step')

defineJob({
  name: BACKUP,
  retryLimit: 2,
  longestSeconds: 6 * 3600,
  run: (_, stopping) => makeBackup(stopping),
})

defineJob({ name: 'backup-schedule', cron: '10 2 * * *', retryLimit: 2, run: startIfDue })

/** Starts a backup; does nothing while one is being made. */
export async function startBackup(actor: Administrator): Promise<void> {
  log.info({ user: actor.id }, 'an owner starts a backup')
  await queueBackup()
}

async function queueBackup(): Promise<void> {
  if (!(await isBackupRunning())) await sendJob(BACKUP, {})
}

export async function isBackupRunning(): Promise<boolean> {
  return (await listUnfinished(BACKUP, { givenUp: false })).length > 0
}

/** What the backup of this process is doing; undefined before it begins. */
export function backupStep(): Step | undefined {
  return step.get()
}

/** Starts a backup if the schedule asks for one and none is new enough. */
export async function startIfDue(): Promise<void> {
  const schedule = setting('BACKUP_SCHEDULE')
  if (schedule === 'off') return
  const [last] = (await listBackups()).backups
  const age = last ? Date.now() - last.createdAt.getTime() : Infinity
  if (age > EVERY_MS[schedule] - EARLY_MS) await queueBackup()
}

export async function makeBackup(stopping?: AbortSignal): Promise<void> {
  const file = await newBackupFile(new Date())
  function onProgress(now: Step): void {
    stopping?.throwIfAborted()
    step.set(now)
  }
  try {
    const taken = await takeBackup(file, { force: false, mailshelf: version(), onProgress })
    if (!taken.ok) return
    await moveToBucket(file, onProgress)
    if (taken.missing.length > 0) log.warn({ keys: taken.missing }, 'files are missing from a backup')
    await deleteBackupsBeyond(Number(setting('BACKUPS_KEPT')))
  } finally {
    step.set(undefined)
  }
}

/** Why the newest try failed; null if a backup was made since. */
export async function lastBackupFailure(): Promise<string | null> {
  const failure = (await listJobs()).find(({ name }) => name === BACKUP)?.failures[0]
  const last = await lastBackupAt()
  return failure && failure.at > (last ?? 0) ? failure.reason : null
}
