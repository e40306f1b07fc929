/** The rows of the search dialog's list. */
import { groupByMasterTag } from '#app/features/categories/menu-groups.ts'
import {
  DEFAULT_SECTION,
  type SearchEntry,
  type SearchIndex,
  type SectionName,
  SECTIONS,
} from './search-entries.ts'
import { NAME_MATCH_SCORE, type Ranked, rankEntries } from './search-ranking.ts'

export type EntryRow = { kind: 'entry'; id: string; entry: SearchEntry }
export type GroupRow = { kind: 'group'; id: string; title: string; count: number; open: boolean }
/** The last row: searches the text of emails. */
export type EmailsRow = { kind: 'emails'; id: string }
export type SearchRow = EntryRow | GroupRow | EmailsRow

export type SearchMatches = Record<SectionName, Ranked[]>

export function findMatches(index: SearchIndex, typed: string): SearchMatches {
  return Object.fromEntries(
    SECTIONS.map(({ name }) => [name, rankEntries(index[name], typed)]),
  ) as SearchMatches
}

/**
 * The section shown: the one the user chose; until then the default one, if a name in it matches or no other has a
 * match.
 */
export function sectionFor(found: SearchMatches, chosen: SectionName | null, typed: string): SectionName {
  if (chosen) return chosen
  if (!typed.trim() || isNamed(found[DEFAULT_SECTION])) return DEFAULT_SECTION
  const named = SECTIONS.filter(({ name }) => isNamed(found[name])).toSorted(
    (a, b) => found[b.name][0]!.score - found[a.name][0]!.score,
  )
  if (named[0]) return named[0].name
  if (found[DEFAULT_SECTION].length > 0) return DEFAULT_SECTION
  return SECTIONS.find(({ name }) => found[name].length > 0)?.name ?? DEFAULT_SECTION
}

function isNamed(ranked: Ranked[]): boolean {
  return (ranked[0]?.score ?? 0) >= NAME_MATCH_SCORE
}

/** Email types are in collapsible groups, or flat once something is typed. */
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
  return { kind: 'entry', id: `search-${section}-${entry.slug}`, entry }
}
