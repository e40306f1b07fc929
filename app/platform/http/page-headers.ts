import type { HeadersArgs } from 'react-router'

/** The headers of a page with a secret in its URL: it must not be cached or leak its URL. */
export function secretPageHeaders() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' }
}

export function loaderHeaders({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}
