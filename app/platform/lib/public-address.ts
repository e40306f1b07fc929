import { BlockList, isIP } from 'node:net'

/** Everything that is not the public internet: this machine, its network, cloud metadata, test ranges. */
const CLOSED_RANGES = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24',
  '203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
]
  .join(' ')
  .split(' ')
/** IPv6 addresses are open only in global unicast, without the ranges for IPv4 mapping, tunnels and documentation. */
const OPEN_IPV6 = ['2000::', 3] as const
const CLOSED_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const range of CLOSED_RANGES) {
  const [network = '', bits = ''] = range.split('/')
  closed.addSubnet(network, Number(bits), 'ipv4')
}
for (const [network, bits] of CLOSED_IPV6) closed.addSubnet(network, bits, 'ipv6')
const open = new BlockList()
open.addSubnet(...OPEN_IPV6, 'ipv6')

/** Whether an IP address is on the public internet; false for anything else. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  return version === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
