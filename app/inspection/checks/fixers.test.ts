/** Every fix, applied to an email that trips its rule, makes the rule silent and changes nothing else. */
import * as fc from 'fast-check'
import { parse, serialize } from 'parse5'
import { expect, test } from 'vitest'
import type { EmailStats } from '#app/platform/db/json-columns.ts'
import { contrastBetween } from '#app/platform/lib/contrast.ts'
import { startThreadClock } from '#test/thread-clock.ts'
import { planChanges } from './change-source.ts'
import { checkEmail, type CheckInput } from './check-email.ts'
import { FIXERS, fixedPlaces } from './fixers.ts'
import { readableColor } from './fixers/readable-color.ts'
import { readSource } from './email-source.ts'
import type { Edit } from './start-tag.ts'
import type { Change } from './issue.ts'
import { CHECKS } from './all-checks.ts'
import type { RenderedContrast, RenderedPage } from './rendered-page.ts'

const PALE: RenderedContrast = { text: '#bbbbbb', ground: '#ffffff', needed: 4.5 }

type Email = Partial<CheckInput> & {
  html: string
  /** What axe-core finds in this element, the first that starts so. */
  sees?: { axe: string; in: string; contrast?: RenderedContrast }[]
  /** The element whose text runs in the wrong direction. */
  wrong?: string
}

function input({ sees = [], wrong, ...email }: Email): CheckInput {
  const { elements } = readSource(email.html)
  const indexOf = (start: string) => elements.findIndex(({ place }) => place?.code?.startsWith(start))
  const light = sees.map(({ axe, in: start, contrast }) => ({
    axe,
    count: 1,
    elements: [{ index: indexOf(start), box: null, contrast }],
  }))
  const wrongDirection = wrong ? [{ index: indexOf(wrong), box: null }] : []
  const inverted = { text: [], ink: [], white: [] }
  const page: RenderedPage = {
    light,
    dark: null,
    pictureShare: 0,
    smallText: [],
    invisibleText: [],
    wrongDirection,
    inverted,
  }
  return {
    subject: 'Chairs',
    preheader: 'Free delivery ends on Sunday at midnight',
    language: 'en',
    stats: { htmlBytes: 900, imageBytes: 0, wordCount: 9, darkStyles: false } as EmailStats,
    oneClickUnsubscribe: true,
    animated: new Map(),
    page,
    ...email,
  }
}

function fixOf(rule: string, email: Email): Change[] {
  const { issues } = checkEmail(input(email))
  return issues.find((issue) => issue.rule === rule)?.fix ?? []
}

function applyEdits(text: string, edits: Edit[]): string {
  let changed = ''
  let end = 0
  for (const edit of edits) {
    changed += text.slice(end, edit.from) + edit.text
    end = edit.to
  }
  return changed + text.slice(end)
}

function fixed(rule: string, email: Email): string {
  return applyEdits(email.html, planChanges(email.html, fixOf(rule, email)).edits)
}

const LONG = { htmlBytes: 900, imageBytes: 0, wordCount: 20, darkStyles: false } as EmailStats
const DARK = { htmlBytes: 900, imageBytes: 0, wordCount: 9, darkStyles: true } as EmailStats

/** An email with the issue, and the same email fixed. Where a browser sees the rest, only the change is compared. */
const FIXED: [rule: string, email: Email, start: string, becomes: string][] = [
  ['layout-table', { html: '<table><tr><td>Oak</table>' }, '<table>', '<table role="presentation">'],
  ['layout-table', { html: '<TABLE role=""\n width=9><tr><td>Oak' }, 'role=""', 'role="presentation"'],
  [
    'language',
    { html: '<html><p>Oak', sees: [{ axe: 'html-has-lang', in: '<html' }], language: 'en-GB' },
    '<html>',
    '<html lang="en-GB">',
  ],
  [
    'language',
    { html: '<html lang="de_AT"><p>Eiche', sees: [{ axe: 'html-lang-valid', in: '<html' }] },
    'de_AT',
    'de-AT',
  ],
  ['wrong-language', { html: '<html lang="en"><p>Eiche', language: 'de', stats: LONG }, '"en"', '"de"'],
  [
    'direction',
    { html: '<html><body><div>كراسي</div></body></html>', sees: [], wrong: '<div>' },
    '<html><body><div>',
    '<html dir="rtl"><body><div dir="rtl">',
  ],
  [
    'picture-words',
    { html: '<p>Oak<img src="a.gif" width="1" height="20">', sees: [{ axe: 'image-alt', in: '<img' }] },
    '<img ',
    '<img alt="" ',
  ],
  [
    'repeated-words',
    {
      html: '<a href="/"><img src="a.gif" alt=\'Oak\'> Oak</a>',
      sees: [{ axe: 'image-redundant-alt', in: '<img' }],
    },
    "alt='Oak'",
    'alt=""',
  ],
  [
    'link-in-text',
    {
      html: '<p>See <a href="/" style="color:#123; text-decoration: none ">oak</a>.',
      sees: [{ axe: 'link-in-text-block', in: '<a' }],
    },
    'text-decoration: none ',
    'text-decoration: underline ',
  ],
  [
    'contrast',
    {
      html: '<p style="font:x;color:#BBB">Oak',
      sees: [{ axe: 'color-contrast', in: '<p', contrast: PALE }],
    },
    '#BBB',
    '#767676',
  ],
  [
    'contrast',
    {
      html: '<div style="color:rgb(187, 187, 187)"><p>Oak</p></div>',
      sees: [{ axe: 'color-contrast', in: '<p', contrast: PALE }],
    },
    '<p>',
    '<p style="color:#767676">',
  ],
  [
    'contrast',
    {
      html: '<font color=silver>Oak',
      sees: [{ axe: 'color-contrast', in: '<font', contrast: { ...PALE, text: '#c0c0c0' } }],
    },
    'color=silver',
    'color="#767676"',
  ],
  [
    'no-color-scheme',
    {
      html: '<html><head>\n  <style>a{}</style></head><body bgcolor="#ffffff" style="color:#000000">Oak</body></html>',
      stats: DARK,
    },
    '<head>\n',
    '<head>\n  <meta name="color-scheme" content="light dark">\n',
  ],
]

test('every fix is of a rule, and has an email that it fixes', () => {
  const rules = CHECKS.map(({ id }) => id)
  expect(rules).toEqual(expect.arrayContaining(Object.keys(FIXERS)))
  expect(new Set(FIXED.map(([rule]) => rule))).toEqual(new Set(Object.keys(FIXERS)))
})

test.each(FIXED)('%s %o', (rule, email, before, after) => {
  expect(checkEmail(input(email)).issues.map((issue) => issue.rule)).toContain(rule)
  expect(fixed(rule, email)).toBe(email.html.replace(before, after))
})

test.each(FIXED.filter(([, { sees }]) => !sees))(
  '%s is silent then, and no other is louder',
  (rule, email) => {
    const before = new Map(checkEmail(input(email)).issues.map((one) => [one.rule, one.count]))
    const after = checkEmail(input({ ...email, html: fixed(rule, email) })).issues
    for (const one of after) expect(one.count).toBeLessThanOrEqual(before.get(one.rule) ?? 0)
    expect(after.map((one) => one.rule)).not.toContain(rule)
  },
)

/** A little different, and the change might be wrong. */
const SPARED: [rule: string, email: Email][] = [
  ['layout-table', { html: '<table><tr><td>Oak<td>$9<tr><td>Ash<td>$8</table>' }],
  ['language', { html: '<p>Oak', sees: [{ axe: 'html-has-lang', in: '<html' }], language: null }],
  ['language', { html: '<p lang="xx">Oak', sees: [{ axe: 'valid-lang', in: '<p' }] }],
  ['picture-words', { html: '<img src="a.gif" width="90">', sees: [{ axe: 'image-alt', in: '<img' }] }],
  [
    'picture-words',
    { html: '<a href="/"><img src="a.gif" width="1"></a>', sees: [{ axe: 'image-alt', in: '<img' }] },
  ],
  ...[
    '<p>Oak',
    '<p style="color:#999">Oak',
    '<div style="color:#bbb"><p style="opacity:.5;color:rgba(1,2,3,.5)">Oak</p></div>',
    '<div style="color:#bbb"><a href="/"><p>Oak</p></a></div>',
    '<p style="color:#bbb">Oak<b style="background:#000">Ash</b>',
  ].map((html): [string, Email] => [
    'contrast',
    { html, sees: [{ axe: 'color-contrast', in: '<p', contrast: PALE }] },
  ]),
  [
    'contrast',
    {
      html: '<p style="color:#bbb">',
      stats: DARK,
      sees: [{ axe: 'color-contrast', in: '<p', contrast: PALE }],
    },
  ],
  [
    'link-in-text',
    {
      html: '<style>a{text-decoration:none!important}</style><p>See <a href="/">oak</a>',
      sees: [{ axe: 'link-in-text-block', in: '<a' }],
    },
  ],
  [
    'link-in-text',
    {
      html: '<p>See <a href="/" style="color:#123; text-decoration: none !important">oak</a>.',
      sees: [{ axe: 'link-in-text-block', in: '<a' }],
    },
  ],
  ['no-color-scheme', { html: '<html><head></head><body>Oak</body></html>', stats: DARK }],
]

test.each(SPARED)('%s spares %o', (rule, email) => {
  expect(checkEmail(input(email)).issues.map((issue) => issue.rule)).toContain(rule)
  expect(fixOf(rule, email)).toEqual([])
})

test('only the tags of the change differ, however the source is written', () => {
  const tag = fc.constantFrom(
    '<table>',
    '</table>',
    '<tr>',
    '<td bgcolor=red>',
    '<td>',
    'Oak > "ash"',
    '<!-- <table> -->',
    '<img alt="<table>" title=\'>\'>',
    '<style>a::after{content:"<table>"}</style>',
    '<th>',
    '<Table\n class="a  b" >',
    '<p title=">',
    '"',
    "'",
    '<',
    '</td',
    '\n',
  )
  fc.assert(
    fc.property(fc.array(tag, { maxLength: 30 }), (parts) => {
      const html = parts.join('')
      const after = fixed('layout-table', { html })
      const asBefore = serialize(parse(after)).replaceAll(' role="presentation"', '')
      expect(asBefore).toBe(serialize(parse(html)))
    }),
  )
})

test('a change finds its place in a copy that was formatted and edited', () => {
  const source = '<table><tr><td><table><tr><td>Oak</table><img src=a width=1></table>'
  const changes: Change[] = [{ at: ['table.2'], attribute: 'role', value: 'presentation' }]
  const formatted = source.replaceAll('<', '\n  <')
  expect(applyEdits(formatted, planChanges(formatted, changes, source).edits)).toBe(
    formatted.replace(/(<table)([^]*<table)/, '$1$2 role="presentation"'),
  )
  const done = source.replaceAll('<table', '<table role="presentation"')
  expect(planChanges(done, changes, source)).toEqual({ edits: [], done: 1, lost: 0 })
  // Another table before it: the number now is that of the first one, which looks the same.
  expect(planChanges(`<table width="9">${source}`, changes, source)).toMatchObject({ lost: 0 })
  expect(planChanges(source.replace('<table><tr><td>Oak', '<p>Oak'), changes, source)).toMatchObject({
    edits: [],
    lost: 1,
  })
})

test('the nearest color that can be read has the same hue', () => {
  expect(readableColor(PALE)).toBe('#767676')
  expect(readableColor({ text: '#ff8800', ground: '#ffffff', needed: 3 })).toMatch(/^#e\w7\w00$/)
  expect(readableColor({ text: '#555555', ground: '#000000', needed: 4.5 })).toBe('#757575')
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 0xffffff }),
      fc.integer({ min: 0, max: 0xffffff }),
      fc.constantFrom(3, 4.5),
      (one, other, needed) => {
        const [text, ground] = [one, other].map((color) => `#${color.toString(16).padStart(6, '0')}`) as [
          string,
          string,
        ]
        const color = readableColor({ text, ground, needed })
        // Black or white is always enough.
        expect(contrastBetween(color!, ground)).toBeGreaterThan(needed)
      },
    ),
  )
})

test('a source of nested tables is fixed in linear time, with a fix of bounded size', () => {
  const html = '<table><tr><td>'.repeat(20_000)
  const { issues } = checkEmail(input({ html }))
  const found = issues.find(({ rule }) => rule === 'layout-table')!
  expect(fixedPlaces(found)).toBe(300)
  const copy = `<p>${html.repeat(4)}`
  const threadMs = startThreadClock()
  expect(planChanges(copy, found.fix!, html.repeat(4)).edits).toHaveLength(300)
  expect(threadMs()).toBeLessThan(2000)
})
