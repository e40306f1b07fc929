/** What a trusted receiver found out about a message (RFC 8601). Only its topmost headers count: anybody can write others below. */
import type { Authentication, AuthenticationResult } from '#app/platform/db/json-columns.ts'

type Header = { key: string; value: string }

const CHARS_MAX = 8000
const PARTS_MAX = 50
const SIGNATURES_MAX = 10
const RESULTS = new Set(
  'pass fail softfail hardfail neutral none policy temperror permerror bestguesspass'.split(' '),
)
/** The property in which each method names the domain it judged. */
const DOMAINS = {
  spf: ['smtp.mailfrom', 'smtp.helo'],
  dkim: ['header.d', 'header.i'],
  dmarc: ['header.from'],
  arc: ['header.d'],
} as const

/** Null when unknown. `trusted`: the authserv-ids of the owner's mail servers. */
export function readAuthenticationResults(headers: Header[], trusted: string[]): Authentication | null {
  const names = new Set(trusted.map((name) => name.trim().toLowerCase()).filter(Boolean))
  let facts: Authentication | null = null
  for (const { key, value } of headers) {
    if (key !== 'authentication-results') continue
    const [first = '', ...parts] = withoutComments(value.slice(0, CHARS_MAX)).split(';')
    // The receiving server writes its own on top; one with its name below that of another server is forged.
    if (!names.has(first.trim().split(/\s/)[0]!.toLowerCase())) break
    facts ??= { by: 'receiver' }
    for (const part of parts.slice(0, PARTS_MAX)) readPart(facts, part)
  }
  return facts
}

function readPart(facts: Authentication, part: string): void {
  const [method = '', ...properties] = part.trim().split(/\s+/)
  const [name, result = ''] = method.toLowerCase().split('=')
  if (!RESULTS.has(result)) return
  if (name === 'dkim') {
    const signatures = (facts.dkim ??= [])
    if (signatures.length < SIGNATURES_MAX) signatures.push(resultOf(result, properties, DOMAINS.dkim))
  } else if (name === 'spf' || name === 'dmarc' || name === 'arc') {
    facts[name] ??= resultOf(result, properties, DOMAINS[name])
  }
}

function resultOf(result: string, properties: string[], names: readonly string[]): AuthenticationResult {
  const domain = domainIn(properties, names)
  return domain ? { result, domain } : { result }
}

function domainIn(properties: string[], names: readonly string[]): string | null {
  for (const name of names) {
    const found = properties.find((property) => property.toLowerCase().startsWith(`${name}=`))
    if (!found) continue
    const value = found.slice(name.length + 1).replaceAll('"', '')
    const domain = value.slice(value.lastIndexOf('@') + 1).toLowerCase()
    if (/^[a-z0-9.-]{1,253}$/.test(domain)) return domain
  }
  return null
}

/** Comments in brackets may contain semicolons, and may nest. */
function withoutComments(value: string): string {
  let depth = 0
  let out = ''
  for (const char of value) {
    if (char === '(') depth += 1
    else if (char === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) out += char
  }
  return out
}
