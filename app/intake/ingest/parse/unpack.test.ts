import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { unpack } from './unpack.server.ts'

const MEGABYTE = 1024 * 1024
const EMAIL = Buffer.from('Subject: Hello\r\n\r\nWords.\r\n')

let home: string
beforeEach(() => {
  useEnv({ ARCHIVE_MB_MAX: 3 })
  home = mkdtempSync(path.join(tmpdir(), 'unpack-'))
})

test.each([
  '../evil.eml',
  'a/../../evil.eml',
  '..\\evil.eml',
  '/evil.eml',
  '//evil.eml',
  '\\evil.eml',
  'C:/evil.eml',
  'C:\\evil.eml',
])('refuses an archive with a file named %s', async (name) => {
  expect(await unpacked(zip([{ name, content: EMAIL }]))).toEqual({
    ok: false,
    reason: expect.stringMatching(/^couldn’t unpack it \((absolute|invalid relative) path/),
  })
  expect(existsSync('/evil.eml')).toBe(false)
  expect(files()).toEqual([])
})

test('writes nothing through a symbolic link', async () => {
  const link = { name: 'out.eml', content: Buffer.from('..'), mode: 0o120777 }
  const archive = zip([link, { name: 'out.eml/evil.eml', content: EMAIL }])
  const outcome = await unpacked(archive)
  expect(outcome).toEqual({
    ok: true,
    files: [{ name: 'out.eml/evil.eml', path: expect.any(String) }],
  })
  expect(files()).toHaveLength(1)
  expect(readFileSync(path.join(home, 'box', files()[0]!))).toEqual(EMAIL)
})

test('unpacks two entries of one name, and names that no system stores', async () => {
  const long = `${'春'.repeat(300)}.eml`
  const names = ['a.eml', 'a.eml', long, 'b\0.eml', 'a.eml/b.eml']
  const outcome = await unpacked(
    zip(
      names.map((name, number) => ({
        name,
        content: Buffer.from(`${number}`),
      })),
    ),
  )
  if (!outcome.ok) throw new Error(outcome.reason)
  expect(outcome.files.map(({ name }) => name)).toEqual(['a.eml', 'a.eml', long, 'b_.eml', 'a.eml/b.eml'])
  expect(outcome.files.map((file) => readFileSync(file.path, 'utf8'))).toEqual(['0', '1', '2', '3', '4'])
})

test('counts all archives of an import together', async () => {
  const archive = zip([{ name: 'a.eml', content: EMAIL }])
  const left = (bytes: number) => ({
    bytes: 12 * MEGABYTE - bytes,
    files: 0,
    names: 0,
  })
  expect((await unpacked(archive, left(EMAIL.length))).ok).toBe(true)
  const refusal = (limit: string) => ({
    ok: false,
    reason: expect.stringContaining(limit),
  })
  expect(await unpacked(archive, left(EMAIL.length - 1))).toEqual(refusal('12 MB'))
  expect(await unpacked(archive, { ...left(MEGABYTE), files: 200_000 })).toEqual(refusal('200,000 files'))
})

test('refuses a zip bomb, and stops writing at the limit', async () => {
  const archive = zip([{ name: 'a.eml', content: Buffer.alloc(40 * MEGABYTE), says: 10 }])
  expect(archive.length).toBeLessThan(MEGABYTE / 10)
  expect((await unpacked(archive)).ok).toBe(false)
  expect(bytesWritten()).toBeLessThanOrEqual(3 * MEGABYTE)
})

test('refuses a thousand entries sharing the same compressed bytes', async () => {
  const shared = { content: Buffer.alloc(MEGABYTE), at: 0 }
  const archive = zip(Array.from({ length: 1000 }, (_, number) => ({ name: `${number}.eml`, ...shared })))
  expect(archive.length).toBeLessThan(MEGABYTE / 5)
  expect(await unpacked(archive)).toEqual({ ok: false, reason: 'it holds more than 3 MB' })
  expect(bytesWritten()).toBeLessThanOrEqual(3 * MEGABYTE)
})

test('leaves nothing on disk of twenty thousand entries that are not emails', async () => {
  expect(await unpacked(zip(many(20_000, 'txt')))).toEqual({
    ok: true,
    files: [],
  })
  expect(files()).toEqual([])
})

test('refuses more than two hundred thousand entries before unpacking any', async () => {
  const archive = zip(many(200_001, 'eml'))
  expect(await unpacked(archive)).toEqual({ ok: false, reason: 'it contains more than 200,000 files' })
  expect(files()).toEqual([])
})

/** Unpacks it into `box`, and checks that nothing was written next to it. */
async function unpacked(archive: Buffer, total = { bytes: 0, files: 0, names: 0 }) {
  const file = path.join(home, 'x.zip')
  const folder = path.join(home, 'box')
  writeFileSync(file, archive)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const outcome = await unpack(file, folder, total)
  expect(readdirSync(home).toSorted()).toEqual(['box', 'x.zip'])
  return outcome
}

function files(): string[] {
  const entries = readdirSync(path.join(home, 'box'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(path.join(home, 'box'), path.join(entry.parentPath, entry.name)))
}

function bytesWritten(): number {
  return files().reduce((sum, name) => sum + statSync(path.join(home, 'box', name)).size, 0)
}

type Part = {
  name: string
  content: Buffer
  mode?: number
  /** The declared size. */
  says?: number
  /** The offset of another entry's data, declared as its own. */
  at?: number
}

function many(count: number, extension: string): Part[] {
  const content = Buffer.alloc(0)
  return Array.from({ length: count }, (_, number) => ({ name: `${number}.${extension}`, content }))
}

/** An archive written byte by byte, because libraries refuse to. */
function zip(parts: Part[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  const packed = new Map<Buffer, { bytes: Buffer; sum: number }>()
  let end = 0
  for (const { name, content, mode = 0o100644, says = content.length, at } of parts) {
    const { bytes, sum } = packed.get(content) ?? { bytes: deflateRawSync(content), sum: crc32(content) }
    packed.set(content, { bytes, sum })
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    // Names in UTF-8.
    facts.writeUInt16LE(0x800, 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(sum, 10)
    facts.writeUInt32LE(bytes.length, 14)
    facts.writeUInt32LE(says, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const begin = at ?? end
    if (begin === end) {
      const local = Buffer.concat([signature(0x04034b50), facts, Buffer.from(name), bytes])
      locals.push(local)
      end += local.length
    }
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE((mode << 16) >>> 0, 6)
    rest.writeUInt32LE(begin, 10)
    // Made on Unix, so that the mode is read.
    const made = Buffer.from([20, 3])
    directory.push(Buffer.concat([signature(0x02014b50), made, facts, rest, Buffer.from(name)]))
  }
  const central = Buffer.concat(directory)
  return Buffer.concat([...locals, central, endOf(parts.length, central.length, end)])
}

/** The end record in both formats: the older one cannot count beyond 65,535. */
function endOf(count: number, size: number, at: number): Buffer {
  const large = Buffer.alloc(56)
  large.writeUInt32LE(0x06064b50, 0)
  large.writeBigUInt64LE(44n, 4)
  for (const [value, offset] of [
    [count, 24],
    [count, 32],
    [size, 40],
    [at, 48],
  ] as const)
    large.writeBigUInt64LE(BigInt(value), offset)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(at + size), 8)
  locator.writeUInt32LE(1, 16)
  const small = Buffer.alloc(22)
  small.writeUInt32LE(0x06054b50, 0)
  for (const offset of [8, 10]) small.writeUInt16LE(0xffff, offset)
  for (const offset of [12, 16]) small.writeUInt32LE(0xffffffff, offset)
  return Buffer.concat([large, locator, small])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
