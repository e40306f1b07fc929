import { expect, test } from 'vitest'
import { resolveCategory } from './category-slugs.ts'
import { tagSlug, titleCase } from './slug-words.ts'
import { builtInCategories } from './taxonomy.ts'

test.each([
  ['Product Update', 'product-update'],
  ['  Back   in Stock ', 'back-in-stock'],
  ['Limited-Time Offers', 'limited-time-offers'],
  ['Win-Back', 'win-back'],
])('the tag %j links to %s', (tag, slug) => {
  expect(tagSlug(tag)).toBe(slug)
})

test.each([
  ['work-from-home', 'Work From Home'],
  ['BLACK-FRIDAY', 'Black Friday'],
  ['--a--b', 'A B'],
  ['', ''],
])('the slug %j is titled %j', (slug, name) => {
  expect(titleCase(slug)).toBe(name)
})

test.each([
  // Spellings of abandoned cart
  ['cart-abandonment', 'cart-abandonment'],
  ['cart-abandon', 'cart-abandonment'],
  ['abandoned-cart', 'cart-abandonment'],
  ['Abandoned Carts', 'cart-abandonment'],
  ['abandonedcart', 'cart-abandonment'],
  ['cart abandonment emails', 'cart-abandonment'],
  ['Basket Abandonment', 'cart-abandonment'],
  // Case, spaces, hyphens, or none of them
  ['Product Update', 'product-update'],
  ['product_update', 'product-update'],
  ['PRODUCTUPDATES', 'product-update'],
  ['Double Opt-In', 'double-opt-in'],
  ['double optin', 'double-opt-in'],
  ['limited time offer', 'limited-time-offers'],
  ['Back-In-Stock', 'back-in-stock'],
  // Singular and plural
  ['newsletters', 'newsletter'],
  ['event', 'events'],
  ['case studies', 'case-study'],
  ['casestudies', 'case-study'],
  ['discounts', 'discount'],
  ['ebooks', 'ebook'],
  ['e-books', 'ebook'],
  ['welcome email', 'welcome'],
  ['Welcome e-mails', 'welcome'],
  // Synonyms
  ['receipts', 'payment-receipt'],
  ['Coupons', 'discount'],
  ['webinar', 'events'],
  ['feedback request', 'survey'],
  // Verticals
  ['Health & Wellness', 'health-wellness'],
  ['health and wellness', 'health-wellness'],
  ['E-Commerce', 'ecommerce'],
  ['Software as a Service', 'saas'],
  ['Event Organizers', 'event-organiser'],
  ['Jewelry', 'jewellery-watches'],
  // Occasions
  ['4th of July', 'independence-day'],
  ['fourth-of-july', 'independence-day'],
  ['4th-of-july', 'independence-day'],
  ["Valentine's Day", 'valentines-day'],
  ['Valentine’s', 'valentines-day'],
  ['St. Patrick’s Day', 'saint-patricks-day'],
  ['mother day', 'mothers-day'],
  ['Xmas', 'christmas'],
  ['BFCM', 'black-friday'],
  ['Chanukah', 'hanukkah'],
  ['Día de los Muertos', 'day-of-the-dead'],
  ['Fall', 'autumn'],
  ['Spotify Wrapped', null],
  ['wrapped', 'year-in-review'],
  // None
  ['', null],
  ['&', null],
  ['email', null],
  ['emails', null],
  ['something else', null],
])('%j means %s', (text, slug) => {
  expect(resolveCategory(text)?.slug ?? null).toBe(slug)
})

test('every name, slug and alias resolves to its own category', () => {
  const astray = builtInCategories().flatMap(({ name, slug, aliases }) =>
    [name, slug, ...aliases].filter((text) => (resolveCategory(text)?.slug ?? null) !== slug),
  )
  expect(astray).toEqual([])
})
