import { expect, it } from 'vitest'
import { checkPasswordStrength } from './weak-password.server.ts'

const about = ['Ada Example', 'ada@shelf.example']

it.each([
  ['password1', /lists that attackers try first/],
  ['12345678', /lists that attackers try first/],
  ['qwertyui', /lists that attackers try first/],
  ['welcome1', /lists that attackers try first/],
  ['Passw0rd!', /lists that attackers try first/],
  ['aaaaaaaa', /over and over/],
  ['abcdefgh', /sequence/],
  ['ada@shelf.example', /close to your name or address/],
])('says why %s is weak', async (password, why) => {
  expect(await checkPasswordStrength(password, about)).toMatchObject({
    message: expect.stringMatching(why) as string,
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
])('takes the ordinary password %s', async (password) => {
  expect(await checkPasswordStrength(password, about)).toBeNull()
})
