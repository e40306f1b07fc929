import { type KeyboardEvent, useId, useState } from 'react'
import { href } from 'react-router'
import { reviewCopy } from '#app/admin/review/copy.ts'
import type { FieldValue } from '#app/admin/review/review-item.ts'
import { cn } from '#app/platform/ui/cn.ts'
import { Input } from '#app/platform/ui/field.tsx'
import { useDelayedJson } from '#app/platform/ui/use-delayed-json.ts'

/** The delay after a key press, in milliseconds. */
const DEBOUNCE = 90

type ChoiceListProps = {
  label: string
  /** Brands are searched and can be new; other options are in `choices`. */
  choices: FieldValue[] | 'brands'
  onChoose: (value: FieldValue) => void
}

export function ChoiceList({ label, choices, onChoose }: ChoiceListProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const search = `${href('/admin/queue/brands')}?${new URLSearchParams({ name: typed.trim() })}`
  const brands = useDelayedJson<FieldValue[]>(choices === 'brands' ? search : null, DEBOUNCE)?.json ?? []
  const rows = choices === 'brands' ? withNew(matching(brands, typed), typed) : matching(choices, typed)
  const active = Math.min(at, rows.length - 1)

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') setAt(Math.min(active + 1, rows.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(active - 1, 0))
    else if (event.key === 'Enter') {
      const row = rows[active]
      if (row) onChoose(row)
    } else return
    event.preventDefault()
    // The page uses the same keys.
    event.stopPropagation()
  }

  return (
    <>
      <div className="border-b border-line p-2">
        <Input
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input
          role="combobox"
          data-choices
          aria-label={label}
          aria-expanded
          aria-controls={id}
          aria-activedescendant={rows.length > 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={label}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={press}
          className="h-10"
        />
      </div>
      <div
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be filtered by typing
        role="listbox"
        aria-label={label}
        className="max-h-[300px] overflow-y-auto overscroll-contain p-1.5"
      >
        {rows.map((row, index) => (
          // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the keys are those of the field
          <div
            key={`${row.value} ${row.name}`}
            id={`${id}-${index}`}
            ref={index === active ? intoView : undefined}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="option"
            aria-selected={index === active}
            onPointerMove={() => setAt(index)}
            onClick={() => onChoose(row)}
            className={cn(
              'flex min-h-9 cursor-pointer items-center rounded-chip px-2.5 py-1.5 text-[0.875rem]/5 break-words pointer-coarse:min-h-11',
              index === active && 'bg-sunk',
              row.isNew && 'text-accent',
            )}
          >
            {row.isNew ? reviewCopy.makeBrand(row.name) : row.name}
          </div>
        ))}
      </div>
      <output className={cn('block px-4 pb-4 type-small text-ink-soft', rows.length > 0 && 'sr-only')}>
        {rows.length === 0 && typed && reviewCopy.noMatches}
      </output>
    </>
  )
}

type Row = FieldValue & { isNew?: boolean }

/** Matches at the start of a word come first. */
function matching(choices: FieldValue[], typed: string): Row[] {
  const wanted = typed.trim().toLowerCase()
  if (!wanted) return choices
  const found = choices.filter(({ name }) => name.toLowerCase().includes(wanted))
  const rank = ({ name }: FieldValue) =>
    name.toLowerCase().startsWith(wanted) ? 0 : name.toLowerCase().includes(` ${wanted}`) ? 1 : 2
  return found.toSorted((a, b) => rank(a) - rank(b))
}

function withNew(found: FieldValue[], typed: string): Row[] {
  const name = typed.trim()
  const isKnown = found.some((brand) => brand.name.toLowerCase() === name.toLowerCase())
  return name && !isKnown ? [...found, { value: name, name, isNew: true }] : found
}

function intoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' })
}
