/**
 * Requests of Better Auth to the issuer. It makes them with the global `fetch`: without a limit of bytes, mostly
 * without one of time, and to every address that the issuer names. Here they get limits, and only the issuer's own
 * origin may lie in a closed network.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { guardedRequest, INTERNET, type Network } from '#app/platform/lib/guarded-request.server.ts'

const ANSWER_MS = 5_000
const ANSWER_BYTES = 256 * 1024

const issuers = new AsyncLocalStorage<string>()
const globalFetch = globalThis.fetch

globalThis.fetch = (...given) => {
  const issuer = issuers.getStore()
  return issuer === undefined
    ? globalFetch(...given)
    : fetchFrom(new URL(issuer).origin, new Request(...given))
}

/** Runs `work`, whose requests go to this issuer. */
export function askingIssuer<T>(issuer: string, work: () => Promise<T>): Promise<T> {
  return issuers.run(issuer, work)
}

async function fetchFrom(ownOrigin: string, request: Request): Promise<Response> {
  const isOwn = new URL(request.url).origin === ownOrigin
  const network: Network = isOwn
    ? { ...INTERNET, isAllowed: () => true }
    : { ...INTERNET, protocols: ['https:'] }
  return guardedRequest(
    request.url,
    {
      network,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(ANSWER_MS)]),
      method: request.method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    },
    async (response) => {
      const status = response.statusCode!
      const type = response.headers['content-type'] ?? ''
      return new Response(await text(bounded(response)), { status, headers: { 'Content-Type': type } })
    },
  )
}

async function* bounded(answer: Readable): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > ANSWER_BYTES) throw new Error('The issuer answers without end')
    yield chunk
  }
}
