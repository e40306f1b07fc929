/** The Checks tab of an email page: its findings, their places, and the way to the source and the screenshot. */
import { expect, test } from './base.ts'

const PARTIAL = /^\d+ CSS features? with partial support$/
const WRAPPING = '/brand/fernhill/email/fernhill-the-wrappings-on-us'

test('findings say why and how, and lead to the source', async ({ page, expectAccessible }) => {
  await page.goto(WRAPPING)
  await page
    .getByRole('navigation', { name: 'Views of this email' })
    .getByRole('link', { name: 'Checks' })
    .click()
  await expect(page).toHaveURL(`${WRAPPING}?tab=checks`)
  await expect(page.getByRole('heading', { name: /^(?:Serious|Moderate|Minor)$/ }).last()).toHaveText('Minor')
  // Decorative features are folded.
  await page.getByText(PARTIAL).click()
  const table = page.getByRole('table', { name: /major email client doesn’t support/ }).last()
  await expect(table.getByRole('columnheader')).toHaveText([
    'Feature',
    'Gmail',
    'Apple',
    'Outlook',
    'Windows',
    'Yahoo!',
  ])
  await expectAccessible()

  await table.getByRole('link', { name: 'border-radius', exact: true }).click()
  await expect(page).toHaveURL(/tab=html&at=\w+\.\d+/)
  await expect(page.locator('.cm-activeLine')).toContainText('border-radius')
})

test('a finding leads to the page of its rule, with examples, and back', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`${WRAPPING}?tab=checks`)
  await page.getByText(PARTIAL).click()
  await page.getByRole('link', { name: 'About border-radius' }).click()
  await expect(page).toHaveURL('/checks/css-border-radius')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('border-radius')
  await expect(page.getByRole('table', { name: 'Client support' }).getByRole('row')).toHaveCount(12)
  const bad = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Emails that use it' }) })
  await expect(bad.getByRole('article')).toHaveCount(5)
  await expectAccessible()
  await page.getByRole('link', { name: 'Checks', exact: true }).first().click()
  await expect(page).toHaveURL('/checks')
  await expectAccessible()
  await page.getByRole('link', { name: 'Low text contrast', exact: true }).click()
  await expect(page).toHaveURL('/checks/contrast')
  const missing = await page.request.get('/checks/nothing')
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toContain('All checks')
})

test('the list of clean emails leads to the HTML of its emails', async ({ page, expectAccessible }) => {
  await page.goto('/clean')
  const card = page.locator('[data-email]').first()
  await expectAccessible()
  await card.getByRole('link', { name: /^Open the HTML/ }).click()
  await expect(page).toHaveURL(/\/email\/[^?]+\?tab=html$/)
  await page.goto(page.url().replace('?tab=html', '?tab=checks'))
  await expect(page.getByText(/^\d+ checks passed/)).toBeVisible()
  await expect(page.getByText('Serious', { exact: true })).toHaveCount(0)
})

test('a region of the picture is lit up, and nothing else is taken for one', async ({ page }) => {
  await page.goto(`${WRAPPING}?region=20-40-200-100#region`)
  const region = page.locator('#region')
  await expect(region).toBeInViewport()
  const canvas = (await page.getByRole('img', { name: /^Screenshot of the email/ }).boundingBox())!
  const box = (await region.boundingBox())!
  expect((box.x - canvas.x) / canvas.width).toBeCloseTo(20 / 640, 2)
  await page.goto(`${WRAPPING}?region=20-40`)
  await expect(region).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the tab and its links work', { tag: '@any-width' }, async ({ page }) => {
    await page.goto(`${WRAPPING}?tab=checks`)
    await expect(page.getByRole('heading', { name: 'Minor' })).toBeVisible()
    await page.getByText(PARTIAL).click()
    await page.getByRole('link', { name: 'border-radius', exact: true }).click()
    await expect(page.locator('pre mark')).toContainText('border-radius')
  })

  test('checks and features can be searched and filtered', async ({ page }) => {
    await page.goto('/checks')
    const features = page.getByRole('table').getByRole('row')
    expect(await features.count()).toBeGreaterThan(100)
    await page.getByRole('searchbox', { name: 'Search checks and features' }).fill('radius')
    await page.getByLabel('Severity:').selectOption('Minor')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/q=radius.*severity=minor/)
    await expect(page.getByRole('rowheader')).toContainText(['border-radius'])
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/checks')
    await page.goto('/checks?area=nothing&q=nosuchword')
    await expect(page.getByText('No matching checks or features.')).toBeVisible()
  })
})
