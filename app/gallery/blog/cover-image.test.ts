import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { storeCoverPicture } from './cover-image.server.ts'

const square = { create: { width: 20, height: 20, channels: 3 as const, background: '#2040c0' } }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailshelf-covers-'))
  useStorage(await openStorage(parseEnv({ DATA_DIR: folder })))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a %s becomes a WebP', async (format) => {
  const bytes = await sharp(square).toFormat(format).toBuffer()
  const stored = await storeCoverPicture(bytes)
  expect(stored).toMatchObject({ ok: true, address: expect.stringMatching(/^\/media\/.+\.webp$/) })
})

test.each([
  [
    'an SVG',
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="9" height="9"/></svg>',
  ],
  ['text', 'Only words'],
])('refuses %s', async (_, text) => {
  expect(await storeCoverPicture(new TextEncoder().encode(text))).toEqual({ ok: false, reason: 'no-picture' })
})

test('refuses a TIFF, and an image with too many pixels', async () => {
  const refused = { ok: false, reason: 'no-picture' }
  expect(await storeCoverPicture(await sharp(square).tiff().toBuffer())).toEqual(refused)
  const huge = { create: { ...square.create, width: 9000, height: 9000 } }
  expect(await storeCoverPicture(await sharp(huge).png().toBuffer())).toEqual(refused)
})
