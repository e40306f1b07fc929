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

  await page.goto('/planner')
  await expectAccessible()
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

  test('the planner says when to begin, for an industry, and as a calendar', async ({ page, request }) => {
    await page.goto('/seasonal')
    await page.getByRole('link', { name: 'Email planner' }).click()
    await expect(page).toHaveURL('/planner')
    await expect(page.getByRole('heading', { name: 'Have ready this week' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: /^November/ })).toBeVisible()

    await page.getByLabel('Industry').selectOption({ label: 'Fashion' })
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL('/planner?industry=fashion')
    const calendar = await page.getByRole('link', { name: 'Download .ics' }).getAttribute('href')
    expect(calendar).toMatch(/\/planner\.ics\?industry=fashion$/)
    const first = await request.get(calendar!)
    expect(first.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    expect(await first.text()).toContain('SUMMARY:Black Friday\r\n')
    const again = await request.get(calendar!, { headers: { 'If-None-Match': first.headers()['etag']! } })
    expect(again.status()).toBe(304)
  })
})
