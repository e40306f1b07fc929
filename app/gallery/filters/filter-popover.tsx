import { Check } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ReactNode, type RefObject, useState } from 'react'
import { href, Link, useSearchParams } from 'react-router'
import { cn } from '#app/platform/ui/cn.ts'
import { Input } from '#app/platform/ui/field.tsx'
import { moveByArrows } from '#app/platform/ui/move-by-arrows.ts'
import { useDelayedJson } from '#app/platform/ui/use-delayed-json.ts'
import { copy } from '#app/gallery/copy.ts'
import { changedSearch, type Choice, toggled, withChosen } from './filters.ts'

/** Shorter lists need no search field. */
const SEARCH_FROM = 9
/** The delay after a key press, in milliseconds. */
const DEBOUNCE = 180

export type FilterMenuProps = {
  name: string
  label: string
  /** Label of the option that removes the filter. */
  all: string
  choices: Choice[]
  chosen?: Choice[]
  /** Several options can be chosen; the list stays open. */
  several?: boolean
  placeholder: string
  /** Shown when no option matches the search. */
  none: string
  /** There are more options than `choices` contains: the others are found by searching. */
  hasMore?: boolean
  /** Where they are searched: by default the brands of public emails. */
  lookup?: string
  /** Shows only the label, with a dot when the filter is active; the active filter is listed elsewhere. */
  short?: boolean
}

export type FilterPopoverProps = FilterMenuProps & {
  open: boolean
  /** The button it belongs to. */
  trigger: RefObject<HTMLButtonElement | null>
  initialSearch: string
  onClose: () => void
}

export function FilterPopover({ open, trigger, onClose, ...list }: FilterPopoverProps) {
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Popover.Anchor virtualRef={trigger} />
      <Popover.Portal>
        <Popover.Content
          aria-label={list.label}
          align="start"
          sideOffset={6}
          collisionPadding={16}
          onKeyDown={moveByArrows}
          // The button closes it by itself.
          onInteractOutside={(event) => {
            if (trigger.current?.contains(event.target as Node)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            trigger.current?.focus({ preventScroll: true })
          }}
          className="z-40 flex max-h-(--radix-popover-content-available-height) w-[300px] max-w-[calc(100vw-32px)] flex-col overflow-hidden rounded-control bg-surface shadow-pop outline-none data-[state=closed]:animate-vanish data-[state=open]:animate-rise"
        >
          <Options {...list} onChoose={onClose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Starts unfiltered each time it opens. */
function Options({
  name,
  all,
  choices,
  chosen,
  placeholder,
  none,
  several,
  short,
  hasMore = false,
  lookup,
  initialSearch,
  onChoose,
}: FilterMenuProps & { initialSearch: string; onChoose: () => void }) {
  const [search] = useSearchParams()
  const [typed, setTyped] = useState(initialSearch)
  const isLookedUp = hasMore && (typed.trim() !== '' || choices.length === 0)
  const looked = useBrandChoices(typed, isLookedUp, lookup)
  const found = looked ?? matching(choices, typed)
  const rows = typed ? found : withChosen(found, chosen)

  function to(value: string | null) {
    return changedSearch(search, { [name]: several && value ? toggled(chosen, value) : value })
  }

  return (
    <>
      {(!short || hasMore || choices.length >= SEARCH_FROM) && (
        <div className="border-b border-line p-2">
          <Input
            type="search"
            aria-label={placeholder}
            placeholder={placeholder}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="h-10 [&::-webkit-search-cancel-button]:hidden"
          />
        </div>
      )}
      <ul className="max-h-[336px] overflow-y-auto overscroll-contain p-1.5">
        {!typed && (
          <Row to={to(null)} isChosen={!chosen} onChoose={onChoose}>
            {all}
          </Row>
        )}
        {rows.map((choice) => (
          <Row
            key={choice.value}
            to={to(choice.value)}
            isChosen={chosen?.some(({ value }) => value === choice.value) ?? false}
            onChoose={several ? undefined : onChoose}
            count={choice.count}
          >
            {choice.name}
          </Row>
        ))}
      </ul>
      <output className={cn('px-4 pb-4 type-small text-ink-soft', found.length > 0 && 'sr-only')}>
        {found.length === 0 && (!isLookedUp || looked) && none}
      </output>
    </>
  )
}

type RowProps = { to: string; isChosen: boolean; count?: number; onChoose?: () => void; children: ReactNode }

function Row({ to, isChosen, count, onChoose, children }: RowProps) {
  return (
    <li>
      <Link
        to={to}
        rel="nofollow"
        preventScrollReset
        data-row
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
        className="flex h-9 items-center gap-2 rounded-chip px-2.5 text-[0.875rem]/5 hover:bg-sunk focus-visible:bg-sunk focus-visible:-outline-offset-2 pointer-coarse:h-11"
      >
        <span className={cn('truncate', isChosen && 'font-medium')}>{children}</span>
        {isChosen && <Check aria-hidden="true" className="size-4 shrink-0" />}
        {count !== undefined && (
          <span className="ml-auto text-[0.75rem] text-ink-soft tabular-nums">
            <span className="sr-only">, </span>
            {copy.number(count)}
            <span className="sr-only"> {copy.unit(count)}</span>
          </span>
        )}
      </Link>
    </li>
  )
}

function matching<T extends Choice>(choices: T[], typed: string): T[] {
  const wanted = typed.trim().toLowerCase()
  return wanted ? choices.filter((choice) => choice.name.toLowerCase().includes(wanted)) : choices
}

/** Brands whose name contains `typed`, for galleries with more than the page offers; undefined until loaded. */
function useBrandChoices(
  typed: string,
  isNeeded: boolean,
  path = href('/filter-brands'),
): Choice[] | undefined {
  const [search] = useSearchParams()
  const query = new URLSearchParams(search)
  query.set('name', typed.trim())
  const url = isNeeded ? `${path}?${query}` : null
  const found = useDelayedJson<Choice[]>(url, typed ? DEBOUNCE : 0)
  return found?.url === url ? found?.json : undefined
}
