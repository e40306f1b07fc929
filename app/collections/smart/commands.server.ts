import { eq, sql } from 'drizzle-orm'
import { db, inTransaction, lockName, type Transaction } from '#app/platform/db/client.server.ts'
import { smartCollections } from '#app/platform/db/schema.ts'
import { type Outcome, refused } from '#app/collections/outcome.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { smartCopy } from './copy.ts'
import { readFilter } from './filter.server.ts'
import { FILTER_MAX, SMART_MAX } from './limits.ts'
import { isOwnSmart } from './queries.server.ts'
import type { SmartDetails, SmartFilter } from './schema.ts'

const { errors } = smartCopy

type NewSmart = { actor: Person; input: SmartDetails; filter: SmartFilter }

/** Counted by one transaction at a time, so that two at once cannot pass the limit together. */
export async function createSmartCollection({
  actor,
  input,
  filter: asked,
}: NewSmart): Promise<Outcome<{ id: string }>> {
  const filter = await storableFilter(asked)
  if (!filter.ok) return filter
  return inTransaction(async (tx) => {
    await lockName(tx, `smart collections of ${actor.id}`)
    if ((await tx.$count(smartCollections, eq(smartCollections.userId, actor.id))) >= SMART_MAX) {
      return refused(errors.many)
    }
    const [created] = await tx
      .insert(smartCollections)
      .values({ ...input, filter: filter.text, userId: actor.id })
      .returning({ id: smartCollections.id })
    return { ok: true, id: created!.id }
  })
}

export type SmartChange = { actor: Person; id: string }

export function changeSmartCollection(given: SmartChange & { input: SmartDetails }): Promise<Outcome> {
  return changeOwn(given, given.input)
}

/** What matches the new filter already is not new. */
export async function changeFilter(given: SmartChange & { filter: SmartFilter }): Promise<Outcome> {
  const filter = await storableFilter(given.filter)
  if (!filter.ok) return filter
  const now = sql`now()`
  return changeOwn(given, { filter: filter.text, lookedAt: now, lookedBefore: now })
}

export async function deleteSmartCollection({ actor, id }: SmartChange): Promise<Outcome> {
  const deleted = await db()
    .delete(smartCollections)
    .where(isOwnSmart(actor, id))
    .returning({ id: smartCollections.id })
  return deleted.length > 0 ? { ok: true } : refused(errors.notFound)
}

type Changes = Parameters<ReturnType<ReturnType<typeof db>['update']>['set']>[0]

async function changeOwn({ actor, id }: SmartChange, changes: Changes): Promise<Outcome> {
  const changed = await db()
    .update(smartCollections)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(isOwnSmart(actor, id))
    .returning({ id: smartCollections.id })
  return changed.length > 0 ? { ok: true } : refused(errors.notFound)
}

export async function withOwnSmart<T extends object>(
  { actor, id }: SmartChange,
  act: (tx: Transaction, id: string) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return inTransaction(async (tx) => {
    const [row] = await tx
      .select({ id: smartCollections.id })
      .from(smartCollections)
      .where(isOwnSmart(actor, id))
      .for('update')
    return row ? act(tx, row.id) : refused(errors.notFound)
  })
}

/** The text to store of a filter that asks for something. */
async function storableFilter(asked: SmartFilter): Promise<Outcome<{ text: string }>> {
  const { text } = await readFilter(asked)
  if (text === '') return refused(errors.empty)
  return text.length > FILTER_MAX ? refused(errors.long) : { ok: true, text }
}
