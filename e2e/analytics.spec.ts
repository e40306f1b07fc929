/** Analytics of brands, industries and occasions, and brands side by side. */
import { expect, expectToFit, NARROW, test } from './base.ts'

test('analytics lead from a brand to its emails, and to other brands beside it', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/brand/potluck-plants')
  await page.getByRole('link', { name: 'Analytics' }).click()
  await expect(page).toHaveURL('/brand/potluck-plants/analytics')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Potluck Plants analytics')
  const months = page.getByRole('figure').filter({ hasText: 'Emails per month, by type' })
  await months.getByText('Table').click()
  await expect(months.getByRole('rowheader')).toHaveCount(24)
  await expectAccessible()

  await page.getByRole('link', { name: 'Compare with other brands' }).click()
  await page.getByLabel('Add a brand').fill('keelmark')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page).toHaveURL('/compare?brand=keelmark&brand=potluck-plants')
  await expect(page.getByRole('columnheader', { name: 'Keelmark' }).first()).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Remove Potluck Plants' }).click()
  await expect(page).toHaveURL('/compare?brand=keelmark')

  for (const path of ['/planner', '/state-of-email']) {
    await page.goto(path)
    await expectAccessible()
  }
})

test('the analytics of an industry and of an occasion', async ({ page, expectAccessible }) => {
  for (const [slug, title] of [
    ['fashion', 'Fashion analytics'],
    ['black-friday', 'Black Friday analytics'],
  ]) {
    await page.goto(`/category/${slug}/analytics`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
    await expectAccessible()
  }
})

test.describe('without scripts, at 320 px', () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW })

  test('an occasion says how early its emails begin', async ({ page }) => {
    await page.goto('/category/black-friday/analytics')
    const weeks = page.getByRole('figure').filter({ hasText: 'Lead time' })
    await expect(weeks).toBeVisible()
    await weeks.getByText('Table').click()
    await expect(weeks.getByRole('rowheader', { name: 'The last week' })).toBeVisible()
    await expectToFit(page)
    for (const path of ['/brand/potluck-plants/analytics', '/compare?brand=keelmark&brand=potluck-plants']) {
      await page.goto(path)
      await expectToFit(page)
    }
  })

  test('the planner says when to begin, for an industry', async ({ page }) => {
    await page.goto('/seasonal')
    await page.getByRole('link', { name: 'Email planner' }).click()
    await expect(page).toHaveURL('/planner')
    await expect(page.getByRole('heading', { name: 'Due this week' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: /^November/ }).first()).toBeVisible()

    await page.getByLabel('Industry').selectOption({ label: 'Fashion' })
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL('/planner?industry=fashion')
    await expectToFit(page)
  })

  test('the report is the analytics of the whole gallery', async ({ page }) => {
    await page.goto('/seasonal')
    await page.getByRole('link', { name: 'The state of email' }).click()
    await expect(page).toHaveURL('/state-of-email')
    await expect(page.getByText('Median HTML size')).toBeVisible()
    const sizes = page.getByRole('figure').filter({ hasText: 'HTML size' })
    await sizes.getByText('Table').click()
    await expectToFit(page)
    await expect(sizes.getByRole('rowheader', { name: '0 to 9', exact: true })).toBeVisible()
    await page.goto('/state-of-email/2001-01')
    await expect(page).toHaveURL('/state-of-email')
    await page.getByRole('link', { name: 'See the emails' }).first().click()
    await expect(page).toHaveURL('/browse')
  })
})
