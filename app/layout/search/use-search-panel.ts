import { type KeyboardEvent, useRef, useState } from 'react'
import { DEFAULT_SECTION, type SearchIndex, type SectionName, SECTIONS } from './search-entries.ts'
import {
  type EmailsRow,
  type SearchMatches,
  findMatches,
  rowsOf,
  type SearchRow,
  sectionFor,
} from './search-rows.ts'
import { useFoundBrands } from './use-found-brands.ts'

const EMAILS_ROW: EmailsRow = { kind: 'emails', id: 'search-emails' }

/** State of the search dialog. The focus stays in its field, which points to the active row (`aria-activedescendant`). */
export function useSearchPanel(index: SearchIndex | undefined, typedBefore: string) {
  const [typed, setTyped] = useState(typedBefore)
  const [chosen, setChosen] = useState<SectionName | null>(null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [marked, setMarked] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  const known = useFoundBrands(index, typed)
  const found: SearchMatches | null = known ? findMatches(known, typed) : null
  const section = found ? sectionFor(found, chosen, typed) : (chosen ?? DEFAULT_SECTION)
  const listed = found ? rowsOf(section, found[section], typed, closed) : []
  const rows: SearchRow[] = [...listed, EMAILS_ROW]
  // With text typed, Enter opens the first row; without, nothing by accident.
  const first = typed.trim() ? rows[0]! : null
  const active = rows.find(({ id }) => id === marked) ?? first

  function type(text: string) {
    setTyped(text)
    setMarked(null)
  }

  function choose(name: SectionName) {
    setChosen(name)
    setMarked(null)
    field.current?.focus()
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
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (!handle(event)) return
    event.preventDefault()
    // Otherwise the dialog would still move the focus on Tab.
    event.stopPropagation()
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

  return { typed, type, section, choose, found, listed, active, setMarked, toggle, field, onKeyDown }
}
