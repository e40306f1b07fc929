/** Finds the email that an email of the queue resembles, to show both side by side. */
import { sql } from 'drizzle-orm'
import { rowsOf } from '#app/platform/db/client.server.ts'
import { arrivals, brands, emails } from '#app/platform/db/schema.ts'
import type { PreviewInfo } from '#app/platform/db/json-columns.ts'
import { type PreviewPicture, presentPreview } from '#app/gallery/cards/preview-image.ts'
import { likeness } from '#app/intake/inbox/near-duplicate.ts'

/** Two campaigns of one sender rarely have this share in common. */
const ALIKE = 0.6
/** So many of the last emails of a sender are compared. */
const COMPARED = 50

export type SimilarEmail = {
  subject: string
  status: 'published' | 'draft' | 'hidden' | 'scheduled'
  /** The place of its page, if it is public. */
  address: { brandSlug: string; emailSlug: string } | null
  /** Null if not compared by its words, but found by subject and brand. */
  share: number | null
  picture: PreviewPicture | null
}

type Candidate = { for: string; id: string; mine: string | null; theirs: string | null }

/** The most similar email of each, by the id of the email of the queue. */
export async function findSimilarEmails(ids: string[]): Promise<Map<string, SimilarEmail>> {
  const asked = sql`unnest(${sql.param(ids)}::uuid[]) asked(id)`
  const candidates = await rowsOf<Candidate>(sql`
    select asked.id as "for", near.email_id as id, mine.fingerprint as mine, near.fingerprint as theirs
    from ${asked}
    join lateral (
      select a.sender, a.fingerprint from ${arrivals} a
      where a.email_id = asked.id and a.state <> 'duplicate' order by a.received_at limit 1
    ) mine on true
    join lateral (
      select a.email_id, a.fingerprint from ${arrivals} a
      where a.sender = mine.sender and a.email_id <> asked.id and a.state in ('imported', 'review')
      order by a.received_at desc limit ${COMPARED}
    ) near on true
    union all
    select asked.id, same.id, null, null
    from ${asked} join ${emails} mine on mine.id = asked.id
    join lateral (
      select newest.id from (
        select e.id, e.subject_line from ${emails} e where e.brand_id = mine.brand_id and e.id <> mine.id
        order by e.created_at desc limit ${COMPARED}
      ) newest where lower(newest.subject_line) = lower(mine.subject_line) limit 1
    ) same on true`)
  const nearest = new Map<string, { id: string; share: number | null }>()
  for (const { for: mine, id, mine: own, theirs } of candidates) {
    const share = own && theirs ? likeness(own, theirs) : null
    if (share === null ? theirs || own : share < ALIKE) continue
    if ((share ?? 0) >= (nearest.get(mine)?.share ?? 0)) nearest.set(mine, { id, share })
  }
  if (nearest.size === 0) return new Map()
  const shown = await readShown([...nearest.values()].map(({ id }) => id))
  return new Map(
    [...nearest].flatMap(([mine, { id, share }]) => {
      const found = shown.get(id)
      return found ? [[mine, { ...found, share }]] : []
    }),
  )
}

type ShownRow = {
  id: string
  subject: string
  status: SimilarEmail['status']
  slug: string
  brandSlug: string
  brandStatus: string
  preview: PreviewInfo | null
}

async function readShown(ids: string[]): Promise<Map<string, Omit<SimilarEmail, 'share'>>> {
  const rows = await rowsOf<ShownRow>(sql`
    select e.id, e.subject_line as subject, e.status, e.slug, btrim(b.slug) as "brandSlug",
      b.status as "brandStatus", e.preview
    from ${emails} e join ${brands} b on b.id = e.brand_id where e.id = any(${sql.param(ids)}::uuid[])`)
  return new Map(
    rows.map(({ id, subject, status, slug, brandSlug, brandStatus, preview }) => [
      id,
      {
        subject,
        status: status === 'published' && brandStatus !== 'active' ? 'draft' : status,
        address: status === 'published' && brandStatus === 'active' ? { brandSlug, emailSlug: slug } : null,
        picture: presentPreview(preview),
      },
    ]),
  )
}
