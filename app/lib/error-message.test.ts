import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { errorForLog } from './error-message.ts'

test('a failed query is told without its values, which may be keys to an account', () => {
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

test('what is no error is told as it is, and an error that is its own cause ends', () => {
  const round = new Error('round')
  round.cause = round
  expect(errorForLog('a word')).toBe('a word')
  expect(errorForLog(round)).toMatchObject({ type: 'Error', message: 'round' })
})
