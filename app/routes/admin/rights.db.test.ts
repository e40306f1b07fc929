/** The admin pages by role: whoever may not see one is redirected before anything is read. */
import { expect, test } from 'vitest'
import { listAllPosts } from '#app/features/blog/queries.server.ts'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createAdministrator, requestMetaWith, signedIn } from '#test/signed-in.ts'
import * as changes from './changes.tsx'
import * as collectPictures from './collect-pictures.ts'
import * as dashboard from './dashboard.tsx'
import * as imports from './imports.tsx'
import * as importRun from './import-run.tsx'
import * as inboxAddresses from './inbox-addresses.tsx'
import * as inboxTokens from './inbox-tokens.tsx'
import * as editPost from './edit-post.tsx'
import * as messages from './messages.tsx'
import * as newPost from './new-post.tsx'
import * as newsletterCsv from './newsletter-csv.ts'
import * as newsletter from './newsletter.tsx'
import * as people from './people.tsx'
import * as posts from './posts.tsx'
import * as previewPost from './preview-post.tsx'
import * as undoChange from './undo-change.ts'
import * as inboxSources from './inbox-sources.tsx'
import * as inboxRules from './inbox-rules.tsx'

useTestDatabase()

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

test.each([
  ['nobody', async () => requestMetaWith()],
  ['a stranger', async () => (await signedIn()).meta],
])('%s reads and writes nothing', async (_, arrive) => {
  const owner = await signedIn({ role: 'admin' })
  await callRoute(newPost.action, '/admin/blog/new', { meta: owner.meta, form })
  const administrator = await createAdministrator()
  const before = await listAllPosts(administrator)
  expect(before).toHaveLength(1)
  const id = before[0]!.id

  const meta = await arrive()
  const sentAway = { status: 302, location: expect.stringMatching(/^\/login/), data: null }
  const asked = { meta, params: { id, emailId: id } }
  for (const page of [
    collectPictures,
    dashboard,
    posts,
    newPost,
    editPost,
    previewPost,
    messages,
    newsletter,
    newsletterCsv,
    imports,
    importRun,
    changes,
    people,
    undoChange,
    inboxAddresses,
    inboxTokens,
  ]) {
    expect(await callRoute(page.loader, '/admin/x', asked)).toMatchObject(sentAway)
  }
  const changed = { ...form, id, title: 'Mine', slug: 'mine', intent: 'remove-samples' }
  for (const page of [
    collectPictures,
    dashboard,
    posts,
    newPost,
    editPost,
    previewPost,
    messages,
    inboxAddresses,
    inboxTokens,
    people,
    undoChange,
  ]) {
    expect(await callRoute(page.action, '/admin/x', { ...asked, form: changed })).toMatchObject(sentAway)
  }
  expect(await listAllPosts(administrator)).toEqual(before)
})

test('a reviewer enters no page but the queue; an editor none of people and settings', async () => {
  const roles = { reviewer: await signedIn({ role: 'reviewer' }), editor: await signedIn({ role: 'editor' }) }
  const forEditors = [posts, newPost, messages, imports, inboxRules, changes]
  const forOwners = [people, newsletter, newsletterCsv, inboxSources, inboxAddresses, inboxTokens]
  const sentAway = { status: 302, location: expect.stringMatching(/^\/login/), data: null }
  for (const page of [...forEditors, ...forOwners]) {
    expect(await callRoute(page.loader, '/admin/x', { meta: roles.reviewer.meta })).toMatchObject(sentAway)
  }
  for (const page of forEditors) {
    expect(await callRoute(page.loader, '/admin/x', { meta: roles.editor.meta })).toMatchObject({
      location: null,
    })
  }
  for (const page of forOwners) {
    expect(await callRoute(page.loader, '/admin/x', { meta: roles.editor.meta })).toMatchObject(sentAway)
  }
  const form = { intent: 'remove-samples' }
  for (const page of [dashboard, people, inboxSources, inboxAddresses, inboxTokens]) {
    expect(await callRoute(page.action, '/admin/x', { meta: roles.editor.meta, form })).toMatchObject(
      sentAway,
    )
  }
  for (const page of [posts, newPost, messages, inboxRules, collectPictures]) {
    const params = { emailId: '00000000-0000-4000-8000-000000000000' }
    const asked = { meta: roles.reviewer.meta, params, form }
    expect(await callRoute(page.action, '/admin/x', asked)).toMatchObject(sentAway)
  }
})
