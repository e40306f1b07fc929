import { expect, test } from 'vitest'
import type { EmailAttributes } from '#app/inspection/attributes/email-attributes.ts'
import { attributeDetails } from './attribute-details.ts'

/** An email that says nothing of itself. */
const plain: EmailAttributes = {
  rulesVersion: 1,
  platform: null,
  discountPercent: null,
  moneyOffCents: null,
  moneyOffCurrency: null,
  hasCode: false,
  freeShipping: false,
  gift: false,
  offerDeadline: null,
  priceLowCents: null,
  priceHighCents: null,
  priceCurrency: null,
  subjectLength: 12,
  subjectWords: 3,
  subjectEmoji: 0,
  subjectPersonal: false,
  subjectQuestion: false,
  urgency: false,
  words: 1240,
  imageShare: 0,
  images: 0,
  imagesWithoutAlt: 0,
  animated: false,
  darkStyles: false,
  amp: false,
  plainText: false,
  bimi: false,
  countdown: false,
  htmlBytes: 20_000,
  clipped: false,
  skeleton: '0123456789ab',
  palette: [],
  paletteShares: [],
  pictureHash: null,
  layout: [],
  templateStyles: [],
  template: null,
  designKeys: [],
  oneClickUnsubscribe: false,
  noReply: false,
  spf: null,
  dkim: null,
  dmarc: null,
  language: null,
  sentOn: null,
  sentWeekday: null,
  sentHour: null,
  senderName: null,
}

const told = (facts: EmailAttributes | null) =>
  attributeDetails(facts).map(({ name, value, note }) => [name, value, note].filter(Boolean).join(' | '))

test('an email that says nothing has its words alone', () => {
  expect(told(plain)).toEqual(['Words | 1,240'])
  expect(told({ ...plain, skeleton: '' })).toEqual([])
  expect(told(null)).toEqual([])
})

test('facts are in words', () => {
  const facts: EmailAttributes = {
    ...plain,
    platform: 'mailchimp',
    discountPercent: 40,
    hasCode: true,
    freeShipping: true,
    offerDeadline: new Date('2024-11-30T04:59:59Z'),
    priceLowCents: 12_000,
    priceHighCents: 129_950,
    priceCurrency: 'USD',
    imageShare: 60,
    oneClickUnsubscribe: true,
    noReply: true,
    spf: 'fail',
    dkim: 'pass',
    language: 'de',
    amp: true,
    bimi: true,
    sentWeekday: 5,
    sentHour: 9,
  }
  expect(told(facts)).toEqual([
    'Sending platform | Mailchimp',
    'Offer | 40% off, free shipping, with a code',
    'Offer ends | Friday 29 November 2024',
    'Prices | $120 to $1,299.50',
    'Language | German',
    'Local time | Friday, 09:00 to 09:59',
    'Words | 1,240 | 60% of its area is images',
    'AMP | Has an AMP version',
    'BIMI | Has a logo for mailboxes',
    'Unsubscribe | One click',
    'Replies | Not read',
    'Authentication | SPF fail, DKIM pass',
  ])
})
