import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** What providers assign; the rest of IPv6 belongs to nobody yet. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')
/** Documentation, since RFC 9637. */
const DOCUMENTATION = ipaddr.IPv6.parseCIDR('3fff::/20')

/** Whether an IP address is on the public internet; false for anything else. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || (parsed.match(GLOBAL_UNICAST) && !parsed.match(DOCUMENTATION))
}

const PRIVATE_RANGES = new Set(['loopback', 'private', 'linkLocal', 'carrierGradeNat', 'uniqueLocal'])

/** Whether an IP address belongs to this machine or to a private network, also one of IPv4 written as IPv6. */
export function isPrivateAddress(address: string): boolean {
  return isIP(address) !== 0 && PRIVATE_RANGES.has(ipaddr.process(address).range())
}
