import { expect, test } from 'vitest'
import { money, offerParts, offerText } from './offer-text.ts'

const none = {
  discountPercent: null,
  moneyOffCents: null,
  moneyOffCurrency: null,
  hasCode: false,
  freeShipping: false,
  gift: false,
}

test('a card says the deepest of what is offered', () => {
  expect(offerText(none)).toBeNull()
  expect(offerText({ ...none, discountPercent: 40, freeShipping: true })).toBe('40% off')
  expect(offerText({ ...none, moneyOffCents: 2000, moneyOffCurrency: 'EUR', hasCode: true })).toBe('€20 off')
  expect(offerText({ ...none, freeShipping: true })).toBe('Free shipping')
  expect(offerParts({ ...none, gift: true, hasCode: true })).toEqual(['Gift', 'With a code'])
})

test('money has decimals only where it needs them', () => {
  expect([money(12_000, 'USD'), money(1250, 'PLN'), money(129_950, 'GBP')]).toEqual([
    '$120',
    'zł\u00a012.50',
    '£1,299.50',
  ])
})
