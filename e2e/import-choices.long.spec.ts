/** From sixty files on the editor's disk to a reviewed gallery: what has to be pressed, and the way back. */
import { createUser } from '#test/signed-in.ts'
import { expect, openHydrated } from './base.ts'
import { testWithIsolatedSite } from './isolated-site.ts'
import { signInAt, siteOwner } from './test-users.ts'

const test = testWithIsolatedSite(async () => {
  await createUser(siteOwner)
})

const FILES = 60
/** Every tenth message is from a relay that does not belong to its sender. */
const isUnsure = (at: number) => at % 10 === 0
const UNSURE = FILES / 10

const files = Array.from({ length: FILES }, (_, at) => {
  const domain = isUnsure(at) ? 'relay.example' : `brand-${at % 7}.example`
  const from = isUnsure(at) ? `Sender ${at}` : `Brand ${at % 7}`
  const text = [
    `From: ${from} <news@${domain}>`,
    `Subject: Letter ${at}`,
    `Message-ID: <letter-${at}@${domain}>`,
    'Content-Type: text/html',
    '',
    `<h1>Letter ${at}</h1><p>This is what the letter with the number ${at} has to say.</p>`,
  ]
  return { name: `${at}.eml`, mimeType: 'message/rfc822', buffer: Buffer.from(text.join('\r\n')) }
})

test('sixty files become a reviewed gallery, and are taken back', async ({
  page,
  isMobile,
  expectAccessible,
  site: { url },
}) => {
  test.skip(isMobile, 'one device is enough')
  test.slow()
  await signInAt(url, page.request)
  await openHydrated(page, `${url}/admin/emails/upload`)
  await expect(page.getByLabel('Publish')).toHaveValue('certain')
  await expectAccessible()
  let presses = 1
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  const imported = page.getByRole('region', { name: 'Emails of this import' })
  await expect(imported).toBeVisible({ timeout: 240_000 })
  await expect(imported.getByRole('listitem')).toHaveCount(FILES)
  await expectAccessible()
  await imported.getByRole('link', { name: `Review ${UNSURE} uncertain` }).click()
  presses += 1
  const subject = page.getByRole('heading', { level: 2 })
  await expect(subject).toHaveText(/^Letter/)
  for (let at = 0; at < UNSURE; at++) {
    await expect(subject).toBeVisible()
    const shown = await subject.textContent()
    await page.keyboard.press('a')
    presses += 1
    await expect(subject.filter({ hasText: shown! })).toHaveCount(0)
  }
  expect(presses).toBe(2 + UNSURE)
  await expect(subject).toHaveText('Nothing is waiting')
  await page.goto(`${url}/admin/emails?status=published`)
  await expect(page.getByText(`${FILES} emails`).first()).toBeVisible()

  await page.goto(`${url}/admin/emails/imports`)
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await expect(page.getByText(`Import undone: ${FILES} emails deleted`)).toBeVisible()
  await page.goto(`${url}/admin/emails`)
  await expect(page.getByText(`Letter 1`)).toHaveCount(0)
})
