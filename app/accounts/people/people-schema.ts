import { z } from '#app/platform/lib/zod.ts'

/** Also the number of users that can be changed at once: their ids have to fit a URL. */
export const PEOPLE_PAGE = 40
export const SEARCH_MAX = 100

export const PEOPLE_FILTERS = ['admin', 'editor', 'reviewer', 'member', 'suspended', 'unconfirmed'] as const

export const peopleQuery = z.object({
  q: z
    .string()
    .transform((text) => text.replaceAll('\0', '').trim().slice(0, SEARCH_MAX))
    .catch(''),
  show: z.enum(PEOPLE_FILTERS).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  select: z.literal('all').nullable().catch(null),
})

export type PeopleQuery = z.infer<typeof peopleQuery>

/** The query parameters of the list with another choice; defaults are left out. */
export function peopleParameters(query: PeopleQuery, change: Partial<PeopleQuery> = {}): [string, string][] {
  const { q, show, page, select } = { ...query, select: null, ...change }
  const given = { q, show, page: page > 1 ? String(page) : null, select }
  return Object.entries(given).filter((pair): pair is [string, string] => Boolean(pair[1]))
}

export function peopleAddress(page: string, query: PeopleQuery, change?: Partial<PeopleQuery>): string {
  const search = new URLSearchParams(peopleParameters(query, change))
  return search.size > 0 ? `${page}?${search}` : page
}

const USER_ACTIONS = ['suspend', 'lift', 'sign-out', 'transfer', 'delete'] as const
export type UserAction = (typeof USER_ACTIONS)[number]

const KEPT_CHOICES = ['keep', 'delete'] as const
export type Kept = (typeof KEPT_CHOICES)[number]

/** The query parameters of the page that asks before users are changed; ids may be repeated. */
export const userActionQuery = peopleQuery.extend({
  do: z.enum(USER_ACTIONS).nullable().catch(null),
  id: z
    .union([z.uuid(), z.uuid().array().max(PEOPLE_PAGE)])
    .transform((ids) => [ids].flat())
    .catch([]),
})

export const userActionForm = z.object({ kept: z.enum(KEPT_CHOICES).catch('keep') })
