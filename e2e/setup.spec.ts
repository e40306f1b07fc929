/** From an empty folder to a private gallery with a colleague, without a terminal or a mail server. */
import { expect, openHydrated } from './base.ts'
import { testWithIsolatedSite } from './isolated-site.ts'

const test = testWithIsolatedSite(async () => {})

// The second test signs in as the owner that the first creates.
test.describe.configure({ mode: 'serial' })

const PASSWORD = 'paper boats go far'

test('the owner sets up a private gallery and invites a colleague, who signs up and comes in', async ({
  page,
  browser,
  site,
  consoleErrors,
  expectAccessible,
}) => {
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
  await page.getByRole('link', { name: 'Skip', exact: true }).click()
  await expect(page.getByText('Not set up yet: mail server.')).toBeVisible()
  await page.getByRole('link', { name: 'Open the gallery' }).click()
  await expect(page).toHaveTitle('Postwall')
  const accent = page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))
  expect(await accent).toContain(readable)

  await page.goto(`${site.url}/admin/people`)
  await page.getByRole('combobox', { name: 'Role' }).last().selectOption('User')
  await page.getByRole('button', { name: 'Create a link' }).click()
  const invitation = new URL((await page.getByText(/\/invitation\?token=/).textContent())!)

  const colleague = await (await browser.newContext({ baseURL: site.url })).newPage()
  await colleague.goto('/brands')
  await expect(colleague).toHaveURL('/login?next=%2Fbrands')
  await expect(colleague.getByRole('link', { name: 'Blog' })).toHaveCount(0)
  await colleague.goto('/signup')
  await expect(colleague.getByText('New accounts need an invitation from an owner.')).toBeVisible()
  await colleague.goto(invitation.pathname + invitation.search)
  await colleague.getByRole('link', { name: 'Create an account' }).click()
  await colleague.getByLabel('Email', { exact: true }).fill('carl@example.com')
  await colleague.getByRole('button', { name: 'Continue', exact: true }).click()
  await colleague.getByLabel('Full name').fill('Carl Colleague')
  await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await colleague.getByRole('button', { name: 'Create account' }).click()
  await colleague.getByRole('main').getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(colleague).toHaveTitle('Postwall')
  await colleague.goto('/brands')
  await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto(site.url + link.pathname + link.search)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appearance')
  await colleague.goto(link.pathname + link.search)
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('This setup link has expired')
})

test('settings say what is wrong, and what the environment sets', async ({
  page,
  site,
  consoleErrors,
  expectAccessible,
}) => {
  await page.goto(`${site.url}/login`)
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill('olga@example.com')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  await page.goto(`${site.url}/admin/settings/mail`)
  await page.getByRole('textbox', { name: 'Server' }).fill('127.0.0.1')
  await page.getByLabel('Port').fill('1')
  await page.getByLabel('User name').fill('shelf')
  await page.getByLabel('Password').fill('hunter2')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
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
