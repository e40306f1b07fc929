import { z } from '#app/platform/lib/zod.ts'
import { BLOG_CATEGORIES } from './blog-categories.ts'
import { BLOCK_TYPES } from './content-blocks.ts'
import { adminCopy } from './admin-copy.ts'

const POST_STATUSES = ['draft', 'published'] as const
export const TEXT_SIZES = ['small', 'medium', 'large'] as const
export const HEADING_STYLES = ['minimal', 'standard', 'bold'] as const

const TITLE_MAX = 200
const EXCERPT_MAX = 500
const LINE_MAX = 300
const CONTENT_MAX = 50_000
const BLOCKS_MAX = 100
const LIST_MAX = 50

export const UPLOAD_BYTES_MAX = 10 * 1024 * 1024

/** The path of an uploaded image; any other address is a full URL. */
const OWN_PICTURE = /^\/media\/[\w/.-]+$/

/** Whether an address can be that of a cover image. */
export function isCoverAddress(url: string): boolean {
  return OWN_PICTURE.test(url) || z.url({ protocol: /^https?$/ }).safeParse(url).success
}

function line(max: number) {
  return z.string().trim().max(max, adminCopy.form.tooLong(max))
}

/** The form of a post, normalized and validated. */
export const postInput = z.object({
  title: line(TITLE_MAX).min(1, adminCopy.form.titleMissing),
  slug: line(TITLE_MAX)
    .min(1, adminCopy.form.slugMissing)
    .regex(/^[a-z0-9-]+$/, adminCopy.form.slugShape)
    .regex(/[a-z0-9]/, adminCopy.form.slugEmpty),
  excerpt: line(EXCERPT_MAX).min(1, adminCopy.form.excerptMissing),
  category: z.enum(BLOG_CATEGORIES, { error: adminCopy.form.categoryMissing }),
  authorName: line(LINE_MAX).transform((name) => name || null),
  blocks: z
    .array(
      z.object({
        type: z.enum(BLOCK_TYPES),
        subheading: line(LINE_MAX),
        content: z.string().max(CONTENT_MAX, adminCopy.form.tooLong(CONTENT_MAX)),
      }),
    )
    .max(BLOCKS_MAX)
    .transform((blocks) => blocks.filter(({ subheading, content }) => subheading || content.trim()))
    .refine((blocks) => blocks.length > 0, { error: adminCopy.form.blocksMissing }),
  coverImage: z.string().trim().refine(isCoverAddress, { error: adminCopy.form.coverShape }),
  imageAltText: line(LINE_MAX).min(1, adminCopy.form.altMissing),
  tags: z.array(line(LINE_MAX)).max(LIST_MAX).transform(distinct),
  entries: z.array(line(LINE_MAX)).max(LIST_MAX).transform(present),
  textSize: z.enum(TEXT_SIZES).catch('medium'),
  headingStyle: z.enum(HEADING_STYLES).catch('standard'),
  status: z.enum(POST_STATUSES).catch('draft'),
})

export type PostInput = z.infer<typeof postInput>

function present(lines: string[]): string[] {
  return lines.filter(Boolean)
}

function distinct(lines: string[]): string[] {
  return [...new Set(present(lines))]
}

export const archiveQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
