import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asAdministrator, asPerson } from '#app/accounts/policy.ts'
import { db } from '#app/platform/db/client.server.ts'
import { brands } from '#app/platform/db/schema.ts'
import { singleton } from '#app/platform/lib/singleton.ts'
import { env, useEnv } from '#app/platform/lib/env.server.ts'
import { useRestart } from '#app/platform/lib/restart.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand } from '#test/factories.ts'
import { onFullDisk } from '#test/full-disk.ts'
import { backupFolder, findBackup, listFolder, receivePiece } from './backup-folder.server.ts'
import { makeBackup } from './backup-job.server.ts'
import {
  type BackupCheck,
  backupCheck,
  lastRestore,
  orderRestore,
  restoreIfOrdered,
  startCheck,
} from './browser-restore.server.ts'
import { restoreBackup } from './restore-backup.server.ts'

useTestDatabase()
const home = mkdtempSync(path.join(tmpdir(), 'browser-restore-'))
const owner = asAdministrator({ ...asPerson({ id: 'owner' }), role: 'admin' })!
const PASSPHRASE = 'correct horse battery'

beforeAll(async () => {
  useEnv({ DATA_DIR: home })
  useStorage(await openStorage(env()))
})
beforeEach(() => rmSync(backupFolder(), { recursive: true, force: true }))
afterAll(() => rmSync(home, { recursive: true, force: true }))

async function names(): Promise<string[]> {
  return (await db().select({ name: brands.name }).from(brands)).map(({ name }) => name).toSorted()
}

/** A backup of a gallery with one brand, which then gets another one. */
async function backUp(passphrase?: string): Promise<string> {
  await createBrand({ name: 'First' })
  useEnv({ BACKUP_PASSPHRASE: passphrase })
  await makeBackup()
  useEnv({ BACKUP_PASSPHRASE: undefined })
  await createBrand({ name: 'Second' })
  return (await listFolder())[0]!.name
}

async function check(name: string, passphrase = ''): Promise<BackupCheck> {
  await startCheck(owner, (await findBackup(name))!, passphrase)
  return checked(name)
}

async function checked(name: string): Promise<BackupCheck> {
  await expect.poll(async () => (await backupCheck(name))!.step).toBeUndefined()
  return (await backupCheck(name))!
}

/** As a restart of the server does. */
function forgetCheck(): void {
  singleton('backup-check').set(undefined)
}

/** Orders a restore and does what the start of the server then does. */
async function restore(name: string): Promise<void> {
  const restarted = new Promise<void>((resolve) => useRestart(resolve))
  expect(await orderRestore(owner, name)).toBe(true)
  await restarted
}

test('an owner checks a backup, and the next start restores it after a backup of the gallery as it is', async () => {
  const name = await backUp(PASSPHRASE)
  expect(await check(name)).toMatchObject({
    failure: expect.stringContaining('is encrypted with a passphrase'),
  })
  expect(await check(name, 'another passphrase')).toMatchObject({
    failure: expect.stringContaining('This is not the passphrase'),
  })
  expect(await orderRestore(owner, name)).toBe(false)
  const { found } = await check(name, PASSPHRASE)
  expect(found).toMatchObject({ contents: '1 brand', files: 0 })
  await restoreIfOrdered()
  expect(await names()).toEqual(['First', 'Second'])

  await restore(name)
  expect(statSync(path.join(home, 'restore.json')).mode & 0o777).toBe(0o600)
  await restoreIfOrdered()
  expect(await names()).toEqual(['First'])
  const result = await lastRestore()
  expect(result).toMatchObject({ name, failure: null })
  // Nothing is lost.
  const before = path.join(backupFolder(), result!.before!)
  await restoreBackup(before, { replace: true, onProgress: () => {}, onReplace: () => {} })
  expect(await names()).toEqual(['First', 'Second'])

  // It is done once.
  await restoreIfOrdered()
  expect(await names()).toEqual(['First', 'Second'])
})

test('a restore that fails changes nothing, says why, and is not tried again', async () => {
  const name = await backUp()
  await check(name)
  await restore(name)
  await onFullDisk(() => restoreIfOrdered())
  expect(await lastRestore()).toMatchObject({
    failure: expect.stringContaining('Only 1.0 MB of disk space are free'),
  })
  expect(await names()).toEqual(['First', 'Second'])

  await check(name)
  await restore(name)
  writeFileSync(path.join(backupFolder(), name), 'damaged since')
  await restoreIfOrdered()
  expect((await lastRestore())!.failure).toMatch(/is cut off|no backup/)
  await restoreIfOrdered()
  expect(await names()).toEqual(['First', 'Second'])

  const damaged = await check(name)
  expect(damaged.failure).toMatch(/is cut off|no backup/)
  expect(await orderRestore(owner, name)).toBe(false)
  expect(existsSync(path.join(home, 'restore.json'))).toBe(false)
})

test('a check survives a restart of the server, and one that was running begins again', async () => {
  const name = await backUp(PASSPHRASE)
  await check(name, PASSPHRASE)
  const file = path.join(home, 'backup-check.json')
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('1 brand')
  expect(readFileSync(file, 'utf8')).not.toContain(PASSPHRASE)
  forgetCheck()
  expect(await backupCheck(name)).toMatchObject({ found: { contents: '1 brand' } })

  const { found: _, ...running } = JSON.parse(readFileSync(file, 'utf8')) as { found: unknown }
  writeFileSync(file, JSON.stringify(running))
  forgetCheck()
  const both = await Promise.all([backupCheck(name), backupCheck(name)])
  expect(both.some((each) => each?.step)).toBe(true)
  expect(await checked(name)).toMatchObject({ found: { contents: '1 brand' } })
  forgetCheck()
  await restore(name)
  expect(existsSync(file)).toBe(false)
  await restoreIfOrdered()
  expect(await names()).toEqual(['First'])
})

test('a check says when the disk is too small', async () => {
  const name = await backUp()
  expect(await onFullDisk(() => check(name))).toMatchObject({
    failure: expect.stringContaining('Only 1.0 MB of disk space are free'),
  })
})

test('an upload continues where it was left, and refuses other names and other files', async () => {
  const bytes = Buffer.from('a backup in three pieces')
  const size = bytes.length
  const send = (offset: number, end: number) =>
    receivePiece('copy.tar.age', { size, offset, piece: bytes.subarray(offset, end) })
  const name = 'mailshelf-copy.tar.age'
  expect(await send(0, 10)).toEqual({ name, received: 10 })
  // Sent again, and begun again.
  expect(await send(0, 10)).toEqual({ name, received: 10 })
  expect(await send(12, 20)).toEqual({ name, received: 10 })
  expect(await listFolder()).toEqual([])
  expect(await send(10, size)).toEqual({ name, received: size })
  expect(readdirSync(backupFolder())).toEqual([name])
  expect(await send(10, size)).toEqual({ name, received: size })
  const other = { size: size + 1, offset: 0, piece: bytes }
  expect(await receivePiece('copy.tar.age', other)).toEqual({ reason: 'exists' })
  for (const bad of ['../session-secret', 'copy.zip', 'a/b.tar', '', `${'a'.repeat(200)}.tar`]) {
    expect(await receivePiece(bad, other), bad).toEqual({ reason: 'name' })
  }
  await expect(onFullDisk(() => receivePiece('new.tar', other))).rejects.toThrow('disk space')
  expect(readdirSync(backupFolder()).filter((file) => file.endsWith('.tar'))).toEqual([])
})
