/**
 * A private gallery through the production build: every route and file, requested by a stranger. The requests come from
 * the list of routes, so that a new route is included.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db, inTransaction, openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { emailFiles, users } from '#app/platform/db/schema.ts'
import { storeSettings } from '#app/platform/db/stored-settings.server.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { IMAGE_CACHING } from '#app/platform/lib/image-caching.ts'
import { MODULE_IDS, type ModuleId } from '#app/platform/lib/modules.ts'
import { MODULE_SETTINGS } from '#app/platform/lib/settings.ts'
import { openStorage } from '#app/platform/lib/storage.server.ts'
import { type BuiltServer, startBuiltServer } from '#test/built-server.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { createRoutedGallery, ROUTE_ID, routePaths, urlOfRoute } from '#test/routed-gallery.ts'
import { createUser, signedIn } from '#test/signed-in.ts'
import { OPEN_ROUTES } from './gallery-access.ts'

const IMAGE = `ab/${'ab'.repeat(32)}.png`
const LOGO = `cd/${'cd'.repeat(32)}.png`

/** Routes that strangers may open; they reveal only the gallery's name. */
const OPEN = [...OPEN_ROUTES].toSorted()

const folders: string[] = []
const servers: BuiltServer[] = []

afterAll(async () => {
  for (const server of servers) {
    server.child.kill('SIGTERM')
    await server.ended
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

type Site = { url: string; secret: string; owner: string; member: string; invited: string }

async function startSite(settings: Parameters<typeof storeSettings>[1]): Promise<Site> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'private-gallery-'))
  folders.push(dataDir)
  await copyMigratedFolder(dataDir)
  const database = await openDatabase({ DATA_DIR: dataDir })
  useDatabase(database)
  const secret = await createRoutedGallery()
  await db()
    .insert(emailFiles)
    .values({ emailId: ROUTE_ID, key: `media/${IMAGE}`, role: 'preview', bytes: 3 })
  const storage = await openStorage(parseEnv({ DATA_DIR: dataDir }))
  for (const file of [IMAGE, LOGO]) await storage.put(`media/${file}`, 'png')
  const { cookie: owner } = await signedIn({ role: 'admin' })
  const { cookie: member } = await signedIn()
  const guest = await createUser()
  await db().update(users).set({ invitedAt: new Date() }).where(eq(users.id, guest.id))
  const { cookie: invited } = await signedIn(guest)
  await inTransaction((tx) => storeSettings(tx, settings))
  await database.close()
  const server = startBuiltServer({
    DATA_DIR: dataDir,
    SAMPLES: 'off',
    SITE_ENV: 'production',
    SESSION_SECRET: process.env['SESSION_SECRET']!,
    TRUST_PROXY: 'true',
    CDN_MAX_AGE: '600',
  })
  servers.push(server)
  return { url: await server.ready, secret, owner, member, invited }
}

let asked = 0

/** With a form, as a POST. */
async function ask(site: Site, address: string, cookie = '', form?: Record<string, string>) {
  asked += 1
  const response = await fetch(site.url + address, {
    method: form ? 'POST' : 'GET',
    redirect: 'manual',
    headers: { Cookie: cookie, Origin: site.url, 'X-Forwarded-For': `10.0.${asked >> 8}.${asked & 255}` },
    ...(form && { body: new URLSearchParams(form) }),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Whether a response refuses without revealing any content. */
function isClosed({ status, headers, text }: Awaited<ReturnType<typeof ask>>, data = false): boolean {
  const sent = headers.get('location') ?? ''
  const isRefused =
    status === 401 ||
    (status === 302 && sent.startsWith('/login')) ||
    (data && status === 202 && /\/login/.test(text))
  // The page to return to is the requested one.
  return isRefused && !/Subject|Brand \d|Kept/.test(text.replaceAll(/\/login\?next=[^"]*/g, ''))
}

describe('for users with an account', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ GALLERY_ACCESS: 'signed-in', SITE_LOGO: `media/${LOGO} 320x64` })
  })

  test.each(routePaths())('%s is closed to strangers', async (route) => {
    const address = urlOfRoute(route, site.secret)
    const page = await ask(site, address)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(page.text).not.toMatch(/Subject \d|Subject lines|>Kept</)
    if (OPEN.includes(route)) return
    expect(isClosed(page)).toBe(true)
    const data = await ask(site, `${address || '/_root'}.data`)
    expect(isClosed(data, true)).toBe(true)
    expect(isClosed(await ask(site, address, '', {}))).toBe(true)
  })

  test.each([
    `/media/${IMAGE}`,
    '/rehearse',
    '/brand/fernhill/figures',
    '/wp-login.php',
    '/robots.txt/..%2f',
    '//brands',
    '/login/../brands.data',
  ])('%s is closed to strangers', async (address) => {
    expect(isClosed(await ask(site, address), true)).toBe(true)
  })

  test('strangers see its logo, which caches may keep', async () => {
    expect((await ask(site, '/login')).text).toContain(`src="/media/${LOGO}"`)
    const { status, headers } = await ask(site, `/media/${LOGO}`)
    expect([status, headers.get('cache-control')]).toEqual([200, IMAGE_CACHING])
  })

  test('robots.txt allows nothing', async () => {
    expect((await ask(site, '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
  })

  test('a user sees it, and no cache may keep it', async () => {
    const home = await ask(site, '/', site.member)
    expect([home.status, home.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(home.text).toContain('noindex')
    const image = await ask(site, `/media/${IMAGE}`, site.member)
    expect([image.status, image.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    // The guest does not get the page of the previous user.
    expect(isClosed(await ask(site, '/'))).toBe(true)
  })
})

/** The routes of each module; links that end a newsletter always work. */
const MODULE_ROUTES: Record<ModuleId, RegExp> = {
  blog: /^\/(?:admin\/)?blog/,
  newsletter: /^\/(?:admin\/)?(?:newsletter(?!\/unsub)|subscribe)/,
  contact: /^\/(?:contact|admin\/messages)/,
  submissions: /^\/submit/,
  'draft-preview': /^\/preview-draft/,
  analytics: /^\/(?:planner|state-of-email|compare)|^\/[^/]+\/[^/]+\/analytics$/,
  'public-collections': /^\/(?:report\/)?collection\//,
  'secret-links': /^\/shared\//,
  feeds: /^\/feeds\/|\/feed\.xml$/,
}

describe('with modules off', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({})
  })

  /** Turns these modules off, and all others on. */
  async function turnOff(ids: readonly ModuleId[]): Promise<void> {
    const form = Object.fromEntries(ids.map((id) => [MODULE_SETTINGS[id], 'off']))
    const { status } = await ask(site, '/admin/settings/modules', site.owner, form)
    expect(status).toBe(302)
  }

  function isOf(path: string, ids: readonly ModuleId[]): boolean {
    return ids.some((id) => MODULE_ROUTES[id].test(path))
  }

  async function linksTo(ids: readonly ModuleId[], address: string, cookie?: string): Promise<string[]> {
    const { text } = await ask(site, address, cookie)
    const links = [...text.matchAll(/(?:href|action)="([^"?#]*)|<loc>https?:\/\/[^/]+([^<]*)/g)]
    return links.map(([, path, loc]) => path ?? loc ?? '').filter((path) => isOf(path, ids))
  }

  const ofModules = routePaths().filter((route) => isOf(route, MODULE_IDS))
  const others = routePaths().filter((route) => !isOf(route, MODULE_IDS))

  test.each(MODULE_IDS)('%s is missing, and nothing else', { timeout: 300_000 }, async (id) => {
    await turnOff([id])
    const own = ofModules.filter((route) => isOf(route, [id]))
    expect(own).not.toEqual([])
    for (const route of own) {
      const address = urlOfRoute(route, site.secret)
      expect([route, (await ask(site, address, site.owner)).status]).toEqual([route, 404])
      expect([route, (await ask(site, `${address}.data`)).status]).toEqual([route, 404])
      expect([route, (await ask(site, address, '', {})).status]).toEqual([route, 404])
    }
    for (const other of MODULE_IDS.filter((each) => each !== id && each !== 'feeds')) {
      const route = ofModules.find((each) => isOf(each, [other]) && !isOf(each, [id]))!
      expect([route, (await ask(site, urlOfRoute(route, site.secret), site.owner)).status]).not.toContain(404)
    }
    for (const address of ['/', '/sitemap.xml']) expect(await linksTo([id], address)).toEqual([])
  })

  test('no other route has a link to them, for strangers and owners', { timeout: 300_000 }, async () => {
    await turnOff(MODULE_IDS)
    for (const route of others.filter((each) => each !== '/logout')) {
      const address = urlOfRoute(route, site.secret)
      for (const cookie of ['', site.owner])
        expect([route, await linksTo(MODULE_IDS, address, cookie)]).toEqual([route, []])
    }
  })
})

describe('behind a shared cache', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({})
  })

  const kept: string[] = []
  test.each(routePaths())('%s is kept only if it is the same for every guest', async (route) => {
    const address = urlOfRoute(route, site.secret)
    const guest = await ask(site, address)
    const isPage = guest.headers.get('content-type')?.startsWith('text/html')
    const caching = (isPage && guest.headers.get('cache-control')) || 'no-store'
    expect(caching).toMatch(
      /^(?:public, max-age=0, s-maxage=\d+, stale-while-revalidate=60|(?:private, )?no-(?:cache|store))$/,
    )
    if (!caching.startsWith('public')) return
    kept.push(route)
    expect([guest.status, guest.headers.get('set-cookie')]).toEqual([200, null])
    expect(guest.headers.get('vary')).toBe('Accept-Encoding, Cookie')
    expect((await ask(site, address)).text).toBe(guest.text)
    for (const cookie of [site.owner, site.member])
      expect((await ask(site, address, cookie)).headers.get('cache-control')).toBe('private, no-store')
    const data = await ask(site, `${route === '/' ? '/_root' : address}.data`)
    expect(data.headers.get('cache-control')).toMatch(/^private/)
  })

  test('the pages of the gallery are kept, and none with a secret', () => {
    expect(kept).toEqual(expect.arrayContaining(['/', '/browse', '/brands', '/brand/:brandSlug', '/search']))
    expect(kept.filter((route) => /:secret|:token|verify|reset|admin|settings/.test(route))).toEqual([])
  })
})

describe('for invited users', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ GALLERY_ACCESS: 'invited', SECRET_LINKS: 'anyone' })
  })

  test('others have their account, and nothing of the gallery', async () => {
    for (const address of ['/', '/brands', '/collections/new']) {
      const { status, headers } = await ask(site, address, site.member)
      expect([status, headers.get('location')]).toEqual([302, '/invitation'])
    }
    expect((await ask(site, '/feed.xml', site.member)).status).toBe(403)
    expect((await ask(site, '/settings', site.member)).status).toBe(200)
    expect((await ask(site, '/invitation', site.member)).text).toContain(
      'Open the link of your invitation again',
    )
  })

  test('invited users see it', async () => {
    expect((await ask(site, '/', site.invited)).status).toBe(200)
  })

  test('a secret link shows its collection and its images to strangers, if the owner allows it', async () => {
    const shared = await ask(site, `/shared/${site.secret}`)
    expect(shared.status).toBe(200)
    expect(shared.text).toContain('spring-sale')
    const [cookie = ''] = shared.headers.getSetCookie().map((line) => line.split(';')[0]!)
    expect((await ask(site, `/media/${IMAGE}`, cookie)).status).toBe(200)
    expect(isClosed(await ask(site, `/media/${IMAGE}`, cookie.slice(0, -1)))).toBe(true)
    expect(isClosed(await ask(site, '/brands', cookie))).toBe(true)
    expect(isClosed(await ask(site, '/collection/kept', cookie))).toBe(true)
  })
})
