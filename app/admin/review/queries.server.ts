import { asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { wholeText } from '#app/platform/db/email-text.ts'
import {
  arrivals,
  brands,
  categories,
  emailCategories,
  emails,
  inboxRules,
  submissions,
} from '#app/platform/db/schema.ts'
import { withoutMarks } from '#app/gallery/cards/card.ts'
import type { Authentication } from '#app/platform/db/json-columns.ts'
import { presentPreview } from '#app/gallery/cards/preview-image.ts'
import { describeConditions, describeOutcome, firstMatch } from '#app/intake/inbox/rules.ts'
import { RULES_MAX } from '#app/intake/inbox/decide.server.ts'
import type { Reviewer } from '#app/platform/lib/authorized.ts'
import { languageName } from '#app/platform/lib/language-name.ts'
import { namesOfGuessed } from '#app/admin/emails/email.server.ts'
import { reviewCopy } from './copy.ts'
import { countDecided } from './last-decisions.server.ts'
import { guessedField, otherGuesses } from './review-item.ts'
import type { QueuePosition } from './schema.ts'
import { countWaiting, findCopies, findWaiting, leaseNext, previousOf, type Waiting } from './queue.server.ts'

/** The email that is shown, and the one whose screenshot is loaded ahead. */
export const BATCH = 2
const EXCERPT_CHARS = 4000
/** Others are found by their whole name. */
const BRANDS_SUGGESTED = 1000

export type QueueBatch = Awaited<ReturnType<typeof readQueue>>

/** `left`: the number of waiting emails, with those leased to others. */
export async function readQueue({
  actor,
  position: { after, before, at },
}: {
  actor: Reviewer
  position: QueuePosition
}) {
  const named = at ? await findWaiting(at) : before ? await previousOf(before) : null
  const behind = named?.cursor ?? after
  const [next, left, done] = await Promise.all([
    leaseNext(actor, behind, named ? BATCH - 1 : BATCH),
    countWaiting(),
    countDecided(actor),
  ])
  return { items: await readItems(named ? [named, ...next] : next), left, done }
}

export async function listChoices(_actor: Reviewer) {
  const [rows, brand] = await Promise.all([
    db()
      .select({ value: categories.slug, name: categories.name, type: categories.type })
      .from(categories)
      .where(inArray(categories.type, ['email_type', 'seasonal', 'occasion']))
      .orderBy(asc(categories.name)),
    db()
      .select({ value: brands.slug, name: brands.name })
      .from(brands)
      .where(ne(brands.status, 'archived'))
      .orderBy(asc(brands.name))
      .limit(BRANDS_SUGGESTED),
  ])
  const named = (isType: boolean) =>
    rows.filter(({ type }) => (type === 'email_type') === isType).map(({ value, name }) => ({ value, name }))
  return { brand, type: named(true), occasion: named(false) }
}

export type Choices = Awaited<ReturnType<typeof listChoices>>

async function readItems(found: Waiting[]) {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const [rows, rules, copies] = await Promise.all([
    readRows(ids),
    db()
      .select()
      .from(inboxRules)
      .orderBy(asc(inboxRules.position), asc(inboxRules.createdAt))
      .limit(RULES_MAX),
    findCopies(db(), ids),
  ])
  const names = await namesOfGuessed(rows.map(({ email }) => email.guesses))
  return found.flatMap(({ id, cursor }) => {
    const row = rows.find(({ email }) => email.id === id)
    return row
      ? [
          present({
            ...row,
            cursor,
            names,
            rules,
            copies: copies.filter((copy) => copy.of === id).length,
          }),
        ]
      : []
  })
}

/** An email that arrived several times is shown with its first arrival. */
async function readRows(ids: string[]) {
  const first = db()
    .selectDistinctOn([arrivals.emailId])
    .from(arrivals)
    .where(inArray(arrivals.emailId, ids))
    .orderBy(arrivals.emailId, sql`${arrivals.state} = 'duplicate'`, arrivals.receivedAt)
    .as('first')
  const { id, subjectLine, preheader, senderName, senderAddress, createdAt, language } = emails
  const { preview, facts, scrubNotes, guesses, status } = emails
  return db()
    .select({
      email: {
        id,
        subjectLine,
        preheader,
        senderName,
        senderAddress,
        createdAt,
        language,
        preview,
        facts,
        scrubNotes,
        guesses,
        status,
      },
      text: sql<string>`left(${emails.bodyText}, ${EXCERPT_CHARS})`,
      brand: { name: brands.name, slug: sql<string>`btrim(${brands.slug})`, status: brands.status },
      filed: sql<{ slug: string; name: string; type: string }[]>`(
        select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name, 'type', c.type)
          order by ec.position), '[]')
        from ${emailCategories} ec join ${categories} c on c.id = ec.category_id where ec.email_id = ${emails.id}
      )`,
      arrival: {
        source: first.source,
        receivedAt: first.receivedAt,
        state: first.state,
        reason: first.reason,
        sender: first.sender,
        senderName: first.senderName,
        subject: first.subject,
        addressId: first.addressId,
        details: first.details,
        authentication: first.authentication,
        ruleId: first.ruleId,
      },
      note: sql<string | null>`(
        select s.note from ${submissions} s join ${arrivals} a on a.id = s.arrival_id
        where a.email_id = ${emails.id} order by s.created_at limit 1
      )`,
    })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .leftJoin(first, eq(first.emailId, emails.id))
    .where(inArray(emails.id, ids))
}

type Row = Awaited<ReturnType<typeof readRows>>[number]
type Rule = typeof inboxRules.$inferSelect

function present({
  email,
  text,
  brand,
  filed,
  arrival,
  note,
  cursor,
  names,
  rules,
  copies,
}: Row & {
  cursor: string
  names: Map<string, string>
  rules: Rule[]
  copies: number
}) {
  const { guesses, language } = email
  const picture = presentPreview(email.preview)
  const nameOf = (slug: string) => names.get(slug) ?? null
  const storedIn = (isType: boolean) => {
    const one = filed.find(({ type }) =>
      isType ? type === 'email_type' : type === 'seasonal' || type === 'occasion',
    )
    return one ? { value: one.slug, name: one.name } : null
  }
  const sender = arrival?.sender ?? email.senderAddress
  return {
    id: email.id,
    cursor,
    subject: email.subjectLine,
    preheader: wholeText(email.preheader),
    senderName: email.senderName ?? arrival?.senderName ?? null,
    sender,
    receivedAt: (arrival?.receivedAt ?? email.createdAt).toISOString(),
    source: arrival?.source ?? null,
    note: note ?? '',
    fields: {
      brand: guessedField({ value: brand.slug, name: brand.name }, guesses.brand, () => null),
      type: guessedField(storedIn(true), guesses.emailType, nameOf),
      occasion: guessedField(storedIn(false), guesses.occasion, nameOf),
      language: guessedField(
        language ? { value: language, name: languageName(language) } : null,
        guesses.language,
        languageName,
      ),
    },
    brandIsNew: brand.status === 'draft',
    other: otherGuesses(guesses, reviewCopy, nameOf),
    reason:
      (arrival?.state === 'review' && arrival.reason) ||
      (email.status === 'draft' ? reviewCopy.reasons.draft : reviewCopy.reasons.brand),
    picture,
    // The start of the text: without images, its words are all there is to see.
    excerpt: picture && email.facts.imageCount > 0 ? '' : withoutMarks(text),
    removed: email.scrubNotes,
    rule: ruleOf(rules, { arrival, sender, email }),
    authentication: withoutClient(arrival?.authentication ?? null),
    copies,
    hasSender: !!sender || !!arrival?.details.listId,
  }
}

export type ReviewItem = ReturnType<typeof present>

/** The rule that applied on arrival, else the first that would apply today. */
function ruleOf(
  rules: Rule[],
  { arrival, sender, email }: { arrival: Row['arrival']; sender: string | null; email: Row['email'] },
) {
  const applied = arrival?.ruleId && rules.find(({ id }) => id === arrival.ruleId)
  const rule =
    applied ||
    firstMatch(rules, {
      sender,
      listId: arrival?.details.listId ?? null,
      addressId: arrival?.addressId ?? null,
      subject: arrival?.subject ?? email.subjectLine,
      type: email.guesses.emailType ?? null,
    })
  if (!rule) return null
  // Inbox addresses are private, also for reviewers.
  const when = describeConditions(rule.conditions, () => reviewCopy.anAddress)
  return { isApplied: !!applied, text: `${describeOutcome(rule.outcome)} (${when})` }
}

/** Leaves out the IP address of the delivering server. */
function withoutClient(facts: Authentication | null): Omit<Authentication, 'client'> | null {
  if (!facts) return null
  const { client: _, ...known } = facts
  return known
}
