import { expect, test } from 'vitest'
import { conditionalResponse } from './conditional-response.server.ts'

const lastModified = new Date('2026-03-01T08:00:00.500Z')

function ask(headers: Record<string, string> = {}): Response {
  const request = new Request('https://shelf.test/feed.xml', { headers })
  return conditionalResponse(request, 'the text', { type: 'text/plain', seconds: 60, lastModified })
}

test('sends the whole text to a client without a version', async () => {
  const answer = ask()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Last-Modified')).toBe('Sun, 01 Mar 2026 08:00:00 GMT')
  expect(await answer.text()).toBe('the text')
})

const tag = ask().headers.get('ETag')!

for (const [what, headers, status] of [
  ['the tag', { 'If-None-Match': tag }, 304],
  ['the tag, made weak by a proxy', { 'If-None-Match': `W/${tag}` }, 304],
  ['the tag among others', { 'If-None-Match': `"other", ${tag}` }, 304],
  ['another tag', { 'If-None-Match': '"other"' }, 200],
  ['the same date', { 'If-Modified-Since': 'Sun, 01 Mar 2026 08:00:00 GMT' }, 304],
  ['an earlier date', { 'If-Modified-Since': 'Sun, 01 Mar 2026 07:59:59 GMT' }, 200],
  ['no date at all', { 'If-Modified-Since': 'yesterday' }, 200],
  [
    'another tag with the same date',
    { 'If-None-Match': '"other"', 'If-Modified-Since': 'Sun, 01 Mar 2026 08:00:00 GMT' },
    200,
  ],
] as const) {
  test(`${status} for ${what}`, async () => {
    const answer = ask(headers)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('ETag')).toBe(tag)
    expect(await answer.text()).toBe(status === 304 ? '' : 'the text')
  })
}
