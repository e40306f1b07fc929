/**
 * The accepted `Host` names. Otherwise a foreign name that points here would appear in links, and a hostile name that
 * resolves to a private address (DNS rebinding) would read the gallery through a visitor's browser.
 */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Requested by load balancers and monitors by IP address. The responses do not depend on the host. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

/** Names that no public DNS server resolves. */
const PRIVATE_SUFFIXES = ['localhost', 'local', 'internal', 'lan', 'home.arpa']

const privateAddresses = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv6')
}

type Refusal = { status: 400 | 421; message: string }

type Asked = Pick<IncomingMessage, 'rawHeaders' | 'url'>

/** Null when the request names one valid host. */
export function refuseHost({ rawHeaders, url = '/' }: Asked, siteUrl: string | undefined): Refusal | null {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]!.toLowerCase() === 'host')
  if (hosts.length > 1) return { status: 400, message: 'A request names one host.' }
  const [host] = hosts
  if (!host) return { status: 400, message: 'A request names its host.' }
  if (PROBES.has(url.split('?')[0]!)) return null
  // In absolute form the request line names the host, and the header is ignored.
  const names = [
    hostnameOf(`http://${host}`),
    ...(url.startsWith('/') || url === '*' ? [] : [hostnameOf(url)]),
  ]
  const own = siteUrl && new URL(siteUrl).hostname
  if (names.some((name) => name === null)) return { status: 400, message: 'This host is not a host name.' }
  if (names.every((name) => (own ? name === own : isPrivateHost(name!)))) return null
  return { status: 421, message: own ? WRONG_HOST : UNKNOWN_HOST }
}

const WRONG_HOST =
  'This gallery has another address. If you run it: the reverse proxy must pass on the Host header, and SITE_URL must be the public address.'
const UNKNOWN_HOST =
  'This gallery does not know this address. If you run it: set SITE_URL to its public address.'

/** Without its port: a proxy may use another port. */
function hostnameOf(url: string): string | null {
  const parsed = URL.canParse(url) ? new URL(url) : null
  return parsed && !parsed.username && !parsed.password && parsed.hostname ? parsed.hostname : null
}

function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  const version = isIP(address)
  if (version) return privateAddresses.check(address, version === 4 ? 'ipv4' : 'ipv6')
  const name = hostname.replace(/\.$/, '')
  return !name.includes('.') || PRIVATE_SUFFIXES.some((suffix) => name.endsWith(`.${suffix}`))
}
