import { env } from '#app/platform/lib/env.server.ts'

/**
 * The client's address. The forwarding header is only read behind a trusted proxy, and only its last entry: the proxy
 * wrote it, while earlier entries may be forged.
 */
export function clientAddress(headers: Headers, socketAddress: string | undefined): string {
  const forwarded = env().TRUST_PROXY && headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return (forwarded || socketAddress || '').replace(/^::ffff:/, '')
}
