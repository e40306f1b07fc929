import { expect, test } from 'vitest'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { appendPage, type EmailList, moreEmailsSearch, resumeList } from './email-list.ts'

test.each([
  ['the page that follows', 'abc c', 'c', 'de e', 'abcde e'],
  ['the last page', 'abc c', 'c', 'd -', 'abcd -'],
  ['a page that came twice', 'abcde e', 'c', 'de e', 'abcde e'],
  ['a page that begins again', 'abc c', 'c', 'ab b', 'abc -'],
  ['an email that moved back while the list was read', 'abc c', 'c', 'bd d', 'abcd d'],
])('%s', (_, before, after, page, expected) => {
  expect(written(appendPage(list(before), after, list(page)))).toBe(expected)
})

test.each([
  ['nothing new', 'abc c', 'abcdef f', 'abcdef f'],
  ['two new ones', 'xya a', 'abcdef f', 'xyabcdef f'],
  ['one taken down', 'abd d', 'abcdef f', 'abdef f'],
  ['more new ones than a page', 'xyz z', 'abcdef f', 'xyz z'],
  ['no further than the first page', 'abc c', 'abc c', 'abc c'],
  ['nothing left', ' -', 'abc c', ' -'],
])('coming back to %s', (_, first, previous, expected) => {
  expect(written(resumeList(list(first), list(previous)))).toBe(expected)
})

test('requests further pages with the list’s parameters, without empty filters', () => {
  expect(moreEmailsSearch({ type: ['discount', 'welcome'], industry: undefined, sort: 'oldest' }, 'c')).toBe(
    '?type=discount&type=welcome&sort=oldest&after=c',
  )
})

/** 'abc c': the emails a, b and c, with more after c. */
function list(text: string): EmailList {
  const [ids = '', next] = text.split(' ')
  return { emails: ids.split('').map((id) => ({ id }) as EmailCard), next: next === '-' ? null : next! }
}

function written({ emails, next }: EmailList): string {
  return `${emails.map((email) => email.id).join('')} ${next ?? '-'}`
}
