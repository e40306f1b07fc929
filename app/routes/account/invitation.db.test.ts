/** What the page of an invitation shows to users who come back without its link. */
import { beforeEach, expect, it } from 'vitest'
import { createToken } from '#app/accounts/emails/tokens.server.ts'
import { appendCookies } from '#app/accounts/request/request-context.server.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { renderPage } from '#test/render-page.ts'
import { cookiesFrom, createAdministrator, pageContext, requestMetaWith, signedIn } from '#test/signed-in.ts'
import * as invitation from './invitation.tsx'

useTestDatabase()
beforeEach(() => useEnv({ GALLERY_ACCESS: 'invited' }))

it('offers the invitation that the browser opened, without its link', async () => {
  const owner = await createAdministrator()
  const token = await createToken('role-invitation', owner.id, { role: 'member', email: null })
  const opening = pageContext()
  await renderPage(invitation, `/invitation?token=${token}`, { context: opening })
  const opened = new Response()
  appendCookies(opening, opened)
  const { cookie } = await signedIn()
  const meta = requestMetaWith(cookiesFrom(opened.headers, cookie))
  const { html, status } = await renderPage(invitation, '/invitation', { context: pageContext(meta) })
  expect([status, html]).toEqual([200, expect.stringContaining('Accept invitation')])
  expect(await callRoute(invitation.action, '/invitation', { meta, form: {} })).toMatchObject({
    location: '/',
  })
})

it('says to open the link again, or that it has expired', async () => {
  const { meta } = await signedIn()
  const context = () => pageContext(meta)
  const without = await renderPage(invitation, '/invitation', { context: context() })
  expect(without.html).toContain('Open the link of your invitation again')
  const over = await renderPage(invitation, '/invitation?token=over', { context: context() })
  expect(over.html).toContain('This invitation has expired')
  for (const { html, status } of [without, over]) {
    expect([status, html]).toEqual([403, expect.stringContaining('Log out')])
  }
})
