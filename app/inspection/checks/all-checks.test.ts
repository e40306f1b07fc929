/** Every rule has an email that trips it and one, a little different, that must not. */
import { expect, test } from 'vitest'
import type { EmailStats } from '#app/platform/db/json-columns.ts'
import type { Box } from './issue.ts'
import { type CheckInput, checkEmail } from './check-email.ts'
import { CHECKS } from './all-checks.ts'
import type { InvertedPage, RenderedPage } from './rendered-page.ts'

const UNSUBSCRIBE = '<a href="https://shop.test/u">Unsubscribe</a>'
const STATS = { htmlBytes: 9000, imageBytes: 90_000, wordCount: 200, darkStyles: false } as EmailStats
const SEEN: RenderedPage = {
  light: [],
  dark: null,
  pictureShare: 40,
  smallText: [],
  invisibleText: [],
  wrongDirection: [],
  inverted: { text: [], ink: [], white: [] },
}

const HEAD = '<meta name="color-scheme" content="light dark">'
const HEADING = '<h1>Chairs</h1>'

/** Parts of an email that is well otherwise. */
type Case = Partial<Omit<CheckInput, 'html' | 'stats' | 'page'>> & {
  head?: string
  heading?: string
  body?: string
  end?: string
  stats?: Partial<EmailStats>
  page?: Partial<RenderedPage>
}

function rulesFor(email: Case): string[] {
  const { head = HEAD, heading = HEADING, body = '', end = UNSUBSCRIBE, stats, page, ...rest } = email
  const { issues } = checkEmail({
    html: `<html lang="en"><head>${head}</head><body>${heading}${body}${end}</body></html>`,
    subject: 'Chairs for small rooms',
    preheader: 'Free delivery ends on Sunday at midnight',
    language: 'en',
    stats: { ...STATS, ...stats },
    oneClickUnsubscribe: false,
    animated: new Map(),
    page: { ...SEEN, ...page },
    ...rest,
  })
  return issues.map(({ rule }) => rule)
}

function violation(axe: string) {
  return [{ axe, count: 1, elements: [{ index: 4, box: null }] }]
}

const GIF = `media/aa/${'a'.repeat(64)}.gif`
const AREA = [{ index: 5, box: [0, 0, 40, 9] as Box }]

function inverted(seen: Partial<InvertedPage>) {
  return { page: { inverted: { ...SEEN.inverted, ...seen } } }
}

const CASES: Record<string, { trips: Case; passes: Case }> = {
  'picture-words': { trips: { page: { light: violation('image-alt') } }, passes: { page: { light: [] } } },
  contrast: {
    trips: { page: { light: violation('color-contrast') } },
    passes: { page: { dark: violation('color-contrast') } },
  },
  'link-words': {
    trips: { page: { light: violation('link-name') } },
    passes: { page: { light: violation('image-alt') } },
  },
  language: {
    trips: { page: { light: violation('html-has-lang') } },
    passes: { page: { light: violation('link-name') } },
  },
  headings: { trips: { page: { light: violation('heading-order') } }, passes: { body: '<h2>Oak</h2>' } },
  'link-in-text': { trips: { page: { light: violation('link-in-text-block') } }, passes: {} },
  'repeated-words': { trips: { page: { light: violation('image-redundant-alt') } }, passes: {} },
  'list-markup': {
    trips: { page: { light: violation('listitem') } },
    passes: { body: '<ul><li>Oak</li></ul>' },
  },
  'table-headers': { trips: { page: { light: violation('scope-attr-valid') } }, passes: {} },
  aria: { trips: { page: { light: violation('aria-roles') } }, passes: { body: '<p role="note">Oak</p>' } },
  'layout-table': {
    trips: {
      body: '<table role="presentation"><tr><td><table><tr><td>Oak</td></tr></table></td></tr></table>',
    },
    passes: {
      body: '<table role="presentation"><tr><td><table><tr><th>Price</th></tr><tr><td>$9</td></tr></table></td></tr></table>',
    },
  },
  'no-heading': {
    trips: { heading: '<div>Chairs</div>' },
    passes: { heading: '<div role="heading" aria-level="1">Chairs</div>' },
  },
  'vague-link': {
    trips: { body: '<a href="https://shop.test/oak">Read more »</a>' },
    passes: { body: '<a href="https://shop.test/oak">Read more about oak</a>' },
  },
  'wrong-language': {
    trips: { language: 'he' },
    passes: { language: 'he', body: '<div lang="iw-IL" dir="rtl">כיסאות</div>' },
  },
  direction: { trips: { page: { wrongDirection: AREA } }, passes: { page: { smallText: AREA } } },
  'invisible-text': { trips: { page: { invisibleText: AREA } }, passes: { page: { smallText: AREA } } },
  'empty-link': {
    trips: { body: '<a href="https://shop.test/oak"> <span>&nbsp;</span></a>' },
    passes: {
      body: '<a href="https://shop.test/oak"><span><img src="/a.png" alt=""></span></a><a name="top"></a><a href="#top"></a><a href="https://shop.test/"><div role="img" aria-label="A box" style="width:9px"></div></a><a href="https://shop.test/" style="display:block;height:40px"></a>',
    },
  },
  'placeholder-alt': {
    trips: { body: '<img src="/a.png" alt="hero_final-2.PNG">' },
    passes: { body: '<img src="/a.png" alt="Image of a chair"><img src="/b.png" alt="">' },
  },
  'pictures-only': {
    trips: { page: { pictureShare: 95 }, stats: { wordCount: 12 } },
    passes: { page: { pictureShare: 95 }, stats: { wordCount: 90 } },
  },
  'small-text': { trips: { page: { smallText: AREA } }, passes: {} },
  'gmail-clip': { trips: { stats: { htmlBytes: 104_449 } }, passes: { stats: { htmlBytes: 104_448 } } },
  'heavy-pictures': {
    trips: { stats: { imageBytes: 1_500_001 } },
    passes: { stats: { imageBytes: 1_500_000 } },
  },
  'heavy-animation': {
    trips: { body: `<img alt="" src="/${GIF}">`, animated: new Map([[GIF, 1_000_001]]) },
    passes: { body: `<img alt="" src="/${GIF}">`, animated: new Map([[GIF, 1_000_000]]) },
  },
  'dead-link': {
    trips: { body: '<a href="#">Shop</a>' },
    passes: { body: '<a>Unlinked</a><a href="#oak">Oak</a>' },
  },
  'no-unsubscribe': {
    trips: { end: '<a href="https://shop.test/">Shop</a>' },
    passes: { end: '<p>To unsubscribe, <a href="https://shop.test/u">click here</a></p>' },
  },
  'no-preheader': {
    trips: { preheader: 'View in browser' },
    passes: { preheader: 'Three chairs that fold into a drawer' },
  },
  'plain-http': {
    trips: { body: '<a href="http://shop.test/">Shop</a>' },
    passes: { body: '<a href="https://shop.test/">Shop</a>' },
  },
  'dark-contrast': {
    trips: { page: { dark: violation('color-contrast') } },
    passes: { page: { light: violation('color-contrast'), dark: [] } },
  },
  'no-dark-styles': { trips: { head: '' }, passes: { stats: { darkStyles: true } } },
  'no-color-scheme': {
    trips: { head: '', stats: { darkStyles: true } },
    passes: { head: '<style>:root{color-scheme:light dark}</style>', stats: { darkStyles: true } },
  },
  'inverted-text': { trips: inverted({ text: AREA }), passes: inverted({ ink: AREA }) },
  'dark-ink': { trips: inverted({ ink: AREA }), passes: inverted({ white: AREA }) },
  'white-box': { trips: inverted({ white: AREA }), passes: inverted({ text: AREA }) },
  'background-picture': {
    trips: { body: '<table role="presentation"><tr><td background="/media/a.jpg">Oak</td></tr></table>' },
    passes: {
      body: '<table role="presentation"><tr><td bgcolor="#203040" background="/media/a.jpg">Oak</td></tr></table>',
    },
  },
}

test('every rule has its two emails, and all words', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(CHECKS.map(({ id }) => id).toSorted())
  for (const { title, why, fix, limits } of CHECKS) {
    for (const words of [title, why, fix, limits]) expect(words).not.toBe('')
  }
})

test('an email that is well has no findings', () => expect(rulesFor({})).toEqual([]))

test.each(Object.entries(CASES))('%s', (rule, { trips, passes }) => {
  expect(rulesFor(trips)).toContain(rule)
  expect(rulesFor(passes)).not.toContain(rule)
})

test('reports an empty link once', () => {
  const page = { light: [{ axe: 'link-name', count: 1, elements: [{ index: 5, box: null }] }] }
  const rules = rulesFor({ body: '<a href="https://shop.test/oak"></a>', page })
  expect(rules).toContain('empty-link')
  expect(rules).not.toContain('link-words')
})

test('tells placeholders from alt texts', () => {
  const flags = (alt: string) =>
    rulesFor({ body: `<img src="/a.png" alt="${alt}">` }).includes('placeholder-alt')
  expect(['image', 'Bild', 'IMG_2041', 'photo.jpeg', 'Placeholder'].filter((alt) => !flags(alt))).toEqual([])
  expect(['Photo of oak', 'Oak.', 'Image 3 of 4', 'shop.test', 'Imagine'].filter(flags)).toEqual([])
})

test('reads unsubscribe links in the ten languages of the intake', () => {
  const phrases = {
    en: 'Unsubscribe',
    de: 'Vom Newsletter abmelden',
    fr: 'Se désabonner',
    es: 'Darse de baja',
    pt: 'Cancelar inscrição',
    it: 'Annulla l’iscrizione',
    nl: 'Uitschrijven',
    pl: 'Wypisz się',
    ja: '配信停止',
    sv: 'Avsluta prenumerationen',
    he: 'להסרה מרשימת התפוצה',
  }
  for (const [language, phrase] of Object.entries(phrases)) {
    expect(rulesFor({ end: `<a>${phrase}</a>` }), language).not.toContain('no-unsubscribe')
  }
  expect(rulesFor({ end: '<a>Vom Weg abkommen</a>' })).toContain('no-unsubscribe')
})

test('findings say where they are, the most severe first, and are bounded', () => {
  const dead = '<a href="#">Oak</a>'.repeat(5000)
  const { issues, serious, minor } = checkEmail({
    html: `<html lang="en"><body><h1>Oak</h1><a href="http://shop.test">Ash</a>${dead}</body></html>`,
    subject: 'Chairs',
    preheader: '',
    language: 'en',
    stats: STATS,
    oneClickUnsubscribe: true,
    animated: new Map(),
    page: null,
  })
  expect(issues[0]).toMatchObject({ rule: 'dead-link', count: 5000 })
  expect(issues[0]!.places).toHaveLength(8)
  expect(issues[0]!.places[0]).toEqual({ at: 'a.2', code: '<a href="#">' })
  expect([serious, minor]).toEqual([1, 3])
  expect(issues.map(({ rule }) => rule)).toEqual([
    'dead-link',
    'no-preheader',
    'plain-http',
    'no-dark-styles',
  ])
})
