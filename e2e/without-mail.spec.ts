/** A site without email: nothing promises one, and accounts start at once. */
import { createEmail } from '#test/factories.ts'
import { expect, openHydrated } from './base.ts'
import { testWithIsolatedSite } from './isolated-site.ts'
import { somebody } from './test-users.ts'

const test = testWithIsolatedSite(async () => {
  await createEmail({ subjectLine: 'Hello' })
})

// In one worker: each would start the site again.
test.describe.configure({ mode: 'default' })

test('a double click on "Create account" creates one account and signs in', async ({ page, site }) => {
  const person = somebody()
  await openHydrated(page, `${site.url}/signup?next=%2Fsettings`)
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  let sent = 0
  page.on('request', (request) => (sent += Number(request.method() === 'POST')))
  // Two clicks within one frame, faster than the page can become busy.
  await page.getByRole('button', { name: 'Create account' }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page).toHaveURL(`${site.url}/settings`)
  await expect(page.getByText('Account created')).toBeVisible()
  expect(sent).toBe(1)
})

test('a form submitted twice gets the same response twice', async ({ site, playwright }) => {
  const form = somebody()
  const answers = await Promise.all(
    [1, 2].map(async () => {
      const browser = await playwright.request.newContext({ baseURL: site.url })
      const answer = await browser.post('/signup?next=%2Fsettings', { form, maxRedirects: 0 })
      const settings = await browser.get('/settings', { maxRedirects: 0 })
      await browser.dispose()
      return [answer.status(), answer.headers()['location'], settings.status()]
    }),
  )
  expect(answers).toEqual([
    [302, '/settings', 200],
    [302, '/settings', 200],
  ])
})

test('password recovery refers to the owner, and the newsletter promises nothing', async ({
  page,
  site,
  expectAccessible,
}) => {
  await page.goto(`${site.url}/login`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByText('This site does not send email, so it cannot send you a link.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Contact the owner' })).toHaveAttribute('href', '/contact')
  await expectAccessible()

  await openHydrated(page, `${site.url}/about`)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'Email address' }).fill(somebody().email)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByRole('status')).toHaveText(
    'Thanks. You are on the list, but this site does not send email yet.',
  )
})
