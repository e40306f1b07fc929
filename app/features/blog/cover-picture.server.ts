/** Pictures for posts, uploaded in the back office. */
import sharp from 'sharp'
import { log } from '#app/lib/log.server.ts'
import { storeFile } from '#app/lib/storage.server.ts'

/** As wide as the article's picture on a dense screen needs. */
const WIDTH_MAX = 2000

/** Bigger ones are refused before they are decoded. */
const PIXELS_MAX = 60_000_000

/** The formats the form names; AVIF is HEIF with AV1 in it. */
const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'av1']

const SECONDS_MAX = 10

/** Stores a picture as WebP, turned upright, no wider than needed and without what the camera noted. */
export async function storeCoverPicture(
  bytes: Uint8Array,
): Promise<{ ok: true; address: string } | { ok: false; reason: 'no-picture' | 'not-kept' }> {
  const picture = await compressed(bytes)
  if (!picture) return { ok: false, reason: 'no-picture' }
  try {
    return { ok: true, address: `/${await storeFile('media', picture, 'webp')}` }
  } catch (error) {
    // The post's words must not go down with it.
    log.error({ err: error }, 'a cover image could not be saved')
    return { ok: false, reason: 'not-kept' }
  }
}

async function compressed(bytes: Uint8Array): Promise<Buffer | null> {
  const options = { limitInputPixels: PIXELS_MAX }
  try {
    // What a picture is, its bytes say: SVG and PDF, which sharp would read as well, are documents.
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
