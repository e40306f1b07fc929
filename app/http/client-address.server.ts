import { env } from '#app/lib/env.server.ts'

/**
 * Who is at the other end of the connection. Only behind a proxy that the owner trusts is its header believed, and of
 * that only the last entry: the proxy wrote it, while the ones before may be the client's invention.
 */
export function clientAddress(headers: Headers, socketAddress: string | undefined): string {
  const forwarded = env().TRUST_PROXY && headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return (forwarded || socketAddress || '').replace(/^::ffff:/, '')
}
