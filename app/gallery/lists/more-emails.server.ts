import type { z } from 'zod'
import type { EmailList } from './email-list.ts'
import { findFilters, hasVanished } from '#app/gallery/filters/filters.server.ts'
import { LIST_PAGE_LIMIT } from '#app/gallery/limits.ts'
import { listPage } from './list-page.server.ts'
import type { moreEmailsQuery } from '#app/gallery/schema.ts'

export async function listMore(query: z.infer<typeof moreEmailsQuery>): Promise<EmailList> {
  const { conditions } = await findFilters(query)
  // A filter that has vanished since the list began must not let everything in.
  if (hasVanished(query, conditions)) return { emails: [], next: null }
  return listPage(conditions, { ...query, limit: LIST_PAGE_LIMIT })
}
