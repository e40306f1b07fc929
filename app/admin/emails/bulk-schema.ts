import { z } from '#app/platform/lib/zod.ts'
import { bulkErrors as words } from './bulk-copy.ts'
import { filterQuery, SETTABLE_STATUSES } from './schema.ts'

export const BULK_FIELDS = ['type', 'brand', 'occasion', 'status', 'delete'] as const
export type BulkField = (typeof BULK_FIELDS)[number]

/** As many emails as one page of the list can select. */
const IDS_MAX = 200

const ids = z.preprocess(
  (asked) => [asked ?? []].flat().slice(0, IDS_MAX),
  z.array(z.uuid().nullable().catch(null)).transform((all) => all.filter((id) => id !== null)),
)

/** The emails with these ids, or all that match a filter. */
export const selectionQuery = filterQuery.extend({
  id: ids,
  all: z.stringbool().catch(false),
  field: z.enum(BULK_FIELDS).nullable().catch(null),
  list: z.string().max(2000).catch(''),
})

export type SelectionQuery = z.infer<typeof selectionQuery>

const slug = z.string(words.one).trim().toLowerCase().max(120)

/** The change itself; `count` is the number that the confirmation named. */
export const bulkForm = z.discriminatedUnion('field', [
  z.object({ field: z.literal('type'), value: slug }),
  z.object({ field: z.literal('occasion'), value: slug }),
  z.object({ field: z.literal('brand'), value: slug.min(1, words.brand) }),
  z.object({ field: z.literal('status'), value: z.enum(SETTABLE_STATUSES, words.status) }),
  z.object({ field: z.literal('delete') }),
])

export type BulkInput = z.infer<typeof bulkForm>
