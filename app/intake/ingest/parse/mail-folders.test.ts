/** Mailboxes as people have them: one real layout a test, on the disk and in an archive. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { readEmail } from '#app/intake/ingest/prepare.server.ts'
import { openIngestFiles, readIngestFile } from './ingest-files.server.ts'

let home: string
beforeEach(() => {
  useEnv({})
  home = mkdtempSync(path.join(tmpdir(), 'mail-folders-'))
})

const message = (subject: string, head = '') =>
  `${head}From: Acme <news@acme.test>\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\nContent-Type: text/plain\r\n\r\nWords of ${subject}.\r\n`
const mbox = (...messages: string[]) =>
  messages.map((one) => `From - Mon Mar  2 10:00:00 2026\r\n${one}\r\n`).join('')
const emlx = (text: string) =>
  `${Buffer.byteLength(text)}      \n${text}<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict><key>flags</key><integer>1</integer></dict></plist>\n`

type Layout = {
  files: Record<string, string>
  subjects: string[]
  skipped?: [string, RegExp][]
  label?: string
}

const LAYOUTS: Record<string, Layout> = {
  'an exported folder of Apple Mail': {
    files: {
      'News.mbox/mbox': mbox(message('one'), message('two')),
      'News.mbox/table_of_contents': '\0\0',
    },
    subjects: ['one', 'two'],
  },
  'the library of Apple Mail': {
    files: {
      'V10/A1/INBOX.mbox/B2/Data/Messages/101.emlx': emlx(message('one')),
      'V10/A1/INBOX.mbox/B2/Data/1/Messages/102.partial.emlx': emlx(message('two')),
      'V10/A1/INBOX.mbox/Info.plist': '<plist/>',
    },
    subjects: ['one', 'two'],
  },
  'a profile of Thunderbird': {
    files: {
      'ImapMail/mail.acme.test/INBOX': mbox(message('one')),
      'ImapMail/mail.acme.test/INBOX.msf': '// <!-- <mdb:mork:z v="1.4"/> -->',
      'ImapMail/mail.acme.test/INBOX.sbd/News': mbox(message('two'), message('three')),
      'ImapMail/mail.acme.test/INBOX.sbd/News.msf': '',
      'ImapMail/mail.acme.test/LICENSE': 'All of it is free.',
    },
    subjects: ['one', 'three', 'two'],
    skipped: [['ImapMail/mail.acme.test/LICENSE', /not an email/]],
  },
  'a maildir': {
    files: {
      'Maildir/cur/1772445600.M1P2.mail:2,S': message('one'),
      'Maildir/new/1772445601.M3P4.mail': message('two'),
      'Maildir/tmp/1772445602.M5P6.mail': message('half'),
      'Maildir/dovecot-uidlist': '3 V1 N3',
      'Maildir/dovecot.index.log': '\0',
    },
    subjects: ['one', 'two'],
    skipped: [['Maildir/tmp/1772445602.M5P6.mail', /not an email/]],
  },
  'Google Takeout, with a label': {
    files: {
      'Takeout/Mail/All mail Including Spam and Trash.mbox': mbox(
        message('one', 'X-Gmail-Labels: Inbox,Newsletters,Unread\r\n'),
        message('two', 'X-Gmail-Labels: =?UTF-8?Q?Inbox,Caf=C3=A9?=\r\n'),
        message('three', 'X-Gmail-Labels: Archived,\r\n Newsletters\r\n'),
        message('four'),
      ),
      'Takeout/archive_browser.html.txt': 'x',
    },
    label: 'newsletters',
    subjects: ['one', 'three'],
    skipped: [
      [
        'Takeout/Mail/All mail Including Spam and Trash.mbox',
        /^2 messages don’t have the label “newsletters”$/,
      ],
      ['Takeout/archive_browser.html.txt', /not an email/],
    ],
  },
  'data files of Outlook beside emails': {
    files: { 'a.eml': message('one'), 'old/archive.pst': '!BDN', 'b.png': 'x' },
    subjects: ['one'],
    skipped: [['old/archive.pst', /convert it with readpst/]],
  },
}

async function read(from: string, label?: string) {
  const opened = await openIngestFiles([from], { label })
  try {
    const texts = await Promise.all(
      opened.files.map(async (file) => Buffer.from((await readIngestFile(file))!)),
    )
    for (const text of texts) expect(text.toString()).not.toMatch(/plist|^\d+ /)
    return {
      subjects: texts
        .map((text) => /^Subject: (.*)\r$/m.exec(text.toString())![1]!)
        .toSorted((a, b) => (a < b ? -1 : 1)),
      skipped: opened.skipped.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      refused: opened.refused,
    }
  } finally {
    await opened.close()
  }
}

test.each(Object.entries(LAYOUTS))('%s', async (_, { files, subjects, skipped = [], label }) => {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(home, 'mail', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
    zip.addBuffer(Buffer.from(content), name)
  }
  zip.end()
  const archive = path.join(home, 'mail.zip')
  writeFileSync(archive, await buffer(zip.outputStream as Readable))

  const onDisk = await read(path.join(home, 'mail'), label)
  expect(onDisk).toMatchObject({ subjects, refused: [] })
  const found = onDisk.skipped.map(({ name, reason }) => [
    path.relative(path.join(home, 'mail'), name),
    reason,
  ])
  expect(found).toEqual(skipped.map(([name, reason]) => [name, expect.stringMatching(reason)]))
  expect((await read(archive, label)).subjects).toEqual(subjects)
})

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAKUlEQVR4nO3NMQEAAAwCoNm/9HI83BLQgNyAZ2ABAAAAAAAAAAAAAADgZAFvAAEk8MeeAAAAAElFTkSuQmCC'
const SAVED = [
  'From: <Saved by Blink>',
  'Snapshot-Content-Location: https://view.acme.test/spring',
  'Subject: =?utf-8?Q?Spring=20at=20Acme?=',
  'Date: Mon, 2 Mar 2026 10:00:00 -0000',
  'MIME-Version: 1.0',
  'Content-Type: multipart/related; type="text/html"; boundary="----MultipartBoundary--x----"',
  '',
  '',
  '------MultipartBoundary--x----',
  'Content-Type: text/html',
  'Content-ID: <frame-1@mhtml.blink>',
  'Content-Transfer-Encoding: quoted-printable',
  'Content-Location: https://view.acme.test/spring',
  '',
  '<html><body><img src=3D"https://cdn.acme.test/hero.png" width=3D"320" height=3D"320"><p>Spring is here.</p><p>=C2=A9 2026 Acme Inc.</p></body></html>',
  '------MultipartBoundary--x----',
  'Content-Type: image/png',
  'Content-Transfer-Encoding: base64',
  'Content-Location: https://cdn.acme.test/hero.png',
  '',
  PIXEL,
  '',
  '------MultipartBoundary--x------',
  '',
].join('\r\n')

test.each(['page.mht', 'page.mhtml'])('a page that a browser saved as %s', async (name) => {
  writeFileSync(path.join(home, name), SAVED)
  const opened = await openIngestFiles([home])
  const bytes = await readIngestFile(opened.files[0]!)
  const prepared = await readEmail({ bytes: bytes!, kind: 'eml', fileName: name })
  if (!prepared.ok) throw new Error(prepared.reason)
  expect(prepared.email).toMatchObject({
    subjectLine: 'Spring at Acme',
    senderName: null,
    senderAddress: null,
    sentAt: null,
    facts: { imageCount: 1 },
    guesses: { brand: { value: 'Acme' } },
  })
  expect(prepared.email.scrubNotes).toEqual([])
  expect(prepared.email.files.filter(({ role }) => role === 'asset')).toHaveLength(1)
})
