import { describe, expect, test } from 'vitest'
import { isOpaque } from './codes.ts'
import { analyzeLinks } from './link-analysis.ts'
import { personalTokens } from './personal-tokens.ts'
import { publicLink } from './public-links.ts'
import { personalDataOf } from './personal-data.server.ts'

describe('keeps what is not the recipient', () => {
  const personalData = personalDataOf({ addresses: ['rose.may@mail.test'], names: ['Rose May'] })

  test.each([
    'A rose is a rose, may it bloom',
    'Rosewood chairs from May on',
    'The Rose collection',
    'Ask us at help@shop.test',
  ])('%s', (text) => expect(personalData.redact(text)).toEqual({ text, addresses: 0, names: 0 }))

  test.each([
    ['Hi Rose, look', 'Hi Reader, look'],
    ['ROSE, 20% off', 'Reader, 20% off'],
    ['Your week, Rose!', 'Your week, Reader!'],
    ['Dear Mrs. May,', 'Dear Mrs. Reader,'],
    ['Rose May’s card', 'Reader’s card'],
    ['write to Rose.May@Mail.test.', 'write to reader@example.com.'],
  ])('%s → %s', (text, public_) => expect(personalData.redact(text).text).toBe(public_))

  test('accepts names with special characters', () => {
    const odd = personalDataOf({ addresses: [], names: ['Jean-Luc O’Neill (Jr.) [x] {2} $', 'a/b|c^d'] })
    expect(odd.redact('Hi Jean-Luc, look').text).toBe('Hi Reader, look')
  })

  test('removes nothing for an unknown recipient', () => {
    const nobody = personalDataOf({ addresses: [], names: ['Undisclosed recipients', 'Customer'] })
    expect(nobody.redact('Dear Customer').text).toBe('Dear Customer')
  })
})

describe('links', () => {
  const personalData = personalDataOf({ addresses: ['jane@mail.test'], names: [] })
  const TOKEN = 'u001aGh7Kq9-2BxZt4LmPw8Rv3Ns6Yc'

  test.each([
    ['https://shop.test/womens-running-shoes-2024-spring-collection-blue?size=42', 'Shoes', 'same'],
    ['https://shop.test/p/NewYearSaleBanner?utm_source=mail&utm_campaign=new-year-sale', 'x', 'same'],
    ['https://shop.test/img/IMG_20240101_123456.jpg', 'x', 'same'],
    ['mailto:hello@shop.test?subject=Question%20about%20an%20order', 'x', 'same'],
    ['tel:+15551234567', 'x', 'same'],
    ['#top', 'x', 'same'],
    ['https://shop.test/sale?mc_eid=abc123&page=2', 'x', 'https://shop.test/sale?page=2'],
    [`https://shop.test/sale?t=${TOKEN}`, 'x', 'https://shop.test/sale'],
    [`https://shop.test/c/${TOKEN}`, 'Shop now', null],
    [`https://shop.test/c/${TOKEN}`, 'shop.test/sale', 'https://shop.test/sale'],
    [`https://u1.ct.sendgrid.net/ls/click?upn=${TOKEN}`, 'Shop now', null],
    [
      'https://click.shop.test/?url=https%3A%2F%2Fshop.test%2Fnew%3Fcolor%3Dred',
      'x',
      'https://shop.test/new?color=red',
    ],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fshop.test%2F&data=05%7Cjane',
      'x',
      'https://shop.test/',
    ],
    [
      `https://abc.r.eu-west-1.awstrack.me/L0/https:%2F%2Fshop.test%2Fnew/1/${TOKEN}/x`,
      'x',
      'https://shop.test/new',
    ],
    [`https://click.pstmrk.it/3s/shop.test%2Fnew/${TOKEN}/AbC/x`, 'x', 'https://shop.test/new'],
    ['https://trk.klclick.com/x?l=aHR0cHM6Ly9zaG9wLnRlc3QvbmV3', 'x', 'https://shop.test/new'],
    ['https://jane:pw@shop.test/x', 'x', 'https://shop.test/x'],
    ['https://shop.test/x?next=jane%2540mail.test', 'x', 'https://shop.test/x'],
    ['https://shop.test/jane@mail.test', 'x', null],
  ])('%s (%s) → %s', (href, words, expected) => {
    expect(
      publicLink(href, { words, personalData, analysis: analyzeLinks([], [], personalTokens([])) }),
    ).toBe(expected === 'same' ? href : expected)
  })

  test.each([
    ['8f14e45fceea167a5a36dedd4bea2543', true],
    ['123e4567-e89b-12d3-a456-426614174000', true],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0', true],
    ['how-to-care-for-your-cast-iron-pan', false],
    ['the-2024-2025-buyers-guide-part-12', false],
    ['supercalifragilisticexpialidocious', false],
    ['WomensShoesOnSaleNow', false],
    ['1234567890', false],
    ['20260718005048357', false],
    ['70260718005048357', true],
  ])('%s is opaque: %s', (text, opaque) => expect(isOpaque(text)).toBe(opaque))
})
