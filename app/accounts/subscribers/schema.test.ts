import { describe, expect, it } from 'vitest'
import { copy } from './copy.ts'
import { contactMessage, subscription } from './schema.ts'

function firstError(input: unknown): string | undefined {
  return subscription.safeParse(input).error?.issues[0]?.message
}

describe('subscription', () => {
  it('trims the address and keeps the form it came from', () => {
    expect(subscription.parse({ email: ' ada@example.com ', source: 'blog' })).toEqual({
      email: 'ada@example.com',
      source: 'blog',
    })
  })

  it('takes an unknown form for the footer', () => {
    expect(subscription.parse({ email: 'ada@example.com', source: 'elsewhere' }).source).toBe('footer')
  })

  it.each([
    [{}, copy.emailMissing],
    [{ email: '  ' }, copy.emailMissing],
    [{ email: 'ada' }, copy.emailInvalid],
    [{ email: 'ada@' }, copy.emailInvalid],
    [{ email: `${'a'.repeat(250)}@example.com` }, copy.emailInvalid],
  ])('reports the error of %j', (input, message) => {
    expect(firstError(input)).toBe(message)
  })
})

describe('a contact message', () => {
  const message = { name: 'Ada', topic: 'A question', message: 'Hello' }

  it.each([
    'ada@example.com\r\nBcc: x@example.com',
    'ada@example.com, x@example.com',
    'Ada <ada@example.com>',
  ])('attack: the address %j would be more than one in a header', (email) => {
    expect(contactMessage.safeParse({ ...message, email }).success).toBe(false)
  })
})
