import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseEnv } from './env.server.ts'
import { StartError } from './errors.ts'

test('has a default for every setting', () => {
  expect(parseEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', SITE_ENV: 'development' })
})

test('reads an empty value as unset', () => {
  const env = parseEnv({ PORT: '', DATABASE_URL: '' })
  expect(env.PORT).toBe(3000)
  expect(env.DATABASE_URL).toBeUndefined()
})

test('reads a value from the file that NAME_FILE names', () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'mailshelf-secret-')), 'secret')
  onTestFinished(() => rmSync(path.dirname(file), { recursive: true }))
  writeFileSync(file, `${'s'.repeat(40)}\n`)
  expect(parseEnv({ SESSION_SECRET_FILE: file }).SESSION_SECRET).toBe('s'.repeat(40))
  expect(() => parseEnv({ SESSION_SECRET_FILE: `${file}-2` })).toThrow(
    'SESSION_SECRET_FILE names cannot be read (ENOENT)',
  )
})

test('removes the trailing slash of SITE_URL', () => {
  expect(parseEnv({ SITE_URL: 'https://mail.example/' }).SITE_URL).toBe('https://mail.example')
})

test.each([
  ['PORT', { PORT: 'http' }],
  ['PORT', { PORT: '70000' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://secret@localhost/db' }],
  ['SITE_ENV', { SITE_ENV: 'live' }],
  ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'mail', S3_SECRET_ACCESS_KEY: 'one of two' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'secret' }],
  ['INBOX_DOMAIN', { INBOX_SMTP_PORT: '2525' }],
  ['INBOX_DOMAIN', { INBOX_DOMAIN: 'secret@inbox.test' }],
  ['INBOX_TLS_CERT', { INBOX_TLS_KEY: '/secret.pem' }],
])('names an invalid %s, never its value', (name, source) => {
  const attempt = () => parseEnv(source)
  expect(attempt).toThrow(StartError)
  expect(attempt).toThrow(new RegExp(`^The setting ${name} `))
  expect(attempt).not.toThrow(/secret|70000|live/)
})
