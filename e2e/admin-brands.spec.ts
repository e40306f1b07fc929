/** A brand edited in the browser, and undone. */
import { expect, test } from './base.ts'
import { signInAdminBy } from './test-users.ts'

test('an editor corrects a brand, sees it on the site and takes it back', async ({
  page,
  consoleErrors,
  expectAccessible,
}) => {
  await signInAdminBy(page.request)
  await page.goto('/admin/brands?q=fernhill')
  await page.getByRole('link', { name: 'Fernhill & Co.' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fernhill & Co.' })).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Description').fill('Presents for people who have everything.')
  await page.getByLabel('Text', { exact: true }).fill('#123456')
  await page.getByLabel('Background', { exact: true }).fill('#123457')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Hard to read: its contrast is 1.0')).toBeVisible()
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('status of 400')])
  await page.getByLabel('Text', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Fernhill & Co. saved')).toBeVisible()
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('#ffffff')
  const site = await page.request.get('/brand/fernhill')
  expect(await site.text()).toContain('Presents for people who have everything.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(page.getByLabel('Description')).not.toHaveValue('Presents for people who have everything.')

  await page.goto('/admin/categories')
  await expectAccessible()
  await page.getByRole('link', { name: 'Black Friday', exact: true }).click()
  await expect(page.getByText(/^Friday, \d+ November/).first()).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Days added').fill('4')
  await expect(page.getByText(/^Monday, /).first()).toBeVisible()
})
