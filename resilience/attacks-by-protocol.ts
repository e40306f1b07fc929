/** Attacks by protocol: other methods, other body types, other entry points. */
import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import {
  addressOf,
  type Aim,
  encoded,
  multipart,
  type Pair,
  percent,
  read,
  write,
} from './attack-requests.ts'
import { EVIL_HOST, INJECTED_HEADER } from './attack-values.ts'
import type { AttackRequest } from './attack-wire.ts'

export function otherMethods(aim: Aim) {
  const methods = fc.constantFrom(
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'HEAD',
    'TRACE',
    'PROPFIND',
    'QUERY',
    'PURGE',
    'POST',
  )
  const overrides: AttackRequest['headers'] = {
    'X-HTTP-Method-Override': 'DELETE',
    'X-Method-Override': 'PUT',
  }
  return fc
    .tuple(methods, addressOf(aim), fc.boolean(), fc.boolean())
    .map(([method, path, overridden, data]) => {
      const address = data ? `${path}.data?_method=DELETE` : path
      return { ...write(aim, address, '', overridden ? overrides : {}), method }
    })
}

export function otherContentTypes(aim: Aim) {
  const fields = aim.route.fields.map((name): Pair => [name, 'x'])
  const json = JSON.stringify(Object.fromEntries(fields))
  const line = 'multipart/form-data; boundary=line'
  const whole = multipart(fields, 'x.png')
  const bodies: [type: string, body: string | Buffer, headers?: AttackRequest['headers']][] = [
    ['application/json', json],
    ['application/json', '{"a":'],
    ['text/plain', encoded(fields)],
    ['text/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
    ['application/octet-stream', Buffer.from([0, 255, 254])],
    ['', encoded(fields)],
    ['x', 'x'],
    ['application/x-www-form-urlencoded; charset=utf-16', Buffer.from('name=x', 'utf16le')],
    ['application/x-www-form-urlencoded; charset=nonsense', encoded(fields)],
    ['application/x-www-form-urlencoded', gzipSync(encoded(fields)), { 'Content-Encoding': 'gzip' }],
    ['application/x-www-form-urlencoded', '&&&===&=&%&;;&name'],
    ['application/x-www-form-urlencoded, multipart/form-data', encoded(fields)],
    ['multipart/form-data', whole],
    ['multipart/form-data; boundary=', whole],
    ['multipart/form-data; boundary=other', whole],
    [`multipart/form-data; boundary=${'x'.repeat(1_000)}`, whole],
    ['multipart/mixed; boundary=line', whole],
    [line, whole.slice(0, -12)],
    [line, whole.replaceAll('\r\n', '\n')],
    [line, whole.replaceAll('form-data', 'attachment')],
    [line, whole.replaceAll(/name="[^"]*"/g, 'name=')],
    [
      line,
      whole.replace('\r\n\r\n', `\r\nContent-Transfer-Encoding: base64\r\n${INJECTED_HEADER}: 1\r\n\r\n`),
    ],
    [line, '--line--\r\n'],
    [line, '--line\r\n'],
    [line, ''],
    [
      line,
      `--line\r\nContent-Disposition: form-data; name="cover"; filename="x.svg"\r\n\r\n<svg onload="x"/>\r\n--line--\r\n`,
    ],
    [
      line,
      `--line\r\nContent-Disposition: form-data; name="cover"; filename="x.png"\r\n\r\n\x89PNG\r\n\x1a\n\0\0\0\r\n--line--\r\n`,
    ],
    [
      line,
      `--line\r\nContent-Disposition: form-data; name="name"; filename*=UTF-8''%00%ff\r\n\r\nx\r\n--line--\r\n`,
    ],
  ]
  return fc
    .tuple(addressOf(aim), fc.constantFrom(...bodies), fc.boolean())
    .map(([path, [type, body, headers], data]) =>
      write(aim, data ? `${path}.data` : path, body, { 'Content-Type': type, ...headers }),
    )
}

/** The data URLs that the client-side router requests. */
export function dataRequests(aim: Aim) {
  const parts = fc.constantFrom(
    'root',
    'routes/admin/newsletter',
    'routes/admin/messages',
    'routes/admin/edit-post',
    'routes/saved/collection',
    'routes/account/settings',
    'root,routes/admin/posts',
    '__proto__',
    '',
    '*',
    '%00',
    'x'.repeat(3_000),
    ',,,',
    '../root',
    'routes/admin/admin,routes/admin/newsletter',
  )
  const ends = fc.constantFrom(
    '.data',
    '/_root.data',
    '.data/',
    '.data.data',
    '/.data',
    '.data%00',
    '.rsc',
    '.manifest',
  )
  return fc.tuple(addressOf(aim), ends, parts, fc.boolean()).map(([path, end, routes, sends]) => {
    const address = `${path}${end}?_routes=${percent(routes)}&index`
    return sends && aim.route.writes
      ? write(aim, address, encoded(aim.route.fields.map((field): Pair => [field, randomUUID()])))
      : read(aim, address, { 'X-React-Router-Prefetch': 'yes', Accept: 'text/x-script' })
  })
}

/** URLs of other software, and private files of ours. */
const DOORS = [
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/.well-known/security.txt',
  '/package.json',
  '/server/main.js',
  '/build/server/main.js',
  '/src/main.ts',
  '/@vite/client',
  '/@fs/etc/passwd',
  '/@id/x',
  '/node_modules/react/package.json',
  '/__manifest?p=/admin&version=x',
  '/__manifest?paths=/,/admin/newsletter',
  '/__manifest',
  '/_root.data',
  '/_.data',
  '/.data',
  '/private/prize.eml',
  '/files/private/prize.eml',
  '/data/session-secret',
  '/outbox?message=../session-secret',
  '/outbox.data?message=..%2f..%2fsession-secret',
  '/assets/',
  '/assets/..%2fserver%2fmain.js',
  '/media/',
  '/media/private/prize.eml',
  '/media/..%2fprivate%2fprize.eml',
  '/favicon.svg/../../package.json',
  '/debug',
  '/status',
  '/server-status',
  '/actuator/env',
  '/graphql',
  '/wp-admin/',
  '/phpinfo.php',
  '/metrics',
  '/metrics?token=',
  '/assets/manifest-x.js.map',
  '/entry.server.js',
  '/.mailshelf-built',
  '/cli.js',
  '/admin.php',
  '/api/auth',
  '/api/auth/',
]
const AUTH = [
  'sign-in/email',
  'sign-up/email',
  'sign-in/social',
  'sign-in/oauth2',
  'sign-out',
  'get-session',
  'list-sessions',
  'revoke-session',
  'revoke-sessions',
  'update-user',
  'delete-user',
  'change-email',
  'change-password',
  'set-password',
  'request-password-reset',
  'forget-password',
  'reset-password',
  'verify-email',
  'send-verification-email',
  'link-social',
  'unlink-account',
  'list-accounts',
  'refresh-token',
  'get-access-token',
  'account-info',
  'start-session',
  'end-session',
  'callback/github',
  'callback/google/x',
  'oauth2/callback/google',
  'oauth2/link',
  'error',
  'ok',
  'reference',
  'open-api/generate-schema',
  'admin/set-role',
  'admin/impersonate-user',
  'two-factor/disable',
]

/** URLs that do not exist, including those Better Auth would have over HTTP. */
export function otherDoors(aim: Aim) {
  if (aim.route.pattern !== '/*') return null
  const { ids } = aim.scene
  const body = JSON.stringify({
    userId: ids['user'],
    id: ids['user'],
    role: 'admin',
    email: 'x@attackers.example',
    password: 'x',
    callbackURL: `//${EVIL_HOST}`,
    newEmail: 'x',
  })
  const address = fc.oneof(
    fc.constantFrom(...DOORS),
    fc.constantFrom(...AUTH).map((name) => `/api/auth/${name}`),
  )
  return fc
    .tuple(address, fc.boolean())
    .map(([path, sends]) =>
      sends ? write(aim, path, body, { 'Content-Type': 'application/json' }) : read(aim, path),
    )
}
