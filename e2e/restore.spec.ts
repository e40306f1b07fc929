/** A backup restored from the browser: downloaded, uploaded again, checked, confirmed, restored by a restart. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { type BuiltServer, startBuiltServer } from '#test/built-server.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { expect, openHydrated, test as base } from './base.ts'

const run = promisify(execFile)
const PASSPHRASE = 'correct horse battery'
const PASSWORD = 'paper boats go far'
const OWNER = 'anna@example.com'

type Gallery = { url: string; mailshelf: (...args: string[]) => Promise<string> }

const test = base.extend<{ gallery: Gallery }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  gallery: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'restore-'))
    await copyMigratedFolder(folder)
    const settings = { DATA_DIR: folder, SAMPLES: 'off', BACKUP_PASSPHRASE: PASSPHRASE }
    let server = startBuiltServer(settings)
    const url = await server.ready
    restartAfter(server, { ...settings, PORT: new URL(url).port }, (next) => (server = next))
    await use({
      url,
      async mailshelf(...args) {
        const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, SITE_URL: url }
        return (await run(process.execPath, ['build/server/cli.js', ...args], { env })).stdout
      },
    })
    server.child.kill()
    await server.ended
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  },
})

/** As `npm start` does when an owner asks for a restart. */
function restartAfter(
  server: BuiltServer,
  settings: Record<string, string>,
  onStart: (next: BuiltServer) => void,
): void {
  void server.ended.then((code) => {
    if (code === 71) onStart(startBuiltServer(settings))
  })
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login?next=%2Fadmin%2Fbackups`)
  await page.getByLabel('Email', { exact: true }).fill(OWNER)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backups')
}

test('an owner restores an uploaded backup, and finds the gallery as it was beside it', async ({
  page,
  gallery: { url, mailshelf },
  expectAccessible,
  consoleErrors,
}) => {
  test.slow()
  const link = new URL(/http\S+/.exec(await mailshelf('admin', 'create', OWNER))![0])
  await page.goto(url + link.pathname + link.search)
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL(`${url}/login`)
  await signIn(page, url)

  await page.getByRole('button', { name: 'Back up now' }).click()
  const rows = page.getByRole('listitem').filter({ has: page.getByText('.tar.age') })
  await expect(rows).toHaveCount(1)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download mailshelf-/ }).click(),
  ])
  const file = path.join(tmpdir(), `restore-${process.pid}`, 'mailshelf-copy.tar.age')
  await download.saveAs(file)
  // Made after the backup: it must be gone afterwards.
  await mailshelf('admin', 'create', 'later@example.com')

  await openHydrated(page, `${url}/admin/backups`)
  await page.getByLabel('Backup file').setInputFiles(file)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restore a backup')
  await expectAccessible()
  await page.getByLabel('Passphrase').fill('another passphrase')
  await page.getByRole('button', { name: 'Check backup' }).click()
  await expect(page.getByText('This is not the passphrase of')).toBeVisible()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { name: 'The backup is intact' })).toBeVisible()
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
  await expect(page.getByText('2 users', { exact: true })).toBeVisible()
  await expectAccessible()

  await page.getByLabel('Enter the gallery’s name to confirm').fill('Mailshelves')
  await page.getByRole('button', { name: 'Replace the gallery' }).click()
  await expect(page.getByText('This is not the name of the gallery.')).toBeVisible()
  await page.getByLabel('Enter the gallery’s name to confirm').fill('Mailshelf')
  await page.getByRole('button', { name: 'Replace the gallery' }).click()
  await expect(page.getByRole('heading', { name: 'The server is restarting' })).toBeVisible()
  // Everyone signs in again.
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, url)
  await expect(page.getByText('The gallery was restored from mailshelf-copy.tar.age.')).toBeVisible()
  await expect(page.getByText('The gallery as it was before is in mailshelf-20')).toBeVisible()
  // The first one, the uploaded one and that of the gallery before the restore.
  await expect(rows).toHaveCount(3)
  await expectAccessible()
  await page.goto(`${url}/admin/people`)
  await expect(page.getByText(OWNER)).toBeVisible()
  await expect(page.getByText('later@example.com')).toHaveCount(0)
  await rm(path.dirname(file), { recursive: true })
  // The page would ask a server that has ended.
  await page.goto('about:blank')
  // A name was refused, and the server was down meanwhile.
  expect(consoleErrors.splice(0).filter((text) => !/400|ERR_CONNECTION_REFUSED/.test(text))).toEqual([])
})
