/** Access control: every route requested by every role. */
import { type APIRequestContext, request as requests } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { expect, test } from './base.ts'
import { ACCESS, isLetIn, type Role, ROLES } from './route-access.ts'
import { signInAdminBy, signUpBy, signUpInvitedBy, somebody } from './test-users.ts'
import { sitePort } from './ports.ts'

/** Statuses that an empty form may get from a permitted role. */
const SETTLED = [200, 201, 202, 204, 302, 303, 400, 401, 404, 405, 409, 410, 422]

const FROM_ELSEWHERE: Record<string, string>[] = [
  { Origin: 'https://attacker.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site', Origin: `http://localhost:${sitePort}` },
]

const origin = `http://localhost:${sitePort}`

test.describe.configure({ mode: 'default' })
test.skip(({ isMobile }) => isMobile, 'asks by requests alone')

let people: Record<Role | 'anotherMember', APIRequestContext>

test.beforeAll(async () => {
  const names = [...ROLES, 'anotherMember'] as const
  const contexts = await Promise.all(
    names.map((_, at) =>
      requests.newContext({ baseURL: origin, extraHTTPHeaders: { 'X-Forwarded-For': `10.77.0.${at}` } }),
    ),
  )
  people = Object.fromEntries(names.map((name, at) => [name, contexts[at]])) as typeof people
  const { owner } = people
  await signInAdminBy(owner)
  await Promise.all([
    signUpBy(people.member, somebody()),
    signUpBy(people.anotherMember, somebody()),
    signUpInvitedBy(people.reviewer, { role: 'reviewer', owner }),
    signUpInvitedBy(people.editor, { role: 'editor', owner }),
  ])
})
test.afterAll(async () => {
  for (const person of Object.values(people ?? {})) await person.dispose()
})

test('every route declares its access', () => {
  expect(Object.keys(ACCESS).toSorted()).toEqual([...new Set(pathsOf(routes))].toSorted())
})

for (const [path, access] of Object.entries(ACCESS)) {
  const { read, write } = typeof access === 'string' ? { read: access, write: access } : access
  test(`${path} is for: ${[...new Set([read, write])].join(', ')}`, async () => {
    await Promise.all(
      ROLES.map(async (role) => {
        await reads(role, path, isLetIn(read, role))
        // Signing out is tested elsewhere: here it would end the sessions of all tests.
        if (path !== '/logout') await sends(role, path, isLetIn(write, role))
      }),
    )
  })
}

test('a collection of another user looks like a missing one, also to an owner', async () => {
  const made = await people.member.post('/collections/new', {
    headers: { Origin: origin },
    form: { name: 'Mine alone', type: 'emails' },
    maxRedirects: 0,
  })
  expect(made.ok()).toBe(true)
  const mine = /\/collections\/[0-9a-f-]{36}/.exec(await (await people.member.get('/saved')).text())![0]
  const missing = '/collections/00000000-0000-4000-8000-000000000000'
  expect(await (await people.member.get(mine)).text()).toContain('Mine alone')
  for (const role of ['anotherMember', 'owner'] as const) {
    for (const path of ['', '/emails']) {
      const theirs = await people[role].get(mine + path)
      const none = await people[role].get(missing + path)
      expect(theirs.status(), `${role} ${path}`).toBe(404)
      expect(none.status(), `${role} ${path}`).toBe(404)
      expect(await theirs.text()).not.toContain('Mine alone')
    }
    const taken = await people[role].post(mine, {
      headers: { Origin: origin },
      form: { intent: 'delete' },
      maxRedirects: 0,
    })
    expect(taken.headers()['location'] ?? '', `${role} deletes`).not.toContain('deleted=')
  }
  expect((await people.visitor.get(mine, { maxRedirects: 0 })).headers()['location']).toMatch(
    /^\/login\?next=/,
  )
  expect(await (await people.member.get(mine)).text()).toContain('Mine alone')
})

test('attack: submits forms from another site', async () => {
  for (const path of [
    '/settings/name',
    '/settings/delete',
    '/logout',
    '/login',
    '/admin/blog/new',
    '/subscribe',
  ]) {
    for (const headers of FROM_ELSEWHERE) {
      const answer = await people.member.post(path, { headers, form: { name: 'Stolen' }, maxRedirects: 0 })
      expect(answer.status(), `${path} ${JSON.stringify(headers)}`).toBe(403)
    }
  }
})

test('attack: requests Better Auth’s own URLs', async () => {
  for (const path of [
    'sign-in/email',
    'sign-up/email',
    'sign-in/social',
    'sign-out',
    'get-session',
    'list-sessions',
    'update-user',
    'delete-user',
    'change-email',
    'request-password-reset',
    'reset-password',
    'verify-email',
    'link-social',
    'refresh-token',
    'sign-in/magic-link',
    'sign-in/phone-number',
    'phone-number/send-otp',
    'start-session',
    'error',
    'ok',
  ]) {
    for (const answer of [
      await people.member.get(`/api/auth/${path}`, { maxRedirects: 0 }),
      await people.member.post(`/api/auth/${path}`, {
        headers: { Origin: origin },
        data: {},
        maxRedirects: 0,
      }),
    ]) {
      expect([404, 405], path).toContain(answer.status())
    }
  }
})

test('attack: searches pages and data for the session token', async () => {
  const { cookies } = await people.member.storageState()
  const key = cookies.find(({ name }) => name.endsWith('session_token'))!
  expect(key).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  const token = decodeURIComponent(key.value).split('.')[0]!
  for (const path of [
    '/',
    '/settings',
    '/settings.data',
    '/_root.data',
    '/settings/sessions',
    '/browse.data',
  ]) {
    expect(await (await people.member.get(path)).text(), path).not.toContain(token)
  }
})

async function reads(role: Role, path: string, mayEnter: boolean): Promise<void> {
  const address = addressOf(path)
  const page = await people[role].get(address, { maxRedirects: 0 })
  const location = page.headers()['location']
  if (mayEnter) {
    expect(page.status(), `${role} reads`).toBeLessThan(500)
    expect(location ?? '', `${role} reads`).not.toMatch(/^\/login\?next/)
  } else {
    expect(page.status(), `${role} reads`).toBe(302)
    expect(location, `${role} reads`).toMatch(elsewhere(path))
    expect(location, `${role} reads`).not.toBe(address)
    // Data requests contain nothing of the page either.
    const data = await people[role].get(dataAddress(address), { maxRedirects: 0 })
    expect(data.status(), `${role} reads data`).not.toBe(200)
    expect((await data.text()).length, `${role} reads data`).toBeLessThan(300)
  }
  if (isAdmin(path)) expect(await robotsOf(page), `${role}: out of search engines`).toBe(true)
}

async function sends(role: Role, path: string, mayEnter: boolean): Promise<void> {
  const headers = { Origin: origin }
  const sent = await people[role].post(addressOf(path), { maxRedirects: 0, headers, form: {} })
  const location = sent.headers()['location'] ?? ''
  expect(mayEnter ? SETTLED : [302, 401, 405], `${role} sends`).toContain(sent.status())
  if (!mayEnter && sent.status() === 302) expect(location, `${role} sends`).toMatch(elsewhere(path))
  if (mayEnter && isAdmin(path)) expect(location, `${role} sends`).not.toMatch(/^\/login/)
}

/** Where whoever is not let in is sent. Form-only URLs redirect to their page, which has its own guard. */
function elsewhere(path: string): RegExp {
  if (ACCESS[path] === 'guest') return /^\/$/
  return isAdmin(path) ? /^\/login(\?|$)/ : /^\/(login(\?|$)|settings$|saved$)/
}

function isAdmin(path: string): boolean {
  return path.startsWith('/admin')
}

function addressOf(path: string): string {
  return path
    .replace('/:slug?', '')
    .replace('/:id?', '')
    .replaceAll(/:\w+|\*/g, 'no-such-thing')
}

function pathsOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`
    const below = pathsOf(entry.children ?? [], path)
    const isPage = entry.index || (entry.path !== undefined && !entry.children?.some(({ index }) => index))
    return isPage ? [path || '/', ...below] : below
  })
}

function dataAddress(address: string): string {
  return address === '/' ? '/_root.data' : `${address}.data`
}

/** A page that is not served is not indexed either. */
async function robotsOf(page: {
  status(): number
  text(): Promise<string>
  headers(): Record<string, string>
}) {
  if (page.status() !== 200 || !page.headers()['content-type']?.includes('html')) return true
  return /<meta name="robots" content="[^"]*noindex/.test(await page.text())
}
