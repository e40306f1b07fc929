/**
 * The base of every journey: a console error fails the test, and `expectAccessible` checks a page with axe in both
 * themes.
 */
import { test as base, expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signInAdminBy, signUpBy, somebody, type Somebody } from './test-users.ts'

export { expect }

export const test = base.extend<{
  /** Console errors and failed scripts so far; a test that provokes one on purpose empties the list. */
  consoleErrors: string[]
  expectAccessible: () => Promise<void>
  /** Signs the page in as a new user and returns it, or as the administrator. */
  signIn: (given?: Partial<Somebody>) => Promise<Somebody>
  signInAsAdmin: () => Promise<void>
}>({
  // Each test has its own IP address, so that rate limits do not add up.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': anAddress() }),
  // A test that only sends requests opens no page.
  page: async ({ page, consoleErrors }, use) => {
    page.on('console', (message) => {
      if (message.type() === 'error' && !isFromTracing(message.text())) consoleErrors.push(message.text())
    })
    page.on('pageerror', (error) => consoleErrors.push(String(error)))
    // Also on further pages of the same browser.
    await page.context().addInitScript(() => {
      addEventListener('hydrated', () => Object.assign(window, { isHydrated: true }))
    })
    await use(page)
  },
  signIn: async ({ page }, use) => {
    await use(async (given) => {
      const person = somebody(given)
      await signUpBy(page.request, person)
      return person
    })
  },
  signInAsAdmin: async ({ page }, use) => {
    await use(() => signInAdminBy(page.request))
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  consoleErrors: async ({}, use) => {
    const seen: string[] = []
    await use(seen)
    expect(seen, 'the console stays silent').toEqual([])
  },
  expectAccessible: async ({ page }, use) => {
    await use(() => expectAccessible(page))
  },
})

/** Opens a page and waits until scripts carry out what is done on it: before, forms are sent by the browser. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await untilHydrated(page)
}

/** Waits for the same on a page that is open, after a reload for example. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isHydrated' in window)
}

/** Fails if the page scrolls sideways. */
export async function expectToFit(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond, page.url()).toBeLessThanOrEqual(0)
}

/** The narrowest screen that everything fits on. */
export const NARROW = { width: 320, height: 640 }

/** A random address of a private network. */
function anAddress(): string {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
  return `10.${a}.${b}.${c}`
}

/** Tracing runs scripts in every frame, including sandboxed ones that forbid scripts. */
function isFromTracing(text: string): boolean {
  return text.startsWith('Blocked script execution in ')
}
