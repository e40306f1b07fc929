/** The review queue: by keyboard alone, by pointer, and without scripts. */
import { arrivals, emails } from '#app/platform/db/schema.ts'
import { createBrand, createCategory, createEmail } from '#test/factories.ts'
import { createUser } from '#test/signed-in.ts'
import { expect, openHydrated } from './base.ts'
import { testWithIsolatedSite } from './isolated-site.ts'
import { signInAt, siteOwner } from './test-users.ts'

const SUBJECTS = ['Apples', 'Berries', 'Cherries', 'Dates', 'Elderberries', 'Figs', 'Grapes']

const test = testWithIsolatedSite(async ({ db }) => {
  await createUser(siteOwner)
  await createCategory({ name: 'Weekly letter', slug: 'weekly-letter' })
  const brand = await createBrand({ name: 'Orchard', slug: 'orchard', status: 'draft' })
  for (const subjectLine of SUBJECTS) {
    const email = await createEmail({
      brand,
      subjectLine,
      status: 'draft',
      senderName: 'Orchard News',
      bodyText: `${subjectLine} are ripe.`,
      guesses: { emailType: { value: 'weekly-letter', confidence: 0.6, reason: 'it comes every week' } },
      scrubNotes: [{ what: 'email address', count: 3 }],
    })
    await db.insert(arrivals).values({
      source: 'smtp',
      sourceName: 'SMTP',
      state: 'review',
      reason: 'Not reviewed yet',
      sender: 'news@orchard.test',
      subject: subjectLine,
      originalKey: email.originalKey,
      size: 1,
      emailId: email.id,
      authentication: { by: 'mailshelf', spf: { result: 'pass', domain: 'orchard.test' } },
    })
  }
  expect(await db.$count(emails)).toBe(SUBJECTS.length)
})

// One gallery, worked through from its beginning to its end.
test.describe.configure({ mode: 'serial' })

test('by keyboard alone: accept, correct by typing, reject, undo, skip', async ({
  page,
  site: { url },
  expectAccessible,
}) => {
  await signInAt(url, page.request)
  await openHydrated(page, `${url}/admin/queue`)
  const subject = page.getByRole('heading', { level: 2 })
  await expect(subject).toHaveText('Apples')
  await expect(page.getByText('60%, uncertain: it comes every week')).toBeVisible()
  await expect(page.getByText('SPF pass orchard.test')).toBeVisible()
  await expect(page.getByText('email address (3)')).toBeVisible()
  await expectAccessible()

  await page.keyboard.press('a')
  await expect(subject).toHaveText('Berries')
  await expect(page.getByText('6 left')).toBeVisible()
  // Typed without a pause: nothing of it may be taken for a command.
  await page.keyboard.press('t')
  await page.keyboard.type('none')
  await expect(page.getByLabel('Type')).toHaveValue('')
  await page.getByRole('button', { name: 'Accept' }).focus()
  await page.keyboard.press('b')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Far Orchard')
  await page.keyboard.press('Enter')
  await expect(subject).toHaveText('Cherries')

  await page.keyboard.press('r')
  await expect(subject).toHaveText('Dates')
  await page.keyboard.press('z')
  await expect(subject).toHaveText('Cherries')
  await page.keyboard.press('n')
  await expect(subject).toHaveText('Dates')
  await page.keyboard.press('p')
  await expect(subject).toHaveText('Cherries')

  await page.goto(`${url}/brand/far-orchard`)
  await expect(page.getByRole('link', { name: /Berries/ }).first()).toBeVisible()
  await page.goto(`${url}/brand/orchard`)
  await expect(page.getByRole('link', { name: /Apples/ }).first()).toBeVisible()
  await expect(page.getByText('Cherries')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('forms correct, accept, undo and skip', async ({ page, site: { url } }) => {
    await signInAt(url, page.request)
    await page.goto(`${url}/admin/queue`)
    const subject = page.getByRole('heading', { level: 2 })
    await expect(subject).toHaveText('Cherries')
    await page.getByLabel('Brand').fill('Cherry Garden')
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(subject).toHaveText('Dates')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(subject).toHaveText('Cherries')
    await expect(page.getByLabel('Brand')).toHaveValue('Orchard')
    await page.getByRole('link', { name: 'Skip', exact: true }).click()
    await expect(subject).toHaveText('Dates')
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect(subject).toHaveText('Cherries')
    await page.getByRole('button', { name: 'Reject' }).click()
    await expect(subject).toHaveText('Dates')
  })
})

test('by pointer, over a connection that fails, to the end of the queue', async ({
  page,
  site: { url },
  expectAccessible,
  consoleErrors,
}) => {
  await signInAt(url, page.request)
  await openHydrated(page, `${url}/admin/queue`)
  const subject = page.getByRole('heading', { level: 2 })
  await expect(subject).toHaveText('Dates')
  await page.getByLabel('Brand').fill('')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('alert')).toHaveText('Enter a brand.')
  await page.getByLabel('Brand').fill('Orchard')
  await page.getByLabel('Type').selectOption('None')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved “Dates”')).toBeVisible()
  await expect(page.getByLabel('Type')).toHaveValue('')

  const decisions = '**/admin/queue.data*'
  await page.route(decisions, (route) => route.abort())
  await page.getByLabel('Language').selectOption('German')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('alert')).toHaveText('Couldn’t save the decision. The email is still here.')
  consoleErrors.splice(0)
  await page.unroute(decisions)
  await expect(page.getByLabel('Language')).toHaveValue('de')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(subject).toHaveText('Elderberries')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(subject).toHaveText('Dates')
  await page.getByRole('button', { name: 'Always publish this sender' }).click()
  await expect(subject).toHaveText('Elderberries')
  await page.getByRole('link', { name: 'Skip', exact: true }).click()
  await expect(subject).toHaveText('Figs')
  await page.getByRole('link', { name: 'Skip', exact: true }).click()
  await expect(subject).toHaveText('Grapes')
  await page.getByRole('button', { name: 'Reject' }).click()

  await expect(page.getByRole('heading', { name: 'You have seen them all' })).toBeVisible()
  await page.getByRole('link', { name: 'Review them again' }).click()
  await expect(subject).toHaveText('Elderberries')
  await expect(page.getByText('Would apply now: Publish immediately')).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(subject).toHaveText('Figs')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible()
  await expectAccessible()
})
