import { type KeyboardEvent, Suspense, useRef, useState, type ComponentProps } from 'react'
import type { Choice } from './filters.ts'
import { lazyComponent } from '#app/platform/ui/lazy-component.tsx'
import { NotLoaded } from '#app/platform/ui/not-loaded.tsx'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'
import type { FilterMenuProps } from './filter-popover.tsx'
import { cn } from '#app/platform/ui/cn.ts'

const LazyPopover = lazyComponent(async () => (await import('./filter-popover.tsx')).FilterPopover)

/**
 * A button that opens a searchable list of options. Each option is a link, because a filter is a URL. Until scripts run,
 * it opens a `PlainPopover` with this id.
 */
export function FilterMenu({ plainForm, ...props }: FilterMenuProps & { plainForm?: string }) {
  const { label, all, chosen, short } = props
  const isHydrated = useHydrated()
  const trigger = useRef<HTMLButtonElement>(null)
  // Null until it opens first: from then on it stays mounted, so that closing can be animated.
  const [open, setOpen] = useState<boolean | null>(null)
  const [initialSearch, setInitialSearch] = useState('')

  function toggle() {
    setOpen(!open)
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
        popoverTarget={isHydrated ? undefined : plainForm}
        aria-haspopup="dialog"
        aria-expanded={isHydrated ? open === true : undefined}
        data-state={open ? 'open' : 'closed'}
        onClick={toggle}
        onKeyDown={keepTyped}
        onPointerEnter={LazyPopover.preload}
        onFocus={LazyPopover.preload}
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
      {open !== null && (
        <Suspense>
          <LazyPopover
            {...props}
            open={open}
            trigger={trigger}
            initialSearch={initialSearch}
            onClose={() => setOpen(false)}
            instead={<NotLoaded onClose={() => setOpen(null)} />}
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

/** The button that opens a list of options and shows the selected one; for Popover and Menu triggers. */
function SelectTrigger({ className, children, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={cn(
        'has-chevron inline-flex h-[38px] items-center gap-2 rounded-control bg-surface pr-2.5 pl-3.5 type-ui whitespace-nowrap pointer-coarse:h-11',
        'shadow-[inset_0_0_0_1px_var(--line)] transition-[background-color] hover:bg-sunk data-[state=open]:bg-sunk',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  )
}
