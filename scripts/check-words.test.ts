import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { bannedWordsIn, readBannedWords, UNREAD } from './check-words.mjs'

const banned = readBannedWords(readFileSync(path.join(import.meta.dirname, 'banned-words.tsv'), 'utf8'))
const [word] = ['reh', 'earsal'].join('').split(',') as [string]
const capital = word[0]!.toUpperCase() + word.slice(1)

test.each([
  ['a name in code', 'app/gallery/draft.ts', `export function open${capital}(): void {}`],
  ['a name with underscores', 'app/platform/db/sql/9.sql', `select ${word}_id from drafts`],
  ['a string', 'app/gallery/copy.ts', `export const title = 'Your ${word} is over'`],
  ['a doc', 'docs/operations.md', `Each ${word} ends after a day.`],
  ['the changelog', 'CHANGELOG.md', `- A ${word} ends after a day.`],
  ['a file name', `app/gallery/${word}.ts`, ''],
])('a banned word is found in %s', (_, file, text) => {
  expect(file).not.toMatch(UNREAD)
  expect(bannedWordsIn(file, text, banned)).toEqual([expect.stringContaining('draft preview')])
})

test('a banned word may stand where the list allows it, and inside of other words everywhere', () => {
  expect(bannedWordsIn('server/former-addresses.ts', `get('/${word}')`, banned)).toEqual([])
  expect(bannedWordsIn('app/gallery/copy.ts', 'commended, secure, configures', banned)).toEqual([])
})
