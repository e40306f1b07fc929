/** The account screens: nothing is cut off, and everything is accessible. */
import { expect, expectToFit, openHydrated, test } from './base.ts'

test('the sign-in pages', async ({ page, consoleErrors, expectAccessible }) => {
  for (const [path, heading] of [
    ['/login', 'Welcome back'],
    ['/signup', 'Create an account'],
    ['/forgot-password', 'Forgot your password?'],
    ['/reset-password?token=none', 'This link has expired'],
    ['/verify?token=none', 'This link has expired'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expectToFit(page)
    await expectAccessible()
  }
  expect(consoleErrors.splice(0).every((line) => line.includes('410'))).toBe(true)
})

test('the password step, its errors and the panel after it', async ({
  page,
  consoleErrors,
  expectAccessible,
}) => {
  await page.goto('/login')
  await page
    .getByLabel('Email', { exact: true })
    .fill(`${'somebody.with.a.long.name.'.repeat(4)}@people.example`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Please enter your password')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use Google account' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup')
  await expect(page.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  await expectAccessible()
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('No account found with')).toBeVisible()
  await expectToFit(page)
  await expectAccessible()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Creating account for')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use Google account' })).toBeVisible()
  await expectToFit(page)
  await expectAccessible()
  expect(consoleErrors.splice(0).every((line) => /status of 40[01]/.test(line))).toBe(true)
})

test('the settings and all their dialogs', async ({ page, signIn, expectAccessible }) => {
  await signIn({ name: `Maximiliana ${'Wolfeschlegelsteinhausen'.repeat(3)}` })
  await openHydrated(page, '/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible()
  for (const section of ['Personal details', 'Preferences', 'Security', 'Sessions', 'Manage account']) {
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible()
  }
  for (const row of ['Name', 'E-mail address', 'Password']) {
    await expect(page.getByRole('listitem').getByText(row, { exact: true })).toBeVisible()
  }
  await expect(page.locator('main header').getByText('MW', { exact: true })).toBeVisible()
  await expectToFit(page)
  await expectAccessible()
  for (const [link, title] of [
    ['Edit Name', 'Edit name'],
    ['Change E-mail address', 'Change email address'],
    ['Change Password', 'Change password'],
    ['Turn on: Two-factor authentication', 'Turn on two-factor authentication'],
    ['Connect Google', 'Connect Google'],
    ['Delete account', 'Delete account'],
  ] as const) {
    await page.getByRole('link', { name: link }).click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('link', { name: link })).toBeFocused()
  }
})
