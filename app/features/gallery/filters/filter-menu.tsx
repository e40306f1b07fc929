import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { lazyModule } from '#app/ui/lazy-module.ts'
import { SelectTrigger } from '#app/ui/select-trigger.tsx'
import type { Choice, CountedChoice } from './filters.ts'
import type { FilterPopoverProps } from './filter-popover.tsx'

export type FilterMenuProps = {
  /** The parameter of the address that keeps the choice. */
  name: string
  label: string
  /** Names the choice that keeps everything. */
  all: string
  choices: CountedChoice[]
  chosen?: Choice
  placeholder: string
  /** Says that no choice has the words that were typed. */
  none: string
  /** Only the label, and a dot when something is chosen: the choice itself stands elsewhere. */
  short?: boolean
}

const popover = lazyModule(() => import('./filter-popover.tsx'))
const preload = () => void popover.load().catch(() => {})

/** A searchable list of choices behind a button; each is a link, because a choice is an address. */
export function FilterMenu(props: FilterMenuProps) {
  const { label, all, chosen, short } = props
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  // It stays from then on: closing takes time to be seen.
  const [hasOpened, setHasOpened] = useState(false)

  const [initialSearch, setInitialSearch] = useState('')

  function toggle() {
    setOpen(!open)
    setHasOpened(true)
    setInitialSearch('')
  }

  /** Once the layer is there, it has the focus. */
  function keepTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    const isText = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
    if (open && isText) setInitialSearch(initialSearch + key)
  }

  return (
    <>
      <SelectTrigger
        ref={trigger}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        onClick={toggle}
        onKeyDown={keepTyped}
        onPointerEnter={preload}
        onFocus={preload}
        className="max-w-full"
      >
        {short ? (
          <>
            {label}
            {chosen && <span className="size-1.5 rounded-full bg-accent" />}
            {chosen && <span className="sr-only">: {chosen.name}</span>}
          </>
        ) : (
          <span className="truncate">
            {label}: {chosen?.name ?? all}
          </span>
        )}
      </SelectTrigger>
      {hasOpened && (
        <Suspense>
          <LazyPopover
            {...props}
            open={open}
            trigger={trigger}
            initialSearch={initialSearch}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function LazyPopover(props: FilterPopoverProps) {
  const { FilterPopover } = popover.useModule()
  return <FilterPopover {...props} />
}
