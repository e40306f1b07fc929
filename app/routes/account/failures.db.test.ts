/** The responses when the database fails during a submission. */
import { beforeEach, expect, test } from 'vitest'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { callRoute, whileUnwritable } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand } from '#test/factories.ts'
import { createUser, signedIn } from '#test/signed-in.ts'
import { action as follow } from '../saved/follow.ts'
import { action as startSignIn } from './provider-start.ts'
import { action as logIn } from './login.tsx'
import { action as logOut } from './logout.ts'
import { action as signUp } from './signup.tsx'
import { action as deleteAccount } from './settings/delete.tsx'
import { action as changeEmail } from './settings/email.tsx'
import { action as changeName } from './settings/name.tsx'
import { action as changePassword } from './settings/password.tsx'

useTestDatabase()
beforeEach(() => useEnv({ SMTP_URL: undefined }))

const PASSWORD = 'reading-lamp-9'

test('signing in: the message for unexpected errors', async () => {
  const { email } = await createUser({ password: PASSWORD })
  const told = await whileUnwritable('sessions', () =>
    callRoute(logIn, '/login', { form: { email, password: PASSWORD } }),
  )
  expect(told).toMatchObject({
    status: 500,
    data: { values: { email }, failure: 'Invalid email or password. Please try again.' },
    toast: { title: 'Login failed', kind: 'destructive' },
  })
})

test('an address without an account is shown as typed', async () => {
  const email = 'Ada@Bücher.example'
  const told = await callRoute(logIn, '/login', { form: { email, password: PASSWORD } })
  expect(told).toMatchObject({ status: 401, data: { opens: 'missing', values: { email } } })
})

test('signing up', async () => {
  const form = { email: 'ada@example.com', name: 'Ada', password: PASSWORD }
  const told = await whileUnwritable('users', () => callRoute(signUp, '/signup', { form }))
  expect(told).toMatchObject({
    status: 500,
    data: { values: { name: 'Ada' }, failure: 'An error occurred during registration' },
    toast: { title: 'Registration failed', description: 'An error occurred during registration' },
  })
})

test('an incomplete form names what is missing', async () => {
  const failure = 'You must provide either an email or phone number and a password'
  const half = await callRoute(logIn, '/login', { form: { email: 'ada@example.com' } })
  expect(half).toMatchObject({
    status: 400,
    data: { values: { email: 'ada@example.com' }, errors: { password: failure } },
  })
  const nothing = await callRoute(signUp, '/signup', { form: {} })
  expect(nothing).toMatchObject({ status: 400, data: { errors: { email: failure } } })
})

test.each([
  ['the name', changeName, 'users', { name: 'Ada' }, 'Failed to update name'],
  ['the address', changeEmail, 'users', { email: 'other@example.com' }, 'Failed to update email'],
  [
    'the password',
    changePassword,
    'accounts',
    { password: 'a-quiet-wall-17', confirmation: 'a-quiet-wall-17' },
    'Failed to update password',
  ],
  ['the account', deleteAccount, 'users', { phrase: 'delete my account' }, 'Failed to delete account'],
] as const)('changing %s', async (_, action, table, form, title) => {
  const { meta } = await signedIn()
  const told = await whileUnwritable(table, () => callRoute(action, '/settings', { meta, form }))
  expect(told).toMatchObject({ status: 500, toast: { title, kind: 'destructive' } })
})

test('signing out', async () => {
  const { meta } = await signedIn()
  const told = await whileUnwritable('sessions', () => callRoute(logOut, '/logout', { meta, form: {} }))
  expect(told).toMatchObject({ location: '/', toast: { title: 'Error logging out', kind: 'destructive' } })
})

test('Google, when it cannot be reached', async () => {
  const told = await callRoute(startSignIn, '/login/google?next=%2Fsettings', {
    params: { provider: 'google' },
    form: {},
  })
  expect(told).toMatchObject({
    location: '/login?next=%2Fsettings',
    toast: { title: 'Google login failed', description: 'An error occurred during Google login' },
  })
})

test('following a brand, with scripts and without', async () => {
  const { id } = await createBrand({ slug: 'fernhill' })
  const { meta } = await signedIn()
  const asked = { meta, params: { brandId: id }, form: { brand: 'fernhill', intent: 'follow' } }
  await whileUnwritable('collection_brands', async () => {
    expect(await callRoute(follow, `/follow/${id}`, asked)).toMatchObject({
      status: 500,
      data: { ok: false },
    })
    const headers = { 'Sec-Fetch-Dest': 'document' }
    expect(await callRoute(follow, `/follow/${id}`, { ...asked, headers })).toMatchObject({
      location: '/brand/fernhill',
      toast: { title: 'Failed to update follow status', kind: 'destructive' },
    })
  })
})
