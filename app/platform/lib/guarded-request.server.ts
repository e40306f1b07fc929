/** Requests to URLs of strangers: every address is checked, and connected to. Callers check redirects again. */
import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type Network = {
  protocols: readonly string[]
  resolve(host: string): Promise<string[]>
  /** `host` is what the URL names, with its port unless that is the usual one. */
  isAllowed(address: string, port: number, host: string): boolean
  timeoutMs: number
}

export const INTERNET: Network = {
  protocols: ['http:', 'https:'],
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: (address, port) => isPublicAddress(address) && (port === 80 || port === 443),
  timeoutMs: 10_000,
}

/** Thrown when an address is not on the public internet, or its scheme or port is not allowed. */
export class ClosedNetworkError extends Error {}

type GuardedRequest = {
  network: Network
  signal: AbortSignal
  method?: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}

/** The addresses of a URL's host; throws unless the network allows all of them. */
export async function resolveAllowed(url: URL, network: Network): Promise<string[]> {
  if (!network.protocols.includes(url.protocol)) throw new ClosedNetworkError('Not a web address to ask')
  const host = hostnameOf(url)
  const addresses = isIP(host) ? [host] : await network.resolve(host)
  // Every address must be public: a name that also resolves to a private one is not trusted.
  const isAllowed = addresses.every((each) => network.isAllowed(each, portOf(url), url.host))
  if (addresses.length === 0 || !isAllowed) {
    throw new ClosedNetworkError('The address lies in a closed network')
  }
  return addresses
}

function hostnameOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

function portOf({ port, protocol }: URL): number {
  return Number(port || (protocol === 'https:' ? 443 : 80))
}

/** Sends one request; the connection ends when `read` has read what it wants. */
export async function guardedRequest<T>(
  address: string,
  { network, signal, method = 'GET', headers, body }: GuardedRequest,
  read: (response: http.IncomingMessage) => Promise<T>,
): Promise<T> {
  const url = new URL(address)
  const addresses = await resolveAllowed(url, network)
  const [host, port] = [hostnameOf(url), portOf(url)]
  return new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http
    const asked = client.request(
      {
        protocol: url.protocol,
        host,
        port,
        method,
        path: url.pathname + url.search,
        servername: isIP(host) ? undefined : host,
        agent: false,
        lookup: answerWith(addresses[0]!),
        signal,
        headers: { host: url.host, ...headers },
      },
      (response) => {
        const { remoteAddress = '' } = response.socket
        if (!network.isAllowed(remoteAddress.replace(/^::ffff:/i, ''), port, url.host)) {
          asked.destroy()
          return reject(new ClosedNetworkError('The connection ended in a closed network'))
        }
        read(response)
          .then(resolve, reject)
          .finally(() => asked.destroy())
      },
    )
    asked.once('error', reject)
    asked.end(body)
  })
}

/** A lookup that answers with the checked address. Resolving the name a second time could give another one. */
function answerWith(address: string): LookupFunction {
  return (_, { all }, done) => {
    const family = isIP(address)
    if (all) done(null, [{ address, family }])
    else done(null, address, family)
  }
}
