/** The Checks tab of an email page: its findings, their places, and the way to the source and the picture. */
import { expect, test } from './base.ts'

const WRAPPING = '/brand/fernhill/email/fernhill-the-wrappings-on-us'

test('findings say why and how, and lead to the source', async ({ page, expectAccessible }) => {
  await page.goto(WRAPPING)
  await page.getByRole('link', { name: 'Checks' }).click()
  await expect(page).toHaveURL(`${WRAPPING}?tab=checks`)
  for (const name of ['Reads for everyone', 'Shows everywhere', 'Arrives whole', 'In the dark']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  const table = page.getByRole('table', { name: /main mail program lacks/ })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Feature',
    'Gmail',
    'Apple',
    'Outlook',
    'Windows',
    'Yahoo!',
  ])
  await expectAccessible()

  await table.getByRole('link', { name: 'border-radius' }).click()
  await expect(page).toHaveURL(/tab=html&at=\w+\.\d+/)
  await expect(page.locator('.cm-activeLine')).toContainText('border-radius')
})

test('a region of the picture is lit up, and nothing else is taken for one', async ({ page }) => {
  await page.goto(`${WRAPPING}?region=20-40-200-100#region`)
  const region = page.locator('#region')
  await expect(region).toBeInViewport()
  const canvas = (await page.getByRole('img', { name: /^Picture of the email/ }).boundingBox())!
  const box = (await region.boundingBox())!
  expect((box.x - canvas.x) / canvas.width).toBeCloseTo(20 / 640, 2)
  await page.goto(`${WRAPPING}?region=20-40`)
  await expect(region).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the tab and its links work', { tag: '@any-width' }, async ({ page }) => {
    await page.goto(`${WRAPPING}?tab=checks`)
    await expect(page.getByRole('heading', { name: 'Shows everywhere' })).toBeVisible()
    await page.getByRole('link', { name: 'border-radius' }).click()
    await expect(page.locator('pre mark')).toContainText('border-radius')
  })
})
