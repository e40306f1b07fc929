/** Sharing a collection: its public page and its secret links, what they show to whom, and that they end. */
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible as expectAccessiblePage } from './accessibility.ts'
import { expect, expectToFit, NARROW, openHydrated, test } from './base.ts'
import { emailTo } from './mailbox.ts'
import { signUpBy, somebody } from './test-users.ts'

const SECRET_NAME = 'Plans nobody must read'

type Owner = { page: Page; baseURL: string }

/** A collection of two emails, the first with a note, beside one that stays private. */
async function makeCollections({ page, baseURL }: Owner): Promise<string> {
  const headers = { Origin: baseURL }
  const ids = await page.request
    .get('/browse')
    .then((answer) => answer.text())
    .then((html) => [...html.matchAll(/data-email="([^"]+)"/g)].map(([, id]) => id!))
  await page.request.post('/collections/new', { headers, form: { name: SECRET_NAME, type: 'emails' } })
  await page.request.post(`/save/${ids[0]}`, {
    headers,
    form: { name: 'Swipe file', choose: 'yes', from: '/' },
  })
  await page.goto('/saved')
  const collection = page.getByRole('link', { name: 'Swipe file' })
  const id = (await collection.getAttribute('href'))!.split('/').at(-1)!
  await page.request.post(`/save/${ids[1]}`, {
    headers,
    form: { collectionId: id, note: 'The headline asks', choose: 'yes', from: '/' },
  })
  return id
}

function addressesOf(path: string): string[] {
  const below = ['.data', '/emails', '/feed.xml', '/present']
  return [path, ...below.map((end) => path + end)]
}

/** Everything that visitors get of a shared collection. */
async function everythingAt(path: string, visitor: APIRequestContext): Promise<string> {
  const answers = await Promise.all(addressesOf(path).map((one) => visitor.get(one)))
  for (const answer of answers) expect(answer.status(), answer.url()).toBe(200)
  return (await Promise.all(answers.map((answer) => answer.text()))).join('\n')
}

async function expectGone(path: string, visitor: APIRequestContext): Promise<void> {
  for (const one of addressesOf(path)) {
    const answer = await visitor.get(one)
    expect(answer.status(), one).toBe(410)
    if (!one.endsWith('.data')) expect(await answer.text(), one).toContain('No longer shared')
  }
}

test('publishes a collection under the owner’s chosen name, and takes it offline', async ({
  page,
  signIn,
  baseURL,
  playwright,
  expectAccessible,
  consoleErrors,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: baseURL! })
  const { email, name } = await signIn()
  await makeCollections({ page, baseURL: baseURL! })
  await page.goto('/saved')
  await page.getByRole('link', { name: 'Swipe file' }).click()
  await page.getByRole('link', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Share collection' })).toBeVisible()
  await expectAccessible()

  await page.getByLabel('Title').fill('')
  await page.getByLabel('Your name, as others will see it optional').fill(email)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Title is required')).toBeVisible()
  await expect(page.getByText('Enter a name, not an email address. Everyone can see it.')).toBeVisible()
  consoleErrors.length = 0
  const title = `Headlines that ask ${Date.now()}`
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Introduction optional').fill('Questions that make people open.')
  await page.getByLabel('Your name, as others will see it optional').fill('The Shelf Keeper')
  await page.getByLabel('Show my notes').check()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The collection is public')).toBeVisible()
  await expectAccessible()
  const sharePage = page.url()
  await page.getByRole('link', { name: 'View the page' }).click()

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('by The Shelf Keeper · 2 emails')).toBeVisible()
  await expect(page.getByText('The headline asks')).toBeVisible()
  await expect(page.locator('main article')).toHaveCount(2)
  await expectAccessible()
  const path = new URL(page.url()).pathname
  expect(path).toMatch(/^\/collection\/headlines-that-ask-\d+$/)

  const html = await (await visitor.get(path)).text()
  expect(html).toContain('content="index, follow')
  expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"`)
  expect(html).toContain(`href="${baseURL}${path}/feed.xml"`)
  const picture = /property="og:image" content="([^"]+)"/.exec(html)![1]!
  expect((await visitor.get(picture)).headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-cache',
  })
  const shown = await everythingAt(path, visitor)
  for (const secret of [email, name, SECRET_NAME, 'Swipe file']) expect(shown).not.toContain(secret)

  await page.getByRole('link', { name: 'Report this collection' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Report a collection' })).toBeVisible()
  await expectAccessible()
  await page.getByLabel('What should we know?').fill('It is a test.')
  await page.getByLabel('Your name').fill('Bo')
  await page.getByRole('main').getByLabel('Email address').fill('bo@people.example')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()

  await page.goto(sharePage)
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('The collection is no longer public')).toBeVisible()
  await expectGone(path, visitor)
  expect((await visitor.get(picture)).status()).toBe(404)
  await visitor.dispose()
})

test('a secret link opens a collection until it is revoked', async ({
  page,
  signIn,
  baseURL,
  browser,
  playwright,
  expectAccessible,
  consoleErrors,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: baseURL! })
  const { email, name } = await signIn()
  const id = await makeCollections({ page, baseURL: baseURL! })
  await page.goto(`/collections/${id}/share`)
  await page.getByLabel('Shared with').fill('Agency')
  await page.getByLabel('Expires').selectOption('In a week')
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByText('Copy your new link now. It is shown only once.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Agency' })).toContainText('Expires')
  await expectAccessible()
  const link = (await page.getByText('/shared/').textContent())!.replace(/^.*: /, '')
  const { origin, pathname: path } = new URL(link)
  expect(origin).toBe(baseURL)
  expect(path).toMatch(/^\/shared\/[\w-]{32}$/)

  const context = await browser.newContext({ baseURL: baseURL! })
  const shared = await context.newPage()
  await shared.goto(path)
  await expect(shared.getByRole('heading', { level: 1, name: 'Swipe file' })).toBeVisible()
  await expect(shared.locator('main article')).toHaveCount(2)
  await expect(shared.getByText('The headline asks')).toBeHidden()

  const answer = await visitor.get(path)
  expect(answer.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  })
  const html = await answer.text()
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).not.toContain('rel="canonical"')
  const picture = /property="og:image" content="([^"]+)"/.exec(html)![1]!
  expect((await visitor.get(picture)).status()).toBe(200)
  const shown = await everythingAt(path, visitor)
  for (const secret of [email, name, SECRET_NAME, id]) expect(shown).not.toContain(secret)

  await page.getByText('Revoke…').click()
  await page.getByRole('button', { name: 'Revoke Agency' }).click()
  await expect(page.getByText('The link no longer works')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Agency' })).toContainText('Revoked')
  await expectGone(path, visitor)
  expect((await visitor.get(picture)).status()).toBe(404)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'No longer shared' })).toBeVisible()
  await expectAccessible()
  await page.goto(`/shared/${'x'.repeat(32)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Collection not found' })).toBeVisible()
  consoleErrors.length = 0
  await context.close()
  await visitor.dispose()
})

test('invites somebody by mail, who adds an email and takes it back', async ({
  page,
  signIn,
  baseURL,
  browser,
  expectAccessible,
  consoleErrors,
}) => {
  await signIn()
  const id = await makeCollections({ page, baseURL: baseURL! })
  await page.goto(`/collections/${id}/share`)
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await expect(page.getByText('No members yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Enter an email address')).toBeVisible()
  consoleErrors.length = 0
  const bob = somebody({ name: 'Bob Example' })
  await page.locator('main').getByLabel('Email address').fill(bob.email)
  await page.getByLabel('Permission').selectOption('view and add')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: bob.email })).toContainText('view and add')
  await expectAccessible()

  const context = await browser.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { 'X-Forwarded-For': '10.78.0.9' },
  })
  const theirs = await context.newPage()
  const { text } = await emailTo(bob.email, 'You are invited to a collection of emails')
  const invitation = /\/collections\/invitation\/[\w-]{32}/.exec(text)![0]
  await theirs.goto(invitation)
  await expect(theirs.getByRole('heading', { level: 1, name: 'You are invited' })).toBeVisible()
  await expect(theirs.getByText('Swipe file')).toBeVisible()
  await expectAccessiblePage(theirs)
  await signUpBy(theirs.request, bob)
  await theirs.reload()
  await theirs.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Swipe file' })).toBeVisible()
  await expect(theirs.getByText('The headline asks')).toBeVisible()
  await expect(theirs.locator('main article')).toHaveCount(2)

  const headers = { Origin: baseURL! }
  await theirs.goto('/browse')
  const emailId = (await theirs.locator('[data-email]').nth(5).getAttribute('data-email'))!
  await theirs.goto(`/save/${emailId}?from=/saved`)
  await theirs.getByRole('radio', { name: /Swipe file/ }).check()
  await theirs.getByLabel('Why are you saving it? optional').fill('So calm')
  await theirs.getByRole('button', { name: 'Save', exact: true }).click()
  await theirs.getByRole('link', { name: 'Swipe file' }).click()
  await expect(theirs.getByText('So calm')).toBeVisible()
  await expect(theirs.locator('main article')).toHaveCount(3)
  await expectAccessiblePage(theirs)
  await theirs.getByRole('button', { name: /^Remove / }).click()
  await expect(theirs.locator('main article')).toHaveCount(2)

  await page.reload()
  await page.getByRole('button', { name: 'Remove Bob Example' }).click()
  await expect(page.getByText('Removed. They can no longer see the collection.')).toBeVisible()
  expect((await theirs.request.get(`/collections/${id}`)).status()).toBe(404)
  const late = await theirs.request.post(`/save/${emailId}`, {
    headers,
    form: { collectionId: id, choose: 'yes', from: '/' },
  })
  expect(late.status()).toBe(400)
  expect((await theirs.request.get(invitation)).status()).toBe(410)
  await context.close()
})

test('presents a collection email by email, with notes, by keyboard and in three views', async ({
  page,
  signIn,
  baseURL,
  expectAccessible,
}) => {
  await signIn()
  const id = await makeCollections({ page, baseURL: baseURL! })
  await openHydrated(page, `/collections/${id}`)
  await page.getByRole('link', { name: 'Present', exact: true }).click()
  await expect(page.getByText('1 of 2')).toBeVisible()
  await expect(page.getByText('The headline asks')).toBeVisible()
  await expectAccessible()
  const first = page.url()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('2 of 2')).toBeVisible()
  await expect(page.getByText('The headline asks')).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('2 of 2')).toBeVisible()
  await page.getByRole('link', { name: 'Mobile', exact: true }).click()
  await expect(page.locator('iframe[sandbox]')).toBeVisible()
  await page.getByRole('link', { name: 'Previous email' }).click()
  await expect(page).toHaveURL(`${first}?view=live&width=mobile`)
  await expect(page.locator('iframe[sandbox]')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Screenshot', exact: true }).click()
  await expect(page).toHaveURL(first)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/collections/${id}`)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a swipe sideways opens a neighbor', async ({ page, signIn, baseURL }) => {
    await signIn()
    const id = await makeCollections({ page, baseURL: baseURL! })
    await openHydrated(page, `/collections/${id}/present`)
    const session = await page.context().newCDPSession(page)

    async function swipe(...points: { x: number; y: number }[]) {
      for (const [at, point] of points.entries())
        await session.send('Input.dispatchTouchEvent', {
          type: at === 0 ? 'touchStart' : 'touchMove',
          touchPoints: [point],
        })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }

    await expect(page.getByText('1 of 2')).toBeVisible()
    const first = page.url()
    // Up is scrolling, and a little is a press.
    await swipe({ x: 200, y: 500 }, { x: 180, y: 400 }, { x: 120, y: 300 })
    await swipe({ x: 200, y: 300 }, { x: 180, y: 300 }, { x: 160, y: 300 })
    await expect(page).toHaveURL(first)
    await swipe({ x: 300, y: 300 }, { x: 200, y: 305 }, { x: 100, y: 310 })
    await expect(page.getByText('2 of 2')).toBeVisible()
    // Further to the right, browsers may go back.
    await swipe({ x: 150, y: 300 }, { x: 190, y: 302 }, { x: 230, y: 304 })
    await expect(page).toHaveURL(first)
  })
})

test.describe('without scripts, at 320 px', () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW })

  test('a collection is shared and seen', async ({ page, signIn, baseURL }) => {
    await signIn()
    const id = await makeCollections({ page, baseURL: baseURL! })
    await page.goto(`/collections/${id}/share`)
    await page.getByRole('button', { name: 'Create link' }).click()
    await expectToFit(page)
    const link = (await page.getByText('/shared/').textContent())!.replace(/^.*: /, '')
    await page.goto(link)
    await expect(page.locator('main article')).toHaveCount(2)
    await expectToFit(page)
    await page.getByRole('link', { name: 'Present', exact: true }).click()
    await page.getByRole('link', { name: 'Next email' }).click()
    await expect(page.getByText('2 of 2')).toBeVisible()
    await page.getByRole('link', { name: 'Live', exact: true }).click()
    await expect(page.locator('iframe[sandbox]')).toBeVisible()
    await expectToFit(page)
    await page.getByRole('link', { name: 'Back to the collection' }).click()
    await expect(page).toHaveURL(link)
  })
})
