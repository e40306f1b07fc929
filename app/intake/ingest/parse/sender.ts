import { getDomain, getDomainWithoutSuffix } from 'tldts'
import { trimEdges } from '#app/platform/lib/trim-edges.ts'

export type Sender = { name: string | null; address: string | null }

type ParsedFrom = { name?: string; address?: string } | undefined

/** Longer strings are not names; code that processes names relies on this limit. */
const NAME_CHARS_MAX = 200
const ADDRESS_IN_ANGLES = /<\s*([^<>\s@]+@[^<>\s@]+)\s*>/g

/** `Acme, Inc. <a@acme.test>` without quotes is formally two addresses: the last one in angle brackets is meant. */
export function readSender(parsed: ParsedFrom, rawHeader: string | undefined): Sender {
  const address = clean(parsed?.address)
  if (address?.includes('@')) return { name: displayName(parsed?.name), address: address.toLowerCase() }
  if (!rawHeader) return { name: displayName(parsed?.name), address: null }
  const inAngles = [...rawHeader.matchAll(ADDRESS_IN_ANGLES)].at(-1)
  if (!inAngles) return { name: displayName(parsed?.name ?? parsed?.address), address: null }
  return { name: displayName(rawHeader.slice(0, inAngles.index)), address: inAngles[1]!.toLowerCase() }
}

/** The part of an address that names the company: `acme` of `news@mail.acme.co.uk`. */
export function companyLabel(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return getDomainWithoutSuffix(domain, { allowPrivateDomains: true }) || domain.split('.')[0]!
}

/** `acme.co.uk` of `news@mail.acme.co.uk` or its domain; customers of one hosting service count as different. */
export function organizationOf(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return getDomain(domain, { allowPrivateDomains: true }) ?? domain
}

function displayName(name: string | undefined): string | null {
  const plain = trimEdges(clean(name) ?? '', /["'“”‘’\s]/).slice(0, NAME_CHARS_MAX)
  const isAddress = !/\s/.test(plain) && /.@./.test(plain)
  return plain && !isAddress ? plain : null
}

function clean(value: string | undefined): string | null {
  return (
    value
      ?.replace(/[\p{Cc}\p{Cf}]/gu, '')
      .replace(/\s+/g, ' ')
      .trim() || null
  )
}
