import { expect, test } from 'vitest'
import { startThreadClock } from '#test/thread-clock.ts'
import { differingName, fingerprintOf, isNearDuplicate } from './near-duplicate.ts'

const SENTENCES = [
  'Our bread is baked before you wake up and it is gone before noon.',
  'Come in this week and taste the rye that took us eleven months.',
  'Bring a bag, bring a friend, and bring your appetite for crust.',
  'The oven stays warm until six, and the coffee stays on until seven.',
  'Every loaf has a name, and every name has a story behind the counter.',
]

function letter({
  name = 'Jane',
  price = '4',
  code = 'K7QX-99182',
  body = SENTENCES,
  images = ['loaf.jpg'],
} = {}) {
  const text = `Hi ${name}, ${body.join(' ')} A loaf is $${price} today. Your code: ${code}. Bye ${name}.`
  return fingerprintOf({ subject: `${name}, your bread is ready`, text, images })
}

test('the same words with another name, code and link are a near-duplicate', () => {
  expect(isNearDuplicate(letter(), letter({ name: 'Tom', code: 'ZZ81-22741' }))).toBe(true)
  expect(isNearDuplicate(letter(), letter({ images: ['loaf.jpg', 'a81f00d9c2b377.gif'] }))).toBe(true)
})

test('another price, another subject or other words make another email', () => {
  expect(isNearDuplicate(letter(), letter({ price: '5' }))).toBe(false)
  const other = fingerprintOf({ subject: 'Cake week', text: SENTENCES.join(' '), images: [] })
  expect(
    isNearDuplicate(fingerprintOf({ subject: 'Bread week', text: SENTENCES.join(' '), images: [] }), other),
  ).toBe(false)
  const swapped = [
    ...SENTENCES.slice(0, 3),
    'The shop is closed on Monday for the feast of the bakers.',
    'See you then.',
  ]
  expect(isNearDuplicate(letter(), letter({ body: swapped }))).toBe(false)
})

test('in scripts without spaces, and for emails made of images', () => {
  const japanese = (name: string) =>
    fingerprintOf({
      subject: '新しいパンが焼けました',
      text: `${name}様 ${'朝早くから焼いたパンをどうぞ。'.repeat(6)}`,
      images: [],
    })
  expect(isNearDuplicate(japanese('花子'), japanese('太郎'))).toBe(true)
  const pictures = (...images: string[]) => fingerprintOf({ subject: 'Look', text: '', images })
  const season = Array.from({ length: 10 }, (_, i) => `spring-${'abcdefghij'[i]}.jpg`)
  const nextSeason = season.map((name) => name.replace('spring', 'autumn'))
  expect(isNearDuplicate(pictures(...season), pictures(...season))).toBe(true)
  expect(isNearDuplicate(pictures(...season), pictures(...nextSeason))).toBe(false)
})

test('short notes say too little to be copies', () => {
  const note = fingerprintOf({ subject: 'Hello', text: 'See you soon', images: [] })
  expect(isNearDuplicate(note, note)).toBe(false)
})

test('a fingerprint fits an indexed column, and takes time in proportion to its text', () => {
  const long = 'word and another one '.repeat(200_000)
  const threadMs = startThreadClock()
  expect(fingerprintOf({ subject: long.slice(0, 5000), text: long, images: [] }).length).toBeLessThan(1000)
  expect(threadMs()).toBeLessThan(2000)
})

test('another campaign of the same template is no copy', () => {
  const other = letter({
    price: '5',
    body: [...SENTENCES.slice(0, 4), 'The mill closes on Sunday for good.'],
  })
  expect(isNearDuplicate(letter(), letter({ name: 'Tom' }))).toBe(true)
  expect(isNearDuplicate(letter(), other)).toBe(false)
})

test.each([
  ['Hi Jane, our bread is ready', 'Hi Tom, our bread is ready', 'Jane'],
  ['Jane, our bread is ready', 'Tom, our bread is ready', 'Jane'],
  ['Your bread is ready, Jane', 'Your bread is ready, Tom', 'Jane'],
  ['Hello Jane Marie Doe! Our bread is ready', 'Hello there! Our bread is ready', 'Jane Marie Doe'],
  ['Hello there! Our bread is ready', 'Hello Jane! Our bread is ready', null],
  ['Code K7QX-99182 for Jane today', 'Code ZZ81-22741 for Tom today', 'Jane'],
  ['Psst, our bread is ready', 'Psst, our bread is ready', null],
  ['Bread of the week', 'Cake and pies for all of you', null],
  ['', 'Hi Jane', null],
])('in “%s” beside “%s” the name is %s', (text, copy, name) => {
  expect(differingName(text, copy)).toBe(name)
})
