/** Smart collections: a search is saved, fills itself, gets other filters and is deleted, by keyboard and without scripts. */
import type { Page } from '@playwright/test'
import { expect, test } from './base.ts'
import { signUpBy, somebody } from './test-users.ts'

/** Follows a link or presses a button by keyboard. */
async function press(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  await page.getByRole('main').getByRole(role, { name, exact: true }).press('Enter')
}

test('saves filters by keyboard, changes them and deletes them', async ({
  page,
  signIn,
  expectAccessible,
  consoleErrors,
}) => {
  await signIn()
  await page.goto('/browse?type=welcome')
  const count = await page.getByRole('main').locator('[data-email]').count()
  await press(page, 'link', 'Save this search')
  await expect(page.getByRole('heading', { level: 1, name: 'Save this search' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Welcome')
  await expectAccessible()
  await page.getByRole('textbox', { name: 'Name' }).fill('How they say hello')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'How they say hello' })).toBeVisible()
  await expect(page.getByText('Nothing new since your last visit')).toBeVisible()
  await expect(page.getByRole('main').locator('[data-email]')).toHaveCount(Math.min(count, 60))
  await expectAccessible()

  await press(page, 'link', 'Change filters')
  await expect(page).toHaveURL('/browse?type=welcome')
  await page.goto('/browse?type=welcome&weekday=1')
  await press(page, 'link', 'Save this search')
  await page.getByText('Replace the filters of an existing one').focus()
  await page.keyboard.press('Enter')
  await press(page, 'button', 'Use these filters')
  await expect(page.getByRole('list', { name: 'Filters' })).toContainText('Sent on: Monday')

  await press(page, 'link', 'Settings')
  await expect(page.getByLabel('In my weekly digest')).toBeChecked()
  await page.getByLabel('In my weekly digest').press('Space')
  await press(page, 'button', 'Save changes')
  await expect(page.getByText('Changes saved')).toBeVisible()
  await expect(page.getByLabel('In my weekly digest')).not.toBeChecked()
  await press(page, 'button', 'Create feed URL')
  const address = page.getByRole('main').locator('p', { hasText: 'Atom:' })
  await expect(address).toBeVisible()
  await expectAccessible()
  const [feed] = /http:\S+\.xml/.exec(await address.innerText())!
  expect(await (await page.request.get(feed)).text()).toContain('<title>How they say hello')
  await press(page, 'button', 'Stop the feed')
  await expect(page.getByText('The feed URL no longer works')).toBeVisible()
  expect((await page.request.get(feed)).status()).toBe(410)

  await page.getByRole('textbox', { name: 'URL', exact: true }).fill('http://10.0.0.1/')
  await press(page, 'button', 'Add webhook')
  await expect(page.getByText('Enter a URL that starts with https://')).toBeVisible()
  await page.getByRole('textbox', { name: 'URL', exact: true }).fill('https://10.0.0.1/hook')
  await press(page, 'button', 'Add webhook')
  await expect(page.getByText('The server is not on the public internet.')).toBeVisible()
  await expect(page.getByText('whsec_')).toBeHidden()
  consoleErrors.length = 0
  await page.getByRole('textbox', { name: 'URL', exact: true }).fill('https://hooks.invalid/hook')
  await press(page, 'button', 'Add webhook')
  await expect(page.getByText('whsec_')).toBeVisible()
  await expect(page.getByText('Sends to hooks.invalid')).toBeVisible()
  await expectAccessible()
  await press(page, 'button', 'Remove webhook')
  await expect(page.getByText('Sends to hooks.invalid')).toBeHidden()

  await page.goto('/saved')
  await expectAccessible()
  await press(page, 'link', 'How they say hello')
  await press(page, 'link', 'Settings')
  await page.getByText('Delete this smart collection…').focus()
  await page.keyboard.press('Enter')
  await press(page, 'button', 'Delete')
  await expect(page).toHaveURL('/saved')
  await expect(page.getByText('How they say hello')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor signs in on the way, and the search is still there', async ({
    page,
    request,
    consoleErrors,
  }) => {
    const { email, password } = somebody()
    await signUpBy(request, { email, password, name: 'Ada Example' })
    await page.goto('/search?q=gift&type=welcome')
    await page.getByRole('link', { name: 'Save this search' }).click()
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('gift · Welcome')
    await page.getByRole('textbox', { name: 'Name' }).fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Name is required')).toBeVisible()
    consoleErrors.length = 0
    await page.getByRole('textbox', { name: 'Name' }).fill('Gifts at the door')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('list', { name: 'Filters' })).toContainText('Words: gift')
    await page.goto('/saved')
    await page.getByRole('link', { name: 'Gifts at the door' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
    await page.getByText('Delete this smart collection…').click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Smart collection deleted')).toBeVisible()
  })
})
