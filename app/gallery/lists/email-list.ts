import type { EmailCard } from '#app/gallery/cards/card.ts'
import { type Chosen, FILTERS, type FilterName } from '#app/gallery/filters/filters.ts'
import type { Sort } from '#app/gallery/schema.ts'

export type EmailList = { emails: EmailCard[]; next: string | null }

/** The parameters of /more-emails that select a list. */
export type ListQuery = Partial<Record<FilterName, string[]>> & {
  tag?: string
  sort?: Sort
  followed?: 'true'
}

/** The list with one more page; a page that does not continue it is ignored. */
export function appendPage(list: EmailList, after: string, page: EmailList): EmailList {
  if (list.next !== after) return list
  const known = new Set(list.emails.map((email) => email.id))
  const added = page.emails.filter((email) => !known.has(email.id))
  // A page of only known emails would loop forever.
  return { emails: [...list.emails, ...added], next: added.length > 0 ? page.next : null }
}

/**
 * The previously loaded list, continuing after its first page as it is now. If the two no longer connect, only the
 * first page is returned: loading again is better than an invisible gap.
 */
export function resumeList(first: EmailList, previous: EmailList): EmailList {
  const seam = previous.emails.findIndex((email) => email.id === first.emails.at(-1)?.id)
  if (seam < 0 || first.emails.length > previous.emails.length) return first
  return { emails: [...first.emails, ...previous.emails.slice(seam + 1)], next: previous.next }
}

export function listQuery(chosen: Chosen, sort: Sort): ListQuery {
  return {
    ...Object.fromEntries(FILTERS.map((filter) => [filter, chosen[filter]?.map(({ value }) => value)])),
    sort,
  }
}

export function moreEmailsSearch(source: ListQuery, after: string): string {
  const asked = Object.entries({ ...source, after }).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, each]),
  )
  return `?${new URLSearchParams(asked)}`
}
