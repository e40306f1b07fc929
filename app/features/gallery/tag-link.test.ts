import { expect, test } from 'vitest'
import { tagLinkSlug } from './tag-link.ts'

test.each([
  ['Seasonal', 'seasonal'],
  ['Abandoned Cart', 'abandoned-cart'],
  ['Limited-Time Offers', 'limited-time-offers'],
  ['  Double  Opt-In ', 'double-opt-in'],
])('the tag %j links to %j', (tag, slug) => {
  expect(tagLinkSlug(tag)).toBe(slug)
})
