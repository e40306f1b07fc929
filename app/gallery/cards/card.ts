import { type BrandSummary, type BrandSummaryRow, presentBrand } from '#app/gallery/brands/brand-summary.ts'
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import type { ShownText } from '#app/platform/db/email-text.ts'
import type { categories, emails } from '#app/platform/db/schema.ts'
import { shortDate } from '#app/platform/lib/format.ts'
import { freshness } from './freshness.ts'
import {
  type PreviewPicture,
  presentPreview,
  presentThumb,
  type Thumb,
} from '#app/gallery/cards/preview-image.ts'

export type CategoryLabel = Pick<typeof categories.$inferSelect, 'name' | 'slug' | 'type'>

export type EmailCard = {
  id: string
  slug: string
  subject: string
  brand: BrandSummary
  type: CategoryLabel | null
  /** The day the brand sent it: ISO for machines, short for readers. */
  sent: { iso: string; day: string } | null
  sample: boolean
  /** Its brand shows screenshots only. */
  hideSource?: true
  /** Why it is in the list: what it offers, or how it is like another email. */
  reason?: string
  isNew: boolean
  isUpdated: boolean
  preview: PreviewPicture | null
  thumb: Thumb | null
  /** The first lines of an email that is shown as an index card: a low one, and one without a screenshot. */
  lines?: string
}

export type CardRow = Pick<
  typeof emails.$inferSelect,
  'id' | 'slug' | 'subjectLine' | 'sample' | 'preview' | 'createdAt' | 'contentChangedAt' | 'sentAt'
> & {
  brand: BrandSummaryRow
  /** Where the source matters. */
  hideSource?: boolean
  categories: CategoryLabel[]
  /** The beginning of its text, if it is shown as an index card. */
  opening?: ShownText | null
}

export function presentCard(row: CardRow, now: Date): EmailCard {
  return {
    id: row.id,
    slug: row.slug,
    subject: row.subjectLine,
    brand: presentBrand(row.brand),
    type: firstEmailType(row.categories),
    sent: row.sentAt && {
      iso: plainDayAt(row.sentAt),
      day: shortDate(row.sentAt, {
        withYear: plainDayAt(row.sentAt).slice(0, 4) !== plainDayAt(now).slice(0, 4),
      }),
    },
    sample: row.sample,
    ...(row.hideSource && { hideSource: true }),
    ...freshness(row, now),
    preview: presentPreview(row.preview),
    thumb: presentThumb(row.preview),
    ...presentOpening(row.opening),
  }
}

/** The first lines of an email that is shown as an index card. */
export function presentOpening(opening: ShownText | null | undefined): { lines?: string } {
  return typeof opening === 'string' ? { lines: firstLines(opening) } : {}
}

export function firstEmailType(categories: CategoryLabel[]): CategoryLabel | null {
  const first = categories.find((category) => category.type === 'email_type')
  return first ? { name: first.name, slug: first.slug, type: first.type } : null
}

function firstLines(text: string): string {
  const lines = withoutMarks(text)
    .split('\n')
    .map((line) => line.replace(/^[-•*] /, '').trim())
  return lines.filter(Boolean).slice(0, 3).join('\n')
}

/** Without the marks of Text Only for headings and bold text. */
export function withoutMarks(text: string): string {
  return text.replace(/^#{1,2} /gm, '').replaceAll('**', '')
}

/** Whether all are samples, so that the heading can say it once. */
export function allSamples(cards: EmailCard[]): boolean {
  return cards.length > 0 && cards.every((card) => card.sample)
}
