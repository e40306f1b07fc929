import { env } from '#app/lib/env.server.ts'

/** The one address of a page, whatever name this visitor reached the server by. */
export function canonicalUrl(requested: URL, path: string): string {
  return (env().SITE_URL ?? requested.origin) + path
}
