import { describe, expect, test } from 'vitest'
import { supportedText, lineSvg, setText, type TextStyle, widthOf } from './typesetting.server.ts'

const display = (size: number): TextStyle => ({ face: 'display', size, tracking: -0.03, leading: 1.1 })

describe('supported text', () => {
  for (const [text, face, wanted] of [
    ['Ährenöl & Söhne', 'display', 'Ährenöl & Söhne'],
    ['🎉  Spring sale 🎁', 'display', 'Spring sale'],
    ['Spring\u200b sale\n today', 'display', 'Spring sale today'],
    ['Скидки', 'display', null],
    ['Скидки', 'text', 'Скидки'],
    ['một ly', 'text', 'một ly'],
    ['春の新作', 'text', null],
    ['🎉', 'display', null],
    ['', 'text', null],
  ] as const) {
    test(`${JSON.stringify(text)} as ${face}`, () => expect(supportedText(text, face)).toBe(wanted))
  }
})

test('uses the largest size in which a text fits', () => {
  const styles = [80, 60, 40].map(display)
  const short = setText('Two words', styles, { width: 400, lines: 2 })
  expect(short).toMatchObject({ size: 80, isCut: false })
  const longer = setText('Rather more words than that stand here', styles, { width: 400, lines: 2 })
  expect(longer).toMatchObject({ size: 40, isCut: false })
  for (const line of longer.lines) expect(widthOf(line, longer)).toBeLessThanOrEqual(400)
})

test('truncates between words when no size fits', () => {
  const text = 'word '.repeat(200).trim()
  const set = setText(text, [display(40)], { width: 400, lines: 3 })
  expect(set.isCut).toBe(true)
  expect(set.lines).toHaveLength(3)
  expect(set.lines.at(-1)).toMatch(/word…$/)
  for (const line of set.lines) expect(widthOf(line, set)).toBeLessThanOrEqual(400)
})

test('breaks a word wider than the line', () => {
  const set = setText('Donaudampfschifffahrtsgesellschaft', [display(60)], { width: 300, lines: 9 })
  expect(set.lines.join('')).toBe('Donaudampfschifffahrtsgesellschaft')
  for (const line of set.lines) expect(widthOf(line, set)).toBeLessThanOrEqual(300)
})

test('balances lines', () => {
  const set = setText('Discover what great email looks like now', [display(60)], { width: 1000, lines: 2 })
  const [first, second] = set.lines.map((line) => widthOf(line, set))
  expect(set.lines).toHaveLength(2)
  expect(Math.abs(first! - second!)).toBeLessThan(350)
})

test('leaves no word alone on the last line', () => {
  const title = 'Five things hidden in the office you can find before Monday'
  const set = setText(title, [{ ...display(76), tracking: -0.032 }], { width: 700, lines: 5 })
  const widths = set.lines.map((line) => widthOf(line, set))
  expect(set.lines).toHaveLength(4)
  expect(set.lines.join(' ')).toBe(title)
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6)
})

test('renders letters as paths, never as text', () => {
  const svg = lineSvg('A<b>&', display(40), { x: 0, baseline: 40 })
  expect(svg.match(/<path /g)).toHaveLength(5)
  expect(svg).not.toContain('<b>')
})
