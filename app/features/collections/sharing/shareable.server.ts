import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/db/client.server.ts'
import { collections, collectionShares } from '#app/db/schema.ts'
import type { Person } from '#app/lib/authorized.ts'
import type { Outcome } from '../outcome.ts'
import { type OwnCollection, withOwnCollection } from '../own-collection.server.ts'

/** Only collections of emails are shared. */
export function withShareable<T extends object>(
  actor: Person,
  id: string,
  change: (tx: Transaction, own: OwnCollection) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return withOwnCollection(actor, id, change, ({ type }) => type === 'emails')
}

/** Until the owner says what others see, it is the collection's own name and description. */
export async function ensureShare(tx: Transaction, { id }: OwnCollection): Promise<void> {
  await tx.execute(sql`
    insert into ${collectionShares} (collection_id, title, introduction)
    select id, name, description from ${collections} where id = ${id}
    on conflict do nothing`)
}
