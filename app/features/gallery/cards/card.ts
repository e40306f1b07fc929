/** The data the server sends for one card. */
import { type BrandFace, type BrandFaceRow, presentBrand } from '#app/features/brands/brand-face.ts'
import type { categories, emails } from '#app/db/schema.ts'
import { freshness } from './freshness.ts'
import { shortDate } from './short-date.ts'
import {
  type PreviewPicture,
  presentPreview,
  presentThumb,
  type Thumb,
} from '#app/features/gallery/cards/preview-picture.ts'

export type CategoryLabel = Pick<typeof categories.$inferSelect, 'name' | 'slug' | 'type'>

export type EmailCard = {
  id: string
  slug: string
  subject: string
  brand: BrandFace
  /** The email type named on the card. */
  type: CategoryLabel | null
  /** The day the brand sent it: ISO for machines, short for readers. */
  sent: { iso: string; day: string } | null
  sample: boolean
  /** Its brand shows pictures only. */
  sourceHidden?: true
  /** What it offers, in lists of offers. */
  offer?: string
  isNew: boolean
  isUpdated: boolean
  preview: PreviewPicture | null
  /** The picture on the card itself. */
  thumb: Thumb | null
}

export type CardRow = Pick<
  typeof emails.$inferSelect,
  'id' | 'slug' | 'subjectLine' | 'sample' | 'preview' | 'createdAt' | 'contentChangedAt' | 'sentAt'
> & {
  brand: BrandFaceRow
  /** Where the source matters. */
  sourceHidden?: boolean
  categories: CategoryLabel[]
}

export function presentCard(row: CardRow, now: Date): EmailCard {
  return {
    id: row.id,
    slug: row.slug,
    subject: row.subjectLine,
    brand: presentBrand(row.brand),
    type: firstEmailType(row.categories),
    sent: row.sentAt && { iso: row.sentAt.toISOString().slice(0, 10), day: shortDate(row.sentAt, now) },
    sample: row.sample,
    ...(row.sourceHidden && { sourceHidden: true }),
    ...freshness(row, now),
    preview: presentPreview(row.preview),
    thumb: presentThumb(row.preview),
  }
}

export function firstEmailType(categories: CategoryLabel[]): CategoryLabel | null {
  const first = categories.find((category) => category.type === 'email_type')
  return first ? { name: first.name, slug: first.slug, type: first.type } : null
}

/** Whether all are samples, so that the heading can say it once. */
export function allSamples(cards: EmailCard[]): boolean {
  return cards.length > 0 && cards.every((card) => card.sample)
}
