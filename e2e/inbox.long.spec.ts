/** The inbox: from a mailbox to a published email without a hand, and what its owner sees of it. */
import type { Page } from '@playwright/test'
import { db } from '#app/platform/db/client.server.ts'
import { arrivals, inboxSources } from '#app/platform/db/schema.ts'
import { dkimRecord, signed, startDns } from '#test/dkim.ts'
import { createUser } from '#test/signed-in.ts'
import { writtenMail } from '#test/written-mail.ts'
import { ensureDovecot } from '../scripts/test-dovecot.mjs'
import { expect } from './base.ts'
import { testWithIsolatedSite } from './isolated-site.ts'
import { signInAt, siteOwner } from './test-users.ts'

const LINK = 'https://bakery.example/confirm/9f2c'
const DAY_MS = 24 * 60 * 60 * 1000

let dns: Awaited<ReturnType<typeof startDns>>

const test = testWithIsolatedSite(
  async () => {
    await createUser(siteOwner)
    await db()
      .insert(inboxSources)
      .values([
        { kind: 'folder', name: 'Old letters', lastMessageAt: new Date(Date.now() - 9 * DAY_MS) },
        { kind: 'api', name: 'Provider', lastError: 'The storage is full', lastErrorAt: new Date() },
      ])
    const arrived = { originalKey: 'private/00/none.eml', size: 1000, settledAt: new Date() }
    const from = { senderName: 'Bakery', sender: 'news@bakery.example' }
    await db()
      .insert(arrivals)
      .values([
        ...Array.from({ length: 12 }, (_, i) => ({
          ...arrived,
          ...from,
          source: 'folder' as const,
          sourceName: 'Old letters',
          state: 'junk' as const,
          reason: 'Its receiver marked it as spam (X-Spam-Flag)',
          subject: `Offer ${i}`,
          receivedAt: new Date(Date.now() - (9 + i) * DAY_MS),
        })),
        {
          ...arrived,
          ...from,
          source: 'api',
          sourceName: 'Provider',
          state: 'attention',
          reason: 'Its subject asks to confirm a subscription or an address',
          subject: 'Please confirm your subscription',
          details: { subscriptionMail: 'confirm', links: [LINK] },
          authentication: { by: 'receiver', spf: { result: 'pass' }, dkim: [{ result: 'pass' }] },
        },
        {
          ...arrived,
          source: 'smtp',
          sourceName: 'SMTP',
          state: 'skipped',
          reason: 'Mail loop detected',
          subject: 'Round and round',
        },
      ])
  },
  async () => {
    dns = await startDns(dkimRecord('fernhill.example'))
    return { NODE_OPTIONS: process.env['NODE_OPTIONS']! }
  },
)

// In one worker: each would start the site again.
test.describe.configure({ mode: 'default' })

test.afterAll(() => dns.stop())

async function openAs(page: Page, site: { url: string }, path: string): Promise<void> {
  await signInAt(site.url, page.request)
  await page.goto(`${site.url}${path}`)
}

function letter(subject: string): Promise<Buffer> {
  const text = `The ${subject} is baked before you wake up, and it is gone before the bells ring at noon. `
  const written = writtenMail({
    from: 'Fernhill Bakery <news@fernhill.example>',
    subject,
    html: `<table width="600"><tr><td><h1>${subject}</h1><p>${text.repeat(3)}</p></td></tr></table>`,
    messageId: `${subject.replaceAll(' ', '-')}@fernhill.example`,
  })
  return signed(written, { domain: 'fernhill.example' })
}

test('a mailbox fills the gallery by a rule, without a hand', async ({ page, site }) => {
  const server = await ensureDovecot()
  test.skip(!server, 'needs dovecot: apt-get install dovecot-imapd')
  await openAs(page, site, '/admin/inbox/sources')
  await page.getByLabel('Name', { exact: true }).fill('Brands')
  await page.getByLabel('Server').fill(server!.host)
  await page.getByLabel('Port').fill(String(server!.port))
  await page.getByLabel('Encryption').selectOption('starttls')
  await page.getByLabel('User name').fill(server!.username)
  await page.getByLabel('Password').fill(server!.password)
  await page.getByRole('button', { name: 'Add a mailbox' }).click()
  await expect(page.getByRole('heading', { name: 'Brands' })).toBeVisible()

  server!.deliver([await letter('Rye bread')])
  await expect(async () => {
    await page.goto(`${site.url}/admin/inbox`)
    await expect(page.getByText('Not reviewed yet')).toBeVisible({ timeout: 1000 })
  }).toPass()
  const item = page.getByRole('listitem').filter({ hasText: 'Rye bread' })
  await expect(item).toContainText('Mailbox: Brands')
  await item.getByRole('link', { name: 'Create a rule for this sender' }).click()
  await expect(page.getByLabel('From this address')).toHaveValue('news@fernhill.example')
  await page.getByRole('button', { name: 'Test rule' }).click()
  await expect(page.getByText('Of the last 1 message, this rule would have matched 1.')).toBeVisible()
  await page.getByRole('button', { name: 'Save rule' }).click()
  await expect(page.getByRole('heading', { name: 'Publish immediately' })).toBeVisible()
  await expect(page.getByText('from news@fernhill.example', { exact: true })).toBeVisible()

  server!.deliver([await letter('Spelt bread')])
  await expect(async () => {
    await page.goto(`${site.url}/admin/inbox?folder=published`)
    await expect(page.getByText('Published by a rule')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.context().clearCookies()
  await page.goto(site.url)
  await expect(page.getByRole('link', { name: /Spelt bread/ }).first()).toBeVisible()
  await page.goto(`${site.url}/search?q=spelt`)
  await expect(page.getByRole('link', { name: /Spelt bread/ }).first()).toBeVisible()
  const feed = await (await page.request.get(`${site.url}/feed.xml`)).text()
  expect(feed).toContain('Spelt bread')
  expect(feed).not.toContain('Rye bread')
  await server!.stop()
})

test('each folder shows its arrivals with their reasons, and links only as text', async ({
  page,
  site,
  expectAccessible,
}) => {
  await openAs(page, site, '/admin/inbox?folder=attention')
  await expect(page.getByText(LINK)).toBeVisible()
  await expect(page.locator(`a[href="${LINK}"]`)).toHaveCount(0)
  await expect(page.getByText('SPF pass, DKIM pass (checked by your mail server)')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: /^Junk/ }).click()
  await expect(page.getByText('Its receiver marked it as spam (X-Spam-Flag)')).toHaveCount(12)
  await page.getByRole('link', { name: /^Skipped/ }).click()
  await expect(page.getByText('Mail loop detected')).toBeVisible()
})

test('a source that is silent or fails says so', async ({ page, site, expectAccessible }) => {
  await openAs(page, site, '/admin/inbox/sources')
  const silent = page.getByRole('listitem').filter({ hasText: 'Old letters' })
  await expect(silent).toContainText('Inactive for longer than usual')
  await expect(page.getByRole('listitem').filter({ hasText: 'Provider' })).toContainText(
    'The storage is full',
  )
  await expectAccessible()
})

test('rules are made, turned off and deleted without scripts', async ({
  browser,
  page,
  site,
  expectAccessible,
}) => {
  await openAs(page, site, '/admin/inbox/rules/new')
  await expectAccessible()
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto(`${site.url}/admin/inbox/rules/new`)
  await plain.getByRole('button', { name: 'Test rule' }).click()
  await expect(plain.getByText('Please fill in at least one condition.')).toBeVisible()
  await plain.getByLabel('From this domain').fill('quiet.example')
  await plain.getByLabel('The email is').selectOption('hide')
  await plain.getByRole('button', { name: 'Test rule' }).click()
  const shownFor = plain.locator('input[name=shown]')
  await expect(shownFor).toHaveValue(/quiet\.example/)
  // What was shown was for another rule: it is shown again.
  await plain.getByLabel('From this domain').fill('silent.example')
  await plain.getByRole('button', { name: 'Save rule' }).click()
  await expect(shownFor).toHaveValue(/silent\.example/)
  await plain.getByRole('button', { name: 'Save rule' }).click()
  const rule = plain.getByRole('listitem').filter({ hasText: 'from silent.example or a subdomain' })
  await rule.getByRole('button', { name: /^Turn off/ }).click()
  await expect(rule.getByText('Off', { exact: true })).toBeVisible()
  await rule.getByRole('button', { name: /^Delete/ }).click()
  await expect(rule).toHaveCount(0)
  await context.close()
})
