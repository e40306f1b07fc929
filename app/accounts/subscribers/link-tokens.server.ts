/** The tokens in links of the newsletter and the digest: encrypted, for one purpose, with an expiry. */
import { seal, unseal } from '#app/platform/lib/secret.server.ts'
import { z } from '#app/platform/lib/zod.ts'

const DAY = 24 * 3600 * 1000

/** Unsubscribe links must work long after the email was sent; confirmations last days. */
const LIFETIME = { confirm: 7 * DAY, unsubscribe: 2 * 365 * DAY, digest: 2 * 365 * DAY } as const

export type LinkPurpose = keyof typeof LIFETIME

/** `subscriber` is the token of a subscriber or, in links of the digest, the id of a user. */
const content = z.object({ subscriber: z.uuid(), issuedAt: z.number() })

export type LinkToken = z.infer<typeof content>

export function createLinkToken(purpose: LinkPurpose, subscriber: string): string {
  return seal(
    `newsletter ${purpose}`,
    JSON.stringify({ subscriber, issuedAt: Date.now() } satisfies LinkToken),
  )
}

/** Null when it has expired, was made for another purpose or is unknown. */
export function readLinkToken(purpose: LinkPurpose, token: string): LinkToken | null {
  try {
    const { data } = content.safeParse(JSON.parse(unseal(`newsletter ${purpose}`, token)))
    return data && Date.now() - data.issuedAt < LIFETIME[purpose] ? data : null
  } catch {
    return null
  }
}
