import sharp from 'sharp'
import type { Refusal } from '#app/intake/ingest/prepared-email.ts'
import { compressMain, type Picture } from './screenshot-files.server.ts'

export type Design = { ok: true; picture: Picture } | Refusal

/** In CSS pixels, as most emails are; the image has twice as many. */
const WIDTH = 640
const HEIGHT_MAX = 8000
const DENSITY = 2
const WIDTH_MIN = 200
/** Decoded, an image takes four bytes for each. */
const PIXELS_MAX = 30_000_000
const FORMATS = ['png', 'jpeg', 'webp']

/** Whatever follows below the greatest height is cut off. */
export async function readDesign(bytes: Uint8Array): Promise<Design> {
  const source = sharp(bytes, { limitInputPixels: false })
  const { format, width, height } = await source.metadata().catch(() => ({ format: '', width: 0, height: 0 }))
  if (!FORMATS.includes(format)) return refused('it is no PNG, JPEG or WebP picture')
  if (width < WIDTH_MIN) return refused(`it is less than ${WIDTH_MIN} pixels wide`)
  if (width * height > PIXELS_MAX) return refused(`it has more than ${PIXELS_MAX / 1_000_000} million pixels`)
  const shown = Math.min(height, Math.floor((width * HEIGHT_MAX) / WIDTH))
  try {
    const screenshot = await source
      .extract({ left: 0, top: 0, width, height: shown })
      .flatten({ background: '#ffffff' })
      .toColorspace('srgb')
      .resize({ width: WIDTH * DENSITY })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const { facts, ...rest } = await compressMain(screenshot, WIDTH)
    const fullHeight = shown < height ? Math.round((height * WIDTH) / width) : undefined
    return { ok: true, picture: { ...rest, facts: { ...facts, ...(fullHeight && { fullHeight }) } } }
  } catch {
    return refused('it cannot be read as a picture')
  }
}

function refused(reason: string): Refusal {
  return { ok: false, reason }
}
