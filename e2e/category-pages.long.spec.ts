/** Categories, email types, brands and the whole gallery with its filters. */
import { expect, openHydrated, test } from './base.ts'
import { delayResponses } from './delayed-responses.ts'

test('an occasion shows its stamp, date and emails', async ({ page, expectAccessible }) => {
  await page.goto('/category/black-friday')
  await expect(page).toHaveTitle(/^The Best Black Friday Email Examples/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Best Black Friday Email Examples')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/category\/black-friday$/)
  await expect(page.getByText(/^\d+ emails?$/).first()).toBeVisible()
  await expect(page.getByText(/^Friday \d+ November \d{4}$/)).toBeVisible()
  expect(await page.locator('main article').count()).toBeGreaterThan(0)
  await expectAccessible()
})

test('aliases of an occasion redirect to its page, with their query', async ({ page }) => {
  for (const slug of ['4th-of-july', 'fourth-of-july']) {
    await page.goto(`/category/${slug}?sort=oldest`)
    await expect(page).toHaveURL('/category/independence-day?sort=oldest')
  }
  const response = await page.request.get('/category/4th-of-july?sort=oldest', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
})

test('the seasonal URL of an occasion shows the same page with the first as canonical', async ({ page }) => {
  await page.goto('/seasonal/black-friday')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Best Black Friday Email Examples')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/category\/black-friday$/)
})

test('the category URL of an email type has the type’s page as canonical', async ({ page }) => {
  await page.goto('/category/welcome')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Best Welcome Email Examples')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/email-type\/welcome$/)
})

test('the Seasonal page lists stamps from this month on, with counts and days left', async ({
  page,
  expectAccessible,
}) => {
  const before = new Date()
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'All seasons' }).click()
  await expect(page).toHaveURL('/seasonal')
  await expect(page).toHaveTitle(/^Seasonal emails, month by month/)
  const monthsFrom = (now: Date) =>
    Array.from({ length: 12 }, (_, index) => {
      const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index, 1))
      return first.toLocaleString('en', { month: 'long', timeZone: 'UTC' })
    })
  // Between the twelve months and the undated ones stand months of later years: passed days, and Leap Day.
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings.last()).toHaveText('Seasons & Events')
  const months = (await headings.allTextContents()).slice(0, 12)
  // A month may begin meanwhile.
  expect([monthsFrom(before), monthsFrom(new Date())]).toContainEqual(months)
  const stamp = (name: string) => page.getByRole('main').getByRole('link').filter({ hasText: name })
  await expect(stamp('Black Friday')).toHaveText(/^(\d+days?|Today)Black Friday\d+ Nov( \d{4})?\d+ emails?$/)
  await expect(stamp('Advent')).toHaveText(/No emails yet$/)
  await expectAccessible()

  await stamp('Black Friday').click()
  await expect(page).toHaveURL('/category/black-friday')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Black Friday')
  const listed = await page
    .getByText(/^\d+ emails?$/)
    .first()
    .innerText()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Seasonal' }).click()
  await expect(page).toHaveURL('/seasonal')
  await expect(stamp('Black Friday')).toContainText(listed)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Seasonal' })).toHaveAttribute(
    'href',
    '/seasonal',
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the Seasonal page is there, in the sitemap and cached', async ({ page, request }) => {
    await page.goto('/seasonal')
    await page.getByRole('main').getByRole('link').filter({ hasText: 'Christmas' }).click()
    await expect(page).toHaveURL('/category/christmas')
    expect(await (await request.get('/sitemap.xml')).text()).toMatch(/<loc>[^<]*\/seasonal<\/loc>/)
    const first = await request.get('/seasonal')
    const tag = first.headers()['etag']!
    const again = await request.get('/seasonal', { headers: { 'If-None-Match': tag } })
    expect(again.status()).toBe(304)
  })
})

test('an unknown category is named after its slug; a missing slug is a 404', async ({
  page,
  consoleErrors,
}) => {
  const unknown = await page.goto('/category/work-from-home')
  expect(unknown!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Best Work From Home Email Examples')
  await expect(page.getByText('No emails found.')).toBeVisible()
  const missing = await page.goto('/category')
  expect(missing!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category Not Found')
  // The browser logs both responses as errors.
  consoleErrors.length = 0
})

test('filters an email type by typing an industry', async ({ page, isMobile, expectAccessible }) => {
  await page.goto('/email-type/discount')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Best Discount Email Examples')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('link', { name: 'Email Types' })).toHaveAttribute('href', '/email-types')
  await expect(crumbs).toContainText('Discount Emails')

  const menu = page.getByRole('button', { name: 'Industry: All Industries' })
  await menu.press('Enter')
  const field = page.getByRole('searchbox', { name: 'Search categories...' })
  await expect(field).toBeFocused()
  await field.fill('no such thing')
  await expect(page.getByText('No categories found')).toBeVisible()
  await field.fill('FASH')
  await expectAccessible()
  if (isMobile) await page.getByRole('link', { name: /^Fashion/ }).click()
  else await field.press('Enter')
  await expect(page).toHaveURL('/email-type/discount?industry=fashion')
  await expect(page.getByRole('button', { name: 'Industry: Fashion' })).toBeVisible()

  await page.getByRole('button', { name: 'Industry: Fashion' }).press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(page.getByRole('button', { name: 'Industry: Fashion' })).toBeFocused()
})

test('every spelling of an email type redirects to its page', async ({ page }) => {
  for (const slug of ['cart-abandon', 'abandoned-cart', 'Cart%20Abandonment']) {
    await page.goto(`/email-type/${slug}?industry=fashion`)
    await expect(page).toHaveURL('/email-type/cart-abandonment?industry=fashion')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Best Abandoned Cart Email Examples')
  }
})

test('the guide opens on its first group and switches to another', async ({ page, expectAccessible }) => {
  await page.goto('/email-types')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/types of marketing email$/)
  const groups = page.getByRole('navigation', { name: 'Groups of email types' })
  await expect(groups.getByRole('link').first()).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('main').locator('details')).toHaveCount(3)
  await expectAccessible()
  await groups.getByRole('link', { name: /^Engagement/ }).click()
  await expect(page).toHaveURL('/email-types?group=engagement')
  await expect(page.getByRole('heading', { level: 2, name: 'Newsletter' })).toBeVisible()
  await page.getByRole('link', { name: 'View Examples: Newsletter' }).click()
  await expect(page).toHaveURL('/email-type/newsletter')
})

test('a guide group is selected at once, with nine skeletons until it loads', async ({ page }) => {
  await openHydrated(page, '/email-types')
  const letThrough = await delayResponses(page)
  const groups = page.getByRole('navigation', { name: 'Groups of email types' })
  const engagement = groups.getByRole('link', { name: /^Engagement/ })
  await engagement.click()
  await expect(engagement).toHaveAttribute('aria-current', 'page')
  await expect(groups.locator('[aria-current=page]')).toHaveCount(1)
  // Five thumbnails in each.
  await expect(page.locator('main .shimmer')).toHaveCount(9 * 5)
  letThrough()
  await expect(page.getByRole('heading', { level: 2, name: 'Newsletter' })).toBeVisible()
  await expect(page.locator('main .shimmer')).toHaveCount(0)
})

test('lists brands alphabetically and by industry', async ({ page, expectAccessible }) => {
  await page.goto('/brands')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All brands')
  await expect(page.getByRole('link', { name: 'Airbnb' })).toHaveAttribute('href', '/brand/airbnb')
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'Loud Supply' })
      .getByText(/^Fashion · \d+ emails$/),
  ).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Letters' })
    .getByRole('link', { name: 'M', exact: true })
    .click()
  await expect(page.getByRole('link', { name: 'Mixtiles' })).toBeInViewport()
  await page
    .getByRole('navigation', { name: 'Letters' })
    .getByRole('link', { name: 'L', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'L', exact: true })).toBeInViewport()
  await expectAccessible()
  await page.getByLabel('Industry').selectOption('Fashion')
  await expect(page).toHaveURL('/brands?industry=fashion')
  await expect(page.getByRole('heading', { level: 3, name: 'Fernhill & Co.' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Loud Supply' }).click()
  await expect(page).toHaveURL('/brand/loud-supply')
  await page.goto('/brands?industry=automotive')
  await expect(page.getByText('No brands found in this category.')).toBeVisible()
})

test('combines filters on /browse, and removes each', async ({ page, isMobile, expectAccessible }) => {
  await page.goto('/browse')
  const total = page.getByText(/^[\d,]+ emails?$/).first()
  const all = await total.textContent()
  await expectAccessible()

  if (isMobile) {
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByText(/^Industry:/).click()
    await sheet.getByRole('checkbox', { name: /^Fashion/ }).check()
    await expect(page).toHaveURL('/browse?industry=fashion')
    await expectAccessible()
    await sheet.getByRole('button', { name: /^Show \d+ emails?$/ }).click()
  } else {
    await page.getByRole('button', { name: 'Industry' }).click()
    const choice = page.getByRole('link', { name: /^Fashion.* emails?$/ })
    const promised = Number(/\d+/.exec((await choice.textContent())!)![0])
    await choice.click()
    await expect(page).toHaveURL('/browse?industry=fashion')
    await expect(page.locator('main article')).toHaveCount(promised)
  }
  await expect(total).not.toHaveText(all!)
  await page.getByRole('link', { name: 'Remove Industry: Fashion' }).click()
  await expect(page).toHaveURL('/browse')
  await expect(total).toHaveText(all!)
})

test('filters by facts, which cards then say', { tag: '@any-width' }, async ({ page, expectAccessible }) => {
  await page.goto('/browse')
  await page.getByRole('button', { name: 'More filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'More filters' })
  await dialog.getByLabel('Discount:').selectOption('20')
  await expect(page).toHaveURL('/browse?discount=20')
  await dialog.getByText(/^Sent on:/).click()
  await dialog.getByRole('checkbox', { name: /^Tuesday/ }).check()
  await expect(page).toHaveURL('/browse?discount=20&weekday=2')
  await expectAccessible()
  await dialog.getByRole('button', { name: /^Show \d+ emails?$/ }).click()
  await expect(page.locator('main .card-reason').first()).toHaveText(/^\d\d% off$/)
  // The document's own cards are read from its HTML.
  await page.reload()
  await expect(page.locator('main .card-reason').first()).toHaveText(/^\d\d% off$/)
  await page.getByRole('link', { name: 'Remove Sent on: Tuesday' }).click()
  await expect(page).toHaveURL('/browse?discount=20')
  await expectAccessible()
})

test('keeps several options of a filter in sight while the list scrolls', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones show filters in a sheet')
  await openHydrated(page, '/browse?brand=loud-supply')
  await page.getByRole('button', { name: 'Brand' }).click()
  await page
    .getByRole('link', { name: /^Fernhill & Co\./ })
    .last()
    .click()
  await expect(page).toHaveURL('/browse?brand=fernhill&brand=loud-supply')
  await page.keyboard.press('Escape')
  await expect(page.locator('main article')).toHaveCount(12)
  const chips = page
    .getByRole('list', { name: 'Active filters' })
    .getByRole('link', { name: /^Remove Brand/ })
  await expect(chips).toHaveCount(2)
  // While it closes, the menu is still under the mouse and would scroll instead.
  await expect(page.getByRole('dialog')).toBeHidden()
  const scrollEnds = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('scrollend', () => resolve(), { once: true })),
  )
  await page.mouse.wheel(0, 900)
  await scrollEnds
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  await expect(page.getByText('12 emails', { exact: true })).toBeInViewport()
  // Tab through the header and the bar leaves the list where it is.
  const scrolled = await page.evaluate(() => scrollY)
  await page.getByRole('banner').getByRole('link').last().focus()
  const clear = page.getByRole('link', { name: 'Clear all' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(clear).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [0] })
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await chips.first().click()
  await expect(page).toHaveURL('/browse?brand=loud-supply')
  await expect(page.locator('main article')).toHaveCount(6)
})

test('suggests which filter to remove when nothing matches', async ({ page, expectAccessible }) => {
  await page.goto('/browse?type=discount&occasion=halloween&year=1999')
  await expect(page.getByRole('heading', { name: 'No emails found.' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Clear all' }).first().click()
  await expect(page).toHaveURL('/browse')
})

test('an unknown brand has no emails, and can be removed', async ({ page }) => {
  await page.goto('/browse?brand=no-such-brand')
  await expect(page.getByRole('heading', { name: 'No emails found.' })).toBeVisible()
  await page.getByRole('link', { name: 'Remove Brand: no-such-brand' }).click()
  await expect(page).toHaveURL('/browse')
  await expect(page.locator('main article').first()).toBeVisible()
})

test('ignores invalid parameters', async ({ page }) => {
  const response = await page.goto('/browse?brand=%00&type=nonsense&industry=&year=soon&sort=best&after=7')
  expect(response!.status()).toBe(200)
  expect(await page.locator('main article').count()).toBeGreaterThan(0)
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters are forms, and every list is complete', async ({ page, isMobile }) => {
    await page.goto('/browse')
    await page.getByRole('button', { name: isMobile ? 'Filters' : 'Industry', exact: true }).click()
    await page.getByText(/^Industry:/).click()
    await page.getByRole('checkbox', { name: /^Fashion/ }).check()
    await page.getByRole('checkbox', { name: /^Books/ }).check()
    await page.getByRole('button', { name: 'Show emails' }).click()
    await expect(page).toHaveURL(/industry=books&industry=fashion/)
    await expect(page.getByRole('link', { name: 'Remove Industry: Fashion' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove Industry: Books' })).toHaveAttribute(
      'rel',
      'nofollow',
    )
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/browse$/)
    await expect(page.locator('main article').first()).toBeVisible()

    await page.goto('/email-type/discount?sort=oldest')
    await page.getByRole('button', { name: /^Industry/ }).click()
    await page.getByLabel('Industry:').selectOption({ value: 'fashion' })
    await page.getByRole('button', { name: 'Show' }).first().click()
    await expect(page).toHaveURL('/email-type/discount?sort=oldest&industry=fashion')

    await page.goto('/email-types')
    await expect(page.getByRole('link', { name: /^View Examples/ }).first()).toBeVisible()
    await page.goto('/brands?industry=fashion')
    await expect(page.getByRole('link', { name: 'Loud Supply' })).toBeVisible()
  })
})
