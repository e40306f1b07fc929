import { z } from '#app/platform/lib/zod.ts'

/** No marketing email has more HTML: Gmail cuts messages off at 102 kB. */
export const HTML_CHARS_MAX = 3 * 1024 * 1024
export const HTML_TOO_LONG = 'its HTML is larger than 3 MB'
/** As many as the ingest worker's memory holds; sixteen times those of the largest genuine email seen. */
export const ELEMENTS_MAX = 20_000
/** The deepest genuine layouts nest about a hundred tables and boxes. */
export const DEPTH_MAX = 500
export const IMAGE_BYTES_MAX = 12 * 1024 * 1024
/** Per element; genuine ones have at most about forty. Parsers compare each attribute with all before it. */
export const ATTRIBUTES_MAX = 250
/** All headers together; the longest genuine ones, signed by ten servers, take a tenth of this. */
export const HEADER_BYTES_MAX = 256 * 1024
/** Folded lines count: libraries join them one by one. Genuine messages have a tenth as many. */
export const HEADER_LINES_MAX = 2000
export const HEADERS_TOO_LONG = 'its headers are longer than 256 kB or 2,000 lines'
/** Each is searched for in everything readers see. */
export const RECIPIENTS_MAX = 100
export const ASSETS_MAX = 1000
export const SUBJECT_MAX = 300
export const PREHEADER_MAX = 220

export const RECIPIENT_STAND_IN = 'reader@example.com'
/** Replaces the recipient's name: `Hi Reader,`. */
export const RECIPIENT_NAME_STAND_IN = 'Reader'

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case letters, digits and single hyphens')
  .max(120)
const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'use a color such as #1a2b3c')

const brand = z.strictObject({
  slug,
  name: z.string().trim().min(1).max(120),
  description: z.string().trim().max(500).optional(),
  website: z.url({ protocol: /^https?$/ }).optional(),
  color: hexColor.optional(),
  colorInk: hexColor.optional(),
  categories: z.array(slug).max(12).optional(),
  sample: z.boolean().optional(),
})

/** `name.json` next to `name.eml` or `name.html`: where the email belongs in the gallery. */
export const sidecarSchema = z.strictObject({
  brand: z.union([slug, brand]).optional(),
  /** Email types, the main one first, then occasions. */
  categories: z.array(slug).max(12).optional(),
  sample: z.boolean().optional(),
  slug: slug.optional(),
  addedAt: z.iso.datetime({ offset: true }).optional(),
})

export type Sidecar = z.infer<typeof sidecarSchema>
