import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { withFallback } from './with-fallback.ts'

test('the server’s answer, or the other one where nobody answers', async () => {
  expect(await withFallback(async () => 'yes', 'nobody')).toBe('yes')
  expect(await withFallback(async () => Promise.reject(new TypeError('Failed to fetch')), 'nobody')).toBe(
    'nobody',
  )
})

test('a redirect goes on', async () => {
  const redirect = new Response(null, { status: 302 })
  await expect(withFallback(async () => Promise.reject(redirect), 'nobody')).rejects.toBe(redirect)
})

test.each([413, 429, 503])('what the door refuses with %i leaves the page alone', async (status) => {
  const refusal = new ErrorResponse(status, '', 'Please wait a minute.')
  expect(await withFallback(async () => Promise.reject(refusal), 'later')).toBe('later')
})

test('what the page itself refuses goes on', async () => {
  const refusal = new ErrorResponse(404, '', 'Not Found')
  await expect(withFallback(async () => Promise.reject(refusal), 'later')).rejects.toBe(refusal)
})
