import { isAnimated } from './file-type.ts'

const MEDIA_KEY = /media\/[0-9a-f]{2}\/[0-9a-f]{64}\.(?:gif|png|webp|avif)/g

export function animatedPictures(
  html: string,
  files: { get(key: string): Uint8Array | undefined },
): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const key of new Set(html.match(MEDIA_KEY))) {
    const bytes = files.get(key)
    if (bytes && isAnimated(bytes)) sizes.set(key, bytes.length)
  }
  return sizes
}
