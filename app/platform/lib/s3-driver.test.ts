import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from './env.server.ts'
import { checkStorage, openStorage, openStored, storage, storeFile, useStorage } from './storage.server.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-s3-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'shelf', configs: [] }],
})

/** Passes everything on to the server; while it stalls, it swallows what clients send. */
let isStalled = false
const sockets = new Set<net.Socket>()
const proxy = net.createServer((client) => {
  const upstream = net.connect(serverPort, '127.0.0.1')
  for (const socket of [client, upstream]) {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  client.on('data', (bytes) => isStalled || upstream.write(bytes))
  upstream.on('data', (bytes) => client.write(bytes))
  client.on('close', () => upstream.destroy())
})
let serverPort: number

beforeAll(async () => {
  serverPort = (await server.run()).port
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as net.AddressInfo
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
  for (const socket of sockets) socket.destroy()
  proxy.close()
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

test('the health check asks without writing', async () => {
  await expect(checkStorage()).resolves.toBeUndefined()
  expect(await storage().exists('private/health.txt')).toBe(false)
})

const waiting = () => new AbortController().signal

async function read(key: string, range?: string): Promise<{ bytes: string; range: string | undefined }> {
  const file = await openStored(key, range, waiting())
  if (file === 'missing' || !file.body) throw new Error('There is nothing to read')
  const bytes = await new Response(file.body).text()
  expect(file.length).toBe(Buffer.byteLength(bytes))
  return { bytes, range: file.range }
}

test('opens a file or a part of it with one request', async () => {
  const key = await storeFile('media', Buffer.from('0123456789'), 'webp')
  expect(await read(key)).toEqual({ bytes: '0123456789', range: undefined })
  expect(await read(key, 'bytes=2-4')).toEqual({ bytes: '234', range: 'bytes 2-4/10' })
  expect(await openStored(key, 'bytes=90-', waiting())).toEqual({ body: null, size: 10 })
  expect(await openStored('media/00/nothing.webp', undefined, waiting())).toBe('missing')
})

test('reads again soon after a bucket that answered nothing, whoever waited meanwhile', async () => {
  const key = await storeFile('media', Buffer.from('found again'), 'webp')
  isStalled = true
  const began = performance.now()
  const visitors = Array.from({ length: 250 }, () => openStored(key, undefined, AbortSignal.timeout(3_000)))
  const held = Array.from({ length: 60 }, () =>
    storage()
      .exists(key)
      .catch(() => false),
  )
  const results = await Promise.allSettled(visitors)
  expect(results.filter(({ status }) => status === 'fulfilled')).toEqual([])
  isStalled = false
  expect((await read(key)).bytes).toBe('found again')
  await Promise.all(held)
  expect(performance.now() - began).toBeLessThan(20_000)
})

test('a bucket that stalls is asked once: storing fails after the 8 seconds of a socket, not after half a minute', async () => {
  isStalled = true
  const began = performance.now()
  try {
    await expect(storeFile('media', Buffer.from('never stored'), 'webp')).rejects.toThrow('metadata')
  } finally {
    isStalled = false
  }
  expect(performance.now() - began).toBeLessThan(20_000)
})
