import { expect, test } from 'vitest'
import { readAuthenticationResults } from './authentication-results.ts'

const KEY = 'authentication-results'
const TRUSTED = ['mx.google.com', 'inbox.test']

test('the facts of a trusted receiver', () => {
  const value =
    'mx.google.com; dkim=pass header.i=@acme.test header.s=s1 header.b="a;b"; dkim=fail header.d=esp.test; ' +
    'arc=pass (i=1 spf=pass; dkim=pass); spf=softfail (google.com: domain of (x) news@acme.test; no) smtp.mailfrom=bounce@mail.acme.test; ' +
    'dmarc=pass (p=REJECT sp=REJECT dis=NONE) header.from=acme.test'
  const headers = [{ key: KEY, value }]
  expect(readAuthenticationResults(headers, TRUSTED)).toEqual({
    by: 'receiver',
    spf: { result: 'softfail', domain: 'mail.acme.test' },
    dkim: [
      { result: 'pass', domain: 'acme.test' },
      { result: 'fail', domain: 'esp.test' },
    ],
    dmarc: { result: 'pass', domain: 'acme.test' },
    arc: { result: 'pass' },
  })
})

test('what others claim is not known', () => {
  const forged = { key: KEY, value: 'mx.google.com; spf=pass smtp.mailfrom=a@bank.test' }
  const stranger = { key: KEY, value: 'mx.evil.test; dkim=pass header.d=bank.test' }
  expect(readAuthenticationResults([stranger], TRUSTED)).toBeNull()
  // A sender can write the receiver's name, but not above the receiver's own header.
  expect(readAuthenticationResults([stranger, forged], TRUSTED)).toBeNull()
  expect(readAuthenticationResults([forged], [])).toBeNull()
  expect(readAuthenticationResults([], TRUSTED)).toBeNull()
})

test('a receiver that writes a header for each method', () => {
  const headers = [
    { key: KEY, value: 'inbox.test 1; spf=pass smtp.helo=out.acme.test' },
    { key: KEY, value: 'inbox.test; dkim=none; x-other=pass; dmarc=nonsense' },
    { key: 'received', value: 'from a by b' },
  ]
  expect(readAuthenticationResults(headers, TRUSTED)).toEqual({
    by: 'receiver',
    spf: { result: 'pass', domain: 'out.acme.test' },
    dkim: [{ result: 'none' }],
  })
})
