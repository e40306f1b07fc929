import { z } from '#app/platform/lib/zod.ts'
import { copy } from './copy.ts'
import { noteCopy } from './note-copy.ts'
import { NOTE_MAX, SAVED_SEARCH_MAX } from './limits.ts'
import { slugify } from '#app/platform/lib/slugify.ts'
import { parseTags, TAG_MAX, TAGS_PER_EMAIL } from './tags.ts'

const NAME_MAX = 100
const DESCRIPTION_MAX = 500

export const COLLECTION_TYPES = ['emails', 'brands'] as const
export type CollectionType = (typeof COLLECTION_TYPES)[number]

const { errors, reserved } = copy

/** How many items of a list come before a page. */
const from = z.coerce.number().int().min(0).max(1_000_000).catch(0)

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

export const newCollection = z.object({
  name,
  description,
  type: z.enum(COLLECTION_TYPES).catch('emails'),
})

export const changedCollection = z.object({ name, description })

export type NewCollection = z.infer<typeof newCollection>
export type ChangedCollection = z.infer<typeof changedCollection>

/** Why an email was saved, as one line; null without words. */
export const note = text()
  .transform((typed) => typed.replaceAll(/\s+/g, ' '))
  .pipe(z.string().max(NOTE_MAX, noteCopy.errors.noteLong))
  .transform((typed) => typed || null)

const tags = z
  .array(z.string().max(TAG_MAX, noteCopy.errors.tagLong))
  .max(TAGS_PER_EMAIL, noteCopy.errors.manyTags)

export const savedNote = z.object({
  note,
  tags: z.string().max(1000, noteCopy.errors.manyTags).transform(parseTags).pipe(tags),
})

export type SavedNote = z.infer<typeof savedNote>

/** The query of `/saved/search`. */
export const savedSearchQuery = z.object({
  q: text()
    .transform((typed) => typed.slice(0, SAVED_SEARCH_MAX))
    .catch(''),
  /** One of the user's tags. */
  tag: text().pipe(z.string().max(TAG_MAX)).nullable().catch(null),
  from,
})

export type SavedSearch = z.infer<typeof savedSearchQuery>

/** Orders of a collection: the owner's own, or by date. */
export const SORTS = ['own', 'saved', 'sent'] as const
export type CollectionSort = (typeof SORTS)[number]

export const collectionQuery = z.object({
  sort: z.enum(SORTS).catch('own'),
  /** How many emails come before this page; for others than the owner, the email after which it starts. */
  from,
  after: z.uuid().nullable().catch(null),
})

/** An email's new position in its collection, counted from 1; an invalid value means first. */
export const positionInCollection = z.coerce.number().int().min(1).max(1_000_000).catch(1)

/** The query of `/saved`, with the id of the collection just deleted. */
export const savedQuery = z.object({ deleted: z.uuid().nullable().catch(null), from })

/** The query of the picker: part of the name of a collection. */
export const pickerQuery = z.object({
  q: text()
    .transform((typed) => typed.slice(0, NAME_MAX))
    .catch(''),
})

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
          addedBy: z.uuid().nullable(),
          note: z.string().min(1).max(NOTE_MAX).nullable(),
          tags: z
            .array(z.string())
            .max(TAGS_PER_EMAIL)
            .transform((given) => parseTags(given.join()))
            .pipe(tags),
        }),
      )
      .max(1000),
  )

/** The name of the collection of followed brands, which only following creates. */
function isReserved(given: string): boolean {
  return slugify(given) === reserved.name
}
