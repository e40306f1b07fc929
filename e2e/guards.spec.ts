/** Access control: every route requested by every role. */
import { type APIRequestContext, request as requests } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { expect, test } from './base.ts'
import { signInAdminBy, signUpBy, somebody } from './test-users.ts'
import { sitePort } from './ports.ts'

const ROLES = ['visitor', 'stranger', 'owner', 'admin'] as const
type Role = (typeof ROLES)[number]

/**
 * `public`: the same for everyone. `guest`: signed-in users are sent to the home page. `member`: visitors are sent to
 * log in. `admin`: everyone else is sent to log in.
 */
type Access = 'public' | 'guest' | 'member' | 'admin'

/** Every route of app/routes.ts; a new route needs an entry here. */
const TABLE: Record<string, Access> = {
  '/': 'public',
  '/email/:slug': 'public',
  '/email/:slug/details': 'public',
  '/email/:slug/html': 'public',
  '/email/:slug/source': 'public',
  '/email/:slug/download/:format': 'public',
  '/brand': 'public',
  '/brand/:brandSlug': 'public',
  '/brand/:brandSlug/figures': 'public',
  '/brand/:brandSlug/email/:emailSlug': 'public',
  '/brand/:brandSlug/email': 'public',
  '/category/:slug?': 'public',
  '/category/:slug/figures': 'public',
  '/email-type/:tagSlug': 'public',
  '/seasonal': 'public',
  '/seasonal/:slug': 'public',
  '/email-types': 'public',
  '/brands': 'public',
  '/browse': 'public',
  '/search': 'public',
  '/compare': 'public',
  '/planner': 'public',
  '/planner.ics': 'public',
  '/state-of-email/:month?': 'public',
  '/state-of-email/emails': 'public',
  '/state-of-email.csv': 'public',
  '/state-of-email.json': 'public',
  // Visitors are invited to sign up; ownership is tested below.
  '/saved': 'public',
  '/following': 'member',
  '/collections/new': 'member',
  '/collections/:id': 'member',
  '/collections/:id/emails': 'public',
  '/filter-brands': 'public',
  '/save/:emailId': 'member',
  '/saved-emails': 'public',
  '/saved-emails/:emailId': 'public',
  '/saved-marks.css': 'public',
  '/follow/:brandId': 'public',
  '/blog': 'public',
  '/blog/:slug': 'public',
  '/about': 'public',
  '/terms': 'public',
  '/privacy': 'public',
  '/contact': 'public',
  '/submit': 'member',
  '/report/:emailSlug': 'public',
  '/report/brand/:brandSlug': 'public',
  '/transparency': 'public',
  '/login': 'guest',
  '/login/second-factor': 'guest',
  '/login/google': 'public',
  '/signup': 'guest',
  '/forgot-password': 'public',
  '/reset-password': 'public',
  '/verify': 'public',
  '/invitation': 'public',
  '/logout': 'public',
  '/settings': 'member',
  '/settings/name': 'member',
  '/settings/email': 'member',
  '/settings/password': 'member',
  '/settings/second-factor': 'member',
  '/settings/recovery-codes': 'member',
  '/settings/google': 'member',
  '/settings/delete': 'member',
  '/settings/preferences': 'member',
  '/settings/sessions': 'member',
  '/settings/identities/:id': 'member',
  '/settings/export': 'member',
  '/settings/reauthenticate': 'member',
  '/settings/export.zip': 'member',
  '/subscribe': 'public',
  '/newsletter/confirm/:token': 'public',
  '/newsletter/unsubscribe/:token': 'public',
  '/admin': 'admin',
  '/admin/blog': 'admin',
  '/admin/blog/new': 'admin',
  '/admin/blog/edit/:id?': 'admin',
  '/admin/newsletter': 'admin',
  '/admin/messages': 'admin',
  '/admin/collect-pictures/:emailId': 'admin',
  '/admin/brands': 'admin',
  '/admin/brands/:id': 'admin',
  '/admin/brands/:id/merge': 'admin',
  '/admin/queue': 'admin',
  '/admin/queue/emails': 'admin',
  '/admin/queue/brands': 'admin',
  '/admin/categories': 'admin',
  '/admin/categories/new': 'admin',
  '/admin/categories/:id': 'admin',
  '/admin/inbox': 'admin',
  '/admin/inbox/rules': 'admin',
  '/admin/inbox/rules/new': 'admin',
  '/admin/inbox/sources': 'admin',
  '/admin/reports': 'admin',
  '/admin/emails/upload': 'admin',
  '/admin/uploads': 'admin',
  '/admin/uploads/:id': 'admin',
  '/admin/imports': 'admin',
  '/admin/imports/:id': 'admin',
  '/admin/inbox/addresses': 'admin',
  '/admin/inbox/tokens': 'admin',
  '/admin/blog/preview': 'admin',
  '/admin/newsletter.csv': 'admin',
  '/admin/people': 'admin',
  '/admin/changes': 'admin',
  '/admin/emails': 'admin',
  '/admin/emails/change': 'admin',
  '/admin/emails/brands': 'admin',
  '/admin/emails/:id': 'admin',
  '/admin/emails/:id/html': 'admin',
  '/admin/emails/:id/detail': 'admin',
  '/admin/emails/:id/frame': 'admin',
  '/admin/changes/:id/undo': 'admin',
  '/more-emails': 'public',
  '/menu-previews': 'public',
  '/search-index': 'public',
  '/search-emails': 'public',
  '/sitemap.xml': 'public',
  '/sitemap/:file': 'public',
  '/robots.txt': 'public',
  '/link-picture/:kind/:slug/:file': 'public',
  '/feed.xml': 'public',
  '/feed.json': 'public',
  '/brand/:brandSlug/feed.xml': 'public',
  '/brand/:brandSlug/feed.json': 'public',
  '/category/:slug/feed.xml': 'public',
  '/category/:slug/feed.json': 'public',
  '/email-type/:slug/feed.xml': 'public',
  '/email-type/:slug/feed.json': 'public',
  '/blog/feed.xml': 'public',
  '/blog/feed.json': 'public',
  '/manifest.webmanifest': 'public',
  '/api/auth/callback/google': 'public',
  '/outbox': 'public',
  '/*': 'public',
}

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

let people: Record<Role, APIRequestContext>

test.beforeAll(async () => {
  const [visitor, stranger, owner, admin] = await Promise.all(
    ROLES.map((_, at) =>
      requests.newContext({ baseURL: origin, extraHTTPHeaders: { 'X-Forwarded-For': `10.77.0.${at}` } }),
    ),
  )
  await signUpBy(stranger!, somebody())
  await signUpBy(owner!, somebody())
  await signInAdminBy(admin!)
  people = { visitor: visitor!, stranger: stranger!, owner: owner!, admin: admin! }
})
test.afterAll(async () => {
  for (const person of Object.values(people ?? {})) await person.dispose()
})

test('every route declares its access', () => {
  expect(Object.keys(TABLE).toSorted()).toEqual([...new Set(pathsOf(routes))].toSorted())
})

for (const [path, access] of Object.entries(TABLE)) {
  const address = path
    .replace('/:slug?', '')
    .replace('/:id?', '')
    .replaceAll(/:\w+|\*/g, 'no-such-thing')

  test(`${path} is for: ${access}`, async () => {
    for (const role of ROLES) {
      const page = await people[role].get(address, { maxRedirects: 0 })
      // Signing out is tested elsewhere: here it would end the sessions of all tests.
      if (path === '/logout') continue
      const sent = await people[role].post(address, {
        maxRedirects: 0,
        headers: { Origin: origin },
        form: {},
      })
      if (mayEnter(access, role)) {
        expect(page.status(), `${role} reads`).toBeLessThan(500)
        expect(page.headers()['location'] ?? '', `${role} reads`).not.toMatch(/^\/login\?next/)
        expect(SETTLED, `${role} sends`).toContain(sent.status())
      } else {
        // Form-only URLs redirect to their page, which has its own guard; pages without forms accept none.
        const elsewhere = access === 'guest' ? /^\/$/ : /^\/(login(\?|$)|settings$|saved$)/
        expect(page.status(), `${role} reads`).toBe(302)
        expect(page.headers()['location'], `${role} reads`).toMatch(elsewhere)
        expect(page.headers()['location'], `${role} reads`).not.toBe(address)
        expect([302, 401, 405], `${role} sends`).toContain(sent.status())
        if (sent.status() === 302) expect(sent.headers()['location'], `${role} sends`).toMatch(elsewhere)
        // Data requests contain nothing of the page either.
        const data = await people[role].get(dataAddress(address), { maxRedirects: 0 })
        expect(data.status(), `${role} reads data`).not.toBe(200)
        expect((await data.text()).length, `${role} reads data`).toBeLessThan(300)
      }
      if (access === 'admin') expect(await robotsOf(page), `${role}: out of search engines`).toBe(true)
    }
  })
}

test('a collection of another user looks like a missing one, also to an administrator', async () => {
  const made = await people.owner.post('/collections/new', {
    headers: { Origin: origin },
    form: { name: 'Mine alone', type: 'emails' },
    maxRedirects: 0,
  })
  expect(made.ok()).toBe(true)
  const mine = /\/collections\/[0-9a-f-]{36}/.exec(await (await people.owner.get('/saved')).text())![0]
  const missing = '/collections/00000000-0000-4000-8000-000000000000'
  expect(await (await people.owner.get(mine)).text()).toContain('Mine alone')
  for (const role of ['stranger', 'admin'] as const) {
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
  expect(await (await people.owner.get(mine)).text()).toContain('Mine alone')
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
      const answer = await people.owner.post(path, { headers, form: { name: 'Stolen' }, maxRedirects: 0 })
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
    'callback/github',
    'error',
    'ok',
  ]) {
    for (const answer of [
      await people.owner.get(`/api/auth/${path}`, { maxRedirects: 0 }),
      await people.owner.post(`/api/auth/${path}`, {
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
  const { cookies } = await people.owner.storageState()
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
    expect(await (await people.owner.get(path)).text(), path).not.toContain(token)
  }
})

function mayEnter(access: Access, role: Role): boolean {
  if (access === 'guest') return role === 'visitor'
  if (access === 'member') return role !== 'visitor'
  return access === 'public' || role === 'admin'
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
