import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { keepForm, withFallback } from './with-fallback.ts'

function throwing(error: unknown) {
  return async (): Promise<typeof fallback> => {
    throw error
  }
}

const fallback = { failure: 'Not sent' }

test('returns the server’s response', async () => {
  expect(await withFallback(async () => ({ failure: 'Its own' }), fallback)).toEqual({ failure: 'Its own' })
})

test.each<[string, unknown]>([
  ['a lost connection', new TypeError('Failed to fetch')],
  ['half an answer', new Error('Unable to decode turbo-stream response')],
  ...[408, 413, 429, 500, 502, 503, 504].map((status): [string, unknown] => {
    return [`a ${status} from before the route`, new ErrorResponse(status, '', '<html>')]
  }),
])('%s leaves the page alone', async (_, error) => {
  const answer = await withFallback(throwing(error), fallback)
  expect(answer).toMatchObject({ data: fallback, init: { status: 503 } })
})

test('a form that was not read keeps its fallback, and says why', async () => {
  const error = new ErrorResponse(429, '', { failure: 'Too many' })
  const answer = await withFallback(throwing(error), fallback)
  expect(answer).toMatchObject({ data: { failure: 'Too many' }, init: { status: 429 } })
})

test.each<[string, unknown]>([
  ['a redirect', new Response(null, { status: 302 })],
  ['what the route refuses', new ErrorResponse(404, '', 'Not Found')],
])('%s is passed on', async (_, error) => {
  await expect(withFallback(throwing(error), fallback)).rejects.toBe(error)
})

test('each failure of a form is a toast of its own', async () => {
  const clientAction = keepForm({ failure: 'Not sent', toast: { title: 'Not sent' } })
  const fail = () => clientAction({ serverAction: throwing(new TypeError('Failed to fetch')) })
  const [first, second] = (await Promise.all([fail(), fail()])) as { data: { toast: object } }[]
  expect(first!.data).toEqual(second!.data)
  expect(first!.data.toast).not.toBe(second!.data.toast)
})
