/** Signing in with Google, with an OpenID provider of ours in Google's place. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './base.ts'
import { emailTo } from './mailbox.ts'
import { googlePort } from './ports.ts'

test.skip(({ isMobile }) => isMobile, 'the same buttons on phones')

/** Signs in at the provider. */
async function beAtGoogle(page: Page, { email, name }: { email: string; name: string }) {
  await expect(page).toHaveURL(new RegExp(`^http://127\\.0\\.0\\.1:${googlePort}/`))
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Number').fill(`number of ${email}`)
  await page.getByRole('button', { name: 'Continue' }).click()
}

function person() {
  return { email: `${randomUUID()}@gmail.example`, name: 'Ada of Google' }
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('a newcomer is in at once, comes back to where they were, and is known the next time', async ({
      page,
    }) => {
      const ada = person()
      await page.goto('/login?next=%2Fsettings')
      await page.getByRole('button', { name: 'Use Google account' }).click()
      await beAtGoogle(page, ada)
      await expect(page).toHaveURL(/\/settings$/)
      await expect(page.getByText('Account created')).toBeVisible()
      await expect(page.getByText(ada.email).first()).toBeVisible()

      await page.context().clearCookies()
      await page.goto('/login')
      await page.getByRole('button', { name: 'Use Google account' }).click()
      await beAtGoogle(page, ada)
      await expect(page).toHaveURL(/:\d+\/$/)
      await expect(page.getByText('Login successful')).toBeVisible()
    })
  })
}

test('an account takes a Google account on, and off again', async ({ page, signIn }) => {
  const { email } = await signIn()
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Connect' }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await beAtGoogle(page, person())
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByText('Google connected')).toBeVisible()
  await emailTo(email, 'A Google account was linked')
  await page.getByRole('link', { name: 'Disconnect Google' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('Google disconnected')).toBeVisible()
})

test('who says no at Google is back at the door, and told', async ({ page }) => {
  await page.goto('/api/auth/callback/google?error=access_denied')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Google login failed')).toBeVisible()
  await expect(page.getByText('An error occurred during Google login')).toBeVisible()
})
