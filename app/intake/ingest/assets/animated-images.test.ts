import sharp from 'sharp'
import { expect, test } from 'vitest'
import { animatedPictures } from './animated-images.ts'

const STILL = { create: { width: 4, height: 4, channels: 3 as const, background: '#c22' } }

function frames() {
  const pixels = Buffer.concat([Buffer.alloc(48, 255), Buffer.alloc(48, 0)])
  return sharp(pixels, { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } })
}

/** The chunk that counts frames, behind the header of 33 bytes. */
function withFrameCount(png: Buffer, count: number): Buffer {
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write('acTL', 4, 'latin1')
  chunk.writeUInt32BE(count, 8)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

function key(number: number, extension: string): string {
  return `media/00/${String(number).padStart(64, '0')}.${extension}`
}

test('pictures that move are known by their bytes, and only those of the email', async () => {
  const png = await sharp(STILL).png().toBuffer()
  const files = new Map<string, Uint8Array>([
    [key(1, 'gif'), await frames().gif().toBuffer()],
    [key(2, 'gif'), await sharp(STILL).gif().toBuffer()],
    [key(3, 'webp'), await frames().webp().toBuffer()],
    [key(4, 'webp'), await sharp(STILL).webp().toBuffer()],
    [key(5, 'png'), withFrameCount(png, 2)],
    [key(6, 'png'), png],
    [key(7, 'png'), withFrameCount(png, 1)],
    [key(8, 'png'), png.subarray(0, 20)],
    [key(9, 'gif'), await frames().gif().toBuffer()],
  ])
  const shown = [...files.keys()].slice(0, 8).map((each) => `<img src="/${each}">`)
  const moving = animatedPictures(`${shown.join('')}<img src="/${key(10, 'gif')}">`, files)
  const expected = [key(1, 'gif'), key(3, 'webp'), key(5, 'png')]
  expect([...moving]).toEqual(expected.map((each) => [each, files.get(each)!.length]))
})
