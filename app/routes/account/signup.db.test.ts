/** Whose address the sign-up form shows behind an owner's invitation. */
import { expect, it } from 'vitest'
import { createToken } from '#app/accounts/emails/tokens.server.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { address } from '#test/address.ts'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { renderPage } from '#test/render-page.ts'
import { createAdministrator, pageContext } from '#test/signed-in.ts'
import * as signUp from './signup.tsx'

useTestDatabase()

async function inviteTo(email: string | null): Promise<string> {
  const { id } = await createAdministrator()
  const invited = { role: 'member' as const, email: email === null ? null : address(email) }
  return createToken('role-invitation', id, invited)
}

async function formBehind(token: string): Promise<string> {
  const next = encodeURIComponent(`/invitation?token=${token}`)
  return (await renderPage(signUp, `/signup?next=${next}`)).html
}

const emailInput = (html: string) => /<input(?=[^>]*name="email")(?=[^>]*type="email")[^>]*>/.exec(html)![0]

it('shows the address of the invitation, which cannot be changed', async () => {
  useEnv({ SIGN_UP: 'invitation' })
  const html = await formBehind(await inviteTo('eve@example.com'))
  expect(emailInput(html)).toMatch(/(?=.*value="eve@example\.com")(?=.*readonly)/i)
  expect(html).toContain('Full name')
  expect(html).not.toContain('value="change"')
})

it('asks for the address where the invitation is for anyone', async () => {
  const html = await formBehind(await inviteTo(null))
  expect(emailInput(html)).toMatch(/value=""/)
  expect(emailInput(html)).not.toMatch(/readonly/i)
})

it('keeps the page with the address out of caches', async () => {
  const token = await inviteTo('eve@example.com')
  const url = new URL(`http://shelf.test/signup?next=${encodeURIComponent(`/invitation?token=${token}`)}`)
  const context = pageContext()
  const returned = await signUp.loader({ url, context } as never)
  expect(new Headers(returned.init?.headers).get('Cache-Control')).toBe('private, no-store')
})

it('attack: the address is read without the secret of the link', async () => {
  const token = await inviteTo('eve@example.com')
  for (const guess of [token.slice(0, 32), token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'), '']) {
    const next = encodeURIComponent(`/invitation?token=${guess}`)
    const { data } = await callRoute(signUp.loader, `/signup?next=${next}`)
    expect(data).toMatchObject({ invited: null })
  }
})
