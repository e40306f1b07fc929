/** Reauthentication in the settings, for a session that is not fresh. */
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { accounts, sessions } from '#app/platform/db/schema.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { googleKeys } from '#test/google-keys.ts'
import { createUser, signedIn } from '#test/signed-in.ts'
import { expect } from './base.ts'
import { beAtGoogle } from './google-sign-in.ts'
import { testWithIsolatedSite } from './isolated-site.ts'
import { googlePort, googleSitePort } from './ports.ts'

const URL = `http://localhost:${googleSitePort}`
const SESSION_SECRET = 'a-secret-that-only-this-journey-knows'
const PASSWORD = 'reading-lamp-9'
const GOOGLE = { email: 'ada@gmail.example', name: 'Ada of Google' }

let withPassword: string
let withGoogle: string

const test = testWithIsolatedSite(
  async () => {
    useEnv({ SESSION_SECRET, ...googleKeys })
    withPassword = await staleSession({ password: PASSWORD })
    withGoogle = await staleSession({})
  },
  {
    PORT: String(googleSitePort),
    SESSION_SECRET,
    ...googleKeys,
    GOOGLE_ISSUER: `http://127.0.0.1:${googlePort}`,
  },
)

// The site has one port.
test.describe.configure({ mode: 'serial' })
test.skip(({ isMobile }) => isMobile, 'the same dialogs on phones')

/** The cookies of a user who signed in an hour ago; without a password it was with Google. */
async function staleSession(given: { password?: string }): Promise<string> {
  const user = await createUser(given)
  if (!given.password) {
    const google = { providerId: 'google', accountId: `number of ${GOOGLE.email}` }
    await db()
      .insert(accounts)
      .values({ userId: user.id, ...google })
  }
  const { cookie, sessionId } = await signedIn(user)
  await db()
    .update(sessions)
    .set({ authenticatedAt: new Date(Date.now() - 3_600_000) })
    .where(eq(sessions.id, sessionId))
  return cookie
}

async function openExport(page: Page, cookie: string): Promise<void> {
  const cookies = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: URL }
  })
  await page.context().addCookies(cookies)
  await page.goto(`${URL}/settings`)
  await page.getByRole('link', { name: 'Download: Export my data' }).click()
  await expect(page.getByRole('dialog', { name: 'Export my data' })).toBeVisible()
}

async function download(page: Page): Promise<void> {
  await expect(page.getByText('Your archive is ready.')).toBeVisible()
  const started = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('link', { name: 'Download' }).click()
  expect((await started).suggestedFilename()).toMatch(/\.zip$/)
}

test('the export requires the password', async ({ page, site, consoleErrors }) => {
  expect(site.url).toContain(String(googleSitePort))
  await openExport(page, withPassword)
  await page.getByLabel('Current password').fill('not-the-password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This password is not correct')).toBeVisible()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await download(page)
  expect(consoleErrors.splice(0).filter((line) => !line.includes('status of 403'))).toEqual([])
})

test('without a password, Google reauthenticates; a lost connection keeps the dialog', async ({
  page,
  site,
  consoleErrors,
}) => {
  expect(site.url).toContain(String(googleSitePort))
  await openExport(page, withGoogle)
  const button = page.getByRole('button', { name: 'Continue with Google' })
  await page.waitForFunction(() => {
    const form = document.querySelector('[role=dialog] form')
    return form && Object.keys(form).some((key) => key.startsWith('__react'))
  })
  const answers = (address: globalThis.URL) => address.pathname.endsWith('.data')
  await page.route(answers, (route) => route.abort('connectionreset'))
  await button.click()
  await expect(page.getByText('Google login failed')).toBeVisible()
  await expect(button).toBeVisible()
  await page.unroute(answers)
  await button.click()
  await beAtGoogle(page, GOOGLE)
  await expect(page).toHaveURL(`${URL}/settings/export`)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await download(page)
  expect(consoleErrors.splice(0).filter((line) => !line.includes('Failed to load resource'))).toEqual([])
})
