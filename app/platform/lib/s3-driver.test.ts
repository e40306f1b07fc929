import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from './env.server.ts'
import { checkStorage, openStorage, storage, storeFile, useStorage } from './storage.server.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-s3-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'shelf', configs: [] }],
})

beforeAll(async () => {
  const { port } = await server.run()
  const env = parseEnv({
    S3_BUCKET: 'shelf',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_FORCE_PATH_STYLE: 'true',
  })
  useStorage(await openStorage(env))
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

test('stores and returns files byte for byte', async () => {
  const bytes = Buffer.from([0, 255, 1, 254, 13, 10])
  const key = await storeFile('media', bytes, 'webp')
  expect(await storeFile('media', bytes, 'webp')).toBe(key)
  expect(Buffer.from(await storage().getBytes(key))).toEqual(bytes)
  expect(await storage().exists('media/00/nothing.webp')).toBe(false)
})

test('the health check writes and reads', async () => {
  await expect(checkStorage()).resolves.toBeUndefined()
})
