/** Pages of the gallery for signed-in users: everybody sees their own part, and nobody else's. */
import type { APIRequestContext } from '@playwright/test'
import { expect, openHydrated, test } from './base.ts'
import { sitePort } from './ports.ts'
import { signInAdminBy, signUpBy, somebody } from './test-users.ts'

const PAGES = [
  '/',
  '/browse',
  '/brands',
  '/brand/fernhill',
  '/email-types',
  '/seasonal',
  '/search?q=coffee',
  '/blog',
  '/about',
]

const headers = { Origin: `http://localhost:${sitePort}` }

test('no page contains anything of another person', async ({ playwright }) => {
  const open = () => playwright.request.newContext({ baseURL: `http://localhost:${sitePort}` })
  const [ada, bo, visitor] = [await open(), await open(), await open()]
  const [first, second] = [somebody({ name: 'Zoë "<b>"' }), somebody({ name: 'Bo' })]
  await signUpBy(ada, first)
  await signUpBy(bo, second)
  // The first page after signing up has a toast.
  for (const context of [ada, bo]) await textOf(context, '/', 'private, no-store')
  const email = /href="(\/brand\/[^/"]+\/email\/[^"?]+)"/.exec(await textOf(visitor, '/browse'))![1]!

  for (const path of [...PAGES, email]) {
    for (const [context, person] of [
      [ada, first],
      [bo, second],
      [ada, first],
    ] as const)
      expect(peopleIn(await textOf(context, path, 'private, no-store')), path).toEqual([person.email])
    expect(peopleIn(await textOf(visitor, path, 'no-cache')), path).toEqual([])
  }

  await ada.post('/logout', { headers, form: {} })
  for (const path of PAGES) expect(peopleIn(await textOf(ada, path)), path).toEqual([])
  expect(peopleIn(await textOf(bo, '/'))).toEqual([second.email])
  for (const context of [ada, bo, visitor]) await context.dispose()
})

test('each brand page knows who follows it', async ({ playwright }) => {
  const open = () => playwright.request.newContext({ baseURL: `http://localhost:${sitePort}` })
  const [ada, bo] = [await open(), await open()]
  await signUpBy(ada, somebody())
  await signUpBy(bo, somebody())
  const action = /action="(\/follow\/[^"]+)"/.exec(await textOf(ada, '/brand/corkline'))![1]!
  await ada.post(action, { headers, form: { intent: 'follow', brand: 'corkline' } })
  for (const [context, intent] of [
    [ada, 'unfollow'],
    [bo, 'follow'],
    [ada, 'unfollow'],
  ] as const)
    expect(intentIn(await textOf(context, '/brand/corkline'))).toBe(intent)
  await ada.post(action, { headers, form: { intent: 'unfollow', brand: 'corkline' } })
  expect(intentIn(await textOf(ada, '/brand/corkline'))).toBe('follow')
  for (const context of [ada, bo]) await context.dispose()
})

test('with scripts: the account menu and the role are the person’s own', async ({
  page,
  playwright,
  isMobile,
}) => {
  test.skip(isMobile, 'the same pages on phones')
  const other = await playwright.request.newContext({ baseURL: `http://localhost:${sitePort}` })
  await signUpBy(other, somebody())
  const person = somebody({ name: `&"'<script>` })
  await signUpBy(page.context().request, person)
  for (const path of ['/', '/browse']) {
    await textOf(other, path)
    await openHydrated(page, path)
    const menu = page.getByRole('button', { name: `Account of ${person.email}` })
    await expect(menu).toHaveText('&')
    await menu.click()
    await expect(page.locator('#account-menu').getByRole('link', { name: 'Following' })).toBeVisible()
    await expect(page.locator('#account-menu').getByRole('link', { name: 'Admin' })).toHaveCount(0)
    await page.keyboard.press('Escape')
  }
  await page.context().clearCookies()
  await signInAdminBy(page.context().request)
  await openHydrated(page, '/browse')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.locator('#account-menu').getByRole('link', { name: 'Admin' })).toBeVisible()
  await other.dispose()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the header and the forms are the person’s own', async ({ page }) => {
    await signUpBy(page.context().request, somebody())
    await page.goto('/browse')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.locator('#account-menu').getByRole('link', { name: 'Settings' })).toBeVisible()
    await page.goto('/brand/fernhill')
    await page.getByRole('button', { name: 'Follow', exact: true }).click()
    await expect(page.getByText('Brand followed')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Brand followed')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Following' })).toBeVisible()
    await page.locator('button[formaction^="/save/"]').first().press('Enter')
    await expect(page).toHaveURL(/\/save\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

/** Whose addresses a page contains. */
function peopleIn(html: string): string[] {
  return [...new Set(html.match(/[\w-]+@people\.example/g))]
}

function intentIn(html: string): string | undefined {
  const [button = ''] = /<button[^>]*name="intent"[^>]*>/.exec(html) ?? []
  return /value="(\w+)"/.exec(button)?.[1]
}

async function textOf(context: APIRequestContext, path: string, cacheControl?: string): Promise<string> {
  const answer = await context.get(path)
  expect(answer.status(), path).toBe(200)
  if (cacheControl) expect(answer.headers()['cache-control'], path).toBe(cacheControl)
  return answer.text()
}
