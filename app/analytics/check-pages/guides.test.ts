import { expect, test } from 'vitest'
import { readSource } from '#app/inspection/checks/email-source.ts'
import { readSupport } from '#app/inspection/checks/support/read-support.ts'
import { CHECK_GUIDES, FEATURE_GUIDES, findGuide, findGuides } from './guides.ts'

test('every rule and every feature has an address of its own, and all words', () => {
  const all = [...CHECK_GUIDES, ...FEATURE_GUIDES]
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
  for (const { slug, title, why, fix, limits } of all) {
    expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    for (const words of [title, why, fix, limits]) expect(words, slug).not.toBe('')
  }
  expect(findGuide('contrast')).toMatchObject({
    rule: 'contrast',
    group: 'accessibility',
    severity: 'serious',
  })
  expect(findGuide('css-border-radius')).toMatchObject({
    rule: 'support:css-border-radius',
    severity: 'minor',
  })
  expect(findGuide('css-padding'), 'every client has it').toBeNull()
  expect(findGuide('nothing')).toBeNull()
})

test('finds checks and features by words, area, severity and client', () => {
  const all = [...CHECK_GUIDES, ...FEATURE_GUIDES]
  const find = (query: object) =>
    findGuides(all, { q: '', area: null, severity: null, client: null, ...query }).map(({ slug }) => slug)
  expect(find({})).toHaveLength(all.length)
  expect(find({ q: 'CONTRAST dark', area: 'dark' })).toContain('dark-contrast')
  expect(find({ q: 'border radius logical' })).toEqual(['css-border-radius-logical'])
  expect(find({ q: 'no such thing' })).toEqual([])
  expect(find({ area: 'delivery', severity: 'serious' })).toEqual(['gmail-clip', 'dead-link'])
  const gmail = find({ client: 'Gmail' })
  expect(gmail).toContain('css-clip-path')
  expect(gmail).not.toContain('contrast')
  expect(find({ client: 'Apple Mail' })).not.toContain('css-clip-path')
})

test('a feature says who lacks it', () => {
  expect(findGuide('css-clip-path')!.why).toMatch(
    /^Gmail, Outlook, Outlook for Windows, and Yahoo! Mail don’t support it\. The effect is missing/,
  )
  expect(findGuide('css-unit-vw')!.why).toMatch(/^\w.+ do(?:es)?n’t support it\. The declaration is dropped/)
})

test('what is found in an email has a page', () => {
  const { length } = readSupport(
    readSource(`<html><head><style>
      @media (prefers-color-scheme: dark) { p:hover > a { color: oklch(50% 0 0); position: absolute } }
      @supports (display: grid) { p::before { content: "x"; transform: none; transition: all 1s } }
    </style></head><body><p style="display:flex;gap:1rem;border-radius:3px;width:calc(1px + 1vw);color:var(--x);
      background:linear-gradient(red,blue);box-shadow:0 0 1px red;max-width:3px;opacity:.5;clip-path:none;inset:0;
      float:left;object-fit:cover;filter:none;aspect-ratio:1;writing-mode:unset;mix-blend-mode:multiply;
      text-shadow:none;animation:x;columns:2;word-break:normal;min-width:3px;visibility:hidden">
      <img src="/media/a.webp"></p><wbr><bdi>x</bdi></body></html>`),
  ).map(({ rule }) => {
    const slug = rule.replace('support:', '')
    expect(findGuide(slug)?.rule, slug).toBe(rule)
    return rule
  })
  expect(length).toBeGreaterThan(25)
})
