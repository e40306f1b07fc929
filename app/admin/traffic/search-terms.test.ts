import { expect, test } from 'vitest'
import { isPerson } from './page-kinds.ts'
import { countableTerm } from './search-terms.ts'

test.each([
  ['  Black   Friday ', 'black friday'],
  ['welcome', 'welcome'],
  ['top 100 of 2026', 'top 100 of 2026'],
  ['ada@example.com', null],
  ['call 0171 23 45 67', null],
  ['+49-171-2345', null],
  ['order 12345', null],
  ['x', null],
  ['', null],
  ['long '.repeat(20), null],
])('of the search %j is counted: %j', (query, term) => {
  expect(countableTerm(query)).toBe(term)
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0', false],
  ['curl/8.5.0', false],
  ['', false],
])('the user agent %j is a person’s: %j', (agent, answer) => {
  expect(isPerson(agent)).toBe(answer)
})
