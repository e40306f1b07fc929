import { beforeAll, expect, it } from 'vitest'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { address } from '#test/address.ts'
import { useTestDatabase } from '#test/database.ts'
import { cookiesFrom, createUser, requestMetaWith } from '#test/signed-in.ts'
import { findSession } from './sessions.server.ts'
import { signIn, signOut } from '../sign-in/sign-in.server.ts'
import { signUp } from '../sign-in/sign-up.server.ts'

beforeAll(() =>
  useEnv({
    SITE_URL: 'https://gallery.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Mailshelf <shelf@example.com>',
  }),
)
useTestDatabase()

const PASSWORD = 'reading-lamp-9'

it('uses host-only, HTTP-only cookies on https', async () => {
  const { email } = await createUser({ password: PASSWORD })
  const second = await createUser({ password: PASSWORD, twoFactorEnabled: true })
  const meta = requestMetaWith()
  const answers = [
    await signIn({ meta, email, password: PASSWORD }),
    await signIn({ meta, email: second.email, password: PASSWORD }),
    await signUp({ meta, name: 'Ada', email: address('new@example.com'), password: PASSWORD }),
  ].map((answer) => (answer as { headers: Headers }).headers)
  const set = answers.flatMap((headers) => headers.getSetCookie())
  expect(set.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-mailshelf.session_token',
    '__Host-mailshelf.known-device',
    '__Host-mailshelf.second-factor',
    '__Host-mailshelf.sign-up',
  ])
  for (const cookie of set) {
    expect(cookie).toMatch(/; HttpOnly/i)
    expect(cookie).toMatch(/; Secure/i)
    expect(cookie).toMatch(/; SameSite=Lax/i)
    expect(cookie).toMatch(/; Path=\/(;|$)/i)
    expect(cookie).not.toMatch(/domain=/i)
  }

  const signedIn = requestMetaWith(cookiesFrom(answers[0]!))
  const { session } = await findSession(signedIn)
  expect(session?.viewer.email).toBe(email)
  const { headers } = await signOut({ session, meta: signedIn, scope: 'here' })
  expect(cookiesFrom(headers, cookiesFrom(answers[0]!))).not.toContain('session_token')
})

it('attack: a subdomain sets a cookie without the host prefix', async () => {
  const { email } = await createUser({ password: PASSWORD })
  const answer = await signIn({ meta: requestMetaWith(), email, password: PASSWORD })
  const planted = cookiesFrom((answer as { headers: Headers }).headers).replaceAll('__Host-', '')
  expect((await findSession(requestMetaWith(planted))).session).toBeNull()
})
