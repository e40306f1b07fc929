import { expect, test } from 'vitest'
import { mailServerOf, readMailServer } from './mail-server.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const KNOWN = 'smtps://a%40b.example:p%2Fw@smtp.example.com:465'

test.each([
  [{ server: 'smtp.example.com' }, 'smtps://smtp.example.com:465'],
  [
    { server: 'smtp.example.com', port: '587', user: 'a@b.example', password: 'p/w' },
    'smtp://a%40b.example:p%2Fw@smtp.example.com:587',
  ],
  [{ server: 'smtp.example.com', port: '465', user: 'a@b.example' }, KNOWN],
  [
    { server: 'other.example.com', port: '465', user: 'a@b.example' },
    'smtps://a%40b.example:@other.example.com:465',
  ],
  [{ server: '' }, null],
])('%j is %s', (fields, url) => {
  expect(readMailServer(formOf(fields), KNOWN)).toEqual({ url })
})

test.each([
  [{ server: 'smtp.example.com/inbox' }, 'server'],
  [{ server: 'smtp.example.com', port: '70000' }, 'port'],
  [{ server: 'smtp.example.com', port: 'smtp' }, 'port'],
])('%j is an error of %s', (fields, field) => {
  expect(readMailServer(formOf(fields), undefined)).toEqual({ errors: { [field]: expect.any(String) } })
})

test('shows everything but the password', () => {
  expect(mailServerOf(KNOWN)).toEqual({
    server: 'smtp.example.com',
    port: '465',
    user: 'a@b.example',
    hasPassword: true,
  })
  expect(mailServerOf('smtp://localhost')).toEqual({
    server: 'localhost',
    port: '587',
    user: '',
    hasPassword: false,
  })
})
