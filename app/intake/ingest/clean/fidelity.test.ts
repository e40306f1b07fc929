import { describe, expect, test } from 'vitest'
import { createEmailAssets } from '#app/intake/ingest/assets/email-assets.server.ts'
import { sanitize } from './sanitizer.server.ts'

function cleaned(html: string): HTMLElement {
  return sanitize(html, createEmailAssets({ enclosed: new Map(), fetched: new Map() })).root
}

describe('a further body adds attributes and changes none', () => {
  test.each([
    ['<body bgcolor="red"><p>x</p><body bgcolor="blue" text="green">', 'red', 'green'],
    ["<BODY BGCOLOR='red' style='margin:0'><div><BODY STYLE='margin:9px' BgColor=blue></div>", 'red', null],
    ['<!--[if mso]><body bgcolor="blue"><![endif]--><body bgcolor="red"><body bgcolor=blue>', 'red', null],
    ['<style>p::before{content:"<body bgcolor=blue>"}</style><body bgcolor="red"><p>x', 'red', null],
    ['<body bgcolor="red"><body text="a > b" bgcolor="blue"><body text="c">', 'red', 'a > b'],
  ])('%s', (html, ground, text) => {
    const body = cleaned(`<html>${html}</html>`).querySelector('body')!
    expect([body.getAttribute('bgcolor'), body.getAttribute('text')]).toEqual([ground, text])
    expect(body.getAttribute('style') ?? 'margin:0').toBe('margin:0')
  })
})

test.each([
  '<p>two <span is="">words</span></p>',
  '<p>two <b is="x-word">words</b></p>',
  '<table><tr><td is="price-cell">two words</td></tr></table>',
])('the words of %s stay', (html) => expect(cleaned(html).textContent).toContain('two words'))

test.each([
  ['print', '@media print{p{color:red}}'],
  ['only screen and (max-width:600px)', '@media only screen and (max-width:600px){p{color:red}}'],
  ['screen', 'p{color:red}'],
  ['all', 'p{color:red}'],
  ['x){} p{color:blue', ''],
])('a style sheet for %s', (media, css) => {
  expect(
    cleaned(`<style media="${media}">p{color:red}</style><p>x</p>`).querySelector('style')?.textContent ?? '',
  ).toBe(css)
})

test('a style sheet cannot break out of its media', () => {
  const root = cleaned('<style media="print">p{color:red}} p{color:blue}</style><p>x</p>')
  expect(root.querySelector('style')!.textContent).toMatch(/^@media print\{.*\}$/)
})

describe('a button goes, its look stays', () => {
  test.each([
    ['<button>Buy</button>', 'background:#efefef'],
    ['<button style="background:green;color:#fff">Buy</button>', 'background:green;color:#fff'],
    ['<button class="cta" type="submit" onclick="x()"><b>Buy</b></button>', 'display:inline-block'],
  ])('%s', (html, look) => {
    const root = cleaned(`<p>${html} now</p>`)
    const box = root.querySelector('p > span')!
    expect(root.querySelector('button, [onclick], [type]')).toBeNull()
    expect([box.textContent, root.textContent.trim()]).toEqual(['Buy', 'Buy now'])
    expect(box.getAttribute('style')).toContain(look)
  })

  test('what is in it is cleaned', () => {
    const root = cleaned(
      '<button style="position:fixed"><img src=x onerror=alert(1)><script>1</script><a href="javascript:1">x</a></button>',
    )
    expect(root.outerHTML).not.toMatch(/onerror|script|fixed/)
  })
})
