import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import { renderOgImage } from './render-image.server.ts'
import { type CardContent, type Picture, versionOf } from './card-content.ts'

let folder: string
let picture: Picture

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'og-images-'))
  useStorage(await openStorage(parseEnv({ DATA_DIR: folder })))
  const background = { r: 220, g: 20, b: 20 }
  const email = await sharp({ create: { width: 640, height: 1600, channels: 3, background } })
    .webp()
    .toBuffer()
  picture = { key: await storeFile('media', email, 'webp'), width: 640, height: 1600, ground: '#dc1414' }
})
afterAll(() => rm(folder, { recursive: true }))

const email: CardContent = {
  caption: 'Fernhill · Seasonal',
  title: 'The wrapping’s on us',
  pictures: [],
  isBeside: true,
  alt: '',
}

function render(content: CardContent): Promise<Buffer> {
  return renderOgImage({ content, siteName: 'Mailshelf' })
}

/** The color of one pixel. */
async function colorAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...pixel]
}

test('has the size that link previews require', async () => {
  const { format, width, height } = await sharp(await render(email)).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
})

test('places an email on the shelf line', async () => {
  const image = await render({ ...email, pictures: [picture] })
  const [red, green] = await colorAt(image, 930, 300)
  expect(red).toBeGreaterThan(200)
  expect(green).toBeLessThan(50)
  const [shelf] = await colorAt(image, 20, 535)
  expect(shelf).toBeLessThan(90)
})

test('renders every kind, without missing parts', async () => {
  const gone = { ...picture, key: 'media/00/gone.webp' }
  const contents: CardContent[] = [
    { ...email, pictures: [gone] },
    { ...email, title: '春の新作', pictures: [picture] },
    { title: 'Fernhill', description: '', pictures: [], alt: '' },
    { title: 'Boxes', description: 'Boxes & <ribbons>', pictures: [picture, gone], alt: '' },
    { caption: '', title: '', pictures: [], isBeside: true, alt: '' },
  ]
  for (const content of contents) expect((await render(content)).length, content.title).toBeGreaterThan(5_000)
})

test('the version depends on the content and the site’s name', () => {
  const version = versionOf({ content: email, siteName: 'Mailshelf' })
  expect(version).toMatch(/^[\w-]{16}$/)
  expect(versionOf({ content: { ...email }, siteName: 'Mailshelf' })).toBe(version)
  expect(versionOf({ content: email, siteName: 'Swipes' })).not.toBe(version)
  expect(versionOf({ content: { ...email, pictures: [picture] }, siteName: 'Mailshelf' })).not.toBe(version)
})
