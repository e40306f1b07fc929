import { expect, it } from 'vitest'
import { startThreadClock } from '#test/thread-clock.ts'
import { checkPasswordStrength, isLongAndVaried } from './password-strength.server.ts'

const about = ['Ada Example', 'ada@shelf.example']

it.each([
  'password1',
  '12345678',
  'qwertyui',
  'welcome1',
  'Passw0rd!',
  'aaaaaaaa',
  'abcdefgh',
  'ada@shelf.example',
  'x'.repeat(60),
])('refuses %s with the one message for weak passwords', async (password) => {
  expect(await checkPasswordStrength(password, about)).toEqual({
    ok: false,
    reason: 'weak-password',
    message: 'This password is easy to guess. Choose a longer one, or add a word or two.',
  })
})

it.each([
  'reading-lamp-9',
  'trees and tea',
  'Correct horse',
  'Summer2024!',
  'adaexample1',
  'פינת-קריאה',
  'x'.repeat(40) + 'lamp',
])('accepts the ordinary password %s', async (password) => {
  expect(await checkPasswordStrength(password, about)).toBeNull()
})

it('attack: passwords made to slow down the estimate do not block the event loop', async () => {
  const crafted = ['@48({[<369!|10$5+72%', 'p@$$w0rd1!', '|_||V|[V]/\\/\\()[]|3|)', '1/1/99 ', '1234567890']
  await checkPasswordStrength('reading-lamp-9', about)
  const threadMs = startThreadClock()
  await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      checkPasswordStrength(crafted[at % 5]!.repeat(20).slice(0, 200), about),
    ),
  )
  expect(threadMs()).toBeLessThan(1000)
})

it('responds to everybody, also to refused requests', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => checkPasswordStrength('password1', about)),
  )
  const messages = answers.map((answer) => answer?.message)
  expect(messages[0]).toMatch(/easy to guess/)
  expect(messages.at(-1)).toMatch(/Couldn’t check this password/)
  expect(await checkPasswordStrength('reading-lamp-9', about)).toBeNull()
})

it.each([
  ['eleven chars', true],
  ['reading-lamp-9', true],
  ['short-one-9', false],
  ['abcabcabcabcabc', false],
])('judges %s without an estimate: %s', (password, taken) => {
  expect(isLongAndVaried(password)).toBe(taken)
})
