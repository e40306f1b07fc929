import { env } from '#app/lib/env.server.ts'

/** The canonical URL of a page, whatever host name the visitor used. */
export function canonicalUrl(requested: URL, path: string): string {
  return (env().SITE_URL ?? requested.origin) + path
}
