/** Messages of webhooks: their JSON, and their signature as in Standard Webhooks (standardwebhooks.com). */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { brands, emails } from '#app/platform/db/schema.ts'
import { isPublic } from '#app/gallery/queries.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { NEW_COUNTED } from './limits.ts'

const SECRET_PREFIX = 'whsec_'

export function newWebhookSecret(): string {
  return SECRET_PREFIX + randomBytes(24).toString('base64')
}

/** With the same emails it is the same message, so that a receiver can tell a repetition. */
export function messageId(emailIds: string[]): string {
  return `msg_${createHash('sha256').update(emailIds.join()).digest('hex').slice(0, 32)}`
}

/** The emails of the ids that are public, in their order. Null when none is. */
export async function newEmailsMessage(
  { id, name }: { id: string; name: string },
  ids: string[],
): Promise<string | null> {
  const rows = await db()
    .select({
      id: emails.id,
      subject: emails.subjectLine,
      brand: brands.name,
      slug: emails.slug,
      sentAt: emails.sentAt,
      addedAt: emails.createdAt,
    })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(isPublic, inArray(emails.id, ids)))
  if (rows.length === 0) return null
  const byId = new Map(rows.map((row) => [row.id, row]))
  const listed = ids.flatMap((id) => byId.get(id) ?? [])
  return JSON.stringify({
    type: 'smart_collection.new_emails',
    timestamp: new Date().toISOString(),
    data: {
      smartCollection: { id, name, url: `${siteUrl()}/smart-collections/${id}` },
      emails: listed.map(({ slug, ...email }) => ({ ...email, url: `${siteUrl()}/email/${slug}` })),
      // There were more than a message lists; the newest are listed.
      isMore: ids.length >= NEW_COUNTED,
    },
  })
}

export function signedHeaders(secret: string, id: string, body: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
