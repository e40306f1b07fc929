/** Builds requests for a route: what an honest page would send, with one hostile value. */
import * as fc from 'fast-check'
import type { AttackedRoute } from './attacked-routes.ts'
import type { AttackSetup } from './attack-setup.ts'
import type { AttackRequest } from './attack-wire.ts'

/** The target of an attack. */
export type Aim = { route: AttackedRoute; scene: AttackSetup }

export type Pair = [name: string, value: string]

/** Common query parameters, tried on every route. */
const COMMON_QUERIES = [
  'next',
  'from',
  'token',
  'q',
  'page',
  'email',
  'after',
  'redirect',
  'url',
  'code',
  'state',
]

const TYPED: Record<string, string> = {
  name: 'A name',
  description: 'What it is for',
  email: 'attacker@attackers.example',
  password: 'another-lamp-7-pass',
  confirmation: 'another-lamp-7-pass',
  currentPassword: 'reading-lamp-9-secret',
  phrase: 'delete my account',
  topic: 'A question',
  kind: 'rights',
  message: 'A message of some words',
  source: 'footer',
  theme: 'dark',
  digest: 'on',
  place: '1',
  code: '123456',
  uri: 'otpauth://totp/x?secret=AAAA',
  category: 'Design',
  blockType: 'paragraph',
  status: 'published',
  website: '',
}

export function honest(name: string, { route, scene }: Aim): fc.Arbitrary<string> {
  const { ids, slugs } = scene
  if (/^(intent|do|step|end|edit|type)$/.test(name) && route.choices.length > 0)
    return fc.constantFrom(...route.choices, ...(name === 'type' ? ['emails', 'brands'] : []))
  if (/collection/i.test(name)) return fc.constant(ids['collection']!)
  if (/emailId|saves/.test(name)) return fc.constant(ids['email']!)
  if (name === 'brandId') return fc.constant(ids['brand']!)
  if (name === 'brand') return fc.constant(slugs.brand)
  if (name === 'id') return fc.constantFrom(...Object.values(ids))
  if (/^slug$/.test(name)) return fc.uuid()
  if (name === 'title' || name === 'name') return fc.string({ minLength: 1, maxLength: 30 })
  return fc.constant(TYPED[name] ?? 'words')
}

/** The value for `:name` in a path. */
function honestParam(name: string, { route, scene }: Aim): fc.Arbitrary<string> {
  const { ids, slugs, token } = scene
  const { pattern } = route
  if (name === 'brandSlug') return fc.constant(slugs.brand)
  if (name === 'emailSlug') return fc.constant(slugs.email)
  if (name === 'tagSlug') return fc.constant('welcome')
  if (name === 'format') return fc.constantFrom('png', 'html', 'text')
  if (name === 'kind') return fc.constantFrom('email', 'brand', 'post')
  if (name === 'file') return fc.constantFrom('1.xml', `${'0'.repeat(16)}.jpg`)
  if (name === 'token') return fc.constant(token)
  if (name === 'emailId') return fc.constant(ids['email']!)
  if (name === 'brandId') return fc.constant(ids['brand']!)
  if (name === 'id') return fc.constant(pattern.includes('blog') ? ids['post']! : ids['collection']!)
  if (pattern.startsWith('/email/')) return fc.constant(slugs.email)
  if (pattern.startsWith('/blog/')) return fc.constant(slugs.post)
  return fc.constant('welcome')
}

/** The path with honest parameters, except those in `instead`, which are sent as they are. */
export function addressOf(aim: Aim, instead?: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const parts = aim.route.pattern.split('/').slice(1)
  const holes = parts.filter(isHole).length
  const chosen = fc.integer({ min: 0, max: Math.max(0, holes - 1) })
  return chosen.chain((at) => {
    let hole = -1
    const filled = parts.map((part) => {
      if (!isHole(part)) return fc.constant(part)
      hole += 1
      if (instead && hole === at) return instead
      return part === '*'
        ? fc.constantFrom('nothing-here', 'a/b')
        : honestParam(part.replace(/^:|\?$/g, ''), aim)
    })
    return fc.tuple(...filled).map((words) => `/${words.join('/')}`)
  })
}

export function hasHoles({ route }: Aim): boolean {
  return route.pattern.split('/').some(isHole)
}

function isHole(part: string): boolean {
  return part.startsWith(':') || part === '*'
}

export function queryOf({ route }: Aim, evil: fc.Arbitrary<string>): fc.Arbitrary<Pair[]> {
  const names = fc.constantFrom(...route.queries, ...route.queries, ...COMMON_QUERIES)
  return fc.array(fc.tuple(names, evil), { minLength: 1, maxLength: 3 })
}

/** An honest form with one or two `evil` fields. */
export function formOf(aim: Aim, evil: fc.Arbitrary<string>): fc.Arbitrary<Pair[]> {
  const { fields } = aim.route
  if (fields.length === 0)
    return fc.array(fc.tuple(fc.constantFrom('name', 'id', 'intent'), evil), { maxLength: 2 })
  const pairs = fc.tuple(...fields.map((name) => honest(name, aim).map((value): Pair => [name, value])))
  const chosen = fc.array(fc.tuple(fc.nat(fields.length - 1), evil), { minLength: 1, maxLength: 2 })
  return fc.tuple(pairs, chosen).map(([sent, changed]) => {
    const form = sent.map((pair): Pair => [...pair])
    for (const [at, value] of changed) form[at]![1] = value
    return form
  })
}

/** Encodes by bytes; a lone surrogate becomes the replacement character. */
export function percent(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

export function encoded(pairs: Pair[], encode = percent): string {
  return pairs.map(([name, value]) => `${percent(name)}=${encode(value)}`).join('&')
}

export function asIs(text: string): string {
  return text
}

export function read(aim: Aim, path: string, headers: AttackRequest['headers'] = {}): AttackRequest {
  return { method: 'GET', path, headers: { ...ownHeaders(aim), ...headers } }
}

export function write(
  aim: Aim,
  path: string,
  body: AttackRequest['body'] = '',
  headers: AttackRequest['headers'] = {},
): AttackRequest {
  const form = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': Buffer.byteLength(body),
  }
  const own = { Origin: aim.scene.site.origin, 'Sec-Fetch-Site': 'same-origin', ...form }
  return { method: 'POST', path, body, headers: { ...ownHeaders(aim), ...own, ...headers } }
}

/** Puts `evil` wherever the route reads: query, path, form. */
export function everywhere(aim: Aim, evil: fc.Arbitrary<string>, encode = percent) {
  const inQuery = fc
    .tuple(addressOf(aim), queryOf(aim, evil))
    .map(([path, query]) => read(aim, `${path}?${encoded(query, encode)}`))
  const inPath = addressOf(aim, evil.map(encode)).map((path) => read(aim, path))
  const inForm = fc
    .tuple(addressOf(aim), formOf(aim, evil))
    .map(([path, form]) => write(aim, path, encoded(form, encode)))
  const inBoth = fc
    .tuple(addressOf(aim, evil.map(encode)), formOf(aim, evil))
    .map(([path, form]) => write(aim, path, encoded(form, encode)))
  if (aim.route.writes)
    return fc.oneof(inForm, inForm, inForm, inQuery, ...(hasHoles(aim) ? [inPath, inBoth] : []))
  return hasHoles(aim) ? fc.oneof(inQuery, inPath) : inQuery
}

export function multipart(fields: Pair[], fileName?: string): string {
  const parts = fields.map(([name, value], at) => {
    const file =
      fileName !== undefined && at === fields.length - 1
        ? `; filename="${fileName}"\r\nContent-Type: image/png`
        : ''
    return `--line\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
  })
  return `${parts.join('')}--line--\r\n`
}

/** Placeholder for the sender's cookie. */
export const OWN_COOKIE = '(own cookie)'

function ownHeaders({ scene }: Aim): AttackRequest['headers'] {
  return { Host: scene.site.host, Cookie: OWN_COOKIE }
}

/** The request with a role's cookie and its own address, so that rate limits do not hide what is behind them. */
export function asSomebody(request: AttackRequest, cookie: string): AttackRequest {
  const { Cookie, ...headers } = request.headers
  const cookies = String(Cookie).replace(OWN_COOKIE, () => cookie)
  const from = `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`
  return { ...request, headers: { ...headers, ...(cookies && { Cookie: cookies }), 'X-Forwarded-For': from } }
}
