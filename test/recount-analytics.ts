/** Analytics counted from the rows of all public emails, in plain code, to compare with those that the database keeps. */
import { and, asc, eq, sql } from 'drizzle-orm'
import { db, rowsOf } from '#app/platform/db/client.server.ts'
import {
  brandCategories,
  brands,
  categories,
  emailCategories,
  emailChecks,
  emailAttributes,
  emails,
  galleryTags,
} from '#app/platform/db/schema.ts'
import { filterOf } from '#app/gallery/filters/filters.ts'

type Tag = { tag: number; kind: 'all' | 'brand' | 'industry' | 'type' | 'occasion' }
type Cell = { metric: string; bucket: string }
type Facts = typeof emailAttributes.$inferSelect

const EVERYTHING: Tag = { tag: 0, kind: 'all' }

/** `tag metric bucket: count`, all but the words of subjects. */
export async function recountAnalytics(): Promise<string[]> {
  const counts = new Map<string, number>()
  for (const email of await publicEmails()) {
    for (const { metric, bucket } of cellsOf(email)) {
      for (const { tag, kind } of email.tags) {
        if (metric === 'lead' && kind !== 'occasion') continue
        add(counts, `${tag} ${metric} ${bucket}`)
      }
    }
  }
  return [...counts].map(([key, count]) => `${key}: ${count}`).toSorted()
}

export async function storedAnalytics(): Promise<string[]> {
  const rows = await rowsOf<{ row: string }>(
    sql`select tag || ' ' || metric || ' ' || bucket || ': ' || count as row from analytics_counts`,
  )
  return rows.map(({ row }) => row).toSorted()
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

type CountedEmail = Awaited<ReturnType<typeof publicEmails>>[number]

async function publicEmails() {
  const tags = await tagsById()
  const rows = await db()
    .select({ email: emails, facts: emailAttributes, checks: emailChecks })
    .from(emails)
    .leftJoin(emailAttributes, eq(emailAttributes.emailId, emails.id))
    .leftJoin(emailChecks, eq(emailChecks.emailId, emails.id))
    .innerJoin(brands, eq(brands.id, emails.brandId))
    .where(and(eq(emails.status, 'published'), eq(brands.status, 'active')))
  const ofEmails = await db()
    .select({ id: emailCategories.emailId, categoryId: categories.id, type: categories.type })
    .from(emailCategories)
    .innerJoin(categories, eq(categories.id, emailCategories.categoryId))
    .innerJoin(galleryTags, eq(galleryTags.categoryId, categories.id))
    .orderBy(asc(emailCategories.position), asc(galleryTags.tag))
  const ofBrands = await db()
    .select({ id: brandCategories.brandId, categoryId: categories.id, type: categories.type })
    .from(brandCategories)
    .innerJoin(categories, eq(categories.id, brandCategories.categoryId))
    .where(eq(categories.type, 'vertical'))
  const tagOf = ({
    categoryId,
    type,
  }: {
    categoryId: string
    type: Parameters<typeof filterOf>[0]
  }): Tag => ({
    tag: tags.get(categoryId)!,
    kind: filterOf(type),
  })
  return rows.map(({ email, facts, checks }) => {
    const own = ofEmails.filter(({ id }) => id === email.id).map(tagOf)
    const ofBrand = ofBrands.filter(({ id }) => id === email.brandId).map(tagOf)
    const brand: Tag = { tag: tags.get(email.brandId)!, kind: 'brand' }
    const all = [EVERYTHING, brand, ...own, ...ofBrand]
    return {
      ...email,
      facts,
      checks,
      day: facts?.sentOn ?? email.sentAt?.toISOString().slice(0, 10),
      tags: [...new Map(all.map((each) => [each.tag, each])).values()],
      type: own.find(({ kind }) => kind === 'type')?.tag,
    }
  })
}

async function tagsById(): Promise<Map<string, number>> {
  const rows = await rowsOf<{ id: string; tag: number }>(
    sql`select coalesce(brand_id, category_id) as id, tag from gallery_tags where filter is null`,
  )
  return new Map(rows.map(({ id, tag }) => [id, tag]))
}

function cellsOf(email: CountedEmail): Cell[] {
  const { facts, checks, day, sentAt, subjectLine, type } = email
  const month = day?.slice(0, 7)
  const cells: Cell[] = [{ metric: 'subject', bucket: padded(Array.from(subjectLine).length, 3, 200) }]
  const hour = facts?.sentHour ?? sentAt?.getUTCHours()
  const weekday = facts?.sentWeekday ?? (day ? new Date(day).getUTCDay() : undefined)
  if (hour !== undefined && weekday !== undefined)
    cells.push({ metric: 'hour', bucket: `${weekday} ${padded(hour, 2)}` })
  if (day) {
    cells.push({ metric: 'day', bucket: day }, { metric: 'month', bucket: `${month} ${type ?? ''}` })
    cells.push(...leadsOf(email, day))
  }
  if (checks?.inBrowser) {
    cells.push({ metric: 'attribute', bucket: 'checked' })
    if (checks.serious === 0) cells.push({ metric: 'attribute', bucket: 'clean' })
  }
  // Attributes without a skeleton were not read yet.
  return facts?.skeleton ? [...cells, ...attributeCells(facts, day)] : cells
}

function leadsOf({ tags, facts }: CountedEmail, day: string): Cell[] {
  const industries = tags.filter(({ kind }) => kind === 'industry').map(({ tag }) => String(tag))
  const languages = facts?.language ? [facts.language] : []
  return ['', ...industries].flatMap((industry) =>
    ['', ...languages]
      .filter((language) => industry !== '' || language !== '')
      .map((language) => ({ metric: 'lead', bucket: `${industry} ${language} ${day}` })),
  )
}

function attributeCells(facts: Facts, day: string | undefined): Cell[] {
  const offer = offerOf(facts)
  const cells: Cell[] = [
    { metric: 'size', bucket: padded(Math.round(facts.htmlBytes / 1024), 3, 500) },
    ...attributesOf(facts, offer).map((bucket) => ({ metric: 'attribute', bucket })),
  ]
  if (facts.language !== null) cells.push({ metric: 'language', bucket: facts.language })
  if (!day) return cells
  const month = day.slice(0, 7)
  return [
    ...cells,
    { metric: 'offer', bucket: `${month} ${offer}` },
    { metric: 'platform', bucket: `${month} ${facts.platform ?? ''}` },
  ]
}

function offerOf({ discountPercent, moneyOffCents, hasCode, freeShipping, gift }: Facts): string {
  if (discountPercent !== null) return padded(discountPercent, 3)
  return moneyOffCents !== null || hasCode || freeShipping || gift ? 'other' : 'none'
}

function attributesOf(facts: Facts, offer: string): string[] {
  const has: Record<string, boolean> = {
    known: true,
    offer: offer !== 'none',
    discount: facts.discountPercent !== null,
    code: facts.hasCode,
    'free-shipping': facts.freeShipping,
    gift: facts.gift,
    deadline: facts.offerDeadline !== null,
    emoji: facts.subjectEmoji > 0,
    personal: facts.subjectPersonal,
    question: facts.subjectQuestion,
    urgency: facts.urgency,
    animated: facts.animated,
    dark: facts.darkStyles,
    amp: facts.amp,
    countdown: facts.countdown,
    clipped: facts.clipped,
    images: facts.images > 0,
    'without-alt': facts.imagesWithoutAlt > 0,
    'one-click': facts.oneClickUnsubscribe,
    'no-reply': facts.noReply,
    [`spf-${facts.spf}`]: facts.spf !== null,
    [`dkim-${facts.dkim}`]: facts.dkim !== null,
    [`dmarc-${facts.dmarc}`]: facts.dmarc !== null,
  }
  return Object.keys(has).filter((attribute) => has[attribute])
}

function padded(value: number, digits: number, most = Infinity): string {
  return String(Math.min(most, value)).padStart(digits, '0')
}
