import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withoutMetadata } from './image-metadata.ts'
import { placeholderPicture } from './placeholder-image.ts'

const exif = { IFD0: { Artist: 'Jane Doe', Software: 'x' } }
const base = () => sharp(placeholderPicture(60, 40)).removeAlpha()

test.each(['png', 'jpg', 'webp'] as const)(
  'removes the metadata of a %s and keeps every pixel',
  async (type) => {
    const marked = await base()
      .withExif(exif)
      .toFormat(type === 'jpg' ? 'jpeg' : type)
      .toBuffer()
    const kept = Buffer.from(withoutMetadata(marked, type))
    expect((await sharp(marked).metadata()).exif?.toString('latin1')).toContain('Jane Doe')
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
    expect(kept.toString('latin1')).not.toContain('Jane Doe')
    expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(marked).raw().toBuffer())
  },
)

test('keeps the orientation of a photograph', async () => {
  const turned = await base().withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer()
  const kept = Buffer.from(withoutMetadata(turned, 'jpg'))
  expect((await sharp(kept).metadata()).orientation).toBe((await sharp(turned).metadata()).orientation)
  expect(kept.toString('latin1')).not.toContain('Jane Doe')
})

test('keeps the frames of an animation', async () => {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ loop: 0 })
    .toBuffer()
  const kept = Buffer.from(withoutMetadata(gif, 'gif'))
  expect((await sharp(kept).metadata()).pages).toBe(2)
})

test.each(['png', 'jpg', 'gif', 'webp'] as const)(
  'leaves half a %s, or an invalid one, unchanged',
  async (type) => {
    const whole = await base()
      .toFormat(type === 'jpg' ? 'jpeg' : type)
      .toBuffer()
    for (const bytes of [whole.subarray(0, whole.length >> 1), whole.subarray(0, 14)]) {
      expect(withoutMetadata(bytes, type).length).toBeLessThanOrEqual(bytes.length)
    }
  },
)
