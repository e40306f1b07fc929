/** The emails of a collection as rows, in the owner's order, read a page at a time: thousands are never in memory. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import type { ShownText } from '#app/platform/db/email-text.ts'
import {
  brands,
  categories,
  collectionEmails,
  emailCategories,
  emailAttributes,
  emails,
  users,
} from '#app/platform/db/schema.ts'
import { platformName } from '#app/inspection/attributes/platforms.ts'
import { PREHEADER_CHARS } from '#app/gallery/limits.ts'
import { isPublic } from '#app/gallery/queries.server.ts'
import { shownText } from '#app/gallery/shown-text.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { sectionAt, sectionsOf } from '../arranging/section-queries.server.ts'
import type { Own } from '../policy.ts'
import { isBehind, OWN_ORDER, type Position, savesOf } from '../collection-emails.server.ts'

const PAGE = 100

/** An email of a collection with what is known about it, and the keys of its files. */
export type ExportRow = {
  /** From 1. */
  number: number
  slug: string
  files: Pick<typeof emails.$inferSelect, 'htmlKey' | 'preview'> & { hideSource: boolean }
  /** The columns of lists. */
  listed: {
    section: string | null
    brand: string
    subject: string
    preheader: ShownText
    sent: string | null
    types: string[]
    address: string
    note: string | null
    tags: string[]
    savedAt: string
    addedBy: string | null
    language: string | null
    platform: string | null
    discountPercent: number | null
    code: boolean
    freeShipping: boolean
    words: number | null
    htmlBytes: number | null
  }
}

export async function* exportRows(collection: Own<{ id: string }>): AsyncGenerator<ExportRow[]> {
  const sections = await sectionsOf(collection)
  let number = 0
  let cursor: Position | undefined
  do {
    const saves = await savesOf(collection, cursor && isBehind(cursor))
      .orderBy(...OWN_ORDER)
      .limit(PAGE)
    cursor = saves.length === PAGE ? saves.at(-1) : undefined
    const details = await readDetails(
      collection.id,
      saves.map(({ emailId }) => emailId),
    )
    yield saves.flatMap(({ emailId, position }) => {
      const found = details.get(emailId)
      if (!found) return []
      const { files, slug, ...listed } = found
      const section = sectionAt(sections, position)?.title ?? null
      return [{ number: ++number, slug, files, listed: { section, ...listed } }]
    })
  } while (cursor)
}

type Details = Pick<ExportRow, 'slug' | 'files'> & Omit<ExportRow['listed'], 'section'>

async function readDetails(collectionId: string, ids: string[]): Promise<Map<string, Details>> {
  if (ids.length === 0) return new Map()
  const [rows, types] = await Promise.all([selectDetails(collectionId, ids), selectTypes(ids)])
  const typesOf = Map.groupBy(types, ({ emailId }) => emailId)
  return new Map(
    rows.map(({ id, slug, htmlKey, preview, hideSource, sentAt, savedAt, platform, ...row }) => [
      id,
      {
        ...row,
        slug,
        files: { htmlKey, preview, hideSource },
        sent: sentAt?.toISOString() ?? null,
        savedAt: savedAt.toISOString(),
        types: (typesOf.get(id) ?? []).map(({ name }) => name),
        address: `${siteUrl()}/email/${slug}`,
        platform: platform && platformName(platform),
        code: row.code ?? false,
        freeShipping: row.freeShipping ?? false,
      },
    ]),
  )
}

function selectDetails(collectionId: string, ids: string[]) {
  return db()
    .select({
      id: emails.id,
      slug: emails.slug,
      htmlKey: emails.htmlKey,
      preview: emails.preview,
      hideSource: brands.hideSource,
      brand: brands.name,
      subject: emails.subjectLine,
      preheader: shownText(emails.preheader, PREHEADER_CHARS),
      sentAt: emails.sentAt,
      note: collectionEmails.note,
      tags: collectionEmails.tags,
      savedAt: collectionEmails.createdAt,
      addedBy: users.name,
      language: emails.language,
      platform: emailAttributes.platform,
      discountPercent: emailAttributes.discountPercent,
      code: emailAttributes.hasCode,
      freeShipping: emailAttributes.freeShipping,
      words: emailAttributes.words,
      htmlBytes: emailAttributes.htmlBytes,
    })
    .from(collectionEmails)
    .innerJoin(emails, eq(emails.id, collectionEmails.emailId))
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .leftJoin(
      emailAttributes,
      and(eq(emailAttributes.emailId, emails.id), sql`${emailAttributes.rulesVersion} > 0`),
    )
    .leftJoin(users, eq(users.id, collectionEmails.addedBy))
    .where(and(eq(collectionEmails.collectionId, collectionId), inArray(emails.id, ids), isPublic))
}

function selectTypes(ids: string[]) {
  return db()
    .select({ emailId: emailCategories.emailId, name: categories.name })
    .from(emailCategories)
    .innerJoin(categories, eq(categories.id, emailCategories.categoryId))
    .where(and(inArray(emailCategories.emailId, ids), eq(categories.type, 'email_type')))
    .orderBy(categories.name)
}
