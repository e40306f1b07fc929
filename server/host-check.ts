/**
 * The accepted `Host` names. Otherwise a foreign name that points here would appear in links, and a hostile name that
 * resolves to a private address (DNS rebinding) would read the gallery through a visitor's browser.
 */
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { isPrivateAddress } from '#app/platform/lib/public-address.ts'

/** Paths that load balancers and monitors request by IP address. The responses do not depend on the host. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

/** Names that no public DNS server resolves. */
const PRIVATE_SUFFIXES = ['localhost', 'local', 'internal', 'lan', 'home.arpa']

type Refusal = { status: 400 | 421; message: string }

type Asked = Pick<IncomingMessage, 'rawHeaders' | 'url'>

/** The refusal of a request; null when it names one valid host. */
export function refuseHost({ rawHeaders, url = '/' }: Asked, siteUrl: string | undefined): Refusal | null {
  let host: string | undefined
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]!.length !== 4 || rawHeaders[at]!.toLowerCase() !== 'host') continue
    if (host !== undefined) return { status: 400, message: 'A request names one host.' }
    host = rawHeaders[at + 1]!
  }
  if (!host) return { status: 400, message: 'A request names its host.' }
  if (PROBES.has(url.split('?')[0]!)) return null
  const refusal = refusalOf(`http://${host}`, siteUrl)
  // In absolute form the request line names the host, and the header is ignored.
  return refusal || url.startsWith('/') || url === '*' ? refusal : refusalOf(url, siteUrl)
}

function refusalOf(url: string, siteUrl: string | undefined): Refusal | null {
  const name = hostnameOf(url)
  if (name === null) return { status: 400, message: 'This host is not a host name.' }
  if (siteUrl) return name === new URL(siteUrl).hostname ? null : { status: 421, message: WRONG_HOST }
  return isPrivateHost(name) ? null : { status: 421, message: UNKNOWN_HOST }
}

const WRONG_HOST =
  'This gallery has another address. If you run it: the reverse proxy must pass on the Host header, and SITE_URL must be the public address.'
const UNKNOWN_HOST =
  'This gallery does not know this address. If you run it: set SITE_URL to its public address.'

/** The host of a URL without its port: a proxy may use another one. */
function hostnameOf(url: string): string | null {
  const parsed = URL.parse(url)
  return parsed && !parsed.username && !parsed.password && parsed.hostname ? parsed.hostname : null
}

function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address)) return isPrivateAddress(address)
  const name = hostname.replace(/\.$/, '')
  return !name.includes('.') || PRIVATE_SUFFIXES.some((suffix) => name.endsWith(`.${suffix}`))
}
