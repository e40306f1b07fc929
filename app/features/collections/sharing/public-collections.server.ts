import { sql } from 'drizzle-orm'
import { collections, collectionShares } from '#app/db/schema.ts'

/** Whether everybody may see a collection; for queries of both tables. */
export const isPublicCollection = sql<boolean>`(
  ${collectionShares.publishedAt} is not null
  and ${collectionShares.withheldAt} is null
  and ${collections.deletedAt} is null
)`
