import { afterEach, expect, it } from 'vitest'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { mayWrite } from './origin.server.ts'

afterEach(() => useEnv({ SITE_URL: undefined }))

function request(method: string, headers: Record<string, string>) {
  return new Request('http://10.0.0.5:3000/settings', {
    method,
    headers: { cookie: 'mailshelf.session_token=x', ...headers },
  })
}

it.each(['GET', 'HEAD', 'OPTIONS'])('%s is allowed from any origin', (method) => {
  expect(
    mayWrite(request(method, { origin: 'https://attacker.example', 'sec-fetch-site': 'cross-site' })),
  ).toBe(true)
})

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is allowed from our own pages only', (method) => {
  const cases: [Record<string, string>, boolean][] = [
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://gallery.example' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://10.0.0.5:3000' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    // Browsers send no such header to an http address.
    [{ origin: 'http://10.0.0.5:3000' }, true],
    [{ origin: 'http://10.0.0.5:4000' }, false],
    [{ origin: 'http://10.0.0.5.attacker.example:3000' }, false],
    [{ origin: 'null' }, false],
    [{ origin: 'https://attacker.example', referer: 'http://10.0.0.5:3000/settings' }, false],
    [{}, false],
  ]
  for (const [headers, allowed] of cases)
    expect(mayWrite(request(method, headers)), JSON.stringify(headers)).toBe(allowed)
})

it('knows its public address behind a proxy', () => {
  useEnv({ SITE_URL: 'https://gallery.example' })
  expect(mayWrite(request('POST', { origin: 'https://gallery.example' }))).toBe(true)
  expect(mayWrite(request('POST', { origin: 'http://gallery.example' }))).toBe(false)
})

it('accepts a write without a cookie from a program, such as a mail provider that unsubscribes', () => {
  expect(mayWrite(new Request('http://10.0.0.5:3000/newsletter', { method: 'POST' }))).toBe(true)
})
