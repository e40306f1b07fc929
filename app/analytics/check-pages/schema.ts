import { z } from '#app/platform/lib/zod.ts'
import { SEVERITIES } from '#app/inspection/checks/issue.ts'
import { MAIN_FAMILIES } from '#app/inspection/checks/support/client-families.ts'

export const CHECK_SEARCH_MAX = 100

/** The query parameters of /checks. */
export const checksQuery = z.object({
  q: z.string().trim().max(CHECK_SEARCH_MAX).catch(''),
  area: z.enum(['accessibility', 'clients', 'delivery', 'dark']).nullable().catch(null),
  severity: z.enum(SEVERITIES).nullable().catch(null),
  client: z
    .enum(MAIN_FAMILIES.map(({ name }) => name))
    .nullable()
    .catch(null),
})

export type ChecksQuery = z.infer<typeof checksQuery>
