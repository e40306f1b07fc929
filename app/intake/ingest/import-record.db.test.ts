/** The records of imports, written as they go. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { importNotes, importRuns } from '#app/platform/db/schema.ts'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { runCommand } from '#cli/program.ts'
import { useTestDatabase } from '#test/database.ts'
import { createAdministrator } from '#test/signed-in.ts'
import { openImportRecord } from './import-record.server.ts'
import {
  IMPORT_NOTES_PAGE,
  IMPORT_RUNS_PAGE,
  listImportRuns,
  readImportRun,
} from './import-run-queries.server.ts'

useTestDatabase()

let home: string

beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'records-'))
  useEnv({ CHROMIUM_PATH: '/nowhere/chromium' })
  useStorage(await openStorage(parseEnv({ DATA_DIR: path.join(home, 'data') })))
})

async function runs(before: string | null = null) {
  return listImportRuns({ actor: await createAdministrator(), before })
}

async function readRun(id: string, after = 0) {
  return (await readImportRun({ actor: await createAdministrator(), id, after }))!
}

async function importFolder(): Promise<void> {
  const io = { cwd: home, out() {}, err() {}, progress() {} }
  await runCommand(['import', '.', '--no-render'], io)
}

test('an import is listed with every rejected file and every doubtful guess', async () => {
  const good =
    'From: Zoo Things <zoo@gmail.com>\r\nSubject: Hello\r\nContent-Type: text/html\r\n\r\n<p>Something to read.</p>'
  writeFileSync(path.join(home, 'good.eml'), good)
  writeFileSync(path.join(home, 'empty.eml'), '')
  writeFileSync(path.join(home, 'hollow.eml'), 'From: Acme <news@acme.test>\r\n\r\n')
  await importFolder()
  const listed = await runs()
  expect(listed).toMatchObject([
    { files: 3, added: 1, refused: 2, isInterrupted: false, finishedAt: expect.any(Date) },
  ])
  const { run, notes } = await readRun(listed[0]!.id)
  const refused = notes.filter(({ kind }) => kind === 'refused')
  expect(refused.map(({ file, reason }) => `${file}: ${reason}`).toSorted()).toEqual([
    'empty.eml: it is empty',
    'hollow.eml: it has neither HTML nor text',
  ])
  const doubtful = notes.filter(({ kind }) => kind === 'doubtful')
  expect(doubtful).toHaveLength(run.doubtful)
  expect(doubtful[0]).toMatchObject({
    file: 'good.eml',
    reason: expect.stringContaining('brand may be Zoo Things'),
  })
})

test('an import that is still running or was killed shows what it wrote so far', async () => {
  const record = await openImportRecord({ source: 'mail', files: 9 })
  await Promise.all(['a', 'b', 'c'].map((file) => record.add({ refused: { file, reason: 'it is empty' } })))
  const { run, notes } = await readRun(record.id)
  expect(run).toMatchObject({ refused: 3, finishedAt: null, isInterrupted: false })
  expect(notes.map(({ position }) => position)).toEqual([1, 2, 3])
  const longAgo = new Date(Date.now() - 3_600_000)
  await db().update(importRuns).set({ updatedAt: longAgo }).where(eq(importRuns.id, record.id))
  expect((await readRun(record.id)).run.isInterrupted).toBe(true)
  // The server continues it in parts.
  const later = await openImportRecord({ source: 'mail', files: 9, earlier: record.id })
  await later.add({ outcome: 'added' })
  await later.finish()
  expect((await readRun(record.id)).run).toMatchObject({ refused: 3, added: 1, isInterrupted: false })
})

test('lists are paged, and long ones bounded', async () => {
  for (let number = 0; number < IMPORT_RUNS_PAGE + 3; number++) {
    await openImportRecord({ source: `folder-${number}`, files: 1 })
  }
  const first = await runs()
  expect(first).toHaveLength(IMPORT_RUNS_PAGE + 1)
  const second = await runs(first[IMPORT_RUNS_PAGE - 1]!.id)
  const listed = [...first.slice(0, IMPORT_RUNS_PAGE), ...second]
  expect(new Set(listed.map(({ source }) => source)).size).toBe(IMPORT_RUNS_PAGE + 3)
  expect(listed).toHaveLength(IMPORT_RUNS_PAGE + 3)

  const record = await openImportRecord({ source: 'x'.repeat(2000), files: 1 })
  const note = (number: number) => ({ file: `${number} ${'f'.repeat(2000)}`, reason: 'r'.repeat(3000) })
  await record.add({ doubtful: Array.from({ length: 4999 }, (_, number) => note(number)) })
  await record.add({ doubtful: [note(1), note(2)], refused: note(3) })
  expect(await db().$count(importNotes, eq(importNotes.runId, record.id))).toBe(5000)
  const last = await readRun(record.id, 4990)
  expect(last.notes).toHaveLength(10)
  expect(last.run).toMatchObject({ doubtful: 5001, refused: 1 })
  expect((await readRun(record.id)).notes).toHaveLength(IMPORT_NOTES_PAGE + 1)
})

test('only the newest hundred are kept', async () => {
  for (let number = 0; number < 102; number++) await openImportRecord({ source: 'a', files: 1 })
  expect(await db().$count(importRuns)).toBe(100)
})
