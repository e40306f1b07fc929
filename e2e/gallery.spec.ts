/** From the first screen to one email and its brand. */
import { expect, expectToFit, openHydrated, test } from './base.ts'
import { delayResponses } from './delayed-responses.ts'

test('home shows the hero, the types, the next occasions and the newest emails', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover what great email looks like')
  for (const claim of ['10,000+ marketers', '10,000+ emails', '500+ brands', 'All industries']) {
    await expect(page.getByText(claim)).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Create your own collection' })).toHaveAttribute(
    'href',
    '/signup',
  )
  const cards = page.locator('main article')
  expect(await cards.count()).toBeGreaterThanOrEqual(12)
  expect(await cards.count()).toBeLessThanOrEqual(70)
  await expect(cards.first().getByText('The wrapping’s on us. The ribbon is on Ruth')).toBeVisible()
  await expect(cards.first().getByRole('link', { name: 'Fernhill & Co.', exact: true })).toHaveCount(0)
  await expectAccessible()
})

test('the first screen shows emails, also above the cookie notice', async ({ page, isMobile }) => {
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 })
  await page.goto('/')
  const row = (await page.locator('main .card-grid > li').first().boundingBox())!
  const notice = (await page.getByRole('region', { name: 'Cookie notice' }).boundingBox())!
  if (isMobile) expect(row.y).toBeLessThan(1.1 * 844)
  else expect(notice.y - row.y).toBeGreaterThan(200)
  expect(notice.y + notice.height).toBeCloseTo(isMobile ? 844 : 900, 0)
  expect(notice.height).toBeLessThan(isMobile ? 80 : 52)
})

test('a card has its size, and describes what a click does', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone fits two cards into its width')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const cards = page.locator('main article')
  await expect.poll(async () => (await cards.first().boundingBox())!.width).toBeCloseTo(225.5, 1)
  const window = (await cards.first().locator('> div').first().boundingBox())!
  expect(window.height).toBeCloseTo(445, 0)
  const caption = () =>
    cards
      .first()
      .locator('> div')
      .first()
      .evaluate((sheet) => {
        const { content, opacity } = getComputedStyle(sheet, '::after')
        return `${content} ${opacity}`
      })
  const save = cards.first().locator('.save-slot')
  expect(await caption()).toBe('"Click to view email" / "" 0')
  await expect(save).toHaveCSS('opacity', '0')
  await cards.first().hover()
  await expect.poll(caption).toBe('"Click to view email" / "" 1')
  await expect(save).toHaveCSS('opacity', '1')
  await expect(save).toHaveText('Save')
  await expect(save).toHaveAccessibleName('Save for later')
  await expect(cards.first().getByRole('img')).toHaveCSS('translate', 'none')
})

for (const { path, name, count } of [
  { path: '/browse', name: 'Sort', count: 12 },
  { path: '/category/black-friday', name: 'Sort', count: 8 },
  { path: '/email-type/welcome', name: 'Sort', count: 8 },
  { path: '/brand/fernhill', name: 'Email Type', count: 12 },
  { path: '/brands', name: 'Industry', count: 12 },
]) {
  test(
    `${path} shows ${count} skeletons while another ${name} loads`,
    { tag: '@any-width' },
    async ({ page }) => {
      await openHydrated(page, path)
      const letThrough = await delayResponses(page)
      await page.getByRole('main').getByRole('combobox', { name }).first().selectOption({ index: 1 })
      await expect(page.locator('main .shimmer')).toHaveCount(count)
      letThrough()
      await expect(page.locator('main .shimmer')).toHaveCount(0)
    },
  )
}

test('home fits the screen, its images reserve their space, and the header is sticky', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        const total = Number(sessionStorage.getItem('shift') ?? 0) + entry.value
        sessionStorage.setItem('shift', String(total))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expectToFit(page)
  expect(await page.evaluate(() => Number(sessionStorage.getItem('shift') ?? 0))).toBeLessThan(0.01)
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  expect((await page.getByRole('banner').boundingBox())!.y).toBe(0)
})

test('links lead from a card to its email, to the brand, and back', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await page.goto('/brand/fernhill')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fernhill & Co.')
  await expect(
    page.getByRole('navigation', { name: 'Views of this brand' }).getByText('All Emails'),
  ).toBeVisible()
  await expectAccessible()
  const email = '/brand/fernhill/email/fernhill-the-wrappings-on-us'
  await page.goto(email)
  await expect(page).toHaveTitle(
    /^The wrapping’s on us\. The ribbon is on Ruth from Fernhill & Co\. - Seasonal Email/,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The wrapping’s on us. The ribbon is on Ruth',
  )
  await expect(page.getByText('Sample email', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Thursday 19 November 2026')).toBeVisible()
  const picture = page.getByRole('region', { name: 'Preview' }).getByRole('img')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const { width } = (await picture.boundingBox())!
  if (isMobile) expect(width).toBe(390)
  else expect(width).toBeGreaterThanOrEqual(600)
  await expectToFit(page)
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: 'Fernhill & Co.', exact: true }).first().click()
  await expect(page).toHaveURL('/brand/fernhill')
})

test(
  'the short URL of an email redirects to its page, and an unknown one to the home page',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/email/fernhill-the-wrappings-on-us')
    await expect(page).toHaveURL('/brand/fernhill/email/fernhill-the-wrappings-on-us')
    await page.goto('/email/no-such-email')
    await expect(page).toHaveURL('/')
  },
)

test('a missing email is a 404 page that is not indexed and links back', async ({
  page,
  consoleErrors,
  expectAccessible,
}) => {
  const answer = await page.goto('/brand/fernhill/email/no-such-email')
  expect(answer!.status()).toBe(404)
  await expect(page).toHaveTitle(/^Email Not Found/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByText('Email not found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go back' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Back to brand' }).click()
  await expect(page).toHaveURL('/brand/fernhill')
  expect(consoleErrors.splice(0).every((line) => line.includes('404'))).toBe(true)
})

test('about leads to the licenses of all packages, each with its text', async ({ page }) => {
  await openHydrated(page, '/about')
  await page.getByRole('link', { name: 'Licenses', exact: true }).click()
  await expect(page).toHaveURL('/about/licenses')
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(300)
  await page.getByRole('link', { name: 'react', exact: true }).click()
  await expect(page.getByText('Permission is hereby granted, free of charge')).toBeVisible()
  await page.getByRole('link', { name: 'All licenses' }).click()
  await expect(page.getByRole('row', { name: /^lucide-react / })).toContainText('ISC')
})

test(
  'a missing email links back to the previous page of this site, else home',
  { tag: '@any-width' },
  async ({ page, consoleErrors }) => {
    const goBack = page.getByRole('link', { name: 'Go back' })
    await page.goto('/about')
    // A full load, as from a link on a page that is not hydrated.
    await page.evaluate(() => window.location.assign('/brand/fernhill/email/no-such-email'))
    await page.waitForURL('**/no-such-email')
    await page.waitForFunction(() => 'isHydrated' in window)
    await goBack.click()
    await expect(page).toHaveURL('/about')

    await openHydrated(page, '/brand/fernhill/email/no-such-email')
    await goBack.click()
    await expect(page).toHaveURL('/')
    expect(consoleErrors.splice(0).every((line) => line.includes('404'))).toBe(true)
  },
)

test(
  'a missing brand is a 404 page',
  { tag: '@any-width' },
  async ({ page, consoleErrors, expectAccessible }) => {
    const answer = await page.goto('/brand/no-such-brand')
    expect(answer!.status()).toBe(404)
    await expect(page.getByText('Brand Not Found')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Browse All Brands' })).toHaveAttribute('href', '/browse')
    await expectAccessible()
    expect(consoleErrors.splice(0).every((line) => line.includes('404'))).toBe(true)
  },
)

test(
  'a broken image is described in text, on the card and on the page',
  { tag: '@any-width' },
  async ({ page, consoleErrors }) => {
    await page.route('**/media/**', (route) => route.abort())
    await page.goto('/')
    await expect(page.locator('main article').first().getByText('No preview')).toBeVisible()
    await page.goto('/brand/fernhill/email/fernhill-the-wrappings-on-us')
    await expect(page.getByText('No email preview available')).toBeVisible()
    // Images further down fail until it is closed.
    await page.close()
    expect(consoleErrors.splice(0).every((line) => line.includes('ERR_FAILED'))).toBe(true)
  },
)

test('filters a brand’s emails by the type in the URL', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/brand/fernhill?type=seasonal')
  await expect(page.locator('main article').first()).toBeVisible()
  await page.goto('/brand/fernhill?type=ebook')
  await expect(page.getByText('No emails found matching the current filters.')).toBeVisible()
})

test('a card pans down its email, whose whole picture comes only then', async ({ page, isMobile }) => {
  test.skip(isMobile, 'nothing to hover with')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/brand/aurevale', { waitUntil: 'networkidle' })
  const sheet = page.locator('.card-sheet').first()
  const whole = await sheet.getByRole('img').getAttribute('src')
  const whenAsked = page.waitForRequest((request) => request.url().endsWith(whole!))
  await sheet.hover()
  await whenAsked
  const offset = () => sheet.locator('> a').evaluate((link) => getComputedStyle(link, '::before').translate)
  await expect.poll(offset).toMatch(/^0px -\d/)
})
