/** Lists longer than a page: they grow, keep the scroll position, and report failures. */
import type { Page } from '@playwright/test'
import { expect, expectToFit, openHydrated, test } from './base.ts'
import { untilScriptsRun } from './scripts-run.ts'

const PAGE = 60
/** Two pages, where the end does not matter. */
const LIST = '/browse?industry=ecommerce'

function cards(page: Page) {
  return page.locator('main article')
}

async function totalOf(page: Page): Promise<number> {
  const text = await page
    .getByText(/^[\d,]+ emails$/)
    .first()
    .textContent()
  return Number(text!.replaceAll(/\D/g, ''))
}

function toTheEnd(page: Page): Promise<void> {
  return page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  )
}

/** Scrolls until all emails are loaded. */
async function readToTheEnd(page: Page, total: number): Promise<void> {
  await expect
    .poll(async () => {
      await toTheEnd(page)
      return cards(page).count()
    })
    .toBe(total)
}

test('the list grows to its end, each email once, with its progress', async ({ page, expectAccessible }) => {
  test.slow()
  await page.goto('/browse')
  await expect(cards(page)).toHaveCount(PAGE)
  const total = await totalOf(page)
  expect(total).toBeGreaterThan(PAGE)
  await readToTheEnd(page, total)
  const ids = await page
    .locator('main li[data-email]')
    .evaluateAll((all) => all.map((li) => li.dataset['email']))
  expect(new Set(ids).size).toBe(total)
  await expect(page.getByRole('status').filter({ hasText: `${total} emails shown` })).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
  await expectToFit(page)
  await expectAccessible()
})

test('Back restores the list’s length and position', async ({ page }) => {
  await page.goto(LIST)
  const total = await totalOf(page)
  await readToTheEnd(page, total)
  const brand = page
    .locator('main article')
    .nth(PAGE + 20)
    .locator('a[href^="/brand/"]')
    .last()
  await brand.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  // Cards that come into view take their own height; this waits until the link stands still.
  await brand.scrollIntoViewIfNeeded()
  const before = await brand.evaluate((link) => link.getBoundingClientRect().top)
  await brand.click()
  await expect(page).toHaveURL(/\/brand\//)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Browse every email')
  await page.goBack()
  await expect(cards(page)).toHaveCount(total)
  await expect
    .poll(async () => Math.abs((await brand.evaluate((link) => link.getBoundingClientRect().top)) - before))
    .toBeLessThan(8)
})

test('a reload restores it too; a new visitor starts at the top', async ({ page, context }) => {
  await page.goto(LIST)
  const total = await totalOf(page)
  await readToTheEnd(page, total)
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight - 3000, behavior: 'instant' }),
  )
  // Cards that come into view take their own height.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await page.evaluate(() => {
    addEventListener('pagehide', () => sessionStorage.setItem('left-at', String(window.scrollY)))
  })
  await page.reload()
  const at = Number(await page.evaluate(() => sessionStorage.getItem('left-at')))
  expect(at).toBeGreaterThan(0)
  await expect(cards(page)).toHaveCount(total)
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - at)).toBeLessThan(8)
  const other = await context.newPage()
  await other.goto(LIST)
  await other.mouse.move(100, 100)
  await other.mouse.move(300, 300)
  await untilScriptsRun(other)
  await expect(cards(other)).toHaveCount(PAGE)
  expect(await other.evaluate(() => window.scrollY)).toBe(0)
  await other.close()
})

test('reports a page that fails to load, and retries', async ({ page, consoleErrors }) => {
  await page.goto(LIST)
  const total = await totalOf(page)
  await page.route('**/more-emails**', (route) => route.fulfill({ status: 500 }))
  await toTheEnd(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t load more emails.' })).toBeVisible()
  await expect(cards(page)).toHaveCount(PAGE)
  await page.unroute('**/more-emails**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Couldn’t load more emails.')).toBeHidden()
  await readToTheEnd(page, total)
  consoleErrors.length = 0
})

test('another sort order starts a new list', async ({ page }) => {
  await page.goto(LIST)
  await readToTheEnd(page, await totalOf(page))
  const last = await page.locator('main li[data-email]').last().getAttribute('data-email')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.goto(`${LIST}&sort=oldest`)
  await expect(cards(page)).toHaveCount(PAGE)
  await expect(page.locator('main li[data-email]').first()).toHaveAttribute('data-email', last!)
  await readToTheEnd(page, await totalOf(page))
})

test('stepping through emails continues past the first page', async ({ page, isMobile }) => {
  test.skip(isMobile)
  await openHydrated(page, LIST)
  const total = await totalOf(page)
  const modal = page.getByRole('dialog')
  await cards(page)
    .nth(PAGE - 2)
    .locator('a')
    .first()
    .click()
  await expect(modal.getByText(`${PAGE - 1} of ${total}`, { exact: true })).toBeVisible()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(PAGE)
  for (let place = PAGE; place <= PAGE + 2; place++) {
    await page.keyboard.press('ArrowRight')
    await expect(modal.getByText(`${place} of ${total}`, { exact: true })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(
    cards(page)
      .nth(PAGE + 1)
      .locator('a')
      .first(),
  ).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('links lead through the pages and back', async ({ page }) => {
    await page.goto('/browse')
    const first = await page.locator('main article a').first().getAttribute('href')
    await page.getByRole('link', { name: 'Older emails' }).click()
    await expect(page).toHaveURL(/\/browse\?after=/)
    expect(await page.locator('main article a').first().getAttribute('href')).not.toBe(first)
    await page.getByRole('link', { name: 'Back to the newest' }).click()
    await expect(page).toHaveURL(/\/browse\??$/)
  })
})
