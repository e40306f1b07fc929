import { expect, type Page } from '@playwright/test'
import { googlePort } from './ports.ts'

/** Signs in at the provider. */
export async function beAtGoogle(
  page: Page,
  { email, name }: { email: string; name: string },
): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^http://127\\.0\\.0\\.1:${googlePort}/`))
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Number').fill(`number of ${email}`)
  await page.getByRole('button', { name: 'Continue' }).click()
}
