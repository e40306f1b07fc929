import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#app/db/client.server.ts'
import { galleryCache } from '#app/db/gallery-cache.server.ts'
import { sessions, users } from '#app/db/schema.ts'
import type { RequestMeta } from '#app/features/accounts/request-meta.ts'
import { findSession } from '#app/features/accounts/sessions.server.ts'
import type { Viewer } from '#app/features/accounts/viewer.ts'
import { useTestDatabase } from '#test/database.ts'
import { createUser, requestMetaWith, signedIn } from '#test/signed-in.ts'
import { createPageCache } from './page-cache.server.ts'
import { createSignedInPages, type Render } from './signed-in-pages.server.ts'
import { settleOrNull } from './streaming.server.ts'

useTestDatabase()

const SITE = 'http://localhost:3000'
/** Of this test: the cache outlives it. */
let here = '/0'
let rendered: Parameters<Render>[]
let status: number
let partOf: (viewer: Viewer) => Promise<unknown>
let pages: ReturnType<typeof createSignedInPages>

beforeEach(() => {
  here = `/${Number(here.slice(1)) + 1}`
  rendered = []
  status = 200
  partOf = async () => null
  const visitors = createPageCache(galleryCache)
  pages = createSignedInPages({
    cache: galleryCache,
    visitors,
    partOf: (pathname) => (pathname === '/saved' ? null : (viewer) => partOf(viewer)),
    defaultHeaders: [['X-Frame-Options', 'DENY']],
  })
})

/** Shows everything it is told about the person. */
const render: Render = async (...given) => {
  rendered.push(given)
  const [request, meta, shared] = given
  const told = JSON.stringify([request.headers.get('cookie'), meta.headers.get('cookie'), shared?.part])
  const { letter, session } = shared ?? {}
  const html = `<p>${rendered.length} ${letter} ${session?.viewer.email} ${session?.viewer.imageUrl}</p>${told}`
  return {
    response: new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    ownTexts: [],
  }
}

function ask(meta: RequestMeta, path = here, init: RequestInit = {}): Promise<Response | null> {
  const request = new Request(SITE + path, { ...init, headers: meta.headers })
  return pages({ request, meta, lookUp: () => findSession(meta) }, render)
}

async function textFor(meta: RequestMeta, path?: string): Promise<string> {
  return (await ask(meta, path))!.text()
}

test('is rendered once for everybody, without anybody, and filled in for each', async () => {
  const ada = await signedIn({ name: 'Ada', email: 'ada@people.example' })
  const bo = await signedIn({ name: '', email: 'bo@people.example' })
  const first = await ask(ada.meta)
  expect(await first!.text()).toBe('<p>1 A ada@people.example null</p>[null,null,null]')
  expect(await textFor(bo.meta)).toBe('<p>1 B bo@people.example null</p>[null,null,null]')
  expect(await textFor(ada.meta)).toBe('<p>1 A ada@people.example null</p>[null,null,null]')
  expect(rendered).toHaveLength(1)
  const [, , shared] = rendered[0]!
  expect(JSON.stringify(shared)).not.toMatch(/ada@|bo@|Ada/)
  expect([ada.viewer.id, bo.viewer.id]).not.toContain(shared!.session.viewer.id)
  expect(first!.headers.get('cache-control')).toBe('private, no-store')
  expect(first!.headers.get('vary')).toBe('Accept-Encoding, Cookie')
  expect(first!.headers.get('x-frame-options')).toBe('DENY')
  expect(first!.headers.get('etag')).toBeNull()
})

test('is another page for administrators, for another theme, with a picture, and for another own part', async () => {
  const kinds = await Promise.all([
    signedIn(),
    signedIn({ role: 'admin' }),
    signedIn({ theme: 'dark' }),
    signedIn({ image: 'https://pictures.example/a.png' }),
  ])
  for (const { meta } of kinds) await textFor(meta)
  expect(rendered.map(([, , shared]) => shared!.session.viewer.isAdmin)).toEqual([false, true, false, false])
  const pictured = kinds[3]
  expect(await textFor(pictured.meta)).toContain('https://pictures.example/a.png')
  expect(rendered).toHaveLength(4)

  const { viewer, meta } = kinds[0]
  partOf = async (asking) => (asking.id === viewer.id ? ['followed'] : null)
  expect(await textFor(meta)).toContain('["followed"]')
  expect(await textFor((await signedIn()).meta)).not.toContain('followed')
  expect(rendered).toHaveLength(5)
})

test('compresses for clients that accept it', async () => {
  const { meta } = await signedIn({ email: 'ada@people.example' })
  meta.headers.set('accept-encoding', 'gzip, deflate, br')
  const answer = (await ask(meta))!
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toContain('ada@people.example')
})

test('shows the page of visitors to whoever has no session any more, and ends their cookie', async () => {
  const user = await createUser({ email: 'gone@people.example' })
  const [ended, deleted] = [await signedIn(user), await signedIn(user)]
  expect(await textFor(ended.meta)).toContain('gone@people.example')
  await db().delete(sessions).where(eq(sessions.id, ended.sessionId))
  const after = (await ask(ended.meta))!
  expect(await after.text()).toBe('<p>2 undefined undefined undefined</p>[null,null,null]')
  expect(after.headers.get('cache-control')).toBe('private, no-store')
  expect(after.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/)

  expect(await textFor(deleted.meta)).toContain('gone@people.example')
  await db().delete(users).where(eq(users.id, user.id))
  expect(await textFor(deleted.meta)).not.toContain('gone@people.example')
  expect(await textFor(requestMetaWith('mailshelf.session_token=made.up'))).not.toContain('@')
  expect(rendered).toHaveLength(2)
})

test('an administrator no longer gets their page once the right is gone', async () => {
  const { viewer, meta } = await signedIn({ role: 'admin' })
  await textFor(meta)
  await db().update(users).set({ role: 'member' }).where(eq(users.id, viewer.id))
  await textFor(meta)
  expect(rendered.map(([, , shared]) => shared!.session.viewer.isAdmin)).toEqual([true, false])
})

test('passes on the cookie that extends a session', async () => {
  const { meta, sessionId } = await signedIn()
  await textFor(meta)
  const longAgo = new Date(Date.now() + 3_600_000)
  await db().update(sessions).set({ expiresAt: longAgo }).where(eq(sessions.id, sessionId))
  expect((await ask(meta))!.headers.getSetCookie().join()).toContain('session_token=')
  expect((await ask(meta))!.headers.getSetCookie()).toEqual([])
  expect(rendered).toHaveLength(1)
})

test('leaves to rendering what is not the same for all', async () => {
  const { meta, cookie } = await signedIn()
  expect(await ask(meta, '/saved')).toBeNull()
  expect(await ask(meta, '/browse.data')).toBeNull()
  expect(await ask(meta, here, { method: 'HEAD' })).toBeNull()
  expect(await ask(meta, here, { method: 'POST', body: 'a=b' })).toBeNull()
  expect(await ask(requestMetaWith(`${cookie}; mailshelf.toast=%7B%7D`))).toBeNull()
  expect(await ask(requestMetaWith('theme=dark'))).toBeNull()
  partOf = async () => undefined
  expect(await ask(meta)).toBeNull()
  partOf = () => Promise.reject(new Error('gone'))
  expect(await ask(meta)).toBeNull()
  expect(rendered).toHaveLength(0)
  partOf = async () => null
  status = 404
  expect(await ask(meta)).toBeNull()
  status = 200
  expect(await textFor(meta)).toContain('<p>2 ')
})

test('never caches a page with a failed part', async () => {
  const { meta } = await signedIn()
  const incomplete: Render = async (...given) => {
    await settleOrNull(Promise.reject(new Error('gone')), 'a part')
    return render(...given)
  }
  const request = new Request(SITE + here, { headers: meta.headers })
  expect(await pages({ request, meta, lookUp: () => findSession(meta) }, incomplete)).toBeNull()
  expect(await textFor(meta)).toContain('<p>2 ')
  expect(await textFor(meta)).toContain('<p>2 ')
})
