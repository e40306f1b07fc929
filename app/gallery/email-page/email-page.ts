import type { ShownText } from '#app/platform/db/email-text.ts'
import { daysUntil, plainDayAt } from '#app/platform/lib/plain-day.ts'
import type { emails } from '#app/platform/db/schema.ts'
import type { DateRule, EmailStats } from '#app/platform/db/json-columns.ts'
import type { EmailAttributes } from '#app/inspection/attributes/email-attributes.ts'
import { type BrandSummary, type BrandSummaryRow, presentBrand } from '#app/gallery/brands/brand-summary.ts'
import { tagSlug } from '#app/gallery/categories/slug-words.ts'
import { nextDate } from '#app/gallery/categories/occasion-dates.ts'
import { type CategoryLabel, firstEmailType } from '#app/gallery/cards/card.ts'
import { type PreviewPicture, presentPreview, presentTop } from '#app/gallery/cards/preview-image.ts'
import { TAG_LIMIT } from '#app/gallery/limits.ts'
import { attributeDetails } from './attribute-details.ts'
import { inboxDetails, type NamedDetail } from './inbox-details.ts'
import { desktopLine } from './inbox-limits.ts'

/** An email sent longer before the next date than this was about the last one, in days. */
const OCCASION_WINDOW_DAYS = 120

export type CategoryOfEmail = CategoryLabel & { dateRule: DateRule | null }

export type EmailPage = {
  id: string
  slug: string
  subject: string
  preheader: ShownText
  /** Language tag such as `de`, for screen readers; undefined if unknown. */
  language: string | undefined
  sender: string
  /** ISO date-time, or null if the message has no plausible date. */
  sentAt: string | null
  brand: BrandSummary & { id: string; category: { name: string; slug: string } | null }
  type: CategoryLabel | null
  tags: { name: string; slug: string }[]
  occasion: (CategoryLabel & { daysBefore: number | null }) | null
  sample: boolean
  preview: PreviewPicture | null
  /** As on its card: small, and most visitors have it already. */
  top: PreviewPicture | null
  /** Its size on a phone, if it has a mobile layout. */
  mobile: { width: number; height: number } | null
  htmlBytes: number
  imagesMissing: number
  darkStyles: boolean
  details: NamedDetail[]
  /** The line after the sender's name in a desktop inbox. */
  inboxLine: { subject: string; preheader: string }
  colors: string[]
  /** The other emails made with its template are a list; null where there are none. */
  template: { value: string; count: number } | null
  /** Its brand shows screenshots only: no source, no live view, no text. */
  hideSource: boolean
}

export type EmailPageRow = Pick<
  typeof emails.$inferSelect,
  'id' | 'slug' | 'subjectLine' | 'language' | 'senderName' | 'sentAt' | 'preview' | 'sample' | 'brandId'
> & {
  preheader: ShownText
  facts: EmailStats
  read: EmailAttributes | null
  templateCount: number | null
  hideSource: boolean
  brand: BrandSummaryRow
  brandCategories: { name: string; slug: string }[]
  categories: CategoryOfEmail[]
}

export function presentEmailPage(row: EmailPageRow): EmailPage {
  const sender = row.senderName ?? row.brand.name
  const preview = presentPreview(row.preview)
  return {
    id: row.id,
    slug: row.slug,
    subject: row.subjectLine,
    preheader: row.preheader,
    language: row.language ?? undefined,
    sender,
    sentAt: row.sentAt?.toISOString() ?? null,
    brand: { ...presentBrand(row.brand), id: row.brandId, category: row.brandCategories[0] ?? null },
    type: firstEmailType(row.categories),
    tags: row.categories
      .filter((category) => category.type === 'email_type')
      .slice(0, TAG_LIMIT)
      .map(({ name }) => ({ name, slug: tagSlug(name) })),
    occasion: presentOccasion(row.categories, row.sentAt),
    sample: row.sample,
    preview,
    top: row.preview?.card ? presentTop(row.preview) : null,
    mobile: row.preview?.mobile
      ? { width: row.preview.mobile.width, height: row.preview.mobile.height }
      : null,
    htmlBytes: row.facts.htmlBytes,
    imagesMissing: row.facts.imagesMissing ?? 0,
    darkStyles: row.facts.darkStyles,
    details: [
      ...inboxDetails({
        sender,
        subject: row.subjectLine,
        preheader: row.hideSource ? null : row.preheader,
        preview,
        stats: row.facts,
      }),
      ...attributeDetails(row.read),
    ],
    inboxLine: desktopLine(row.subjectLine, row.preheader),
    colors: row.facts.colors,
    template:
      row.read?.template && (row.templateCount ?? 0) > 1
        ? { value: row.read.template, count: row.templateCount! }
        : null,
    hideSource: row.hideSource,
  }
}

/** The first occasion of an email, and how many days before it the email was sent. */
function presentOccasion(categories: CategoryOfEmail[], sentAt: Date | null): EmailPage['occasion'] {
  const occasion = categories.find(({ type }) => type === 'occasion' || type === 'seasonal')
  if (!occasion) return null
  const { name, slug, type, dateRule } = occasion
  return { name, slug, type, daysBefore: sentAt && dateRule ? daysToOccasion(dateRule, sentAt) : null }
}

function daysToOccasion(rule: DateRule, sentAt: Date): number | null {
  const sent = plainDayAt(sentAt)
  const next = nextDate(rule, sent)
  const days = next ? daysUntil(sent, next) : null
  return days !== null && days <= OCCASION_WINDOW_DAYS ? days : null
}
