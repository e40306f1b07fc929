/** Who may send a form, what it says, what it does, and the answer. */
import { data } from 'react-router'
import { expect, test } from 'vitest'
import { failedResult } from '#app/platform/lib/form-result.ts'
import { z } from '#app/platform/lib/zod.ts'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { pageContext, signedIn } from '#test/signed-in.ts'
import { redirectWithToast, formAction, withInput } from './form-action.server.ts'
import { requireEditor } from './session.server.ts'

useTestDatabase()

const failed = failedResult('Not saved')
const schema = z.object({ name: z.string().min(1, 'Enter a name'), tag: z.array(z.string()).default([]) })

const intents = {
  delete: withInput(z.object({ id: z.uuid('Unknown') }), ({ input }) => ({ deleted: input.id })),
  undo: () => redirectWithToast('/undone', { title: 'Undone' }),
}

const action = formAction(
  { who: requireEditor, failed, schema, lists: ['tag'], intents },
  ({ actor, input }) => {
    if (input.name === 'taken') return data({ errors: { name: 'Taken' } }, { status: 409 })
    if (input.name === 'full') return failedResult('Full', 'Delete one first')
    if (input.name === 'broken') throw new Error('the disk is full')
    if (input.name === 'shown') return { by: actor.email, ...input }
    return redirectWithToast('/saved', { title: 'Saved' })
  },
)

async function send(form: Record<string, string> | FormData) {
  const { meta, viewer } = await signedIn({ role: 'editor' })
  return { ...(await callRoute(action, '/form', { meta, form })), sender: viewer.email }
}

test('whoever may not send it is sent away', async () => {
  const { meta } = await signedIn({ role: 'reviewer' })
  for (const asked of [{}, { meta }]) {
    const answer = await callRoute(action, '/form', { ...asked, form: { name: 'Ada' } })
    expect(answer).toMatchObject({ status: 302, location: '/login' })
  }
})

test('accepts no other method', async () => {
  const { meta } = await signedIn({ role: 'editor' })
  const url = new URL('http://localhost:3000/form')
  const request = new Request(url, { method: 'DELETE' })
  const answer = action({ request, url, pattern: '/form', params: {}, context: pageContext(meta) })
  await expect(answer).rejects.toMatchObject({ status: 405 })
})

test('hands the actor and the input on', async () => {
  const form = new FormData()
  for (const [name, value] of ['name:shown', 'tag:a', 'tag:b'].map((field) => field.split(':'))) {
    form.append(name!, value!)
  }
  const { status, data: answer, sender } = await send(form)
  expect([status, answer]).toEqual([200, { by: sender, name: 'shown', tag: ['a', 'b'] }])
  expect(await send({ name: 'Ada' })).toMatchObject({ location: '/saved', toast: { title: 'Saved' } })
})

test.each([
  ['invalid', '', 400, { errors: { name: 'Enter a name' } }],
  ['expected, with its own status', 'taken', 409, { errors: { name: 'Taken' } }],
  ['expected', 'full', 400, failedResult('Full', 'Delete one first')],
  ['unexpected', 'broken', 500, failed],
])('an error that is %s keeps what was typed, without passwords', async (_, name, status, error) => {
  const answer = await send({ name, password: 'secret', note: 'long' })
  expect([answer.status, answer.data]).toEqual([status, { ...error, values: { name, note: 'long' } }])
})

test('a page with several forms has an action for each', async () => {
  const id = '00000000-0000-4000-8000-000000000001'
  expect((await send({ intent: 'delete', id })).data).toEqual({ deleted: id })
  expect(await send({ intent: 'delete', id: '1' })).toMatchObject({
    status: 400,
    data: { errors: { id: 'Unknown' }, values: { intent: 'delete', id: '1' } },
  })
  expect(await send({ intent: 'undo' })).toMatchObject({ location: '/undone' })
  // A name that every object has is none of its intents.
  expect(await send({ intent: 'constructor', name: 'Ada' })).toMatchObject({ location: '/saved' })
})

test('without a form of its own, an unknown intent fails', async () => {
  const others = formAction({ failed, intents: { undo: () => redirectWithToast('/', { title: 'Undone' }) } })
  const answer = await callRoute(others, '/form', { form: { intent: 'redo' } })
  expect(answer).toMatchObject({ status: 400, data: failed })
})

test.each([
  ['', 'Not saved'],
  ['full', 'Full'],
  ['broken', 'Not saved'],
])('a button without a form is told on its page: %s', async (name, title) => {
  const button = formAction({ failed, page: '/list', schema }, ({ input }) => {
    if (input.name === 'broken') throw new Error('the disk is full')
    return failedResult('Full')
  })
  expect(await callRoute(button, '/form', { form: { name } })).toMatchObject({
    location: '/list',
    toast: { title, kind: 'destructive' },
  })
})
