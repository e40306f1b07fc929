/** A part of the scripts that cannot be loaded: the page stays, and a link or a form does the same. */
import type { Page } from '@playwright/test'
import { expect, openHydrated, test } from './base.ts'

test.skip(({ isMobile }) => isMobile, 'the same parts on phones')

/** Aborts every request for a part. */
const block = (page: Page, part: string) => page.route(`**/assets/${part}-*.js`, (route) => route.abort())

const notLoaded = (page: Page) => expect(page.getByText('Couldn’t load this part of the page')).toBeVisible()

type Case = {
  part: string
  path: string
  phone?: boolean
  press: (page: Page) => Promise<unknown>
  instead: (page: Page) => Promise<unknown>
}

const searchButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })

const email = (page: Page) => page.locator('main article a[href*="/email/"]').first()

const CASES: Case[] = [
  {
    part: 'search-panel',
    path: '/about',
    press: async (page) => {
      await searchButton(page).click()
      await page.keyboard.type('tea')
      await page.getByRole('button', { name: 'Search inside emails' }).click()
    },
    instead: (page) => expect(page).toHaveURL('/search?q=tea'),
  },
  {
    part: 'menu-dropdown',
    path: '/about',
    press: (page) => page.getByRole('button', { name: 'Seasonal' }).click(),
    instead: (page) => expect(page).toHaveURL('/seasonal'),
  },
  {
    part: 'preview-modal',
    path: '/browse',
    press: (page) => email(page).click(),
    instead: (page) => expect(page).toHaveURL(/\/brand\/[^/]+\/email\//),
  },
  {
    part: 'filter-popover',
    path: '/browse',
    press: (page) => page.getByRole('button', { name: 'Industry' }).click(),
    instead: notLoaded,
  },
  {
    part: 'filter-sheet',
    path: '/browse',
    phone: true,
    press: (page) => page.getByRole('button', { name: 'Filters', exact: true }).click(),
    instead: notLoaded,
  },
  {
    part: 'email-page-skeleton',
    path: '/brand/fernhill',
    phone: true,
    press: (page) => email(page).click(),
    instead: (page) => expect(page).toHaveURL(/\/email\//),
  },
  {
    part: 'no-matches',
    path: '/browse?type=welcome&industry=none',
    press: async () => {},
    instead: (page) => expect(page.getByRole('banner')).toBeVisible(),
  },
  {
    part: 'toasts',
    path: '/browse',
    press: (page) =>
      page.locator('main article').first().getByRole('button', { name: 'Save for later' }).click(),
    instead: (page) => expect(page).toHaveURL(/\/login\?next=/),
  },
  ...(
    [
      ['text-panel', 'Text'],
      ['source-panel', 'HTML'],
      ['checks-tab', 'Checks'],
    ] as const
  ).map(([part, tab]) => ({
    part,
    path: '/brand/fernhill',
    press: async (page: Page) => {
      await page.goto((await email(page).getAttribute('href'))!)
      await page
        .getByRole('link', { name: new RegExp(`^${tab}`) })
        .first()
        .click()
    },
    instead: async (page: Page) => {
      await expect(page).toHaveURL(/\?tab=/)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong')
      await expect(page.getByRole('contentinfo')).toBeVisible()
    },
  })),
]

for (const { part, path, phone, press, instead } of CASES) {
  test.describe(() => {
    if (phone) test.use({ viewport: { width: 390, height: 844 } })

    test(`without ${part}`, async ({ page, consoleErrors }) => {
      await block(page, part)
      await openHydrated(page, path)
      await press(page)
      await instead(page)
      consoleErrors.splice(0)
    })
  })
}

test('without html-editor the source is plain', async ({ page, consoleErrors }) => {
  await block(page, 'html-editor')
  await page.goto('/brand/fernhill')
  await page.goto(`${(await email(page).getAttribute('href'))!}?tab=html`)
  await expect.poll(() => consoleErrors.length).toBeGreaterThan(0)
  await expect(page.locator('pre').filter({ hasText: '<html' })).toBeVisible()
  consoleErrors.splice(0)
})

test('without error-page the reader can try again', async ({ page, consoleErrors }) => {
  await block(page, 'error-page')
  await openHydrated(page, '/about')
  await page.route('**/browse.data*', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Browse' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  consoleErrors.splice(0)
})

test('signed in: the picker, the account menu and notes have pages', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  const { email: address } = await signIn()
  await block(page, 'collection-picker')
  await block(page, 'user-menu')
  await page.goto('/browse')
  await page.getByRole('button', { name: `Account of ${address}` }).click()
  await expect(page.locator('#account-menu').getByRole('link', { name: 'Following' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('main article').first().getByRole('button', { name: 'Save for later' }).click()
  await expect(page).toHaveURL(/\/save\//)
  consoleErrors.splice(0)
})

test('after a deploy the page reloads once', async ({ page, consoleErrors }) => {
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route('**/assets/search-panel-*.js', (route) => route.fulfill({ status: 404 }))
  await openHydrated(page, '/about')
  await page.route('**/assets/manifest-*.js', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await searchButton(page).click()
  await expect.poll(() => loads).toBe(2)
  await expect(page).toHaveURL('/about')
  await expect(page.locator('[aria-keyshortcuts]').first()).toBeAttached()
  await searchButton(page).click()
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').press('Enter')
  await expect(page).toHaveURL('/search?q=')
  consoleErrors.splice(0)
})
