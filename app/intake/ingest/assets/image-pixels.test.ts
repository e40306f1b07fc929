import sharp from 'sharp'
import { expect, test } from 'vitest'
import { largePng } from '#test/large-png.ts'
import { createEmailAssets } from './email-assets.server.ts'
import { pictureExtension } from './file-type.ts'
import { picturePixels } from './image-pixels.ts'

const image = () => sharp({ create: { width: 301, height: 203, channels: 3, background: 'red' } })

test.each([
  ['png', () => image().png()],
  ['gif', () => image().gif()],
  ['jpg', () => image().jpeg()],
  [
    'jpg',
    () =>
      image()
        .withExif({ IFD0: { Artist: 'x'.repeat(30_000) } })
        .jpeg({ progressive: true }),
  ],
  ['webp', () => image().webp()],
  ['webp', () => image().webp({ lossless: true })],
  [
    'webp',
    () =>
      image()
        .withExif({ IFD0: { Artist: 'x' } })
        .webp(),
  ],
  ['avif', () => image().avif({ effort: 0 })],
] as const)('reads the size of a %s', async (type, make) => {
  const bytes = await make().toBuffer()
  expect(pictureExtension(bytes)).toBe(type)
  expect(picturePixels(bytes, type)).toBe(301 * 203)
  for (let end = 16; end < 40; end++) expect(() => picturePixels(bytes.subarray(0, end), type)).not.toThrow()
})

test('an image of a hundred million pixels is left out of an email', () => {
  const bomb = largePng(10_000)
  expect(bomb.length).toBeLessThan(20_000)
  const enclosed = new Map([
    ['bomb', bomb],
    ['large', largePng(7_000)],
  ])
  const assets = createEmailAssets({ enclosed })
  expect(assets.picture('cid:bomb')).toBeNull()
  expect(assets.picture(`data:image/png;base64,${bomb.toString('base64')}`)).toBeNull()
  expect(assets.picture('cid:large')).toMatch(/^\/media\//)
})
