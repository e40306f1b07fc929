/** Restores asked for in the browser: checked while the gallery runs, done by the next start, and tried once. */
import { createWriteStream } from 'node:fs'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { loadSettings } from '#app/platform/db/stored-settings.server.ts'
import { inTransaction, withoutOthers } from '#app/platform/db/client.server.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { requireDiskSpace, requireStorageSpace } from '#app/platform/lib/disk-space.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { restartServer } from '#app/platform/lib/restart.server.ts'
import { seal, unseal } from '#app/platform/lib/secret.server.ts'
import { setting } from '#app/platform/lib/setting.server.ts'
import { singleton } from '#app/platform/lib/singleton.ts'
import { version } from '#app/platform/lib/version.server.ts'
import { z } from '#app/platform/lib/zod.ts'
import { openArchive } from './archive-reader.server.ts'
import {
  backupFolder,
  findBackup,
  newBackupFile,
  readBackup,
  type StoredBackup,
  UPLOAD,
} from './backup-folder.server.ts'
import type { Step } from './progress.ts'
import { checkBackup, restoreBackup } from './restore-backup.server.ts'
import { describeContents, galleryContents } from './tables.server.ts'
import { takeBackup } from './take-backup.server.ts'

const PURPOSE = 'restore'

const sealedPassphrase = z
  .string()
  .nullable()
  .transform((sealed) => (sealed === null ? undefined : unseal(PURPOSE, sealed)))

const orderSchema = z.object({ name: z.string(), passphrase: sealedPassphrase })

const checkSchema = orderSchema.extend({
  failure: z.string().optional(),
  found: z
    .object({ createdAt: z.coerce.date(), mailshelf: z.string(), contents: z.string(), files: z.number() })
    .optional(),
})

type Check = z.infer<typeof checkSchema> & { step?: Step }
export type BackupCheck = Omit<Check, 'passphrase'>

const current = singleton<Check>('backup-check')
/** So that the answer and what its page loads are sent before the server ends. */
const RESTART_AFTER_MS = 2_000

/** The last check, if it was of this backup. */
export async function backupCheck(name: string): Promise<BackupCheck | null> {
  const check = await lastCheck()
  if (check?.name !== name) return null
  const { passphrase: _, ...shown } = check
  return shown
}

/** A check that ended with the server begins again. */
async function lastCheck(): Promise<Check | undefined> {
  if (current.get()) return current.get()
  const stored = await readJson(checkFile(), checkSchema)
  const backup = stored && (await findBackup(stored.name))
  if (!backup) return undefined
  if (stored.found || stored.failure) current.set(stored)
  else if (!current.get()) await check(backup, stored.passphrase)
  return current.get()
}

export async function startCheck(actor: Administrator, backup: StoredBackup, typed: string): Promise<void> {
  if (current.get()?.step) return
  log.info({ user: actor.id, backup: backup.name }, 'an owner checks a backup')
  await check(backup, typed || setting('BACKUP_PASSPHRASE'))
}

async function check(backup: StoredBackup, passphrase: string | undefined): Promise<void> {
  const { name } = backup
  const showStep = (step: Step) => current.set({ name, passphrase, step })
  const store = (result: Pick<Check, 'found' | 'failure'>) => {
    return writeJson(checkFile(), { name, passphrase: sealed(passphrase), ...result })
  }
  showStep({ label: 'Opening the backup', done: 0, total: 0 })
  await store({})
  readWhole(backup, passphrase, showStep)
    .catch((error: Error) => {
      log.warn({ err: error, backup: name }, 'a backup cannot be restored')
      return { failure: error.message }
    })
    .then((result) => {
      current.set({ name, passphrase, ...result })
      return store(result)
    })
    .catch((error: Error) => log.error({ err: error }, 'the check of a backup could not be stored'))
}

async function readWhole(
  backup: StoredBackup,
  passphrase: string | undefined,
  onProgress: (step: Step) => void,
): Promise<Pick<Check, 'found'>> {
  if (backup.place === 'bucket') {
    onProgress({ label: 'Downloading the backup', done: 0, total: 0 })
    await download(backup)
  }
  await requireStorageSpace(backup.bytes)
  const archive = await openArchive(path.join(backupFolder(), backup.name), passphrase)
  try {
    const { manifest, files } = await checkBackup(archive, onProgress)
    const rows = new Map(manifest.tables.map((table) => [table.name, table.rows]))
    const contents = await describeContents(async (table) => rows.get(table) ?? 0)
    const createdAt = new Date(manifest.createdAt)
    return { found: { createdAt, mailshelf: manifest.mailshelf, contents, files } }
  } finally {
    await archive.close()
  }
}

async function download(backup: StoredBackup): Promise<void> {
  const file = path.join(backupFolder(), backup.name)
  const aside = `${file}.${backup.bytes}${UPLOAD}`
  await mkdir(backupFolder(), { recursive: true, mode: 0o700 })
  await requireDiskSpace(backupFolder(), backup.bytes)
  try {
    await pipeline(await readBackup(backup), createWriteStream(aside, { mode: 0o600 }))
    await rename(aside, file)
  } finally {
    await rm(aside, { force: true })
  }
}

export function presentContents(): Promise<string> {
  return inTransaction(galleryContents)
}

const resultSchema = z.object({
  at: z.coerce.date(),
  name: z.string(),
  /** Why it failed; null if the gallery is that of the backup. */
  failure: z.string().nullable(),
  /** The backup of the gallery as it was. */
  before: z.string().nullable(),
})
export type RestoreResult = z.infer<typeof resultSchema>

const INTERRUPTED = 'The server was ended meanwhile.'

function checkFile(): string {
  return path.join(env().DATA_DIR, 'backup-check.json')
}

function orderFile(): string {
  return path.join(env().DATA_DIR, 'restore.json')
}

function resultFile(): string {
  return path.join(env().DATA_DIR, 'last-restore.json')
}

/** Restarts the server, which restores the backup then. False unless its check was successful. */
export async function orderRestore(actor: Administrator, name: string): Promise<boolean> {
  const last = await lastCheck()
  if (last?.name !== name || !last.found) return false
  await writeJson(orderFile(), { name, passphrase: sealed(last.passphrase) })
  await rm(checkFile(), { force: true })
  log.warn({ user: actor.id, backup: name }, 'an owner restores a backup: the server restarts')
  setTimeout(restartServer, RESTART_AFTER_MS)
  return true
}

/** Called at the start, before anything else uses the gallery. Whatever fails, the start goes on. */
export async function restoreIfOrdered(): Promise<void> {
  const order = await readJson(orderFile(), orderSchema)
  await rm(orderFile(), { force: true })
  if (!order) return
  const { name } = order
  const result = { at: new Date(), name, failure: INTERRUPTED, before: null as string | null }
  await storeResult(result)
  const quiet = { force: false, onProgress: () => {} }
  try {
    const file = path.join(backupFolder(), name)
    await access(file)
    await withoutOthers(async () => {
      log.info('backing up the gallery before the restore')
      const before = await newBackupFile(new Date())
      const taken = await takeBackup(before, { ...quiet, mailshelf: version() })
      if (!taken.ok) throw new Error(`There is a file ${before} already.`)
      result.before = path.basename(before)
      await storeResult(result)
      log.info({ backup: name }, 'restoring a backup')
      await restoreBackup(file, {
        ...quiet,
        replace: true,
        passphrase: order.passphrase,
        onReplace: () => {},
      })
    })
    await storeResult({ ...result, failure: null })
    await loadSettings()
  } catch (error) {
    log.error({ err: error, backup: name }, 'a restore failed')
    await storeResult({ ...result, failure: (error as Error).message })
  }
}

export function lastRestore(): Promise<RestoreResult | null> {
  return readJson(resultFile(), resultSchema)
}

function storeResult(result: RestoreResult): Promise<void> {
  return writeJson(resultFile(), result)
}

function writeJson(file: string, value: unknown): Promise<void> {
  return writeFile(file, JSON.stringify(value), { mode: 0o600, flush: true })
}

function sealed(passphrase: string | undefined): string | null {
  return passphrase === undefined ? null : seal(PURPOSE, passphrase)
}

async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return null
  }
}
