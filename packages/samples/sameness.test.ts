/** The sample library is judged by eye; these rules catch what is easily overlooked. */
import PostalMime, { type Email } from 'postal-mime'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessTypes, industries } from '../../app/gallery/categories/taxonomy.ts'
import { SITEMAP_EMAIL_TYPES } from '../../test/sitemap-email-types.ts'
import { listBundle, readBundledEmail } from '../../app/intake/ingest/store/bundle.server.ts'
import { sampleBundle } from '../../app/intake/ingest/store/samples.server.ts'
import { sampleLine } from './blocks.ts'
import { brands } from './brands.ts'
import { composeHtml } from './compose.ts'
import { drafts } from './emails/all.ts'
import type { Draft } from './emails/draft.ts'
import { faceNamed } from './fonts.ts'

/** As the gallery shows them. */
const shelf = drafts.toSorted((a, b) => Date.parse(b.sent) - Date.parse(a.sent))
const html = new Map(drafts.map((draft) => [draft.slug, composeHtml(draft)]))
const NEIGHBOURS = 12

function artOf(draft: Draft): string {
  return [...html.get(draft.slug)!.matchAll(/cid:([\w-]+)@art\.example/g)].map((match) => match[1]).join(' ')
}

function look(draft: Draft): string {
  return `${draft.layout} with ${artOf(draft) || 'type alone'}`
}

function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function share(test: (draft: Draft) => boolean): number {
  return drafts.filter(test).length / drafts.length
}

function luminance(hex: string): number {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** The largest size that words are set in; a single sign may be larger still. */
function headlineSize(draft: Draft): number {
  return Math.max(
    ...[...html.get(draft.slug)!.matchAll(/font-size:(\d+)px/g)].map((match) => Number(match[1])),
  )
}

describe('no two could be mistaken for one another', () => {
  test('no shape comes twice with the same pictures within a brand', () => {
    const looks = countOf(drafts.map((draft) => `${draft.brand}: ${look(draft)}`))
    expect([...looks].filter(([, count]) => count > 1)).toEqual([])
  })

  test('nor among neighbours in the gallery', () => {
    const twins = shelf.flatMap((draft, index) =>
      shelf
        .slice(index + 1, index + 1 + NEIGHBOURS)
        .filter((other) => look(other) === look(draft))
        .map((other) => `${draft.slug} and ${other.slug}: ${look(draft)}`),
    )
    expect(twins).toEqual([])
  })

  test('nobody stands beside a mail on the same ground', () => {
    const twins = shelf
      .slice(1)
      .filter((draft, index) => draft.kit.paper === shelf[index]!.kit.paper)
      .map(({ slug }) => slug)
    expect(twins).toEqual([])
  })

  test('slugs, subjects and preheaders are each their own', () => {
    for (const field of ['slug', 'subject', 'preheader'] as const) {
      const written = drafts.map((draft) => draft[field]).filter((words) => words !== '')
      expect(new Set(written).size).toBe(written.length)
    }
  })
})

describe('the library spreads', () => {
  test('a quarter is type alone, give or take', () => {
    expect(share((draft) => artOf(draft) === '')).toBeGreaterThan(0.2)
    expect(share((draft) => artOf(draft) === '')).toBeLessThan(0.6)
  })

  test('a seventh or more stands on a dark ground, and less than a third', () => {
    const dark = share((draft) => luminance(draft.kit.paper) < 0.1)
    expect(dark).toBeGreaterThan(1 / 7)
    expect(dark).toBeLessThan(1 / 3)
  })

  test('about a third has a dark-mode design', () => {
    const answering = share((draft) => draft.kit.dark !== undefined)
    expect(answering).toBeGreaterThan(0.25)
    expect(answering).toBeLessThan(0.45)
  })

  test('headlines run from a whisper to a shout, without one size that rules', () => {
    const sizes = drafts.map(headlineSize)
    expect(sizes.filter((size) => size <= 50).length).toBeGreaterThan(drafts.length / 16)
    expect(sizes.filter((size) => size >= 100).length).toBeGreaterThan(drafts.length / 6)
    expect(Math.max(...countOf(sizes.map(String)).values())).toBeLessThan(drafts.length / 8)
  })

  test('heights are short, middling and long', async () => {
    const bundle = sampleBundle()
    const heights = await Promise.all(
      (await listBundle(bundle)).map(async (slug) => {
        const { preview } = (await readBundledEmail(bundle, slug)).prepared
        return preview!.height / (preview!.width / 640)
      }),
    )
    const portion = (from: number, to: number): number =>
      heights.filter((height) => height > from && height <= to).length / heights.length
    expect(portion(0, 1000)).toBeGreaterThan(1 / 5)
    expect(portion(1000, 1600)).toBeGreaterThan(1 / 3)
    expect(portion(1600, 20_000)).toBeGreaterThan(1 / 7)
    expect(heights.filter((height) => height > 2500).length).toBeGreaterThanOrEqual(18)
  })

  test('it was sent over three years, every month of the last two with something in it', () => {
    const days = shelf.map(({ sent }) => Date.parse(sent))
    expect((days[0]! - days.at(-1)!) / 86_400_000).toBeGreaterThan(2.9 * 365)
    const months = new Set(drafts.map(({ sent }) => sent.slice(0, 7)))
    for (let month = 0; month < 23; month += 1) {
      expect(months).toContain(new Date(Date.UTC(2025, month, 1)).toISOString().slice(0, 7))
    }
  })
})

describe('every shelf has something on it', () => {
  test('each email type four times or more, and each once as the main one', () => {
    const all = countOf(drafts.flatMap(({ types }) => types))
    const leading = new Set(drafts.map(({ types }) => types[0]))
    expect(SITEMAP_EMAIL_TYPES.length).toBe(32)
    expect(SITEMAP_EMAIL_TYPES.filter((slug) => (all.get(slug) ?? 0) < 4)).toEqual([])
    expect(SITEMAP_EMAIL_TYPES.filter((slug) => !leading.has(slug))).toEqual([])
  })

  test('fourteen occasions twice or more', () => {
    const occasions = countOf(drafts.flatMap((draft) => draft.occasions ?? []))
    expect([...occasions.values()].filter((count) => count >= 2).length).toBeGreaterThanOrEqual(14)
  })

  test('fourteen industries, five business types, thirty-seven brands', () => {
    const sending = Object.values(brands).filter(({ slug }) => drafts.some(({ brand }) => brand === slug))
    const verticals = new Set<string>(
      sending.flatMap((brand) => [...brand.industries, ...brand.businessTypes]),
    )
    expect(industries.filter(({ slug }) => verticals.has(slug)).length).toBeGreaterThanOrEqual(14)
    expect(businessTypes.filter(({ slug }) => verticals.has(slug)).length).toBeGreaterThanOrEqual(5)
    expect(sending.length).toBeGreaterThanOrEqual(37)
    expect(sending.length).toBe(Object.keys(brands).length)
    expect(drafts.length).toBeGreaterThanOrEqual(192)
  })
})

describe('each message', () => {
  /** As they are in the bundle. */
  let messages: { draft: Draft; email: Email }[]

  beforeAll(async () => {
    messages = await Promise.all(
      drafts.map(async (draft) => {
        const { files } = (await readBundledEmail(sampleBundle(), draft.slug)).prepared
        const original = files.find(({ role }) => role === 'original')!
        return { draft, email: await PostalMime.parse(original.content) }
      }),
    )
  })

  test('is in the bundle as it is written here', async () => {
    expect(await listBundle(sampleBundle())).toEqual(drafts.map(({ slug }) => slug).toSorted())
    const stale = messages.filter(({ draft, email }) => email.html?.trim() !== html.get(draft.slug)!.trim())
    expect(stale.map(({ draft }) => draft.slug)).toEqual([])
  })

  test('parses, with the words and the sender it was written with', () => {
    for (const { draft, email } of messages) {
      expect(email.subject).toBe(draft.subject)
      expect(email.from?.name).toBe(brands[draft.brand].name)
      expect(email.html).toContain('<!doctype html>')
      expect(email.text?.trim()).toBeTruthy()
    }
  })

  test('says in its footer that it is a composed sample', () => {
    for (const { draft, email } of messages) {
      const line = sampleLine(brands[draft.brand].name)
      expect(email.html!.replaceAll('&amp;', '&')).toContain(line)
      expect(email.text).toContain(line)
    }
  })

  test('names no domain but .example, and fetches nothing from anywhere', () => {
    for (const { draft, email } of messages) {
      const everything = `${email.html} ${email.text} ${brands[draft.brand].website}`
      const hosts = [...everything.matchAll(/(?:https?:)?\/\/([\w.-]+)|mailto:[^@\s]+@([\w.-]+)/g)].map(
        (match) => (match[1] ?? match[2])!,
      )
      const foreign = hosts.filter((host) => !host.endsWith('.example'))
      expect({ slug: draft.slug, foreign }).toEqual({ slug: draft.slug, foreign: [] })
      expect(email.html).not.toMatch(/src="(?!cid:)|url\((?!cid:)/)
    }
  })

  test('carries every picture and face it asks for, and nothing else', () => {
    for (const { draft, email } of messages) {
      const wanted = new Set([...email.html!.matchAll(/cid:([\w.@-]+)/g)].map((match) => match[1]))
      const carried = new Set(email.attachments.map(({ contentId }) => contentId?.replace(/[<>]/g, '')))
      expect({ slug: draft.slug, carried }).toEqual({ slug: draft.slug, carried: wanted })
    }
  })

  test('is set in two families at most, the italic of one among its files at most', () => {
    const heavy = drafts.filter(({ kit }) => {
      const families = new Set(kit.faces.map((name) => faceNamed(name).family))
      return families.size > 2 || kit.faces.length > 3
    })
    expect(heavy.map(({ slug }) => slug)).toEqual([])
  })
})

test('a few are flawed on purpose, so that checks have something to find', () => {
  const source = (draft: Draft): string => html.get(draft.slug)!
  expect(drafts.filter(({ preheader }) => preheader === '').length).toBeGreaterThanOrEqual(2)
  expect(drafts.filter((draft) => /<img(?![^>]*\balt=)/.test(source(draft))).length).toBeGreaterThanOrEqual(2)
  expect(
    drafts.filter((draft) => Buffer.byteLength(source(draft)) > 102 * 1024).length,
  ).toBeGreaterThanOrEqual(1)
})
