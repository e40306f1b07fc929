import { expect, test } from 'vitest'
import { SITEMAP_EMAIL_TYPES } from '#test/sitemap-email-types.ts'

import { builtInCategories, businessTypes, emailTypes, holidays, industries } from './taxonomy.ts'

const categories = builtInCategories()
const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug)

test('uses every slug and alias once, in URL form', () => {
  const taken = categories.flatMap(({ slug, aliases }) => [slug, ...aliases])
  const twice = taken.filter((slug, index) => taken.indexOf(slug) !== index)
  expect(twice).toEqual([])
  for (const slug of taken) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('describes every category in one or two calm sentences', () => {
  const descriptions = categories.map(({ description }) => description)
  const odd = descriptions.filter((text) => !/^[A-Z].{40,240}[.?]$/.test(text) || /!|\.\.| {2}/.test(text))
  expect(odd).toEqual([])
  expect(new Set(descriptions).size).toBe(descriptions.length)
})

test('writes names with typographic apostrophes', () => {
  expect(categories.map(({ name }) => name)).toContain('Valentine’s Day')
  expect(categories.filter(({ name }) => name.includes("'"))).toEqual([])
})

test('lists 32 known email types in the sitemap', () => {
  expect(SITEMAP_EMAIL_TYPES).toHaveLength(32)
  expect(slugsOf(emailTypes)).toEqual(expect.arrayContaining([...SITEMAP_EMAIL_TYPES]))
})

test.each([
  ['Lifecycle', 'activation educational onboarding trial-started welcome'],
  [
    'Engagement',
    'announcement case-study ebook events milestone newsletter new-update ' +
      'product-launch product-update weekly-summary',
  ],
  ['Promotional', 'discount just-dropped limited-time-offers promotional seasonal'],
  ['Sales', 'back-in-stock browse-abandonment cart-abandonment free-trial referral reminder upgrade-now'],
  ['Transactional', 'double-opt-in order-confirmation password-reset payment-receipt trial-expired'],
])('contains the types of %s', (masterTag, slugs) => {
  const inGroup = emailTypes.filter((type) => type.masterTag === masterTag)
  expect(slugsOf(inGroup)).toEqual(expect.arrayContaining(slugs.split(' ')))
})

test('describes the required industries, holidays and types', () => {
  const described = new Set(categories.filter(({ description }) => description).map(({ slug }) => slug))
  expect(industries.filter(({ slug }) => described.has(slug)).length).toBeGreaterThanOrEqual(25)
  expect(holidays.filter(({ slug }) => described.has(slug)).length).toBeGreaterThanOrEqual(15)
  const types =
    'welcome newsletter promotional back-in-stock transactional announcement survey product-update case-study'
  expect([...described]).toEqual(expect.arrayContaining(types.split(' ')))
})

test('names abandoned carts Abandoned Cart', () => {
  expect(emailTypes.find(({ slug }) => slug === 'cart-abandonment')?.name).toBe('Abandoned Cart')
})

test('includes the most requested holidays, each with a date', () => {
  const wanted =
    'independence-day valentines-day black-friday leap-day cyber-monday mothers-day super-bowl new-year ' +
    'pride saint-patricks-day halloween thanksgiving fathers-day christmas dry-january giving-tuesday'
  expect(slugsOf(holidays)).toEqual(expect.arrayContaining(wanted.split(' ')))
  expect(holidays.filter(({ dateRule }) => !dateRule)).toEqual([])
  expect(categories.filter(({ half, dateRule }) => half === 'event' && dateRule)).toEqual([])
})

test('includes the verticals that brands refer to', () => {
  const wanted =
    'gifts fashion beauty media-publishing developer-tools home-garden software consumer-electronics ' +
    'travel health-wellness analytics events-conferences sports-fitness books'
  expect(slugsOf(industries)).toEqual(expect.arrayContaining(wanted.split(' ')))
  expect(slugsOf(businessTypes)).toEqual(
    expect.arrayContaining(
      'ecommerce saas media event-organiser marketplace mobile-app subscription nonprofit'.split(' '),
    ),
  )
  expect(businessTypes).toHaveLength(12)
})
