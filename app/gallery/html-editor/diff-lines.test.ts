import { expect, test } from 'vitest'
import { startThreadClock } from '#test/thread-clock.ts'
import { diffLines, type DiffRow } from './diff-lines.ts'

const SIGNS = { same: ' ', before: '-', after: '+' }

function shown(rows: DiffRow[][]): string[][] {
  return rows.map((hunk) =>
    hunk.map(
      ({ kind, line, parts }) =>
        `${line ?? ''}${SIGNS[kind]}${parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')}`,
    ),
  )
}

test('a changed line is shown before and after, between its neighbors', () => {
  const { rows, more } = diffLines('one\ntwo\nthree\nfour', [{ from: 6, to: 7, text: 'in' }])
  expect(shown(rows)).toEqual([['1 one', '2-tw[o]', '+tw[in]', '3 three']])
  expect(more).toBe(0)
})

test('new lines stand behind the line that stays', () => {
  const { rows } = diffLines('<head>\n  <title>', [{ from: 6, to: 6, text: '\n  <meta>' }])
  expect(shown(rows)).toEqual([['1 <head>', '+[  <meta>]', '2   <title>']])
})

test('the indentation that all lines have is left out', () => {
  const { rows } = diffLines('    <a>\n      <b>\n    </a>', [{ from: 16, to: 16, text: ' c' }])
  expect(shown(rows)).toEqual([['1 <a>', '2-  <b>', '+  <b[ c]>', '3 </a>']])
})

test('no line is shown twice', () => {
  const text = 'a\nb\nc\nd\ne'
  const edits = [0, 2, 6].map((from) => ({ from, to: from, text: '!' }))
  expect(shown(diffLines(text, edits).rows)).toEqual([
    ['1-a', '+[!]a'],
    ['2-b', '+[!]b', '3 c'],
    ['4-d', '+[!]d', '5 e'],
  ])
})

test('of a long line there is what is around the edit', () => {
  const text = `${'x'.repeat(50_000)}<table>${'y'.repeat(50_000)}`
  const { rows } = diffLines(text, [{ from: 50_006, to: 50_006, text: ' role' }])
  const [before, after] = shown(rows)[0]!
  expect(before).toMatch(/^1-…x{64}<table>y{69}…$/)
  expect(after).toMatch(/^\+…x{64}<table\[ role\]>y{69}…$/)
})

test('of very many edits there are the first ones, in linear time', () => {
  const text = '<table>\n'.repeat(100_000)
  const edits = Array.from({ length: 100_000 }, (_, at) => ({ from: at * 8 + 6, to: at * 8 + 6, text: ' x' }))
  const threadMs = startThreadClock()
  const { rows, more } = diffLines(text, edits)
  expect([rows.length, more]).toEqual([12, 99_988])
  expect(threadMs()).toBeLessThan(1000)
})
