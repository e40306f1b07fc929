import { isIP, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The network of an address: an IPv6 customer has a whole /64 to choose addresses from, so limits count networks. */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, 4)
  return groups.map((group) => group.toString(16)).join(':')
}

/** The block around an address, an IPv4 /24 or an IPv6 /56: one customer often has that many addresses. */
export function clientBlock(address: string): string {
  if (!isIP(address)) return address
  const block = isIPv6(address)
    ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/56`)
    : ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`)
  return block.toString()
}
