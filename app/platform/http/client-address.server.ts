import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'
import { env } from '#app/platform/lib/env.server.ts'

/** The first address from the end of X-Forwarded-For that no trusted proxy has; earlier ones may be forged. */
export function clientAddress(headers: Headers, socketAddress: string | undefined): string {
  const socket = { remoteAddress: socketAddress ?? '' }
  const forwarded = headers.get('x-forwarded-for') ?? undefined
  const request = { headers: { 'x-forwarded-for': forwarded }, socket, connection: socket }
  const address = proxyAddr(request as unknown as IncomingMessage, env().TRUST_PROXY ?? (() => false))
  return isIP(address) ? ipaddr.process(address).toString() : socket.remoteAddress
}
