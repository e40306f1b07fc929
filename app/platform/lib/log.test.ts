import { matchRoutes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { textOf } from './log.server.ts'

test('an address that cannot be decoded is not logged', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  matchRoutes([{ path: '/newsletter/confirm/:token' }], '/newsletter/confirm/a-secret/%c0%ae')
  const said = warned.mock.calls.map(([text]) => String(text))
  warned.mockRestore()
  expect(said.join(), 'the router still tells of it').toContain('a-secret')
  expect(said.map((text) => textOf(text)).join()).not.toContain('a-secret')
})
