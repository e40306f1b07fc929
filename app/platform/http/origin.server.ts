/** Accepts writes only from our own pages (CSRF protection). */
import { env } from '#app/platform/lib/env.server.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

export function isRead(method: string): boolean {
  return READS.has(method)
}

/** Whether a request may write: by its origin, which pages cannot forge; without one only without a cookie. */
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

/** The host of an origin. Only hosts are compared: behind an https proxy this process sees http. */
function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host ?? null
}
