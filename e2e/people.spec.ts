/** An owner invites an editor, who deletes a post and takes it back; and suspends and deletes users. */
import { expect, expectToFit, openHydrated, test } from './base.ts'
import { sitePort } from './ports.ts'
import { signInAdminBy, signUpBy, somebody } from './test-users.ts'

test('an editor joins by a link, deletes a post, and undoes it', async ({
  page,
  browser,
  expectAccessible,
}) => {
  await signInAdminBy(page.request)
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Create a link' }).click()
  const link = await page.getByText(/\/invitation\?token=/).textContent()
  await expectAccessible()

  const context = await browser.newContext({ baseURL: `http://localhost:${sitePort}` })
  const editor = await context.newPage()
  const name = `Eve ${Date.now()}`
  await signUpBy(editor.request, somebody({ name }))
  await editor.goto(new URL(link!).pathname + new URL(link!).search)
  await editor.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(editor.getByRole('heading', { level: 1, name: 'Select a category' })).toBeVisible()
  await expect(editor.getByRole('link', { name: 'People' })).toHaveCount(0)

  const title = `A post by ${name}`
  const form = {
    title,
    slug: `post-${Date.now()}`,
    excerpt: 'In short',
    category: 'Email Design',
    blockType: 'h2',
    blockSubheading: 'One',
    blockContent: 'Text',
    coverImage: 'https://img.example/a.webp',
    imageAltText: 'A picture',
    status: 'draft',
  }
  const headers = { Origin: `http://localhost:${sitePort}` }
  expect((await editor.request.post('/admin/blog/new', { headers, form, maxRedirects: 0 })).status()).toBe(
    302,
  )
  await editor.goto('/admin/blog')
  await editor
    .getByRole('row')
    .filter({ hasText: title })
    .getByRole('button', { name: /^Delete/ })
    .click()
  await editor.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(editor.getByRole('row').filter({ hasText: title })).toHaveCount(0)
  const toast = editor.getByRole('listitem').filter({ hasText: 'Blog post deleted successfully' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(editor.getByRole('row').filter({ hasText: title })).toBeVisible()

  await page.goto('/admin/changes')
  const deletion = page.getByRole('listitem').filter({ hasText: `Deleted a blog post · ${title}` })
  await expect(deletion.getByText(name, { exact: true })).toBeVisible()
  await expect(deletion.getByText('Undone', { exact: true })).toBeVisible()
  await expectAccessible()
  await context.close()
})

test('an owner suspends and deletes users, by keyboard, on a phone, and without scripts', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const baseURL = `http://localhost:${sitePort}`
  const stamp = String(Date.now())
  const [ada, bo] = [`Ada ${stamp}`, `${'Bartholomew-'.repeat(4)}Bo ${stamp}`]
  const [guest, other] = [await browser.newContext({ baseURL }), await browser.newContext({ baseURL })]
  await signUpBy(other.request, somebody({ name: bo }))
  await signUpBy(guest.request, somebody({ name: ada }))
  await signInAdminBy(page.request)
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/admin/people')
  const field = page.getByRole('searchbox', { name: 'Search users' })
  await field.fill(`${stamp} nobody`)
  await field.press('Enter')
  await expect(page.getByText('No matching users')).toBeVisible()
  await field.fill(stamp)
  await field.press('Enter')
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(row(ada).getByText('1 active session')).toBeVisible()
  await expect(row(bo)).toBeVisible()
  await expectAccessible()
  await expectToFit(page)

  await page.getByRole('checkbox', { name: `Select ${ada}` }).press('Space')
  await page.getByRole('button', { name: 'Suspend', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Suspend 1 user?' })).toBeVisible()
  await expectAccessible()
  await expectToFit(page)
  await page.getByRole('button', { name: 'Suspend', exact: true }).press('Enter')
  await expect(row(ada).getByText('Suspended', { exact: true })).toBeVisible()
  expect((await guest.request.get('/settings', { maxRedirects: 0 })).status()).toBe(302)
  await page
    .getByRole('listitem')
    .filter({ hasText: '1 user suspended' })
    .getByRole('button', { name: 'Undo' })
    .press('Enter')
  await expect(row(ada).getByText('Suspended', { exact: true })).toHaveCount(0)

  await row(ada).getByText('Change').press('Enter')
  await row(ada)
    .getByRole('link', { name: `Transfer ownership ${ada}` })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer ownership?' })).toBeVisible()
  await expect(page.getByLabel('Current password', { exact: true })).toBeVisible()
  await expectAccessible()

  const storageState = await page.context().storageState()
  const plain = await browser.newContext({ baseURL, storageState, javaScriptEnabled: false })
  const list = await plain.newPage()
  await list.goto(`/admin/people?q=${stamp}`)
  await list.getByRole('link', { name: 'Select all on this page' }).click()
  await list.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(list.getByRole('heading', { level: 1, name: 'Delete 2 users?' })).toBeVisible()
  await list.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(list.getByText('No matching users')).toBeVisible()
  await list.goto('/admin/changes')
  await expect(list.getByRole('main').getByText('Deleted a user').nth(1)).toBeVisible()
  await plain.close()
  await guest.close()
  await other.close()
})
