/** An email whose images were not collected: its alt texts, and the button of an administrator. */
import { readEmail, renderPrepared } from '#app/intake/ingest/prepare.server.ts'
import { addEmail } from '#app/intake/ingest/store/commands.server.ts'
import { createUser } from '#test/signed-in.ts'
import { expect } from './base.ts'
import { testWithIsolatedSite } from './isolated-site.ts'
import { signInAt, siteOwner } from './test-users.ts'

const MESSAGE = `From: Fernhill <news@fernhill.example>
Subject: Lamps for long evenings
Date: Thu, 12 Nov 2026 09:30:00 +0000
Content-Type: text/html; charset=utf-8

<body style="margin:0;font-family:Georgia;color:#3a2a1a"><table width="600" align="center">
<tr><td><img src="https://cdn.invalid/hero.jpg" width="600" height="240" alt="Half price on every lamp"
  style="display:block;color:#b3412e;font-size:30px"></td></tr>
<tr><td><p>Until Sunday night.</p><img src="https://cdn.invalid/desk.jpg" width="290" height="180" alt="Desk lamp">
<img src="https://cdn.invalid/floor.jpg" width="290" height="180" alt="Floor lamp"></td></tr></table></body>`

const PAGE = '/brand/fernhill/email/lamps-for-long-evenings'

const test = testWithIsolatedSite(async () => {
  await createUser(siteOwner)
  const bytes = Buffer.from(MESSAGE.replaceAll('\n', '\r\n'))
  const read = await readEmail({ bytes, kind: 'eml', fileName: 'a.eml' })
  if (!read.ok) throw new Error(read.reason)
  const prepared = await renderPrepared(read.email, false)
  await addEmail({ prepared, placement: { brand: { slug: 'fernhill' }, categories: [] } })
})

// In one worker: each would start the site again.
test.describe.configure({ mode: 'default' })

/** The email is rendered and checked again, by a browser that gives way to all others. */
const COLLECTED_MS = 100_000

test('visitors read the alt texts, and are not offered to collect anything', async ({
  page,
  site: { url },
}) => {
  await page.goto(`${url}${PAGE}?view=live`)
  const frame = page.frameLocator('iframe').first()
  const hero = frame.getByRole('img', { name: 'Half price on every lamp' })
  await expect(hero).toHaveAttribute('src', /\.svg$/)
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([600, 240])
  await expect(page.getByText('3 images are missing')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Collect images' })).toHaveCount(0)
})

test('an administrator collects them, and is told how many came', async ({
  page,
  site: { url },
  expectAccessible,
}) => {
  test.slow()
  await signInAt(url, page.request)
  await page.goto(`${url}${PAGE}`)
  await expectAccessible()
  await page.getByRole('button', { name: 'Collect images' }).click()
  // Said by a toast as well.
  await expect(page.getByText('Collecting images…').first()).toBeVisible()
  await expect(page.getByText('0 of 3 were collected.')).toBeVisible({ timeout: COLLECTED_MS })
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the button works as a form, and pressing it twice does no harm', async ({ page, site: { url } }) => {
    test.slow()
    await signInAt(url, page.request)
    for (let press = 0; press < 2; press++) {
      await page.goto(`${url}${PAGE}`)
      await page.getByRole('button', { name: /Collect images|Try again/ }).click()
      await expect(page).toHaveURL(`${url}${PAGE}`)
      await expect(page.getByText('Collecting images…').first()).toBeVisible()
      await expect(async () => {
        await page.reload()
        await expect(page.getByText('0 of 3 were collected.')).toBeVisible({ timeout: 1000 })
      }).toPass({ timeout: COLLECTED_MS })
    }
  })
})
