import { expect, it } from 'vitest'
import { setupHints } from './setup-hints.server.ts'

const all = {
  SITE_URL: 'https://gallery.example',
  SMTP_URL: 'smtp://mail.example',
  GOOGLE_CLIENT_ID: 'id',
  SESSION_SECRET: 's'.repeat(32),
  DATABASE_URL: 'postgres://localhost/mailshelf',
}

it('reports nothing when everything is set', () => {
  expect(setupHints(all)).toEqual([])
})

it.each([
  ['SITE_URL', /Links in emails/],
  ['SMTP_URL', /No email is sent/],
  ['GOOGLE_CLIENT_ID', /'Use Google account' is not shown/],
  ['SESSION_SECRET', /Several instances/],
])('reports the consequences of a missing %s', (name, words) => {
  expect(setupHints({ ...all, [name]: undefined })).toEqual([expect.stringMatching(words)])
})
