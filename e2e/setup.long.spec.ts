/**
 * From an empty folder to a private gallery with a name, an accent, ten emails and two colleagues, without a terminal
 * after the start, a mail server or the docs. Its minutes are an annotation of the report.
 */
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { expect, openHydrated } from './base.ts'
import { testWithIsolatedSite } from './isolated-site.ts'
import { entriesOf } from './zip.ts'

const test = testWithIsolatedSite(async () => {})

// The second test signs in as the owner that the first creates.
test.describe.configure({ mode: 'serial' })

const PASSWORD = 'paper boats go far'

/** Ten emails of five brands. */
const MESSAGES = Array.from({ length: 10 }, (_, index) => {
  const brand = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir'][index % 5]!
  const subject = `${brand} letter ${index + 1}`
  const text = `From: ${brand} <news@${brand.toLowerCase()}.example>\r\nSubject: ${subject}\r\nDate: Thu, ${index + 2} Nov 2026 09:30:00 +0000\r\nMessage-ID: <${index}@a.example>\r\nContent-Type: text/html\r\n\r\n<h1>${subject}</h1><p>Some words about number ${index}.</p>`
  return { name: `${index}.eml`, mimeType: 'message/rfc822', buffer: Buffer.from(text) }
})

async function createInvitation(page: Page, before = 'none'): Promise<string> {
  await page.getByRole('combobox', { name: 'Role' }).last().selectOption('User')
  await page.getByRole('button', { name: 'Create a link' }).click()
  const made = page.getByText(/\/invitation\?token=/)
  await expect(made).not.toContainText(before)
  const { pathname, search } = new URL((await made.textContent())!)
  return pathname + search
}

/** A colleague opens the invitation, signs up and comes in. */
async function join(browser: Browser, baseURL: string, invitation: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await page.goto('/brands')
  await expect(page).toHaveURL('/login?next=%2Fbrands')
  await expect(page.getByRole('link', { name: 'Blog' })).toHaveCount(0)
  await page.goto('/signup')
  await expect(page.getByText('New accounts need an invitation from an owner.')).toBeVisible()
  await page.goto(invitation)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Email', { exact: true }).fill(`${name.toLowerCase()}@example.com`)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Full name').fill(`${name} Colleague`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(page).toHaveTitle('Postwall')
  return page
}

test('the owner sets up a private gallery, adds ten emails and invites two colleagues', async ({
  page,
  browser,
  site,
  consoleErrors,
  expectAccessible,
}) => {
  test.slow()
  const began = Date.now()
  await expect.poll(() => site.log()).toContain('setup?token=')
  const link = new URL(/http\S+setup\?token=\S+/.exec(site.log())![0])
  await openHydrated(page, site.url + link.pathname + link.search)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create the owner’s account')
  await expectAccessible()
  await page.getByLabel('Full name').fill('Olga Owner')
  await page.getByLabel('Email', { exact: true }).fill('olga@example.com')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appearance')
  await page.getByLabel('Name', { exact: true }).fill('Postwall')
  await page.getByLabel('Accent color').fill('#ffcc00')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  const offer = page.getByText('#ffcc00 is too light to read.')
  await expect(offer).toBeVisible()
  expect(consoleErrors.splice(0).every((line) => line.includes('400'))).toBe(true)
  const readable = /shade is (#\w+)/.exec((await offer.textContent())!)![1]!
  await page.getByLabel('Accent color').fill(readable)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access')
  await expectAccessible()
  await page.getByLabel('Who can see the gallery').selectOption('Invited users only')
  await page.getByLabel('Who can create an account').selectOption('People with an invitation from an owner')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Samples')
  await page.getByRole('link', { name: 'Skip', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Numbers')
  await expect(page.getByText('This gallery has 0 emails from 0 brands.')).toBeVisible()
  await expect(page.getByLabel('Numbers on the home page')).toHaveValue('counted')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mail server')
  await page.getByRole('button', { name: 'Send a test email' }).click()
  await expect(page.getByText('Enter the name of the server')).toBeVisible()
  expect(consoleErrors.splice(0).every((line) => line.includes('400'))).toBe(true)
  await page.getByRole('link', { name: 'Skip', exact: true }).click()
  await expect(page.getByText('Not set up yet: mail server.')).toBeVisible()
  await page.getByRole('button', { name: 'Test Chromium' }).click()
  await expect(page.getByText(/^Chromium [\d.]+ renders pages/)).toBeVisible()
  await expect(page).toHaveURL(/step=emails/)
  await expectAccessible()
  await page.getByRole('link', { name: 'Upload files' }).click()
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible()
  await page.locator('input[type=file][multiple]').setInputFiles(MESSAGES)
  await expect(page.getByRole('region', { name: 'Upload emails' })).toContainText('Added10', {
    timeout: 120_000,
  })

  await page.getByRole('link', { name: 'People', exact: true }).click()
  const first = await createInvitation(page)
  const second = await createInvitation(page, first)
  const colleague = await join(browser, site.url, first, 'Carl')
  await join(browser, site.url, second, 'Dora')
  await colleague
    .getByRole('link', { name: /^Fir letter 10/ })
    .first()
    .click()
  await expect(colleague.getByRole('dialog').getByText('Fir', { exact: true })).toBeVisible()
  const minutes = ((Date.now() - began) / 60_000).toFixed(1)
  test.info().annotations.push({ type: 'minutes', description: minutes })

  await page.getByRole('link', { name: 'View site' }).click()
  await expect(page).toHaveTitle('Postwall')
  const accent = page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))
  expect(await accent).toContain(readable)
  await page.goto(site.url + link.pathname + link.search)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appearance')
  await colleague.goto(link.pathname + link.search)
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('This setup link has expired')
  await expect(colleague.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login',
  )
})

async function signInAsOwner(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill('olga@example.com')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${url}/`)
}

test('settings say what is wrong, and what the environment sets', async ({
  page,
  site,
  consoleErrors,
  expectAccessible,
}) => {
  await signInAsOwner(page, site.url)
  await page.goto(`${site.url}/admin/settings/mail`)
  await page.getByRole('textbox', { name: 'Server' }).fill('127.0.0.1')
  await page.getByLabel('Port').fill('1')
  await page.getByLabel('User name').fill('shelf')
  await page.getByLabel('Password').fill('hunter2')
  await page.getByRole('button', { name: 'Send a test email' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'does not accept connections on this port' }),
  ).toBeVisible()
  expect(await page.content()).not.toContain('hunter2')
  // Links below the sticky navigation cannot be hit.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible()
  await page.goto(`${site.url}/admin/settings/contact`)
  await page.getByLabel('Terms of Service').fill('## Our terms\n\nBe *kind*.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible()
  await page.goto(`${site.url}/terms`)
  await expect(page.getByRole('heading', { name: 'Our terms', level: 2 })).toBeVisible()
  await expect(page.getByText('Last updated')).toHaveCount(0)
  await page.goto(`${site.url}/admin/settings`)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 2"><rect width="8" height="1"/></svg>'
  const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }
  await page.getByLabel('Logo', { exact: true }).setInputFiles(logo)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('img', { name: 'Postwall' })).toBeVisible()
  await page.getByLabel('Remove the logo').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('img', { name: 'Postwall' })).toHaveCount(0)
  await page.goto(`${site.url}/admin/settings/access`)
  await page.getByLabel('Who can create an account').selectOption('Single sign-on only')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Add a provider under Single sign-on first')).toBeVisible()
  expect(consoleErrors.splice(0).every((line) => line.includes('400'))).toBe(true)
})

test('the owner exports the whole gallery', async ({ page, site, expectAccessible }) => {
  await signInAsOwner(page, site.url)
  await page.goto(`${site.url}/admin/backups`)
  await page.getByRole('button', { name: 'Export the gallery' }).click()
  const link = page.getByRole('link', { name: /^Download, / })
  await expect(link).toBeVisible()
  await expectAccessible()
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/^postwall-gallery-.*\.zip$/)
  const files = await entriesOf(await readFile(await download.path()))
  const linesOf = (name: string) => files.get(name)!.toString().trim().split('\n')
  expect(linesOf('emails.jsonl')).toHaveLength(10)
  expect(linesOf('brands.jsonl')).toHaveLength(5)
  expect(linesOf('users.jsonl')).toHaveLength(3)
  expect([...files.keys()].filter((name) => name.endsWith('.eml'))).toHaveLength(10)
  expect(linesOf('README.txt')[0]).toMatch(/^Everything in Postwall, as of /)
})
