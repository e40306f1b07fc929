import { expect, test } from 'vitest'
import { seal, unseal } from './secret.server.ts'

test('what is sealed is readable for its purpose only, and not altered or cut short', () => {
  const sealed = seal('a', 'rye bread')
  expect(unseal('a', sealed)).toBe('rye bread')
  const bytes = Buffer.from(seal('a', ''), 'base64url')
  for (const length of [16, 24, 27]) {
    const cut = bytes.subarray(0, length).toString('base64url')
    expect(() => unseal('a', cut), `${length} bytes`).toThrow(/authenticat|authentication tag/)
  }
  expect(() => unseal('b', sealed)).toThrow(/authenticat|authentication tag/)
  expect(() => unseal('a', `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`)).toThrow(
    /authenticat|authentication tag/,
  )
})
