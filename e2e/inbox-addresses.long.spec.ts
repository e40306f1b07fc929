/** Emails that arrive by themselves: from an address on an admin page to the home page, without a hand. */
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { dkimRecord, signed, startDns } from '#test/dkim.ts'
import { createUser } from '#test/signed-in.ts'
import { expect, openHydrated } from './base.ts'
import { testWithIsolatedSite } from './isolated-site.ts'
import { signInAt, siteOwner } from './test-users.ts'
import { freePort } from '../scripts/test-postgres.mjs'

let smtpPort: number
let dns: Awaited<ReturnType<typeof startDns>>

const test = testWithIsolatedSite(
  async () => {
    await createUser(siteOwner)
  },
  async (dataDir) => {
    for (const name of ['new', 'tmp', 'cur'])
      await mkdir(path.join(maildirOf(dataDir), name), { recursive: true })
    smtpPort = await freePort()
    dns = await startDns(dkimRecord('elsewhere.test'))
    return {
      NODE_OPTIONS: process.env['NODE_OPTIONS']!,
      INBOX_SMTP_PORT: String(smtpPort),
      INBOX_DOMAIN: 'inbox.test',
      INBOX_FOLDER: maildirOf(dataDir),
    }
  },
)

function maildirOf(dataDir: string): string {
  return path.join(dataDir, 'maildir')
}

// In one worker: each would start the site again.
test.describe.configure({ mode: 'default' })

test.afterAll(() => dns.stop())

const ADDRESS = 'harbour@inbox.test'

/** A newsletter that names its recipient wherever senders do. */
function newsletter(subject: string) {
  return {
    from: '"Somebody Else" <news@elsewhere.test>',
    to: ADDRESS,
    subject,
    html: `<table width="600" align="center"><tr><td><h1>${subject}</h1>
      <p style="height:600px">Twenty percent off every lamp until Sunday night, in our summer sale.</p>
      <a href="https://elsewhere.test/shop?e=${encodeURIComponent(ADDRESS)}">Shop the sale</a>
      <p>This was sent to ${ADDRESS}. <a href="https://elsewhere.test/u/${Buffer.from(ADDRESS).toString('base64')}">Unsubscribe</a></p>
      </td></tr></table>`,
  }
}

async function source(subject: string): Promise<Buffer> {
  const built = await createTransport({ streamTransport: true, buffer: true }).sendMail(newsletter(subject))
  return signed(built.message as Buffer, { domain: 'elsewhere.test' })
}

test('from three sources each email is published by a rule, on the home page, found and in the feed; its address is nowhere', async ({
  page,
  site: { url, dataDir },
  expectAccessible,
}) => {
  test.slow()
  const folder = maildirOf(dataDir)
  await signInAt(url, page.request)
  await page.goto(`${url}/admin/inbox`)
  await page.getByRole('link', { name: 'Addresses' }).click()
  await expect(page.getByText('No addresses yet')).toBeVisible()
  await page.getByLabel('Address').fill('harbour')
  await page.getByLabel('Brand').fill('Harbour Lamps')
  await page.getByRole('button', { name: 'Add address' }).click()
  await expect(page.getByRole('heading', { name: ADDRESS })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Tokens' }).click()
  await page.getByLabel('Name').fill('Webhook')
  await page.getByRole('button', { name: 'Create token' }).click()
  const token = await page.getByText(/^mailshelf_[\w-]+$/).textContent()
  await expectAccessible()
  await page.goto(`${url}/admin/inbox/rules/new`)
  await page.getByLabel('From this domain').fill('elsewhere.test')
  await page.getByRole('button', { name: 'Test rule' }).click()
  await page.getByRole('button', { name: 'Save rule' }).click()
  await expect(page.getByRole('heading', { name: 'Publish immediately' })).toBeVisible()

  const { from, to } = newsletter('')
  const byMail = await createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true }).sendMail({
    envelope: { from, to },
    raw: await source('Lanterns on sale by mail'),
  })
  expect(byMail.response).toMatch(/^250/)
  const byApi = await fetch(`${url}/api/v1/inbox`, {
    method: 'POST',
    headers: { 'Content-Type': 'message/rfc822', Authorization: `Bearer ${token}` },
    body: new Uint8Array(await source('Sconces on sale by webhook')),
  })
  expect(byApi.status).toBe(202)
  await writeFile(path.join(folder, 'tmp', '1.host'), await source('Candles on sale by maildrop'))
  await rename(path.join(folder, 'tmp', '1.host'), path.join(folder, 'new', '1.host'))

  const subjects = ['Lanterns on sale by mail', 'Sconces on sale by webhook', 'Candles on sale by maildrop']
  await expect(async () => {
    const home = await (await fetch(url)).text()
    for (const subject of subjects) expect(home).toContain(subject)
  }).toPass()
  await expect.poll(() => readdir(path.join(folder, 'new'))).toEqual([])
  const feed = await (await fetch(`${url}/feed.xml`)).text()
  for (const subject of subjects) {
    expect(feed.split(`<![CDATA[${subject}]]></title>`)).toHaveLength(2)
    await page.goto(`${url}/search?q=${subject.split(' ')[0]}`)
    await expect(page.getByRole('link', { name: subject }).first()).toBeVisible()
  }
  // By its type, with its screenshot: each waits its turn to be rendered.
  await expect(async () => {
    const discounts = await (await fetch(`${url}/email-type/discount`)).text()
    for (const subject of subjects) expect(discounts).toContain(subject)
    expect(discounts.match(/<img [^>]*src="\/media\//g) ?? []).toHaveLength(subjects.length)
  }).toPass()
  await page.goto(`${url}/brand/harbour-lamps`)
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Lamps' })).toBeVisible()

  const seen = await crawl(url)
  expect(seen.size).toBeGreaterThan(20)
  const forms = [ADDRESS, encodeURIComponent(ADDRESS), Buffer.from(ADDRESS).toString('base64'), 'inbox.test']
  for (const [address, answer] of seen) {
    for (const form of forms) expect(answer.includes(form), `${form} in ${address}`).toBe(false)
  }
})

test('a newsletter forwarded from a phone is on its brand’s page in two presses, without who forwarded it', async ({
  page,
  site: { url },
}) => {
  test.slow()
  await signInAt(url, page.request)
  await page.goto(`${url}/settings/forwarding`)
  await page.getByRole('button', { name: 'Create address' }).click()
  const address = page.getByText(/^Your secret address: save-\w+@inbox\.test$/)
  await expect(address).toBeVisible()
  const to = (await address.textContent())!.split(': ')[1]!

  const forwarder = { name: 'Robin Phone', address: 'robin.phone@pocket.test' }
  const { html } = newsletter('Lighthouse lamps are back')
  await createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true }).sendMail({
    from: forwarder,
    to,
    subject: 'Fwd: Lighthouse lamps are back',
    html: `<html><body dir="auto">For the wall, Olive!<div><br>Robin</div><div>Sent from my iPhone</div>
      <div><br>Begin forwarded message:<br><br></div>
      <blockquote type="cite"><div><b>From:</b> Lantern Works &lt;news@lanterns.test&gt;<br>
      <b>Date:</b> November 12, 2026 at 9:30:00 AM GMT<br><b>To:</b> ${forwarder.address}<br>
      <b>Subject:</b> <b>Lighthouse lamps are back</b><br></div></blockquote>
      <blockquote type="cite">${html.replaceAll(ADDRESS, forwarder.address)}</blockquote></body></html>`,
  })

  const queue = async () => (await page.request.get(`${url}/admin/queue`)).text()
  await expect.poll(queue).toContain('Lighthouse lamps are back')
  await openHydrated(page, `${url}/admin`)
  await page.getByRole('link', { name: 'Queue' }).first().click()
  const waiting = page.getByRole('heading', { level: 2, name: 'Lighthouse lamps are back' })
  await expect(waiting).toBeVisible()
  await page.keyboard.press('a')
  // Leaving the page before might end the request.
  await expect(waiting).toHaveCount(0)

  await page.goto(`${url}/brand/lantern-works`)
  await expect(page.getByRole('link', { name: /^Lighthouse lamps are back/ }).first()).toBeVisible()
  const seen = [...(await crawl(url)).values()].join('\n')
  expect(seen).toContain('Lighthouse lamps are back')
  expect(seen).not.toMatch(/robin|pocket\.test|for the wall|sent from my iphone/i)
})

/** Every page, feed and file that a visitor can reach from the home page and the sitemap. */
async function crawl(url: string): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  const waiting = ['/', '/sitemap.xml', '/feed.xml', '/search-index']
  while (waiting.length > 0) {
    const next = waiting.shift()!
    if (seen.has(next) || /^\/(assets|admin|login|signup|logout|link-picture)/.test(next)) continue
    const answer = await (await fetch(url + next)).arrayBuffer()
    const text = Buffer.from(answer).toString('latin1')
    seen.set(next, text)
    const found = [...text.matchAll(/(?:href|src)="([^"]+)"|<(?:loc|link)>([^<]+)|(\/media\/[\w/.]+)/g)]
    for (const [, link, location, file] of found) {
      const target = new URL((link ?? location ?? file!).replaceAll('&amp;', '&'), url)
      const isOwn = ['127.0.0.1', 'localhost'].includes(target.hostname)
      const isEmail = /^\/(brand|email|media|sitemap)/.test(target.pathname)
      if (isOwn && isEmail) waiting.push(target.pathname)
    }
    const email = /^\/brand\/[\w-]+\/email\/([\w-]+)$/.exec(next)?.[1]
    if (email) {
      for (const part of ['html', 'source', 'details', 'download/html', 'download/text']) {
        waiting.push(`/email/${email}/${part}`)
      }
    }
  }
  return seen
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('addresses are added and removed, tokens created and revoked', async ({
    page,
    site: { url },
    consoleErrors,
  }) => {
    await signInAt(url, page.request)
    await page.goto(`${url}/admin/inbox/addresses`)
    await page.getByRole('button', { name: 'Add address' }).click()
    await expect(page.getByText('Please enter an address.')).toBeVisible()
    const added = page.getByRole('listitem').filter({ hasText: '*@inbox.test' })
    for (const _ of [1, 2]) {
      await page.getByLabel('Address').fill('*')
      await page.getByRole('button', { name: 'Add address' }).click()
      await expect(added).toBeVisible()
    }
    await expect(page.getByText('This address already exists.')).toBeVisible()
    // The two refusals.
    expect(consoleErrors.splice(0)).toHaveLength(2)
    await added.getByText('Remove…').click()
    await page.getByRole('button', { name: 'Remove *@inbox.test' }).click()
    await expect(page.getByText('*@inbox.test')).toHaveCount(0)

    await page.goto(`${url}/admin/inbox/tokens`)
    await page.getByLabel('Name').fill('Script')
    await page.getByRole('button', { name: 'Create token' }).click()
    const token = await page.getByText(/^mailshelf_[\w-]+$/).textContent()
    await page.goto(`${url}/admin/inbox/tokens`)
    await expect(page.getByText(token!)).toHaveCount(0)
    const script = page.getByRole('listitem').filter({ hasText: 'Script' })
    await script.locator('summary').press('Enter')
    await script.getByText('Cancel').click()
    await expect(page.getByRole('button', { name: 'Revoke Script' })).toBeHidden()
    await script.getByText('Revoke…').click()
    await page.getByRole('button', { name: 'Revoke Script' }).click()
    await expect(script.getByText('Revoked')).toBeVisible()
    const refused = await fetch(`${url}/api/v1/inbox`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: 'Subject: Late',
    })
    expect(refused.status).toBe(401)
  })
})
