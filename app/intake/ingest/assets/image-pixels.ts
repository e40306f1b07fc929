/** From its header: a file of 100 kB can have a billion pixels, and fill the memory of every browser that shows it. */
import type { PictureType } from './file-type.ts'

export const PIXELS_MAX = 50_000_000
/** The header of an AVIF stands before its pixels. */
const AVIF_HEADER_BYTES = 64 * 1024

/** 0 if the header is not complete: no browser shows such an image. */
export function picturePixels(bytes: Uint8Array, type: PictureType): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return READ[type](file)
  } catch (error) {
    if (error instanceof RangeError) return 0
    throw error
  }
}

const READ: Record<PictureType, (file: Buffer) => number> = {
  png: (file) => file.readUInt32BE(16) * file.readUInt32BE(20),
  gif: (file) => file.readUInt16LE(6) * file.readUInt16LE(8),
  jpg: pixelsOfJpeg,
  webp: pixelsOfWebp,
  avif: pixelsOfAvif,
}

/** A segment has a marker, its length and, in a start of frame, the precision, height and width. */
function pixelsOfJpeg(file: Buffer): number {
  for (let at = 2; ; at += 2 + Math.max(2, file.readUInt16BE(at + 2))) {
    while (file.readUInt8(at + 1) === 0xff) at++
    const marker = file.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return file.readUInt16BE(at + 5) * file.readUInt16BE(at + 7)
  }
}

function pixelsOfWebp(file: Buffer): number {
  const kind = file.toString('latin1', 12, 16)
  if (kind === 'VP8X') return (file.readUIntLE(24, 3) + 1) * (file.readUIntLE(27, 3) + 1)
  if (kind === 'VP8 ') return (file.readUInt16LE(26) & 0x3fff) * (file.readUInt16LE(28) & 0x3fff)
  const bits = file.readUInt32LE(21)
  return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1)
}

/** The largest of its images: the whole has the extent of all its tiles. */
function pixelsOfAvif(file: Buffer): number {
  const header = file.subarray(0, AVIF_HEADER_BYTES)
  let most = 0
  for (let at = header.indexOf('ispe'); at !== -1; at = header.indexOf('ispe', at + 4)) {
    most = Math.max(most, header.readUInt32BE(at + 8) * header.readUInt32BE(at + 12))
  }
  return most
}
