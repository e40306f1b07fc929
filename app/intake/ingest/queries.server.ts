import { asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { db, type Transaction } from '#app/platform/db/client.server.ts'
import { brands, brandSlugs, emails } from '#app/platform/db/schema.ts'
import { hasSlug } from '#app/gallery/brands/commands.server.ts'
import { hadSlug } from '#app/gallery/brands/queries.server.ts'
import { slugOf } from './store/slugs.ts'
import { organizationOf } from './parse/sender.ts'

/** Images can be collected for an email that lacks some, unless an editor changed its content by hand. */
export const canCollectImages = sql`coalesce((${emails.facts}->>'imagesMissing')::int, 0) > 0 and ${emails.editedAt} is null
  and ${emails.originalKey} is not null`

export type KnownEmail = NonNullable<Awaited<ReturnType<typeof findKnownEmail>>>

/** Of a message: when it was sent, and the organizational domain that DKIM confirms for its sender. */
export type Version = { organization: string; sentAt: Date }

/** A sender may repeat a Message-ID; emails beyond this are not compared. */
const SAME_ID_MAX = 50

type Row = typeof emails.$inferSelect

export type Identity = Pick<Row, 'contentHash'> &
  Partial<Pick<Row, 'htmlKey' | 'subjectLine'>> & {
    messageId: string | null
    /** Of an owner's import: it may replace an email of that brand with the same Message-ID. */
    brandSlug?: string
    /** It may replace an older public email of the same sender. */
    version?: Version
    sample?: boolean
  }

/** Any sender can copy a Message-ID, so other content with it is the same email only for a sample, a named brand, or a newer version by DKIM. */
export async function findKnownEmail(identity: Identity, tx?: Transaction) {
  const { contentHash, messageId, htmlKey, subjectLine, brandSlug, version, sample } = identity
  const known = await (tx ?? db())
    .select({
      brandSlug: brands.slug,
      id: emails.id,
      slug: emails.slug,
      contentHash: emails.contentHash,
      sample: emails.sample,
      htmlKey: emails.htmlKey,
      subjectLine: emails.subjectLine,
      editedAt: emails.editedAt,
      status: emails.status,
      senderAddress: emails.senderAddress,
      sentAt: emails.sentAt,
    })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(or(eq(emails.contentHash, contentHash), messageId ? eq(emails.messageId, messageId) : undefined))
    .orderBy(desc(eq(emails.contentHash, contentHash)), emails.createdAt)
    .limit(SAME_ID_MAX)
  type Known = (typeof known)[number]
  const isCopy = (one: Known) =>
    one.contentHash === contentHash || (one.htmlKey === htmlKey && one.subjectLine === subjectLine)
  const isFormer = (one: Known) =>
    (sample && one.sample) || one.brandSlug === brandSlug || (version && isOlder(one, version))
  return known.find(isCopy) ?? known.find(isFormer) ?? null
}

/** A public email of the same sender, sent before this version. What an editor changed by hand stays as it is. */
function isOlder(
  known: Pick<Row, 'status' | 'sample' | 'editedAt' | 'sentAt' | 'senderAddress'>,
  { organization, sentAt }: Version,
): boolean {
  return (
    (known.status === 'published' || known.status === 'scheduled') &&
    !known.sample &&
    known.editedAt === null &&
    known.sentAt !== null &&
    known.sentAt < sentAt &&
    known.senderAddress !== null &&
    organizationOf(known.senderAddress) === organization
  )
}

export function saysWords(words: string): SQL {
  const text = sql`concat_ws(' ', ${emails.subjectLine}, ${emails.preheader}, ${emails.bodyText})`
  return sql`position(${words} in ${text}) > 0`
}

/** By its slug, its name, the slug a new brand of this name would have, or a slug it once had. */
export async function findBrandNamed(
  wanted: string,
  tx?: Transaction,
): Promise<{ id: string; slug: string; name: string } | undefined> {
  const isName = sql`lower(${brands.name}) = lower(${wanted})`
  const slug = slugOf(wanted)
  const bySlug = [wanted, ...(slug ? [slug] : [])].flatMap((one) => [hasSlug(one), hadSlug(one)])
  const [brand] = await (tx ?? db())
    .select({ id: brands.id, slug: brands.slug, name: brands.name })
    .from(brands)
    .where(or(isName, ...bySlug))
    .orderBy(sql`${hasSlug(wanted)} desc`, sql`${isName} desc`, asc(brands.id))
    .limit(1)
  return brand
}

/** The first of several slugs that belongs to a brand, or once did. */
export async function findKnownBrand(slugs: string[]): Promise<string | null> {
  if (slugs.length === 0) return null
  const current = db()
    .select({ slug: brands.slug })
    .from(brands)
    .where(inArray(sql`lower(btrim(${brands.slug}))`, slugs))
  const former = db()
    .select({ slug: brandSlugs.slug })
    .from(brandSlugs)
    .where(inArray(brandSlugs.slug, slugs))
  const known = await unionAll(current, former)
  const found = new Set(known.map(({ slug }) => slug.trim().toLowerCase()))
  return slugs.find((slug) => found.has(slug)) ?? null
}
