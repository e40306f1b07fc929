/** Arranging a collection: sections, the cover, files of it, and emails brought into it by address. */
import type { Page } from '@playwright/test'
import { expect, expectToFit, NARROW, test, untilHydrated } from './base.ts'
import { delayScripts } from './delayed-responses.ts'

/** A collection of the three newest emails, made by requests. */
async function makeCollection(page: Page, baseURL: string): Promise<string> {
  const headers = { Origin: baseURL }
  const html = await (await page.request.get('/browse')).text()
  const ids = [...html.matchAll(/data-email="([^"]+)"/g)].map(([, id]) => id!).slice(0, 3)
  await page.request.post('/collections/new', { headers, form: { name: 'Swipe file', type: 'emails' } })
  await page.goto('/saved')
  const id = (await page.getByRole('link', { name: 'Swipe file' }).getAttribute('href'))!.split('/').at(-1)!
  for (const emailId of ids.toReversed()) {
    const form = { collectionId: id, choose: 'yes', from: '/' }
    await page.request.post(`/save/${emailId}`, { headers, form })
  }
  return id
}

test('nothing of a collection moves when scripts start', async ({ page, signIn, baseURL }) => {
  await signIn()
  const id = await makeCollection(page, baseURL!)
  const letThrough = await delayScripts(page)
  await page.goto(`/collections/${id}`, { waitUntil: 'commit' })
  const link = page.getByRole('link', { name: 'Sections' })
  await link.waitFor()
  await expect(page.getByRole('button', { name: 'Arrange' })).toBeHidden()
  const place = await link.boundingBox()
  letThrough()
  await untilHydrated(page)
  await expect(page.getByRole('button', { name: 'Arrange' })).toBeVisible()
  expect(await link.boundingBox()).toEqual(place)
})

test('divides a collection into sections, and moves emails between them', async ({
  page,
  signIn,
  baseURL,
  expectAccessible,
  consoleErrors,
}) => {
  await signIn()
  const id = await makeCollection(page, baseURL!)
  await page.goto(`/collections/${id}`)
  await page.getByRole('link', { name: 'Sections' }).click()
  await page.getByLabel('Heading').fill(' ')
  await page.getByRole('group', { name: 'Starts with' }).getByRole('listitem').nth(1).click()
  await page.getByRole('button', { name: 'Add section' }).click()
  await expect(page.getByText('Heading is required')).toBeVisible()
  consoleErrors.length = 0
  await page.getByLabel('Heading').fill('Winter')
  await expectAccessible()
  await page.getByRole('button', { name: 'Add section' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '2 emails' })).toBeVisible()
  await page.getByLabel('Heading', { exact: true }).fill('Summer')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByRole('button', { name: 'Move Summer up' }).click()
  await expect(page.getByText('Section moved')).toBeVisible()
  await expectAccessible()

  await page.getByRole('link', { name: 'Swipe file' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Winter' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Summer' })).toBeHidden()
  await page.getByRole('button', { name: 'Arrange' }).click()
  await page
    .getByRole('combobox', { name: /^Section of/ })
    .nth(2)
    .selectOption('Summer')
  await expect(page.getByRole('heading', { level: 2, name: 'Summer' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /Winter|Summer/ })).toHaveText([
    'Summer',
    'Winter',
  ])
  await expectAccessible()
})

test('takes a collection along as a file that is made in the background', async ({
  page,
  signIn,
  baseURL,
  expectAccessible,
}) => {
  await signIn()
  const id = await makeCollection(page, baseURL!)
  await page.goto(`/collections/${id}`)
  await page.getByRole('link', { name: 'Download', exact: true }).click()
  await expectAccessible()
  await page.getByRole('radio', { name: /^List \(CSV\)/ }).check()
  await page.getByRole('button', { name: 'Create file' }).click()
  await expect(page.getByText('Your file is ready')).toBeVisible()
  await expectAccessible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download, / }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('swipe-file.csv')
  const stored = await page.request.get(download.url())
  expect((await stored.text()).trim().split('\r\n')).toHaveLength(4)
})

test.describe('without scripts, at 320 px', () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW })

  test('a collection gets a section, and becomes a file', async ({ page, signIn, baseURL }) => {
    await signIn()
    const id = await makeCollection(page, baseURL!)
    await page.goto(`/collections/${id}/sections`)
    await expectToFit(page)
    await page.getByLabel('Heading').fill('Winter')
    await page.getByRole('group', { name: 'Starts with' }).getByRole('listitem').nth(1).click()
    await page.getByRole('button', { name: 'Add section' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: '2 emails' })).toBeVisible()
    await page.getByRole('link', { name: 'Swipe file' }).click()
    await page.getByRole('link', { name: 'Download', exact: true }).click()
    await page.getByRole('radio', { name: /^List \(CSV\)/ }).check()
    await page.getByRole('button', { name: 'Create file' }).click()
    const file = page.getByRole('link', { name: /^Download, / })
    await expect(async () => {
      await page.reload()
      await expect(file).toBeVisible({ timeout: 500 })
    }).toPass()
    await expectToFit(page)
    const csv = await page.request.get((await file.getAttribute('href'))!)
    expect(await csv.text()).toContain('Winter')
  })

  test('an email moves to another section', async ({ page, signIn, baseURL }) => {
    await signIn()
    const id = await makeCollection(page, baseURL!)
    await page.goto(`/collections/${id}`)
    const emailId = (await page.locator('main [data-email]').first().getAttribute('data-email'))!
    await page.request.post(`/collections/${id}/sections`, {
      headers: { Origin: baseURL! },
      form: { intent: 'add', title: 'Best', emailId },
    })
    await page
      .getByRole('link', { name: /^Add a note/ })
      .first()
      .click()
    await page.getByLabel('Section').selectOption('Above the sections')
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await page.getByRole('link', { name: 'Sections' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: '2 emails' })).toBeVisible()
  })
})

test('imports a browser’s bookmarks, and takes them back', async ({
  page,
  signIn,
  baseURL,
  expectAccessible,
  consoleErrors,
}) => {
  await signIn()
  const id = await makeCollection(page, baseURL!)
  const html = await (await page.request.get('/browse')).text()
  const paths = new Set(
    [...html.matchAll(/href="(\/brand\/[^"/]+\/email\/[^"/?#]+)"/g)].map(([, path]) => path!),
  )
  // The first three are in the collection.
  const addresses = [...[...paths].slice(2, 5), '/email/nothing-there'].map(
    (path) => new URL(path, baseURL).href,
  )
  const bookmarks = addresses.map((address) => `<DT><A HREF="${address}" ADD_DATE="1">Saved</A>`).join('\n')

  await page.goto(`/collections/${id}`)
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByRole('alert').getByText('Choose a file or paste links')).toBeVisible()
  consoleErrors.length = 0
  await expectAccessible()
  const file = {
    name: 'bookmarks.html',
    mimeType: 'text/html',
    buffer: Buffer.from(`<DL><p>${bookmarks}</DL>`),
  }
  await page.getByLabel('File', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 emails added' })).toHaveText(
    '2 emails added1 already in the collection1 not found',
  )
  await expectAccessible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 emails removed from collection')).toBeVisible()
  await expect(page.getByText(/^3 emails/)).toBeVisible()
})
