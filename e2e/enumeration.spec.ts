/** Responses do not reveal whether an address has an account. */
import { type APIResponse, request as requests } from '@playwright/test'
import { expect, test } from './base.ts'
import { signUpBy, somebody } from './test-users.ts'
import { sitePort } from './ports.ts'

test.skip(({ isMobile }) => isMobile, 'asks by requests alone')

const origin = `http://localhost:${sitePort}`

for (const [question, path, form, status] of [
  ['signing in', '/login', { password: 'not-their-password' }, 401],
  ['signing up', '/signup', { password: 'reading-lamp-9', name: 'Ada' }, 200],
  ['recovering', '/forgot-password', {}, 200],
] as const) {
  test(`${question}: known, unconfirmed and unknown addresses get the same response`, async () => {
    const asker = await requests.newContext({
      baseURL: origin,
      extraHTTPHeaders: { 'X-Forwarded-For': '10.88.0.1' },
    })
    const known = somebody()
    const unconfirmed = somebody()
    const unknown = somebody()
    await signUpBy(asker, known)
    await asker.post('/signup', { headers: { Origin: origin }, form: unconfirmed })
    const answers = await Promise.all(
      [known, unconfirmed, unknown].map(async ({ email }) => {
        const stranger = await requests.newContext({
          baseURL: origin,
          // Compressed sizes vary a little, because each response has another nonce.
          extraHTTPHeaders: { 'X-Forwarded-For': '10.88.0.2', 'Accept-Encoding': 'identity' },
        })
        const answer = await stranger.post(path, {
          headers: { Origin: origin },
          form: { email, ...form },
          maxRedirects: 0,
        })
        const told = await seenOf(answer, email)
        await stranger.dispose()
        return told
      }),
    )
    await asker.dispose()
    expect(answers[0]!.status).toBe(status)
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })
}

/** A response without what differs each time: request id, nonce, time and address. */
async function seenOf(answer: APIResponse, email: string) {
  const id = answer.headers()['x-request-id']!
  const nonce = /'nonce-(\w+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? ''
  function plain(text: string) {
    return text
      .replaceAll(email, '[address]')
      .replaceAll(encodeURIComponent(email), '[address]')
      .replaceAll(id, '[id]')
      .replaceAll(nonce, '[nonce]')
      .replaceAll(/(sign-up=)[^;]+/g, '$1[browser]')
  }
  const headers = answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() !== 'date')
    .map(({ name, value }) => [name.toLowerCase(), plain(value)])
  return { status: answer.status(), headers, body: plain(await answer.text()) }
}
