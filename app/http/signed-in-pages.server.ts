/**
 * Pages for requests with our cookies, from the cache. For a person a page is rendered once for all of their kind, by a
 * session of nobody and without a cookie, and filled in with their few texts; whoever has no session gets the page of
 * visitors. Nothing of a person is ever cached, because nothing of one is there while a page is rendered.
 */
import { createHash } from 'node:crypto'
import type { GalleryCache } from '#app/db/gallery-cache.server.ts'
import { asPerson } from '#app/features/accounts/policy.ts'
import type { RequestMeta } from '#app/features/accounts/request-meta.ts'
import type { Session } from '#app/features/accounts/sessions.server.ts'
import type { Viewer } from '#app/features/accounts/viewer.ts'
import type { Role } from '#app/lib/authorized.ts'
import { cookiePrefix, readCookie } from '#app/lib/cookies.server.ts'
import type { EmailAddress } from '#app/lib/email-address.ts'
import { log } from '#app/lib/log.server.ts'
import { metrics } from '#app/lib/metrics.server.ts'
import { acceptsEncoding } from './accepts-encoding.ts'
import { FLASH_COOKIE } from './flash.server.ts'
import { letterOf } from './header-user.server.ts'
import {
  freshFor,
  isPageRequest,
  isShareable,
  type PageCache,
  type RenderedPage,
} from './page-cache.server.ts'
import { fillTemplate, makeTemplate, type PageTemplate, PLACEHOLDERS } from './page-template.server.ts'
import type { SessionLookup, SharedRendering } from './request-context.server.ts'
import { countFailedParts } from './streaming.server.ts'

/** In characters; a block of a compressed page has 65,535 bytes. */
const TEXT_MAX = 4_000
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Renders a page; `shared` stands in for the person. */
export type Render = (request: Request, meta: RequestMeta, shared?: SharedRendering) => Promise<RenderedPage>

type Settings = {
  cache: () => GalleryCache
  visitors: PageCache
  /** What the page at this path shows of a person; null for a page that is rendered for each of them. */
  partOf: (pathname: string) => ((viewer: Viewer) => Promise<unknown>) | null
  /** Headers for responses that do not set them. */
  defaultHeaders: [name: string, value: string][]
}

/** The page for this request, rendered by `render` if necessary; null when it cannot be cached. */
export type SignedInPages = (given: Asked, render: Render) => Promise<Response | null>

type Asked = { request: Request; meta: RequestMeta; lookUp: SessionLookup }

export function createSignedInPages(settings: Settings): SignedInPages {
  const { cache, visitors, partOf, defaultHeaders } = settings

  async function respond({ request, meta, lookUp }: Asked, render: Render): Promise<Response | null> {
    if (request.method !== 'GET' || !isPageRequest(request)) return null
    const cookies = meta.headers.get('cookie')
    // A toast is shown once, to one person.
    if (!cookies?.includes(`${cookiePrefix()}.`) || readCookie(meta.headers, FLASH_COOKIE)) return null
    const findPart = partOf(new URL(request.url).pathname)
    if (!findPart) return null

    const { session, headers } = await lookUp()
    const asked = anonymous(request, meta)
    const response = session
      ? await forPerson(session, await findPart(session.viewer), asked, render)
      : await visitors.respond(asked.request, () => render(asked.request, asked.meta))
    if (!response) return null
    response.headers.set('Cache-Control', 'private, no-store')
    response.headers.delete('ETag')
    for (const cookie of headers.getSetCookie()) response.headers.append('Set-Cookie', cookie)
    return response
  }

  async function forPerson(
    session: Session,
    part: unknown,
    asked: Anonymous,
    render: Render,
  ): Promise<Response | null> {
    const { email, imageUrl } = session.viewer
    if (part === undefined || (imageUrl ?? '').length + email.length > TEXT_MAX) return null
    const kind = { role: session.viewer.role, theme: session.theme, hasImage: imageUrl !== null }

    async function load() {
      metrics()?.cachedPages.inc({ outcome: 'miss' })
      const shared = { session: sessionOfNobody(kind), letter: PLACEHOLDERS.letter, part }
      return countFailedParts(async (parts) => {
        const page = await render(asked.request, asked.meta, shared)
        if (!isShareable(page.response)) return undefined
        const template = await makeTemplate(page, defaultHeaders)
        return template && parts.failed === 0 ? { value: template, bytes: template.bytes } : undefined
      })
    }

    // Exact: whoever imports emails sees them at once.
    const key = `${asked.request.url} ${hashOf(JSON.stringify([kind, part]))}`
    let isHit = true
    const template = await cache().exact<PageTemplate>(key, freshFor(Date.now()), () => {
      isHit = false
      return load()
    })
    if (!template) return null
    if (isHit) metrics()?.cachedPages.inc({ outcome: 'hit' })
    const texts = { letter: letterOf(session.viewer), email, imageUrl: imageUrl ?? '' }
    const isGzip = acceptsEncoding(asked.request.headers.get('accept-encoding'), 'gzip')
    const { headers, body } = fillTemplate(template, texts, isGzip)
    return new Response(body, { headers })
  }

  return async (asked, render) => {
    try {
      return await respond(asked, render)
    } catch (error) {
      // The page is rendered instead, and fails or not.
      log.error({ err: error }, 'a page of a signed-in user could not be found')
      return null
    }
  }
}

type Anonymous = { request: Request; meta: RequestMeta }

/** The request without anything that tells who sent it, except the address that limits are counted for. */
function anonymous({ url, headers }: Request, { ipAddress }: RequestMeta): Anonymous {
  const encoding = headers.get('accept-encoding')
  const request = new Request(url, { headers: encoding ? { 'Accept-Encoding': encoding } : {} })
  return { request, meta: { headers: new Headers(), ipAddress } }
}

type Kind = { role: Role; theme: Session['theme']; hasImage: boolean }

function sessionOfNobody({ role, theme, hasImage }: Kind): Session {
  const viewer = asPerson({
    id: NOBODY,
    name: '',
    email: PLACEHOLDERS.email as EmailAddress,
    imageUrl: hasImage ? PLACEHOLDERS.imageUrl : null,
    emailVerified: true,
    role,
    isAdmin: role === 'admin',
  })
  return { id: NOBODY, viewer, fresh: false, theme }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
