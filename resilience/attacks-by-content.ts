/** Attacks by content: oversized input and injections. */
import * as fc from 'fast-check'
import {
  addressOf,
  type Aim,
  encoded,
  everywhere,
  formOf,
  hasHoles,
  multipart,
  OWN_COOKIE,
  type Pair,
  percent,
  queryOf,
  read,
  write,
} from './attack-requests.ts'
import { elsewhere, EVIL_HOST, headerInjections, MARK, scripts, sizes, traversals } from './attack-values.ts'
import type { AttackRequest } from './attack-wire.ts'

export function oversized(aim: Aim) {
  const { writes } = aim.route
  const long = fc.constantFrom(2_000, 7_000, 15_000).map((length) => 'x'.repeat(length))
  const inQuery = fc
    .tuple(addressOf(aim), queryOf(aim, long))
    .map(([path, query]) => read(aim, `${path}?${encoded(query)}`))
  const manyQueries = addressOf(aim).map((path) => read(aim, `${path}?${'a=1&q=b&after=c&'.repeat(800)}`))
  const headers = addressOf(aim).map((path) => read(aim, path, { Cookie: 'a=b; '.repeat(2_500) }))
  if (!writes) return fc.oneof(inQuery, manyQueries, headers)
  const inForm = fc
    .tuple(addressOf(aim), formOf(aim, sizes))
    .map(([path, form]) => write(aim, path, encoded(form)))
  const manyFields = fc
    .tuple(addressOf(aim), fc.constantFrom(500, 5_000))
    .map(([path, count]) =>
      write(aim, path, Array.from({ length: count }, (_, at) => `tags=${at}&f${at}=x`).join('&')),
    )
  const parts = addressOf(aim).map((path) => {
    const body = multipart(Array.from({ length: 600 }, (_, at) => [`part${at}`, 'x']))
    return write(aim, path, body, { 'Content-Type': 'multipart/form-data; boundary=line' })
  })
  return fc.oneof({ arbitrary: inForm, weight: 6 }, inQuery, manyFields, headers, parts)
}

export function traversing(aim: Aim) {
  const evil = traversals(aim.scene.prize)
  const whole = fc.tuple(addressOf(aim), evil).map(([path, target]) => read(aim, `${path}/${target}`))
  const inQuery = fc
    .tuple(addressOf(aim), queryOf(aim, evil))
    .map(([path, query]) => read(aim, `${path}?${encoded(query)}`))
  if (hasHoles(aim))
    return fc.oneof(
      addressOf(aim, evil).map((path) => read(aim, path)),
      whole,
    )
  if (!aim.route.writes) return fc.oneof(whole, inQuery)
  const files = fc.tuple(addressOf(aim), evil).map(([path, name]) => {
    const body = multipart(
      aim.route.fields.map((field): Pair => [field, 'x']),
      name.replaceAll('"', ''),
    )
    return write(aim, path, body, { 'Content-Type': 'multipart/form-data; boundary=line' })
  })
  return fc.oneof(whole, inQuery, files)
}

export function injectingHeaders(aim: Aim) {
  const hosts: AttackRequest['headers'][] = [
    { 'X-Forwarded-Host': EVIL_HOST, 'X-Forwarded-Proto': 'gopher' },
    { Forwarded: `for=1.2.3.4;host=${EVIL_HOST};proto=https` },
    { 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin/newsletter.csv' },
    { Host: EVIL_HOST },
    { Host: `shelf.example:80@${EVIL_HOST}` },
    { Host: '' },
    { 'User-Agent': `<${MARK}>`, Referer: `https://${EVIL_HOST}/`, 'Accept-Language': "'; --" },
    {
      'If-None-Match': '*, "x", W/',
      'If-Modified-Since': 'never',
      Range: 'bytes=9-1,-,x',
      Accept: '*/*;q=x',
    },
    { 'Accept-Encoding': 'gzip;q=x, br;q=9, *;;', 'Sec-Fetch-Dest': 'document\t', 'Sec-Fetch-Site': 'none' },
    { 'X-Mailshelf-Address': '127.0.0.1', 'X-Request-Id': `<${MARK}>`, Authorization: 'Basic Og==' },
  ]
  const byHeader = fc.tuple(addressOf(aim), fc.constantFrom(...hosts)).map(([path, headers]) => {
    return aim.route.writes ? write(aim, path, '', headers) : read(aim, path, headers)
  })
  return fc.oneof(byHeader, everywhere(aim, headerInjections))
}

export function scripting(aim: Aim) {
  const toast = scripts.map(
    (script) => `__Host-mailshelf.toast=${percent(JSON.stringify({ title: script, description: script }))}`,
  )
  const byCookie = fc.tuple(addressOf(aim), toast).map(([path, cookie]) => {
    return read(aim, path, { Cookie: `${OWN_COOKIE}; ${cookie}` })
  })
  return fc.oneof({ arbitrary: everywhere(aim, scripts), weight: 3 }, byCookie)
}

export function redirecting(aim: Aim) {
  const asked = fc
    .tuple(addressOf(aim), queryOf(aim, elsewhere))
    .map(([path, query]) => `${path}?${encoded(query)}`)
  const slashes = fc
    .tuple(
      fc.constantFrom('//', '/\\', '/%09/', '/.//', '/;/'),
      fc.constantFrom('', '/', '/..', '/%2e%2e', '.data'),
    )
    .map(([start, end]) =>
      read(aim, `${start}${EVIL_HOST}${aim.route.pattern.replaceAll(/[:*?]/g, '')}${end}`),
    )
  const reads = asked.map((path) => read(aim, path))
  if (!aim.route.writes) return fc.oneof(reads, slashes)
  const sent = fc
    .tuple(asked, formOf(aim, elsewhere), elsewhere)
    .map(([path, form, from]) =>
      write(aim, path, encoded([...form, ['from', from], ['next', from]]), { 'Sec-Fetch-Dest': 'document' }),
    )
  return fc.oneof({ arbitrary: sent, weight: 3 }, reads, slashes)
}
