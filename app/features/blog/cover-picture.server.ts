/** Pictures for posts, uploaded in the back office. */
import sharp from 'sharp'
import { storeFile } from '#app/lib/storage.server.ts'

/** As wide as the article's picture on a dense screen needs. */
const WIDTH_MAX = 2000
export const UPLOAD_BYTES_MAX = 10 * 1024 * 1024

/** Bigger ones are refused before they are decoded. */
const PIXELS_MAX = 60_000_000

/**
 * Stores a picture as WebP, turned upright, no wider than needed and without what the camera noted.
 * Answers with its address here; null when the bytes are no picture.
 */
export async function storeCoverPicture(bytes: Uint8Array): Promise<string | null> {
  try {
    const picture = await sharp(bytes, { limitInputPixels: PIXELS_MAX })
      .rotate()
      .resize({ width: WIDTH_MAX, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
    return `/${await storeFile('media', picture, 'webp')}`
  } catch {
    return null
  }
}
