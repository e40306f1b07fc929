/**
 * Rights to read and write: every route as guest and as each role, through the production build. Writes send an empty
 * form: users with the right get its errors, all others are sent away before it is read.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { type BuiltServer, startBuiltServer } from '#test/built-server.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { createRoutedGallery, ROUTE_ID, routePaths, urlOfRoute } from '#test/routed-gallery.ts'
import { signedIn } from '#test/signed-in.ts'

const ASKING = ['guest', 'member', 'reviewer', 'editor', 'owner'] as const

/** A status, or the page that the request is redirected to. */
type Outcome = number | string
/** The outcome for all, or one for each of `ASKING`. */
type Outcomes = Outcome | Outcome[]
/** Without `post` a route accepts no form. */
type Expected = { get: Outcomes; post?: Outcomes }

const from = (first: number) => (outcome: Outcome) => ASKING.map((_, at) => (at < first ? '/login' : outcome))
const [users, reviewers, editors, owners] = [1, 2, 3, 4].map(from) as [Only, Only, Only, Only]
type Only = (outcome: Outcome) => Outcome[]
/** Outcomes: the first for a guest, the second for all others. */
const guests = (guest: Outcome, user: Outcome) => ASKING.map((_, at) => (at === 0 ? guest : user))

const ROUTES: Record<string, Expected> = {
  '/': { get: 200 },
  '/email/:slug': { get: '/brand/fernhill/email/spring-sale' },
  '/email/:slug/html': { get: 404 },
  '/email/:slug/source': { get: 404 },
  '/email/:slug/checks': { get: 200 },
  '/email/:slug/download/:format': { get: 404 },
  '/brand': { get: '/browse' },
  '/brand/:brandSlug': { get: 200 },
  '/brand/:brandSlug/analytics': { get: 200 },
  '/brand/:brandSlug/email/:emailSlug': { get: 200 },
  '/brand/:brandSlug/email': { get: 404 },
  '/category/:slug?': { get: 200 },
  '/category/:slug/analytics': { get: 200 },
  '/email-type/:tagSlug': { get: 200 },
  '/seasonal': { get: 200 },
  '/seasonal/:slug': { get: 200 },
  '/email-types': { get: 200 },
  '/brands': { get: 200 },
  '/browse': { get: 200 },
  '/search': { get: 200 },
  '/compare': { get: 200 },
  '/planner': { get: 200 },
  '/checks': { get: 200 },
  '/checks/:rule': { get: 404 },
  '/clean': { get: 200 },
  '/state-of-email': { get: 200 },
  '/saved': { get: 200 },
  '/saved/search': { get: users(200) },
  '/following': { get: users(200) },
  '/collections/new': { get: users(200), post: users(400) },
  '/collections/:id': { get: users(404), post: users(400) },
  '/collections/:id/present/:emailSlug?': { get: users(404) },
  '/collections/:id/share': { get: users(404), post: users(400) },
  '/collections/:id/sections': { get: users(404), post: users(400) },
  '/collections/:id/export': { get: users(404), post: users(400) },
  '/collections/:id/import': { get: users(404), post: users(400) },
  '/collections/:id/people': { get: users(404), post: users(400) },
  '/collections/:id/emails': { get: 404 },
  '/collections/:id/emails/:emailId': { get: users(404), post: users(400) },
  '/smart-collections/new': { get: users(200), post: users(400) },
  '/smart-collections/:id': { get: users(404) },
  '/smart-collections/:id/settings': { get: users(404), post: users(400) },
  '/feeds/:secret/feed.xml': { get: 404 },
  '/shared/:secret': { get: 200 },
  '/shared/:secret/emails': { get: 200 },
  '/shared/:secret/feed.xml': { get: 200 },
  '/shared/:secret/present/:emailSlug?': { get: '/shared/:secret/present/spring-sale' },
  '/collection/:slug/present/:emailSlug?': { get: '/collection/kept/present/spring-sale' },
  '/collection/:slug': { get: 200 },
  '/collection/:slug/emails': { get: 200 },
  '/collection/:slug/feed.xml': { get: 200 },
  '/save/:emailId': { get: users(200), post: users('/save/:id') },
  '/saved-emails': { get: 200 },
  '/saved-emails/:emailId': { get: guests(401, 200), post: guests(401, 400) },
  '/saved-tags': { get: 200 },
  '/follow/:brandId': { get: '/brands', post: users(200) },
  '/blog': { get: 200 },
  '/blog/:slug': { get: 200 },
  '/about': { get: 200 },
  '/about/licenses': { get: 200 },
  '/terms': { get: 200 },
  '/privacy': { get: 200 },
  '/contact': { get: 200, post: 400 },
  '/submit': { get: users(200), post: users(400) },
  '/preview-draft': { get: 200, post: 400 },
  '/preview-draft/:secret': { get: 404, post: '/preview-draft' },
  '/preview-draft/:secret/:file': { get: 410 },
  '/report/:emailSlug': { get: 200, post: 400 },
  '/report/brand/:brandSlug': { get: 200, post: 400 },
  '/report/collection/:slug': { get: 200, post: 400 },
  '/login': { get: guests(200, '/'), post: guests(400, '/') },
  '/login/second-factor': { get: users('/'), post: users('/') },
  '/signup': { get: guests(200, '/'), post: guests(400, '/') },
  '/forgot-password': { get: 200, post: 400 },
  '/reset-password': { get: 410, post: 400 },
  '/verify': { get: 410, post: 410 },
  '/setup': {
    get: ['/login', '/login', '/login', '/login', 200],
    post: ['/login', '/login', '/login', '/login', '/setup'],
  },
  '/invitation': { get: 410, post: users(410) },
  '/collections/invitation/:secret': { get: 410, post: users(410) },
  '/login/:provider': { get: '/login', post: users('/') },
  '/settings': { get: users(200) },
  '/settings/name': { get: users(200), post: users(400) },
  '/settings/email': { get: users(200), post: users(400) },
  '/settings/password': { get: users(200), post: users(400) },
  '/settings/second-factor': { get: users(200), post: users(200) },
  '/settings/recovery-codes': { get: users(200), post: users('/settings') },
  '/settings/connect/:provider': { get: users(404), post: users(404) },
  '/settings/identities/:id': { get: users(200), post: users('/settings') },
  // Without a source that has addresses, the page leads back.
  '/settings/forwarding': { get: users('/settings'), post: users('/settings') },
  '/settings/export': { get: users(200), post: users('/settings/export') },
  '/settings/delete': { get: users(200), post: users(400) },
  '/settings/preferences': { get: '/settings', post: users('/settings') },
  '/settings/sessions': { get: '/settings', post: users('/settings') },
  '/settings/reauthenticate/:provider': { get: '/settings', post: users('/') },
  '/exports/:exportId': { get: users(404) },
  '/subscribe': { get: 200, post: 400 },
  '/newsletter/confirm/:token': { get: 404, post: 404 },
  '/newsletter/unsubscribe/:token': { get: 404, post: 404 },
  '/admin': { get: ['/login', '/login', '/admin/queue', 200, 200], post: owners('/admin') },
  '/admin/blog': { get: editors(200), post: editors('/admin/blog') },
  '/admin/blog/new': { get: editors(200), post: editors(400) },
  '/admin/blog/edit/:id?': { get: editors(200), post: editors(400) },
  '/admin/newsletter': { get: owners(200) },
  '/admin/messages': { get: editors(200), post: editors('/admin/messages') },
  '/admin/reports': { get: editors(200), post: editors('/admin/reports') },
  '/admin/emails': { get: editors(200) },
  '/admin/emails/upload': { get: editors(200), post: editors(422) },
  '/admin/emails/change': { get: editors(200), post: editors(400) },
  '/admin/emails/:id': { get: editors(200), post: editors(400) },
  '/admin/emails/:id/detail': { get: editors(200), post: editors(400) },
  '/admin/emails/imports': { get: editors(200) },
  '/admin/emails/imports/:id': { get: editors('/admin/emails/imports'), post: editors('/') },
  '/admin/brands': { get: editors(200), post: editors(400) },
  '/admin/brands/:id': { get: editors(200), post: editors(400) },
  '/admin/brands/:id/merge': { get: editors(200), post: editors('/admin/brands') },
  '/admin/queue': { get: reviewers(200), post: reviewers(400) },
  '/admin/categories': { get: editors(200) },
  '/admin/categories/new': { get: editors(200), post: editors(400) },
  '/admin/categories/:id': { get: editors(200), post: editors(400) },
  '/admin/inbox': { get: editors(200) },
  '/admin/inbox/rules': { get: editors(200), post: editors('/admin/inbox/rules') },
  '/admin/inbox/rules/new': { get: editors(200), post: editors(400) },
  '/admin/inbox/rules/:id': { get: editors(404), post: editors(400) },
  '/admin/inbox/sources': { get: owners(200), post: owners(400) },
  '/admin/inbox/addresses': { get: owners(200), post: owners(400) },
  '/admin/inbox/tokens': { get: owners(200), post: owners(400) },
  '/admin/backups': { get: owners(200), post: owners('/admin/backups') },
  '/admin/backups/:name': { get: owners(404) },
  '/admin/backups/:name/restore': { get: owners(404), post: owners(404) },
  '/admin/backups/upload': { get: owners(405), post: owners(400) },
  '/admin/settings/erasure': { get: owners(200), post: owners(400) },
  '/admin/health': { get: owners(200), post: owners('/') },
  '/admin/people': { get: owners(200), post: owners(400) },
  '/admin/people/change': { get: owners(200), post: owners(400) },
  '/admin/settings/:section?': { get: owners(200), post: owners('/admin/settings') },
  '/admin/changes': { get: editors(200), post: owners('/admin/changes') },
  '/admin/emails/brands': { get: editors(200) },
  '/admin/blog/preview': { get: editors(200), post: editors(200) },
  '/admin/collect-images/:emailId': { get: editors(200), post: editors(200) },
  '/admin/changes/:id/undo': { get: reviewers('/admin'), post: reviewers('/') },
  '/admin/uploads': { get: editors(405), post: editors(400) },
  '/admin/uploads/:id': { get: editors(404), post: editors(400) },
  '/admin/newsletter.csv': { get: owners(200) },
  '/more-emails': { get: 200 },
  '/filter-brands': { get: 200 },
  '/menus': { get: 200 },
  '/search-index': { get: 200 },
  '/search-emails': { get: 200 },
  '/sitemap.xml': { get: 200 },
  '/sitemap/:file': { get: 404 },
  '/robots.txt': { get: 200 },
  '/manifest.webmanifest': { get: 200 },
  '/link-picture/:kind/:slug/:file': { get: 404 },
  '/feed.xml': { get: 200 },
  '/brand/:brandSlug/feed.xml': { get: 200 },
  '/category/:slug/feed.xml': { get: 200 },
  '/email-type/:slug/feed.xml': { get: 200 },
  '/blog/feed.xml': { get: 200 },
  '/api/auth/callback/:provider': { get: users('/') },
  '/outbox': { get: owners(200) },
  '/*': { get: 404 },
  // Signing out comes last, because it ends the sessions.
  '/logout': { get: '/', post: '/' },
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'route-rights-'))
const cookies: string[] = []
let secret: string
let server: BuiltServer
let url: string

beforeAll(async () => {
  await copyMigratedFolder(dataDir)
  const database = await openDatabase({ DATA_DIR: dataDir })
  useDatabase(database)
  secret = await createRoutedGallery()
  for (const role of [undefined, 'member', 'reviewer', 'editor', 'admin'] as const) {
    cookies.push(role ? (await signedIn({ role })).cookie : '')
  }
  await database.close()
  server = startBuiltServer({
    DATA_DIR: dataDir,
    SESSION_SECRET: process.env['SESSION_SECRET']!,
    TRUST_PROXY: 'true',
  })
  url = await server.ready
})

afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
})

let asked = 0

async function ask(method: string, address: string, cookie: string): Promise<Outcome> {
  asked += 1
  const response = await fetch(url + address, {
    method,
    redirect: 'manual',
    headers: {
      Cookie: cookie,
      Origin: url,
      // Requests are limited by network.
      'X-Forwarded-For': `10.0.${asked >> 8}.${asked & 255}`,
    },
    ...(method !== 'HEAD' && { body: new URLSearchParams() }),
  })
  await response.arrayBuffer()
  const location = response.headers.get('location')
  return location
    ? new URL(location, url).pathname.replace(ROUTE_ID, ':id').replace(secret, ':secret')
    : response.status
}

async function askAs(asking: string[], method: string, address: string): Promise<Outcome[]> {
  const outcomes = []
  for (const cookie of asking) outcomes.push(await ask(method, address, cookie))
  return outcomes
}

const each = (outcomes: Outcomes) =>
  ASKING.map((_, at) => (Array.isArray(outcomes) ? outcomes[at] : outcomes))

test('every route says here who may read and write it', () => {
  expect(Object.keys(ROUTES).toSorted()).toEqual(routePaths().toSorted())
})

test.each(Object.entries(ROUTES))('%s', async (route, { get, post }) => {
  const address = urlOfRoute(route, secret)
  // HEAD runs the same loaders as GET, without rendering the page.
  expect(await askAs(cookies, 'HEAD', address)).toEqual(each(get))
  // A form of an index route says so.
  const form = route === '/admin' ? '/admin?index' : address
  const [writing, written] = post === undefined ? [cookies.slice(-1), [405]] : [cookies, each(post)]
  expect(await askAs(writing, 'POST', form)).toEqual(written)
})
