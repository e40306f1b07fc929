/** An owner invites somebody with a link; the new editor deletes a post and takes it back. */
import { expect, test } from './base.ts'
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
  await editor.getByRole('main').getByRole('button', { name: 'Accept', exact: true }).click()
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
    .getByRole('link', { name: /^Delete/ })
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
