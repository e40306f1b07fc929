/** What the owner of a collection sees of how it is shared. */
import { desc, eq, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { collectionLinks, collectionShares } from '#app/platform/db/schema.ts'
import type { Own } from '../policy.ts'
import type { Collection } from '../queries.server.ts'
import type { ShareDetails } from './share-schema.ts'

export type SecretLink = {
  id: string
  label: string | null
  createdAt: Date
  endsAt: Date | null
  state: 'works' | 'ended' | 'revoked'
}

export type Sharing = {
  details: ShareDetails
  /** The slug of the public page while there is one. */
  slug: string | null
  /** An editor has hidden it. */
  isHidden: boolean
  links: SecretLink[]
}

const state = sql<SecretLink['state']>`case
  when ${collectionLinks.revokedAt} is not null then 'revoked'
  when ${collectionLinks.endsAt} <= now() then 'ended'
  else 'works'
end`

/** Before anything is shared, others would see the collection's own name and description. */
export async function getSharing({ id, name, description }: Own<Collection>): Promise<Sharing> {
  const [[share], links] = await Promise.all([
    db().select().from(collectionShares).where(eq(collectionShares.collectionId, id)),
    db()
      .select({
        id: collectionLinks.id,
        label: collectionLinks.label,
        createdAt: collectionLinks.createdAt,
        endsAt: collectionLinks.endsAt,
        state,
      })
      .from(collectionLinks)
      .where(eq(collectionLinks.collectionId, id))
      .orderBy(sql`${state} <> 'works'`, desc(collectionLinks.createdAt)),
  ])
  return {
    details: share ?? { title: name, introduction: description, displayName: null, showsNotes: false },
    slug: share?.publishedAt ? share.slug : null,
    isHidden: Boolean(share?.hiddenAt),
    links,
  }
}
