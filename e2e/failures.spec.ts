/** What visitors see when the database fails: tables that every list reads are dropped while the server runs. */
import { createUser } from '#test/signed-in.ts'
import { expect, openHydrated, untilHydrated } from './base.ts'
import { testWithIsolatedSite } from './isolated-site.ts'
import { signInAt, siteOwner } from './test-users.ts'

const test = testWithIsolatedSite(async ({ db }) => {
  await createUser(siteOwner)
  await db.execute('alter view gallery_emails rename to gallery_emails_out_of_reach')
  await db.execute('alter table gallery_counts rename to gallery_counts_out_of_reach')
  await db.execute('alter table blog_posts rename to blog_posts_out_of_reach')
})

// In one worker: each would start the site again.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'))
})

/** The browser logs every response with status 500. */
test.afterEach(({ consoleErrors }) => {
  expect(consoleErrors.splice(0).every((line) => line.includes('500'))).toBe(true)
})

/** Waits until what is pressed has failed as well: the page before it looks the same. */
async function failsAgain(consoleErrors: string[], press: () => Promise<void>): Promise<void> {
  const before = consoleErrors.length
  await press()
  await expect.poll(() => consoleErrors.length).toBeGreaterThan(before)
}

for (const { path, title, message } of [
  {
    path: '/category/black-friday',
    title: 'The Best Black Friday Email Examples',
    message: 'Failed to load emails for this category',
  },
  {
    path: '/email-type/welcome',
    title: 'The Best Welcome Email Examples',
    message: 'Failed to load email examples. Please try again later.',
  },
]) {
  test(`${path} reports in a toast and on the page that its emails failed to load`, async ({
    page,
    site,
    expectAccessible,
    consoleErrors,
  }) => {
    const answer = await page.goto(site.url + path)
    expect(answer!.status()).toBe(500)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('listitem').filter({ hasText: message })).toBeVisible()
    await expect(page.getByRole('main').getByText(message)).toBeVisible()
    await expectAccessible()
    await failsAgain(consoleErrors, () => page.getByRole('link', { name: 'Try again' }).click())
    await expect(page.getByRole('main').getByText(message)).toBeVisible()
  })
}

test('the guide reports that the email types failed to load, and keeps its questions', async ({
  page,
  site,
  expectAccessible,
}) => {
  const answer = await page.goto(`${site.url}/email-types`)
  expect(answer!.status()).toBe(500)
  await expect(page.getByText('Failed to load email types. Please try again later.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible()
  await expectAccessible()
})

test('menus that cannot be read are links to pages', async ({ page, site, isMobile, consoleErrors }) => {
  const answer = await page.goto(`${site.url}/privacy`)
  expect(answer!.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await untilHydrated(page)
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').locator('summary', { hasText: 'Email Types' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'View All Email Types' })).toBeVisible()
  } else {
    await page.getByRole('button', { name: 'Email Types' }).click()
    await expect(page).toHaveURL(`${site.url}/email-types`)
  }
  consoleErrors.splice(0)
})

for (const path of ['/', '/browse']) {
  test(`${path} is an error page with the request id, inside the layout`, async ({
    page,
    site,
    expectAccessible,
    consoleErrors,
  }) => {
    const answer = await page.goto(site.url + path)
    expect(answer!.status()).toBe(500)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
    const id = answer!.headers()['x-request-id']!
    await expect(page.getByText(id)).toBeVisible()
    await expect.poll(() => site.log()).toContain(id)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expectAccessible()
    await failsAgain(consoleErrors, () => page.getByRole('link', { name: 'Return Home' }).click())
    await expect(page).toHaveURL(`${site.url}/`)
  })
}

test('client-side navigation shows the error page too', async ({ page, site }) => {
  await openHydrated(page, `${site.url}/privacy`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Email Types' }).click()
  await expect(page.getByText('Failed to load email types. Please try again later.')).toBeVisible()
})

test('the dashboard reports in a toast and on the page that its posts failed to load', async ({
  page,
  site,
  expectAccessible,
}) => {
  await signInAt(site.url, page.request)
  const answer = await page.goto(`${site.url}/admin/blog`)
  expect(answer!.status()).toBe(500)
  const toast = page.getByRole('listitem').filter({ hasText: 'Failed to load blog posts' })
  await expect(toast.getByText('Error', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('Failed to load blog posts')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the message is on the page', async ({ page, site }) => {
    await page.goto(`${site.url}/category/black-friday`)
    await expect(page.getByRole('main').getByText('Failed to load emails for this category')).toBeVisible()
  })
})
