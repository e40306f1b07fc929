/** `checks status` and `checks refresh`, and the checks of an email that the built program imports. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#app/platform/db/client.server.ts'
import { emailChecks } from '#app/platform/db/schema.ts'
import { CHECKS_VERSION } from '#app/inspection/checks/check-email.ts'
import { runBuiltCommand } from '#test/built-command.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'

const MESSAGE = [
  'From: Fernhill <hello@fernhill.test>',
  'Subject: Chairs',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<html lang="en"><body><h1>Chairs</h1><p style="color:#bbb;background:#fff">Pale words</p></body></html>',
].join('\r\n')

const home = mkdtempSync(path.join(tmpdir(), 'checks-'))
const dataDir = path.join(home, 'data')
const file = path.join(home, 'chairs.eml')

beforeAll(async () => {
  await copyMigratedFolder(dataDir)
  writeFileSync(file, MESSAGE)
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

async function command(...argv: string[]): Promise<string> {
  const { code, said } = await runBuiltCommand(argv, { DATA_DIR: dataDir, DATABASE_URL: '' }).ran
  expect([code, said]).toEqual([0, said])
  return said
}

test('an imported email is checked; all are queued again on request', async () => {
  await command('import', file)
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: dataDir })
  const [row] = await database.db.select().from(emailChecks)
  await database.close()
  expect(row).toMatchObject({ rulesVersion: CHECKS_VERSION, inBrowser: true, serious: 1 })
  expect(row!.issues[0]).toMatchObject({ rule: 'contrast', places: [{ at: 'p.1' }] })

  expect(await command('checks', 'refresh', '--all')).toMatch(/^queued +1\n.+checks status/m)
  expect(await command('checks', 'status')).toMatch(/^current +0\nto check +1$/m)
})
