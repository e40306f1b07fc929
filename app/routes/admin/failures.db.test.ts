/** What administrators see when a post cannot be read or written. */
import { expect, test } from 'vitest'
import type { RequestMeta } from '#app/accounts/request-meta.ts'
import { listAllPosts } from '#app/gallery/blog/queries.server.ts'
import { callRoute, whileUnreadable, whileUnwritable } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createAdministrator, signedIn } from '#test/signed-in.ts'
import { action as updatePost, loader as editPage } from './edit-post.tsx'
import { action as createPost } from './new-post.tsx'
import { action as deletePost, loader as listPage } from './posts.tsx'

useTestDatabase()

const NOWHERE = '00000000-0000-4000-8000-000000000000'

const form = {
  title: 'A title',
  slug: 'a-title',
  excerpt: 'In short',
  category: 'Email Design',
  blockType: 'h2',
  blockSubheading: 'One',
  blockContent: 'Text',
  coverImage: 'https://img.example/a.webp',
  imageAltText: 'A picture',
}

async function administrator() {
  const { meta } = await signedIn({ role: 'admin' })
  return meta
}

/** Creates a post with the form; returns its id. */
async function post(meta: RequestMeta): Promise<string> {
  await callRoute(createPost, '/admin/blog/new', { meta, form })
  return (await listAllPosts(await createAdministrator()))[0]!.id
}

test('a post that cannot be created or updated stays in its form', async () => {
  const meta = await administrator()
  const id = await post(meta)
  await whileUnwritable('blog_posts', async () => {
    const created = await callRoute(createPost, '/admin/blog/new', { meta, form: { ...form, slug: 'other' } })
    expect(created).toMatchObject({
      status: 500,
      data: { failure: 'Failed to create blog post', draft: { title: 'A title', slug: 'other' } },
    })
    const { data: opened } = await callRoute(editPage, `/admin/blog/edit/${id}`, { meta, params: { id } })
    const { version } = opened as { version: string }
    const sent = { meta, params: { id }, form: { ...form, version } }
    const updated = await callRoute(updatePost, `/admin/blog/edit/${id}`, sent)
    expect(updated).toMatchObject({ status: 500, data: { failure: 'Failed to update blog post' } })
  })
})

test('a post that another editor has saved is replaced by the next save only', async () => {
  const meta = await administrator()
  const id = await post(meta)
  const opened = { meta, params: { id } }
  const { data } = await callRoute(editPage, `/admin/blog/edit/${id}`, opened)
  const { version } = data as { version: string }
  const save = (fields: object) =>
    callRoute(updatePost, `/admin/blog/edit/${id}`, { ...opened, form: { ...form, version, ...fields } })
  expect(await save({ title: 'Theirs' })).toMatchObject({ location: '/admin/blog' })
  const refused = await save({ title: 'Mine' })
  expect(refused).toMatchObject({
    status: 409,
    data: {
      draft: { title: 'Mine' },
      failure: expect.stringContaining('Another editor has saved this post'),
    },
  })
  const { version: theirs } = refused.data as { version: string }
  expect(await save({ title: 'Mine', version: theirs })).toMatchObject({ location: '/admin/blog' })
  expect((await listAllPosts(await createAdministrator()))[0]).toMatchObject({ title: 'Mine' })
})

test('a post that cannot be deleted, and one already deleted', async () => {
  const meta = await administrator()
  const id = await post(meta)
  const failed = {
    location: '/admin/blog',
    toast: { title: 'Failed to delete blog post', kind: 'destructive' },
  }
  const broken = await whileUnwritable('blog_posts', () =>
    callRoute(deletePost, '/admin/blog', { meta, form: { id } }),
  )
  expect(broken).toMatchObject(failed)
  expect(await callRoute(deletePost, '/admin/blog', { meta, form: { id: NOWHERE } })).toMatchObject(failed)
})

test('a post that cannot be read, and a missing one', async () => {
  const meta = await administrator()
  const page = { meta, params: { id: NOWHERE } }
  expect(
    await whileUnreadable('blog_posts', () => callRoute(editPage, '/admin/blog/edit', page)),
  ).toMatchObject({
    location: '/admin/blog',
    toast: { title: 'Failed to load blog post', kind: 'destructive' },
  })
  const missing = { location: '/admin/blog', toast: { title: 'Blog post not found', kind: 'destructive' } }
  expect(await callRoute(editPage, '/admin/blog/edit', page)).toMatchObject(missing)
  expect(await callRoute(updatePost, '/admin/blog/edit', { ...page, form })).toMatchObject(missing)
  expect(await callRoute(editPage, '/admin/blog/edit', { meta })).toMatchObject({ location: '/admin/blog' })
})

test('a list that cannot be loaded', async () => {
  const meta = await administrator()
  expect(
    await whileUnreadable('blog_posts', () => callRoute(listPage, '/admin/blog', { meta })),
  ).toMatchObject({
    status: 500,
    data: { posts: null },
  })
})
