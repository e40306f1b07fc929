/** Which sign-in pages offer strangers an account. */
import { expect, it } from 'vitest'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { createToken } from '#app/accounts/emails/tokens.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { renderPage } from '#test/render-page.ts'
import { createAdministrator } from '#test/signed-in.ts'
import * as login from './login.tsx'

useTestDatabase()

async function offersAccount(next = '/'): Promise<boolean> {
  const { html } = await renderPage(login, `/login?next=${encodeURIComponent(next)}`)
  expect(html).toContain('Welcome back')
  return html.includes('Create an account')
}

async function invitation(): Promise<string> {
  const owner = await createAdministrator()
  return `/invitation?token=${await createToken('role-invitation', owner.id, { role: 'editor', email: null })}`
}

it('offers an account where strangers can create one that shows something', async () => {
  expect(await offersAccount()).toBe(true)
  useEnv({ SIGN_UP: 'domain', SIGN_UP_DOMAINS: ['work.example'] })
  expect(await offersAccount()).toBe(true)
  useEnv({ SIGN_UP: 'sso' })
  expect(await offersAccount()).toBe(false)
})

it.each([{ SIGN_UP: 'invitation' }, { GALLERY_ACCESS: 'invited', SIGN_UP: 'open' }] as const)(
  'offers an account with an owner’s invitation only, by %o',
  async (settings) => {
    useEnv(settings)
    expect(await offersAccount()).toBe(false)
    expect(await offersAccount(await invitation())).toBe(true)
  },
)
