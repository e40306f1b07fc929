/** A collection as a guest and as another user: it looks missing, and stays unchanged. */
import { expect, test } from 'vitest'
import { createCollection } from '#app/collections/collection-commands.server.ts'
import { listCollectionEmails } from '#app/collections/collection-emails.server.ts'
import { getCollection } from '#app/collections/queries.server.ts'
import { changeNote } from '#app/collections/note-commands.server.ts'
import { saveEmail } from '#app/collections/save-commands.server.ts'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { requestMetaWith, signedIn } from '#test/signed-in.ts'
import { action, loader } from './collection.tsx'
import * as noteRoute from './saved-note.tsx'
import * as shareRoute from './share.tsx'

useTestDatabase()

const MISSING = '00000000-0000-4000-8000-000000000000'
const INTENTS = ['edit', 'delete', 'restore', 'remove', 'put-back', 'move', 'add-brand', 'remove-brand']

async function filledCollection() {
  const { viewer: actor } = await signedIn()
  const { id: emailId } = await createEmail()
  const created = await createCollection({ actor, input: { name: 'Own', description: null, type: 'emails' } })
  const { id } = created as { id: string }
  await saveEmail({ actor, emailId, collectionId: id })
  const stored = async () => {
    const collection = await getCollection(actor, id)
    return [collection, collection && (await listCollectionEmails(collection, { sort: 'own', from: 0 }))]
  }
  return { id, emailId, stored }
}

test('asks a guest to sign in, whatever is sent', async () => {
  const { id, emailId, stored } = await filledCollection()
  const before = await stored()
  for (const intent of INTENTS) {
    const asked = {
      meta: requestMetaWith(),
      params: { id },
      form: { intent, emailId, name: 'Mine', position: '1' },
    }
    const response = await callRoute(action, `/collections/${id}`, asked)
    expect(response).toMatchObject({ status: 302, location: expect.stringMatching(/^\/login/) })
  }
  expect(await stored()).toEqual(before)
})

test('another user sees the same for an existing collection as for a missing one', async () => {
  const { id, emailId, stored } = await filledCollection()
  const before = await stored()
  const { meta } = await signedIn()
  for (const intent of INTENTS) {
    const form = { intent, emailId, name: 'Mine', position: '1' }
    const [another, missing] = await Promise.all(
      [id, MISSING].map((asked) =>
        callRoute(action, '/collections/x', { meta, params: { id: asked }, form }),
      ),
    )
    expect(another, intent).toEqual(missing)
  }
  const [another, missing] = await Promise.all(
    [id, MISSING].map((asked) => callRoute(loader, '/collections/x', { meta, params: { id: asked } })),
  )
  expect(another).toEqual(missing)
  expect(another!.status).toBe(404)
  expect(await stored()).toEqual(before)
})

test('the note of another user’s email looks missing, and stays unchanged', async () => {
  const { id, emailId, stored } = await filledCollection()
  const before = await stored()
  const { meta } = await signedIn()
  const form = { note: 'Mine', tags: 'mine' }
  const path = `/collections/${id}/emails/${emailId}`
  for (const [call, sent] of [
    [noteRoute.loader, undefined],
    [noteRoute.action, form],
  ] as const) {
    const asGuest = await callRoute(call, path, { params: { id, emailId }, form: sent })
    expect(asGuest).toMatchObject({ status: 302, location: expect.stringMatching(/^\/login/) })
    const [another, missing] = await Promise.all(
      [id, MISSING].map((asked) =>
        callRoute(call, path, { meta, params: { id: asked, emailId }, form: sent }),
      ),
    )
    expect(another).toEqual(missing)
    expect(another!.status).toBeGreaterThanOrEqual(400)
  }
  expect(await stored()).toEqual(before)
})

test('how another user’s collection is shared cannot be seen or changed', async () => {
  const { id, stored } = await filledCollection()
  const before = await stored()
  const { meta } = await signedIn()
  const forms = ['details', 'publish', 'unpublish', 'link', 'revoke'].map((intent) => {
    return { intent, title: 'Mine', id: MISSING }
  })
  for (const form of [undefined, ...forms]) {
    const call = form ? shareRoute.action : shareRoute.loader
    const asGuest = await callRoute(call, `/collections/${id}/share`, { params: { id }, form })
    expect(asGuest).toMatchObject({ status: 302, location: expect.stringMatching(/^\/login/) })
    const [another, missing] = await Promise.all(
      [id, MISSING].map((asked) =>
        callRoute(call, '/collections/x/share', { meta, params: { id: asked }, form }),
      ),
    )
    expect(another, form?.intent).toEqual(missing)
  }
  expect(await stored()).toEqual(before)
})

test('the page after a removal has a form that restores note, tags and place', async () => {
  const { viewer: actor, meta } = await signedIn()
  const made = await createCollection({ actor, input: { name: 'Own', description: null, type: 'emails' } })
  const { id } = made as { id: string }
  const [first, second] = [await createEmail(), await createEmail()]
  for (const { id: emailId } of [first, second]) await saveEmail({ actor, emailId, collectionId: id })
  await changeNote({ actor, collectionId: id, emailId: first.id, input: { note: 'calm', tags: ['a'] } })
  const stored = async () => {
    const { emails } = await listCollectionEmails((await getCollection(actor, id))!, { sort: 'own', from: 0 })
    return emails
  }
  const before = await stored()
  const send = (form: Record<string, string>) =>
    callRoute(action, `/collections/${id}`, { meta, params: { id }, form })
  const removed = await send({ intent: 'remove', emailId: first.id })
  expect(await stored()).toHaveLength(1)
  const { emailId, saves } = removed.data as { emailId: string; saves: string }
  expect(await send({ intent: 'put-back', emailId, saves })).toMatchObject({ status: 302 })
  expect(await stored()).toEqual(before)
  // What was changed on the way restores nothing.
  expect(await send({ intent: 'put-back', emailId, saves: '[{' })).toMatchObject({ status: 302 })
})
