/** Makes an administrator the way an owner does: by the command line, and the link it prints. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'

const PASSWORD = 'a lamp to read by'

export async function signInAsAdministrator(page: Page, email: string): Promise<void> {
  const printed = execFileSync(process.execPath, ['build/server/cli.js', 'admin', 'create', email], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: path.resolve('.cache/e2e-data') },
    encoding: 'utf8',
  })
  const link = new URL(/http\S+/.exec(printed)![0])
  await page.goto(link.pathname + link.search)
  for (const field of await page.locator('main input[type=password]').all()) await field.fill(PASSWORD)
  await page.locator('main').getByRole('button', { name: /password/i }).last().click()
  await page.waitForURL(/\/login/)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
}
