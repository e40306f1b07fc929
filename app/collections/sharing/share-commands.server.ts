import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { lockName, type Transaction } from '#app/platform/db/client.server.ts'
import { collectionLinks, collections, collectionShares } from '#app/platform/db/schema.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { isModuleOn } from '#app/platform/lib/modules.ts'
import { slugify } from '#app/platform/lib/slugify.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { copy } from '../copy.ts'
import { type Outcome, refused } from '../outcome.ts'
import { type OwnCollection, withOwnEmails } from '../own-collection.server.ts'
import { newSecret } from '#app/platform/lib/link-secret.server.ts'
import { shareCopy } from './share-copy.ts'
import { ensureShare, haveOwnAddress } from './shareable.server.ts'
import type { NewLink, ShareDetails } from './share-schema.ts'

const LINKS_MAX = 20
/** Links that have ended are kept, so that their URLs can say so; the oldest are deleted. */
const ENDED_LINKS_MAX = 100
const PUBLIC_MAX = 100
const SLUG_MAX = 100

type Change = { actor: Person; id: string }

export function changeShare({ actor, id, input }: Change & { input: ShareDetails }): Promise<Outcome> {
  return withOwnEmails(actor, id, (tx, own) => storeDetails(tx, actor, own, input))
}

/** Makes a collection public. Its address is made of its first title, and stays. */
export async function publish({
  actor,
  id,
  input,
}: Change & { input: ShareDetails }): Promise<Outcome<{ slug: string }>> {
  if (!isModuleOn('public-collections')) return refused(copy.errors.turnedOff)
  return withOwnEmails(actor, id, async (tx, own) => {
    // One at a time, so that two cannot take the same address.
    await lockName(tx, 'collection addresses')
    if ((await countPublic(tx, actor, own)) >= PUBLIC_MAX) return refused(shareCopy.errors.manyPublic)
    const stored = await storeDetails(tx, actor, own, input)
    if (!stored.ok) return stored
    const isShare = eq(collectionShares.collectionId, own.id)
    const [share] = await tx.select({ slug: collectionShares.slug }).from(collectionShares).where(isShare)
    const slug = share?.slug ?? (await freeSlug(tx, input.title))
    await tx
      .update(collectionShares)
      .set({ slug, publishedAt: sql`coalesce(${collectionShares.publishedAt}, now())` })
      .where(isShare)
    return { ok: true, slug }
  })
}

/** From then on its URL responds that it is gone. */
export function unpublish({ actor, id }: Change): Promise<Outcome> {
  return withOwnEmails(actor, id, async (tx, own) => {
    await tx
      .update(collectionShares)
      .set({ publishedAt: null })
      .where(eq(collectionShares.collectionId, own.id))
    return { ok: true }
  })
}

/** Returns the link's secret, which nobody can read again. */
export async function createLink({
  actor,
  id,
  input,
}: Change & { input: NewLink }): Promise<Outcome<{ secret: string }>> {
  if (!isModuleOn('secret-links')) return refused(copy.errors.turnedOff)
  return withOwnEmails(actor, id, async (tx, own) => {
    const isOfThis = eq(collectionLinks.collectionId, own.id)
    if ((await tx.$count(collectionLinks, and(isOfThis, works))) >= LINKS_MAX) {
      return refused(shareCopy.errors.manyLinks)
    }
    const ended = tx
      .select({ id: collectionLinks.id })
      .from(collectionLinks)
      .where(and(isOfThis, sql`not ${works}`))
      .orderBy(desc(collectionLinks.createdAt))
      .offset(ENDED_LINKS_MAX)
    await tx.delete(collectionLinks).where(inArray(collectionLinks.id, ended))
    const shared = await ensureShare(tx, actor, own)
    if (!shared.ok) return shared
    const { secret, secretHash } = newSecret()
    const endsAt = input.days > 0 ? sql`now() + make_interval(days => ${input.days})` : null
    await tx.insert(collectionLinks).values({ collectionId: own.id, secretHash, label: input.label, endsAt })
    return { ok: true, secret }
  })
}

export function revokeLink({ actor, id, linkId }: Change & { linkId: string }): Promise<Outcome> {
  return withOwnEmails(actor, id, async (tx, own) => {
    if (!isUuid(linkId)) return refused(copy.errors.notFound)
    await tx
      .update(collectionLinks)
      .set({ revokedAt: sql`coalesce(${collectionLinks.revokedAt}, now())` })
      .where(and(eq(collectionLinks.id, linkId), eq(collectionLinks.collectionId, own.id)))
    return { ok: true }
  })
}

/** Matches links that are neither revoked nor ended. */
const works = and(
  isNull(collectionLinks.revokedAt),
  or(isNull(collectionLinks.endsAt), gt(collectionLinks.endsAt, sql`now()`)),
)!

async function storeDetails(
  tx: Transaction,
  actor: Person,
  { id }: OwnCollection,
  input: ShareDetails,
): Promise<Outcome> {
  if (await haveOwnAddress(tx, actor, [input.title, input.introduction])) {
    return refused(shareCopy.errors.textIsAddress)
  }
  await tx
    .insert(collectionShares)
    .values({ collectionId: id, ...input })
    .onConflictDoUpdate({
      target: collectionShares.collectionId,
      set: { ...input, updatedAt: sql`now()` },
    })
  return { ok: true }
}

/** The other public collections of this user. */
async function countPublic(tx: Transaction, actor: Person, { id }: OwnCollection): Promise<number> {
  const theirs = tx.select({ id: collections.id }).from(collections).where(eq(collections.userId, actor.id))
  const { collectionId, publishedAt } = collectionShares
  const others = and(inArray(collectionId, theirs), ne(collectionId, id), isNotNull(publishedAt))
  return tx.$count(collectionShares, others)
}

async function freeSlug(tx: Transaction, title: string): Promise<string> {
  const slug = slugify(title.slice(0, SLUG_MAX)) || 'collection'
  const taken = await tx.$count(collectionShares, eq(collectionShares.slug, slug))
  return taken === 0 ? slug : `${slug}-${randomBytes(4).toString('hex')}`
}
