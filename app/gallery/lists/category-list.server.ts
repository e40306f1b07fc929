/** The page of one category: its number of emails, filters, and one page of emails. */
import type { z } from 'zod'
import type { Category } from '#app/gallery/categories/queries.server.ts'
import { recentCounts } from '#app/gallery/filters/facets.server.ts'
import { type EmailList, type ListQuery, listQuery } from './email-list.ts'
import { type Choice, filterOf } from '#app/gallery/filters/filters.ts'
import { findFilters } from '#app/gallery/filters/filters.server.ts'
import { LIST_PAGE_LIMIT } from '#app/gallery/limits.ts'
import { listPage } from './list-page.server.ts'
import type { categoryPageQuery } from '#app/gallery/schema.ts'

export type CategoryList = {
  total: number
  /** The filter available for this type of category. */
  filter: 'industry' | 'type'
  choices: Choice[]
  chosen: Choice | undefined
  /** The parameters for loading further pages. */
  source: ListQuery
}

/** `listEmails` is separate, because the page may be shown before its list has loaded. */
export async function openCategoryList(
  { type, slug }: Pick<Category, 'type' | 'slug'>,
  query: z.infer<typeof categoryPageQuery>,
): Promise<{ listing: CategoryList; listEmails: () => Promise<EmailList> }> {
  const filter = type === 'vertical' ? 'type' : 'industry'
  const { chosen, conditions } = await findFilters({ [filter]: query[filter], [filterOf(type)]: slug })
  const { total, choices } = await recentCounts(conditions)
  return {
    listing: {
      total,
      filter,
      choices: choices[filter],
      chosen: chosen[filter]?.[0],
      source: listQuery(chosen, query.sort),
    },
    listEmails: () => listPage(conditions, { ...query, limit: LIST_PAGE_LIMIT }),
  }
}
