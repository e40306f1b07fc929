import { z } from '#app/platform/lib/zod.ts'
import { cellsOf } from './report-attributes.ts'

const MONTH = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/

/** Whether this is a month as addresses write it: `2026-10`. */
export function isMonth(text: string): boolean {
  return MONTH.test(text)
}

const month = z.string().regex(MONTH).nullable().catch(null)

export const reportDataQuery = z.object({ month })

export const reportEmailsQuery = z.object({
  fact: z
    .string()
    .max(60)
    .refine((fact) => cellsOf(fact) !== null)
    .nullable()
    .catch(null),
  month,
  /** The id of the last email on the previous page. */
  after: z.uuid().nullable().catch(null),
})
