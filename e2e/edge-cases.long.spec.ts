/** Unusual emails and brands: new, changed, without an image, with very long names, or none at all. */
import type { Locator } from '@playwright/test'
import { db } from '#app/platform/db/client.server.ts'
import { emailChecks } from '#app/platform/db/schema.ts'
import { CHECKS_VERSION } from '#app/inspection/checks/check-email.ts'
import { storeFile } from '#app/platform/lib/storage.server.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { createUser } from '#test/signed-in.ts'
import { expect, expectToFit, openHydrated } from './base.ts'
import { testWithIsolatedSite } from './isolated-site.ts'
import { signInAt, siteOwner } from './test-users.ts'

const DAY = 86_400_000
const LONG =
  'Everything you never asked about Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz, and a discount'

const test = testWithIsolatedSite(async () => {
  await createUser(siteOwner)
  const longAgo = new Date(Date.now() - 60 * DAY)
  const type = await createCategory({ name: 'Letters', slug: 'letters' })
  const industry = await createCategory({ name: 'Ropes', slug: 'ropes', type: 'vertical' })
  await createCategory({ name: 'Empty Corner', slug: 'empty-corner' })
  const brand = await createBrand({
    name: 'Ash & Rope',
    slug: 'ash-and-rope',
    description: 'Rope by the metre, ash by the bucket.',
    categories: [industry],
  })
  await createBrand({ name: 'Nothing Yet', slug: 'nothing-yet' })
  await createBrand({ name: 'Gone Away', slug: 'gone-away', status: 'archived', categories: [industry] })
  await createBrand({ name: 'Never Was', slug: 'never-was', status: 'draft' })
  const missing = { width: 640, height: 1600, dominantColor: '#114433' }
  const files = [{ width: 640, height: 1600, webp: 'media/no/such.webp', avif: null }]
  const rows = { brand, categories: [type] }
  await createEmail({
    ...rows,
    slug: 'old',
    subjectLine: 'Old and left alone',
    createdAt: longAgo,
    sentAt: new Date('2020-01-02T12:00:00Z'),
  })
  await createEmail({
    ...rows,
    slug: 'updated',
    subjectLine: 'Old and updated',
    createdAt: longAgo,
    contentChangedAt: new Date(),
    preview: { ...missing, files },
  })
  await createEmail({ ...rows, slug: 'fresh', subjectLine: LONG, sentAt: new Date() })
  await addEmailWithFix()
})

/** Samples pass their own checks, so none of them has anything that a fix could change. */
async function addEmailWithFix() {
  const html = '<html lang="en"><head></head><body><table><tr><td>Knots</td></tr></table></body></html>'
  const { id } = await createEmail({
    brand: await createBrand({ name: 'Knot & Co.', slug: 'knot' }),
    slug: 'knots',
    htmlKey: await storeFile('private', Buffer.from(html), 'html'),
  })
  const fix = [{ at: ['table.1'], attribute: 'role', value: 'presentation' }]
  const places = [{ at: 'table.1', code: '<table>' }]
  await db()
    .insert(emailChecks)
    .values({
      emailId: id,
      rulesVersion: CHECKS_VERSION,
      // The server renders it when it starts; what no browser has seen is checked again then.
      inBrowser: true,
      issues: [{ rule: 'layout-table', severity: 'moderate', count: 1, places, fix }],
      moderate: 1,
    })
}

// In one worker: each would start the site again.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    // Sandboxed frames of emails have no storage.
    if (window.parent === window) localStorage.setItem('cookiesAccepted', 'true')
  })
})

/** The browser logs the missing image as an error. */
test.afterEach(({ consoleErrors }) => {
  expect(consoleErrors.splice(0).every((line) => line.includes('404'))).toBe(true)
})

test('a card shows new, updated and its brand', async ({ page, site, isMobile, expectAccessible }) => {
  await page.goto(`${site.url}/email-type/letters`)
  const cards = page.locator('main article')
  await expect(cards).toHaveCount(3)
  const [fresh, updated, old] = [LONG, 'Old and updated', 'Old and left alone'].map((subject) =>
    cards.filter({ hasText: subject }),
  ) as [Locator, Locator, Locator]
  await expect(fresh.getByText('New', { exact: true })).toBeVisible()
  await expect(updated.getByText('Updated', { exact: true })).toBeVisible()
  await expect(old.getByText(/^(New|Updated)$/)).toHaveCount(0)
  await expect(fresh.getByRole('link', { name: 'Ash & Rope', exact: true })).toHaveAttribute(
    'href',
    '/brand/ash-and-rope',
  )
  await expect(fresh.getByRole('link', { name: 'Letters' })).toHaveAttribute('href', '/email-type/letters')
  await expect(fresh.getByText('A', { exact: true })).toBeVisible({ visible: !isMobile })
  const subject = fresh.getByText(LONG).last()
  await expect(subject).toBeVisible()
  expect((await subject.boundingBox())!.height).toBe(40)
  await expect(old.getByRole('time')).toHaveText('2 Jan 2020')
  await expectToFit(page)
  await expectAccessible()
})

test('a missing image and a broken one are described in text', async ({ page, site }) => {
  await page.goto(`${site.url}/email-type/letters`)
  await expect(page.locator('main article').getByText('No preview')).toHaveCount(3)
})

test('an email without an image can be viewed live and as text', async ({ page, site, expectAccessible }) => {
  await page.goto(`${site.url}/email-type/letters?email=fresh`)
  const modal = page.getByRole('dialog', { name: LONG })
  await expect(modal.getByText('No preview available')).toBeVisible()
  await expect(modal.getByText('1 of 3', { exact: true })).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Previous email' })).toBeDisabled()
  const link = modal.getByRole('link', { name: 'View full email page' })
  await expect
    .poll(async () => {
      const { y, height } = (await link.boundingBox()) ?? { y: Infinity, height: 0 }
      return y + height
    })
    .toBeLessThanOrEqual(page.viewportSize()!.height)
  await expectAccessible()
})

test('a brand without emails can be followed, and visitors see no import command', async ({
  page,
  site,
  expectAccessible,
}) => {
  const answer = await page.goto(`${site.url}/brand/nothing-yet`)
  expect(answer!.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'No emails collected yet' })).toBeVisible()
  await expect(page.getByText('Follow this brand to hear when its first email arrives.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Follow' })).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await expect(page.getByText('npm run')).toHaveCount(0)
  await expectAccessible()
})

test('inactive brands redirect', async ({ page, site }) => {
  await page.goto(`${site.url}/brand/gone-away`)
  await expect(page).toHaveURL(`${site.url}/category/ropes`)
  await page.goto(`${site.url}/brand/never-was`)
  await expect(page).toHaveURL(`${site.url}/browse`)
  await page.goto(`${site.url}/brand`)
  await expect(page).toHaveURL(`${site.url}/browse`)
})

test('an empty category, and filters without matches', async ({ page, site, expectAccessible }) => {
  await page.goto(`${site.url}/email-type/empty-corner`)
  await expect(page.getByRole('heading', { name: 'No emails found.' })).toBeVisible()
  await expectAccessible()
  await page.goto(`${site.url}/brand/ash-and-rope?type=empty-corner`)
  await expect(
    page.getByRole('heading', { name: 'No emails found matching the current filters.' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'All Types' }).click()
  await expect(page).toHaveURL(`${site.url}/brand/ash-and-rope`)
  await expect(page.locator('main article')).toHaveCount(3)
})

test('a missing email redirects home, and is logged', async ({ page, site }) => {
  await page.goto(`${site.url}/email/no-such-email`)
  await expect(page).toHaveURL(`${site.url}/`)
  await expect.poll(() => site.log()).toContain('no email has this slug')
})

test('an empty blog, for readers and for the author', async ({ page, site, expectAccessible }) => {
  await page.goto(`${site.url}/blog`)
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Coming Soon' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible()
  await expectAccessible()
  await signInAt(site.url, page.request)
  await page.goto(`${site.url}/admin/blog`)
  await expect(page.getByRole('heading', { name: 'No blog posts yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Post' })).toHaveAttribute('href', '/admin/blog/new')
  await expectAccessible()
})

const TITLE = 'Layout tables are announced as data tables'

test('an issue with a fix is fixed in the HTML Editor, and the change taken back', async ({
  page,
  site,
  expectAccessible,
}) => {
  await openHydrated(page, `${site.url}/brand/knot/email/knots?tab=checks`)
  await page.getByText(TITLE).click()
  await page.getByRole('link', { name: `Fix: ${TITLE}` }).click()
  await expect(page).toHaveURL(/tab=html&fix=layout-table#fix$/)
  const panel = page.getByRole('region', { name: TITLE })
  const diff = panel.getByRole('region', { name: 'The change, before and after' })
  await expect(diff.locator('del')).toHaveText(/<table>/)
  await expect(diff.locator('ins')).toHaveText(/<table role="presentation">/)
  await expect(page.locator('.cm-activeLine').first()).toContainText('<table>')
  await expect(panel.getByRole('heading', { name: TITLE })).toBeInViewport()
  await expectAccessible()

  await panel.getByRole('button', { name: 'Apply to my copy' }).click()
  await expect(panel.getByRole('status')).toContainText('Your copy below has the change')
  await expect(page.locator('.cm-content')).toContainText('<table role="presentation">')
  await expect(page.getByRole('button', { name: 'Reset' })).toBeEnabled()
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(panel.getByRole('button', { name: 'Apply to my copy' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled()
  await panel.getByRole('link', { name: 'Close' }).click()
  await expect(panel).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the server shows what a fix would change', async ({ page, site }) => {
    await page.goto(`${site.url}/brand/knot/email/knots?tab=html&fix=layout-table#fix`)
    await expect(page.locator('#fix ins')).toHaveText(/<table role="presentation">/)
    await page.goto(`${site.url}/brand/knot/email/knots?tab=html&fix=contrast`)
    await expect(page.locator('#fix')).toHaveCount(0)
  })
})
