import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { withStandardInput } from '#cli/standard-input.ts'
import { openIngestFiles, readIngestFile } from './ingest-files.server.ts'
import { MAILBOX_MESSAGES_MAX } from '#app/intake/ingest/limits.server.ts'
import { findMessages, type MailboxPart, readMessage } from './mailbox.server.ts'

const LETTER = 'From: Acme <a@acme.test>\r\nSubject: Hello\r\n\r\nWords.\r\n'
const MEGABYTE = 1024 * 1024

let home: string
beforeEach(() => {
  useEnv({ MAX_MESSAGE_MB: 1, ARCHIVE_MB_MAX: 3 })
  home = mkdtempSync(path.join(tmpdir(), 'ingest-files-'))
})

function write(name: string, content: string | Buffer): string {
  const file = path.join(home, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
  return file
}

async function zipped(entries: Record<string, string | Buffer>, options = {}): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name, options)
  zip.end()
  return buffer(zip.outputStream as Readable)
}

/** What `openIngestFiles` finds at paths: names, first lines and rejections. */
async function taken(...paths: string[]) {
  const opened = await openIngestFiles(paths)
  try {
    const texts = await Promise.all(
      opened.files.map(async (file) => (await readIngestFile(file))?.toString()),
    )
    const names = opened.files.map(({ name }) => path.relative(home, name))
    return {
      names,
      texts,
      missing: opened.missing.length,
      refused: opened.refused.map(({ reason }) => reason),
    }
  } finally {
    await opened.close()
  }
}

test('refuses a mailbox that is above the limit of an import with those before it', async () => {
  const most = 'From \nA:\n\n'.repeat(MAILBOX_MESSAGES_MAX + 1)
  const all = most.slice('From \nA:\n\n'.length)
  const zip = write('a.zip', await zipped({ '1.mbox': most, '2.mbox': all }))
  const opened = await openIngestFiles([zip, write('b.mbox', `From x\n${LETTER}`)])
  await opened.close()
  expect(opened.files).toHaveLength(MAILBOX_MESSAGES_MAX)
  expect(opened.files.every(({ name }) => name.includes('2.mbox'))).toBe(true)
  expect(opened.refused.map(({ name, reason }) => [path.relative(home, name), reason])).toEqual(
    ['a.zip/1.mbox', 'b.mbox'].map((name) => [name, expect.stringMatching(/100,000 messages/)]),
  )
})

describe('mailboxes', () => {
  async function messagesOf(text: string): Promise<string[]> {
    const file = write('x.mbox', Buffer.from(text, 'latin1'))
    const parts: MailboxPart[] = []
    for await (const part of findMessages(file)) parts.push(part)
    return Promise.all(
      parts.map(async (part) => Buffer.from(await readMessage(file, part)).toString('latin1')),
    )
  }

  test('with quoted separators are read without loss', async () => {
    const mbox =
      'From a@b.test Sat Nov 14 08:00:00 2026\nSubject: One\n\n>From the sea\n>>From further\n\nFrom now on\n\n' +
      'From c@d.test Sat Nov 14 09:00:00 2026\nSubject: Two\n\nBye\n'
    expect(await messagesOf(mbox)).toEqual([
      'Subject: One\n\nFrom the sea\n>From further\n\nFrom now on\n\n',
      'Subject: Two\n\nBye\n',
    ])
  })

  test('with mixed line endings, and none at the end', async () => {
    const mbox =
      'From x\r\nSubject: One\r\n\r\na\r\n\r\nFrom y\nSubject: Two\n\nb\n\nFrom z\r\nSubject: Three\n\nc'
    expect((await messagesOf(mbox)).map((text) => /Subject: (\w+)/.exec(text)![1])).toEqual([
      'One',
      'Two',
      'Three',
    ])
  })

  test.each([
    'From - \nSubject: One\n\na\n\nFrom - \nSubject: Two\n\nb\n',
    'From -\r\nX-Mozilla-Status: 0001\r\nSubject: One\r\n\r\na\r\n\r\nFrom -\r\nSubject: Two\r\n\r\nb\r\n',
    'From - \n>From - \nSubject: One\n\na\n\nFrom - \n>From -\nSubject: Two\n\nb\n',
  ])('with separators without sender or time: %j', async (mbox) => {
    expect((await messagesOf(mbox)).map((text) => /Subject: (\w+)/.exec(text)![1])).toEqual(['One', 'Two'])
  })

  test('a line that only resembles a separator is not one', async () => {
    const mbox =
      'From x\nSubject: One\n\nFrom our kitchen with love\nno header here\n\nFrom a@b.test\n\nstill one\n'
    expect(await messagesOf(mbox)).toHaveLength(1)
  })

  test('a quoted line below a separator is text, unless it contains a time', async () => {
    const words = 'From x\nSubject: One\n\nHello\n\nFrom here on\n>From the sea\n'
    expect(await messagesOf(words)).toHaveLength(1)
    const twice = 'From x Sat Nov 14 08:00:00 2026\n>From y Sat Nov 14 08:00:00 2026\nSubject: One\n\nHello\n'
    expect(await messagesOf(twice)).toHaveLength(1)
  })

  test('lines and messages longer than one read', async () => {
    const long = 'x'.repeat(1_200_000)
    const letters = [1, 2, 3].map((number) => `From x\nSubject: ${number}\n\n${long}\n\n`)
    const found = await messagesOf(letters.join(''))
    expect(found.map((text) => text.length)).toEqual([1, 2, 3].map(() => letters[0]!.length - 7))
  })

  test('are read in many turns of the event loop', async () => {
    const file = write('x.mbox', 'From \nA:\n\n'.repeat(MEGABYTE / 10))
    let turns = 0
    let isReading = true
    const count = () => {
      turns += 1
      if (isReading) setImmediate(count)
    }
    setImmediate(count)
    for await (const part of findMessages(file)) isReading = part.end > 0
    isReading = false
    expect(turns).toBeGreaterThan(15)
  })

  test.each(['', 'no mailbox at all', '\n\n\n', 'From x'])('%j contains no messages', async (text) => {
    expect(await messagesOf(text)).toEqual([])
  })
})

describe('supported inputs', () => {
  test('folders, mailboxes, archives and files without a known extension', async () => {
    write('in/b.eml', LETTER)
    write('in/.hidden.eml', LETTER)
    write('in/notes.txt', 'x')
    write('in/a.mbox', `From x\n${LETTER}\nFrom y\n${LETTER}`)
    write(
      'in/c.zip',
      await zipped({ 'may/1.eml': LETTER, 'page.html': '<p>x</p>', 'may/1.json': '{}', 'x.exe': 'MZ' }),
    )
    const plain = write('letter', LETTER)
    expect(await taken(path.join(home, 'in'), plain)).toMatchObject({
      names: [
        'in/a.mbox #1',
        'in/a.mbox #2',
        'in/b.eml',
        'in/c.zip/may/1.eml',
        'in/c.zip/page.html',
        'letter',
      ],
      texts: expect.arrayContaining([LETTER]),
      missing: 0,
      refused: [],
    })
  })

  test('a mailbox inside an archive; unpacked files are deleted afterwards', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('mailshelf-'))
    const zip = write('a.zip', await zipped({ 'x.mbox': `From x\n${LETTER}` }))
    expect((await taken(zip)).names).toEqual(['a.zip/x.mbox #1'])
    const after = readdirSync(tmpdir()).filter(
      (name) => name.startsWith('mailshelf-') && !before.includes(name),
    )
    expect(after).toEqual([])
  })

  test('an archive inside an archive is reported as skipped', async () => {
    const inner = await zipped({ 'q.eml': LETTER })
    const zip = write('a.zip', await zipped({ 'x.eml': LETTER, 'old/inner.zip': inner }))
    expect(await taken(zip)).toMatchObject({
      names: ['a.zip/x.eml'],
      refused: ['archives inside archives are not supported'],
    })
  })

  test('unknown files are reported, not imported', async () => {
    expect(await taken(write('x', Buffer.from([0, 1, 2, 255])), path.join(home, 'none'))).toMatchObject({
      missing: 2,
    })
  })
})

describe('rejected inputs', () => {
  test('a message above the limit is not read', async () => {
    const big = write('big.eml', `${LETTER}${'x'.repeat(MEGABYTE)}`)
    const inMailbox = write('big.mbox', `From x\n${LETTER}${'x'.repeat(MEGABYTE)}\n\nFrom y\n${LETTER}`)
    expect((await taken(big, inMailbox)).texts).toEqual([undefined, undefined, LETTER])
  })

  test.each([
    ['a mailbox without messages', 'x.mbox', () => 'words', /no messages/],
    ['a bomb', 'x.zip', () => zipped({ 'a.eml': Buffer.alloc(4 * MEGABYTE) }), /more than 3 MB/],
    [
      'a bomb of many parts',
      'x.zip',
      () => zipped({ 'a.eml': Buffer.alloc(2 * MEGABYTE), 'b.eml': Buffer.alloc(2 * MEGABYTE) }),
      /more than 3 MB/,
    ],
    ['a bomb that lies about its size', 'x.zip', lyingBomb, /couldn’t unpack it/],
    ['a name that leads out', 'x.zip', () => renamed('..'), /couldn’t unpack it/],
    ['a name from the root', 'x.zip', () => renamed('//'), /couldn’t unpack it/],
    [
      'an archive in an archive',
      'x.zip',
      async () => zipped({ 'a.mbox': 'x', 'b.zip.eml': '' }),
      /no messages/,
    ],
    [
      'half an archive',
      'x.zip',
      async () => (await zipped({ 'a.eml': LETTER })).subarray(0, 60),
      /couldn’t unpack it/,
    ],
    ['noise', 'x.zip', () => Buffer.alloc(5000, 'PK'), /couldn’t unpack it/],
  ])('%s', async (_, name, content, reason) => {
    const outside = readdirSync(tmpdir()).filter((entry) => entry.endsWith('.eml'))
    const { refused } = await taken(write(name, await content()))
    expect(refused).toEqual([expect.stringMatching(reason)])
    expect(readdirSync(tmpdir()).filter((entry) => entry.endsWith('.eml'))).toEqual(outside)
  })

  test('a symbolic link in an archive is not created', async () => {
    const zip = write('x.zip', await zipped({ 'a.eml': '/etc/passwd' }, { mode: 0o120777 }))
    expect(await taken(zip)).toMatchObject({ names: [], refused: [] })
  })

  async function renamed(start: string): Promise<Buffer> {
    const zip = await zipped({ 'xx/evil.eml': LETTER })
    return Buffer.from(zip.toString('latin1').replaceAll('xx/evil.eml', `${start}/evil.eml`), 'latin1')
  }

  /** Declares 1,000 bytes but contains four million. */
  async function lyingBomb(): Promise<Buffer> {
    const zip = await zipped({ 'a.eml': Buffer.alloc(4 * MEGABYTE) })
    const size = Buffer.alloc(4)
    size.writeUInt32LE(4 * MEGABYTE)
    const lie = Buffer.alloc(4)
    lie.writeUInt32LE(1000)
    return Buffer.from(
      zip.toString('latin1').replaceAll(size.toString('latin1'), lie.toString('latin1')),
      'latin1',
    )
  }
})

describe('standard input', () => {
  test('is a file while the command runs', async () => {
    const result = await withStandardInput(
      ['import', '-', '--brand', 'x'],
      async ([, file, ...rest]) => ({ ...(await taken(file!)), rest }),
      Readable.from([LETTER]),
    )
    expect(result).toMatchObject({ texts: [LETTER], rest: ['--brand', 'x'] })
  })

  test('is ignored by every other command', async () => {
    const argv = ['status', '-']
    expect(await withStandardInput(argv, async (given) => given)).toBe(argv)
  })

  test('has a limit', async () => {
    const input = Readable.from([Buffer.alloc(2 * MEGABYTE), Buffer.alloc(2 * MEGABYTE)])
    await expect(withStandardInput(['import', '-'], async () => 0, input)).rejects.toThrow(/ARCHIVE_MB_MAX/)
  })
})
