import { describe, expect, test } from 'vitest'
import { startThreadClock } from '#test/thread-clock.ts'
import { guessLanguage } from './guess-language.ts'
import { brandInName } from './brand-name.ts'
import { guessBrand } from './guess-sender.ts'
import { guessSubject } from './guess-subject.ts'
import { guessIndustry, guessOccasion } from './guess-topics.ts'
import { guessEmailType } from './guess-type.ts'

const words = (subject: string, body = '', sender = '') => ({ subject, preheader: '', body, sender })

test.each([
  ['Welcome to Fernhill', 'Glad you’re here. Shop now.', 'welcome'],
  ['Your order #1042 is confirmed', 'Order summary. Subtotal $40', 'order-confirmation'],
  ['Your parcel is on its way', 'Tracking number 1', 'shipping-confirmation'],
  ['You left something in your cart', 'Return to your cart', 'cart-abandonment'],
  ['Reset your password', 'This link expires in one hour', 'password-reset'],
  ['20% off everything', 'Use code SPRING at checkout', 'discount'],
  ['Last chance: ends tonight', 'Ends tonight at midnight', 'limited-time-offers'],
  ['We miss you', 'Come back', 'win-back'],
  ['The loaf is back in stock', 'Restocked this morning', 'back-in-stock'],
  ['Happy birthday from all of us', '', 'birthday'],
  ['Introducing the new Uphill 3', 'All-new foam', 'product-launch'],
  ['Issue #41: slow bread', 'In this issue', 'newsletter'],
  ['You’re invited: an evening of jazz', 'RSVP by Friday', 'events'],
  ['Your receipt from Bounce', 'Amount paid $12', 'payment-receipt'],
  ['Confirm your email', 'Confirm your email to go on', 'double-opt-in'],
])('recognises %s as %s', (subject, body, slug) => {
  const guess = guessEmailType(words(subject, body))!
  expect(guess.value).toBe(slug)
  expect(guess.confidence).toBeGreaterThanOrEqual(0.7)
  expect(guess.reason).toMatch(/“.+”/)
})

test.each([
  ['Dein Paket ist unterwegs', 'Sendungsnummer 1', 'shipping-confirmation'],
  ['Confirmation de votre commande n° 5', 'Sous-total 12 €', 'order-confirmation'],
  ['Te echamos de menos', 'Vuelve este mes', 'win-back'],
  ['Benvenuta da noi', 'Grazie per esserti iscritta', 'welcome'],
  ['Redefina sua senha', 'O link expira em 1 hora', 'password-reset'],
  ['25% korting op alles', 'Alleen dit weekend', 'discount'],
  ['Twój koszyk czeka', 'Wróć do koszyka', 'cart-abandonment'],
  ['商品を発送しました', 'お届け予定日 3月12日', 'shipping-confirmation'],
  ['欢迎加入我们', '感谢您的注册', 'welcome'],
  ['A quiet corner', 'Shop now. Free shipping. Linen cushions from $40, throws from $60.', 'promotional'],
])('recognises %s as %3$s', (subject, body, slug) => {
  const guess = guessEmailType(words(subject, body))
  expect(guess).toMatchObject({ value: slug })
  expect(guess!.confidence).toBeGreaterThanOrEqual(0.7)
})

test('an email that names a holiday and nothing else is seasonal', () => {
  const easter = words('The long Easter', 'Four days off.')
  expect(guessEmailType(easter, guessOccasion(easter, null))).toMatchObject({ value: 'seasonal' })
})

test('a holiday that only the text names counts when its day is near', () => {
  const body = 'Chocolate for Easter. Easter is a Sunday.'
  const confidence = (day: string) => guessOccasion(words('Chocolate', body), new Date(day))?.confidence
  expect(confidence('2026-03-20')).toBeGreaterThanOrEqual(0.7)
  expect(confidence('2026-09-20')).toBeLessThan(0.7)
})

test.each([
  'A few words',
  'Blue',
  '(no subject)',
  // A longer word, or the same word in another sense.
  'Notebooks for the new term',
  'The airdrop is live',
  'Unlock your wallet',
  'A limited edition in oak',
  'Our rewarding week in Lisbon',
  'The checkpoints of the race',
  'Relaunch of a classic chair',
  'Wholesale prices for florists',
  'Learning to love winter',
  'Gifts you can unlock by Tuesday',
  'Everything you viewed, in one place',
  'Tomorrow’s bread',
])('is not sure about %s', (subject) => {
  expect(guessEmailType(words(subject, 'Something worth reading.'))?.confidence ?? 0).toBeLessThan(0.7)
})

const reason = 'It is number #1, I can tell you! '.repeat(40)

test.each([
  // A letter that sells one thing at length numbers its reasons and prices.
  ['A word with you', `${reason} Only $5! And $6! And $7! And $8! And $9! And $10! And $11!`],
  ['Lose 20 pounds in 30 days', 'Nothing to lose'],
  ['Rates from 4.75%', 'Call us about your mortgage'],
])('is unsure what %s is', (subject, body) => {
  expect(guessEmailType(words(subject, body.padEnd(2600, ' It helps.')))?.confidence ?? 0).toBeLessThan(0.7)
})

test('counts a first line once that is also the preheader', () => {
  const line = 'We would love your feedback'
  const mail = { ...words('A word', `${line}\n${'It was a fine summer. '.repeat(20)}`), preheader: line }
  expect(guessEmailType(mail)).toMatchObject({ value: 'survey' })
  expect(guessEmailType(mail)!.confidence).toBeLessThan(0.7)
})

test.each([
  ['Black Friday starts now', 'black-friday'],
  ['Gifts for Mother’s Day', 'mothers-day'],
  ['Happy Lunar New Year', 'lunar-new-year'],
  ['The 4th of July sale', 'independence-day'],
  ['Frohe Weihnachten', 'christmas'],
  ['Chairs, mostly', undefined],
  ['Adventures start in spring water', undefined],
  ['Eastern Europe by train', undefined],
  ['The holidaymaker’s guide', undefined],
])('files %s under %s', (subject, slug) => expect(guessOccasion(words(subject), null)?.value).toBe(slug))

test.each([
  ['Blue Heron Coffee Roasters', 'A new roast', 'food-drink'],
  ['Buchhandlung am Markt', 'Neue Romane und Bücher', 'books'],
  ['知桥课堂', '第一门课程', 'education-learning'],
])('the name of %s says its industry', (brand, body, slug) => {
  expect(guessIndustry(words('Hello', body), brand)).toMatchObject({ value: slug })
})

test('a password says nothing about the industry', () => {
  const mail = words('Reset your password', 'Your phone. Security. Password manager.')
  expect(guessIndustry(mail, 'Acme', { type: 'password-reset' })).toBeUndefined()
})

test('a word of another language says nothing about the industry of an English email', () => {
  const mail = words('The bank holiday', 'Pain, chats and the bank. More pain at the bank.')
  expect(guessIndustry(mail, 'Acme', { language: 'en' })?.value).not.toBe('pets')
  expect(
    guessIndustry(words('Le pain', 'Un bon pain, du fromage'), 'Acme', { language: 'fr' }),
  ).toMatchObject({
    value: 'food-drink',
  })
})

test('needs several words for an industry', () => {
  const body = 'A new espresso roast, a recipe for the weekend and coffee by the kilo'
  expect(guessIndustry(words('New roast', body), '')).toMatchObject({ value: 'food-drink' })
  expect(guessIndustry(words('Coffee?'), '')).toBeUndefined()
})

test.each([
  ['The bread is ready and all of you are invited to eat it with us', 'en'],
  ['Die neuen Stühle sind da und wir freuen uns auf dich im Laden', 'de'],
  ['Les nouvelles chaises sont dans notre boutique et vous attendent avec une surprise pour vous', 'fr'],
  ['Las nuevas sillas están en nuestra tienda con una sorpresa para los más rápidos', 'es'],
  ['新しい椅子が届きました。ぜひお店でご覧ください。', 'ja'],
  ['新椅子到了，欢迎来店里看看，全场八折优惠', 'zh'],
  ['새로운 의자가 도착했습니다. 매장에서 만나 보세요.', 'ko'],
  ['Новые стулья уже в магазине, приходите посмотреть', 'ru'],
  ['Нові стільці вже в крамниці, приходьте їх оцінити', 'uk'],
  ['הכיסאות החדשים הגיעו לחנות שלנו', 'he'],
  ['الكراسي الجديدة وصلت إلى متجرنا', 'ar'],
])('%s is %s', (text, language) => expect(guessLanguage(text, null)?.value).toBe(language))

test('addresses are no words of a language', () => {
  const links =
    'here is your list of updated weblogs. love-always.net weblog.michael.com http://a.com/os/para b@c.com'
  expect(guessLanguage(links, null)?.value).not.toBe('pt')
  expect(
    guessLanguage(
      `Greetings from Geocaching.com. Recent caches in your area, and all that is new. ${links}`,
      null,
    )?.value,
  ).toBe('en')
})

test('trusts the text more than the declared language of a template', () => {
  expect(guessLanguage('Die neuen Stühle sind da und wir freuen uns auf dich', 'en')?.value).toBe('de')
  expect(guessLanguage('The chairs are here and we are open for you', 'en-gb')?.value).toBe('en')
  expect(guessLanguage('2 × 4', 'nb-NO')?.value).toBe('no')
})

describe('the sender', () => {
  const nothing = { headers: [], hosts: [], firstPictures: [], footer: '', subject: '', text: '' }

  test.each([
    [{ name: 'Acme', address: 'news@e.acme.test' }, 'Acme', 0.7],
    [{ name: 'Jo from Acme', address: 'jo@acme.test' }, 'Acme', 0.7],
    [{ name: 'The team at Acme', address: 'news@acme.test' }, 'Acme', 0.7],
    [{ name: 'Acme Newsletter', address: 'bounce@mail.list-manage.com' }, 'Acme', 0.5],
    [{ name: null, address: 'news@mail.big-co.co.uk' }, 'Big Co', 0.4],
    [{ name: 'Victoria at CareerFoundry', address: 'v@careerfoundry.test' }, 'CareerFoundry', 0.7],
    [{ name: 'Victoria at CareerFoundry', address: 'v@crm-mailer.test' }, 'CareerFoundry', 0.6],
    [{ name: 'Nina da EF', address: 'nina@ef.test' }, 'EF', 0.7],
    [{ name: 'Jonas von Holzweg', address: 'j@briefe.test' }, 'Holzweg', 0.6],
    [{ name: 'Bank of America', address: 'alerts@ealerts.test' }, 'Bank of America', 0.6],
    [{ name: 'The team of Acme', address: 'x@relay.test' }, 'Acme', 0.6],
    [
      { name: 'LeafFilter Partner - SPECIAL OFFER! 20% Off ,_', address: 'x@gutters.test' },
      'LeafFilter',
      0.6,
    ],
    [{ name: 'Acme | 30% off today', address: 'x@relay.test' }, 'Acme', 0.6],
    [{ name: 'CNET News.com Dispatch', address: 'a@online.cnet.test' }, 'CNET', 0.7],
    [{ name: 'CNET Shopper', address: 'b@newsletters.cnet.test' }, 'CNET', 0.7],
    [{ name: 'The Big Co Weekly', address: 'c@big-co.test' }, 'Big Co', 0.7],
    [{ name: 'Support', address: 'help@acme.test' }, 'Acme', 0.4],
    [{ name: 'Customer Service', address: 'help@mail.acme.test' }, 'Acme', 0.4],
    [{ name: 'support-jane@acme.test', address: 'support-jane@acme.test' }, 'Acme', 0.4],
  ])('%j is %s', (sender, value, confidence) => {
    const guess = guessBrand({ ...nothing, sender })!
    expect(guess.value).toBe(value)
    expect(guess.confidence).toBeGreaterThanOrEqual(confidence)
  })

  test.each([
    [{ name: 'Dana Fox', address: 'dana@dfx.test' }, 'Harbor Notes 41', 'Harbor Notes'],
    [{ name: 'pud', address: 'x@harborpress.test' }, 'Harbor Notes for Monday, May 4', 'Harbor Notes'],
    [{ name: 'D. F.', address: 'harbornotes@gmail.com' }, 'Harbor Notes 1.10 - Boats', 'Harbor Notes'],
    [{ name: 'Shannon', address: 'deals@harborpress.test' }, 'Boats', 'Harborpress'],
    [{ name: 'Dana Fox', address: 'dana@dfx.test' }, 'Harbor Notes: boats', 'Dana Fox'],
  ])('%j who writes %j is %s', (sender, subject, value) => {
    const text = `${subject}\nWelcome to Harbor Notes. Shannon, Dana Fox`
    expect(guessBrand({ ...nothing, sender, subject, text })?.value).toBe(value)
  })

  test.each(['Support', 'The Team', 'no-reply', 'jane.doe@acme.test', '  ', '50% off!'])(
    'finds no brand in %j',
    (name) => expect(brandInName(name, '')).toBeNull(),
  )

  test('reads a long name quickly', () => {
    const threadMs = startThreadClock()
    brandInName('a at '.repeat(50_000), 'aat')
    expect(threadMs()).toBeLessThan(500)
  })

  test('logo and footer raise the confidence, and replace a missing sender', () => {
    const sender = { name: 'Acme', address: 'a@acme.test' }
    expect(
      guessBrand({ ...nothing, sender, firstPictures: ['Acme logo'], footer: '© Acme Inc.' })!.confidence,
    ).toBe(0.97)
    const nobody = { name: null, address: null }
    expect(
      guessBrand({ ...nothing, sender: nobody, footer: '© 2026 Big Co. All rights reserved' })?.value,
    ).toBe('Big Co')
    expect(guessBrand({ ...nothing, sender: nobody })).toBeUndefined()
  })
})

test.each([
  [['heading', 'Ten chairs for November'], '', 'a.html', 'Ten chairs for November', 'its headline'],
  [
    ['paragraph', 'A quiet week.'],
    'A quiet week in the workshop.',
    'a.html',
    'A quiet week in the workshop.',
    'its first words',
  ],
  [['paragraph', 'x'], '', 'winter_sale-2026.html', 'Winter sale 2026', 'its file name'],
  [['paragraph', 'x'], '', 'index.html', undefined, undefined],
  [['paragraph', 'x'], '', 'a81f09c2be77.htm', undefined, undefined],
] as const)('an untitled page: %j, %j, %s is about %s', ([kind, text], preheader, file, value, reason) => {
  const block = { kind, text, level: 1, hidden: false, footer: false }
  const guess = guessSubject([block], preheader, file)
  expect([guess?.value, guess?.reason]).toEqual([value, reason])
})
