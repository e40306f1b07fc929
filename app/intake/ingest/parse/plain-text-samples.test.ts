/**
 * The plain text of thirty templates, word for word: letters, receipts, tables, tickets, chats, lists and prices,
 * each read beside its email. A file here is what a reader should get, not what the code happened to make of it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { organiseText } from './plain-text.ts'
import { parseHtml } from '#app/intake/ingest/clean/sanitizer.server.ts'
import { readTextBlocks } from './text-blocks.ts'

const EXPECTED = path.join(import.meta.dirname, '../fixtures/plain-text')
const BUNDLE = path.join(projectRoot(), 'packages/samples/bundle')

const names = readdirSync(EXPECTED).map((file) => path.basename(file, '.txt'))

test('covers thirty templates', () => expect(names.length).toBeGreaterThanOrEqual(30))

test.each(names)('%s', (name) => {
  const expected = readFileSync(path.join(EXPECTED, `${name}.txt`), 'utf8')
  expect(`${organiseText(readTextBlocks(parseHtml(readSample(name))))}\n`).toBe(expected)
})

function readSample(name: string): string {
  const sample = JSON.parse(readFileSync(path.join(BUNDLE, 'emails', `${name}.json`), 'utf8')) as {
    fields: { htmlKey: string }
  }
  const file = path.join(BUNDLE, 'files', `${path.basename(sample.fields.htmlKey)}.br`)
  return brotliDecompressSync(readFileSync(file)).toString()
}
