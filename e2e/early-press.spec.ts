/**
 * What is pressed or typed right after the first paint, on a slow phone or computer, before any script has run. Each
 * press is tried twice, ten times with SOAK=1.
 */
import type { Page } from '@playwright/test'
import { HELD_SCRIPT } from '#app/layout/late-start.ts'
import { sized } from '../test/soak.ts'
import { expect, test, untilHydrated } from './base.ts'
import { holdPresses } from './delayed-timers.ts'
import { servePageUntil } from './slow-page.ts'

test.use({ isSomebodyThere: false })

const ROUNDS = sized({ small: 2, large: 10 })
const SLOWER = 4

type Press = {
  name: string
  phone: boolean
  press: (page: Page) => Promise<unknown>
  carriedOut: (page: Page) => Promise<unknown>
}

const PRESSES: Press[] = [
  {
    name: 'save',
    phone: true,
    press: (page) =>
      page.locator('main article').first().getByRole('button', { name: 'Save for later' }).tap(),
    carriedOut: (page) => page.waitForURL(/\/login\?next=/),
  },
  {
    name: 'the menu',
    phone: true,
    press: (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
    carriedOut: (page) => page.getByRole('dialog', { name: 'Menu' }).waitFor(),
  },
  {
    name: 'the search',
    phone: true,
    press: (page) => page.getByRole('link', { name: 'Search' }).tap(),
    carriedOut: (page) => page.getByRole('dialog', { name: 'Search' }).waitFor(),
  },
  {
    name: 'a menu of the header',
    phone: false,
    press: (page) => page.getByRole('navigation', { name: 'Main' }).getByText('Seasonal').click(),
    carriedOut: (page) => page.locator('#menu-seasonal').waitFor(),
  },
  {
    name: 'an email',
    phone: false,
    press: (page) => page.locator('main article a').first().click(),
    carriedOut: (page) =>
      page.getByRole('dialog').getByRole('link', { name: 'View full email page' }).waitFor(),
  },
]

async function slowPage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await holdPresses(page)
}

for (const { name, phone, press, carriedOut } of PRESSES) {
  test.describe(() => {
    test.use(
      phone
        ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
        : { viewport: { width: 1440, height: 900 } },
    )

    test(`pressing ${name} right after the first paint always works`, { tag: '@soak' }, async ({ page }) => {
      await slowPage(page)
      for (let round = 0; round < ROUNDS; round++) {
        await page.goto('/', { waitUntil: 'commit' })
        await press(page)
        await carriedOut(page)
      }
    })
  })
}

test('pressing the account menu while the page hydrates opens it', async ({ page, signIn }) => {
  const { email } = await signIn()
  await slowPage(page)
  await page.addInitScript(() => {
    // React listens on the document from the moment it begins.
    const isHydrating = () => Object.keys(document).some((name) => name.startsWith('_reactListening'))
    const timer = setInterval(() => {
      if (!isHydrating()) return
      clearInterval(timer)
      const menu = document.querySelector('[aria-haspopup=menu]')
      menu?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
    }, 1)
  })
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto('/browse')
    await page.mouse.move(100 + round, 100)
    await page.mouse.move(300, 300)
    await expect(page.getByRole('button', { name: `Account of ${email}` })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  }
})

test('nothing runs before somebody reaches for the page', async ({ page }) => {
  const scripts: string[] = []
  await page.addInitScript(() => addEventListener('hydrated', () => (document.title = 'hydrated')))
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  // They are there when they are needed.
  await expect.poll(() => scripts.length).toBeGreaterThan(3)
  await expect(page).not.toHaveTitle('hydrated')
  await page.mouse.move(100, 100)
  await page.mouse.move(300, 300)
  await expect(page).toHaveTitle('hydrated')
})

test('what is typed into the search while scripts load is in the dialog', async ({ page }) => {
  await slowPage(page)
  await page.goto('/', { waitUntil: 'commit' })
  const early = page.getByRole('searchbox')
  await early.focus()
  await expect(early).toBeFocused()
  await page.keyboard.type('black friday sale', { delay: 60 })
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
  await expect(field).toHaveValue('black friday sale')
  await expect(field).toBeFocused()
})

for (const [where, cut] of [
  ['in a statement', 'ntry.client'],
  ['between two', 'window.__reactRouterRouteModules'],
] as const) {
  test(`a script that arrives in two parts, cut ${where}, runs whole`, async ({ page }) => {
    await using slow = await servePageUntil(cut)
    await page.goto(slow.url, { waitUntil: 'commit' })
    await expect(page.locator(`#${HELD_SCRIPT}`)).toBeAttached()
    const early = page.getByRole('searchbox')
    await early.pressSequentially('black')
    slow.release()
    await early.press('!')
    const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
    await expect(field).toHaveValue('black!')
  })
}

test('what is typed into a form before scripts run stays', async ({ page }) => {
  await slowPage(page)
  await page.goto('/', { waitUntil: 'commit' })
  const field = page.getByRole('contentinfo').getByRole('textbox').first()
  await field.pressSequentially('ada@example.com', { delay: 40 })
  await untilHydrated(page)
  await expect(field).toHaveValue('ada@example.com')
})

test('Back returns to the place and the state', async ({ page }) => {
  await page.goto('/browse')
  await page.evaluate(() => window.scrollTo(0, 1500))
  const place = await page.evaluate(() => window.scrollY)
  await page.evaluate(() => location.assign('/about'))
  await page.waitForURL('/about')
  await page.goBack()
  // The router's first change of the history ends Playwright's own wait.
  await page.waitForURL('/browse')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})
