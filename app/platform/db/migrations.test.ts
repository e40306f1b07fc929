import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { numberOfSql } from '../../../scripts/generate-migration.mjs'
import { migrationNames, sinceBaseline } from './migrations.server.ts'

test('the number of app/platform/db/sql has risen with its text; otherwise run `npm run db:generate`', () => {
  const { stated, due } = numberOfSql(path.join(projectRoot(), 'app/platform/db/sql'))
  expect(stated).toEqual(due)
})

test('only changed text raises the number', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sql-'))
  function write(name: string, content: string): void {
    writeFileSync(path.join(folder, name), content)
  }
  write('number.json', '{ "number": 7, "sha256": "" }')
  write('1-topic.sql', 'select 1;')
  const { due } = numberOfSql(folder)
  expect(due.number).toBe(8)
  write('number.json', JSON.stringify(due))
  expect(numberOfSql(folder).due).toEqual(due)
  write('1-topic.sql', 'select 2;')
  expect(numberOfSql(folder).due.number).toBe(9)
  rmSync(folder, { recursive: true })
})

test('the last of the replaced migrations is the baseline, earlier ones are nothing', () => {
  const [baseline] = migrationNames()
  expect(sinceBaseline(['0000_extensions', '0001_tables', '0055_webhook-checks'])).toEqual([baseline])
  expect(sinceBaseline(['0000_extensions', '0001_tables', '0054_images-only-search'])).toBeNull()
  expect(sinceBaseline(['0000_baseline', '0001_later'])).toEqual(['0000_baseline', '0001_later'])
})
