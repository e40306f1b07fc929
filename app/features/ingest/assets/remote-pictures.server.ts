/**
 * Fetches the images an email references, once, if the owner allows it. The URLs are untrusted: they may point to this
 * machine, its network or cloud metadata, directly, through DNS or by a redirect. So every step is checked, and the
 * connection goes to the address that was checked.
 */
import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pictureExtension } from './file-type.ts'
import { isPublicAddress } from './public-address.ts'
import { IMAGE_BYTES_MAX } from '#app/features/ingest/schema.ts'

export type Network = {
  resolve(host: string): Promise<string[]>
  isAllowed(address: string, port: number): boolean
  timeoutMs: number
}

const INTERNET: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: (address, port) => isPublicAddress(address) && (port === 80 || port === 443),
  timeoutMs: 10_000,
}
const REDIRECTS_MAX = 3
const AT_ONCE = 4
const PICTURES_MAX = 200
const EMAIL_BYTES_MAX = 40 * 1024 * 1024
const EMAIL_MS_MAX = 60_000

/** Images by URL; those that cannot be fetched, for whatever reason, are missing. */
export async function fetchPictures(
  urls: Iterable<string>,
  network = INTERNET,
): Promise<Map<string, Uint8Array>> {
  const waiting = [...new Set(urls)].slice(0, PICTURES_MAX)
  const found = new Map<string, Uint8Array>()
  const end = Date.now() + EMAIL_MS_MAX
  let bytes = 0

  async function work(): Promise<void> {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      if (Date.now() > end || bytes > EMAIL_BYTES_MAX) return
      const picture = await fetchPicture(url, network)
      if (!picture) continue
      bytes += picture.length
      found.set(url, picture)
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return found
}

export async function fetchPicture(address: string, network = INTERNET): Promise<Uint8Array | null> {
  // One deadline for all redirects together, so that a server cannot stall by sending a byte a minute.
  const signal = AbortSignal.timeout(network.timeoutMs)
  let next = address
  try {
    for (let step = 0; step <= REDIRECTS_MAX; step++) {
      const answer = await request(next, network, signal)
      if (answer.redirect === undefined)
        return answer.bytes && pictureExtension(answer.bytes) ? answer.bytes : null
      next = new URL(answer.redirect, next).href
    }
    return null
  } catch {
    // Rejected, unreachable, too slow or unresolvable: each means a placeholder.
    return null
  }
}

type Answer = { redirect?: string; bytes?: Uint8Array }

async function request(address: string, network: Network, signal: AbortSignal): Promise<Answer> {
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('Only web addresses are fetched')
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await network.resolve(host)
  // Every address must be public: a name that also resolves to a private one is not trusted.
  if (addresses.length === 0 || !addresses.every((each) => network.isAllowed(each, port))) {
    throw new Error('The address lies in a closed network')
  }
  return new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http
    const asked = client.get(
      {
        protocol: url.protocol,
        host,
        port,
        path: url.pathname + url.search,
        servername: isIP(host) ? undefined : host,
        agent: false,
        lookup: answerWith(addresses[0]!),
        signal,
        headers: {
          host: url.host,
          accept: 'image/*',
          'user-agent': 'Mozilla/5.0',
          'accept-encoding': 'identity',
        },
      },
      (response) => {
        const { remoteAddress = '' } = response.socket
        if (!network.isAllowed(remoteAddress.replace(/^::ffff:/i, ''), port)) {
          asked.destroy()
          return reject(new Error('The connection ended in a closed network'))
        }
        readAnswer(response)
          .then(resolve, reject)
          .finally(() => asked.destroy())
      },
    )
    asked.once('error', reject)
  })
}

/** Never resolves a second time, because the second answer could differ. */
function answerWith(address: string): LookupFunction {
  return (_, { all }, done) => {
    const family = isIP(address)
    if (all) done(null, [{ address, family }])
    else done(null, address, family)
  }
}

async function readAnswer(response: http.IncomingMessage): Promise<Answer> {
  const { statusCode = 0, headers } = response
  if (statusCode >= 300 && statusCode < 400 && headers.location) return { redirect: headers.location }
  const isPicture = /^(?:image\/|application\/octet-stream|binary\/octet-stream)/i.test(
    headers['content-type'] ?? 'image/',
  )
  if (statusCode !== 200 || !isPicture || Number(headers['content-length'] ?? 0) > IMAGE_BYTES_MAX) return {}
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += (chunk as Buffer).length
    if (size > IMAGE_BYTES_MAX) return {}
    chunks.push(chunk as Buffer)
  }
  return { bytes: Buffer.concat(chunks) }
}
