/** The tokens in newsletter links: sealed, good for one purpose, and for a time. */
import { seal, unseal } from '#app/lib/secret.server.ts'
import { z } from '#app/lib/zod.ts'

const DAY = 24 * 3600 * 1000

/** An unsubscribe link stands in every issue and has to work long after it; a confirmation is a matter of days. */
const LIFETIME = { confirm: 7 * DAY, unsubscribe: 2 * 365 * DAY } as const

export type LinkPurpose = keyof typeof LIFETIME

const content = z.object({ subscriber: z.uuid(), issuedAt: z.number() })

export type LinkToken = z.infer<typeof content>

export function createLinkToken(purpose: LinkPurpose, subscriber: string): string {
  return seal(
    `newsletter ${purpose}`,
    JSON.stringify({ subscriber, issuedAt: Date.now() } satisfies LinkToken),
  )
}

/** Null for what has expired, was made for another purpose or was never ours. */
export function readLinkToken(purpose: LinkPurpose, token: string): LinkToken | null {
  try {
    const { data } = content.safeParse(JSON.parse(unseal(`newsletter ${purpose}`, token)))
    return data && Date.now() - data.issuedAt < LIFETIME[purpose] ? data : null
  } catch {
    return null
  }
}
