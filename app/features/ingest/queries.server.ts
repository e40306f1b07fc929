import { eq, or } from 'drizzle-orm'
import { db, type Transaction } from '#app/db/client.server.ts'
import { emails } from '#app/db/schema.ts'

export type KnownEmail = { id: string; slug: string; contentHash: string; sample: boolean }

/** The email that is already here by one of the two proofs: the same Message-ID or the same bytes. */
export async function findKnownEmail(
  proof: { contentHash: string; messageId: string | null },
  tx?: Transaction,
): Promise<KnownEmail | null> {
  const [known] = await (tx ?? db())
    .select({ id: emails.id, slug: emails.slug, contentHash: emails.contentHash, sample: emails.sample })
    .from(emails)
    .where(
      or(
        eq(emails.contentHash, proof.contentHash),
        proof.messageId ? eq(emails.messageId, proof.messageId) : undefined,
      ),
    )
    .limit(1)
  return known ?? null
}
