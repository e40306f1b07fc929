/** What no response may do, whatever the request. */
import type { AttackAnswer } from './attack-wire.ts'
import type { Role, AttackSetup } from './attack-setup.ts'
import { EVIL_HOST, INJECTED_HEADER, MARK } from './attack-values.ts'

const EVERY_ANSWER: [name: string, value: RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^(DENY|SAMEORIGIN)$/],
  ['referrer-policy', /^(strict-origin-when-cross-origin|same-origin)$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^(same|cross)-origin$/],
  ['permissions-policy', /camera=\(\)/],
  ['strict-transport-security', /^max-age=\d{8}/],
  ['content-security-policy', /default-src '(self|none)'/],
  ['x-request-id', /^[0-9a-f-]{36}$/],
]

/** Traces of the inside: file names, libraries, queries, system files. */
const INSIDE =
  /node_modules\/|\n\s+at \S+ \(|:\d+:\d+\)\n|Failed query|DrizzleQuery|syntax error at or near|invalid input syntax|invalid byte sequence|violates \w+|ECONNREFUSED|ENOENT|ZodError|\b(?:Type|Reference|Range|Syntax)Error\b|root:x:0:0|"devDependencies"|SESSION_SECRET|postgres:\/\//g

/** An overloaded server may say so, and when to try again. */
function isExcused({ status, headers }: AttackAnswer): boolean {
  return status === 503 && headers.has('retry-after')
}

/** What is wrong with the response that `role` got from `path`, in a few words; null if nothing is. */
export function findFault(answer: AttackAnswer, path: string, role: Role, scene: AttackSetup): string | null {
  const { status, headers, body } = answer
  if (status >= 500 && !isExcused(answer)) return `answers ${status}`
  // A malformed request has no request id.
  const named = !([400, 408, 431].includes(status) && body === '')
  for (const [name, value] of EVERY_ANSWER) {
    if (name === 'x-request-id' && !named) continue
    if (!value.test(headers.get(name) ?? '')) return `header ${name} is ${headers.get(name)}`
  }
  if (
    headers.has(INJECTED_HEADER) ||
    // A cookie may tell of the text in its value, which is encoded.
    headers
      .getSetCookie()
      .some((cookie) => cookie.split(/[;\s]+/).some((part) => part.startsWith(INJECTED_HEADER)))
  )
    return 'lets headers be injected'
  const head = [...headers].flat().join('\n')
  // Some proxies reject larger headers.
  if (head.length > 8_000) return 'has a head too large'
  const leak = secretIn(`${head}\n${body}`, role, scene)
  if (leak) return `tells ${leak}`
  // A response may repeat the URL.
  const inside = [...body.matchAll(INSIDE)].map(([words]) => words).find((words) => !path.includes(words))
  if (inside) return `tells of its inside: ${inside}`
  const type = headers.get('content-type') ?? ''
  if (/html|xml|svg/.test(type) && body.includes(`<${MARK}`)) return 'lets markup in'
  return leadsAway(answer, scene)
}

/** The same for responses that Node sends before our code reads the request, which lack some headers. */
export function findRawFault(answer: AttackAnswer, scene: AttackSetup): string | null {
  if (answer.status >= 500) return `answers ${answer.status}`
  if (answer.headers.has(INJECTED_HEADER)) return 'lets headers be injected'
  return secretIn(answer.body, 'visitor', scene) && 'tells a secret'
}

function secretIn(text: string, role: Role, { secrets }: AttackSetup): string | null {
  const hidden = [
    ...secrets.nobody.map((word) => ['what nobody may read', word]),
    ...(role === 'victim' ? [] : secrets.victim.map((word) => ['what is the victim’s alone', word])),
    ...(role === 'admin' || role === 'keeper'
      ? []
      : secrets.owner.map((word) => ['what is for administrators', word])),
  ]
  return hidden.find(([, word]) => text.includes(word!))?.[0] ?? null
}

/** Redirects stay on the site, including those that scripts follow. */
function leadsAway({ status, headers, body }: AttackAnswer, { site }: AttackSetup): string | null {
  const location = headers.get('location')
  const targets = location === null ? [] : [location]
  // React Router sends this to its script instead of a Location header.
  if (status === 202)
    targets.push(...[...body.matchAll(/"redirect","((?:[^"\\]|\\.)*)"/g)].map((match) => match[1]!))
  for (const target of targets) {
    const url = URL.parse(target, site)
    if (!url || url.origin !== site.origin) return `leads to ${target}`
    if (url.pathname.startsWith('//') || target.startsWith('//')) return `may lead to ${target}`
  }
  if (headers.get('refresh') || new RegExp(`(?:href|action|content)="(?:https?:)?//${EVIL_HOST}`).test(body))
    return 'links elsewhere'
  return null
}
