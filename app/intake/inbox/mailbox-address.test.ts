import { expect, test } from 'vitest'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { mailboxesOf } from './mailbox-address.ts'
import { describeTrouble } from './mailbox-errors.ts'

test('mailboxes of the setting, with their defaults', () => {
  expect(
    mailboxesOf(' imaps://me%40acme.test:p%20w@imap.acme.test\n imap://you:x@127.0.0.1:1143/Brand%20news '),
  ).toEqual([
    {
      host: 'imap.acme.test',
      port: 993,
      tls: true,
      username: 'me@acme.test',
      password: 'p w',
      folder: 'INBOX',
    },
    { host: '127.0.0.1', port: 1143, tls: false, username: 'you', password: 'x', folder: 'Brand news' },
  ])
  expect(mailboxesOf('')).toEqual([])
})

test.each(['https://a:b@c.test', 'imaps://nobody@host.test', 'imaps://a:b@ok.test secret'])(
  'a setting that is no mailbox is refused without being quoted: %s',
  (setting) => {
    expect(() => parseEnv({ INBOX_IMAP: setting })).toThrow(
      /^The setting INBOX_IMAP is invalid \(imaps:\/\/user/,
    )
  },
)

test.each([
  [{ authenticationFailed: true, message: 'NO' }, 'Wrong user name or password.'],
  [{ code: 'ECONNREFUSED' }, 'Connection refused. Check the host and the port.'],
  [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'The server’s certificate is invalid or not trusted.'],
  [{ serverResponseCode: 'NONEXISTENT' }, 'There is no such folder on the server.'],
  [{ responseText: 'Over quota' }, 'Server response: Over quota'],
  ['nonsense', 'The connection failed.'],
])('%j in plain words', (error, words) => {
  expect(describeTrouble(error)).toBe(words)
})
