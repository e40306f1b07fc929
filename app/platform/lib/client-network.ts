import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The network of an address: an IPv6 customer has a whole /64 to choose addresses from, so limits count networks. */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, 4)
  return groups.map((group) => group.toString(16)).join(':')
}
