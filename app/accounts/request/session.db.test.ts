import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { sessions } from '#app/platform/db/schema.ts'
import { useTestDatabase } from '#test/database.ts'
import { cookiesFrom, requestMetaWith, pageContext, signedIn } from '#test/signed-in.ts'
import { redirectWithToast, takeToast } from './form-action.server.ts'
import { getViewer, requireAdmin, requireGuest, requireSession, requireViewer } from './session.server.ts'
import { appendCookies, getSession, type PageContext } from './request-context.server.ts'

useTestDatabase()

const page = new Request('http://localhost:3000/settings?tab=security')

/** Where a guard redirects; null when it lets the user in. */
async function sentTo(guard: () => Promise<unknown>): Promise<string | null> {
  try {
    await guard()
    return null
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location')
    throw thrown
  }
}

describe('guards', () => {
  async function contexts() {
    return {
      visitor: pageContext(),
      member: pageContext((await signedIn()).meta),
      admin: pageContext((await signedIn({ role: 'admin' })).meta),
    }
  }

  it('signed-in only: a guest is sent to the sign-in page and returns', async () => {
    const { visitor, member, admin } = await contexts()
    const login = '/login?next=%2Fsettings%3Ftab%3Dsecurity'
    expect(await sentTo(() => requireViewer(visitor, page))).toBe(login)
    expect(await sentTo(() => requireSession(visitor, page))).toBe(login)
    expect(await sentTo(() => requireViewer(member, page))).toBeNull()
    expect(await sentTo(() => requireViewer(admin, page))).toBeNull()
  })

  it('administrators only: everybody else is sent to the sign-in page', async () => {
    const { visitor, member, admin } = await contexts()
    const request = new Request('http://localhost:3000/admin/blog')
    expect(await sentTo(() => requireAdmin(visitor, request))).toBe('/login?next=%2Fadmin%2Fblog')
    expect(await sentTo(() => requireAdmin(member, request))).toBe('/login?next=%2Fadmin%2Fblog')
    expect(await sentTo(() => requireAdmin(admin, request))).toBeNull()
  })

  it('guests only: a signed-in user is sent home', async () => {
    const { visitor, member } = await contexts()
    expect(await sentTo(() => requireGuest(visitor))).toBeNull()
    expect(await sentTo(() => requireGuest(member))).toBe('/')
  })

  it.each([
    ['http://localhost:3000/settings.data?_routes=root', '/login?next=%2Fsettings'],
    ['http://localhost:3000/settings.data?tab=x&_routes=root', '/login?next=%2Fsettings%3Ftab%3Dx'],
    ['http://localhost:3000/_root.data', '/login'],
    ['http://localhost:3000//attacker.example', '/login'],
  ])('returns from %s to the page itself', async (url, login) => {
    expect(await sentTo(() => requireViewer(pageContext(), new Request(url)))).toBe(login)
  })

  it.each([
    ['http://localhost:3000/settings/name?from=x', '/login?next=%2Fsettings%2Fname%3Ffrom%3Dx'],
    ['https://attacker.example//attacker.example/x', '/login'],
    ['nonsense', '/login'],
    [null, '/login'],
  ])('brings who sent a form back to its page, %s, not to the form’s address', async (referer, login) => {
    const form = new Request('http://localhost:3000/follow/7', {
      method: 'POST',
      headers: referer ? { Referer: referer } : {},
    })
    expect(await sentTo(() => requireViewer(pageContext(), form))).toBe(login)
  })

  it('says once that a session has expired', async () => {
    const { meta, sessionId } = await signedIn()
    await db().delete(sessions).where(eq(sessions.id, sessionId))
    const context = pageContext(meta)
    const thrown = await requireViewer(context, page).catch((response: unknown) => response as Response)
    const response = new Response(null, thrown as Response)
    appendCookies(context, response)
    const cookie = cookiesFrom(response.headers, meta.headers.get('cookie')!)
    expect(cookie).not.toContain('session_token')
    const next = pageContext(requestMetaWith(cookie))
    expect(takeToast(next)).toMatchObject({ title: 'Your session has ended' })
    expect(cookiesFrom(cookiesOf(next), cookie)).toBe('')
  })
})

it('looks up a request’s session once', async () => {
  const context = pageContext((await signedIn()).meta)
  expect(getSession(context)).toBe(getSession(context))
  expect(await getViewer(context)).toMatchObject({ name: 'Ada Example' })
})

describe('a toast', () => {
  it('is shown once after a redirect', async () => {
    const response = redirectWithToast('/', {
      title: 'Saved',
      description: 'To “Ideas”',
      kind: 'destructive',
    })
    expect(response.headers.get('location')).toBe('/')
    const context = pageContext(requestMetaWith(cookiesFrom(response.headers)))
    expect(takeToast(context)).toEqual({ title: 'Saved', description: 'To “Ideas”', kind: 'destructive' })
    expect(cookiesFrom(cookiesOf(context), cookiesFrom(response.headers))).toBe('')
  })

  it.each(['%7B', 'nonsense', '%7B%22title%22%3A1%7D', '%E0%A4%A'])(
    'is ignored when its cookie is %s',
    (value) => {
      expect(takeToast(pageContext(requestMetaWith(`mailshelf.toast=${value}`)))).toBeNull()
    },
  )
})

function cookiesOf(context: PageContext): Headers {
  const response = new Response()
  appendCookies(context, response)
  return response.headers
}
