/** Keyboard only: everything clickable is reached by Tab, shows its focus, and works. */
import { expect, openHydrated, test } from './base.ts'
import { untilScriptsRun } from './scripts-run.ts'
import { notReached, walkByTab } from './tab-order.ts'

const PAGES = [
  '/brand/fernhill',
  '/category/black-friday',
  '/email-types',
  '/brands?industry=fashion',
  '/browse?brand=fernhill',
  '/browse?type=discount&occasion=halloween&year=1999',
  '/no/such/page',
]

for (const address of PAGES) {
  test(`Tab reaches everything on ${address}, with visible focus`, async ({ page, consoleErrors }) => {
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    // A button that replaces a passed field would count as not reached.
    await untilScriptsRun(page)
    const { reached, unseen } = await walkByTab(page)
    expect(unseen, 'shows that it has the focus').toEqual([])
    expect(await notReached(page), `reached of ${reached}`).toEqual([])
    // The browser logs the missing page as an error.
    expect(consoleErrors.splice(0).every((line) => line.includes('404'))).toBe(true)
  })
}

test('the first Tab stop skips the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Create your own collection' })).toBeFocused()
})

test('at 200 % zoom no focused element is under the cookie notice or the header', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await page.goto('/contact')
  await expect(page.getByRole('region', { name: 'Cookie notice' })).toBeVisible()
  await untilScriptsRun(page)
  const { unseen, covered } = await walkByTab(page)
  expect(unseen).toEqual([])
  expect(covered).toEqual([])
})

test('the search restores the focus', async ({ page }) => {
  await page.goto('/about')
  const search = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await search.press('Enter')
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toBeFocused()
})

test('from home to an email and back by keyboard', async ({ page, isMobile }) => {
  await openHydrated(page, '/')
  const card = page.locator('main article a').first()
  const href = (await card.getAttribute('href'))!
  await card.focus()
  if (!isMobile) {
    const opacity = () => card.evaluate((link) => getComputedStyle(link.parentElement!, '::after').opacity)
    await expect.poll(opacity).toBe('1')
  }
  await page.keyboard.press('Enter')
  if (!isMobile) {
    const full = page.getByRole('dialog').getByRole('link', { name: 'View full email page' })
    await expect(full).toBeVisible()
    await full.focus()
    await page.keyboard.press('Enter')
  }
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the guide’s questions and the theme respond to Enter and Space', async ({ page }) => {
  await openHydrated(page, '/email-types')
  const last = page.locator('details').last()
  await last.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(last).toHaveAttribute('open', '')
  const dark = page.getByRole('button', { name: 'Dark' })
  await dark.focus()
  await page.keyboard.press('Space')
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
})

test('filters: open, move, choose, remove', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone shows the browser’s own lists')
  await page.goto('/browse')
  await untilScriptsRun(page)
  await page.getByRole('button', { name: 'Brand', exact: true }).press('Enter')
  await expect(page.getByRole('searchbox', { name: 'Search brands...' })).toBeFocused()
  await page.keyboard.type('fern')
  await expect(page.locator('[data-row]').filter({ visible: true })).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: /^Fernhill & Co\. , \d+ emails$/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/browse?brand=fernhill')
  await page.getByRole('link', { name: 'Remove Brand: Fernhill & Co.' }).press('Enter')
  await expect(page).toHaveURL('/browse')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the menu: open, expand, follow', async ({ page }) => {
    await openHydrated(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.locator('summary', { hasText: 'Seasonal' }).press('Enter')
    await menu.getByRole('link', { name: /^Black Friday/ }).press('Enter')
    await expect(page).toHaveURL('/category/black-friday')
    await expect(menu).toBeHidden()
  })
})
