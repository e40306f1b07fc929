import { expect, test } from 'vitest'
import { readEmailStep } from './email-step.ts'

function sent(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test.each([
  [
    { step: 'email', email: ' Dana@Bücher.example ' },
    { opens: 'rest', email: 'Dana@Bücher.example' },
  ],
  [
    { step: 'email', email: '' },
    { opens: 'email', email: '', error: 'Please enter your email address' },
  ],
  [
    { step: 'email', email: 'dana' },
    { opens: 'email', email: 'dana', error: 'Please enter a valid email address' },
  ],
  [
    { step: 'change', email: 'dana@mail.example' },
    { opens: 'email', email: 'dana@mail.example' },
  ],
  [{ email: 'dana@mail.example', password: 'something' }, null],
])('%j opens %j', (fields, expected) => {
  expect(readEmailStep(sent(fields))).toEqual(expected)
})
