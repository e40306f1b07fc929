import { expect, test } from 'vitest'
import { amountsIn, readPrices } from './amounts.ts'
import { isOff, readCode, readDiscount, readFreeShipping, readGift, readMoneyOff } from './offer.ts'

/** Fragments of real messages, and the same in other languages. */
test.each([
  ['20% Off & FREE SHIPPING!', 20],
  ['Norton SystemWorks Pro 2002 $29.95, 90% Off Retail!!', 90],
  ['You’ll save up to 70% on international phone calls', 70],
  ['Closeouts at 40%-75% off.', 75],
  ['servers at 35-60% off Sun’s list price.', 60],
  ['Receive up to 45% discount on the initial purchase', 45],
  ['Our prices are 40-60% LESS!', 60],
  ['Price recently dropped 29%', 29],
  ['up to 95% below wholesale from liquidators', 95],
  ['Get 12 free Burgers + 1/2 Price Omaha Steaks!', 50],
  ['Eski müsterilerimize %50 indirimimiz', 50],
  ['Bis zu 30 % Rabatt auf alles', 30],
  ['Jusqu’à -40% sur les manteaux', 40],
  ['Hasta un 25% de descuento', 25],
  ['−15% on the second chair', 15],
])('%s takes off %i %%', (text, percent) => {
  expect(readDiscount([text])).toBe(percent)
})

test.each([
  'studies show that 60% of fake TV marriages end in divorce.',
  '99% OFF its high! Kmart’s lousy inventory management',
  'Reduce Your Monthly Payment up to 60%.',
  'Guaranteed first quality 100%.',
  '100% Satisfaction Guarantee',
  'can’t afford or wait out a 30% drop in the value of your house',
  'net margins of 59% on sales of $1.6 Billion',
  'Buy one, get the second half price',
  'bandwidth use 50%. NATAccess works behind firewalls',
  'IIJI 4.75 35.71% BOYD 4.24 -35.03%',
])('%s takes nothing off', (text) => {
  expect(readDiscount([text])).toBeNull()
})

test.each([
  ['For a limited time order our Snack Basket, coupon code COLLEGE2002'],
  ['use the code JDC334.'],
  ['Register before July 31 and save $300. Use priority code P062405.'],
  ['code OWC for a $50 savings during the month of July.'],
  ['mention coupon code RZ3073.'],
  ['Enter promo code XVXKL to get'],
  ['In the discount code box during checkout'],
  ['By using the this offercode “ADSINI531”'],
  ['Mit dem Gutscheincode: FRUEHLING sparst du'],
  ['Avec le code promo ETE24'],
])('%s names a code', (text) => {
  expect(readCode([text])).toBe(true)
})

test.each([
  ['Purchase Code # 312-1-010. If you wish to be unsubscribed'],
  ['city, state zip code'],
  ['(for international) 49 (country code for Germany)'],
  ['The ECperf code samples are free'],
  ['It’s been a year since the Code Red worm wreaked havoc'],
  ['used for document registration code protection'],
  ['Criminal Code Section 145.2'],
  ['Your verification code is 482913'],
  ['arbitrary code with the privileges of the web server'],
])('%s names none', (text) => {
  expect(readCode([text])).toBe(false)
})

test.each([
  ['Free shipping available', true],
  ['you’ll enjoy FREE standard shipping on all orders', true],
  ['Spend over €70 and get free delivery!', true],
  ['Versandkostenfrei ab 40 €', true],
  ['Livraison offerte', true],
  ['Free returns on everything', false],
  ['Same Day shipping on all US Orders', false],
  ['free disk space for shipping containers', false],
])('%s: free shipping %s', (text, is) => {
  expect(readFreeShipping([text])).toBe(is)
})

test.each([
  ['FREE GIFT WITH $50.00 PURCHASE', true],
  ['is yours FREE when you order OmniPage Pro 12', true],
  ['Buy One Inkjet Cartridge - GET TWO FREE!!', true],
  ['give your friends a FREE GIFT SUBSCRIPTION to it today', false],
  ['The iBook is the perfect holiday gift', false],
])('%s: gift %s', (text, is) => {
  expect(readGift([text])).toBe(is)
})

test.each([
  ['Save an extra $50 on the iPaq 3835 PDA', 5000, 'USD'],
  ['• $50 rebate', 5000, 'USD'],
  ['receive $300 off the registration price of $995', 30_000, 'USD'],
  ['Save €4!', 400, 'EUR'],
  ['Spare bis zu 1.250,50 €', 125_050, 'EUR'],
])('%s takes off an amount', (text, cents, currency) => {
  expect(readMoneyOff([text])).toMatchObject({ cents, currency })
})

test.each([
  'Enter to win your chance to win $50,000 from Dell!',
  'Just $549 after rebate',
  'Save $40,000 in advertising a year',
  'Get $20 into the account',
])('%s takes off none', (text) => {
  expect(readMoneyOff([text])).toBeNull()
})

test('prices are those of the currency that most state, without reductions and budgets', () => {
  const lines = [
    'From $99',
    'Just $549 after $50 rebate',
    '£9.99 in Britain',
    'a company of $1.6 Billion',
    'and $1,299.00',
  ]
  expect(readPrices(lines, isOff)).toEqual({
    currency: 'USD',
    low: 9900,
    high: 129_900,
  })
  expect(readPrices(['no price in 2002'], isOff)).toBeNull()
})

test.each([
  ['$1,499!', [149_900, 'USD']],
  ['1.330 Euro inc VAT', [133_000, 'EUR']],
  ['€43.25', [4325, 'EUR']],
  ['12,5 zł', [1250, 'PLN']],
  ['USD 20', [2000, 'USD']],
])('%s is an amount', (text, [cents, currency]) => {
  expect(amountsIn(text)).toMatchObject([{ cents, currency }])
})

test.each([
  'IIJI 4.75 35.71% BOYD 4.24 -35.03%',
  'Purchase Code # 312-1-010',
  'in July 2002, by Bruce',
  'v$session',
])('%s is none', (text) => {
  expect(amountsIn(text)).toEqual([])
})
