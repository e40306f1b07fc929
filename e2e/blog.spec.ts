/** The public blog, and the static pages. */
import { expect, test } from './base.ts'

test('shows the latest article first, the others below by category and page', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/blog')
  await expect(page).toHaveTitle('Blog | Mailshelf')
  await expect(page.getByText('Featured / Latest Article')).toBeVisible()
  const featured = page.locator('main article').first()
  await expect(featured.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(featured.locator('h2 + p')).toHaveText(/\w+/)
  await expect(featured.getByText(/^(Email \w+|Case Studies|Best Practices)$/)).toBeVisible()
  await expect(featured.getByRole('img')).toHaveJSProperty('complete', true)
  await expect(featured.locator('time')).toHaveText(/^\d{1,2} \w+ 20\d\d$/)
  await expect(featured.getByRole('link')).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/)
  await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 2, name: 'Join 10,000+ marketers' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveCount(1)
  await expectAccessible()

  const articles = page.locator('#archive h3')
  await expect(articles).toHaveCount(9)
  const first = await articles.first().textContent()
  await page.getByRole('link', { name: 'Older articles' }).click()
  await expect(page).toHaveURL(/\?page=2/)
  await expect(page.getByRole('navigation', { name: 'Page 2 of 2' })).toBeVisible()
  await expect(articles.first()).not.toHaveText(first!)
  await page.goto('/blog?page=nonsense')
  await expect(articles).toHaveCount(9)
})

test('an article has its contents, share buttons and links to others', async ({
  page,
  context,
  expectAccessible,
  isMobile,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // By address: the latest article may be one that another journey has just published.
  await page.goto('/blog/bulk-sender-rules-for-designers')
  await expect(page.locator('article.article')).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).textContent())!
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(`Blog/${title}`)
  await expect(page.locator('header').getByText('By the product team')).toBeVisible()
  await expect(
    page.locator('main header').getByText(/^(Email \w+|Case Studies|Best Practices)$/),
  ).toBeVisible()
  await expect(page.locator('main header h1 + p')).toHaveText(/\w+/)
  await expect(page.locator('main img').first()).toBeVisible()
  await expect(page.locator('main header time')).toHaveText(/^\d{1,2} \w+ 20\d\d$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Join 10,000+ marketers' })).toBeVisible()
  await expectAccessible()

  const contents = page.getByRole('navigation', { name: 'On this page' })
  const last = contents.getByRole('link').last()
  const heading = page.getByRole('heading', { name: (await last.textContent())!, exact: true })
  await last.click()
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  // A short last section cannot reach the top; any later section counts.
  if (!isMobile) await expect(contents.locator('[aria-current]')).toHaveCount(1)

  // A section is current once its heading is in the top fifth of the screen.
  const first = contents.getByRole('link').first()
  const anchor = (await first.getAttribute('href'))!.slice(1)
  for (const [place, marked] of [
    [0.22, 0],
    [0.18, 1],
  ] as const) {
    await page.evaluate(
      ([id, share]) => {
        const { top } = document.getElementById(id)!.getBoundingClientRect()
        scrollTo({ top: scrollY + top - innerHeight * share, behavior: 'instant' })
      },
      [anchor, place] as const,
    )
    await expect(contents.locator('[aria-current]')).toHaveCount(marked)
  }
  await expect(contents.locator('[aria-current]')).toHaveText((await first.textContent())!)

  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/blog/')

  const twitter = page.getByRole('link', { name: 'Twitter' })
  await expect(twitter).toHaveAttribute('href', /^https:\/\/twitter\.com\/intent\/tweet\?text=.+&url=http/)
  await page.evaluate(() => {
    window.open = (...opened) => {
      document.body.dataset['opened'] = opened.join(' | ')
      return window
    }
  })
  await twitter.click()
  await expect(page.locator('body')).toHaveAttribute('data-opened', /popup,width=600,height=400$/)
  await expect(page.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.linkedin\.com\/.+\?url=http/,
  )
  await expect(page.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.facebook\.com\/.+\?u=http/,
  )

  await expect(page.getByRole('heading', { level: 2, name: 'From the gallery' })).toBeVisible()
})

test('shows a 404 page for a missing article', async ({ page, consoleErrors, expectAccessible }) => {
  const answer = await page.goto('/blog/nothing-here')
  expect(answer!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible()
  await page.getByRole('link', { name: '← Back to Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  consoleErrors.length = 0
})

test('about, terms and privacy have the required text', async ({ page, expectAccessible }) => {
  await page.goto('/about')
  await expect(page.getByText('Great emails disappear in crowded inboxes')).toBeVisible()
  for (const name of [
    'Designers',
    'Marketers',
    'Product teams',
    'Curated designs',
    'Combined filters',
    'The source, not a screenshot',
    'Your own collections',
    'Your discoveries',
  ]) {
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Browse emails' })).toHaveAttribute('href', '/')
  await expect(
    page.locator('main').getByRole('link', { name: 'Create your own collection' }),
  ).toHaveAttribute('href', '/signup')
  await expectAccessible()
  await page.goto('/terms')
  await expect(page.getByText('Last updated January 2024')).toBeVisible()
  // Another journey moves the gallery for a moment.
  await expect(page.getByText(/governed by the laws of (?:Israel|Iceland)/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'legal@mailshelf.example' })).toBeVisible()
  await expectAccessible()
  await page.goto('/privacy')
  await expect(page.getByText('Last updated January 2024')).toBeVisible()
  await expect(page.getByRole('link', { name: 'privacy@mailshelf.example' })).toBeVisible()
  await expectAccessible()
})

test('the contact form reports missing fields, keeps the input, and sends the message', async ({
  page,
  expectAccessible,
  consoleErrors,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Your name').fill('Ada')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please enter your email address')).toBeVisible()
  await expect(page.getByText('Please write a message')).toBeVisible()
  await expect(page.getByLabel('Email address').first()).toBeFocused()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada')
  await expectAccessible()
  consoleErrors.length = 0

  await page.getByLabel('Email address').first().fill('ada@example.com')
  await page.getByLabel('Message').fill('An email I miss.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('reading articles and the contact form', async ({ page }) => {
    await page.goto('/blog')
    // The first may be one that another journey has just published, and takes back.
    await page.locator('#archive h3 a').last().click()
    await expect(page.locator('article.article h2').first()).toBeVisible()
    await page.goto('/contact')
    await page.getByLabel('Your name').fill('Bea')
    await page.getByLabel('Email address').first().fill('bea@example.com')
    await page.getByLabel('Message').fill('Hello.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  })
})
