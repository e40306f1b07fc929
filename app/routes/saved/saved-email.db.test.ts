import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCollection } from '#app/collections/collection-commands.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { pageContext, signedIn } from '#test/signed-in.ts'
import { action as makeCollection } from './new-collection.tsx'
import { action, loader } from './saved-email.ts'
import { loader as savedIds } from './saved-emails.ts'

useTestDatabase()

let emailId: string
beforeEach(async () => {
  emailId = (await createEmail()).id
})
afterEach(() => vi.restoreAllMocks())

const url = new URL('http://shelf.test/saved-emails')

function args(context: ReturnType<typeof pageContext>, form: Record<string, string> = {}) {
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) })
  return { context, request, url, params: { emailId } } as never
}

async function answerOf(given: Promise<Response>) {
  const response = await given
  return { status: response.status, body: (await response.json()) as unknown }
}

test('a guest cannot list, create or fill collections, and has saved nothing', async () => {
  const refused = { status: 401, body: { ok: false, message: 'Not authenticated', signIn: true } }
  expect(await answerOf(loader(args(pageContext())))).toEqual(refused)
  for (const intent of ['save', 'unsave', 'restore']) {
    expect(await answerOf(action(args(pageContext(), { intent })))).toEqual(refused)
  }
  expect(await makeCollection(args(pageContext(), { name: 'Mine' }))).toMatchObject({
    data: { failure: 'Not authenticated', toast: { title: 'Failed to create collection' } },
    init: { status: 401 },
  })
  const none = await savedIds({ context: pageContext(), request: new Request(url) } as never)
  expect(await none.json()).toEqual({ collections: [], emails: {} })
})

test('an email is saved, listed as saved, and removed', async () => {
  const { meta, viewer } = await signedIn()
  const context = () => pageContext(meta)
  const made = await createCollection({
    actor: viewer,
    input: { name: 'Mine', description: null, type: 'emails' },
  })
  const { id: collectionId } = made as { id: string }
  const mine = { id: collectionId, name: 'Mine' }
  expect(await answerOf(loader(args(context())))).toMatchObject({
    status: 200,
    body: { collections: [{ name: 'Mine', containsEmail: false }], email: { id: emailId } },
  })
  const saved = await answerOf(action(args(context(), { intent: 'save', collectionId })))
  expect(saved).toEqual({ status: 200, body: { ok: true, savedIn: [mine] } })
  const ids = await savedIds({ context: context(), request: new Request(url) } as never)
  expect(await ids.json()).toEqual({ collections: [mine], emails: { [emailId]: [0] } })
  expect(await answerOf(action(args(context(), { intent: 'unsave' })))).toMatchObject({
    status: 200,
    body: { ok: true, savedIn: [], removed: [{ collectionId }] },
  })
})

test('without a choice, the user sees what to do and the log what was missing', async () => {
  const warn = vi.spyOn(log, 'warn')
  const { meta } = await signedIn()
  expect(await answerOf(action(args(pageContext(meta), { intent: 'save' })))).toEqual({
    status: 400,
    body: { ok: false, message: 'Please select a collection or create a new one' },
  })
  expect(warn).toHaveBeenCalledWith({ email: emailId }, 'No collection selected')
})
