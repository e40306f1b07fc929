/** What the page of one category shows: how many emails it has, how they can be narrowed, and one page of them. */
import { and } from 'drizzle-orm'
import type { z } from 'zod'
import type { Category } from '#app/features/categories/queries.server.ts'
import { countChoices } from './facets.server.ts'
import { type ListSource, sourceOf } from './email-list.ts'
import type { CountedChoice, Choice } from './filters.ts'
import { allBut, filterOf, findFilters, shelfCondition } from './filters.server.ts'
import { LIST_PAGE_LIMIT } from './limits.ts'
import { listPage } from './queries.server.ts'
import { rememberCounts } from './remembered-counts.server.ts'
import type { shelfQuery } from './schema.ts'

export type Shelf = {
  total: number
  /** The one filter that narrows this kind of shelf. */
  filter: 'industry' | 'type'
  choices: CountedChoice[]
  chosen: Choice | undefined
  /** What its emails are asked for by, page after page. */
  source: ListSource
}

/** `listEmails` is asked for apart, because the page may be shown before its list has come. */
export async function openShelf(
  { id, type, slug }: Pick<Category, 'id' | 'type' | 'slug'>,
  query: z.infer<typeof shelfQuery>,
): Promise<{ shelf: Shelf; listEmails: () => ReturnType<typeof listPage> }> {
  const filter = type === 'vertical' ? 'type' : 'industry'
  const [on, { chosen, conditions }] = await Promise.all([
    shelfCondition(id),
    findFilters({ [filter]: query[filter] }),
  ])
  const key = [id, chosen[filter]?.value].join(' ')
  const { total, choices } = await rememberCounts(key, () => countChoices(conditions, on))
  return {
    shelf: {
      total,
      filter,
      choices: choices[filter],
      chosen: chosen[filter],
      source: { ...sourceOf(chosen, query.sort), [filterOf(type)]: slug },
    },
    listEmails: () => listPage(and(on, allBut(conditions)), { ...query, limit: LIST_PAGE_LIMIT }),
  }
}
