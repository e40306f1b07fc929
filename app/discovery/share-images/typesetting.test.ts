import { describe, expect, test } from 'vitest'
import {
  heightOf,
  lineSvg,
  setText,
  supportedText,
  textSvg,
  type TextStyle,
  widthOf,
} from './typesetting.server.ts'

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
    // Direction overrides, controls, byte order marks, half a pair, joiners, a soft hyphen.
    ['\u202eevil\u202c \u2066ok\u2069', 'text', 'evil ok'],
    ['a\0b\x1b[31mc\x7f\ufeff', 'text', 'ab[31mc'],
    ['\ud83dabc\udc00', 'text', 'abc'],
    ['a\u200db\u00adc\ufe0f', 'text', 'abc'],
    ['one\u2028two\u2029three', 'text', 'one two three'],
    [`a${'\u0323\u0301\u0309'.repeat(100)}b`, 'text', '\u1ea1\u0323\u0323b'],
  ] as const) {
    test(`${JSON.stringify(text)} as ${face}`, () => expect(supportedText(text, face)).toBe(wanted))
  }
})

test('uses the largest size in which a text fits', () => {
  const styles = [80, 60, 40].map(display)
  const short = setText('Two words', styles, { width: 400, lines: 2 })
  expect(short).toMatchObject({ size: 80 })
  const longer = setText('Rather more words than that stand here', styles, { width: 400, lines: 2 })
  expect(longer).toMatchObject({ size: 40 })
  for (const line of longer.lines) expect(widthOf(line, longer)).toBeLessThanOrEqual(400)
})

test('truncates between words when no size fits', () => {
  const text = 'word '.repeat(200).trim()
  const set = setText(text, [display(40)], { width: 400, lines: 3 })
  expect(set.lines).toHaveLength(3)
  expect(set.lines.at(-1)).toMatch(/word…$/)
  for (const line of set.lines) expect(widthOf(line, set)).toBeLessThanOrEqual(400)
})

test('breaks a word wider than the line', () => {
  const set = setText('Donaudampfschifffahrtsgesellschaft', [display(60)], { width: 300, lines: 9 })
  expect(set.lines.join('')).toBe('Donaudampfschifffahrtsgesellschaft')
  for (const line of set.lines) expect(widthOf(line, set)).toBeLessThanOrEqual(300)
})

const HOSTILE = {
  'one wide word': 'W'.repeat(400),
  'one narrow word': 'i'.repeat(400),
  'two alphabets in turn': 'aя'.repeat(200),
  'short words': 'a '.repeat(200).trim(),
  'stacked marks': `a${'\u0301\u0323\u0309'.repeat(130)}`,
  'marks on every letter': 'a\u0323\u0301'.repeat(130),
}

test.each(Object.entries(HOSTILE))('keeps %s inside its box', (_, text) => {
  const styles = [76, 53, 42].map((size): TextStyle => ({ ...display(size), face: 'text' }))
  const set = setText(supportedText(text, 'text')!, styles, { width: 664, lines: 5 })
  expect(set.lines.length).toBeLessThanOrEqual(5)
  const svg = textSvg(set, { x: 64, top: 100, color: '#000' })
  const places = Array.from(svg.matchAll(/translate\((\S+) (\S+)\)/g), ([, x, y]) => [Number(x), Number(y)])
  for (const [x, y] of places) {
    expect(x).toBeGreaterThan(64 - set.size)
    expect(x).toBeLessThan(64 + 664)
    expect(y).toBeGreaterThan(100 - set.size)
    expect(y).toBeLessThan(100 + heightOf(set) + set.size)
  }
})

test('renders no characters of a text into the markup', () => {
  const text = '"/><script>alert(1)</script><image href="http://a.test/"/>&amp;]]>'
  const svg = textSvg(setText(text, [display(40)], { width: 664, lines: 5 }), { x: 0, top: 0, color: '#000' })
  expect(
    svg.replaceAll(/<path transform="translate\([-\d. ]+\) scale\([-\d. ]+\)" d="[-\d.MLHVQCZ ,e]+"\/>/g, ''),
  ).toBe('<g fill="#000"></g>')
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
