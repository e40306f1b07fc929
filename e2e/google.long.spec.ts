/** Signing in with Google; an OpenID provider of ours stands in for Google. */
import { randomUUID } from 'node:crypto'
import { expect, test } from './base.ts'
import { beAtGoogle } from './google-sign-in.ts'
import { emailTo, linkIn } from './mailbox.ts'

test.skip(({ isMobile }) => isMobile, 'the same buttons on phones')

function person() {
  return { email: `${randomUUID()}@gmail.example`, name: 'Ada of Google' }
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('a new user is signed in at once, returns to the previous page, and is recognized later', async ({
      page,
    }) => {
      const ada = person()
      await page.goto('/login?next=%2Fsettings')
      await page.getByRole('button', { name: 'Use Google account' }).click()
      await beAtGoogle(page, ada)
      await expect(page).toHaveURL(/\/settings$/)
      await expect(page.getByText('Account created')).toBeVisible()
      await expect(page.getByRole('main').getByText(ada.email).first()).toBeVisible()

      await page.context().clearCookies()
      await page.goto('/login')
      await page.getByRole('button', { name: 'Use Google account' }).click()
      await beAtGoogle(page, ada)
      await expect(page).toHaveURL(/:\d+\/$/)
      await expect(page.getByText('Login successful')).toBeVisible()
    })
  })
}

test('links and unlinks a Google account', async ({ page, signIn }) => {
  const { email } = await signIn()
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Connect' }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await beAtGoogle(page, person())
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByText('Google connected')).toBeVisible()
  await emailTo(email, 'A Google account was connected')
  await page.getByRole('link', { name: 'Disconnect Google' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('Google disconnected')).toBeVisible()
})

for (const kept of [true, false]) {
  test(`a new password ${kept ? 'keeps the Google account that is ticked' : 'disconnects a Google account'}`, async ({
    page,
    signIn,
  }) => {
    const { email } = await signIn()
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Connect' }).click()
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await beAtGoogle(page, person())
    await expect(page.getByText('Google connected')).toBeVisible()
    await page.context().clearCookies()

    await page.goto('/forgot-password')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible()
    await page.goto(linkIn(await emailTo(email, 'Reset your password')))
    await page.getByLabel('New password').fill('a-new-reading-lamp')
    await page.getByLabel('Confirm password').fill('a-new-reading-lamp')
    const tick = page.getByRole('checkbox', { name: /^Keep the account connected on / })
    await expect(tick).not.toBeChecked()
    if (kept) await tick.check()
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('Password updated successfully')).toBeVisible()

    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Password', { exact: true }).fill('a-new-reading-lamp')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Login successful')).toBeVisible()
    await page.goto('/settings')
    await expect(page.getByRole('link', { name: kept ? 'Disconnect Google' : 'Connect' })).toBeVisible()
  })
}

test('cancelling at Google returns to sign-in with a message', async ({ page }) => {
  await page.goto('/api/auth/callback/google?error=access_denied')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Google login failed')).toBeVisible()
  await expect(page.getByText('An error occurred during Google login')).toBeVisible()
})
