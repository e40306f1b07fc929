import { z } from '#app/platform/lib/zod.ts'
import { parseParameters } from '#app/platform/lib/parse-parameters.ts'
import { searchQuery } from '#app/gallery/schema.ts'
import { smartCopy } from './copy.ts'
import { NAME_MAX, WEBHOOK_URL_MAX } from './limits.ts'

/** What a smart collection asks for: everything that /browse and /search ask for, but neither order nor page. */
export const smartFilter = searchQuery.omit({ typed: true, sort: true, after: true })

export type SmartFilter = z.infer<typeof smartFilter>

/** Reads a stored filter with the parser of the pages, so that it means what it means there. */
export function parseFilter(filter: string): SmartFilter {
  return parseParameters(smartFilter, new URLSearchParams(filter))
}

const { errors } = smartCopy

/** What the forms of a smart collection send. A checkbox that is off is not sent. */
export const smartDetails = z.object({
  name: z.string().trim().min(1, errors.nameMissing).max(NAME_MAX, errors.nameLong),
  inDigest: z
    .string()
    .optional()
    .transform((sent) => sent === 'on'),
})

export type SmartDetails = z.infer<typeof smartDetails>

/** Where a webhook sends: an address of the web without a name and password in it. */
export const webhookInput = z.object({
  url: z
    .string()
    .trim()
    .min(1, errors.urlMissing)
    .max(WEBHOOK_URL_MAX, errors.urlLong)
    .transform((typed, context) => {
      const url = URL.parse(typed)
      if (
        url?.protocol === 'https:' &&
        !url.username &&
        !url.password &&
        url.href.length <= WEBHOOK_URL_MAX
      ) {
        return url.href
      }
      context.addIssue({ code: 'custom', message: errors.urlInvalid })
      return z.NEVER
    }),
})
