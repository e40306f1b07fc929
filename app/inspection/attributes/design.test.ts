import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { type Design, designKeys, likenessOf } from './design-likeness.ts'
import { bandsOf, readSketches, sharedOf } from './design-sketch.ts'

const sketches = (html: string) => readSketches(new JSDOM(html).window.document)

const product = (name: string) =>
  `<td style="padding:8px"><img width="200" src="${name}.jpg"><h3 style="color:#111">${name}</h3><p style="font:14px Arial">Words about ${name}, about as many as there are.</p><a style="padding:9px" href="/${name}">Buy ${name}</a></td>`

function shop(headline: string, products: string[], color = '#d33') {
  const rows = products.map((name) => `<tr>${product(name)}${product(`${name} too`)}</tr>`).join('')
  return `<table width="600" style="background:${color}"><tr><td style="padding:24px"><img width="120" src="logo.png"></td></tr>
    <tr><td style="padding:0"><img width="600" src="hero.jpg"><h1 style="font-size:32px">${headline}</h1></td></tr>${rows}
    <tr><td style="font-size:11px">You get this because you signed up.<br><a href="/u" style="color:#999">Unsubscribe</a></td></tr></table>`
}

const letter = `<div>${'<p>A paragraph of a letter that goes on and on.</p><ul><li>a point of it</li></ul><blockquote>What was said before</blockquote><h2>And a heading</h2><a href="/">a link</a><hr>'.repeat(3)}</div>`

test('emails of one template share its styles, whatever is in them and how much', () => {
  const one = sketches(shop('Spring is here', ['Hat', 'Coat']))
  const longer = sketches(shop('Winter is over, and so is the sale', ['Shoe', 'Sock', 'Bag', 'Belt']))
  expect(sharedOf(one.templateStyles, longer.templateStyles)).toBe(1)
  expect(sharedOf(one.templateStyles, sketches(letter).templateStyles)).toBeLessThan(0.3)
})

test('a layout is its blocks in order, whatever their styles', () => {
  const one = sketches(shop('Spring is here', ['Hat', 'Coat']))
  const restyled = sketches(shop('Winter sale', ['Shoe', 'Sock']).replaceAll('padding:8px', 'padding:3px'))
  expect(sharedOf(one.layout, restyled.layout)).toBe(1)
  expect(sharedOf(one.layout, sketches(letter).layout)).toBeLessThan(0.2)
  expect(bandsOf(one.layout, 'layout')).toEqual(bandsOf(restyled.layout, 'layout'))
  // Two short texts are built alike, which says nothing.
  expect(sketches('<p>Hello</p><p>Goodbye</p>')).toEqual({ layout: [], templateStyles: [] })
})

const plain: Design = { layout: [], palette: [], paletteShares: [], pictureHash: null }
const layout = Array.from({ length: 32 }, (_, at) => at)
const red = { palette: ['#d92b2b', '#ffffff'], paletteShares: [70, 30] }

test('says what is alike above all, and nothing where little is', () => {
  expect(likenessOf({ ...plain, layout }, { ...plain, layout }).of).toBe('layout')
  expect(likenessOf({ ...plain, ...red }, { ...plain, ...red, palette: ['#d43030', '#fafafa'] }).of).toBe(
    'colors',
  )
  expect(
    likenessOf({ ...plain, ...red }, { ...plain, ...red, palette: ['#2f6fde', '#ffffff'] }).of,
  ).toBeNull()
  // A colored band or button on white is no likeness of its own, and does not help a layout.
  const banded = { ...red, palette: ['#ffffff', '#d92b2b'], paletteShares: [78, 22] }
  const half = layout.map((value, at) => (at % 2 ? value : -1 - value))
  expect(likenessOf({ ...plain, ...banded }, { ...plain, ...banded }).of).toBeNull()
  expect(likenessOf({ ...plain, ...banded, layout }, { ...plain, ...banded, layout: half }).of).toBeNull()
  expect(likenessOf({ ...plain, ...red, layout }, { ...plain, ...red, layout: half }).of).toBe('layout')
  // Most emails are black on white.
  const black = { ...plain, palette: ['#ffffff', '#111111'], paletteShares: [90, 10] }
  expect(likenessOf(black, black).of).toBeNull()
  expect(likenessOf(plain, plain)).toEqual({ score: 0, of: null })
  const pictured = { ...plain, ...red, pictureHash: 'f0f0a5a53c3c9999' }
  expect(likenessOf(pictured, { ...pictured, pictureHash: 'f0f0a5a53c3c9998' }).of).toBe('picture')
  expect(likenessOf({ ...pictured, palette: [] }, pictured).of).toBeNull()
})

test('similar emails have a number in common', () => {
  const shared = (one: Design, other: Design) => {
    const keys = new Set(designKeys(other))
    return designKeys(one).filter((key) => keys.has(key)).length
  }
  const half = layout.map((value, at) => (at % 8 < 4 ? value : -1 - value))
  expect(shared({ ...plain, layout }, { ...plain, layout: half })).toBe(4)
  expect(shared({ ...plain, ...red }, { ...plain, ...red, palette: ['#d43030', '#fafafa'] })).toBeGreaterThan(
    0,
  )
  expect(shared({ ...plain, ...red }, { ...plain, ...red, palette: ['#2f6fde', '#ffffff'] })).toBe(0)
})
