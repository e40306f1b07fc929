import { useState } from 'react'
import { href } from 'react-router'
import type { FoundEmail } from '#app/gallery/search/search.server.ts'
import { useDelayedJson } from '#app/platform/ui/use-delayed-json.ts'
import {
  DEFAULT_SECTION,
  type SearchEntry,
  type SearchIndex,
  type SectionName,
  withBrands,
} from './search-entries.ts'
import {
  bestRows,
  type EmailsRow,
  type SearchMatches,
  findMatches,
  rowsOf,
  type SearchRow,
} from './search-rows.ts'

const EMAILS_ROW: EmailsRow = { kind: 'emails', id: 'search-emails' }

/** Debounce between keystrokes, in milliseconds. */
const DEBOUNCE = 180

/** The rows of the search dialog for what is typed, and the active one, which its field points to (`aria-activedescendant`). */
export function useSearchPanel(
  index: SearchIndex | undefined,
  typed: string,
  onType: (text: string) => void,
) {
  const [chosen, setChosen] = useState<SectionName | null>(null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  /** For what was typed then. */
  const [marked, mark] = useState<{ id: string; typed: string } | null>(null)

  const known = useFoundBrands(index, typed)
  const found: SearchMatches | null = known ? findMatches(known, typed) : null
  const query = typed.trim()
  // What is typed is looked for everywhere until a section is chosen.
  const section = chosen ?? (query ? null : DEFAULT_SECTION)
  const emails = useFoundEmails(query)
  const listed = !found
    ? []
    : section
      ? rowsOf(section, found[section], typed, closed)
      : bestRows(found, emails ?? [], typed)
  const rows: SearchRow[] = [...listed, EMAILS_ROW]
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

  function handle({ key }: KeyboardEvent): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'PageDown' || key === 'PageUp') move(key === 'PageDown' ? 7 : -7)
    else if (key === 'Enter') {
      if (active) document.getElementById(active.id)?.click()
    } else if ((key === 'ArrowRight' || key === 'ArrowLeft') && active?.kind === 'group') {
      toggle(active.title, key === 'ArrowRight')
    } else return false
    return true
  }

  return {
    typed,
    section,
    choose,
    found,
    listed,
    isWaiting: query !== '' && !emails,
    active,
    setMarked,
    toggle,
    onKeyDown,
  }
}

/** The index with the brands that the server found for what was typed, where it cannot hold all of them. */
function useFoundBrands(index: SearchIndex | undefined, typed: string): SearchIndex | undefined {
  const brand = index?.hasMoreBrands ? typed.trim() : ''
  const url = brand ? `${href('/search-index')}?${new URLSearchParams({ brand })}` : null
  const found = useDelayedJson<SearchEntry[]>(url, DEBOUNCE)
  return index && withBrands(index, found?.json ?? [])
}

/** The first emails of a search, shortly after the last keystroke; undefined while loading. */
function useFoundEmails(q: string): FoundEmail[] | undefined {
  const url = q ? `${href('/search-emails')}?${new URLSearchParams({ q })}` : null
  const found = useDelayedJson<{ emails: FoundEmail[] }>(url, DEBOUNCE)
  return found?.url === url ? found?.json.emails : undefined
}
