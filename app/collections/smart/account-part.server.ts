import { asc, eq } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { smartCollections, smartFeeds, smartWebhooks } from '#app/platform/db/schema.ts'
import { defineAccountPart, jsonFile } from '#app/platform/exports/account-parts.server.ts'

defineAccountPart('smart-collections', ({ id }) => [jsonFile('smart-collections', smartCollectionsOf(id))])

/** At most fifty. */
async function* smartCollectionsOf(userId: string) {
  const { id, name, filter, inDigest, lookedAt, createdAt } = smartCollections
  const mine = await db()
    .select({ id, name, filter, inDigest, lookedAt, createdAt })
    .from(smartCollections)
    .where(eq(smartCollections.userId, userId))
    .orderBy(asc(createdAt))
  for (const { id: smartCollectionId, ...smart } of mine) {
    const feeds = await db()
      .select({ createdAt: smartFeeds.createdAt, revokedAt: smartFeeds.revokedAt })
      .from(smartFeeds)
      .where(eq(smartFeeds.smartCollectionId, smartCollectionId))
    const webhooks = await db()
      .select({ url: smartWebhooks.url, createdAt: smartWebhooks.createdAt })
      .from(smartWebhooks)
      .where(eq(smartWebhooks.smartCollectionId, smartCollectionId))
    yield { ...smart, feeds, webhooks }
  }
}
