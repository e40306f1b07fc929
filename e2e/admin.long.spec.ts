/** Administration, from the first sign-in to publishing and deleting a post. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, openHydrated, test } from './base.ts'
import { delayResponses, delayScripts } from './delayed-responses.ts'
import { delayTimers, releaseTimers } from './delayed-timers.ts'
import { emailTo } from './mailbox.ts'
import { withoutMissingCovers } from './pages.ts'
import { signInAdminBy } from './test-users.ts'

for (const address of [
  '/admin',
  '/admin/blog',
  '/admin/blog/new',
  '/admin/newsletter',
  '/admin/messages',
  '/admin/emails/imports',
  '/admin/emails',
  '/admin/reports',
  '/admin/emails/upload',
  '/admin/inbox',
  '/admin/inbox/rules',
  '/admin/inbox/rules/new',
  '/admin/inbox/sources',
  '/admin/inbox/addresses',
  '/admin/inbox/tokens',
]) {
  test(`${address} sends everybody else to sign in`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers()['location']).toBe(`/login?next=${encodeURIComponent(address)}`)
  })
}

test('writes, publishes, edits and deletes a post', async ({
  page,
  context,
  expectAccessible,
  consoleErrors,
  isMobile,
}) => {
  test.slow()
  const device = isMobile ? 'phone' : 'desk'
  await signInAdminBy(page.request)

  await openHydrated(page, '/admin')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Select a category to get started!' }),
  ).toBeVisible()
  await expect(page.getByText('Coming Soon')).toHaveCount(3)
  for (const [card, about] of [
    ['Blogs', 'Manage the SEO content pipeline'],
    ['Performance', 'AI marketing content'],
    ['Sales', 'Sales calls and leads'],
    ['Creative', 'Ad campaigns'],
  ] as const) {
    const item = page.getByRole('listitem').filter({ hasText: about })
    await expect(item.getByRole('heading', { name: card })).toBeVisible()
    await expect(item.getByRole('link')).toHaveCount(card === 'Blogs' ? 1 : 0)
  }
  await expect(page.getByRole('banner').getByText('Admin', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'All Posts' })).toHaveCount(0)
  await expectAccessible()
  await page.getByRole('link', { name: 'Blogs' }).click()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Title',
    'Status',
    'Category',
    'Published',
    'Actions',
  ])
  await expect(page.getByRole('link', { name: 'All Posts' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'New Post' }).click()
  await expect(page.locator('form h2')).toHaveText([
    'Basic Information',
    'Content Blocks',
    'Publishing',
    'Images',
    'Tags',
    'Table of Contents',
    'Styling Options',
  ])
  await expect(page.getByRole('listitem', { name: /^Block \d/ })).toHaveCount(1)
  await expect(page.getByLabel('Block 1: Type')).toHaveValue('introduction')
  await expect(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/admin/blog')

  await page.getByRole('button', { name: 'Create Post' }).click()
  for (const message of [
    'Title is required',
    'Slug is required',
    'Excerpt is required',
    'Category is required',
    'At least one content block is required',
    'Cover image must be a valid URL',
    'Image alt text is required',
  ]) {
    await expect(page.getByText(message)).toBeVisible()
  }
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  await expectAccessible()
  consoleErrors.length = 0

  await page.getByLabel('Title', { exact: true }).fill(`Seen on a ${device}: one post!`)
  await expect(page.getByLabel('Slug')).toHaveValue(`seen-on-a-${device}-one-post`)
  await page.getByLabel('Slug').fill('Not OK')
  await page.getByLabel('Category').selectOption('Case Studies')
  await page.getByLabel('Excerpt').fill('Written in a test.')
  await page.getByLabel('Block 1: Content').fill('The beginning.\n\nA <em>second</em> paragraph & more.')
  await page.getByRole('button', { name: 'Add block' }).click()
  await page.getByLabel('Block 2: Subheading').fill('What was seen')
  await page.getByLabel('Block 2: Content').fill('<script>document.title = "taken"</script> Text.')
  await page.getByLabel('Alt text').fill('A blue square')
  await page.getByLabel('Add a tag').fill(' layout ')
  await page.getByLabel('Add a tag').press('Enter')
  await page.getByLabel('Add a tag').fill('layout')
  await page.getByRole('button', { name: 'Add tag' }).click()
  await expect(page.getByRole('button', { name: 'Remove tag layout' })).toHaveCount(1)
  const picture = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#2040c0' } })
    .png()
    .toBuffer()
  await page
    .getByLabel('or choose an image')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText('cover.png')).toBeVisible()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Slug must contain only lowercase letters, numbers, and hyphens')).toBeVisible()
  // An error in another field does not lose the image.
  await expect(page.getByLabel('Cover image URL')).toHaveValue(/^\/media\/.+\.webp$/)
  consoleErrors.length = 0
  const slug = `seen-on-a-${device}`
  await page.getByLabel('Slug').fill(slug)

  // Closing the tab loses nothing.
  await page.goto('/admin/blog/new')
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible()
  await expect(page.getByLabel('Slug')).toHaveValue(slug)

  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Preview' }).click(),
  ])
  await expect(preview.getByText('This is a preview. Only you can see it.')).toBeVisible()
  await expect(preview.getByRole('heading', { level: 2, name: 'What was seen' })).toBeVisible()
  // A draft has no date.
  await expect(preview.locator('main header').getByText('Draft', { exact: true })).toBeVisible()
  await preview.close()

  const create = await delayResponses(page, '/admin/blog/new')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  create()
  await expect(page.getByText('Blog post created successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/blog$/)
  const row = page.getByRole('row', { name: new RegExp(`/${slug}`) })
  await expect(row.getByRole('cell').nth(1)).toHaveText('Draft')
  await expect(row.getByRole('cell').nth(2)).toHaveText('Case Studies')
  await expect(row.getByRole('cell').nth(3)).toHaveText('-')
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404)

  await row.getByRole('link', { name: /^Edit/ }).click()
  await expect(page.getByRole('listitem', { name: /^Block \d/ })).toHaveCount(8)
  await expect(page.getByLabel('Block 1: Content')).toHaveValue(
    'The beginning.\n\nA <em>second</em> paragraph & more.',
  )
  await page.getByText('Published', { exact: true }).click()
  await page.getByText('Large', { exact: true }).click()
  await page.getByText('Minimal', { exact: true }).click()
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('Blog post updated successfully')).toBeVisible()

  await page.goto(`/blog/${slug}`)
  await expect(page).toHaveTitle(`Seen on a ${device}: one post! | Mailshelf`)
  await expect(page.locator('article.article')).toContainText(
    '<script>document.title = "taken"</script> Text.',
  )
  await expect(page.locator('article.article em')).toHaveText('second')
  // Text sizes are the lower of their two on phones. Minimal headings are smaller and lighter.
  await expect(page.locator('article.article')).toHaveCSS('font-size', isMobile ? '18px' : '20px')
  await expect(page.locator('article.article h2')).toHaveCSS('font-size', isMobile ? '21px' : '24px')
  await expect(page.getByAltText('A blue square')).toHaveJSProperty('naturalWidth', 2000)
  await expectAccessible()

  await openHydrated(page, '/admin/blog')
  await row.getByRole('button', { name: /^Delete/ }).click()
  await expect(
    page.getByText(
      `Are you sure you want to delete "Seen on a ${device}: one post!"? This action cannot be undone.`,
    ),
  ).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(row.getByRole('button', { name: /^Delete/ })).toBeFocused()
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Blog post deleted successfully')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(row).toHaveCount(0)

  await page.goto('/admin/blog/edit/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('Blog post not found')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/blog$/)
  await page.goto('/admin/blog/edit')
  await expect(page).toHaveURL(/\/admin\/blog$/)

  await page.goto('/admin/messages')
  await expectAccessible()
  await page.goto('/admin/newsletter')
  await expectAccessible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/login/)
})

test('keeps what was typed into a post before scripts loaded', async ({ page, signInAsAdmin }) => {
  await signInAsAdmin()
  const release = await delayScripts(page)
  await page.goto('/admin/blog/new', { waitUntil: 'commit' })
  await page.getByLabel('Title', { exact: true }).fill('Typed early')
  await page.getByLabel('Excerpt').fill('In short')
  await page.getByLabel('Category').selectOption('Email Tools')
  await page.getByLabel('Block 1: Content').fill('At length')
  await page.getByLabel('Add a tag').fill('layout')
  release()
  // The slug follows the title once the page is hydrated.
  await expect(page.getByLabel('Slug')).toHaveValue('typed-early')
  await page.getByLabel('Excerpt').press('End')
  await page.getByLabel('Excerpt').pressSequentially(', here')
  await page.getByRole('button', { name: 'Add tag' }).click()
  await expect(page.getByRole('button', { name: 'Remove tag layout' })).toBeVisible()
  await expect(page.getByLabel('Add a tag')).toHaveValue('')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed early')
  await expect(page.getByLabel('Excerpt')).toHaveValue('In short, here')
  await expect(page.getByLabel('Category')).toHaveValue('Email Tools')
  await expect(page.getByLabel('Block 1: Content')).toHaveValue('At length')
})

/** Makes a draft by the form’s own request; its id. */
async function draftNamed(page: Page, title: string): Promise<string> {
  const slug = `${title.toLowerCase().replaceAll(' ', '-')}-${Date.now()}`
  const form = {
    title,
    slug,
    excerpt: 'In short',
    category: 'Email Tools',
    blockType: 'h2',
    blockSubheading: '',
    blockContent: 'At first',
    coverImage: 'https://img.example/a.webp',
    imageAltText: 'A picture',
  }
  const headers = { Origin: new URL(page.url()).origin }
  const made = await page.request.post('/admin/blog/new', { headers, form, maxRedirects: 0 })
  expect(made.status()).toBe(302)
  await page.goto('/admin/blog')
  const edit = page.getByRole('row', { name: new RegExp(`/${slug}`) }).getByRole('link', { name: /^Edit/ })
  return (await edit.getAttribute('href'))!.split('/').at(-1)!
}

test('a post that another editor has saved is replaced on the second press', async ({
  page,
  context,
  signInAsAdmin,
  expectAccessible,
  consoleErrors,
}) => {
  await signInAsAdmin()
  await context.route('https://img.example/**', (route) => route.abort())
  await page.goto('/admin')
  const id = await draftNamed(page, 'Two at once')
  const other = await context.newPage()
  const content = (tab: Page) => tab.getByLabel('Block 1: Content')
  for (const tab of [page, other]) await openHydrated(tab, `/admin/blog/edit/${id}`)
  await content(page).fill('What I wrote')
  await content(other).fill('What they wrote')
  await other.getByRole('button', { name: 'Update Post' }).click()
  await expect(other.getByText('Blog post updated successfully')).toBeVisible()

  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('Another editor has saved this post since you opened it.')).toBeVisible()
  await expect(content(page)).toHaveValue('What I wrote')
  await expectAccessible()
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('Blog post updated successfully')).toBeVisible()
  await openHydrated(page, `/admin/blog/edit/${id}`)
  await expect(content(page)).toHaveValue('What I wrote')
  consoleErrors.length = 0
})

test('newsletter: double opt-in, one-click unsubscribe, and the list for the owner', async ({ page }) => {
  const address = `reader-${randomUUID()}@example.com`
  await withoutMissingCovers(page, { orDeleted: true })
  await page.goto('/blog')
  await page.getByRole('textbox', { name: 'Email address' }).fill(address)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Thanks. Check your inbox')).toBeVisible()
  const { text } = await emailTo(address, /^Confirm your subscription/)
  const link = (kind: string) => new RegExp(`/newsletter/${kind}/[\\w-]+`).exec(text)![0]

  await page.goto(link('confirm'))
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are subscribed' })).toBeVisible()
  await signInAdminBy(page.request)
  const csv = await page.request.get('/admin/newsletter.csv')
  expect(csv.headers()['content-disposition']).toContain('subscribers.csv')
  expect(await csv.text()).toContain(`${address},confirmed,blog,`)

  await page.goto(link('unsubscribe'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible()
  expect(await (await page.request.get('/admin/newsletter.csv')).text()).toContain(`${address},unsubscribed,`)
})

/** After which the address of a cover counts as complete, in milliseconds. */
const TYPING_PAUSE = 600

test('a published post that is renamed is found at its old address; a cover is loaded when its address is complete', async ({
  page,
  request,
  baseURL,
  consoleErrors,
  signInAsAdmin,
}) => {
  await signInAsAdmin()
  // An image of this site: other tests may see the post while it is published.
  const cover = `${baseURL}/icon-192.png`
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && cover.startsWith(request.url())) asked.push(request.url())
  })
  const slug = `renamed-${Date.now()}`
  await delayTimers(page, TYPING_PAUSE)
  await openHydrated(page, '/admin/blog/new')
  await page.getByLabel('Title', { exact: true }).fill('Renamed later')
  await page.getByLabel('Slug').fill('---')
  await page.getByLabel('Category').selectOption('Email Tools')
  await page.getByLabel('Excerpt').fill('In short')
  await page.getByLabel('Block 1: Content').fill('At length')
  await page.getByLabel('Cover image URL').pressSequentially(cover)
  expect(asked).toEqual([])
  await page.getByLabel('Cover image URL').blur()
  await expect
    .poll(async () => {
      await releaseTimers(page)
      return asked
    })
    .toEqual([cover])
  await page.getByLabel('Alt text').fill('A picture')
  await page.getByText('Published', { exact: true }).click()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Slug must contain at least one letter or number')).toBeVisible()
  // The refused post.
  consoleErrors.length = 0
  await page.getByLabel('Slug').fill(slug)
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Blog post created successfully')).toBeVisible()

  const row = page.getByRole('row', { name: new RegExp(`/${slug}`) })
  await row.getByRole('link', { name: /^Edit/ }).click()
  await page.getByLabel('Slug').fill(`${slug}-again`)
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('Blog post updated successfully')).toBeVisible()
  const answer = await request.get(`/blog/${slug}?from=mail`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([308, `/blog/${slug}-again?from=mail`])

  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Blog post deleted successfully')).toBeVisible()
})
