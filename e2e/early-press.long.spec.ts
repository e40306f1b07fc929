/**
 * What is pressed or typed right after the first paint, on a slow phone or computer, before scripts have run: HTML
 * carries it out. Each press is tried four times, fifty times with SOAK=1, and the number of those carried out printed.
 */
import type { Page } from '@playwright/test'
import { sized } from '../test/soak.ts'
import { expect, test, untilHydrated } from './base.ts'
import { delayScripts } from './delayed-responses.ts'

const ROUNDS = sized({ small: 4, large: 50 })

type Press = {
  name: string
  phone: boolean
  path?: string
  press: (page: Page) => Promise<unknown>
  /** By the browser, or by scripts that came just in time. */
  carriedOut: (page: Page) => Promise<unknown>
}

const PRESSES: Press[] = [
  {
    name: 'the menu',
    phone: true,
    press: (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
    carriedOut: (page) => page.getByRole('dialog', { name: 'Menu' }).waitFor(),
  },
  {
    name: 'save',
    phone: true,
    press: (page) =>
      page.locator('main article').first().getByRole('button', { name: 'Save for later' }).tap(),
    carriedOut: (page) => page.waitForURL(/\/login\?next=/),
  },
  {
    name: 'a card',
    phone: false,
    press: (page) => page.locator('main article a').first().click(),
    carriedOut: (page) => page.waitForURL(/\/email\/|[?&]email=/),
  },
  {
    name: 'the filters',
    phone: true,
    path: '/browse',
    press: (page) => page.getByRole('button', { name: 'Filters', exact: true }).tap(),
    carriedOut: (page) => page.getByRole('dialog', { name: 'Filters' }).waitFor(),
  },
  {
    name: 'a filter',
    phone: false,
    path: '/browse',
    press: (page) => page.getByRole('button', { name: 'Industry' }).click(),
    carriedOut: (page) => page.getByRole('dialog', { name: /^(?:Filters|Industry)$/ }).waitFor(),
  },
  {
    name: 'a menu of the header',
    phone: false,
    press: (page) => page.getByRole('navigation', { name: 'Main' }).getByText('Seasonal').click(),
    carriedOut: (page) =>
      page
        .locator('#menu-seasonal')
        .or(page.getByRole('heading', { level: 1, name: 'Seasonal' }))
        .waitFor(),
  },
  {
    name: 'sign in',
    phone: false,
    press: (page) => page.getByRole('banner').getByRole('link', { name: 'Log in' }).click(),
    carriedOut: (page) => page.waitForURL('/login'),
  },
]

/** Each round is tried, however the others ended. */
async function everyRound(name: string, tryRound: (round: number) => Promise<unknown>): Promise<void> {
  const lost: string[] = []
  for (let round = 0; round < ROUNDS; round++)
    await tryRound(round).catch((error: Error) => lost.push(`round ${round}: ${error.message}`))
  console.log(`${name}: ${ROUNDS - lost.length} of ${ROUNDS}`)
  expect(lost).toEqual([])
}

/** A processor four times slower, at the edge of a mobile network: 50 kB a second. Nothing is in the cache. */
async function slowDown(page: Page): Promise<void> {
  page.setDefaultTimeout(60_000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  })
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESKTOP = { viewport: { width: 1440, height: 900 } }

for (const { name, phone, path = '/', press, carriedOut } of PRESSES) {
  test.describe(() => {
    test.use(phone ? PHONE : DESKTOP)

    test(`pressing ${name} right after the first paint always works`, { tag: '@soak' }, async ({ page }) => {
      test.setTimeout(ROUNDS * 60_000)
      await slowDown(page)
      await everyRound(name, async () => {
        await page.goto(path, { waitUntil: 'commit' })
        await press(page)
        await carriedOut(page)
      })
    })
  })
}

test('the account menu opens before scripts, and stays open', async ({ page, signIn }) => {
  const { email } = await signIn()
  const letThrough = await delayScripts(page)
  await page.goto('/about', { waitUntil: 'commit' })
  await page.getByRole('button', { name: `Account of ${email}` }).click()
  const settings = page.locator('#account-menu').getByRole('link', { name: 'Settings' })
  await expect(settings).toBeVisible()
  letThrough()
  await untilHydrated(page)
  await expect(settings).toBeVisible()
  await settings.click()
  await expect(page).toHaveURL('/settings')
})

test('filters opened before scripts stay open and apply', async ({ page }) => {
  const letThrough = await delayScripts(page)
  await page.goto('/browse', { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: /^(?:Filters|Industry)$/ })
    .first()
    .click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByText(/^Industry:/).click()
  await filters.getByRole('checkbox', { name: /^Books/ }).check()
  letThrough()
  await untilHydrated(page)
  await filters.getByRole('button', { name: 'Show emails' }).click()
  await expect(page).toHaveURL(/industry=books/)
})

test('an order chosen before scripts run is applied', async ({ page }) => {
  const letThrough = await delayScripts(page)
  await page.goto('/browse', { waitUntil: 'commit' })
  const sort = page.locator('select[name=sort]:visible')
  // Without the stylesheet, the phone's and the desktop's are both visible.
  await expect(sort).toHaveCount(1)
  await sort.selectOption('oldest')
  letThrough()
  await expect(page).toHaveURL('/browse?sort=oldest')
})

type Opening = { name: string; phone?: boolean; open: (page: Page) => Promise<unknown> }

const searchButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })

const OPENINGS: Opening[] = [
  { name: 'a click', open: (page) => searchButton(page).click() },
  { name: 'a tap', phone: true, open: (page) => searchButton(page).tap() },
  { name: 'Ctrl+K', open: (page) => page.keyboard.press('Control+k') },
]

for (const { name, phone, open } of OPENINGS) {
  test.describe(() => {
    test.use(phone ? PHONE : DESKTOP)

    test(`no key is lost in the search opened by ${name}`, { tag: '@soak' }, async ({ page }) => {
      test.setTimeout(ROUNDS * 60_000)
      await slowDown(page)
      const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
      await everyRound(`search by ${name}`, async (round) => {
        await page.goto('/', { waitUntil: 'commit' })
        await searchButton(page).waitFor()
        for (const words of [`black friday ${round}`, `again ${round}`]) {
          await open(page)
          await page.keyboard.type(words, { delay: 60 })
          await untilHydrated(page)
          await expect(field).toHaveValue(words)
          await expect(field).toBeFocused()
          await page.keyboard.press('Escape')
          await expect(field).toBeHidden()
        }
      })
    })
  })
}

test('the account menu opens on the slowest line', async ({ page, signIn }) => {
  const { email } = await signIn()
  await slowDown(page)
  await page.goto('/about', { waitUntil: 'commit' })
  await page.getByRole('button', { name: `Account of ${email}` }).click()
  await expect(page.locator('#account-menu').getByRole('link', { name: 'Settings' })).toBeVisible()
})

test('what is typed into a form before scripts run stays', async ({ page }) => {
  await slowDown(page)
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
