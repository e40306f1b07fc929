import { afterEach, expect, it } from 'vitest'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { clientAddress } from './client-address.server.ts'

const trust = (text: string) => useEnv({ TRUST_PROXY: parseEnv({ TRUST_PROXY: text }).TRUST_PROXY })

afterEach(() => trust('false'))

const forged = new Headers({
  'x-forwarded-for': '1.2.3.4, 198.51.100.9',
  'x-real-ip': '1.2.3.4',
  'cf-connecting-ip': '1.2.3.4',
  forwarded: 'for=1.2.3.4',
  'x-mailshelf-address': '1.2.3.4',
})

it('attack: chooses the address it is counted by', () => {
  expect(clientAddress(forged, '203.0.113.7')).toBe('203.0.113.7')
})

it('trusts only the last entry of a trusted proxy’s header', () => {
  trust('true')
  expect(clientAddress(forged, '127.0.0.1')).toBe('198.51.100.9')
  expect(clientAddress(new Headers(), '127.0.0.1')).toBe('127.0.0.1')
})

it.each([
  ['2', '10.0.0.2', '198.51.100.9'],
  ['loopback, 10.0.0.0/8', '10.0.0.2', '198.51.100.9'],
  ['loopback, 10.0.0.0/8', '192.0.2.1', '192.0.2.1'],
])('behind proxies %j a request from %s counts for %s', (proxies, socket, address) => {
  trust(proxies)
  const headers = new Headers({ 'x-forwarded-for': '1.2.3.4, 198.51.100.9, 10.0.0.3' })
  expect(clientAddress(headers, socket)).toBe(address)
})

it('takes the address of the connection when the header has no address', () => {
  trust('true')
  expect(clientAddress(new Headers({ 'x-forwarded-for': 'unknown' }), '127.0.0.1')).toBe('127.0.0.1')
})

it.each(['maybe', '10.0.0.0/99', '-1', '1.5'])('TRUST_PROXY=%s is refused at start', (text) => {
  expect(() => trust(text)).toThrow(/TRUST_PROXY/)
})

it.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  [undefined, ''],
])('%s is %s', (socket, address) => {
  expect(clientAddress(new Headers(), socket)).toBe(address)
})
