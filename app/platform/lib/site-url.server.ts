import { env } from './env.server.ts'

/** The base URL of links in emails, never from the request: an attacker could name a host of their choice. */
export function siteUrl(): string {
  return env().SITE_URL ?? `http://localhost:${env().PORT}`
}

/** Whether visitors use https, possibly through a proxy. */
export function isHttps(): boolean {
  return siteUrl().startsWith('https:')
}
