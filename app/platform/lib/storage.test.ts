import { mkdtempSync, readdirSync } from 'node:fs'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AtomicFolder } from './atomic-folder.server.ts'
import { parseEnv } from './env.server.ts'
import { contentKey, openStorage, storage, storeFile, useStorage } from './storage.server.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-storage-'))

beforeAll(async () => useStorage(await openStorage(parseEnv({ DATA_DIR: folder }))))
afterAll(() => rm(folder, { recursive: true }))

test('stores equal bytes once, under their hash', async () => {
  const bytes = Buffer.from('the same bytes')
  const key = await storeFile('media', bytes, 'png')
  expect(key).toMatch(/^media\/([0-9a-f]{2})\/\1[0-9a-f]{62}\.png$/)
  expect(await storeFile('media', bytes, 'png')).toBe(key)
  expect(Buffer.from(await storage().getBytes(key))).toEqual(bytes)
  expect(readdirSync(path.join(folder, 'files/media')).length).toBe(1)
})

test('refuses files that cannot be served', () => {
  expect(() => contentKey('media', Buffer.from('x'), 'tiff')).toThrow('not stored')
})

test('a failed write leaves no file', async () => {
  // A folder in place of the file makes the rename fail.
  await mkdir(path.join(folder, 'files/media/aa/taken.gif/inside'), { recursive: true })
  const disk = new AtomicFolder({ location: path.join(folder, 'files'), visibility: 'private' })
  await expect(disk.put('media/aa/taken.gif', 'never arrives')).rejects.toThrow(/EISDIR|ENOTEMPTY/)
  expect(readdirSync(path.join(folder, 'files/.incoming'))).toEqual([])
})

test('deletes temporary files of killed writers after an hour, and no others', async () => {
  const incoming = path.join(folder, 'files/.incoming')
  await writeFile(path.join(incoming, 'left'), 'half')
  await writeFile(path.join(incoming, 'being-written'), 'half')
  const longAgo = new Date(Date.now() - 61 * 60 * 1000)
  await utimes(path.join(incoming, 'left'), longAgo, longAgo)
  await openStorage(parseEnv({ DATA_DIR: folder }))
  expect(readdirSync(incoming)).toEqual(['being-written'])
})
