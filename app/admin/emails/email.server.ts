import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { wholeText } from '#app/platform/db/email-text.ts'
import {
  arrivals,
  brands,
  categories,
  emailCategories,
  emails,
  emailSlugs,
  inboxRules,
} from '#app/platform/db/schema.ts'
import type { EmailGuesses } from '#app/platform/db/json-columns.ts'
import { filterOf } from '#app/gallery/filters/filters.ts'
import { presentPreview } from '#app/gallery/cards/preview-image.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { languageName } from '#app/platform/lib/language-name.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { ruleName } from './filters.server.ts'

export type EditedEmail = NonNullable<Awaited<ReturnType<typeof readEmail>>>

export async function readEmail({ id }: { actor: Editor; id: string }) {
  if (!isUuid(id)) return null
  const [row] = await db()
    .select({
      id: emails.id,
      slug: emails.slug,
      subject: emails.subjectLine,
      preheader: emails.preheader,
      status: emails.status,
      source: emails.source,
      sentAt: emails.sentAt,
      addedAt: emails.createdAt,
      editedAt: emails.editedAt,
      updatedAt: emails.updatedAt,
      senderName: emails.senderName,
      senderAddress: emails.senderAddress,
      replyTo: emails.replyTo,
      messageId: emails.messageId,
      guesses: emails.guesses,
      scrubNotes: emails.scrubNotes,
      preview: emails.preview,
      hasHtml: sql<boolean>`${emails.htmlKey} is not null`,
      brand: { name: brands.name, slug: brands.slug, status: brands.status },
    })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(eq(emails.id, id))
  if (!row) return null
  const { preview, updatedAt, ...email } = row
  const [filed, guesses, former, arrival] = await Promise.all([
    readFiling(id),
    withNames(email.guesses),
    db()
      .select({ slug: emailSlugs.slug })
      .from(emailSlugs)
      .where(and(eq(emailSlugs.emailId, id), ne(emailSlugs.slug, email.slug)))
      .orderBy(asc(emailSlugs.slug)),
    readArrival(id),
  ])
  return {
    ...email,
    preheader: wholeText(email.preheader),
    ...filed,
    guesses,
    version: updatedAt.toISOString(),
    picture: presentPreview(preview),
    formerSlugs: former.map(({ slug }) => slug),
    arrival,
  }
}

/** The slugs of its own categories, by filter, the first type first. */
async function readFiling(id: string): Promise<Record<'types' | 'occasions' | 'industries', string[]>> {
  const rows = await db()
    .select({ slug: categories.slug, type: categories.type })
    .from(emailCategories)
    .innerJoin(categories, eq(categories.id, emailCategories.categoryId))
    .where(eq(emailCategories.emailId, id))
    .orderBy(asc(emailCategories.position), asc(categories.position))
  const of = (filter: string) => rows.filter(({ type }) => filterOf(type) === filter).map(({ slug }) => slug)
  return { types: of('type'), occasions: of('occasion'), industries: of('industry') }
}

const FILED_GUESSES = ['emailType', 'occasion', 'industry'] as const

/** Of the guessed categories that the gallery has, by slug. */
export async function namesOfGuessed(all: EmailGuesses[]): Promise<Map<string, string>> {
  const slugs = all.flatMap((guesses) => FILED_GUESSES.flatMap((kind) => guesses[kind]?.value ?? []))
  const found = await db()
    .select({ slug: categories.slug, name: categories.name })
    .from(categories)
    .where(inArray(categories.slug, slugs))
  return new Map(found.map(({ slug, name }) => [slug, name]))
}

/** The guesses with the names of categories; an unknown category keeps its slug. */
async function withNames(guesses: EmailGuesses): Promise<EmailGuesses> {
  const names = await namesOfGuessed([guesses])
  const named = { ...guesses }
  for (const kind of FILED_GUESSES) {
    const guess = guesses[kind]
    if (guess) named[kind] = { ...guess, value: names.get(guess.value) ?? guess.value }
  }
  const { language } = guesses
  if (language) named.language = { ...language, value: languageName(language.value) }
  return named
}

async function readArrival(id: string) {
  const [arrival] = await db()
    .select({
      source: arrivals.source,
      sourceName: arrivals.sourceName,
      receivedAt: arrivals.receivedAt,
      reason: arrivals.reason,
      conditions: inboxRules.conditions,
    })
    .from(arrivals)
    .leftJoin(inboxRules, eq(inboxRules.id, arrivals.ruleId))
    .where(and(eq(arrivals.emailId, id), ne(arrivals.state, 'duplicate')))
    .orderBy(desc(arrivals.receivedAt))
    .limit(1)
  if (!arrival) return null
  const { conditions, ...rest } = arrival
  return { ...rest, rule: conditions && ruleName(conditions) }
}
