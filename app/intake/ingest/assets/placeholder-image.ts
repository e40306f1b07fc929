import { crc32, deflateSync } from 'node:zlib'

const GROUND = [0xec, 0xec, 0xee]
const EDGE = [0xd8, 0xd8, 0xdc]
const SIDE_MAX = 2000

/** Keeps the space of a missing image. Encoded by hand, so that the same size always gives the same file. */
export function placeholderPicture(width: number, height: number): Uint8Array {
  return twoTonePng(imageSide(width), imageSide(height), GROUND, EDGE, 255)
}

/** Transparent, for table layouts. */
export function spacerPicture(width: number, height: number): Uint8Array {
  return twoTonePng(imageSide(width), imageSide(height), GROUND, GROUND, 0)
}

function twoTonePng(
  width: number,
  height: number,
  ground: number[],
  edge: number[],
  opacity: number,
): Buffer {
  const stride = Math.ceil(width / 8)
  const inner = Buffer.alloc(stride + 1)
  const outer = Buffer.alloc(stride + 1, 0xff)
  outer[0] = 0
  inner[1] = 0x80
  inner[1 + ((width - 1) >> 3)]! |= 0x80 >> ((width - 1) & 7)
  const rows = Array.from({ length: height }, (_, y) => (y === 0 || y === height - 1 ? outer : inner))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from([...ground, ...edge])),
    ...(opacity === 255 ? [] : [chunk('tRNS', Buffer.from([opacity, opacity]))]),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

export function imageSide(value: number): number {
  return Math.min(SIDE_MAX, Math.max(1, Math.round(value) || 1))
}
