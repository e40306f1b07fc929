import { useState } from 'react'
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { rememberSearch } from '#app/gallery/search/recent-searches.ts'
import { DEFAULT_SECTION, type SearchIndex, type SectionName, SECTIONS } from './search-entries.ts'
import {
  bestRows,
  type EmailsRow,
  type SearchMatches,
  findMatches,
  occasionRows,
  rowsOf,
  type SearchRow,
} from './search-rows.ts'
import { useEmailResults } from './use-email-results.ts'
import { useFoundBrands } from './use-found-brands.ts'

const EMAILS_ROW: EmailsRow = { kind: 'emails', id: 'search-emails' }

/** The rows of the search dialog for what is typed, and the active one, which its field points to (`aria-activedescendant`). */
export function useSearchPanel(
  index: SearchIndex | undefined,
  typed: string,
  /** Writes into the field and focuses it. */
  onType: (text: string) => void,
) {
  const [chosen, setChosen] = useState<SectionName | null>(null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  /** For what was typed then. */
  const [marked, mark] = useState<{ id: string; typed: string } | null>(null)
  const [today] = useState(() => plainDayAt(new Date()))

  const known = useFoundBrands(index, typed)
  const found: SearchMatches | null = known ? findMatches(known, typed) : null
  const query = typed.trim()
  // What is typed is looked for everywhere until a section is chosen.
  const section = chosen ?? (query ? null : DEFAULT_SECTION)
  const emailResults = useEmailResults(query)
  const coming = known && !chosen && !query ? occasionRows(known, today) : []
  const upcoming = new Set(coming.map(({ id }) => id))
  const listed = !found
    ? []
    : section
      ? rowsOf(section, found[section], typed, closed).filter(({ id }) => !upcoming.has(id))
      : bestRows(found, emailResults?.emails ?? [], typed)
  const rows: SearchRow[] = [...coming, ...listed, EMAILS_ROW]
  // With text typed, Enter opens the first row; without, nothing by accident.
  const first = query ? rows[0]! : null
  const active = (marked?.typed === typed && rows.find(({ id }) => id === marked.id)) || first

  function setMarked(id: string) {
    mark({ id, typed })
  }

  /** Choosing the chosen section again goes back to all. */
  function choose(name: SectionName) {
    setChosen(query && name === chosen ? null : name)
    mark(null)
    onType(typed)
  }

  function remember() {
    rememberSearch(typed)
  }

  function toggle(title: string, open: boolean) {
    const next = new Set(closed)
    if (open) next.delete(title)
    else next.add(title)
    setClosed(next)
  }

  function move(step: number) {
    const at = active ? rows.indexOf(active) : -1
    const to = at < 0 && step < 0 ? rows.length - 1 : Math.min(Math.max(at + step, 0), rows.length - 1)
    setMarked(rows[to]!.id)
    // The list is already rendered; only the active row changes.
    document.getElementById(rows[to]!.id)?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (handle(event)) event.preventDefault()
  }

  function handle({ key, shiftKey }: KeyboardEvent): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'PageDown' || key === 'PageUp') move(key === 'PageDown' ? 7 : -7)
    else if (key === 'Enter') {
      if (active) document.getElementById(active.id)?.click()
    } else if ((key === 'ArrowRight' || key === 'ArrowLeft') && active?.kind === 'group') {
      toggle(active.title, key === 'ArrowRight')
    } else if (key === 'Tab') {
      // Tab moves between sections; after the last one the focus moves on as usual.
      const at = SECTIONS.findIndex(({ name }) => name === section)
      const next = SECTIONS[at + (shiftKey ? -1 : 1)]
      if (!next) return false
      choose(next.name)
    } else return false
    return true
  }

  return {
    typed,
    onType,
    remember,
    section,
    choose,
    found,
    coming,
    listed,
    emailResults,
    active,
    setMarked,
    toggle,
    onKeyDown,
  }
}
