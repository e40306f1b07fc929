/** The tar format (ustar, 1988) as far as a backup needs it: regular files only. */

export const BLOCK = 512

export const END_OF_TAR = Buffer.alloc(2 * BLOCK)

const LONGEST_NAME = 100
/** The largest size that a header can state, in eleven octal digits. */
const LARGEST_FILE = 8 ** 11 - 1

const FIELDS = {
  name: [0, LONGEST_NAME],
  mode: [100, 8],
  user: [108, 8],
  group: [116, 8],
  size: [124, 12],
  time: [136, 12],
  checksum: [148, 8],
  kind: [156, 1],
  format: [257, 8],
} as const

const PLAIN_FILE = '0'
const USTAR = 'ustar\u000000'

export function tarHeader(name: string, size: number, at: Date): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME || size > LARGEST_FILE) {
    throw new Error(`${name} with ${size} bytes does not fit into a tar file`)
  }
  const header = Buffer.alloc(BLOCK)
  write(header, 'name', name)
  write(header, 'mode', octal('mode', 0o600))
  write(header, 'user', octal('user', 0))
  write(header, 'group', octal('group', 0))
  write(header, 'size', octal('size', size))
  write(header, 'time', octal('time', Math.floor(at.getTime() / 1000)))
  write(header, 'kind', PLAIN_FILE)
  write(header, 'format', USTAR)
  write(header, 'checksum', octal('checksum', checksum(header)))
  return header
}

/** Name and size of the file that follows; 'end' for a block of zeros, null for anything else. */
export function readTarHeader(block: Buffer): { name: string; size: number } | 'end' | null {
  if (block.every((byte) => byte === 0)) return 'end'
  const name = read(block, 'name')
  const [size, seconds] = [read(block, 'size'), read(block, 'time')].map((digits) =>
    Number.parseInt(digits, 8),
  )
  // Only headers that tarHeader writes are accepted: every other bit must match.
  const isOurs = name && size! >= 0 && seconds! >= 0 && size! <= LARGEST_FILE
  if (!isOurs || !tarHeader(name, size!, new Date(seconds! * 1000)).equals(block)) return null
  return { name, size: size! }
}

export function tarPadding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
}

/** The sum of all bytes, with the checksum field counted as spaces. */
function checksum(header: Buffer): number {
  const [start, length] = FIELDS.checksum
  const spaces = length * 32
  return header.reduce((sum, byte, at) => (at >= start && at < start + length ? sum : sum + byte), spaces)
}

function octal(field: keyof typeof FIELDS, value: number): string {
  return value.toString(8).padStart(FIELDS[field][1] - 1, '0')
}

function write(header: Buffer, field: keyof typeof FIELDS, text: string): void {
  header.write(text, FIELDS[field][0], 'ascii')
}

function read(header: Buffer, field: keyof typeof FIELDS): string {
  const [start, length] = FIELDS[field]
  const bytes = header.subarray(start, start + length)
  const end = bytes.indexOf(0)
  return bytes.toString('ascii', 0, end < 0 ? length : end)
}
