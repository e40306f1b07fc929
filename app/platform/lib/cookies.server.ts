/** The site's own cookies: HTTP-only, and on https bound to this host by prefix. */
import { parse } from 'hono/utils/cookie'
import { isHttps } from './site-url.server.ts'

/** `__Host-` prevents subdomains from setting them; browsers allow it on https only. */
export function cookiePrefix(): string {
  return isHttps() ? '__Host-mailshelf' : 'mailshelf'
}

export function readCookie(headers: Headers, name: string): string | null {
  const fullName = `${cookiePrefix()}.${name}`
  return parse(headers.get('cookie') ?? '', fullName)[fullName] ?? null
}

/** A `Set-Cookie` value. Without `maxAge`, in seconds, the cookie ends with the browser session; 0 removes it. */
export function setCookie(name: string, value: string, maxAge?: number): string {
  return [
    `${cookiePrefix()}.${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(isHttps() ? ['Secure'] : []),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
  ].join('; ')
}
