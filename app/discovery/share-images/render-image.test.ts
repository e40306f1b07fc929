import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import { renderOgImage } from './render-image.server.ts'
import { type Thumbnail, type CardContent, versionOf } from './card-content.ts'

let folder: string
let thumbnail: Thumbnail

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'og-images-'))
  useStorage(await openStorage(parseEnv({ DATA_DIR: folder })))
  const background = { r: 220, g: 20, b: 20 }
  const email = await sharp({ create: { width: 640, height: 1600, channels: 3, background } })
    .webp()
    .toBuffer()
  thumbnail = { key: await storeFile('media', email, 'webp'), width: 640, height: 1600, ground: '#dc1414' }
})
afterAll(() => rm(folder, { recursive: true }))

const brand = { name: 'Fernhill', color: '#12372a', colorInk: '#ffffff', logoUrl: null }
const email = {
  kind: 'email' as const,
  brand,
  subject: 'The wrapping’s on us',
  filedAs: 'Seasonal',
  thumbnail: null,
}

function pictureOf(content: CardContent): Promise<Buffer> {
  return renderOgImage({ content, siteName: 'Mailshelf' })
}

/** The color of one pixel. */
async function colorAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...pixel]
}

test('has the size that link previews require', async () => {
  const { format, width, height } = await sharp(await pictureOf(email)).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
})

test('places an email on the shelf line', async () => {
  const picture = await pictureOf({ ...email, thumbnail })
  const [red, green] = await colorAt(picture, 930, 300)
  expect(red).toBeGreaterThan(200)
  expect(green).toBeLessThan(50)
  const [shelf] = await colorAt(picture, 20, 535)
  expect(shelf).toBeLessThan(90)
})

test('centres an email whose subject cannot be rendered', async () => {
  const [red, green] = await colorAt(await pictureOf({ ...email, subject: '春の新作', thumbnail }), 600, 300)
  expect(red).toBeGreaterThan(200)
  expect(green).toBeLessThan(50)
})

test('shows a low email in words, and its picture where the fonts lack its letters', async () => {
  const low = { ...thumbnail, height: 100, index: { subject: 'Receipt', lines: 'Thank you.' } }
  const list = { kind: 'list' as const, title: 'Receipts', description: 'Two.' }
  const words = await colorAt(await pictureOf({ ...list, thumbnails: [low] }), 76, 500)
  expect(Math.min(...words)).toBeGreaterThan(245)
  const index = { subject: '春', lines: '新作' }
  const [red, green] = await colorAt(await pictureOf({ ...list, thumbnails: [{ ...low, index }] }), 80, 525)
  expect(red).toBeGreaterThan(200)
  expect(green).toBeLessThan(50)
})

test('renders every kind, without missing parts', async () => {
  const gone = { ...thumbnail, key: 'media/00/gone.webp' }
  const logoless = { ...brand, logoUrl: '/media/00/gone.webp' }
  const contents: CardContent[] = [
    { ...email, thumbnail: gone, brand: logoless },
    { kind: 'brand', brand: logoless, description: '', thumbnails: [] },
    { kind: 'brand', brand, description: 'Boxes & <ribbons>', thumbnails: [thumbnail, gone] },
    { kind: 'brand', brand: { ...brand, name: '無印' }, description: '', thumbnails: [] },
    {
      kind: 'list',
      title: 'The Best Welcome Email Examples',
      description: 'Hello.',
      thumbnails: [thumbnail],
    },
    { kind: 'post', title: 'A title', category: 'Email Design', cover: thumbnail.key },
    { kind: 'post', title: '', category: '', cover: null },
  ]
  for (const content of contents)
    expect((await pictureOf(content)).length, content.kind).toBeGreaterThan(5_000)
})

test('the version depends on the content and the site’s name', () => {
  const version = versionOf({ content: email, siteName: 'Mailshelf' })
  expect(version).toMatch(/^[\w-]{16}$/)
  expect(versionOf({ content: { ...email }, siteName: 'Mailshelf' })).toBe(version)
  expect(versionOf({ content: email, siteName: 'Swipes' })).not.toBe(version)
  expect(versionOf({ content: { ...email, thumbnail }, siteName: 'Mailshelf' })).not.toBe(version)
})
