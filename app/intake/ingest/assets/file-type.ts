export type PictureType = 'png' | 'jpg' | 'gif' | 'webp' | 'avif'

/** The type of a file by its first bytes; what the sender declares is not trusted. */
export function pictureExtension(bytes: Uint8Array): PictureType | null {
  const head = ascii(bytes, 0, 16)
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('\xff\xd8\xff')) return 'jpg'
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (head.slice(4, 8) === 'ftyp' && /^avi[fs]/.test(head.slice(8, 12))) return 'avif'
  return null
}

export function fontExtension(bytes: Uint8Array): 'woff2' | 'woff' | null {
  const head = ascii(bytes, 0, 4)
  if (head === 'wOF2') return 'woff2'
  return head === 'wOFF' ? 'woff' : null
}

export function isAnimated(bytes: Uint8Array): boolean {
  const extension = pictureExtension(bytes)
  if (extension === 'gif') return isAnimatedGif(bytes)
  if (extension === 'png') return isAnimatedPng(bytes)
  if (extension === 'webp') return ascii(bytes, 12, 16) === 'VP8X' && (bytes[20]! & 2) > 0
  return extension === 'avif' && ascii(bytes, 8, 12) === 'avis'
}

/** Each image of a GIF is announced by a graphic control block of four bytes. */
function isAnimatedGif(gif: Uint8Array): boolean {
  const text = Buffer.from(gif.buffer, gif.byteOffset, gif.byteLength).toString('latin1')
  // eslint-disable-next-line no-control-regex
  const control = /\x21\xf9\x04[^]{4}\x00[\x2c\x21]/g
  return control.test(text) && control.test(text)
}

/** The frames are counted in a chunk before the first pixels. */
function isAnimatedPng(png: Uint8Array): boolean {
  const { buffer, byteOffset, byteLength } = png
  const view = new DataView(buffer, byteOffset, byteLength)
  for (let at = 8; at + 12 <= byteLength; at += 12 + view.getUint32(at)) {
    const chunk = ascii(png, at + 4, at + 8)
    if (chunk === 'acTL') return view.getUint32(at + 8) > 1
    if (chunk === 'IDAT') return false
  }
  return false
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
