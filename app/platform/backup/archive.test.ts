import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkArchive } from './archive-check.server.ts'
import { BadBackup, openArchive } from './archive-reader.server.ts'
import { createArchive } from './archive-writer.server.ts'
import { FORMAT, MANIFEST, type Manifest, tableOfPart } from './manifest.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'archive-'))
const whole = path.join(folder, 'whole.tar')
const picture = Buffer.from([0, 255, 10, 13, 0])
const sum = createHash('sha256').update(picture).digest('hex')
const pictureName = `files/media/${sum.slice(0, 2)}/${sum}.webp`

const manifest: Manifest = {
  format: FORMAT,
  version: 1,
  mailshelf: '0.1.0',
  createdAt: '2026-11-21T10:00:00.000Z',
  migrations: ['0000_baseline'],
  tables: [{ name: 'brands', columns: ['id'], rows: 1 }],
  secretMark: 'mark',
}

beforeAll(() => write(whole, manifest))
afterAll(() => rmSync(folder, { recursive: true }))

async function write(file: string, says: object): Promise<void> {
  const archive = await createArchive(file, new Date('2026-11-21T10:00:00Z'))
  await archive.add(MANIFEST, Buffer.from(JSON.stringify(says)))
  await archive.add('tables/brands.000001.jsonl', Buffer.from('{"id":"1"}\n'))
  await archive.add(pictureName, picture)
  await archive.finish({ force: false })
}

async function check(bytes: Buffer | string): Promise<unknown> {
  const file = typeof bytes === 'string' ? bytes : path.join(folder, 'changed.tar')
  if (typeof bytes !== 'string') writeFileSync(file, bytes)
  const archive = await openArchive(file)
  try {
    return await checkArchive(archive, () => {})
  } catch (error) {
    return error
  } finally {
    await archive.close()
  }
}

test('is a plain tar file with checksums, readable by its owner only, and leaves no other file', () => {
  const unpacked = mkdtempSync(path.join(folder, 'unpacked-'))
  execFileSync('tar', ['xf', whole, '-C', unpacked])
  expect(readFileSync(path.join(unpacked, pictureName))).toEqual(picture)
  const sums = readFileSync(path.join(unpacked, 'SHA256SUMS'), 'utf8').trimEnd().split('\n')
  expect(sums).toHaveLength(3)
  for (const line of sums) {
    const [sum, name] = line.split('  ')
    expect(
      createHash('sha256')
        .update(readFileSync(path.join(unpacked, name!)))
        .digest('hex'),
    ).toBe(sum)
  }
  expect(statSync(whole).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([])
})

test('accepts a complete archive; refuses any changed byte and any truncation', async () => {
  const bytes = readFileSync(whole)
  expect(await check(bytes)).toMatchObject({ manifest, files: 1 })
  for (let at = 0; at < bytes.length; at += 11) {
    const changed = Buffer.from(bytes)
    changed[at]! ^= 1 << (at % 8)
    expect(await check(changed), `byte ${at}`).toBeInstanceOf(BadBackup)
  }
  for (let end = 0; end < bytes.length; end += 512) {
    expect(await check(bytes.subarray(0, end)), `cut at ${end}`).toBeInstanceOf(BadBackup)
  }
  expect(await check(Buffer.concat([bytes, bytes]))).toBeInstanceOf(BadBackup)
})

test('requires a known format', async () => {
  const other = path.join(folder, 'other.tar')
  await write(other, { ...manifest, format: 'something else' })
  expect(await check(other)).toMatchObject({ message: `${other} is no backup of Mailshelf.` })
  const newer = path.join(folder, 'newer.tar')
  await write(newer, { ...manifest, version: 2, mailshelf: '9.0.0' })
  expect(await check(newer)).toMatchObject({
    message: `${newer} was made by a newer Mailshelf (9.0.0). Update this one, then restore.`,
  })
  expect(await check(import.meta.filename)).toMatchObject({
    message: `${import.meta.filename} is no backup of Mailshelf.`,
  })
})

test('leaves nothing behind when abandoned, and does not replace a file that appeared meanwhile', async () => {
  const file = path.join(folder, 'contested.tar')
  const archive = await createArchive(file, new Date())
  writeFileSync(file, 'somebody else')
  expect(await archive.finish({ force: false })).toBeNull()
  await archive.abandon()
  expect(readFileSync(file, 'utf8')).toBe('somebody else')
  expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([])
})

test.each([
  '../../escaped',
  '/etc/cron.d/escaped',
  'files/../../escaped',
  `files/media/${sum.slice(0, 2)}/../${sum}.webp`,
  'files/private/zz/not-a-hash.eml',
  'tables/../manifest.jsonl',
])('refuses a name outside the archive as a stored file or table: %s', async (name) => {
  const file = path.join(folder, `hostile-${createHash('sha256').update(name).digest('hex').slice(0, 8)}.tar`)
  const archive = await createArchive(file, new Date(0))
  await archive.add(MANIFEST, Buffer.from(JSON.stringify(manifest)))
  await archive.add(name, picture)
  await archive.finish({ force: false })
  expect(await check(file)).toMatchObject({ files: 0 })
  expect(tableOfPart(name)).toBeUndefined()
})

test.each([
  ['a symbolic link', 156, '2'],
  ['a hard link', 156, '1'],
  ['a device', 156, '3'],
  ['a file of eight gigabytes', 124, '77777777777'],
])('refuses %s, even with a correct checksum', async (_, at, value) => {
  const bytes = readFileSync(whole)
  bytes.write(value, at, 'ascii')
  bytes.fill(' ', 148, 156)
  const checksum = bytes.subarray(0, 512).reduce((total, byte) => total + byte, 0)
  bytes.write(`${checksum.toString(8).padStart(7, '0')}\0`, 148, 'ascii')
  expect(await check(bytes)).toBeInstanceOf(BadBackup)
})

test('refuses system tables in a manifest', async () => {
  const file = path.join(folder, 'catalogue.tar')
  await write(file, { ...manifest, tables: [{ name: 'pg_authid', columns: ['rolname'], rows: 1 }] })
  expect(await check(file)).toMatchObject({ message: `${file} is no backup of Mailshelf.` })
})

test('is encrypted with a passphrase', async () => {
  const file = path.join(folder, 'encrypted.tar.age')
  const archive = await createArchive(file, new Date(), 'correct horse battery')
  await archive.add(MANIFEST, Buffer.from(JSON.stringify(manifest)))
  await archive.add(pictureName, picture)
  expect(await archive.finish({ force: false })).toBe(statSync(file).size)
  expect(readFileSync(file).includes('mailshelf')).toBe(false)
  await expect(openArchive(file)).rejects.toThrow(`${file} is encrypted with a passphrase.`)
  await expect(openArchive(file, 'another one')).rejects.toThrow(`This is not the passphrase of ${file}.`)
  const opened = await openArchive(file, 'correct horse battery')
  expect(await checkArchive(opened, () => {})).toMatchObject({ manifest, files: 1 })
  await opened.close()
  writeFileSync(file, readFileSync(file).subarray(0, -1))
  await expect(openArchive(file, 'correct horse battery')).rejects.toThrow(`${file} is damaged`)
})
