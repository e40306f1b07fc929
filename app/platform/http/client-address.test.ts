import { afterEach, expect, it } from 'vitest'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { clientAddress } from './client-address.server.ts'

afterEach(() => useEnv({ TRUST_PROXY: false }))

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
  useEnv({ TRUST_PROXY: true })
  expect(clientAddress(forged, '127.0.0.1')).toBe('198.51.100.9')
  expect(clientAddress(new Headers(), '127.0.0.1')).toBe('127.0.0.1')
})

it.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  [undefined, ''],
])('%s is %s', (socket, address) => {
  expect(clientAddress(new Headers(), socket)).toBe(address)
})
