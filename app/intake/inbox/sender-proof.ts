/** Whether a message really comes from the address in its From header, by SPF, DKIM and DMARC. */
import type { Authentication } from '#app/platform/db/json-columns.ts'
import { organizationOf } from '#app/intake/ingest/parse/sender.ts'

/** In lower case. */
export function provenDomains(authentication: Authentication | null): string[] {
  const { spf, dkim = [] } = authentication ?? {}
  const passed = [spf, ...dkim].flatMap((one) => (one?.result === 'pass' && one.domain ? [one.domain] : []))
  return [...new Set(passed.map((domain) => domain.toLowerCase()))]
}

/** After a DMARC pass, or where SPF or DKIM passed for the sender's organizational domain or one of `trusted`. */
export function isSenderProven(
  sender: string | null,
  authentication: Authentication | null,
  trusted: string[] = [],
): boolean {
  if (!sender || !authentication) return false
  const domain = organizationOf(sender)
  const { dmarc } = authentication
  if (dmarc?.result === 'pass' && (!dmarc.domain || organizationOf(dmarc.domain) === domain)) return true
  return provenDomains(authentication).some(
    (proven) => organizationOf(proven) === domain || trusted.includes(proven),
  )
}
