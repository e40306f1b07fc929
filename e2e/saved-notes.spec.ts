/** Notes and tags on saved emails: written while saving and in a collection, found again over all collections. */
import type { Page } from '@playwright/test'
import { expect, test } from './base.ts'

/** Saves the newest email to a new collection, by requests. */
async function saveOne(page: Page, baseURL: string): Promise<void> {
  await page.goto('/browse')
  const id = (await page.locator('[data-email]').first().getAttribute('data-email'))!
  const form = { name: 'Winter', note: 'For the headline', choose: 'yes', from: '/saved' }
  const saved = await page.request.post(`/save/${id}`, {
    headers: { Origin: baseURL },
    form,
    maxRedirects: 0,
  })
  expect(saved.status()).toBe(302)
}

test('says why while saving, and finds it again by words and tags', async ({
  page,
  signIn,
  baseURL,
  expectAccessible,
}) => {
  await signIn()
  const headers = { Origin: baseURL! }
  await page.request.post('/collections/new', { headers, form: { name: 'Winter', type: 'emails' } })
  const asked = page.waitForResponse(/\/saved-emails$/)
  await page.goto('/browse')
  await asked
  const card = page.locator('main [data-email]').first()
  await card.hover()
  await card.getByRole('button', { name: 'Save for later' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').check()
  await dialog.getByLabel('Why are you saving it? optional').fill('The headline asks a question')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/saved')
  await page.getByRole('link', { name: 'Winter' }).click()
  await expect(card).toContainText('The headline asks a question')
  const edit = card.getByRole('link', { name: /^Edit note: / })
  await edit.click()
  await expect(dialog.getByLabel('Why I saved it')).toHaveValue('The headline asks a question')
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('x'.repeat(31))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('A tag cannot exceed 30 characters')
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('Headline, #dark mode')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Note saved')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(edit).toBeFocused()
  await expect(card.getByRole('link', { name: 'dark mode' })).toBeVisible()
  await expectAccessible()

  // The tags are there to choose from.
  await edit.click()
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('headline')
  await dialog.getByRole('button', { name: 'Add the tag dark mode' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Tags' })).toHaveValue('headline, dark mode')
  await page.keyboard.press('Escape')

  await card.getByRole('link', { name: 'dark mode' }).click()
  await expect(page).toHaveURL('/saved/search?tag=dark+mode')
  await expect(page.getByText('1 saved email', { exact: true })).toBeVisible()
  await expect(card).toContainText('The headline asks a question')
  await expectAccessible()
  const search = page.getByRole('searchbox', { name: 'Search saved emails' })
  await search.fill('QUESTION')
  await search.press('Enter')
  await expect(page).toHaveURL('/saved/search?tag=dark+mode&q=QUESTION')
  await expect(page.locator('main article')).toHaveCount(1)
  // The address comes before its page, which has a field of its own.
  await expect(search).toHaveAttribute('value', 'QUESTION')
  await search.fill('nobody wrote this')
  await search.press('Enter')
  await expect(page.getByRole('heading', { name: 'No matching saved emails' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Show all saved emails' }).click()
  await expect(page.locator('main article')).toHaveCount(1)
  await card.getByRole('link', { name: 'in Winter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Winter' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a note is written on a page', async ({ page, signIn, baseURL, consoleErrors }) => {
    await signIn()
    await saveOne(page, baseURL!)
    await page.goto('/saved')
    await page.getByRole('link', { name: 'Winter' }).click()
    await expect(page.getByText('For the headline')).toBeVisible()
    await page.getByRole('link', { name: /^Edit note: / }).click()
    await page.getByRole('textbox', { name: 'Tags' }).fill('x'.repeat(31))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toHaveText('A tag cannot exceed 30 characters')
    await expect(page.getByRole('textbox', { name: 'Tags' })).toHaveValue('x'.repeat(31))
    consoleErrors.length = 0
    await page.getByRole('textbox', { name: 'Tags' }).fill('Dark mode')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Note saved')).toBeVisible()
    await page.getByRole('link', { name: 'dark mode' }).click()
    await expect(page.getByText('1 saved email', { exact: true })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search saved emails' }).fill('headline')
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.locator('main article')).toHaveCount(1)
  })
})
