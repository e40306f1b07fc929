/** Once a deletion is answered, no browser of the account is signed in anywhere, also where its pages were cached. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIsolatedSite, type IsolatedSite } from './isolated-site.ts'
import { signIn, signUp, type Visitor } from './visitor.ts'

const EMAIL = 'ada@example.com'
/** The first four are rendered once for all members, and filled in. */
const PAGES = ['/', '/browse', '/brands', '/planner', '/saved', '/settings', '/submit']
const BROWSERS = 3

let site: IsolatedSite
beforeAll(async () => {
  site = await createIsolatedSite('embedded')
  await site.start()
})
afterAll(() => site?.remove())

async function signedInPages(browser: Visitor): Promise<string[]> {
  const shown: string[] = []
  for (const page of PAGES) {
    const response = await browser.get(page)
    if ((await response.text()).includes(EMAIL)) shown.push(page)
  }
  return shown
}

test('a deleted account is signed out in all browsers at once', async () => {
  const first = await signUp(site.url, EMAIL)
  const others: Visitor[] = []
  while (others.length < BROWSERS) others.push((await signIn(site.url, EMAIL)).visitor)
  const bystander = await signUp(site.url, 'grace@example.com')
  const cookies = others.map(({ cookie }) => cookie)
  for (const browser of [...others, ...others]) expect(await signedInPages(browser)).toEqual(PAGES)

  let isDeleted = false
  const late: string[] = []
  // They go on asking meanwhile; what was asked after the answer counts.
  const asking = others.map(async (browser) => {
    for (let after = 0; after < 10;) {
      const wasDeleted = isDeleted
      const response = await browser.get(PAGES[after % 4]!)
      const isSignedIn = (await response.text()).includes(EMAIL)
      expect(response.status).toBeLessThan(400)
      if (wasDeleted && isSignedIn) late.push(response.url)
      if (wasDeleted) after++
    }
  })
  const { status } = await first.post('/settings/delete', { phrase: 'delete my account' })
  isDeleted = true
  expect(status).toBe(302)
  await Promise.all(asking)
  expect(late).toEqual([])

  for (const [at, browser] of [...others, first].entries()) {
    // The first answer took the cookie away; a stolen copy of it is as useless.
    browser.cookie = cookies[at] ?? browser.cookie
    expect(await signedInPages(browser)).toEqual([])
    const settings = await browser.get('/settings')
    expect([settings.status, settings.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/^\/login/),
    ])
    browser.cookie = cookies[at] ?? browser.cookie
    expect((await browser.post('/settings/name', { name: 'Ghost' })).headers.get('location')).toMatch(
      /^\/login/,
    )
  }
  expect((await signIn(site.url, EMAIL)).visitor.cookie).not.toContain('session_token')
  const response = await bystander.get('/browse')
  expect(await response.text()).toContain('grace@example.com')
})
