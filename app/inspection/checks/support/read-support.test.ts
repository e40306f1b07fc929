/** Snippets whose answers were read off the tables of caniemail.com by hand, and what they weigh. */
import { expect, test } from 'vitest'
import { readSource } from '#app/inspection/checks/email-source.ts'
import { FAMILIES, hasFeature, type Verdict, verdictOf } from './client-families.ts'
import { featuresUsed, readSupport } from './read-support.ts'

const [GMAIL, APPLE, OUTLOOK, WINDOWS, YAHOO] = FAMILIES
const LETTERS: Record<string, Verdict> = { y: 'supported', n: 'not', a: 'partly' }

/** Snippet, feature, and what Gmail, Apple Mail, Outlook, Outlook for Windows and Yahoo! Mail make of it. */
const ANSWERS: [string, string, string][] = [
  ['<p style="accent-color:red">', 'css-accent-color', 'nynnn'],
  ['<p style="align-items:center">', 'css-align-items', 'nyynn'],
  ['<p style="animation-name:x">', 'css-animation', 'nynnn'],
  ['<p style="aspect-ratio:1/1">', 'css-aspect-ratio', 'nynnn'],
  ['<style>@font-face{font-family:X;src:local(X)}</style>', 'css-at-font-face', 'nynan'],
  ['<style>@keyframes x{to{opacity:0}}</style>', 'css-at-keyframes', 'nynna'],
  [
    '<style>@media (prefers-color-scheme:dark){p{color:#fff}}</style>',
    'css-at-media-prefers-color-scheme',
    'nyynn',
  ],
  [
    '<style>@media (prefers-reduced-motion:reduce){p{color:#fff}}</style>',
    'css-at-media-prefers-reduced-motion',
    'nyynn',
  ],
  ['<style>@supports (display:grid){p{color:#fff}}</style>', 'css-at-supports', 'nynny'],
  ['<td style="background-image:url(/media/a.png)">', 'css-background-image', 'yyyna'],
  ['<p style="background-size:cover">', 'css-background-size', 'ayyny'],
  ['<p style="border-image:none">', 'css-border-image', 'nynnn'],
  ['<p style="border-top-left-radius:3px">', 'css-border-radius', 'yyyna'],
  ['<table style="border-spacing:3px">', 'css-border-spacing', 'yyany'],
  ['<p style="box-shadow:0 0 3px #000">', 'css-box-shadow', 'ayynn'],
  ['<p style="clip-path:circle(50%)">', 'css-clip-path', 'nynnn'],
  ['<p style="columns:2">', 'css-column-count', 'yyynn'],
  ['<p style="background:conic-gradient(red,blue)">', 'css-conic-gradient', 'nynnn'],
  ['<p style="display:flex">', 'css-display-flex', 'ayyny'],
  ['<p style="display:grid">', 'css-display-grid', 'ayyny'],
  ['<p style="filter:blur(2px)">', 'css-filter', 'nynnn'],
  ['<p style="flex-direction:column">', 'css-flex-direction', 'nyann'],
  ['<p style="width:clamp(1px,2px,3px)">', 'css-function-clamp', 'aynnn'],
  ['<p style="row-gap:3px">', 'css-gap', 'ayann'],
  ['<p style="grid-template-columns:1fr">', 'css-grid-template', 'nynnn'],
  ['<p style="background:linear-gradient(red,blue)">', 'css-linear-gradient', 'aynnn'],
  ['<p style="max-width:600px">', 'css-max-width', 'yyyay'],
  ['<p style="mix-blend-mode:multiply">', 'css-mix-blend-mode', 'ayynn'],
  ['<img style="object-fit:cover">', 'css-object-fit', 'ayynn'],
  ['<p style="opacity:.5">', 'css-opacity', 'yyyny'],
  ['<p style="color:oklch(50% 0 0)">', 'css-modern-color', 'nynnn'],
  ['<style>p:hover{color:red}</style>', 'css-pseudo-class-hover', 'ayany'],
  ['<style>p:has(a){color:red}</style>', 'css-pseudo-class-has', 'nynnn'],
  ['<style>p::before{content:"x"}</style>', 'css-pseudo-element-before', 'nyann'],
  ['<p style="transform:rotate(3deg)">', 'css-transform', 'nynnn'],
  ['<p style="text-shadow:0 0 2px #000">', 'css-text-shadow', 'nynny'],
  ['<p style="width:calc(100% - 3px)">', 'css-unit-calc', 'aynnn'],
  ['<p style="font-size:2rem">', 'css-unit-rem', 'yyynn'],
  ['<p style="color:var(--ink)">', 'css-variables', 'nynnn'],
  ['<video src=x></video>', 'html-video', 'naann'],
  ['<td background="/media/a.png">', 'html-background', 'ayyay'],
  ['<picture><img src=x></picture>', 'html-picture', 'nannn'],
  ['<img src="/media/a.webp">', 'image-webp', 'ayyny'],
]

function inTable(snippet: string): string {
  return snippet.startsWith('<td') ? `<table><tr>${snippet}</table>` : snippet
}

test.each(ANSWERS)('%s uses %s: %s', (snippet, slug, letters) => {
  expect([...featuresUsed(readSource(inTable(snippet))).keys()]).toContain(slug)
  const answers = [GMAIL!, APPLE!, OUTLOOK!, WINDOWS!, YAHOO!].map((family) => verdictOf(slug, family))
  expect(answers).toEqual(letters.split('').map((letter) => LETTERS[letter]))
})

test('a snippet is taken to use no feature of another', () => {
  const slugs = new Set(ANSWERS.map(([, slug]) => slug))
  for (const [snippet, slug] of ANSWERS) {
    const used = [...featuresUsed(readSource(inTable(snippet))).keys()].filter((each) => slugs.has(each))
    expect([snippet, ...used]).toEqual([snippet, slug])
  }
})

function severities(html: string): Record<string, string> {
  return Object.fromEntries(readSupport(readSource(html)).map(({ rule, severity }) => [rule, severity]))
}

test('a feature weighs by what it does and by who lacks it', () => {
  expect(severities('<p style="clip-path:circle(50%)">')).toEqual({ 'support:css-clip-path': 'serious' })
  expect(severities('<p style="display:flex">')).toEqual({ 'support:css-display-flex': 'moderate' })
  expect(severities('<p style="border-radius:3px">')).toEqual({ 'support:css-border-radius': 'minor' })
  // Without it everything is there, only straight.
  expect(severities('<p style="transform:rotate(3deg)">')).toEqual({ 'support:css-transform': 'minor' })
  expect(severities('<p style="color:red;background-color:#fff;max-width:9px">')).toEqual({})
})

test('a place in a style names the declaration', () => {
  const style = readSupport(readSource('<p style="color:red;border-radius:3px">'))[0]!
  expect(style.places).toMatchObject([{ at: 'p.1', find: 'border-radius' }])
  const sheet = readSupport(readSource('<style>p{border-radius:3px}</style>'))[0]!
  expect(sheet.places).toMatchObject([{ at: 'style.1', find: 'border-radius', code: 'border-radius' }])
})

test('what is used only where it works is minor, and what Outlook does not see is not held against it', () => {
  expect(severities('<style>@media (min-width:600px){p{display:flex}}</style>')).toMatchObject({
    'support:css-display-flex': 'minor',
  })
  expect(severities('<!--[if !mso]><!--><p style="display:flex"></p><!--<![endif]-->')).toEqual({})
  expect(severities('<!--[if !mso]><!--><p></p><!--<![endif]--><p style="display:flex">')).toEqual({
    'support:css-display-flex': 'moderate',
  })
  // For one client alone, and a prefix that is ignored elsewhere.
  expect(
    severities('<style>[data-ogsc] p{transform:none}</style><p style="-webkit-transform:none">'),
  ).toEqual({})
})

test('the data has what the rules speak of', () => {
  for (const slug of ['css-display-flex', 'html-semantics', 'image-webp']) expect(hasFeature(slug)).toBe(true)
  for (const family of FAMILIES) expect(verdictOf('css-padding', family)).not.toBe('unknown')
})
