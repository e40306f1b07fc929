import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import type { Choice } from './filters.ts'
import { lazyModule } from '#app/ui/lazy-component.ts'
import { SelectTrigger } from '#app/ui/select-trigger.tsx'
import type { FilterMenuProps, FilterPopoverProps } from './filter-popover.tsx'

const popover = lazyModule(() => import('./filter-popover.tsx'))
const preload = () => void popover.load().catch(() => {})

/** A button that opens a searchable list of options. Each option is a link, because a filter is a URL. */
export function FilterMenu(props: FilterMenuProps) {
  const { label, all, chosen, short } = props
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  // Stays mounted from then on, so that closing can be animated.
  const [hasOpened, setHasOpened] = useState(false)

  const [initialSearch, setInitialSearch] = useState('')

  function toggle() {
    setOpen(!open)
    setHasOpened(true)
    setInitialSearch('')
  }

  /** Keys typed before the popover has loaded and taken the focus. */
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
            {chosen && <ChosenMark count={chosen.length} />}
            {chosen && <span className="sr-only">: {namesOf(chosen)}</span>}
          </>
        ) : (
          <span className="truncate">
            {label}: {chosen ? namesOf(chosen) : all}
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

function namesOf(chosen: Choice[]): string {
  return chosen.map(({ name }) => name).join(', ')
}

function ChosenMark({ count }: { count: number }) {
  if (count === 1) return <span className="size-1.5 rounded-full bg-accent" />
  return (
    <span
      aria-hidden="true"
      className="grid h-[18px] min-w-[18px] place-items-center rounded-full bg-accent px-1 text-[0.6875rem]/none text-accent-ink tabular-nums"
    >
      {count}
    </span>
  )
}

function LazyPopover(props: FilterPopoverProps) {
  const { FilterPopover } = popover.useModule()
  return <FilterPopover {...props} />
}
