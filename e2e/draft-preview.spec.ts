/** The draft preview of a draft: from pasted HTML to its page, and back to nothing. */
import sharp from 'sharp'
import { expect, expectToFit, NARROW, test } from './base.ts'

const HTML = `<!doctype html><html lang="en"><head><title>Chairs</title></head>
  <body style="margin:0;background:#f4efe6"><table role="presentation" width="600" align="center"><tr><td>
  <h1 style="color:#7a2e1d">Forty chairs, one weekend</h1>
  <p style="color:#e8e0d0">Hardly legible words about chairs.</p>
  <img src="https://pictures.example/chair.jpg" width="560" height="300" alt="A chair"><a href="#">See them</a>
  </td></tr></table></body></html>`

test('a pasted draft is shown in every way, beside its competitors, and deleted', async ({
  page,
  request,
  consoleErrors,
  expectAccessible,
}) => {
  test.slow()
  await page.goto('/planner')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preview a draft' }).click()
  await expect(page.getByRole('heading', { name: 'Preview a draft' })).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Or paste its HTML or source').fill(HTML)
  await page.getByRole('button', { name: 'Preview draft' }).click()
  await expect(page.getByText('Please enter the subject line')).toBeVisible()
  expect(consoleErrors.splice(0)).toHaveLength(1)
  await page.getByLabel('Subject line').fill('Forty chairs')
  await page.getByLabel('Preheader').fill('Only until Sunday, and only in the shop')
  await page.getByLabel('Sender').fill('Chairworks')
  await page.getByLabel('Industry').selectOption('Fashion')
  await page.getByRole('button', { name: 'Preview draft' }).click()

  await expect(page).toHaveURL(/\/preview-draft\/[\w-]{32}$/)
  await expect(page.getByRole('heading', { name: 'In the inbox' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Chairworks').first()).toBeVisible()
  for (const view of ['Desktop', 'Mobile', 'Dark: Gmail on iOS', 'Dark: Outlook app', 'Images off']) {
    await expect(main.getByRole('link', { name: `Full size: ${view}` })).toBeVisible()
  }
  await expect(main.getByText('The draft has no dark styles', { exact: false })).toBeVisible()
  await expect(main.getByText('1 image on another server was not loaded', { exact: false })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Your draft: Forty chairs' })).toBeVisible()
  await expect(main.getByText('Links without a target')).toBeVisible()
  const nearest = main.locator('section', { has: page.getByRole('heading', { name: 'Similar emails' }) })
  await expect(nearest.getByRole('listitem')).toHaveCount(5)
  await expectAccessible()
  const viewport = page.viewportSize()!
  await page.setViewportSize(NARROW)
  await expectToFit(page)
  await page.setViewportSize(viewport)

  const address = page.url()
  const headers = (await request.get(address)).headers()
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  })
  const picture = await main.getByRole('link', { name: 'Full size: Desktop' }).getAttribute('href')
  expect((await request.get(picture!)).headers()['content-type']).toBe('image/webp')

  await page.getByRole('button', { name: 'Delete now' }).click()
  await expect(page.getByText('Your draft is no longer on this server.')).toBeVisible()
  expect((await request.get(picture!)).status()).toBe(410)
  expect((await request.get(address)).status()).toBe(410)
})

test.describe('without scripts, at 320 px', () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW })

  test('the picture of a design waits for its page by itself', async ({ page }) => {
    const design = sharp({ create: { width: 640, height: 900, channels: 3, background: '#134e4a' } })
    const buffer = await design.png().toBuffer()
    await page.goto('/preview-draft')
    await page.getByLabel('File').setInputFiles({ name: 'autumn.png', mimeType: 'image/png', buffer })
    await page.getByLabel('Subject line').fill('Autumn')
    await page.getByRole('button', { name: 'Preview draft' }).click()
    await expect(page.getByRole('heading', { name: 'Autumn' })).toBeVisible()
    await expect(page.getByText('Images can’t be checked.', { exact: false })).toBeVisible()
    await expectToFit(page)
  })
})
