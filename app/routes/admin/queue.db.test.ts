/** The queue by request, as everybody who may and who may not. */
import { beforeEach, expect, test } from 'vitest'
import { useTestDatabase } from '#test/database.ts'
import { callRoute } from '#test/call-route.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { requestMetaWith, signedIn } from '#test/signed-in.ts'
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
  const page = await callRoute(loader, '/admin/queue', { meta })
  expect(page).toMatchObject({ status: 302, data: null })
  expect(page.location).toMatch(/^\/login/)
  for (const intent of ['accept', 'reject', 'always', 'save', 'undo']) {
    const form = { intent, emailId, brand: 'acme', cursor: '' }
    const answer = await callRoute(action, '/admin/queue', { meta, form })
    expect(answer.location, intent).toMatch(/^\/login/)
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
  expect(refused).toMatchObject({
    status: 400,
    data: { errors: { type: 'No such email type.' }, values: { brand: 'acme' } },
  })

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
  const form = { intent: 'accept', emailId, brand: 'acme', cursor: 'x'.repeat(10_000) }
  const answer = await callRoute(action, '/admin/queue', { meta: await metaOf('reviewer'), form })
  expect(answer.location).toBe('/admin/queue')
})

test('an email that was decided meanwhile is left, with a word about who decided', async () => {
  const form = { emailId, cursor: '', brand: 'acme' }
  const first = await signedIn({ role: 'reviewer', name: 'Ada' })
  await callRoute(action, '/admin/queue', { meta: first.meta, form: { ...form, intent: 'accept' } })
  const second = await metaOf('reviewer')
  const late = await callRoute(action, '/admin/queue', { meta: second, form: { ...form, intent: 'reject' } })
  expect(late).toMatchObject({ location: '/admin/queue', toast: { title: 'Already accepted by Ada' } })
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
