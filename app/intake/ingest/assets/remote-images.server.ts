/** Fetches the images an email references, once, if the owner allows it. Every step of a redirect is checked again. */
import type { IncomingMessage } from 'node:http'
import { guardedRequest, INTERNET, type Network } from '#app/platform/lib/guarded-request.server.ts'
import { readAtMost } from '#app/platform/lib/read-at-most.ts'
import { pictureExtension } from './file-type.ts'
import { IMAGE_BYTES_MAX } from '#app/intake/ingest/schema.ts'

const REDIRECTS_MAX = 3
const AT_ONCE = 4
const PICTURES_MAX = 200
const EMAIL_BYTES_MAX = 40 * 1024 * 1024
const EMAIL_MS_MAX = 60_000

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

function request(address: string, network: Network, signal: AbortSignal): Promise<Answer> {
  const headers = { accept: 'image/*', 'user-agent': 'Mozilla/5.0', 'accept-encoding': 'identity' }
  return guardedRequest(address, { network, signal, headers }, readAnswer)
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const { statusCode = 0, headers } = response
  if (statusCode >= 300 && statusCode < 400 && headers.location) return { redirect: headers.location }
  const isPicture = /^(?:image\/|application\/octet-stream|binary\/octet-stream)/i.test(
    headers['content-type'] ?? 'image/',
  )
  if (statusCode !== 200 || !isPicture || Number(headers['content-length'] ?? 0) > IMAGE_BYTES_MAX) return {}
  const bytes = await readAtMost(response, IMAGE_BYTES_MAX)
  return bytes ? { bytes } : {}
}
