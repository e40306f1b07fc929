/** An import of 120 emails, 500 with SOAK=1, that is killed and repeated: every email is there once, complete. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { emailFiles, emails, importNotes, importRuns } from '#app/platform/db/schema.ts'
import { parseEnv, workerConcurrency } from '#app/platform/lib/env.server.ts'
import { listUnfinished, releaseJobs } from '#app/platform/lib/jobs.server.ts'
import { contentKey, openStorage, type StorageArea } from '#app/platform/lib/storage.server.ts'
import { type Ran, runBuiltCommand } from '#test/built-command.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { sized } from '#test/soak.ts'
import { queueRendering, RENDER_EMAIL } from './render/render-job.server.ts'

const COUNT = sized({ small: 120, large: 500 })
/** The import is killed once it has reported this many. */
const KILLED_AT = 0.4 * COUNT
const home = mkdtempSync(path.join(tmpdir(), 'killed-'))
const dataDir = path.join(home, 'data')
const letters = path.join(home, 'letters')

beforeAll(async () => {
  await copyMigratedFolder(dataDir)
  mkdirSync(letters)
  for (let number = 0; number < COUNT; number++) {
    const source = [
      'From: Fernhill <hello@fernhill.test>',
      `Message-ID: <letter-${number}@fernhill.test>`,
      `Subject: Letter number ${number}`,
      'Content-Type: text/html',
      '',
      `<table width="600"><tr><td><h1>Letter ${number}</h1><p>Beans and peas, row ${number}.</p></td></tr></table>`,
    ]
    writeFileSync(path.join(letters, `${String(number).padStart(3, '0')}.eml`), source.join('\r\n'))
  }
  writeFileSync(path.join(letters, '007-empty.eml'), '')
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Runs a command, and kills it once it has reported this many files. `lingered` is how long it said nothing at its end. */
async function run(argv: string[], killAt = Infinity): Promise<Ran & { lingered: number }> {
  const { child, ran } = runBuiltCommand(argv, { DATA_DIR: dataDir })
  let said = ''
  let heardAt = 0
  function hear(chunk: unknown): void {
    heardAt = performance.now()
    said += String(chunk)
    const done = Number(/.*Importing (\d+)\//s.exec(said)?.[1] ?? 0)
    if (done >= killAt) child.kill('SIGKILL')
  }
  child.stdout!.on('data', hear)
  child.stderr!.on('data', hear)
  return { ...(await ran), lingered: performance.now() - heardAt }
}

test('each email is there once', { timeout: 600_000 }, async () => {
  const importAll = ['import', letters, '--no-render']
  expect((await run(importAll, KILLED_AT)).code, 'killed').toBeNull()
  expect((await run(['jobs'])).said).toMatch(/^import +1 waiting; unfinished: letters$/m)
  const { code, said, lingered } = await run(importAll)
  expect(code, 'ends by itself').not.toBeNull()
  // Its idle worker would stay for a minute.
  expect(lingered).toBeLessThan(30_000)
  const [added, skipped] = [/added +(\d+)/, /skipped +(\d+)/].map((pattern) =>
    Number(pattern.exec(said)?.[1]),
  )
  expect(skipped).toBeGreaterThanOrEqual(KILLED_AT)
  expect(added! + skipped!).toBe(COUNT)

  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: dataDir })
  const storage = await openStorage(parseEnv({ DATA_DIR: dataDir }))
  try {
    const rows = await database.db.select().from(emails)
    expect(new Set(rows.map(({ messageId }) => messageId)).size).toBe(COUNT)
    expect(rows).toHaveLength(COUNT)
    const files = await database.db.select().from(emailFiles)
    for (const { originalKey, htmlKey, bodyText, subjectLine } of rows) {
      expect(files.filter(({ key }) => key === originalKey || key === htmlKey)).toHaveLength(2)
      expect(bodyText).toContain(`# ${subjectLine.replace('number ', '')}`)
    }
    for (const { key } of files) {
      const area = key.slice(0, key.indexOf('/')) as StorageArea
      expect(contentKey(area, await storage.getBytes(key), path.extname(key).slice(1))).toBe(key)
    }
    const runs = await database.db.select().from(importRuns).orderBy(importRuns.createdAt)
    expect(runs).toMatchObject([
      { source: 'letters', files: COUNT + 1, finishedAt: null, refused: 1 },
      { source: 'letters', files: COUNT + 1, finishedAt: expect.any(Date), refused: 1, added },
    ])
    expect(runs[0]!.added).toBeGreaterThanOrEqual(KILLED_AT - 10)
    const notes = await database.db.select().from(importNotes)
    const empty = { kind: 'refused', reason: 'it is empty', file: expect.stringContaining('007-empty.eml') }
    expect(notes.filter(({ kind }) => kind === 'refused')).toMatchObject([empty, empty])
    // Screenshots are left to the server, which queues at start what the kill prevented.
    useDatabase(database)
    expect(await listUnfinished('import', { givenUp: true })).toEqual([])
    const queued = await listUnfinished(RENDER_EMAIL, { givenUp: false })
    expect(COUNT - queued.length).toBeLessThanOrEqual(workerConcurrency())
    expect(await queueRendering({ which: 'forgotten' })).toBe(COUNT - queued.length)
    expect(await queueRendering({ which: 'forgotten' })).toBe(0)
  } finally {
    await releaseJobs()
    await database.close()
  }
})
