import { env } from '#app/platform/lib/env.server.ts'

export function canonicalUrl(requested: URL, path: string): string {
  return (env().SITE_URL ?? requested.origin) + path
}
