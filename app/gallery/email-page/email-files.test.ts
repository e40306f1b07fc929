import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredEmail } from './email-files.server.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import { renderPng } from './email-files.server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'email-files-'))
let email: Pick<StoredEmail, 'preview'>

beforeAll(async () => {
  useStorage(await openStorage(parseEnv({ DATA_DIR: folder })))
  const image = sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
  const webp = await storeFile('media', await image.webp().toBuffer(), 'webp')
  email = {
    preview: {
      width: 400,
      height: 300,
      files: [{ width: 800, height: 600, webp }],
    } as StoredEmail['preview'],
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const { signal } = new AbortController()
const render = (network: string, given = signal) => renderPng(email, { network, signal: given })
const results = async (all: Promise<Buffer | null | 'busy'>[]) =>
  (await Promise.all(all)).map((png) => (png instanceof Buffer ? 'png' : png))

test('renders three PNGs for a network at once, and twelve in all', async () => {
  expect(await results(Array.from({ length: 4 }, () => render('a')))).toEqual(['png', 'png', 'png', 'busy'])
  const many = await results(Array.from({ length: 14 }, (_, at) => render(`${at}`)))
  expect(many).toEqual([...Array.from({ length: 12 }, () => 'png'), 'busy', 'busy'])
  expect(await results([render('a')])).toEqual(['png'])
})

test('a client that disconnects makes room at once, and its PNG is not rendered', async () => {
  const client = new AbortController()
  const first = render('b')
  const left = [render('b', client.signal), render('b', client.signal)]
  for (const png of left) png.catch(() => {})
  expect(await render('b')).toBe('busy')
  client.abort()
  for (const png of left) await expect(png).rejects.toThrow('aborted')
  expect(await results([first, render('b'), render('b')])).toEqual(['png', 'png', 'png'])
  await expect(render('b', client.signal)).rejects.toThrow('aborted')
})
