import { db } from '#app/db/client.server.ts'
import { subscribers } from '#app/db/schema.ts'
import type { Subscription } from './schema.ts'

/**
 * Notes an address as pending. A known one is left exactly as it is, in whatever state: the answer to the
 * visitor is the same, so nobody learns here who has subscribed.
 */
export async function noteSubscriber({ email, source }: Subscription): Promise<void> {
  // Without a target, because the unique index is on the folded address.
  await db().insert(subscribers).values({ email, source }).onConflictDoNothing()
}
