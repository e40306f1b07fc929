import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals } from '#app/platform/db/schema.ts'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { startFolderSource } from './folder-source.server.ts'

useTestDatabase()

let folder: string
let stop: () => Promise<void>

beforeEach(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'folder-data-'))
  folder = mkdtempSync(path.join(tmpdir(), 'folder-'))
  useEnv({ DATA_DIR: dataDir, MAX_MESSAGE_MB: 1 })
  useStorage(await openStorage(parseEnv({ DATA_DIR: dataDir })))
})

afterEach(() => stop())

function put(name: string, text: string, ageSeconds = 10): void {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  const at = Date.now() / 1000 - ageSeconds
  utimesSync(file, at, at)
}

function mail(subject: string): string {
  return `From: a@b.test\r\nDelivered-To: acme@inbox.test\r\nSubject: ${subject}\r\n\r\nText of ${subject}\r\n`
}

async function subjects(): Promise<string[]> {
  return (await db().select().from(arrivals)).map(({ subject }) => subject).toSorted()
}

test('takes complete files once each, and deletes only what is stored', async () => {
  put('one.eml', mail('One'))
  put('again.eml', mail('One'))
  put('note.txt', 'not an email')
  put('reply.eml', `Auto-Submitted: auto-replied\r\n${mail('Reply')}`)
  put('large.eml', mail('Large') + 'x'.repeat(1_200_000))
  put('empty.eml', '')
  put('growing.eml', mail('Growing'), 0)
  stop = await startFolderSource(folder)
  await expect.poll(() => readdirSync(folder).toSorted()).toEqual(['growing.eml', 'note.txt', 'refused'])
  expect(readdirSync(path.join(folder, 'refused')).toSorted()).toEqual([
    'empty.eml',
    'large.eml',
    'reply.eml',
  ])
  const rows = await db().select().from(arrivals)
  expect(
    rows
      .filter(({ state }) => state !== 'skipped')
      .map(({ subject, state }) => `${subject} ${state}`)
      .toSorted(),
  ).toEqual(['One duplicate', 'One waiting'])
  const refused = rows.filter(({ state }) => state === 'skipped')
  expect(
    refused.map(({ subject, reason, details }) => `${details.fileName}: ${subject} (${reason})`).toSorted(),
  ).toEqual([
    'empty.eml:  (The message is empty)',
    'large.eml:  (The message is too large)',
    'reply.eml: Reply (Automatic replies are not accepted)',
  ])
  expect(rows.find(({ state }) => state === 'waiting')!.recipients).toEqual(['acme@inbox.test'])
})

test('takes deliveries of a maildir as they appear', async () => {
  for (const name of ['new', 'cur', 'tmp']) mkdirSync(path.join(folder, name))
  writeFileSync(path.join(folder, 'tmp', '1.host'), mail('Not yet'))
  stop = await startFolderSource(folder)
  put('new/2.host', mail('Delivered'), 0)
  await expect.poll(subjects).toEqual(['Delivered'])
  await expect.poll(() => readdirSync(path.join(folder, 'new'))).toEqual([])
})

test('keeps a file that cannot be stored now', async () => {
  const broken = path.join(folder, 'file')
  writeFileSync(broken, '')
  useStorage(await openStorage(parseEnv({ DATA_DIR: broken })))
  put('one.eml', mail('One'))
  stop = await startFolderSource(folder)
  await stop()
  expect(existsSync(path.join(folder, 'one.eml'))).toBe(true)
  expect(await subjects()).toEqual([])
})

test('a folder that does not exist is named', async () => {
  await expect(startFolderSource('/nowhere/mail')).rejects.toThrow(
    'The folder /nowhere/mail of INBOX_FOLDER does not exist. Create it first.',
  )
  stop = () => Promise.resolve()
})
