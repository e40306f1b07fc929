import { groupByMasterTag } from '#app/gallery/categories/menu-groups.ts'
import type { FoundEmail } from '#app/gallery/search/search.server.ts'
import { type SearchEntry, type SearchIndex, type SectionName, SECTIONS } from './search-entries.ts'
import { foldText, foldTyped } from './search-match.ts'
import { type Ranked, rankEntries } from './search-ranking.ts'

export type EntryRow = {
  kind: 'entry'
  id: string
  section: SectionName
  entry: SearchEntry
}
export type EmailRow = { kind: 'email'; id: string; email: FoundEmail }
export type GroupRow = { kind: 'group'; id: string; title: string; count: number; open: boolean }
/** The last row: searches the text of emails. */
export type EmailsRow = { kind: 'emails'; id: string }
export type SearchRow = EntryRow | EmailRow | GroupRow | EmailsRow

export type SearchMatches = Record<SectionName, Ranked[]>

/** Brands and categories among the best matches; their sections have all of them. */
const BEST_ENTRIES = 12
/** An email with the text in its subject: after names that begin with the text, before names that contain it. */
const SUBJECT_SCORE = 72
/** Any other email: after names, before descriptions. */
const EMAIL_SCORE = 55

export function findMatches(index: SearchIndex, typed: string): SearchMatches {
  return Object.fromEntries(
    SECTIONS.map(({ name }) => [name, rankEntries(index[name], typed)]),
  ) as SearchMatches
}

/** The best matches of all sections and the emails, by score; what has no emails comes after them. */
export function bestRows(found: SearchMatches, emails: FoundEmail[], typed: string): (EntryRow | EmailRow)[] {
  const entries = SECTIONS.flatMap(({ name }) =>
    found[name].map(({ entry, score }) => ({
      row: entryRow(name, entry),
      isEmpty: entry.count === 0,
      score,
      count: entry.count,
    })),
  )
    .toSorted((a, b) => compareMatches(a, b) || b.count - a.count)
    .slice(0, BEST_ENTRIES)
  const query = foldTyped(typed)
  const mails = emails.map((email) => ({
    row: { kind: 'email' as const, id: `search-email-${email.id}`, email },
    isEmpty: false,
    score: foldText(email.subject).includes(query) ? SUBJECT_SCORE : EMAIL_SCORE,
  }))
  return [...entries, ...mails].toSorted(compareMatches).map(({ row }) => row)
}

type Match = { isEmpty: boolean; score: number }

function compareMatches(a: Match, b: Match): number {
  return Number(a.isEmpty) - Number(b.isEmpty) || b.score - a.score
}

/** The rows of one section. Email types are in collapsible groups, or flat once something is typed. */
export function rowsOf(
  section: SectionName,
  ranked: Ranked[],
  typed: string,
  closed: ReadonlySet<string>,
): (EntryRow | GroupRow)[] {
  const entries = ranked.map(({ entry }) => entry)
  if (section !== 'emailTypes' || typed.trim()) return entries.map((entry) => entryRow(section, entry))
  return groupByMasterTag(
    entries.map((entry) => ({ ...entry, masterTag: entry.masterTag ?? 'Other', entry })),
  ).flatMap(({ title, items }) => {
    const open = !closed.has(title)
    const group: GroupRow = {
      kind: 'group',
      id: `search-group-${title.toLowerCase()}`,
      title,
      count: items.length,
      open,
    }
    return [group, ...(open ? items.map(({ entry }) => entryRow(section, entry)) : [])]
  })
}

function entryRow(section: SectionName, entry: SearchEntry): EntryRow {
  return { kind: 'entry', id: `search-${section}-${entry.slug}`, section, entry }
}
