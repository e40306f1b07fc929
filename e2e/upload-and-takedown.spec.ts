/** An email from the editor's disk into the gallery, reported by a visitor, and hidden with one press. */
import { randomUUID } from 'node:crypto'
import { createUser } from '#test/signed-in.ts'
import { expect, test } from './base.ts'
import { testWithIsolatedSite } from './isolated-site.ts'
import { signInAt, siteOwner } from './test-users.ts'

/** What it uploads is public: other journeys would find it first on the home page. */
const testAlone = testWithIsolatedSite(async () => {
  await createUser(siteOwner)
})

function eml(subject: string) {
  const id = randomUUID()
  const brand = `Upload ${id.slice(0, 8)}`
  const text = `From: ${brand} <news@${id.slice(0, 8)}.example>\r\nSubject: ${subject}\r\nMessage-ID: <${id}@a.example>\r\nContent-Type: text/html\r\n\r\n<h1>${subject}</h1><p>Some words about ${id}.</p>`
  return { name: `${id}.eml`, mimeType: 'message/rfc822', buffer: Buffer.from(text) }
}

testAlone(
  'an upload is imported, reported and hidden',
  async ({ page, browser, expectAccessible, isMobile, site: { url } }) => {
    testAlone.skip(isMobile, 'one device is enough')
    testAlone.slow()
    await signInAt(url, page.request)
    await page.goto(`${url}/admin/emails/upload`)
    const subject = `Uploaded ${randomUUID().slice(0, 8)}`
    await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible()
    const program = { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles([eml(subject), eml('Another one'), program])
    await expect(page.getByRole('region', { name: 'Not uploaded' })).toContainText('setup.exe')
    await expect(page.getByRole('status').filter({ hasText: 'Imported' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Upload emails' })).toContainText('Added2')
    await expect(page.getByRole('region', { name: 'Your uploads' })).toContainText('Imported')
    await expectAccessible()

    const visitor = await browser.newContext()
    const theirs = await visitor.newPage()
    const slug = subject.toLowerCase().replace(' ', '-')
    await theirs.goto(`${url}/email/${slug}`)
    const address = theirs.url()
    await theirs.getByRole('link', { name: 'Report', exact: true }).click()
    await expect(theirs.getByRole('heading', { name: 'Report an email' })).toBeVisible()
    await theirs.getByLabel('What is wrong?').selectOption('personal-data')
    await theirs.getByLabel('What should we know?').fill('It shows my name.')
    await theirs.getByLabel('Your name').fill('Ada')
    // The footer's newsletter form has one as well.
    const email = theirs.locator('main').getByLabel('Email address')
    await email.fill('no address')
    await theirs.getByRole('button', { name: 'Send report' }).click()
    await expect(theirs.getByText('Please enter a valid email address')).toBeVisible()
    await email.fill('ada@people.example')
    await theirs.getByRole('button', { name: 'Send report' }).click()
    await expect(theirs.getByRole('heading', { name: 'Thank you' })).toBeVisible()

    await page.goto(`${url}/admin/reports`)
    const report = page.getByRole('listitem').filter({ hasText: subject })
    await expect(report).toContainText('It shows my name.')
    await expectAccessible()
    await report.getByRole('button', { name: 'Hide the email' }).press('Enter')
    await expect(page.getByText('Hidden everywhere')).toBeVisible()
    const gone = await theirs.goto(address)
    expect(gone!.status()).toBe(410)
    await expect(theirs.getByRole('heading', { name: 'This email was removed' })).toBeVisible()
    await visitor.close()
  },
)

test('a member sends in an email', async ({ page, signIn, expectAccessible, isMobile }) => {
  test.skip(isMobile, 'one device is enough')
  await signIn()
  await page.goto('/submit')
  await expectAccessible()
  const subject = `Sent in ${randomUUID().slice(0, 8)}`
  await page.getByLabel('File', { exact: true }).setInputFiles(eml(subject))
  await page.getByLabel('Why do you like it?').fill('Look at the headline.')
  await page.getByRole('button', { name: 'Submit' }).click()
  const mine = page.getByRole('region', { name: 'Your submissions' }).getByRole('listitem')
  await expect(mine).toContainText(subject)
  await expect(mine).toContainText('Waiting for review')
})
