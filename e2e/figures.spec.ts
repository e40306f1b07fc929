/** Figures of brands, industries and occasions, and brands side by side. */
import { expect, test } from './base.ts'

test('figures lead from a brand to its emails, and to other brands beside it', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/brand/fernhill')
  await page.getByRole('link', { name: 'Figures' }).click()
  await expect(page).toHaveURL('/brand/fernhill/figures')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fernhill & Co. in figures')
  const months = page.getByRole('figure').filter({ hasText: 'Emails a month, by type' })
  await months.getByText('Table').click()
  await expect(months.getByRole('rowheader')).toHaveCount(24)
  await expectAccessible()

  await page.getByRole('link', { name: 'Compare with other brands' }).click()
  await page.getByLabel('Add a brand').fill('keelmark')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page).toHaveURL('/compare?brand=fernhill&brand=keelmark')
  await expect(page.getByRole('columnheader', { name: 'Keelmark' }).first()).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Remove Fernhill & Co.' }).click()
  await expect(page).toHaveURL('/compare?brand=keelmark')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an occasion says how early its emails begin', async ({ page }) => {
    await page.goto('/category/black-friday/figures')
    const weeks = page.getByRole('figure').filter({ hasText: 'How early they begin' })
    await expect(weeks).toBeVisible()
    await weeks.getByText('Table').click()
    await expect(weeks.getByRole('rowheader', { name: 'The last week' })).toBeVisible()
    await expect(page.locator('script[type=module]')).toHaveCount(0)
  })
})
