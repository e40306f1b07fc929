import { and, eq, inArray, sql } from 'drizzle-orm'
import { db, inTransaction, lockName, type Transaction } from '#app/platform/db/client.server.ts'
import { markAsArriving } from '#app/platform/db/gallery-version.server.ts'
import {
  brands,
  categories,
  categoryAliases,
  emailCategories,
  emailFiles,
  emails,
} from '#app/platform/db/schema.ts'
import type { Guess } from '#app/platform/db/json-columns.ts'
import { type Change, recordChange } from '#app/platform/changes/change.server.ts'
import { ensureBrand, type BrandInput } from '#app/gallery/brands/commands.server.ts'
import { findBrandOfSender } from '#app/gallery/brands/queries.server.ts'
import { sendJob } from '#app/platform/lib/jobs.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { writeChecks } from '#app/inspection/checks/commands.server.ts'
import { writeAttributes } from '#app/inspection/attributes/commands.server.ts'
import { ownDomain } from '#app/intake/ingest/guess/sender-domain.ts'
import { sureValue, titleOf, type Placement } from '#app/intake/ingest/guess/placement.ts'
import { organizationOf } from '#app/intake/ingest/parse/sender.ts'
import type { PreparedEmail, Refusal } from '#app/intake/ingest/prepared-email.ts'
import {
  findKnownBrand,
  findKnownEmail,
  type Identity,
  type KnownEmail,
  type Version,
} from '#app/intake/ingest/queries.server.ts'
import { RENDER_EMAIL } from '#app/intake/ingest/render/render-job.server.ts'
import { verifyInWorker } from '#app/intake/ingest/worker/prepare-in-worker.server.ts'
import { emailSlugs, slugOf } from './slugs.ts'
import { storePrepared, writeFiles } from './stored-files.server.ts'

export type Added = {
  ok: true
  outcome: 'added' | 'already-there' | 'updated'
  slug: string
  newBrand?: NewBrand
}

export type NewBrand = {
  slug: string
  name: string
  status: 'active' | 'draft'
  /** What the name was guessed from; null if it was given. */
  guessedFrom: string | null
}

type AddEmail = {
  prepared: PreparedEmail
  placement: Placement
  /** The status of a brand that does not exist yet. By default, a guessed brand becomes a draft. */
  newBrands?: 'active' | 'draft'
  /** The caller runs `settleArrivals` at the end. */
  inBulk?: boolean
  status?: EmailStatus
  /** How it came; a sample says so itself. */
  source?: EmailSource
  /** Emails with its Message-ID: of the stated brand and the proven sender, only of the latter, or none. */
  mayReplace?: 'stated' | 'proven' | 'none'
  /** Runs in the transaction that adds the email, or replaces an earlier version of it. */
  onStored?: (tx: Transaction, emailId: string, outcome: 'added' | 'updated') => Promise<void>
}

export type EmailStatus = (typeof emails.$inferSelect)['status']
export type EmailSource = (typeof emails.$inferSelect)['source']

type Filing = {
  brand: BrandInput & Pick<NewBrand, 'status'>
  guessedFrom: string | null
  categoryIds: string[]
}

/** Files come first: a crash leaves unreferenced files, never an email without its files. Of two imports, the loser finds the email there. */
export async function addEmail({
  prepared: given,
  placement,
  newBrands = placement.brand ? 'active' : 'draft',
  inBulk = false,
  // What may name its recipient is for a reviewer to publish; samples are ours.
  status = given.guesses?.recipient && !placement.sample ? 'draft' : 'published',
  source = placement.sample ? 'sample' : 'import',
  mayReplace = 'stated',
  onStored,
}: AddEmail): Promise<Added | Refusal> {
  const ofSender = await findBrandOfSender(given.senderAddress)
  const prepared = ofSender ? withKnownBrand(given, ofSender) : given
  const found = await findFiling(prepared, placement, newBrands, ofSender)
  if (!found.ok) return found
  const { filing } = found
  const identity = identityOf(prepared, placement, mayReplace)
  let known = await findKnownEmail(identity)
  // What waits for a review must not become public in the place of another.
  if (!known && mayReplace !== 'none' && status === 'published') {
    identity.version = await provenVersion(prepared)
    if (identity.version) known = await findKnownEmail(identity)
  }
  if (known && !isNewerVersion(known, prepared, placement)) {
    return { ok: true, outcome: 'already-there', slug: known.slug }
  }
  await storePrepared(prepared.files)
  const { emailId, ...added } = await inTransaction(async (tx) => {
    if (inBulk) await markAsArriving(tx)
    const written = await writeRows(tx, { prepared, placement, filing, status, source, identity })
    if (written.emailId && written.outcome !== 'already-there') {
      await onStored?.(tx, written.emailId, written.outcome)
    }
    return written
  })
  if (emailId && !prepared.preview) await rememberToRender(emailId)
  return added
}

function identityOf(
  prepared: PreparedEmail,
  { brand, sample }: Placement,
  mayReplace: AddEmail['mayReplace'],
): Identity {
  const { contentHash, messageId, htmlKey, subjectLine } = prepared
  const brandSlug = mayReplace === 'stated' ? brand?.slug : undefined
  return { contentHash, messageId, htmlKey, subjectLine, brandSlug, sample }
}

async function findFiling(
  prepared: PreparedEmail,
  placement: Placement,
  newBrands: 'active' | 'draft',
  ofSender: NamedBrand | null,
): Promise<{ ok: true; filing: Filing } | Refusal> {
  const bySender = ofSender ?? (await senderBrand(prepared))
  const brand = placement.brand ?? bySender
  if (!brand) return { ok: false, reason: 'it has no sender: choose its brand and import it again' }
  const stated = placement.brand?.categories ?? []
  const { ids, unknown } = await lookUpCategories([...stated, ...placement.categories])
  if (unknown.length > 0) {
    const noun = unknown.length === 1 ? 'a category' : 'categories'
    return {
      ok: false,
      reason: `it asks for ${noun} that do${unknown.length === 1 ? 'es' : ''} not exist: ${unknown.join(', ')}`,
    }
  }
  const { categories: _, ...details } = { categories: [], ...brand }
  const categoryIds = [...new Set(placement.categories.map((slug) => ids.get(slug)!))]
  return {
    ok: true,
    filing: {
      brand: {
        ...details,
        name: brand.name ?? bySender?.name ?? titleOf(brand.slug),
        categoryIds: placement.brand
          ? stated.map((slug) => ids.get(slug)!)
          : await categoryIdsOf([sureValue(prepared.guesses?.industry)]),
        status: newBrands,
      },
      guessedFrom: placement.brand ? null : guessedFrom(prepared, brand.slug),
      categoryIds: categoryIds.length > 0 ? categoryIds : await guessedCategories(prepared),
    },
  }
}

type NamedBrand = { slug: string; name: string }

function withKnownBrand(prepared: PreparedEmail, { name }: NamedBrand): PreparedEmail {
  const brand: Guess = {
    value: name,
    confidence: 1,
    reason: 'the sender’s domain belongs to the brand',
  }
  return { ...prepared, guesses: { ...prepared.guesses, brand } }
}

async function senderBrand({ senderAddress, guesses }: PreparedEmail): Promise<NamedBrand | null> {
  const domain = ownDomain(senderAddress)
  const names = [guesses?.brand?.value, domain && titleOf(domain)].filter((name) => !!name)
  const candidates = names
    .map((name) => ({ slug: slugOf(name!), name: name!.slice(0, 120) }))
    .filter(({ slug }) => slug)
  const known = await findKnownBrand(candidates.map(({ slug }) => slug))
  return candidates.find(({ slug }) => slug === known) ?? candidates[0] ?? null
}

function guessedFrom({ guesses }: PreparedEmail, slug: string): string {
  const guess = guesses?.brand
  return guess && slugOf(guess.value) === slug ? guess.reason : 'the sender’s domain'
}

/** The guessed email type and occasion, for emails without a stated one; the gallery may lack these categories. */
function guessedCategories({ guesses }: PreparedEmail): Promise<string[]> {
  return categoryIdsOf([sureValue(guesses?.emailType), sureValue(guesses?.occasion)])
}

async function categoryIdsOf(guessed: (string | undefined)[]): Promise<string[]> {
  const { ids } = await lookUpCategories(guessed.filter((slug) => slug !== undefined))
  return [...ids.values()]
}

/** A different delivery route changes the bytes but not the email. Samples and imported emails never replace each other. */
function isNewerVersion(known: KnownEmail, prepared: PreparedEmail, placement: Placement): boolean {
  if (known.sample !== (placement.sample ?? false) || known.contentHash === prepared.contentHash) return false
  // What an editor changed by hand stays as it is.
  if (known.editedAt) return false
  return known.sample || known.htmlKey !== prepared.htmlKey || known.subjectLine !== prepared.subjectLine
}

type Writing = {
  prepared: PreparedEmail
  placement: Placement
  filing: Filing
  status: EmailStatus
  source: EmailSource
  identity: Identity
}

async function writeRows(
  tx: Transaction,
  { prepared, placement, filing, status: emailStatus, source, identity }: Writing,
): Promise<Added & { emailId?: string }> {
  const { brand, guessedFrom, categoryIds } = filing
  const { id: brandId, slug: brandSlug, created } = await ensureBrand(tx, brand)
  const { name, status } = brand
  const newBrand = created ? { newBrand: { slug: brandSlug, name, status, guessedFrom } } : {}
  const { files, sentAt, emailAttributes = null, checks = null, ...fields } = prepared
  const values = { ...fields, sentAt: sentAt ? new Date(sentAt) : null }
  // Two deliveries of one message differ in their bytes, so nothing but this lock makes them wait for each other.
  if (prepared.messageId) await lockName(tx, prepared.messageId)
  const known = await findKnownEmail(identity, tx)
  if (known) {
    if (!isNewerVersion(known, prepared, placement)) {
      return { ok: true, outcome: 'already-there', slug: known.slug }
    }
    async function replace(emailId: string): Promise<void> {
      await tx
        .update(emails)
        // Brand and categories stay as the owner set them, unless this import states new ones.
        .set({ ...values, ...(placement.brand && { brandId }), contentChangedAt: new Date() })
        .where(eq(emails.id, emailId))
      if (placement.categories.length > 0) {
        await tx.delete(emailCategories).where(eq(emailCategories.emailId, emailId))
        await tx
          .insert(emailCategories)
          .values(categoryIds.map((categoryId, position) => ({ emailId, categoryId, position })))
      }
      await tx.delete(emailFiles).where(eq(emailFiles.emailId, emailId))
      await writeFiles(tx, emailId, files)
    }
    if (known.sample) await replace(known.id)
    else await recordChange(tx, replacementOf(known), () => replace(known.id))
    await writeAttributes(tx, known.id, emailAttributes)
    await writeChecks(tx, known.id, checks)
    return { ok: true, outcome: 'updated', slug: known.slug, emailId: known.id, ...newBrand }
  }
  const addedAt = placement.addedAt ? { createdAt: new Date(placement.addedAt) } : {}
  const row = {
    ...values,
    brandId,
    ...addedAt,
    sample: placement.sample ?? false,
    status: emailStatus,
    source,
  }
  const slugs = [...(placement.slug ? [placement.slug] : []), ...emailSlugs(prepared, brandSlug)]
  for (const slug of slugs) {
    const made = await insertEmail(tx, { ...row, slug }, categoryIds)
    if (made) {
      await writeFiles(tx, made.id, files)
      await writeAttributes(tx, made.id, emailAttributes)
      await writeChecks(tx, made.id, checks)
      return { ok: true, outcome: 'added', slug, emailId: made.id, ...newBrand }
    }
    const winner = await findKnownEmail(identity, tx)
    if (winner) return { ok: true, outcome: 'already-there', slug: winner.slug }
  }
  throw new Error(`No free slug was found for the email ${prepared.contentHash}`)
}

/** Attributes and checks follow the content, also when it is brought back. */
function replacementOf({ id, subjectLine }: KnownEmail): Change {
  const rows = [
    { table: emails, where: eq(emails.id, id) },
    { table: emailFiles, where: eq(emailFiles.emailId, id) },
    { table: emailCategories, where: eq(emailCategories.emailId, id) },
  ]
  return { actor: null, kind: 'email-replaced', label: subjectLine, count: 1, rows }
}

/** In one statement, after which the triggers see both: the search index takes an email's words once. Nothing if the slug or message is taken. */
async function insertEmail(
  tx: Transaction,
  row: typeof emails.$inferInsert,
  categoryIds: string[],
): Promise<{ id: string } | undefined> {
  const made = tx
    .$with('made')
    .as(tx.insert(emails).values(row).onConflictDoNothing().returning({ id: emails.id }))
  const filed = tx.$with('filed').as(
    tx
      .insert(emailCategories)
      .select(
        sql`select ${made.id}, category.id, category.position - 1 from ${made}, unnest(${sql.param(categoryIds)}::uuid[]) with ordinality as category(id, position)`,
      )
      .returning({ emailId: emailCategories.emailId }),
  )
  const [email] = await tx.with(made, filed).select({ id: made.id }).from(made)
  return email
}

/** An earlier email may have left its brand as a draft, which would hide one that is to be public. */
export async function activateBrand(tx: Transaction, emailId: string): Promise<void> {
  const brandOfEmail = tx.select({ id: emails.brandId }).from(emails).where(eq(emails.id, emailId))
  await tx
    .update(brands)
    .set({ status: 'active' })
    .where(and(eq(brands.status, 'draft'), inArray(brands.id, brandOfEmail)))
}

/** The email is already stored, so failing to queue the job is logged and does not fail the import. */
async function rememberToRender(emailId: string): Promise<void> {
  try {
    await sendJob(RENDER_EMAIL, { emailId })
  } catch (error) {
    log.warn({ err: error, emailId }, 'the screenshot of an email could not be queued')
  }
}

/** Category ids for slugs or aliases; also returns the unknown ones. */
async function lookUpCategories(slugs: string[]): Promise<{ ids: Map<string, string>; unknown: string[] }> {
  const wanted = [...new Set(slugs)]
  if (wanted.length === 0) return { ids: new Map(), unknown: [] }
  const direct = await db()
    .select({ slug: categories.slug, id: categories.id })
    .from(categories)
    .where(inArray(categories.slug, wanted))
  const aliased = await db()
    .select({ slug: categoryAliases.alias, id: categories.id })
    .from(categoryAliases)
    .innerJoin(categories, eq(categories.id, categoryAliases.categoryId))
    .where(inArray(categoryAliases.alias, wanted))
  const ids = new Map([...aliased, ...direct].map(({ slug, id }) => [slug, id]))
  return { ids, unknown: wanted.filter((slug) => !ids.has(slug)) }
}

/** Asked of the DNS only if there is an email with the same Message-ID. The domain of a mail provider proves nothing. */
async function provenVersion({
  messageId,
  senderAddress,
  sentAt,
  files,
}: PreparedEmail): Promise<Version | undefined> {
  const original = files.find(({ role }) => role === 'original')
  if (!messageId || !sentAt || !original || !ownDomain(senderAddress)) return undefined
  if ((await db().$count(emails, eq(emails.messageId, messageId))) === 0) return undefined
  const { dkim = [] } = await verifyInWorker(original.content, null)
  const organization = organizationOf(senderAddress!)
  const isProven = dkim.some(
    ({ result, domain, coversVersion }) =>
      result === 'pass' && coversVersion && domain && organizationOf(domain) === organization,
  )
  return isProven ? { organization, sentAt: new Date(sentAt) } : undefined
}
