/** The webhook of a smart collection, in the hands of its owner. */
import { and, eq, ne, sql } from 'drizzle-orm'
import { db, lockName } from '#app/platform/db/client.server.ts'
import { smartCollections, smartWebhooks } from '#app/platform/db/schema.ts'
import { type Outcome, refused } from '#app/collections/outcome.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { seal } from '#app/platform/lib/secret.server.ts'
import { type SmartChange, withOwnSmart } from './commands.server.ts'
import { smartCopy } from './copy.ts'
import { WEBHOOKS_MAX } from './limits.ts'
import { SECRET_PURPOSE } from './webhook-delivery.server.ts'
import { newWebhookSecret } from './webhook-message.server.ts'
import { hostOf, isAllowedReceiver, WEBHOOK_NETWORK } from './webhook-post.server.ts'

const { errors } = smartCopy

/** Returns the signing secret, which is shown once. Emails that match already are not sent. */
export async function setWebhook(
  change: SmartChange & { url: string },
  network = WEBHOOK_NETWORK,
): Promise<Outcome<{ secret: string }>> {
  if (!(await isAllowedReceiver(change.url, network))) return refused(errors.urlClosed)
  return withOwnSmart(change, async (tx, id) => {
    if (!env().WEBHOOKS) return refused(errors.notFound)
    const { actor, url } = change
    await lockName(tx, `webhooks of ${actor.id}`)
    const [others] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(smartWebhooks)
      .innerJoin(smartCollections, eq(smartCollections.id, smartWebhooks.smartCollectionId))
      .where(and(eq(smartCollections.userId, actor.id), ne(smartCollections.id, id)))
    if (others!.count >= WEBHOOKS_MAX) return refused(errors.manyWebhooks)
    const secret = newWebhookSecret()
    await tx.delete(smartWebhooks).where(eq(smartWebhooks.smartCollectionId, id))
    await tx.insert(smartWebhooks).values({
      smartCollectionId: id,
      url,
      sealedSecret: seal(SECRET_PURPOSE, secret),
      sentUntil: sql`(extract(epoch from now()) * 1000000)::bigint`,
    })
    return { ok: true, secret }
  })
}

export function removeWebhook(change: SmartChange): Promise<Outcome> {
  return withOwnSmart(change, async (tx, id) => {
    await tx.delete(smartWebhooks).where(eq(smartWebhooks.smartCollectionId, id))
    return { ok: true }
  })
}

/** Sends the emails that have matched since, as far as they are counted. */
export function resumeWebhook(change: SmartChange): Promise<Outcome> {
  return withOwnSmart(change, async (tx, id) => {
    await tx
      .update(smartWebhooks)
      .set({ disabledAt: null, failures: 0 })
      .where(eq(smartWebhooks.smartCollectionId, id))
    return { ok: true }
  })
}

export type Webhook = {
  host: string
  answer: string | null
  answeredAt: Date | null
  isOff: boolean
}

/** Of a smart collection whose owner is known; null without one. */
export async function getWebhook({ id }: { id: string }): Promise<Webhook | null> {
  const [row] = await db()
    .select({
      url: smartWebhooks.url,
      answer: smartWebhooks.answer,
      answeredAt: smartWebhooks.answeredAt,
      disabledAt: smartWebhooks.disabledAt,
    })
    .from(smartWebhooks)
    .where(eq(smartWebhooks.smartCollectionId, id))
  if (!row) return null
  const { url, answer, answeredAt, disabledAt } = row
  return { host: hostOf(url), answer, answeredAt, isOff: disabledAt !== null }
}
