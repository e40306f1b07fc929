import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db/client.server.ts'
import { collections, collectionShares, users } from '#app/platform/db/schema.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { type Outcome, refused } from '../outcome.ts'
import type { OwnCollection } from '../own-collection.server.ts'
import { shareCopy } from './share-copy.ts'

/** Until the owner says what others see, it is the collection's own name and description. */
export async function ensureShare(tx: Transaction, actor: Person, { id }: OwnCollection): Promise<Outcome> {
  const [share] = await tx
    .select({ id: collectionShares.collectionId })
    .from(collectionShares)
    .where(eq(collectionShares.collectionId, id))
  if (share) return { ok: true }
  const { name, description } = collections
  const [own] = await tx.select({ name, description }).from(collections).where(eq(collections.id, id))
  if (await haveOwnAddress(tx, actor, [own!.name, own!.description])) {
    return refused(shareCopy.errors.nameIsAddress)
  }
  await tx
    .insert(collectionShares)
    .values({ collectionId: id, title: own!.name, introduction: own!.description })
  return { ok: true }
}

/** Whether one of these texts contains the email address of the account, which others never see. */
export async function haveOwnAddress(
  tx: Transaction,
  { id }: Person,
  texts: (string | null)[],
): Promise<boolean> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, id))
  return texts.some((text) => text?.toLowerCase().includes(user!.email.toLowerCase()))
}
