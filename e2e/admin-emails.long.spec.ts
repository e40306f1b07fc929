/** All emails: finding them, changing many at once, and one by itself. */
import { readEmail } from '#app/intake/ingest/prepare.server.ts'
import { addEmail } from '#app/intake/ingest/store/commands.server.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { createUser } from '#test/signed-in.ts'
import { writtenMail } from '#test/written-mail.ts'
import { expect, openHydrated } from './base.ts'
import { testWithIsolatedSite } from './isolated-site.ts'
import { walkByTab } from './tab-order.ts'
import { signInAt, siteOwner } from './test-users.ts'

const SUBJECTS = ['Apples', 'Berries', 'Cherries', 'Dates', 'Figs', 'Grapes']
/** With these the list is longer than a page. */
const DRAFTS = 50

/** It hides and renames emails, which other journeys would miss. */
const test = testWithIsolatedSite(async () => {
  await createUser(siteOwner)
  for (const subject of SUBJECTS) {
    const offer = subject === 'Figs' ? ' All of them are 25% off.' : ''
    const text = `${subject} are ripe.${offer}`
    const bytes = writtenMail({ subject, text, messageId: `${subject}@orchard.test` })
    const prepared = await readEmail({ bytes, kind: 'eml', fileName: 'a.eml' })
    if (!prepared.ok) throw new Error(prepared.reason)
    await addEmail({ prepared: prepared.email, placement: { brand: { slug: 'orchard' }, categories: [] } })
  }
  const brand = await createBrand({ status: 'draft' })
  for (let draft = 0; draft < DRAFTS; draft++) await createEmail({ brand, status: 'draft' })
})

test.skip(({ isMobile }) => isMobile, 'the table of a wide screen; phones share everything else')
test.describe.configure({ mode: 'default' })

test('selects by pointer and keyboard, changes many, and undoes it', async ({
  page,
  site: { url },
  expectAccessible,
}) => {
  await signInAt(url, page.request)
  await openHydrated(page, `${url}/admin/emails?status=published`)
  const rows = page
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .filter({ has: page.locator('td') })
  const names = await rows.locator('td a').allTextContents()
  expect(names).toEqual(SUBJECTS.toReversed())
  await expect(page.getByRole('columnheader', { name: /added/i })).toHaveAttribute('aria-sort', 'descending')
  await expectAccessible()

  const boxes = rows.getByRole('checkbox')
  await boxes.nth(0).click()
  await boxes.nth(2).click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 selected')).toBeVisible()
  // Space with Shift selects a range as well.
  await boxes.nth(3).focus()
  await page.keyboard.press('Shift+Space')
  await expect(page.getByText('4 selected')).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Status' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change the status of 4 emails')
  await expectAccessible()
  await page.getByLabel('New status').selectOption('hidden')
  await page.getByRole('button', { name: 'Change 4 emails' }).click()
  await expect(page.getByText('Status of 4 emails changed')).toBeVisible()
  await expect(page).toHaveURL(`${url}/admin/emails?status=published`)
  await expect(page.getByRole('link', { name: names[0]!, exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(page.getByRole('link', { name: names[0]!, exact: true }).first()).toBeVisible()
})

test('filters by facts in a dialog, by pointer and by keyboard', async ({
  page,
  site: { url },
  expectAccessible,
}) => {
  await signInAt(url, page.request)
  await openHydrated(page, `${url}/admin/emails?status=published`)
  const rows = page.locator('tbody tr')
  const more = page.getByRole('button', { name: /^More filters/ })
  const dialog = page.getByRole('dialog', { name: 'More filters' })
  await more.click()
  await expect(dialog).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel('Discount:').selectOption('20')
  await expect(page).toHaveURL(`${url}/admin/emails?discount=20&status=published`)
  await dialog.getByRole('button', { name: 'Show 1 email', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(rows).toHaveCount(1)
  await expect(rows.getByRole('link', { name: 'Figs' })).toBeVisible()

  await expect(more).toBeFocused()
  await expect(more).toHaveText('More filters (1)')
  await page.keyboard.press('Enter')
  const days = dialog.locator('summary', { hasText: 'Sent on:' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(days).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('checkbox', { name: 'Tuesday' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(`${url}/admin/emails?discount=20&weekday=2&status=published`)
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await page.getByRole('link', { name: 'Remove Discount: 20% or more' }).click()
  await expect(rows).toHaveCount(SUBJECTS.length)
})

test('all of a filter, without scripts', async ({ browser, request, site: { url } }) => {
  await signInAt(url, request)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await request.storageState(),
  })
  const page = await context.newPage()
  await page.goto(`${url}/admin/emails/change?all=yes&source=import&q=zzz&field=status`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select emails first')
  await page.goto(`${url}/admin/emails?source=import`)
  await page.getByRole('link', { name: /^Select all/ }).click()
  await page.getByRole('link', { name: 'Occasion' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/of [\d,]+ emails/)
  const count = /of ([\d,]+) emails/.exec((await heading.textContent())!)![1]!
  // Nothing is chosen yet: the form says so and changes nothing.
  await page.getByRole('button', { name: `Change ${count} emails` }).click()
  await expect(page.getByText('Choose one')).toBeVisible()
  await context.close()
})

test('edits one email, whose old address redirects, and removes a detail from it', async ({
  page,
  site: { url },
  expectAccessible,
}) => {
  test.slow()
  await signInAt(url, page.request)
  await page.goto(`${url}/admin/emails?status=published`)
  await page.locator('td a').first().click()
  await page.getByRole('link', { name: 'Open in the gallery' }).click()
  await expect(page).toHaveURL(/\/brand\//)
  const address = page.url()
  await page.getByRole('link', { name: 'Edit this email' }).click()
  await expect(page.getByLabel('Slug')).toHaveValue('grapes')
  await expectAccessible()
  const subject = await page.getByLabel('Subject').inputValue()
  const slug = await page.getByLabel('Slug').inputValue()
  await page.getByLabel('Subject').fill('Dear Wilhelmina')
  await page.getByLabel('Slug').fill(`${slug}-moved`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Email saved')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dear Wilhelmina')
  expect((await page.request.get(address, { maxRedirects: 0 })).status()).toBe(308)

  await page.getByRole('link', { name: 'Remove a personal detail' }).click()
  await expect(page.getByLabel('What to remove')).toBeVisible()
  await expectAccessible()
  await page.getByLabel('What to remove').fill('Wilhelmina')
  await page.getByLabel('Replace with').fill('Reader')
  await page.getByRole('button', { name: 'Find it' }).click()
  await expect(page.getByText('in subject, preheader or sender')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Remove it from 1 place' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dear Reader')
  const removed = page.getByRole('listitem').filter({ hasText: 'Personal detail removed' })
  await removed.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dear Wilhelmina')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Slug').fill(slug)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  expect((await page.request.get(address, { maxRedirects: 0 })).status()).toBe(200)
})

test('bars at the bottom of a small screen cover nothing that has the focus', async ({
  page,
  site: { url },
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await signInAt(url, page.request)
  for (const address of ['/admin/queue', '/admin/emails']) {
    await openHydrated(page, url + address)
    if (address === '/admin/emails') {
      await page.getByRole('checkbox').nth(1).click()
      await expect(page.getByText('1 selected')).toBeVisible()
    }
    // The queue begins at its first button, behind the fields.
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const { covered, reached } = await walkByTab(page, key)
      expect(reached, `${address}, ${key}`).toBeGreaterThan(20)
      expect(covered, `${address}, ${key}`).toEqual([])
    }
  }
})
