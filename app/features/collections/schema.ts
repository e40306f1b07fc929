import { z } from '#app/lib/zod.ts'
import { copy } from './copy.ts'
import { slugify } from '#app/lib/slugify.ts'

const NAME_MAX = 100
const DESCRIPTION_MAX = 500

export const COLLECTION_TYPES = ['emails', 'brands'] as const
export type CollectionType = (typeof COLLECTION_TYPES)[number]

const { errors, reserved } = copy

/** PostgreSQL does not store NUL in text. */
function text() {
  return z.string().transform((typed) => typed.replaceAll('\0', '').trim())
}

const name = text().pipe(
  z
    .string()
    .min(1, errors.nameMissing)
    .max(NAME_MAX, errors.nameLong)
    .refine((given) => !isReserved(given), errors.reserved),
)

const description = text()
  .pipe(z.string().max(DESCRIPTION_MAX, errors.descriptionLong))
  .optional()
  .transform((given) => given || null)

/** What the create dialog sends. */
export const newCollection = z.object({
  name,
  description,
  type: z.enum(COLLECTION_TYPES).catch('emails'),
})

/** What the edit dialog sends. */
export const changedCollection = z.object({ name, description })

export type NewCollection = z.infer<typeof newCollection>
export type ChangedCollection = z.infer<typeof changedCollection>

/** Orders of a collection: the owner's own, or by date. */
export const SORTS = ['own', 'saved', 'sent'] as const
export type CollectionSort = (typeof SORTS)[number]

/** Emails on one page of a collection. */
export const COLLECTION_PAGE = 60

export const collectionQuery = z.object({
  sort: z.enum(SORTS).catch('own'),
  /** How many emails come before this page. */
  from: z.coerce.number().int().min(0).max(1_000_000).catch(0),
})

/** An email's new position in its collection, counted from 1; an invalid value means first. */
export const positionInCollection = z.coerce.number().int().min(1).max(1_000_000).catch(1)

/** The query of `/saved`: the id of the collection just deleted. */
export const savedQuery = z.object({ deleted: z.uuid().nullable().catch(null) })

/** The removed saves that undo sends back. */
export const savesToRestore = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom' })
      return z.NEVER
    }
  })
  .pipe(
    z
      .array(
        z.object({
          collectionId: z.uuid(),
          position: z.number().int().min(-2_000_000_000).max(2_000_000_000),
          savedAt: z.coerce.date(),
        }),
      )
      .max(1000),
  )

/** The name of the collection of followed brands, which only following creates. */
function isReserved(given: string): boolean {
  return slugify(given) === reserved.name
}
