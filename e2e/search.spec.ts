/** The search dialog by mouse, by keyboard and on a phone, and the search page. */
import type { Page } from '@playwright/test'
import { expect, test } from './base.ts'
import { delayResponses } from './delayed-responses.ts'
import { untilScriptsRun } from './scripts-run.ts'

const searchButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })

/** The page is hydrated and the search index loaded. */
async function openDialog(page: Page, isMobile: boolean) {
  const button = searchButton(page)
  await (isMobile ? button.tap() : button.click())
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(dialog.getByRole('option').nth(3)).toBeVisible()
  await expect(dialog.getByRole('combobox')).toBeFocused()
  return dialog
}

async function goHome(page: Page) {
  await page.goto('/')
  await untilScriptsRun(page)
}

/** Where the page behind the dialog does not matter, one without cards is there sooner. */
async function goToAbout(page: Page) {
  await page.goto('/about')
  await untilScriptsRun(page)
}

test('opens on CATEGORIES with the four sections, its field and its sizes', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await goHome(page)
  const dialog = await openDialog(page, isMobile)
  const sections = dialog.getByRole('group', { name: 'Sections' }).getByRole('button')
  await expect(sections).toHaveText([/^BRANDS\d+$/, /^CATEGORIES\d+$/, /^EMAIL TYPES\d+$/, /^SEASONAL\d+$/])
  await expect(sections.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.getByPlaceholder('Search by brand, category, or email type...')).toBeFocused()
  // It animates into place: poll until it is there.
  if (isMobile) {
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  } else {
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ width: 896, height: 700 })
    await expect.poll(() => dialog.getByRole('listbox').boundingBox()).toMatchObject({ height: 580 })
  }
  await expectAccessible()
})

test(
  'each section links to its pages, and the dialog closes',
  { tag: '@any-width' },
  async ({ page, isMobile }) => {
    await goToAbout(page)
    for (const [section, typed, row, address] of [
      ['BRANDS', 'fern', /^Fernhill & Co\./, '/brand/fernhill'],
      ['CATEGORIES', 'travel', /^Travel/, '/category/travel'],
      ['EMAIL TYPES', 'welc', /^Welcome/, '/email-type/welcome'],
      ['SEASONAL', 'hallo', /^Halloween/, '/category/halloween'],
    ] as const) {
      const dialog = await openDialog(page, isMobile)
      await dialog.getByRole('combobox').fill(typed)
      await dialog.getByRole('button', { name: section }).click()
      const option = dialog.getByRole('option', { name: row })
      await expect(option.locator('mark').first()).toHaveText(new RegExp(typed, 'i'))
      await option.click()
      await expect(page).toHaveURL(address)
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  },
)

test(
  'opened during navigation it stays open, with its text',
  { tag: '@any-width' },
  async ({ page, isMobile }) => {
    await goHome(page)
    const letGo = await delayResponses(page, '/about')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    const dialog = await openDialog(page, isMobile)
    await dialog.getByRole('combobox').fill('fern')
    letGo()
    await expect(page).toHaveURL('/about')
    await expect(page).toHaveTitle(/About/)
    await expect(dialog.getByRole('combobox')).toHaveValue('fern')
    await dialog.getByRole('option').first().click()
    await expect(dialog).toBeHidden()
  },
)

test('email types are in collapsible groups, and flat while typing', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await goToAbout(page)
  const dialog = await openDialog(page, isMobile)
  await dialog.getByRole('button', { name: 'EMAIL TYPES' }).click()
  const lifecycle = dialog.getByRole('treeitem', { name: /^Lifecycle/ })
  const welcome = dialog.getByRole('treeitem', { name: /^Welcome/ })
  const newsletter = dialog.getByRole('treeitem', { name: /^Newsletter/ })
  await expect(lifecycle).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible()
  await lifecycle.click()
  await expect(lifecycle).toHaveAttribute('aria-expanded', 'false')
  await expect(welcome).toBeHidden()
  await expect(newsletter).toBeAttached()
  await lifecycle.click()
  await expect(welcome).toBeVisible()
  await dialog.getByRole('combobox').fill('e')
  await expect(dialog.getByRole('treeitem')).toHaveCount(0)
  await expect(dialog.getByRole('option', { name: /^Welcome/ })).toBeAttached()
})

test('clear, close, both empty states, and a fresh start each time', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await page.route('**/search-index', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), brands: [] } })
  })
  await goToAbout(page)
  const dialog = await openDialog(page, isMobile)
  const field = dialog.getByRole('combobox')
  await dialog.getByRole('button', { name: 'BRANDS' }).click()
  await expect(dialog.getByText('Select a category to browse items')).toBeVisible()
  await field.fill('zzqx')
  await expect(dialog.getByText('No results found for "zzqx"')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Search emails for “zzqx”' })).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Clear' }).click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await field.fill('halloween')
  await expect(dialog.getByText('No results found for "halloween"')).toBeVisible()
  await dialog.getByRole('button', { name: /^\d+ in SEASONAL$/ }).click()
  await expect(dialog.getByRole('option', { name: /^Halloween/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close search' }).click()
  await expect(dialog).toBeHidden()
  await openDialog(page, isMobile)
  await expect(field).toHaveValue('')
  await expect(dialog.getByRole('button', { name: 'CATEGORIES' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // A request still on its way would fail after the test.
  await page.unrouteAll({ behavior: 'wait' })
})

test('keyboard only', async ({ page, isMobile }) => {
  test.skip(isMobile)
  await goHome(page)
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = dialog.getByRole('combobox')
  for (const keys of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(keys)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await searchButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('option').nth(3)).toBeVisible()
  await expect(field).toBeFocused()

  await dialog.getByRole('button', { name: 'EMAIL TYPES' }).focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('treeitem', { selected: true })).toHaveAttribute('aria-expanded', 'false')

  // Enter does nothing before something is typed or selected.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('chirstmas')
  const first = dialog.getByRole('option', { selected: true })
  await expect(first).toHaveAccessibleName(/^Christmas/)
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id'))!)
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('option', { selected: true })).not.toHaveAccessibleName(/^Christmas/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/category/christmas')
  await expect(dialog).toBeHidden()
})

test('what is typed is looked for everywhere: brands, categories and up to four emails', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await goToAbout(page)
  const dialog = await openDialog(page, isMobile)
  await dialog.getByRole('combobox').fill('welcome')
  const options = dialog.getByRole('option')
  await expect(options.first()).toHaveAccessibleName(/^Welcome/)
  const mails = dialog.locator('[id^="search-email-"]')
  await expect(mails).toHaveCount(4)
  await expect(mails.first().locator('img')).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'Sections' }).locator('[aria-pressed=true]')).toHaveCount(0)
  await expectAccessible()
  // A section narrows the list, and lets go of it again.
  const types = dialog.getByRole('button', { name: 'EMAIL TYPES' })
  await types.click()
  await expect(mails).toHaveCount(0)
  await types.click()
  await expect(mails).toHaveCount(4)
  await mails.first().click()
  await expect(page).toHaveURL(/\/brand\/[^/]+\/email\//)
  await expect(dialog).toBeHidden()
})

test(
  '/search: names in a search become filters that are removed one by one',
  { tag: '@any-width' },
  async ({ page, expectAccessible }) => {
    const results = page.getByRole('list', { name: 'Search results' }).getByRole('listitem')
    const filters = page.getByRole('list', { name: 'Active filters' })
    await page.goto('/search?q=Black+Friday+fashion+foo%3Abar')
    await expect(page).toHaveURL(
      '/search?industry=fashion&occasion=black-friday&typed=Black+Friday+fashion+foo%3Abar',
    )
    await expect(page.getByText('Ignored, because it is unknown: foo:bar.')).toBeVisible()
    await expect(results.first()).toBeVisible()
    await expectAccessible()
    await filters.getByRole('link', { name: 'Remove Industry: Fashion' }).click()
    // Six of the samples are filed as Black Friday.
    await expect(results).toHaveCount(6)
    await filters.getByRole('link', { name: 'Remove Occasion: Black Friday' }).click()
    await expect(page.getByRole('heading', { name: 'Search tips' })).toBeVisible()

    await page.goto('/search?q=blck+friday')
    await expect(page.getByText('Showing results for Black Friday.')).toBeVisible()
    await expect(results).toHaveCount(6)

    // As words, a name finds its emails and those with the words.
    await page.goto('/search?q=welcome')
    await expect(results).toHaveCount(8)
    await page.getByRole('link', { name: 'Search for these words instead' }).click()
    await expect(results).toHaveCount(11)
  },
)

test('the search field suggests operators', async ({ page }) => {
  await page.goto('/search')
  const field = page.getByRole('main').getByRole('combobox', { name: 'Search emails' })
  await expect(field.locator('xpath=../datalist/option')).toHaveCount(17)
  await expect(async () => {
    await field.fill('tea has:d')
    await expect(field.locator('xpath=../datalist/option')).toHaveText('tea has:dark', { timeout: 500 })
  }).toPass()
})

test('the last row searches emails for the text', { tag: '@any-width' }, async ({ page, isMobile }) => {
  await goToAbout(page)
  const dialog = await openDialog(page, isMobile)
  await dialog.getByRole('combobox').fill('carrying the piano')
  await dialog.getByText('Search emails for “carrying the piano”').click()
  await expect(page).toHaveURL('/search?q=carrying+the+piano')
  await expect(dialog).toBeHidden()
  const first = page.getByRole('list', { name: 'Search results' }).getByRole('listitem').first()
  await expect(first.getByRole('link')).toHaveText('“We voted on the piano with stickers”')
  await expect(first.locator('mark').first()).toHaveText('piano')
})

test('loads the index before the click, and revalidates it by ETag', async ({ page, request, isMobile }) => {
  test.skip(isMobile)
  await goHome(page)
  const fetched = page.waitForResponse('**/search-index')
  await searchButton(page).hover()
  const answer = await fetched
  expect(answer.headers()['cache-control']).toBe('public, no-cache')
  const again = await request.get('/search-index', {
    headers: { 'If-None-Match': answer.headers()['etag']! },
  })
  expect(again.status()).toBe(304)
  const emails = await request.get('/search-emails?q=piano')
  expect(emails.headers()['cache-control']).toMatch(/^public/)
  expect((await emails.json()) as unknown).toMatchObject({
    emails: [{ subject: expect.stringContaining('piano') }, {}, {}],
  })
})

test(
  'a brand that the index lacks is found by the server',
  { tag: '@any-width' },
  async ({ page, isMobile }) => {
    await page.route('**/search-index', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), brands: [], hasMoreBrands: true } })
    })
    await goToAbout(page)
    const dialog = await openDialog(page, isMobile)
    await dialog.getByRole('button', { name: 'BRANDS' }).click()
    await dialog.getByRole('combobox').fill('fernh')
    await expect(dialog.getByRole('option', { name: /^Fernhill/ })).toBeVisible()
  },
)

test(
  'reports an index that cannot be loaded, and retries',
  { tag: '@any-width' },
  async ({ page, isMobile, consoleErrors }) => {
    let broken = true
    await page.route('**/search-index', (route) =>
      broken ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await goToAbout(page)
    if (isMobile) await searchButton(page).tap()
    else await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await expect(dialog.getByText('Search failed to load.')).toBeVisible()
    broken = false
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('option').nth(3)).toBeVisible()
    expect(consoleErrors.splice(0).every((line) => line.includes('500'))).toBe(true)
  },
)

test('/search: text, filters, sorting and pages are in the URL', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await page.goto('/search?q=one')
  const results = page.getByRole('list', { name: 'Search results' })
  await expect(results.getByRole('listitem')).toHaveCount(30)
  await expectAccessible()
  const firstPage = await results.getByRole('heading').allTextContents()
  await page.getByRole('link', { name: 'More results' }).click()
  await expect(page).toHaveURL(/after=/)
  await expect(results.getByRole('heading').first()).not.toHaveText(firstPage[0]!)
  const second = await results.getByRole('heading').allTextContents()
  expect(second.filter((subject) => firstPage.includes(subject))).toEqual([])
  await page.getByRole('link', { name: 'Back to the best matches' }).click()
  await expect(results.getByRole('heading')).toHaveText(firstPage)
  if (isMobile) return
  await untilScriptsRun(page)
  await page.getByRole('main').getByRole('button', { name: 'Email Type' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Newsletter/ })
    .click()
  await expect(page).toHaveURL(/q=one&type=newsletter/)
  await expect(page.getByRole('link', { name: 'Remove Email Type: Newsletter' })).toBeVisible()
  await expect(results.getByRole('listitem').filter({ hasText: 'Newsletter' }).first()).toBeVisible()
})

test('/search helps: empty query, no results, a typo', async ({ page, expectAccessible }) => {
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
  await expect(page.getByRole('heading', { name: 'Search tips' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('combobox', { name: 'Search emails' }).fill('chior piano')
  await page.getByRole('combobox', { name: 'Search emails' }).press('Enter')
  await expect(page.getByText('Showing results for choir piano')).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Search results' }).getByRole('listitem').first(),
  ).toContainText('piano')
  await page.goto('/search?q=xylophonist')
  await expect(page.getByRole('heading', { name: 'No results found for "xylophonist"' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse with filters' })).toBeVisible()
  await expectAccessible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the dialog’s field is a form, and results are complete', async ({ page }) => {
    await page.goto('/')
    await searchButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await searchButton(page).click()
    await page.keyboard.type('candles -christmas')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=/)
    await expect(
      page.getByRole('list', { name: 'Search results' }).getByRole('listitem').first(),
    ).toBeVisible()
    await page.locator('select[name="sort"]:visible').selectOption('newest')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/q=.*sort=newest/)
    await expect(
      page.getByRole('list', { name: 'Search results' }).getByRole('listitem').first(),
    ).toBeVisible()
  })
})
