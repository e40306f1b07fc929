import { expect, test } from 'vitest'
import { savedNote, savedSearchQuery } from './schema.ts'
import { parseTags } from './tags.ts'

test.each([
  ['', []],
  [' , ,# ,', []],
  ['Hero,  dark   Mode , #hero', ['hero', 'dark mode']],
  ['Ünlü, u\u0308nlu\u0308', ['ünlü']],
])('reads %j as tags', (typed, tags) => expect(parseTags(typed)).toEqual(tags))

test('a note is one line of at most 200 characters, or none', () => {
  const read = (note: string, tags = '') => savedNote.safeParse({ note, tags })
  expect(read(' The hero\r\n  says it \0all. ').data).toEqual({ note: 'The hero says it all.', tags: [] })
  expect(read('  ').data).toEqual({ note: null, tags: [] })
  expect(read('x'.repeat(200)).success).toBe(true)
  expect(read('x'.repeat(201)).error?.issues[0]?.message).toBe('A note cannot exceed 200 characters')
})

test('tags are bounded in number and length', () => {
  const read = (tags: string) => savedNote.safeParse({ note: '', tags })
  const many = (count: number) => Array.from({ length: count }, (_, at) => `tag ${at}`).join()
  expect(read(many(10)).data?.tags).toHaveLength(10)
  expect(read(many(11)).error?.issues[0]?.message).toBe('An email cannot have more than 10 tags')
  expect(read('x'.repeat(30)).success).toBe(true)
  expect(read('x'.repeat(31)).error?.issues[0]?.message).toBe('A tag cannot exceed 30 characters')
  expect(read('x,'.repeat(100_000)).success).toBe(false)
})

test('the query of a search is bounded, and has no NUL for the database', () => {
  const read = (given: object) => savedSearchQuery.parse({ q: null, tag: null, from: null, ...given })
  expect(read({})).toEqual({ q: '', tag: null, from: 0 })
  expect(read({ q: ` ${'a\0'.repeat(500)}`, tag: 'dark\0 mode', from: '60' })).toEqual({
    q: 'a'.repeat(100),
    tag: 'dark mode',
    from: 60,
  })
  expect(read({ q: ['a', 'b'], tag: 'x'.repeat(31), from: '-1' })).toEqual({ q: '', tag: null, from: 0 })
})
