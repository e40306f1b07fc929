import { env } from './env.server.ts'

/**
 * The address that links in mail begin with. Never the one a request names: whoever asks for somebody else's reset
 * link would choose where it leads.
 */
export function siteUrl(): string {
  return env().SITE_URL ?? `http://localhost:${env().PORT}`
}

/** Whether people reach the site by https; a proxy speaks it then. */
export function isHttps(): boolean {
  return siteUrl().startsWith('https:')
}
