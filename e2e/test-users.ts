/** Users for the journeys, signed up and confirmed by the requests a browser would send. */
import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { emailTo, linkIn } from './mailbox.ts'
import { sitePort } from './ports.ts'

export type Somebody = { email: string; name: string; password: string }

export const adminEmail = 'owner@mailshelf.example'

const headers = { Origin: `http://localhost:${sitePort}` }

export function somebody(given: Partial<Somebody> = {}): Somebody {
  return {
    email: `${randomUUID()}@people.example`,
    name: 'Ada Example',
    password: 'reading-lamp-9',
    ...given,
  }
}

/** Creates an account and signs this request context in. */
export async function signUpBy(request: APIRequestContext, person: Somebody): Promise<void> {
  const asked = await request.post('/signup', { headers, form: person })
  expect(asked.ok(), 'signing up').toBe(true)
  const letter = await emailTo(person.email, 'Confirm your email address')
  const confirmed = await request.post(linkIn(letter), { headers, form: {}, maxRedirects: 0 })
  expect(confirmed.status(), 'confirming').toBe(302)
}

/** Signs in; false if there is no such account. */
export async function signInBy(request: APIRequestContext, { email, password }: Somebody): Promise<boolean> {
  const answer = await request.post('/login', { headers, form: { email, password }, maxRedirects: 0 })
  return answer.status() === 302
}

/** The owner of an isolated site, created there with `createUser`. */
export const siteOwner = {
  email: 'owner@own-site.example',
  name: 'Olive Owner',
  password: 'reading-lamp-9',
  role: 'admin',
} as const

export async function signInAt(url: string, request: APIRequestContext): Promise<void> {
  const { email, password } = siteOwner
  const form = { email, password }
  const answer = await request.post(`${url}/login`, { headers: { Origin: url }, form, maxRedirects: 0 })
  expect(answer.status(), 'signing in').toBe(302)
}

/** The administrator of ADMIN_EMAIL; the first call creates the account. */
export async function signInAdminBy(request: APIRequestContext): Promise<void> {
  const admin = somebody({ email: adminEmail, name: 'Olive Owner' })
  if (await signInBy(request, admin)) return
  const asked = await request.post('/signup', { headers, form: admin })
  expect(asked.ok(), 'signing up').toBe(true)
  const letter = await emailTo(adminEmail, 'Confirm your email address')
  // Another worker may do the same: one confirmation comes first, and both know the password.
  await request.post(linkIn(letter), { headers, form: { password: admin.password }, maxRedirects: 0 })
  expect(await signInBy(request, admin), 'signing in as the administrator').toBe(true)
}

/** Creates an account with this role, which the administrator `owner` invites to it by a link. */
export async function signUpInvitedBy(
  request: APIRequestContext,
  { role, owner }: { role: 'reviewer' | 'editor'; owner: APIRequestContext },
): Promise<void> {
  const invited = await owner.post('/admin/people', { headers, form: { intent: 'by-link', role, email: '' } })
  const link = /\/invitation\?token=[\w-]+/.exec(await invited.text())
  expect(link, `inviting a ${role}`).not.toBeNull()
  await signUpBy(request, somebody())
  const accepted = await request.post(link![0], { headers, form: {}, maxRedirects: 0 })
  expect(accepted.headers()['location'], 'accepting').toBe('/admin')
}
