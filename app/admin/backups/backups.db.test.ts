import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  backupFolder,
  deleteBackupsBeyond,
  lastBackupAt,
  listBackups,
  moveToBucket,
  readBackup,
} from '#app/platform/backup/backup-folder.server.ts'
import { isBackupRunning, makeBackup, startIfDue } from '#app/platform/backup/backup-job.server.ts'
import { checkArchive } from '#app/platform/backup/archive-check.server.ts'
import { openArchive } from '#app/platform/backup/archive-reader.server.ts'
import { db } from '#app/platform/db/client.server.ts'
import { loadSettings } from '#app/platform/db/stored-settings.server.ts'
import { accounts, sessions, settings } from '#app/platform/db/schema.ts'
import { env, useEnv } from '#app/platform/lib/env.server.ts'
import { startJobs, stopJobs } from '#app/platform/lib/jobs.server.ts'
import { setting, useStoredSettings } from '#app/platform/lib/setting.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { loader as download } from '#app/routes/admin/backup-file.ts'
import * as backups from '#app/routes/admin/backups.tsx'
import * as settingsPage from '#app/routes/admin/settings.tsx'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { onFullDisk } from '#test/full-disk.ts'
import { renderPage } from '#test/render-page.ts'
import { pageContext, signedIn } from '#test/signed-in.ts'

useTestDatabase()
const home = mkdtempSync(path.join(tmpdir(), 'backups-'))

beforeAll(async () => {
  useEnv({ DATA_DIR: home })
  useStorage(await openStorage(env()))
})
beforeEach(() => rmSync(backupFolder(), { recursive: true, force: true }))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** A backup of an earlier day. */
function keepOld(day: string): void {
  mkdirSync(backupFolder(), { recursive: true })
  writeFileSync(path.join(backupFolder(), `mailshelf-${day}T02-10-00.tar`), 'old')
}

test('one button makes a whole backup by a job, which the owner downloads and deletes', async () => {
  const { meta, viewer } = await signedIn({ role: 'admin' })
  await createEmail()
  const made = await callRoute(backups.action, '/admin/backups', { meta, form: { intent: 'create' } })
  expect(made).toMatchObject({ location: '/admin/backups', toast: { title: 'The backup has started' } })
  expect(await isBackupRunning()).toBe(true)
  await startJobs()
  await expect.poll(isBackupRunning).toBe(false)
  await stopJobs()
  const {
    backups: [backup],
  } = await listBackups()
  const archive = await openArchive(path.join(backupFolder(), backup!.name))
  expect((await checkArchive(archive, () => {})).manifest.tables).toContainEqual(
    expect.objectContaining({ name: 'emails', rows: 1 }),
  )
  await archive.close()
  expect(await lastBackupAt()).not.toBeNull()

  const params = { name: backup!.name }
  const url = `/admin/backups/${backup!.name}`
  expect(await callRoute(download, url, { meta, params })).toMatchObject({ status: 200 })
  expect(await callRoute(download, url, { meta, params: { name: '../session-secret' } })).toMatchObject({
    status: 404,
  })
  const remove = { intent: 'remove', id: backup!.name }
  await db()
    .update(sessions)
    .set({ authenticatedAt: sql`now() - interval '1 day'` })
    .where(eq(sessions.userId, viewer.id))
  expect(await callRoute(download, url, { meta, params })).toMatchObject({ location: '/admin/backups' })
  expect(await callRoute(backups.action, '/admin/backups', { meta, form: remove })).toMatchObject({
    status: 403,
  })
  const stale = await renderPage(backups, '/admin/backups', { context: pageContext(meta) })
  expect(stale.html).not.toContain(`href="${url}"`)
  await db().insert(accounts).values({ userId: viewer.id, providerId: 'google', accountId: 'ada' })
  useEnv({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })
  const byProvider = await renderPage(backups, '/admin/backups', { context: pageContext(meta) })
  useEnv({ GOOGLE_CLIENT_ID: undefined, GOOGLE_CLIENT_SECRET: undefined })
  expect(byProvider.html).toContain('action="/settings/reauthenticate/google?next=%2Fadmin%2Fbackups"')
  const { meta: fresh } = await signedIn({ role: 'admin' })
  const shown = await renderPage(backups, '/admin/backups', { context: pageContext(fresh) })
  expect(shown.html).toContain(`href="${url}"`)
  await callRoute(backups.action, '/admin/backups', { meta: fresh, form: remove })
  expect((await listBackups()).backups).toEqual([])
})

test('the schedule makes a backup when the last one is old enough, and keeps the newest', async () => {
  await startIfDue()
  expect(await isBackupRunning()).toBe(false)
  useEnv({ BACKUP_SCHEDULE: 'weekly', BACKUPS_KEPT: '3' })
  try {
    keepOld('2020-01-01')
    // Its file was written just now.
    await startIfDue()
    expect(await isBackupRunning()).toBe(false)
    rmSync(backupFolder(), { recursive: true })
    await startIfDue()
    expect(await isBackupRunning()).toBe(true)
    for (const day of ['2020-01-01', '2020-01-02', '2020-01-03']) keepOld(day)
    writeFileSync(path.join(backupFolder(), 'mailshelf-2020-01-04T02-10-00.tar.1.partial'), 'killed')
    await makeBackup()
    expect(readdirSync(backupFolder()).toSorted()).toEqual([
      'mailshelf-2020-01-02T02-10-00.tar',
      'mailshelf-2020-01-03T02-10-00.tar',
      expect.stringMatching(/^mailshelf-20\d\d-.*\.tar$/),
    ])
  } finally {
    useEnv({ BACKUP_SCHEDULE: undefined, BACKUPS_KEPT: undefined })
  }
})

test('backups are encrypted with the passphrase of the settings, which is stored encrypted and not shown', async () => {
  const { meta } = await signedIn({ role: 'admin' })
  const page = '/admin/settings/backups'
  const params = { section: 'backups' }
  const passphrase = 'correct horse battery'
  const send = (form: Record<string, string>) => callRoute(settingsPage.action, page, { meta, params, form })
  try {
    expect(await send({ BACKUP_PASSPHRASE: 'short' })).toMatchObject({
      data: { errors: { BACKUP_PASSPHRASE: 'At least 12 characters' } },
    })
    await send({ BACKUP_PASSPHRASE: passphrase })
    await loadSettings()
    // What is left empty is kept.
    await send({ BACKUPS_KEPT: '3' })
    await loadSettings()
    expect(setting('BACKUP_PASSPHRASE')).toBe(passphrase)
    const [row] = await db().select().from(settings).where(eq(settings.name, 'BACKUP_PASSPHRASE'))
    expect(row!.value).not.toContain('horse')
    const shown = await renderPage(settingsPage, page, { context: pageContext(meta), params })
    expect(shown.html).toContain('One is stored. Leave empty to keep it.')
    expect(shown.html).not.toContain(passphrase)

    await makeBackup()
    const {
      backups: [backup],
    } = await listBackups()
    expect(backup!.name).toMatch(/^mailshelf-.+\.tar\.age$/)
    const file = path.join(backupFolder(), backup!.name)
    await expect(openArchive(file)).rejects.toThrow('is encrypted with a passphrase')
    await (await openArchive(file, passphrase)).close()
    await send({ 'BACKUP_PASSPHRASE.remove': 'on' })
    await loadSettings()
    expect(setting('BACKUP_PASSPHRASE')).toBeUndefined()
  } finally {
    await db().delete(settings)
    useStoredSettings([])
  }
})

test('with a bucket, backups are stored there, listed, downloaded, pruned and deleted', async () => {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(home, 's3'),
    configureBuckets: [{ name: 'copies', configs: [] }],
  })
  const { port } = await server.run()
  const { meta } = await signedIn({ role: 'admin' })
  const settings = {
    BACKUP_S3_BUCKET: 'copies',
    BACKUP_S3_PREFIX: 'gallery/',
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    BACKUP_S3_ACCESS_KEY_ID: 'S3RVER',
    BACKUP_S3_SECRET_ACCESS_KEY: 'S3RVER',
    BACKUPS_KEPT: '3' as const,
  }
  useEnv(settings)
  try {
    // More than one part.
    const large = path.join(home, 'mailshelf-2020-01-01T02-10-00.tar')
    const bytes = randomBytes(17 * 1024 * 1024)
    writeFileSync(large, bytes)
    await moveToBucket(large, () => {})
    expect(existsSync(large)).toBe(false)
    const [stored] = (await listBackups()).backups
    expect(stored).toMatchObject({ name: path.basename(large), bytes: bytes.length, place: 'bucket' })
    expect((await buffer(await readBackup(stored!))).equals(bytes)).toBe(true)

    await makeBackup()
    expect(readdirSync(backupFolder())).toEqual([])
    const { backups: listed } = await listBackups()
    expect(listed).toHaveLength(2)
    const { name } = listed[0]!
    const shown = await renderPage(backups, '/admin/backups', { context: pageContext(meta) })
    expect(shown.html).toContain('Backups are stored in the S3 bucket copies.')
    expect(shown.html).toContain('in the bucket')
    const params = { name }
    expect(await callRoute(download, `/admin/backups/${name}`, { meta, params })).toMatchObject({
      status: 200,
    })

    // Older ones go, in the folder too.
    for (const day of ['2020-01-02', '2020-01-03']) keepOld(day)
    await deleteBackupsBeyond(3)
    expect((await listBackups()).backups.map(({ place }) => place)).toEqual(['bucket', 'folder', 'folder'])
    await callRoute(backups.action, '/admin/backups', { meta, form: { intent: 'remove', id: name } })
    expect((await listBackups()).backups.map(({ place }) => place)).toEqual(['folder', 'folder'])

    useEnv({ BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1' })
    await expect(makeBackup()).rejects.toThrow('ECONNREFUSED')
    // Nothing that was made is lost.
    expect(readdirSync(backupFolder())).toHaveLength(3)
    const failed = await renderPage(backups, '/admin/backups', { context: pageContext(meta) })
    expect(failed.html).toContain('Couldn’t list the backups in the bucket: ')
  } finally {
    useEnv(Object.fromEntries(Object.keys(settings).map((key) => [key, undefined])))
    await server.close()
  }
})

test('a backup ends without a file when the disk is almost full', async () => {
  await expect(onFullDisk(() => makeBackup())).rejects.toThrow('Only 1.0 MB of disk space are free')
  expect(readdirSync(backupFolder())).toEqual([])
})
