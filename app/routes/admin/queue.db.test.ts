/** The queue by request, as everybody who may and who may not. */
import { beforeEach, expect, test } from 'vitest'
import { useTestDatabase } from '#test/database.ts'
import { callRoute } from '#test/call-route.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { requestMetaWith, signedIn } from '#test/signed-in.ts'
import { loader as brandsLoader } from './queue-brands.ts'
import { action as sendAction, loader as emailsLoader } from './queue-emails.ts'
import { action, loader } from './queue.tsx'

useTestDatabase()

let emailId: string

beforeEach(async () => {
  const brand = await createBrand({ slug: 'acme' })
  emailId = (await createEmail({ brand, status: 'draft' })).id
})

async function metaOf(role: 'visitor' | 'member' | 'reviewer' | 'editor' | 'admin') {
  return role === 'visitor' ? requestMetaWith() : (await signedIn({ role })).meta
}

async function countLeft(): Promise<number> {
  const page = await callRoute(loader, '/admin/queue', { meta: await metaOf('admin') })
  return (page.data as { batch: { left: number } }).batch.left
}

test.each(['visitor', 'member'] as const)('a %s sees nothing and decides nothing', async (role) => {
  const meta = await metaOf(role)
  for (const [read, path] of [
    [loader, '/admin/queue'],
    [emailsLoader, '/admin/queue/emails'],
    [brandsLoader, '/admin/queue/brands?name=acme'],
  ] as const) {
    const answer = await callRoute(read, path, { meta })
    expect(answer, path).toMatchObject({ status: 302, data: null })
    expect(answer.location, path).toMatch(/^\/login/)
  }
  for (const write of [action, sendAction]) {
    for (const intent of ['accept', 'reject', 'always', 'save', 'undo']) {
      const form = { intent, emailId, brand: 'acme', cursor: '' }
      const answer = await callRoute(write, '/admin/queue', { meta, form })
      expect(answer.location, intent).toMatch(/^\/login/)
    }
  }
  expect(await countLeft()).toBe(1)
})

test.each(['reviewer', 'editor', 'admin'] as const)('a %s works through the queue by forms', async (role) => {
  const meta = await metaOf(role)
  const page = await callRoute(loader, '/admin/queue', { meta })
  expect(page.data).toMatchObject({ batch: { left: 1, items: [{ id: emailId }] }, last: null })
  const { cursor } = (page.data as { batch: { items: { cursor: string }[] } }).batch.items[0]!

  const refused = await callRoute(action, '/admin/queue', {
    meta,
    form: { intent: 'accept', emailId, cursor, brand: 'acme', type: 'no-such-type' },
  })
  expect(refused.location).toBe(`/admin/queue?at=${emailId}`)
  expect(refused.toast).toMatchObject({ title: 'No such email type.' })

  const form = { intent: 'reject', emailId, cursor, brand: 'acme', type: '', occasion: '', language: '' }
  const rejected = await callRoute(action, '/admin/queue', { meta, form })
  expect(rejected.location).toBe(`/admin/queue?${new URLSearchParams({ after: cursor })}`)
  expect(await countLeft()).toBe(0)

  const next = await callRoute(loader, rejected.location!, { meta })
  const { last } = next.data as { last: { changeId: string } }
  const undone = await callRoute(action, '/admin/queue', {
    meta,
    form: { intent: 'undo', changeId: last.changeId },
  })
  expect(undone).toMatchObject({ location: `/admin/queue?at=${emailId}`, toast: { title: 'Undone' } })
  expect(await countLeft()).toBe(1)
})

test('what is no position does not come back in the address', async () => {
  const [meta, long] = [await metaOf('reviewer'), 'x'.repeat(10_000)]
  for (const intent of ['accept', 'save']) {
    const form = { intent, emailId: long, brand: 'acme', cursor: long }
    const answer = await callRoute(action, '/admin/queue', { meta, form })
    expect(answer.location).toBe('/admin/queue')
  }
})

test('another reviewer’s decision is not theirs to undo', async () => {
  const [mine, theirs] = [await metaOf('reviewer'), await metaOf('reviewer')]
  const form = { intent: 'accept', emailId, cursor: '', brand: 'acme' }
  await callRoute(action, '/admin/queue', { meta: mine, form })
  const page = await callRoute(loader, '/admin/queue', { meta: mine })
  const { last } = page.data as { last: { changeId: string } }
  const undo = { intent: 'undo', changeId: last.changeId }
  const refused = await callRoute(action, '/admin/queue', { meta: theirs, form: undo })
  expect(refused.toast).toMatchObject({ title: 'Another reviewer decided this.' })
  expect(await countLeft()).toBe(0)
})
