import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { errorForLog } from './error-message.ts'

test('a failed query is logged without its values, which may be secrets', () => {
  const refused = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })
  const query = 'select * from sessions where token = $1'
  const failed = new DrizzleQueryError(query, ['a-token\n    at elsewhere (x:1:1)'], refused)
  const told = errorForLog(new Error('reading a session', { cause: failed })) as Record<string, string>
  expect(told['message']).toBe(`reading a session: Failed query: ${query}: connection refused`)
  expect(told['stack']).toContain('error-message.test.ts')
  expect(told['stack']).toContain('caused by: Error: connection refused')
  expect(told['code']).toBe('ECONNREFUSED')
  expect(JSON.stringify(told)).not.toMatch(/a-token|elsewhere/)
})

test('logs a non-error as it is, and stops at a circular cause', () => {
  const round = new Error('round')
  round.cause = round
  expect(errorForLog('a word')).toBe('a word')
  expect(errorForLog(round)).toMatchObject({ type: 'Error', message: 'round' })
})
