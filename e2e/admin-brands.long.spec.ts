/** A brand edited in the browser, and undone. */
import { expect, openHydrated, test } from './base.ts'
import { signInAdminBy } from './test-users.ts'

/** Of a brand that no other journey looks at. */
const NEW_DESCRIPTION = 'Boxes that close by themselves.'

test('an editor corrects a brand, sees it on the site and takes it back', async ({
  page,
  consoleErrors,
  expectAccessible,
}) => {
  await signInAdminBy(page.request)
  await openHydrated(page, '/admin/brands?q=latchkin')
  await page.getByRole('link', { name: 'Latchkin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Latchkin' })).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Description').fill(NEW_DESCRIPTION)
  await page.getByLabel('Text', { exact: true }).fill('#123456')
  await page.getByLabel('Background', { exact: true }).fill('#123457')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Low contrast: 1.0 instead of')).toBeVisible()
  await expect.poll(() => consoleErrors).toEqual([expect.stringContaining('status of 400')])
  consoleErrors.length = 0
  await page.getByLabel('Text', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Latchkin saved')).toBeVisible()
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('#ffffff')
  const undo = page.getByRole('button', { name: 'Undo' })
  // The pointer holds the message.
  await undo.hover()
  const site = await page.request.get('/brand/latchkin')
  expect(await site.text()).toContain(NEW_DESCRIPTION)
  await undo.click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(page.getByLabel('Description')).not.toHaveValue(NEW_DESCRIPTION)

  await openHydrated(page, '/admin/categories')
  await expectAccessible()
  await page.getByRole('link', { name: 'Black Friday', exact: true }).click()
  await expect(page.getByLabel('Dates')).toHaveValue('')
  await expect(page.getByText(/\d+ November 20\d\d/).first()).toBeVisible()
  await expectAccessible()
})
