import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { readEmailAddress } from './email-address.ts'
import { emailField } from './email-field.ts'

test.each([
  ['Dana@Mail.Example', 'dana@mail.example'],
  [' dana@mail.example\n', 'dana@mail.example'],
  ['da\u00adna@mail.example', 'dana@mail.example'],
  ['dana\u200b@mail\u2060.example\ufeff', 'dana@mail.example'],
  ['dana\u202e@mail.example', 'dana@mail.example'],
  ['dana\ufe0f@mail.example', 'dana@mail.example'],
  ['ｄａｎａ＠ｍａｉｌ．ｅｘａｍｐｌｅ', 'dana@mail.example'],
  ['dana@mail。example', 'dana@mail.example'],
  ['dana@mail.example.', 'dana@mail.example'],
  ['dana@bücher.example', 'dana@xn--bcher-kva.example'],
  ['dana@BÜCHER.example', 'dana@xn--bcher-kva.example'],
  ['dana@bu\u0308cher.example', 'dana@xn--bcher-kva.example'],
  ['dana@xn--bcher-kva.example', 'dana@xn--bcher-kva.example'],
  ['jose\u0301@mail.example', 'jos\u00e9@mail.example'],
  ["o'brien+tag/x=y@mail.example", "o'brien+tag/x=y@mail.example"],
  ['a..b@mail.example', 'a..b@mail.example'],
])('%j is read as %j', (typed, address) => {
  expect(readEmailAddress(typed)).toBe(address)
  expect(readEmailAddress(address)).toBe(address)
})

test.each([
  '',
  'dana',
  '@mail.example',
  'dana@',
  'dana@@mail.example',
  'dana<>@mail.example',
  'dana@mail.example<>',
  '<dana@mail.example>',
  '"dana"@mail.example',
  'dana(x)@mail.example',
  'dana@mail.example(x)',
  'dana,eve@mail.example',
  'dana;@mail.example',
  'dana:@mail.example',
  'da na@mail.example',
  'dana\r\nBcc:eve@mail.example',
  'dana\u0000@mail.example',
  'dana@mail.example\u0000',
  '⑴dana@mail.example',
  'dana@mail.example:25',
  'dana@mail.example/x',
  'dana@mail.example?x',
  'dana@mail.example#x',
  'dana@m%61il.example',
  'dana@mail..example',
  'dana@[192.0.2.1]',
  'dana@192.0.2.1',
  'dana@0x7f.1',
  `${'x'.repeat(250)}@mail.example`,
  `dana@${'ü'.repeat(240)}.example`,
  `dana@${'ﷺ'.repeat(100)}.example`,
])('%j is no address', (typed) => {
  expect(readEmailAddress(typed)).toBeNull()
})

test('an address that was read stays as it is, whatever was typed', () => {
  const part = string({ unit: 'binary', maxLength: 20 })
  assert(
    property(part, part, (local, domain) => {
      const address = readEmailAddress(`${local}@${domain}.example`)
      if (address === null) return
      expect(readEmailAddress(address)).toBe(address)
      expect(address).not.toMatch(/[\s<>"(),:;\\\p{C}]/u)
      expect(address.split('@')).toHaveLength(2)
    }),
    { numRuns: 1000 },
  )
})

test('a field reports one error, and asks for a domain with a dot', () => {
  const field = emailField({ missing: 'missing', invalid: 'invalid' })
  const errors = (typed: unknown) => field.safeParse(typed).error?.issues.map(({ message }) => message)
  expect(errors(undefined)).toEqual(['missing'])
  expect(errors('  ')).toEqual(['missing'])
  expect(errors('dana@mail')).toEqual(['invalid'])
  expect(errors('dana')).toEqual(['invalid'])
  expect(field.parse('Dana@mail.example')).toBe('dana@mail.example')
})
