/** The page of one email: tabs, live view, details, downloads and links to related emails. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { total, weighScripts } from '../test/page-weight.ts'
import { expect, openHydrated, test } from './base.ts'
import { untilScriptsRun } from './scripts-run.ts'
import { entriesOf } from './zip.ts'

const WRAPPING = '/brand/fernhill/email/fernhill-the-wrappings-on-us'
const EGGS = '/brand/corkline/email/corkline-five-things-hidden-in-the-office'

function frameOf(page: Page) {
  return page.frameLocator('iframe[title^="The email"]')
}

test(
  'tabs have URLs, and only the image loads before they are opened',
  { tag: '@any-width' },
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(WRAPPING)
    const views = page.getByRole('navigation', { name: 'Views of this email' })
    await expect(views.getByRole('link')).toHaveText(['Preview', 'HTML Editor', 'Text Only', 'Checks'])
    await expect(views.getByRole('link', { name: 'Preview' })).toHaveAttribute('aria-current', 'page')
    const save = page.getByRole('main').getByRole('button', { name: 'Save for later' }).first()
    await expect(save).toHaveText('Save')
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((url) => /editor/i.test(url))).toEqual([])

    await views.getByRole('link', { name: 'Text Only' }).click()
    await expect(page).toHaveURL(`${WRAPPING}?tab=text`)
    await expect(page.getByRole('button', { name: 'Copy Text' })).toBeVisible()
    expect(scripts.filter((url) => /editor/i.test(url))).toEqual([])

    await views.getByRole('link', { name: 'HTML Editor' }).click()
    await expect(page).toHaveURL(`${WRAPPING}?tab=html`)
    await expect(page.getByRole('textbox', { name: 'HTML source' })).toContainText(/<!doctype html>/i)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Copy Text' })).toBeVisible()
  },
)

/** Brotli bytes. `npm run bench:weight` has the budgets of the other pages. */
const SCRIPT_MAX = 145_000

test('the email page is light, and does not load the editor', { tag: '@any-width' }, () => {
  const client = path.resolve('build/client')
  const scripts = weighScripts('routes/gallery/email', client)
  expect(total(scripts)).toBeLessThan(SCRIPT_MAX)
  for (const script of scripts.keys()) {
    expect(readFileSync(path.join(client, script), 'utf8')).not.toMatch(/cm-activeLine|prettier/)
  }
})

test('the details describe inbox display, weight, fonts and colors', async ({ page }) => {
  await page.goto(WRAPPING)
  const main = page.getByRole('main')
  await expect(main.locator('dt:visible')).toHaveCount(12)
  await expect(main.getByText('Dark mode', { exact: true })).toBeHidden()
  await main.getByText('All attributes').click()
  for (const [name, value] of [
    ['Sent', 'Thursday 19 November 2026'],
    ['Occasion', 'Christmas · 36 days before'],
    ['Sender', 'Fernhill & Co.'],
    ['Subject', '43 characters'],
    ['Preheader', '86 characters · phones show about 60'],
    ['In Gmail', /^Not clipped · \d+ kB of 102$/],
    ['Images', '1 · with alt text'],
    ['Links', '9'],
    ['Dark mode', 'No dark styles'],
    ['Fonts', 'DM Serif Display, DM Sans'],
  ] as const) {
    await expect(main.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('+ dd')).toHaveText(value)
  }
  const desktop = main.locator('p', { hasText: 'Fernhill & Co.·: The wrapping’s on us' })
  await expect(desktop).toContainText(/ – Order by midnight on 17 December.*…$/)
})

test('on a phone the email comes right after its title and Save, and the details below it', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile)
  await page.goto(WRAPPING)
  const top = async (part: Locator) => (await part.boundingBox())!.y
  const main = page.getByRole('main')
  const save = await top(main.getByRole('button', { name: 'Save for later' }).first())
  const picture = await top(main.getByRole('img', { name: /^Screenshot of the email/ }))
  expect(save).toBeLessThan(picture)
  expect(picture).toBeLessThan(844)
  expect(await top(main.getByText('In the inbox'))).toBeGreaterThan(picture)
})

test('a tall email is shown to its last line', async ({ page, isMobile }) => {
  test.skip(isMobile)
  await page.goto('/brand/the-back-row/email/the-back-row-the-whole-of-autumn')
  const preview = page.getByRole('region', { name: 'Preview' })
  const last = preview.locator('img').last()
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => last.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBeGreaterThan(0)
  expect(await preview.locator('img').count()).toBeGreaterThan(1)
  expect((await preview.boundingBox())!.height).toBeGreaterThan(8100)
})

test('a click copies a color', { tag: '@any-width' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(WRAPPING)
  await page
    .getByRole('button', { name: /^Copy the color #/ })
    .first()
    .click()
  await expect(page.getByText(/^Copied #[0-9a-f]{6}$/)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^#[0-9a-f]{6}$/)
})

test('the live view replaces its image without other requests or layout shifts', async ({
  page,
  expectAccessible,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto(EGGS)
  await untilScriptsRun(page)
  const looks = page.getByRole('group', { name: 'View options' })
  await page.evaluate(() => window.scrollTo(0, 700))
  const before = await page.evaluate(() => window.scrollY)
  await looks.getByRole('link', { name: 'Live' }).click()
  await expect(frameOf(page).getByText('Hide fewer')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)

  await looks.getByRole('link', { name: 'Dark' }).click()
  await expect(page).toHaveURL(`${EGGS}?view=live&colors=dark`)
  await expect(looks.getByRole('link', { name: 'Dark' })).toHaveAttribute('aria-current', 'true')
  await expect(frameOf(page).getByText('Hide fewer')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)

  await looks.getByRole('link', { name: 'Images off' }).click()
  await expect(frameOf(page).locator('img').first()).not.toHaveAttribute('src')
  await expect(frameOf(page).locator('img').first()).toHaveAttribute('alt', /painted eggs/)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)

  await looks.getByRole('link', { name: 'Screenshot' }).click()
  await expect(page).toHaveURL(EGGS)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  expect([...hosts]).toEqual([new URL(page.url()).host])

  await page.goto(`${EGGS}?view=live&width=mobile`)
  await expect(frameOf(page).getByText('Hide fewer')).toBeVisible()
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBe(375)
  await expectAccessible()
})

test('an email without dark styles says so', { tag: '@any-width' }, async ({ page }) => {
  await page.goto(`${WRAPPING}?view=live`)
  const looks = page.getByRole('group', { name: 'View options' })
  await expect(looks.getByText('This email has no dark mode styles')).toBeAttached()
  await expect(looks.getByRole('link', { name: 'Dark' })).toHaveCount(0)
})

test('shows, counts and copies the text', async ({ page, context, expectAccessible }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${WRAPPING}?tab=text`)
  await expect(page.getByText(/^\d+ words$/)).toBeVisible()
  const words = page.getByRole('region', { name: 'Text Only' })
  await expect(words).toContainText('# The wrapping’s on us')
  expect((await words.boundingBox())!.height).toBeLessThanOrEqual(600)
  await page.getByRole('button', { name: 'Copy Text' }).click()
  await expect(page.getByText('Copied!', { exact: true })).toBeVisible()
  await expect(page.getByText('Email text content has been copied to your clipboard.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^The gift list, volume nine\n\n# The/,
  )
  await expectAccessible()
})

test('text that is loading or missing has a message', { tag: '@any-width' }, async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/download/text', async (route) => {
    await held.promise
    await route.fulfill({ body: '\n', contentType: 'text/plain' })
  })
  await page.goto(WRAPPING)
  await untilScriptsRun(page)
  await page.getByRole('link', { name: 'Text Only' }).click()
  await expect(page.getByText('Loading text content...')).toBeVisible()
  held.resolve()
  await expect(page.getByText('No text content available')).toBeVisible()
  await expect(page.getByText('Click HTML Editor first to load content')).toBeVisible()
})

test('a URL without an email says what is missing', async ({ page, consoleErrors, expectAccessible }) => {
  const answer = await page.goto('/brand/fernhill/email')
  expect(answer!.status()).toBe(404)
  await expect(page).toHaveTitle(/^Email Not Found/)
  await expect(page.getByRole('heading', { name: 'Email not found' })).toBeVisible()
  await expect(page.getByText('Missing information')).toBeVisible()
  await expect(
    page.getByText('Could not load the email details. Some parameters are missing.').last(),
  ).toBeVisible()
  await expectAccessible()
  expect(consoleErrors.splice(0).every((line) => line.includes('404'))).toBe(true)
})

test('a slow email page shows its skeleton', { tag: '@any-width' }, async ({ page }) => {
  await page.goto(WRAPPING)
  await untilScriptsRun(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    await held.promise
    await route.continue()
  })
  const card = page.locator('main article').first().getByRole('link').first()
  const target = await card.getAttribute('href')
  await card.click()
  await expect(page.getByText('Loading the email')).toBeVisible()
  held.resolve()
  await expect(page).toHaveURL(target!)
  await expect(page.getByText('Loading the email')).toHaveCount(0)
})

test('names what similar emails have in common', async ({ page, expectAccessible }) => {
  await page.goto('/brand/keelmark/email/keelmark-your-ten-thousandth-reader')
  await expect(page.getByRole('heading', { name: 'Similar emails' })).toBeVisible()
  const similar = page.locator('main article').filter({ hasText: 'Similar colors' })
  await expect(similar.first()).toBeVisible()
  await expectAccessible()
})

test('lists at most five related emails, never this one', async ({ page, isMobile }) => {
  await page.goto(WRAPPING)
  await expect(page.getByRole('heading', { name: 'More emails like this' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View all similar emails' })).toHaveAttribute(
    'href',
    '/email-type/seasonal',
  )
  const cards = page.locator('main article').filter({ visible: true })
  await expect(cards).toHaveCount(isMobile ? 4 : 5)
  for (const card of await cards.all()) {
    await expect(card.getByRole('link').first()).not.toHaveAttribute('href', WRAPPING)
  }
  const rows = () =>
    cards.evaluateAll((all) => {
      const feet = all.map((card) => Math.round(card.getBoundingClientRect().bottom))
      return new Set(feet).size
    })
  // One row if there is room; two rows of two on a phone.
  await expect.poll(rows).toBe(isMobile ? 2 : 1)
  if (isMobile) return
  const below = () =>
    cards.evaluateAll((all) => {
      const { bottom } = all[0]!.getBoundingClientRect()
      return all.filter((card) => card.getBoundingClientRect().top > bottom).length
    })
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect.poll(below).toBe(1)
  await page.setViewportSize({ width: 1025, height: 800 })
  await expect.poll(below).toBe(0)
})

test(
  'the back link leads to the email type the reader came from, else to the brand',
  { tag: '@any-width' },
  async ({ page, isMobile }) => {
    await page.goto(WRAPPING)
    await expect(page.getByRole('link', { name: 'Fernhill & Co. emails' })).toHaveAttribute(
      'href',
      '/brand/fernhill',
    )
    await openHydrated(page, '/email-type/welcome')
    await page.locator('main article').first().getByRole('link').first().click()
    if (!isMobile) await page.getByRole('link', { name: 'View full email page' }).click()
    await expect(page).toHaveURL(/^[^?]*\/brand\/[^/]+\/email\//)
    await page.getByRole('link', { name: 'Welcome emails' }).click()
    await expect(page).toHaveURL('/email-type/welcome')
  },
)

test('downloads an email', { tag: '@any-width' }, async ({ page, request }) => {
  await page.goto(WRAPPING)
  await page.locator('summary', { hasText: 'Download' }).click()
  const menu = page.getByRole('main').locator('details')
  await expect(menu.getByRole('link')).toHaveText(['HTML with images', 'Screenshot (PNG)', 'Plain text'])
  await page.keyboard.press('Escape')

  const base = '/email/fernhill-the-wrappings-on-us/download'
  const zip = await request.get(`${base}/html`)
  expect(zip.headers()['content-type']).toBe('application/zip')
  expect(zip.headers()['content-disposition']).toBe('attachment; filename="fernhill-the-wrappings-on-us.zip"')
  const entries = await entriesOf(await zip.body())
  expect(entries.get('index.html')!.toString()).toContain('src="files/')
  expect(entries.get('index.html')!.toString()).not.toContain('/media/')
  expect([...entries.keys()].some((name) => /^files\/[0-9a-f]{64}\.webp$/.test(name))).toBe(true)

  const png = await request.get(`${base}/png`)
  expect(png.headers()['content-type']).toBe('image/png')
  expect((await png.body()).subarray(1, 4).toString()).toBe('PNG')

  const text = await request.get(`${base}/text`)
  expect(text.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await text.text()).toContain('# The wrapping’s on us')

  expect((await request.get(`${base}/docx`)).status()).toBe(404)
  expect((await request.get('/email/no-such-email/download/html')).status()).toBe(404)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('tabs, source, text, live view and downloads all work', { tag: '@any-width' }, async ({ page }) => {
    await page.goto(WRAPPING)
    await expect(page.locator('main article')).toHaveCount(5)
    await page.getByRole('link', { name: 'HTML Editor' }).click()
    await expect(page.locator('pre')).toContainText('<!DOCTYPE html>')
    await page.getByRole('link', { name: 'Text Only' }).click()
    await expect(page.getByText('# The wrapping’s on us')).toBeVisible()
    await page.getByRole('link', { name: 'Preview', exact: true }).click()
    await page.getByRole('link', { name: 'Live' }).click()
    await expect(page.locator('iframe')).toHaveAttribute('src', '/email/fernhill-the-wrappings-on-us/html')
    await page.locator('summary', { hasText: 'Download' }).click()
    await expect(page.getByRole('link', { name: 'Plain text' })).toBeVisible()
  })
})

test('on paper the picture is whole, on the first page', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a printer has no touch screen')
  // A4 without its margins.
  const paper = { width: 680, height: 990 }
  await page.setViewportSize(paper)
  await page.goto(WRAPPING)
  await page.emulateMedia({ media: 'print' })
  const picture = page.getByRole('img', { name: /^Screenshot of the email/ }).first()
  const box = (await picture.boundingBox())!
  expect(box.y).toBeGreaterThan(0)
  expect(box.y + box.height).toBeLessThan(paper.height)
  const breaks = await picture.evaluate((image) => {
    const around: string[] = []
    for (let element = image.parentElement; element; element = element.parentElement)
      around.push(getComputedStyle(element).breakBefore)
    return around
  })
  expect(breaks).not.toContain('page')
})
