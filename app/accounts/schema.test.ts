import { expect, test } from 'vitest'
import type { z } from '#app/platform/lib/zod.ts'
import { address } from '#test/address.ts'
import { startThreadClock } from '#test/thread-clock.ts'
import {
  deletionForm,
  emailChangeForm,
  emailForm,
  nameForm,
  newPasswordForm,
  signInForm,
  signUpForm,
} from './schema.ts'

const email = address('dana@mail.example')
const long = 'x'.repeat(300)
const change = emailChangeForm(email)

test.each<[string, z.ZodType, Record<string, string>, string | undefined]>([
  ['sign in', signInForm, { email: '', password: 'x' }, 'Please enter your email address'],
  ['sign in', signInForm, { email: 'dana@mail', password: 'x' }, 'Please enter a valid email address'],
  [
    'sign in',
    signInForm,
    { email: `${long}@mail.example`, password: 'x' },
    'Please enter a valid email address',
  ],
  ['sign in', signInForm, { email, password: '' }, 'Please enter your password'],
  ['sign in', signInForm, { email, password: 'x' }, undefined],
  ['sign in', signInForm, { email }, 'You must provide either an email or phone number and a password'],
  [
    'sign in',
    signInForm,
    { password: 'x' },
    'You must provide either an email or phone number and a password',
  ],
  [
    'sign up',
    signUpForm,
    { name: 'Dana', email },
    'You must provide either an email or phone number and a password',
  ],
  ['sign up', signUpForm, { email, name: ' ', password: 'long enough' }, 'Please enter your full name'],
  ['sign up', signUpForm, { email, name: 'Dana', password: '' }, 'Please enter a password'],
  [
    'sign up',
    signUpForm,
    { email, name: 'Dana', password: '1234567' },
    'Password must be at least 8 characters',
  ],
  ['sign up', signUpForm, { email, name: 'Dana', password: '        ' }, undefined],
  ['sign up', signUpForm, { email, name: 'Dana', password: long }, 'Password must be at most 200 characters'],
  ['name', nameForm, { name: '' }, 'Please enter your full name'],
  ['email', change, { email: '' }, 'Email is required'],
  ['email', change, { email: 'dana' }, 'Invalid email address'],
  ['email', change, { email: ' Dana@Mail.example' }, 'Please enter a different email address'],
  ['email', change, { email: 'other@mail.example' }, undefined],
  ['password', newPasswordForm, { password: '', confirmation: 'x' }, 'Password is required'],
  [
    'password',
    newPasswordForm,
    { password: '1234567', confirmation: 'x' },
    'Password must be at least 8 characters',
  ],
  ['password', newPasswordForm, { password: '12345678', confirmation: '' }, 'Please confirm your password'],
  [
    'password',
    newPasswordForm,
    { password: '12345678', confirmation: '12345679' },
    'The passwords do not match',
  ],
  ['deletion', deletionForm, { phrase: 'Delete my account' }, "Please type 'delete my account' to confirm"],
  ['deletion', deletionForm, { phrase: 'delete my account ' }, "Please type 'delete my account' to confirm"],
  ['deletion', deletionForm, { phrase: 'delete my account' }, undefined],
])('%s form: %#', (_name, schema, form, first) => {
  expect(schema.safeParse(form).error?.issues[0]?.message).toBe(first)
})

test('attack: an address of thousands of dots is refused at once', () => {
  const threadMs = startThreadClock()
  const email = `a@${'a.'.repeat(100_000)}@`
  expect(emailForm.safeParse({ email }).error?.issues).toMatchObject([
    { message: 'Please enter a valid email address' },
  ])
  expect(threadMs()).toBeLessThan(1000)
})
