/** What the export of an account contains about collections. Of a hidden email, only the user's own words are in it. */
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import {
  brands,
  collectionEmails,
  collectionInvitations,
  collectionMembers,
  collections,
  collectionShares,
  emails,
  galleryEmails,
} from '#app/platform/db/schema.ts'
import { defineAccountPart, jsonFile } from '#app/platform/exports/account-parts.server.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { readPaged } from '#app/platform/lib/read-paged.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { sectionsOf } from './arranging/section-queries.server.ts'
import { findAsMember, listMembers, listSharedWith } from './members/members.server.ts'
import { getCollection, listCollectionBrands } from './queries.server.ts'
import { getSharing } from './sharing/share-queries.server.ts'

defineAccountPart('collections', (owner) => [
  jsonFile('collections', collectionsOf(owner)),
  jsonFile('saved-emails', savedEmailsOf(owner.id)),
  jsonFile('shared-with-you', sharedWith(owner)),
  jsonFile('added-for-others', addedBy(owner.id)),
])

async function* collectionsOf(owner: Person) {
  const mine = await db()
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.userId, owner.id), isNull(collections.deletedAt)))
    .orderBy(asc(collections.createdAt))
  for (const { id } of mine) {
    const own = await getCollection(owner, id)
    if (!own) continue
    const { details, links, slug } = await getSharing(own)
    const brandsOfThis = await listCollectionBrands(own)
    yield {
      ...own,
      sections: await sectionsOf(own),
      brands: brandsOfThis.map((brand) => ({
        name: brand.name,
        address: `${siteUrl()}/brand/${brand.slug}`,
      })),
      sharedAs: { ...details, slug },
      secretLinks: links,
      members: (await listMembers(own)).map(({ name, mayAdd }) => ({ name, mayAdd })),
      invitations: await invitationsOf(id),
    }
  }
}

/** Those that have expired as well, until they are deleted. */
function invitationsOf(id: string) {
  const { email, mayAdd, expiresAt, collectionId } = collectionInvitations
  return db().select({ email, mayAdd, expiresAt }).from(collectionInvitations).where(eq(collectionId, id))
}

async function* savedEmailsOf(userId: string) {
  const mine = db()
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.userId, userId), isNull(collections.deletedAt)))
  const isMine = and(eq(collectionEmails.userId, userId), inArray(collectionEmails.collectionId, mine))
  for await (const { title: _, ...save } of savesWhere(isMine)) yield save
}

function savesWhere(where: SQL | undefined) {
  return readPaged<Awaited<ReturnType<typeof readSaves>>[number]>((last, limit) =>
    readSaves(and(where, last && isAfter(last)), limit),
  )
}

/** In the order of the index `collection_emails_saved`. */
function isAfter({ emailId, id }: { emailId: string; id: string }): SQL {
  return sql`(${collectionEmails.emailId}, ${collectionEmails.id}) > (${emailId}, ${id})`
}

/** A page of saves. It is cut before anything is joined: otherwise each page would read all of them. */
function readSaves(where: SQL | undefined, limit: number) {
  const page = db()
    .select()
    .from(collectionEmails)
    .where(where)
    .orderBy(collectionEmails.emailId, collectionEmails.id)
    .limit(limit)
    .as('page')
  return db()
    .select({
      id: page.id,
      emailId: page.emailId,
      collectionId: page.collectionId,
      collection: collections.name,
      title: collectionShares.title,
      subject: emails.subjectLine,
      brand: brands.name,
      address: sql<string | null>`${siteUrl()} || '/email/' || ${emails.slug}`,
      savedAt: page.createdAt,
      position: page.position,
      note: page.note,
      tags: page.tags,
    })
    .from(page)
    .innerJoin(collections, eq(collections.id, page.collectionId))
    .leftJoin(collectionShares, eq(collectionShares.collectionId, page.collectionId))
    .leftJoin(galleryEmails, eq(galleryEmails.emailId, page.emailId))
    .leftJoin(emails, eq(emails.id, galleryEmails.emailId))
    .leftJoin(brands, eq(brands.id, emails.brandId))
    .orderBy(page.emailId, page.id)
}

/** Collections of others that this user is a member of. */
async function* sharedWith(owner: Person) {
  for (const { id, name, createdAt } of await listSharedWith(owner)) {
    yield { id, title: name, right: (await findAsMember(owner, id))?.right, since: createdAt }
  }
}

/** What this user added to them. The name, the order and the tags are the owner's. */
async function* addedBy(userId: string) {
  const joined = db()
    .select({ id: collectionMembers.collectionId })
    .from(collectionMembers)
    .where(eq(collectionMembers.userId, userId))
  const isAdded = and(eq(collectionEmails.addedBy, userId), inArray(collectionEmails.collectionId, joined))
  for await (const { title, subject, brand, address, savedAt, note } of savesWhere(isAdded)) {
    yield { collection: title, subject, brand, address, addedAt: savedAt, note }
  }
}
