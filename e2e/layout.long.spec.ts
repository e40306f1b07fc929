/** The layout around every page: menus, mobile menu, cookie notice, themes, newsletter form, error pages. */
import type { Locator, Page } from '@playwright/test'
import { expect, expectToFit, NARROW, openHydrated, test } from './base.ts'
import { delayResponses } from './delayed-responses.ts'
import { countDelayedTimers, delayTimers, releaseTimers } from './delayed-timers.ts'
import {
  firstDetailOf,
  MEMBER_PAGES,
  OWNER_LISTS,
  OWNER_PAGES,
  PAGES,
  withoutMissingCovers,
} from './pages.ts'
import { untilScriptsRun } from './scripts-run.ts'

test.describe('on a wide screen', () => {
  test.skip(({ isMobile }) => isMobile)

  test('a menu opens on hover after a delay, and closes when the pointer leaves', async ({
    page,
    expectAccessible,
  }) => {
    await openHydrated(page, '/')
    await page.getByRole('button', { name: 'Email Types' }).hover()
    const menu = page.locator('#menu-email-types')
    await expect(menu.getByRole('link', { name: /^Abandoned Cart/ })).toBeVisible()
    await expect(menu.getByText('Lifecycle')).toBeVisible()
    await expect(menu.getByRole('link', { name: 'View All Email Types' })).toBeVisible()
    await expectAccessible()
    await page.mouse.move(700, 850)
    await expect(menu).toBeHidden()
  })

  test('the hover delay is a tenth of a second', async ({ page }) => {
    await delayTimers(page, 100)
    await openHydrated(page, '/')
    const others = await countDelayedTimers(page)
    const name = page.getByRole('button', { name: 'Email Types' })
    await name.hover()
    await expect.poll(() => countDelayedTimers(page)).toBeGreaterThan(others)
    await expect(page.locator('#menu-email-types')).toBeHidden()
    await releaseTimers(page)
    await expect(page.locator('#menu-email-types')).toBeVisible()
  })

  test('menus by keyboard: open, move, close and restore focus', async ({ page, expectAccessible }) => {
    await openHydrated(page, '/')
    const name = page.getByRole('button', { name: 'Categories' })
    await name.focus()
    await page.keyboard.press('ArrowDown')
    const menu = page.locator('#menu-categories')
    await expect(menu.getByText('Business Type')).toBeVisible()
    await expect(menu.getByText('Industries')).toBeVisible()
    await expect(menu.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('link').nth(1)).toBeFocused()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(name).toBeFocused()

    const tools = page.locator('#tools-menu')
    await page.getByRole('button', { name: 'Tools' }).press('ArrowDown')
    await expect(tools.getByRole('link').first()).toBeFocused()
    await tools.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Blog' }).first()).toBeFocused()
    await expect(tools).toBeHidden()
  })

  test('the seasonal menu has its two halves', async ({ page, expectAccessible }) => {
    await openHydrated(page, '/')
    await page.getByRole('button', { name: 'Seasonal' }).click()
    const menu = page.locator('#menu-seasonal')
    await expect(menu.getByText('Holidays')).toBeVisible()
    await expect(menu.getByText('Seasons & Events')).toBeVisible()
    const texts = await menu.getByText(/\d+ days? to go$/).allTextContents()
    const days = texts.map((text) => Number(/\d+/.exec(text)![0]))
    expect(days.length).toBeGreaterThan(5)
    expect(days.slice(0, 5)).toEqual(days.slice(0, 5).toSorted((a, b) => a - b))
    const folded = menu.locator('details').first()
    await expect(folded.getByRole('link').first()).toBeHidden()
    await folded.getByText(/^\d+ without emails yet$/).click()
    await expect(folded.getByRole('link').first()).toBeVisible()
    await expectAccessible()
  })
})

test.describe('on a wide screen, the menus', () => {
  test.skip(({ isMobile }) => isMobile)

  test('keep their widths, and leave a fifth of a low screen free', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 480 })
    await openHydrated(page, '/')
    for (const [name, id, width] of [
      ['Email Types', 'email-types', 800],
      ['Categories', 'categories', 600],
      ['Seasonal', 'seasonal', 500],
    ] as const) {
      await page.getByRole('button', { name }).click()
      const menu = page.locator(`#menu-${id}`)
      await expect.poll(async () => (await menu.boundingBox())!.width).toBe(width)
      expect((await menu.boundingBox())!.height).toBeLessThanOrEqual(384)
      await page.keyboard.press('Escape')
    }
  })

  test('mark the section of a page', async ({ page }) => {
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')
    for (const [path, name] of [
      ['/email-type/welcome', 'Email Types'],
      ['/category/travel', 'Categories'],
      ['/category/black-friday', 'Seasonal'],
      ['/browse', 'Browse'],
      ['/brand/fernhill', 'Brands'],
    ] as const) {
      await page.goto(path)
      await expect(current).toHaveText(name)
    }
    await page.getByRole('link', { name: /home$/ }).click()
    await expect(current).toHaveCount(0)
  })
})

test('the loading bar runs during navigation', async ({ page }) => {
  await openHydrated(page, '/')
  const letThrough = await delayResponses(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Brands', exact: true }).click()
  const bar = page.getByRole('status').filter({ hasText: 'Loading' })
  await expect(bar).toHaveCount(1)
  letThrough()
  await expect(page).toHaveURL('/brands')
  await expect(bar).toHaveCount(0)
})

test('the tools are in the header, or in the menu on phones, and in the footer', async ({
  page,
  isMobile,
}) => {
  await page.goto('/about')
  const names = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const footer = await names(
    page.getByRole('contentinfo').getByRole('navigation', { name: 'Tools' }).getByRole('link'),
  )
  expect(footer).toContain('/planner')
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.locator('summary', { hasText: 'Tools' }).click()
    expect(await names(page.locator('details[open]').getByRole('link'))).toEqual(footer)
  } else {
    await page.getByRole('button', { name: 'Tools' }).click()
    const menu = page.locator('#tools-menu')
    expect(await names(menu.getByRole('link'))).toEqual(footer)
    await menu.getByRole('link', { name: 'Planner' }).click()
    await expect(page).toHaveURL('/planner')
    await expect(menu).toBeHidden()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the same lists slide in from the left', async ({ page, expectAccessible }) => {
    await openHydrated(page, '/')
    await page.getByRole('button', { name: /menu/i }).click()
    const menu = page.getByRole('dialog')
    await expect.poll(async () => (await menu.boundingBox())!.x).toBe(0)
    await expect(menu.getByRole('link', { name: 'Blog' })).toBeVisible()
    await expect(menu.locator('summary').filter({ visible: true })).toHaveText([
      'Email Types',
      'Categories',
      'Seasonal',
      'Tools',
    ])
    for (const name of ['Browse', 'Saved Emails', 'Sign up', 'Log in'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    await menu.locator('summary', { hasText: 'Email Types' }).tap()
    await expect(menu.getByRole('link', { name: 'View All Email Types' })).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: /menu/i })).toBeFocused()
  })
})

test('the cookie notice is shown until accepted', async ({ page }) => {
  await page.goto('/')
  const notice = page.getByText(
    'We use cookies to improve your experience. By using our site, you agree to our use of cookies.',
  )
  await expect(notice).toBeVisible()
  await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/privacy')
  await openHydrated(page, '/')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(notice).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('cookiesAccepted'))).toBe('true')
  await page.reload()
  await expect(notice).toBeHidden()
})

test('dark mode follows the system until the user chooses, and the choice stays', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await openHydrated(page, '/')
  const light = await ground()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).not.toBe(light)
  await page.getByRole('button', { name: 'Light' }).click()
  await expect.poll(ground).toBe(light)
  await page.reload()
  await expect.poll(ground).toBe(light)
})

test('the newsletter form reports an error, then success', async ({ page, consoleErrors }) => {
  await page.goto('/')
  await untilScriptsRun(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox').fill('nobody')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await expect(footer.getByRole('textbox')).toBeFocused()
  await footer.getByRole('textbox').fill('reader@mail.example')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText(/Check your inbox/)).toBeVisible()
  // The browser logs the 400 of the first attempt as an error.
  expect(consoleErrors.splice(0).every((line) => line.includes('400'))).toBe(true)
})

test('a newsletter address that cannot be sent stays in its form', async ({ page, consoleErrors }) => {
  await page.goto('/about')
  await untilScriptsRun(page)
  await page.route('**/subscribe.data*', (route) => route.abort())
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox').fill('reader@mail.example')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Something went wrong.')).toBeVisible()
  await expect(footer.getByRole('textbox')).toHaveValue('reader@mail.example')
  await expect(page).toHaveURL('/about')
  consoleErrors.splice(0)
})

test('an unknown URL is a 404 page', async ({ page, consoleErrors, expectAccessible }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer!.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL('/')
  expect(consoleErrors.splice(0).every((line) => line.includes('404'))).toBe(true)
})

test.describe('on a screen of 320 px', () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW })

  async function visit(page: Page, paths: string[]): Promise<void> {
    for (const path of paths) {
      expect((await page.goto(path))!.status(), path).toBe(200)
      await expectToFit(page)
    }
  }

  test('no page scrolls sideways', ({ page }) => visit(page, PAGES))

  test('no page of a member does', async ({ page, signIn }) => {
    await signIn()
    await visit(page, MEMBER_PAGES)
  })

  test('no page of the owner does', async ({ page, signInAsAdmin }) => {
    await withoutMissingCovers(page)
    await signInAsAdmin()
    await visit(page, OWNER_PAGES)
    for (const list of OWNER_LISTS) await visit(page, [await firstDetailOf(page, list)])
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('menus are links, and pages are complete', async ({ page, isMobile }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover what great email looks like')
    await expect(page.locator('main article').first()).toBeVisible()
    if (!isMobile) {
      await expect(page.getByRole('link', { name: 'Email Types' }).first()).toHaveAttribute(
        'href',
        '/email-types',
      )
    } else {
      await page.getByRole('button', { name: 'Open menu' }).tap()
      await page.getByRole('dialog').locator('summary', { hasText: 'Email Types' }).tap()
      await page.getByRole('link', { name: 'View All Email Types' }).tap()
      await expect(page).toHaveURL('/email-types')
    }
  })
})
