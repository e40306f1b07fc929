import { expect, test } from 'vitest'
import { startThreadClock } from '#test/thread-clock.ts'
import { diffLines, type DiffRow } from './diff-lines.ts'

const SIGNS = { before: '-', after: '+' }

function shown(rows: DiffRow[][]): string[][] {
  return rows.map((hunk) =>
    hunk.map(
      ({ kind, line, parts }) =>
        `${line ?? ''}${SIGNS[kind]}${parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')}`,
    ),
  )
}

test('a changed line is shown before and after', () => {
  const { rows, more } = diffLines('one\n  two\nthree', [{ from: 8, to: 9, text: 'in' }])
  expect(shown(rows)).toEqual([['2-tw[o]', '+tw[in]']])
  expect(more).toBe(0)
})

test('new lines stand behind the line that stays', () => {
  const { rows } = diffLines('<head>\n  <title>', [{ from: 6, to: 6, text: '\n  <meta>' }])
  expect(shown(rows)).toEqual([['1-<head>', '+<head>[\n  <meta>]']])
})

test('of a long line there is what is around the edit', () => {
  const text = `${'x'.repeat(50_000)}<table>${'y'.repeat(50_000)}`
  const { rows } = diffLines(text, [{ from: 50_006, to: 50_006, text: ' role' }])
  const [before, after] = shown(rows)[0]!
  expect(before).toMatch(/^1-…x{94}<table>y{99}…$/)
  expect(after).toMatch(/^\+…x{94}<table\[ role\]>y{99}…$/)
})

test('of very many edits there are the first ones, in linear time', () => {
  const text = '<table>\n'.repeat(100_000)
  const edits = Array.from({ length: 100_000 }, (_, at) => ({ from: at * 8 + 6, to: at * 8 + 6, text: ' x' }))
  const threadMs = startThreadClock()
  const { rows, more } = diffLines(text, edits)
  expect([rows.length, more]).toEqual([12, 99_988])
  expect(threadMs()).toBeLessThan(1000)
})
