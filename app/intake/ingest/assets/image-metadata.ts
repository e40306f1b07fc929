/** Cuts out of an image who made it, where, and sometimes for whom, without recompressing a pixel. */
import type { PictureType } from './file-type.ts'

/** A file with an unknown structure is returned unchanged. */
export function withoutMetadata(bytes: Uint8Array, type: PictureType): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const strip = { png: stripPng, jpg: stripJpeg, gif: stripGif, webp: stripWebp, avif: null }[type]
  try {
    const kept = strip?.(file)
    return kept && kept.length < file.length ? kept : bytes
  } catch (error) {
    // Truncated: browsers show such files as far as they go.
    if (error instanceof RangeError) return bytes
    throw error
  }
}

/** A file with more parts is meant to be costly, and is kept unchanged. */
const PARTS_MAX = 10_000

function checkCount(parts: Buffer[]): void {
  if (parts.length > PARTS_MAX) throw new RangeError('The picture has too many parts')
}

const PNG_WORDS = /^(?:tEXt|zTXt|iTXt|eXIf|tIME)$/

function stripPng(file: Buffer): Buffer {
  const parts = [file.subarray(0, 8)]
  for (let at = 8; at < file.length;) {
    checkCount(parts)
    const end = at + 12 + file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    if (end > file.length) throw new RangeError('The picture ends early')
    if (!PNG_WORDS.test(name)) parts.push(file.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  return Buffer.concat(parts)
}

const ORIENTATION = 0x0112

function stripJpeg(file: Buffer): Buffer {
  const parts = [file.subarray(0, 2)]
  for (let at = 2; ;) {
    checkCount(parts)
    if (file[at] !== 0xff) throw new RangeError('The picture has no segment here')
    const marker = file[at + 1]!
    // The image data begins; it runs to the end of the file.
    if (marker === 0xda) {
      const end = file.lastIndexOf('\xff\xd9', undefined, 'latin1')
      return Buffer.concat([...parts, file.subarray(at, end > at ? end + 2 : undefined)])
    }
    const end = at + 2 + file.readUInt16BE(at + 2)
    const segment = file.subarray(at, end)
    if (marker === 0xe1) parts.push(...turnOnly(segment))
    else if (marker !== 0xfe && marker !== 0xed) parts.push(segment)
    at = end
  }
}

/** Of EXIF only the orientation is kept, without which phone photos appear rotated. */
function turnOnly(segment: Buffer): Buffer[] {
  if (segment.toString('latin1', 4, 8) !== 'Exif') return []
  const tiff = segment.subarray(10)
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < short(first); entry++) {
    const at = first + 2 + entry * 12
    const turn = short(at) === ORIENTATION ? short(at + 8) : 1
    if (turn > 1 && turn <= 8) return [turnSegment(turn)]
  }
  return []
}

function turnSegment(turn: number): Buffer {
  const hex = `ffe10022457869660000 4d4d002a00000008 0001 0112 0003 00000001 000${turn}0000 00000000`
  return Buffer.from(hex.replaceAll(' ', ''), 'hex')
}

function stripGif(file: Buffer): Buffer {
  const parts: Buffer[] = []
  let at = 13 + colorTable(file[10]!)
  parts.push(file.subarray(0, at))
  while (at < file.length) {
    checkCount(parts)
    const start = at
    if (file[at] === 0x3b) return Buffer.concat([...parts, file.subarray(at, at + 1)])
    if (file[at] === 0x2c) {
      at = afterBlocks(file, at + 11 + colorTable(file[at + 9]!))
      parts.push(file.subarray(start, at))
    } else if (file[at] === 0x21) {
      at = afterBlocks(file, at + 2)
      const kind = file[start + 1]
      const isLoop =
        kind === 0xff &&
        /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(file.toString('latin1', start + 3, start + 14))
      if (kind === 0xf9 || kind === 0x01 || isLoop) parts.push(file.subarray(start, at))
    } else throw new RangeError('The picture has no block here')
  }
  return Buffer.concat(parts)
}

function colorTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function afterBlocks(file: Buffer, from: number): number {
  let at = from
  for (let size = file.readUInt8(at); size !== 0; size = file.readUInt8(at)) at += size + 1
  return at + 1
}

function stripWebp(file: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 12; at + 8 <= file.length;) {
    checkCount(parts)
    const size = file.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    const name = file.toString('latin1', at, at + 4)
    const chunk = Buffer.from(file.subarray(at, end))
    // The flags that announce EXIF and XMP.
    if (name === 'VP8X') chunk[8]! &= ~0x0c
    if (name !== 'EXIF' && name !== 'XMP ') parts.push(chunk)
    at = end
  }
  const body = Buffer.concat(parts)
  const head = Buffer.from(file.subarray(0, 12))
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}
