import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Pixels, webpWithin } from './webp-within.server.ts'

const QUALITIES = [80, 60, 40]

/** Colored rows, those that `isNoisy` names with noise in them: the same at every run. */
function picture(height: number, isNoisy: (row: number) => boolean): Pixels {
  const width = 600
  const data = Buffer.alloc(3 * width * height)
  let noise = 1
  for (let at = 0; at < data.length; at++) {
    noise = (noise * 48_271) % 2_147_483_647
    const row = Math.floor(at / (3 * width))
    data[at] = 40 + (row % 150) + (isNoisy(row) ? noise % 64 : 0)
  }
  return { data, width, height }
}

function encoded({ data, width, height }: Pixels, quality: number, smartSubsample = false): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality, effort: 2, smartSubsample })
    .toBuffer()
}

const long = picture(2400, (row) => row % 40 < 20)
const short = picture(300, (row) => row % 40 < 20)

test.each([
  ['long', long],
  ['short', short],
])('takes the best quality at which a %s picture fits', async (_, pixels) => {
  const sizes = await Promise.all(QUALITIES.map(async (quality) => (await encoded(pixels, quality)).length))
  const limits = [1.2 * sizes[0]!, (sizes[0]! + sizes[1]!) / 2, (sizes[1]! + sizes[2]!) / 2]
  for (const [at, bytesMax] of limits.entries()) {
    const file = await webpWithin(pixels, { qualities: QUALITIES, bytesMax })
    expect(file.equals(await encoded(pixels, QUALITIES[at]!))).toBe(true)
  }
})

test('takes the lowest quality where none fits', async () => {
  const file = await webpWithin(long, { qualities: QUALITIES, bytesMax: 1000 })
  expect(file.equals(await encoded(long, 40))).toBe(true)
})

test('looks at the file again where the strips say too little', async () => {
  const deceptive = picture(2400, (row) => row % 256 >= 32)
  const [best, middle] = [await encoded(deceptive, 80), await encoded(deceptive, 60)]
  const bytesMax = (best.length + middle.length) / 2
  const file = await webpWithin(deceptive, { qualities: QUALITIES, bytesMax })
  expect(file.equals(middle)).toBe(true)
})

test('careful files have accurate color edges, unless they are large', async () => {
  const target = { qualities: [80], bytesMax: 1, careful: true }
  expect((await webpWithin(short, target)).equals(await encoded(short, 80, true))).toBe(true)
  const large = picture(3000, () => false)
  expect((await webpWithin(large, target)).equals(await encoded(large, 80))).toBe(true)
})
