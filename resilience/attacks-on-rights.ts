/** Attacks on access control: other users' data, forged cookies, fields that must not be set. */
import * as fc from 'fast-check'
import {
  addressOf,
  type Aim,
  encoded,
  formOf,
  hasHoles,
  honest,
  type Pair,
  percent,
  queryOf,
  read,
  write,
} from './attack-requests.ts'
import { EVIL_HOST } from './attack-values.ts'
import type { AttackRequest } from './attack-wire.ts'

/** Fields that none of our forms has, and careless code would store. */
export function assigning(aim: Aim) {
  if (!aim.route.writes) return null
  const { ids } = aim.scene
  const extras: Pair[] = [
    ...['role', 'user[role]', 'roles', 'isAdmin', 'is_admin', 'admin'].map((name): Pair => [name, 'admin']),
    ...['userId', 'user_id', 'ownerId', 'createdBy', 'user.id', 'viewer'].map((name): Pair => [
      name,
      ids['user']!,
    ]),
    ...['id', 'collectionId', 'sessionId', 'token'].map((name): Pair => [name, ids['collection']!]),
    ['emailVerified', 'true'],
    ['email_verified', 'true'],
    ['twoFactorEnabled', 'false'],
    ['sample', 'true'],
    ['createdAt', '1999-01-01'],
    ['deletedAt', '1999-01-01'],
    ['image', `https://${EVIL_HOST}/x.png`],
    ['slug', 'brands'],
    ['__proto__[isAdmin]', 'true'],
    ['constructor.prototype.isAdmin', 'true'],
    ['__proto__', '{"isAdmin":true}'],
  ]
  const several = fc.subarray(extras, { minLength: 1 })
  const plain = fc.tuple(
    ...aim.route.fields.map((name) => honest(name, aim).map((value): Pair => [name, value])),
  )
  return fc
    .tuple(addressOf(aim), plain, several)
    .map(([path, form, extra]) => write(aim, path, encoded([...form, ...extra])))
}

export function reachingForOthers(aim: Aim) {
  const { ids, slugs } = aim.scene
  const anyOf = fc.constantFrom(...Object.values(ids), ...Object.values(slugs), aim.scene.token.toUpperCase())
  const asData = fc.constantFrom('', '', '.data')
  if (aim.route.writes) {
    const sent = fc
      .tuple(addressOf(aim, anyOf), formOf(aim, anyOf))
      .map(([path, form]) => write(aim, path, encoded(form)))
    return fc.oneof(
      { arbitrary: sent, weight: 3 },
      addressOf(aim, anyOf).map((path) => read(aim, path)),
    )
  }
  if (!hasHoles(aim) && aim.route.queries.length === 0) return null
  return fc
    .tuple(addressOf(aim, anyOf), asData, queryOf(aim, anyOf))
    .map(([path, data, query]) => read(aim, `${path}${data}?${encoded(query)}`))
}

export function forgedCookies(aim: Aim) {
  const { cookies } = aim.scene
  const [name, value] = cookies.victim.split(/=(.*)/s) as [string, string]
  const [token, mark = ''] = decodeURIComponent(value).split('.')
  const forged = [
    `${name}=`,
    `${name}=.`,
    `${name}=x.y`,
    `${name}=%00`,
    `${name}=%`,
    `${name}=%ff%fe`,
    `${name}="quoted"`,
    name,
    '=',
    ';;;',
    '=;=',
    `${name}=${token}`,
    `${name}=${token}.`,
    `${name}=${token}.AAAA`,
    `${name}=${percent(`${token}.${mark.toLowerCase()}`)}`,
    `${name}=${percent(`${token}x.${mark}`)}`,
    `${name}=${percent(`.${mark}`)}`,
    `${name}=${percent(`${token}.${mark.slice(0, -2)}==`)}`,
    `${name.replace('__Host-', '')}=${value}`,
    `${name.toLowerCase()}=${value}`,
    `${name.replace('session_token', 'session_data')}=${value}`,
    `__proto__=x; constructor=y; ${name}=x`,
    `${name}=${'x'.repeat(5_000)}`,
    `${name}=x; ${name}=y; ${name}=z`,
    '__Host-mailshelf.toast=%7B',
    '__Host-mailshelf.toast=null',
    '__Host-mailshelf.toast=%22x%22',
    '__Host-mailshelf.toast=%7B%22title%22%3A1%7D',
    '__Host-mailshelf.toast=%ff',
    '__Host-mailshelf.toast=%5B%5D',
    '__Host-mailshelf.sign-up=%00',
    '__Host-mailshelf.second-factor=%00',
    '__Host-mailshelf.second-factor=x',
    '__Host-mailshelf.device=%00',
  ]
  const random = fc.string({
    unit: fc.constantFrom('=', ';', '%', '.', '"', ' ', 'a', '\xff'),
    maxLength: 60,
  })
  return fc.tuple(addressOf(aim), fc.oneof(fc.constantFrom(...forged), random)).map(([path, cookie]) => {
    return aim.route.writes
      ? write(aim, path, encoded(aim.route.fields.map((field): Pair => [field, 'x'])), { Cookie: cookie })
      : read(aim, path, { Cookie: cookie })
  })
}

export function forging(aim: Aim) {
  const { host, origin } = aim.scene.site
  const senders = fc.constantFrom<AttackRequest['headers']>(
    { 'Sec-Fetch-Site': 'cross-site', Origin: `https://${EVIL_HOST}` },
    { 'Sec-Fetch-Site': 'cross-site', Origin: origin },
    { 'Sec-Fetch-Site': 'same-site', Origin: `https://other.${host}` },
    { 'Sec-Fetch-Site': 'none', Origin: 'null' },
    { 'Sec-Fetch-Site': 'SAME-ORIGIN', Origin: `https://${EVIL_HOST}` },
    { 'Sec-Fetch-Site': undefined, Origin: `https://${EVIL_HOST}` },
    { 'Sec-Fetch-Site': undefined, Origin: 'null' },
    { 'Sec-Fetch-Site': undefined, Origin: `${origin}.${EVIL_HOST}` },
    { 'Sec-Fetch-Site': undefined, Origin: `https://${EVIL_HOST}/${host}` },
    { 'Sec-Fetch-Site': undefined, Origin: `https://${host}@${EVIL_HOST}` },
    { 'Sec-Fetch-Site': undefined, Origin: undefined },
    { 'Sec-Fetch-Site': undefined, Origin: undefined, Referer: `${origin}/settings` },
    { 'Sec-Fetch-Site': '', Origin: '' },
  )
  const methods = fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE')
  const plain = fc.tuple(
    ...aim.route.fields.map((name) => honest(name, aim).map((value): Pair => [name, value])),
  )
  return fc
    .tuple(addressOf(aim), plain, senders, methods, fc.boolean())
    .map(([path, form, headers, method, data]) => {
      const kept = Object.entries(write(aim, data ? `${path}.data` : path, encoded(form), headers).headers)
      const sent = Object.fromEntries(kept.filter(([, value]) => value !== undefined))
      return { ...write(aim, data ? `${path}.data` : path, encoded(form)), headers: sent, method }
    })
}
