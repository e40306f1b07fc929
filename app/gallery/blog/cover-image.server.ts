import sharp from 'sharp'
import { log } from '#app/platform/lib/log.server.ts'
import { storeFile } from '#app/platform/lib/storage.server.ts'

/** The width of an article's image on a high-density screen. */
const WIDTH_MAX = 2000

/** Larger images are refused before they are decoded. */
const PIXELS_MAX = 60_000_000

/** The formats named in the form; AVIF is HEIF with AV1. */
const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'av1']

const SECONDS_MAX = 10

/** Stores an image as WebP, rotated upright, no wider than needed and without the camera's metadata. */
export async function storeCoverPicture(
  bytes: Uint8Array,
): Promise<{ ok: true; address: string } | { ok: false; reason: 'no-picture' | 'not-stored' }> {
  const picture = await compressed(bytes)
  if (!picture) return { ok: false, reason: 'no-picture' }
  try {
    return { ok: true, address: `/${await storeFile('media', picture, 'webp')}` }
  } catch (error) {
    // A failed upload must not lose the text of the post.
    log.error({ err: error }, 'a cover image could not be saved')
    return { ok: false, reason: 'not-stored' }
  }
}

async function compressed(bytes: Uint8Array): Promise<Buffer | null> {
  const options = { limitInputPixels: PIXELS_MAX }
  try {
    // Judged by content, not by name: sharp would also accept SVG and PDF, which are documents.
    const { format, compression } = await sharp(bytes, options).metadata()
    const name = format === 'heif' ? compression : format
    if (!FORMATS.includes(name ?? '')) return null
    return await sharp(bytes, options)
      .rotate()
      .resize({ width: WIDTH_MAX, withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: SECONDS_MAX })
      .toBuffer()
  } catch {
    return null
  }
}
