import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { siteImage } from '#app/platform/lib/site-image.ts'
import { openStorage, storage, useStorage } from '#app/platform/lib/storage.server.ts'
import { storeSiteImage } from './site-image.server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-images-'))
  useStorage(await openStorage(parseEnv({ DATA_DIR: folder })))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A transparent image with a bar of this color. */
function bar(color: string): Uint8Array {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="5" fill="${color}"/></svg>`
  return new TextEncoder().encode(svg)
}

async function stored(name: 'SITE_LOGO' | 'SITE_ICON', bytes: Uint8Array) {
  const image = siteImage.parse(await storeSiteImage(name, bytes))
  return { image, png: sharp(await storage().getBytes(image.src.slice(1))) }
}

test('a logo is stored as a PNG of the height that pages show', async () => {
  const { image, png } = await stored('SITE_LOGO', bar('#c00000'))
  expect(image).toMatchObject({ width: 384, height: 96 })
  expect(await png.metadata()).toMatchObject({ format: 'png', width: 384, height: 96, hasAlpha: true })
})

test.each([
  ['#111111', 'light'],
  ['#fefefe', 'dark'],
  ['#c8321f', null],
])('the ground of %s is %s', async (color, ground) => {
  expect((await stored('SITE_LOGO', bar(color))).image.ground).toBe(ground)
})

test('an opaque image needs no ground, also without color', async () => {
  const create = { width: 50, height: 20, channels: 3 as const, background: '#ffffff' }
  const png = await sharp({ create }).toColorspace('b-w').png().toBuffer()
  expect((await stored('SITE_LOGO', png)).image.ground).toBeNull()
})

test('an icon is square and opaque, on a ground on which it is visible', async () => {
  const { image, png } = await stored('SITE_ICON', bar('#ffffff'))
  expect(image).toMatchObject({ width: 512, height: 512 })
  expect((await png.metadata()).hasAlpha).toBe(false)
  expect([...(await png.raw().toBuffer()).subarray(0, 3)]).toEqual([0x14, 0x13, 0x10])
})

test('refuses what is no image', async () => {
  expect(await storeSiteImage('SITE_LOGO', new TextEncoder().encode('Only words'))).toBeNull()
  expect(await storeSiteImage('SITE_ICON', new TextEncoder().encode('<svg><script/></svg>'))).toBeNull()
})
