/** Writes are taken from our own pages alone. */
import { env } from '#app/lib/env.server.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

export function isRead(method: string): boolean {
  return READS.has(method)
}

/**
 * Whether a request may change something. Browsers say where a form was sent from, and pages cannot lie about it;
 * programs that say nothing may write only where no cookie speaks for them, such as a mail provider that unsubscribes.
 */
export function mayWrite({ method, headers, url }: Request): boolean {
  if (isRead(method)) return true
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  if (origin) return origin === ownOrigin() || hostOf(origin) === new URL(url).host
  return !headers.has('cookie')
}

function ownOrigin(): string | undefined {
  const { SITE_URL } = env()
  return SITE_URL && new URL(SITE_URL).origin
}

/** By host alone: behind a proxy that speaks https this process still hears http. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
