/** Saving emails and brands, signed in and as a visitor. */
import type { Page } from '@playwright/test'
import { expect, expectToFit, NARROW, openHydrated, test, untilHydrated } from './base.ts'
import { signUpBy, somebody } from './test-users.ts'

function cards(page: Page) {
  return page.locator('main article')
}

/** Before hydration a button navigates to a page; these tests want the dialog. */
async function browseSignedIn(page: Page): Promise<void> {
  const asked = page.waitForResponse(/\/saved-emails$/)
  await page.goto('/browse')
  await asked
}

/** Touch screens show the button in the label, pointers on the thumbnail. */
async function saveFirst(page: Page, place = 0): Promise<void> {
  const card = cards(page).nth(place)
  await card.scrollIntoViewIfNeeded()
  await card.hover()
  await card.getByRole('button', { name: 'Save for later' }).click()
}

test('saves an email to a new collection, removes it and undoes that', async ({ page, expectAccessible }) => {
  await signUpBy(page.request, somebody())
  await browseSignedIn(page)
  await saveFirst(page)
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByText('Choose a collection to save this email to or create a new one.'),
  ).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Save to Collection' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Your Collections' })).toBeVisible()
  const none = dialog.getByText("You don't have any email collections yet.")
  await expect(none).toBeVisible()
  await expect.poll(async () => (await none.boundingBox())?.height).toBe(240)
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await expectAccessible()

  await dialog.getByRole('button', { name: 'Create New Collection' }).click()
  await expect(dialog.getByRole('heading', { name: 'Create Collection' })).toBeVisible()
  await expect(dialog.getByText('Create a new collection to organize your favorite content')).toBeVisible()
  const wide = Math.min(425, page.viewportSize()!.width - 32)
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(wide)
  await expect(dialog.getByRole('option')).toHaveText(['Email Collection', 'Brand Collection'])
  await dialog.getByRole('button', { name: 'Create Collection' }).click()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await dialog.getByLabel('Name').fill('Brands')
  await expect(dialog.getByText('This name is reserved')).toBeVisible()
  await dialog.getByLabel('Name').fill('x'.repeat(101))
  await expect(dialog.getByText('Name cannot exceed 100 characters')).toBeVisible()
  await dialog.getByLabel(/^Description/).fill('y'.repeat(501))
  await expect(dialog.getByText('Description cannot exceed 500 characters')).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel(/^Description/).fill('For December')
  await dialog.getByLabel('Name').fill('Winter')
  await expect(dialog.getByRole('combobox')).toHaveValue('emails')
  await dialog.getByRole('button', { name: 'Create Collection' }).click()
  await expect(page.getByText('Collection created', { exact: true })).toBeVisible()
  await expect(page.getByText('Your new collection has been created successfully')).toBeVisible()
  await expect(dialog.getByRole('radio')).toBeChecked()
  const list = dialog.getByRole('group', { name: 'Your Collections' })
  await expect(list).toHaveCSS('height', '240px')
  await expect(list).toHaveCSS('overflow-y', 'auto')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Email saved to collection')).toBeVisible()
  await expect(dialog).toBeHidden()
  const saved = cards(page).first().getByRole('button', { name: 'Remove from saved' })
  await expect(saved).toBeVisible()
  await expect(saved).toContainText('Saved')
  // Nothing covers the email at rest.
  await page.mouse.move(0, 0)
  const shown = (await cards(page).first().locator('> div').first().boundingBox())!
  await expect.poll(async () => (await saved.boundingBox())?.y).toBeGreaterThan(shown.y + shown.height)

  // The next email: the collection used last is chosen already.
  await cards(page).nth(1).hover()
  await cards(page).nth(1).getByRole('button', { name: 'Save for later' }).click()
  await expect(dialog.getByRole('radio', { name: /^Winter/ })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Save to Winter' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Save to Winter' }).click()
  const second = cards(page).nth(1).getByRole('button', { name: 'Save for later' })
  await expect(page.getByText('in Winter', { exact: true }).last()).toBeVisible()
  const taken = cards(page).nth(1).getByRole('button', { name: 'Remove from saved' })
  await expect(taken).toBeVisible()
  const removed = page.waitForResponse(/\/saved-emails\//)
  await taken.click()
  await expect(second).toBeVisible()
  await removed

  await openHydrated(page, '/saved')
  await expect(page.getByRole('heading', { level: 1, name: 'All Collections (1)' })).toBeVisible()
  await expect(page.getByText(/^1 email · updated /)).toBeVisible()
  const make = page.getByRole('link', { name: 'New Collection' })
  await make.click()
  await dialog.getByLabel('Name').fill('Given up')
  await dialog.getByRole('combobox').selectOption('Brand Collection')
  await page.keyboard.press('Escape')
  await make.click()
  await expect(dialog.getByLabel('Name')).toHaveValue('')
  await expect(dialog.getByRole('combobox')).toHaveValue('emails')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expectAccessible()
  await page.getByRole('link', { name: 'Winter' }).click()
  await expect(page.getByText('For December')).toBeVisible()
  await expect(page.getByText(/^1 email · Created \d+ \w+ \d{4}$/)).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expectAccessible()

  await saved.click()
  await expect(page.getByText('Removed from Winter').last()).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByText(/^0 emails · Created /)).toBeVisible()
  const restored = page.waitForResponse(/\/saved-emails\//)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(saved).toBeVisible()
  await restored
  await expect(page.getByText(/^1 email · Created /)).toBeVisible()
  await expect(page.getByText('For December')).toBeVisible()
  await page.reload()
  await untilHydrated(page)
  await expect(cards(page)).toHaveCount(1)

  await page.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Name').fill('Spring')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spring' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused()

  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    '"Spring" and everything saved in it will be deleted.',
  )
  await expectAccessible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/saved$/)
  await expect(page.getByRole('heading', { level: 2, name: 'No collections yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Collection' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'New Collection' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Collection restored')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Spring' })).toBeVisible()
})

test('a failed request keeps the page, and reports what can be done', async ({ page, consoleErrors }) => {
  await signUpBy(page.request, somebody())
  await browseSignedIn(page)
  const unreachable = '**/{collections/new,saved-emails/*}*'
  await page.route(unreachable, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await saveFirst(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create New Collection' }).click()
  await dialog.getByLabel('Name').fill('Winter')
  await dialog.getByRole('button', { name: 'Create Collection' }).click()
  await expect(page.getByText('Failed to create collection')).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveText('Something went wrong. Try again in a moment.')
  await expect(dialog.getByLabel('Name')).toHaveValue('Winter')

  await page.unroute(unreachable)
  const held = Promise.withResolvers<void>()
  await page.route('**/collections/new*', async (route) => {
    await held.promise
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Create Collection' }).click()
  await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeVisible()
  held.resolve()
  await page.route(unreachable, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page.getByText('Failed to save email: Something went wrong. Try again in a moment.'),
  ).toBeVisible()

  await page.unroute(unreachable)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
  const saved = cards(page).first().getByRole('button', { name: 'Remove from saved' })
  await expect(saved).toBeEnabled()
  const asked = Promise.withResolvers<void>()
  const failing = Promise.withResolvers<void>()
  await page.route(unreachable, async (route) => {
    asked.resolve()
    await failing.promise
    await route.abort()
  })
  await saved.click()
  await asked.promise
  await expect(cards(page).first().getByRole('button', { name: 'Save for later' })).toBeDisabled()
  failing.resolve()
  await expect(saved).toBeEnabled()
  await expect(page.getByText('Removed from Winter')).toHaveCount(0)
  consoleErrors.length = 0
})

test('reorders a collection by keyboard, and removes emails', async ({ page, isMobile }) => {
  test.skip(isMobile)
  await signUpBy(page.request, somebody())
  await browseSignedIn(page)
  const dialog = page.getByRole('dialog')
  for (const place of [0, 1, 2]) {
    await saveFirst(page, place)
    if (place === 0) {
      await dialog.getByRole('button', { name: 'Create New Collection' }).click()
      await dialog.getByLabel('Name').fill('Order')
      await dialog.getByRole('button', { name: 'Create Collection' }).click()
    }
    await dialog.getByRole('radio').check()
    // From the second email on, the button names the collection used last.
    await dialog.getByRole('button', { name: place === 0 ? 'Save' : 'Save to Order', exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await page.goto('/saved')
  await page.getByRole('link', { name: 'Order' }).click()
  await page.getByRole('button', { name: 'Arrange' }).click()
  const sheets = page.locator('main li [aria-roledescription]')
  await expect(sheets).toHaveCount(3)
  const [first, second] = [
    await sheets.nth(0).getAttribute('aria-label'),
    await sheets.nth(1).getAttribute('aria-label'),
  ]
  await sheets.nth(0).focus()
  await page.keyboard.press('Space')
  await expect(page.locator('[id^=DndLiveRegion]')).toContainText('1 of 3')
  // dnd-kit sets a timer in which it begins to listen for arrow keys, and an event can overtake it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[id^=DndLiveRegion]')).toContainText('2 of 3')
  const kept = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.keyboard.press('Space')
  expect((await kept).status()).toBe(200)
  await expect(sheets.nth(0)).toHaveAttribute('aria-label', second!)
  await page
    .getByRole('button', { name: /^Remove from collection/ })
    .nth(2)
    .click()
  await expect(page.getByText('Removed from Order')).toBeVisible()
  await expect(sheets).toHaveCount(2)
  await expect(page.getByText(/^2 emails · Created /)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^3 emails · Created /)).toBeVisible()
  await expect(sheets).toHaveCount(3)
  await page
    .getByRole('button', { name: /^Remove from collection/ })
    .nth(2)
    .click()
  await expect(page.getByText(/^2 emails · Created /)).toBeVisible()
  await page.reload()
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Arrange' }).click()
  await expect(sheets).toHaveCount(2)
  await expect(sheets.nth(1)).toHaveAttribute('aria-label', first!)
  // However far it is: a position can be typed.
  await page
    .getByLabel(/^Position of/)
    .nth(1)
    .fill('1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/: position 1 of 2$/)).toBeVisible()
  await expect(sheets.nth(0)).toHaveAttribute('aria-label', first!)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(cards(page).first()).toContainText(first!.split(', ').at(-1)!)
})

test('an email in two collections is removed from the last one, or from all, and restored', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpBy(page.request, somebody())
  await browseSignedIn(page)
  const other = await context.newPage()
  await browseSignedIn(other)
  const headers = { Origin: baseURL! }
  const emailId = (await page.locator('main li[data-email]').first().getAttribute('data-email'))!
  for (const name of ['One', 'Two']) {
    await page.request.post(`/save/${emailId}`, { headers, form: { name, choose: 'yes', from: '/' } })
  }
  // A tab asks again when it gets the focus.
  for (const tab of [page, other]) await tab.evaluate(() => window.dispatchEvent(new Event('focus')))
  const saved = cards(page).first().getByRole('button', { name: 'Remove from saved' })
  await expect(cards(other).first().getByRole('button', { name: 'Remove from saved' })).toBeAttached()
  await expect(saved).toHaveAttribute('title', 'Saved in Two and One')
  await saved.click()
  await expect(page.getByText('Removed from Two')).toBeVisible()
  await expect(page.getByText('Still in One')).toBeVisible()
  await expect(saved).toHaveAttribute('title', 'Saved in One')
  await page.getByRole('button', { name: 'Remove from all' }).click()
  await expect(page.getByText('Removed from One')).toBeVisible()
  await expect(saved).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(saved).toHaveAttribute('title', 'Saved in Two and One')
})

test('deletes an email of a collection and the collection without scripts, at 320 px', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  await signUpBy(page.request, somebody())
  await browseSignedIn(page)
  const headers = { Origin: baseURL! }
  const emailId = (await page.locator('main li[data-email]').first().getAttribute('data-email'))!
  await page.request.post(`/save/${emailId}`, { headers, form: { name: 'Plain', choose: 'yes', from: '/' } })
  const storageState = await context.storageState()
  const options = { javaScriptEnabled: false, viewport: NARROW, storageState, baseURL: baseURL! }
  const plain = await browser.newContext(options)
  const without = await plain.newPage()
  await without.goto('/saved')
  await expectToFit(without)
  await without.getByRole('link', { name: 'Plain' }).click()
  await expectToFit(without)
  await without.getByRole('link', { name: /^Add a note/ }).click()
  await expectToFit(without)
  await without.getByRole('button', { name: 'Remove from collection' }).click()
  await expect(without.getByText('Removed from collection')).toBeVisible()
  await expect(without.getByText(/^0 emails · Created /)).toBeVisible()
  await without.getByRole('button', { name: 'Delete' }).click()
  await without.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(without.getByText('Collection deleted')).toBeVisible()
  await plain.close()
})

test('follows and unfollows a brand', async ({ page, expectAccessible }) => {
  await signUpBy(page.request, somebody())
  await page.goto('/brand/fernhill')
  await page.getByRole('button', { name: 'Follow' }).click()
  await expect(page.getByText('Brand followed')).toBeVisible()
  await expect(page.getByRole('button', { name: /Following|Unfollow/ })).toBeVisible()
  await page.goto('/saved')
  await expect(page.getByRole('link', { name: 'Your saved brands' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Your saved brands' }).click()
  await expect(page.locator('main h3').getByRole('link', { name: /Fernhill/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await page.goto('/brand/fernhill')
  await page.getByRole('button', { name: /Following|Unfollow/ }).click()
  await expect(page.getByText('Brand unfollowed')).toBeVisible()
})

test('fills and empties a brand collection on its page', async ({ page, baseURL, expectAccessible }) => {
  await signUpBy(page.request, somebody())
  const headers = { Origin: baseURL! }
  await page.request.post('/collections/new', { headers, form: { name: 'Competitors', type: 'brands' } })
  await page.goto('/saved')
  await page.getByRole('link', { name: 'Competitors' }).click()
  await expect(page.getByText('No brands yet. Choose the first one above.')).toBeVisible()
  await page.getByLabel('Add a brand').selectOption('Fernhill & Co.')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Brand added to collection')).toBeVisible()
  await expect(page.locator('main h3').getByRole('link', { name: 'Fernhill & Co.' })).toBeVisible()
  await expect(page.getByText(/^1 brand · Created /)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Remove Fernhill & Co. from collection' }).click()
  await expect(page.getByText('No brands yet. Choose the first one above.')).toBeVisible()
})

test('completes a save that began signed out after signing in', async ({ page }) => {
  await page.goto('/browse')
  await saveFirst(page)
  await expect(page.getByText('Please log in to save emails to your collection')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?next=%2Fsave%2F/)
  const { searchParams } = new URL(page.url())
  await signUpBy(page.request, somebody())
  await page.goto(searchParams.get('next')!)
  await expect(page.getByRole('heading', { level: 1, name: 'Save to Collection' })).toBeVisible()
  await page.getByLabel('Create New Collection').fill('First')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/browse$/)
  await expect(page.getByText('Email saved to collection')).toBeVisible()
})

test('other users’ collections are invisible', async ({ page, expectAccessible, consoleErrors }) => {
  await page.goto('/saved')
  await expect(page.getByText('Sign in to view your saved content')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
    'href',
    '/login?next=%2Fsaved',
  )
  await expectAccessible()
  await page.goto('/brand/fernhill')
  await page.getByRole('button', { name: 'Follow' }).click()
  await expect(page.getByText('Please log in to follow brands')).toBeVisible()
  await expect(page).toHaveURL('/login?next=%2Fbrand%2Ffernhill')
  await page.goto('/collections/00000000-0000-4000-8000-000000000000')
  await expect(page).toHaveURL(/\/login\?next=%2Fcollections/)

  await signUpBy(page.request, somebody())
  const answer = await page.goto('/collections/00000000-0000-4000-8000-000000000000')
  expect(answer!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Collection not found' })).toBeVisible()
  await expect(
    page.getByText("The collection you're looking for doesn't exist or you don't have access to it."),
  ).toBeVisible()
  consoleErrors.length = 0
})
