import { browseQuery, oneOf } from '#app/gallery/schema.ts'
import { cleanSearch } from '#app/gallery/search/search-terms.ts'
import { z } from '#app/platform/lib/zod.ts'

export const STATUSES = ['published', 'scheduled', 'draft', 'hidden'] as const
/** The statuses that an editor can set; a published email is scheduled while its brand delays it. */
export const SETTABLE_STATUSES = ['published', 'draft', 'hidden'] as const
export type Status = (typeof STATUSES)[number]

export const SOURCES = ['import', 'inbox', 'upload', 'submission', 'sample'] as const

/** How sure the guess of an email's type is: enough to be applied, not enough, or there is none. */
export const CERTAINTIES = ['sure', 'doubtful', 'none'] as const

export const EMAILS_PAGE = 50
/** Matches are counted up to this number; beyond it the page shows 'N+'. */
export const COUNTED_MAX = 1000
/** The most emails that one change may touch, because it is a single transaction. */
export const CHANGED_MAX = 5000

/** The filters of the list: those of /browse, and those for editors only. */
export const filterQuery = browseQuery.omit({ sort: true, after: true }).extend({
  q: z.string().transform(cleanSearch).catch(''),
  status: oneOf(STATUSES),
  source: oneOf(SOURCES),
  rule: z.uuid().nullable().catch(null),
  confidence: oneOf(CERTAINTIES),
})

export type EmailFilter = z.infer<typeof filterQuery>

export const emailsQuery = filterQuery.extend({
  /** The latest first. */
  sort: z.enum(['added', 'sent']).catch('added'),
  after: z.uuid().nullable().catch(null),
})

export type EmailsQuery = z.infer<typeof emailsQuery>

export const brandsQuery = z.object({ name: z.string().transform(cleanSearch).catch('') })
