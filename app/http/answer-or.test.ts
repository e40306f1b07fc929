import { expect, test } from 'vitest'
import { answerOr } from './answer-or.ts'

test('the server’s answer, or the other one where nobody answers', async () => {
  expect(await answerOr(async () => 'yes', 'nobody')).toBe('yes')
  expect(await answerOr(async () => Promise.reject(new TypeError('Failed to fetch')), 'nobody')).toBe(
    'nobody',
  )
})

test('a redirect goes on', async () => {
  const redirect = new Response(null, { status: 302 })
  await expect(answerOr(async () => Promise.reject(redirect), 'nobody')).rejects.toBe(redirect)
})
