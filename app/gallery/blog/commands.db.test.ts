import { describe, expect, it } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { blogPosts } from '#app/platform/db/schema.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { fieldErrors } from '#app/platform/lib/field-errors.ts'
import { useTestDatabase } from '#test/database.ts'
import { createAdministrator } from '#test/signed-in.ts'
import { createPost, deletePost, updatePost, versionOf } from './commands.server.ts'
import { NEW_DRAFT } from './post-draft.ts'
import {
  getArchive,
  getNewSlug,
  getPost,
  getPublishedPost,
  listAllPosts,
  listPublished,
} from './queries.server.ts'
import { type PostInput, postInput } from './schema.ts'

useTestDatabase()

const canonicalOf = (slug: string) => `https://shelf.example/blog/${slug}`

function input(given: Partial<PostInput> = {}): PostInput {
  return postInput.parse({
    ...NEW_DRAFT,
    title: 'A title',
    slug: 'a-title',
    excerpt: 'In short.',
    category: 'Email Design',
    coverImage: 'https://img.example/a.webp',
    imageAltText: 'A picture',
    blocks: [{ type: 'h2', subheading: 'One', content: 'Text' }],
    ...given,
  })
}

async function publish(actor: Administrator, slug: string) {
  const made = await createPost({ actor, input: input({ slug, status: 'published' }), canonicalOf })
  return (made as { id: string }).id
}

/** Opens a post in its form and saves it. */
async function update(actor: Administrator, id: string, changed: PostInput) {
  const version = versionOf((await getPost({ actor, id }))!)
  return updatePost({ actor, id, input: changed, version, canonicalOf })
}

describe('a post', () => {
  it('is a draft until published, and keeps the date of first publication', async () => {
    const actor = await createAdministrator()
    const made = await createPost({ actor, input: input(), canonicalOf })
    const { id } = made as { id: string }
    expect(await getPost({ actor, id })).toMatchObject({
      publishedAt: null,
      createdBy: actor.id,
      canonicalUrl: 'https://shelf.example/blog/a-title',
    })
    expect(await getPublishedPost('a-title')).toBeNull()

    await update(actor, id, input({ status: 'published' }))
    const first = (await getPublishedPost('a-title'))!.publishedAt
    expect(first).toBeInstanceOf(Date)
    await update(actor, id, input({ status: 'draft' }))
    expect(await getPublishedPost('a-title')).toBeNull()
    await update(actor, id, input({ status: 'published' }))
    expect((await getPublishedPost('a-title'))!.publishedAt).toEqual(first)
  })

  it('gets a unique slug, also for two created concurrently', async () => {
    const actor = await createAdministrator()
    const both = await Promise.all([1, 2].map(() => createPost({ actor, input: input(), canonicalOf })))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const other = await publish(actor, 'other')
    expect(await update(actor, other, input())).toEqual({
      ok: false,
      reason: 'slug-taken',
    })
  })

  it('stores the form’s fields, and keeps its author', async () => {
    const actor = await createAdministrator()
    const given = input({
      blocks: [
        { type: 'introduction', subheading: '', content: 'One' },
        { type: 'h2', subheading: '', content: ' \n' },
      ],
      tags: [' layout ', 'layout', ''],
      entries: [' A heading! ', ''],
    })
    const made = await createPost({ actor, input: given, canonicalOf })
    const { id } = made as { id: string }
    expect(await getPost({ actor, id })).toMatchObject({
      body: '<section data-block="introduction"><p>One</p></section>',
      tags: ['layout'],
      tableOfContents: [{ title: 'A heading!', anchor: 'a-heading', level: 2 }],
      textSize: 'medium',
      headingStyle: 'standard',
      authorName: null,
      createdBy: actor.id,
    })
    await update(await createAdministrator(), id, input({ slug: 'other' }))
    expect(await getPost({ actor, id })).toMatchObject({
      createdBy: actor.id,
      canonicalUrl: 'https://shelf.example/blog/other',
    })
  })

  it('is stored sanitized', async () => {
    const actor = await createAdministrator()
    const blocks = [
      {
        type: 'h2' as const,
        subheading: '',
        content: '<a href="https://a.example/">x</a><script>1</script>',
      },
    ]
    const made = await createPost({ actor, input: input({ blocks }), canonicalOf })
    const { body } = (await getPost({ actor, id: (made as { id: string }).id }))!
    expect(body).toContain('<a href="https://a.example/">x</a>')
    expect(body).not.toContain('<script')
  })

  it('opened by two users is saved by the first; the second may replace that version', async () => {
    const actor = await createAdministrator()
    const id = await publish(actor, 'a-title')
    const version = versionOf((await getPost({ actor, id }))!)
    const both = await Promise.all(
      ['One', 'Two'].map((title) => updatePost({ actor, id, input: input({ title }), version, canonicalOf })),
    )
    const [saved] = both.filter(({ ok }) => ok)
    const refused = both.find(({ ok }) => !ok)!
    expect(saved).toMatchObject({ ok: true, id })
    const now = (await getPost({ actor, id }))!
    expect(refused).toEqual({ ok: false, reason: 'changed', version: versionOf(now) })
    const again = { actor, id, input: input({ title: 'Chosen' }), version: versionOf(now), canonicalOf }
    expect(await updatePost(again)).toMatchObject({ ok: true, id })
    expect(await updatePost({ ...again, id: 'nonsense' })).toEqual({ ok: false, reason: 'not-found' })
  })

  it('is found under the slugs that it had while it was published', async () => {
    const actor = await createAdministrator()
    const id = await publish(actor, 'first')
    await update(actor, id, input({ slug: 'second', status: 'published' }))
    await update(actor, id, input({ slug: 'third', status: 'published' }))
    expect([await getNewSlug('first'), await getNewSlug('second')]).toEqual(['third', 'third'])
    // Back again: its own address comes first, the others still lead to it.
    await update(actor, id, input({ slug: 'first', status: 'published' }))
    expect((await getPublishedPost('first'))?.id).toBe(id)
    expect(await getNewSlug('third')).toBe('first')
    // What nobody may read leads nobody on; published again it does.
    await update(actor, id, input({ slug: 'fourth', status: 'draft' }))
    expect(await getNewSlug('first')).toBeNull()
    await update(actor, id, input({ slug: 'fourth', status: 'published' }))
    expect(await getNewSlug('first')).toBe('fourth')
    await deletePost({ actor, id })
    expect(await getNewSlug('first')).toBeNull()
  })

  it('that nobody could read yet leaves no address behind', async () => {
    const actor = await createAdministrator()
    const { id } = (await createPost({ actor, input: input({ slug: 'working-title' }), canonicalOf })) as {
      id: string
    }
    await update(actor, id, input({ slug: 'title', status: 'published' }))
    expect(await getNewSlug('working-title')).toBeNull()
  })

  it('is deleted once', async () => {
    const actor = await createAdministrator()
    const id = await publish(actor, 'a-title')
    expect(await deletePost({ actor, id: 'nonsense' })).toBeNull()
    expect(await deletePost({ actor, id })).toMatchObject({ changeId: expect.any(String) })
    expect(await deletePost({ actor, id })).toBeNull()
    expect(await db().select().from(blogPosts)).toEqual([])
  })
})

describe('the public blog', () => {
  it('lists published posts, newest first, the rest by page', async () => {
    const actor = await createAdministrator()
    for (const number of Array.from({ length: 11 }, (_, at) => at + 1)) await publish(actor, `post-${number}`)
    await createPost({ actor, input: input({ slug: 'draft' }), canonicalOf })
    const [latest] = await listPublished({ limit: 1 })
    expect(latest!.slug).toBe('post-11')
    const archive = await getArchive({ page: 2, latest: latest!.slug })
    expect(archive).toMatchObject({ page: 2, pages: 2 })
    expect(archive.posts.map(({ slug }) => slug)).toEqual(['post-1'])
    expect(await getArchive({ page: 7, latest: latest!.slug })).toEqual(archive)
  })

  it('lists all posts for administrators, newest first', async () => {
    const actor = await createAdministrator()
    for (const slug of ['one', 'two']) await createPost({ actor, input: input({ slug }), canonicalOf })
    await publish(actor, 'three')
    expect((await listAllPosts(actor)).map(({ slug }) => slug)).toEqual(['three', 'two', 'one'])
  })
})

it.each([
  ['title', { title: ' ' }, 'Title is required'],
  ['slug', { slug: '' }, 'Slug is required'],
  ['slug', { slug: '---' }, 'Slug must contain at least one letter or number'],
  ['slug', { slug: 'Not OK' }, 'Slug must contain only lowercase letters, numbers, and hyphens'],
  ['excerpt', { excerpt: '' }, 'Excerpt is required'],
  [
    'blocks',
    { blocks: [{ type: 'h2', subheading: '', content: ' \n' }] },
    'At least one content block is required',
  ],
  ['coverImage', { coverImage: 'javascript:alert(1)' }, 'Cover image must be a valid URL'],
  ['coverImage', { coverImage: '' }, 'Cover image must be a valid URL'],
  ['imageAltText', { imageAltText: '' }, 'Image alt text is required'],
  ['category', { category: '' }, 'Category is required'],
  ['category', { category: 'Gossip' }, 'Category is required'],
] as const)('reports a post with a bad %s', (field, given, message) => {
  const { error } = postInput.safeParse({ ...input(), ...given })
  expect(fieldErrors(error!)[field]).toBe(message)
})

const CATEGORIES =
  'Email Marketing, Email Design, Email Strategy, Email Automation, Email Analytics, Email Deliverability, ' +
  'Email Trends, Email Tools, Case Studies, Best Practices'

it.each(CATEGORIES.split(', '))('accepts the category %s', (category) => {
  expect(postInput.safeParse({ ...input(), authorName: '', category }).success).toBe(true)
})
