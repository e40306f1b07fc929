/** The site's own cookies: for the server alone, and on https bound to this host by their name. */
import { isHttps } from './site-url.server.ts'

/** `__Host-` keeps a neighbouring subdomain from setting them; browsers allow it on https only. */
export function cookiePrefix(): string {
  return isHttps() ? '__Host-mailshelf' : 'mailshelf'
}

export function readCookie(headers: Headers, name: string): string | null {
  const wanted = `${cookiePrefix()}.${name}=`
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    if (pair.trim().startsWith(wanted)) return decodeCookie(pair.trim().slice(wanted.length))
  }
  return null
}

/** A `Set-Cookie` value. Without `maxAge`, in seconds, the cookie ends with the browser; 0 removes it. */
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

function decodeCookie(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
