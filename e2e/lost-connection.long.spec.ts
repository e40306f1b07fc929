/** A form without a response keeps its input, reports the failure, and can be sent again. */
import type { Page, Route } from '@playwright/test'
import { expect, test } from './base.ts'
import { somebody } from './test-users.ts'

/** The ways a response can fail, one after the other. */
const FAILURES: readonly [string, (route: Route) => Promise<void>][] = [
  ['a lost connection', (route) => route.abort('connectionreset')],
  [
    'a 502 of a proxy',
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  ],
  [
    'a 500 of a proxy',
    (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Error</h1>' }),
  ],
]

/** Before hydration the browser itself submits the form, and shows its own error page. */
async function scripted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('[role=dialog] form, main form, footer form')
    return form && Object.keys(form).some((key) => key.startsWith('__react'))
  })
}

/** Blocks all requests to the server until the returned function is called. */
async function cutOff(page: Page, fail: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
  const everything = (url: URL) => url.pathname.endsWith('.data')
  await page.route(everything, fail)
  return () => page.unroute(everything)
}

/** Submits by `press` with every kind of failure; each time `stays` must hold. Then the connection is back. */
async function sendInVain(page: Page, press: () => Promise<void>, stays: () => Promise<void>): Promise<void> {
  await scripted(page)
  const { pathname } = new URL(page.url())
  // A form takes no second press before it has its response.
  const busy = page.locator('button[type=submit][aria-disabled=true]')
  for (const [name, fail] of FAILURES) {
    await test.step(name, async () => {
      const failed = Promise.withResolvers<void>()
      const restore = await cutOff(page, async (route) => {
        const isSubmission = route.request().method() === 'POST'
        if (isSubmission) await expect(busy.first()).toBeVisible()
        await fail(route)
        if (isSubmission) failed.resolve()
      })
      await press()
      // The error of the failure before is still shown: it says nothing of this one.
      await failed.promise
      await expect(busy).toHaveCount(0)
      await stays()
      expect(new URL(page.url()).pathname).toBe(pathname)
      await restore()
    })
  }
}

/** The browser reports every failed request as a console error. */
test.afterEach(({ consoleErrors }) => {
  expect(consoleErrors.splice(0).filter((line) => !line.startsWith('Failed to load resource'))).toEqual([])
})

test('signing up, signing in and resetting a password', async ({ page }) => {
  const person = somebody()
  await page.goto('/signup')
  await scripted(page)
  await page
    .getByRole('textbox', { name: /^Email/ })
    .first()
    .fill(person.email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  const create = page.getByRole('button', { name: 'Create account' })
  await sendInVain(
    page,
    () => create.click(),
    async () => {
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'An error occurred during registration',
      )
      await expect(page.getByText('Registration failed').first()).toBeVisible()
      await expect(page.getByLabel('Full name')).toHaveValue(person.name)
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password)
    },
  )
  await create.click()
  await expect(page.getByText('Registration successful')).toBeVisible()

  await page.goto('/login')
  await scripted(page)
  await page
    .getByRole('textbox', { name: /^Email/ })
    .first()
    .fill(person.email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill('not the right one')
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
  await sendInVain(
    page,
    () => signIn.click(),
    async () => {
      await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible()
      await expect(page.getByText('Login failed').first()).toBeVisible()
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the right one')
    },
  )
  await signIn.click()
  await expect(page.getByText('No account found with')).toBeVisible()

  await page.goto('/forgot-password')
  await page
    .getByRole('textbox', { name: /^Email/ })
    .first()
    .fill(person.email)
  const send = page.getByRole('button', { name: 'Send the link' })
  await sendInVain(
    page,
    () => send.click(),
    async () => {
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'Something went wrong. Try again in a moment.',
      )
      await expect(page.getByRole('textbox', { name: /^Email/ }).first()).toHaveValue(person.email)
    },
  )
  await send.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible()
})

test('the settings and signing out', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/settings/name')
  await scripted(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill('Ada Renamed')
  const save = dialog.getByRole('button', { name: 'Save' })
  await sendInVain(
    page,
    () => save.click(),
    async () => {
      await expect(dialog.getByRole('alert')).toHaveText('Failed to update name')
      await expect(dialog.getByLabel('Full name')).toHaveValue('Ada Renamed')
    },
  )
  await save.click()
  await expect(page.getByText('Name updated successfully')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Ada Renamed')

  await page.reload()
  await scripted(page)
  const restore = await cutOff(page, FAILURES[0]![1])
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page.getByText('Error logging out')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible()
  await restore()
})

test('contact and newsletter', async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('main')
  await form.getByLabel('Your name').fill('Ada')
  await form.getByLabel('Email address').fill('ada@example.com')
  await form.getByLabel('Message').fill('At length')
  const send = page.getByRole('button', { name: 'Send message' })
  await sendInVain(
    page,
    () => send.click(),
    async () => {
      await expect(form.getByRole('alert')).toHaveText(/^Couldn’t send your message/)
      await expect(form.getByLabel('Message')).toHaveValue('At length')
    },
  )
  await send.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()

  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'Email address' }).fill(somebody().email)
  const subscribe = footer.getByRole('button', { name: 'Subscribe' })
  await sendInVain(
    page,
    () => subscribe.click(),
    () => expect(footer.getByRole('alert')).toBeVisible(),
  )
  await subscribe.click()
  await expect(footer.getByRole('status')).not.toBeEmpty()
})

test('a post', async ({ page, signInAsAdmin }) => {
  await signInAsAdmin()
  const slug = `in-vain-${Date.now()}`
  await page.goto('/admin/blog/new')
  await page.getByLabel('Title', { exact: true }).fill('Written in vain')
  await page.getByLabel('Slug').fill(slug)
  await page.getByLabel('Category').selectOption('Email Tools')
  await page.getByLabel('Excerpt').fill('In short')
  await page.getByLabel('Block 1: Content').fill('At length')
  await page.getByLabel('Cover image URL').fill('https://img.example/a.webp')
  await page.getByLabel('Alt text').fill('A picture')
  const unchanged = async (failure: string) => {
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(failure)
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Written in vain')
    await expect(page.getByLabel('Block 1: Content')).toHaveValue('At length')
  }
  await page.route('https://img.example/**', (route) => route.abort())
  const create = page.getByRole('button', { name: 'Create Post' })
  await sendInVain(
    page,
    () => create.click(),
    () => unchanged('Failed to create blog post'),
  )
  await create.click()
  await expect(page.getByText('Blog post created successfully')).toBeVisible()

  const row = page.getByRole('row', { name: new RegExp(`/${slug}`) })
  await row.getByRole('link', { name: /^Edit/ }).click()
  await expect(page).toHaveURL(/\/edit\//)
  const update = page.getByRole('button', { name: 'Update Post' })
  await sendInVain(
    page,
    () => update.click(),
    () => unchanged('Failed to update blog post'),
  )
  await update.click()
  await expect(page.getByText('Blog post updated successfully')).toBeVisible()

  await row.getByRole('button', { name: /^Delete/ }).click()
  const confirm = page.getByRole('button', { name: 'Delete', exact: true })
  const restore = await cutOff(page, FAILURES[1]![1])
  await confirm.click()
  await expect(page.getByText('Failed to delete blog post')).toBeVisible()
  await restore()
  await confirm.click()
  await expect(page.getByText('Blog post deleted successfully')).toBeVisible()
})
