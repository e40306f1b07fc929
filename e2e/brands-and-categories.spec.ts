/**
 * What changes menus and addresses: two brands merged, an occasion added, categories corrected and moved, each taken
 * back.
 */
import { createBrand, createEmail } from '#test/factories.ts'
import { createUser } from '#test/signed-in.ts'
import { expect, openHydrated } from './base.ts'
import { testWithIsolatedSite } from './isolated-site.ts'
import { signInAt, siteOwner } from './test-users.ts'

const test = testWithIsolatedSite(async () => {
  await createUser(siteOwner)
  const brand = await createBrand({ name: 'Orchard Shop', slug: 'orchard-shop' })
  await createEmail({ brand, slug: 'apples', subjectLine: 'Apples' })
  await createBrand({ name: 'Orchard', slug: 'orchard' })
})

test.skip(({ isMobile }) => isMobile, 'forms and lists that phones share')
test.describe.configure({ mode: 'default' })

test('merges two brands, whose addresses redirect, by pointer and takes it back by keyboard', async ({
  page,
  site: { url },
  expectAccessible,
}) => {
  await signInAt(url, page.request)
  await openHydrated(page, `${url}/admin/brands?q=shop`)
  await page.getByRole('link', { name: 'Orchard Shop' }).click()
  await page.getByRole('link', { name: 'Merge…' }).click()
  await page.getByRole('searchbox', { name: 'Into which brand?' }).fill('orchard')
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByRole('link', { name: 'Orchard', exact: true }).click()
  await expect(page.getByText('This will move')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Merge Orchard Shop into Orchard' }).click()
  await expect(page.getByText('Orchard Shop is now part of Orchard')).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' })
  // The pointer holds the message.
  await undo.hover()
  const old = '/brand/orchard-shop/email/apples'
  expect(await leadsTo(old)).toBe('/brand/orchard/email/apples')
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Change undone')).toBeVisible()
  expect(await leadsTo(old)).toBeUndefined()

  async function leadsTo(path: string): Promise<string | undefined> {
    return (await page.request.get(url + path, { maxRedirects: 0 })).headers()['location']
  }
})

test('adds an occasion by pointer', async ({ page, site: { url }, consoleErrors, expectAccessible }) => {
  await signInAt(url, page.request)
  await openHydrated(page, `${url}/admin/categories`)
  await expectAccessible()
  await page.getByRole('link', { name: 'New category' }).click()
  await page.getByLabel('Type').selectOption('Occasion with a date')
  await expect(page.getByLabel('Dates')).toBeVisible()
  await page.getByLabel('Name').fill('Pie Day')
  await page.getByLabel('Slug').fill('browse')
  await page.getByLabel('Dates').fill('03-14')
  // The header lies over fields that are scrolled below it.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible()
  await page.getByRole('button', { name: 'Add category' }).click()
  await expect(page.getByText('browse is reserved by the site.')).toBeVisible()
  await expect.poll(() => consoleErrors).toEqual([expect.stringContaining('status of 409')])
  consoleErrors.length = 0
  await page.getByLabel('Slug').fill('pie-day')
  await page.getByLabel('Aliases').fill('day-of-pies')
  await page.getByRole('button', { name: 'Add category' }).click()
  await expect(page.getByText('Pie Day added')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Pie Day' })).toBeVisible()
  const alias = await page.request.get(`${url}/seasonal/day-of-pies`, { maxRedirects: 0 })
  expect(alias.headers()['location']).toBe('/seasonal/pie-day')
})

test('corrects and moves a category by keyboard, and takes it back', async ({
  page,
  site: { url },
  expectAccessible,
}) => {
  await signInAt(url, page.request)
  await openHydrated(page, `${url}/admin/categories`)
  const welcome = page.getByRole('link', { name: 'Welcome', exact: true })
  await welcome.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Name').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Hello')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Hello saved')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome', exact: true })).toBeVisible()

  await openHydrated(page, `${url}/admin/categories`)
  const group = page.locator('section section').filter({ has: welcome })
  const names = () => group.getByRole('link').allTextContents()
  const [first, second, ...others] = await names()
  await page.getByRole('link', { name: second!, exact: true }).click()
  await page.getByLabel('Position').fill('-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${second} saved`)).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' })
  // The pointer holds the message.
  await undo.hover()
  await expectAccessible()
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Change undone')).toBeVisible()
  await openHydrated(page, `${url}/admin/categories`)
  await expect.poll(names).toEqual([first, second, ...others])
})
