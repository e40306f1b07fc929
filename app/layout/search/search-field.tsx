import { Search } from 'lucide-react'
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form, href, Link } from 'react-router'
import { cn } from '#app/ui/cn.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useShortcutsEnabled } from '#app/ui/single-key-shortcuts.ts'
import { useSearch } from './search-provider.tsx'

const KEYS = 'Control+K Meta+K'

const look = cn(
  'h-[38px] w-full rounded-control bg-sunk pr-10 pl-[39px] text-left text-[0.875rem]/5',
  'placeholder:text-ink-soft focus-visible:outline-offset-0',
)

/** The header's search. It opens the search dialog; without scripts it is a form for the search page. */
export function SearchField({ className }: { className?: string }) {
  const [isEarly, setEarly] = useState(!useHydrated())
  const { open, preload } = useSearch()
  const slash = useShortcutsEnabled()
  return (
    <search className={className}>
      <div className="group relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 z-1 size-[18px] -translate-y-1/2 text-ink-soft"
        />
        {!isEarly ? (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-keyshortcuts={slash ? `/ ${KEYS}` : KEYS}
            onClick={() => open()}
            onPointerEnter={preload}
            onFocus={preload}
            className={cn(look, 'text-ink-soft')}
          >
            Search
          </button>
        ) : (
          <EarlyField onDone={() => setEarly(false)} />
        )}
        <kbd
          aria-hidden="true"
          className={cn(
            'pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 rounded-[4px] bg-canvas px-1.5 py-[5px]',
            'font-sans text-[0.6875rem]/none font-medium text-ink-soft shadow-[0_0_0_1px_var(--line)]',
            'pointer-coarse:hidden',
            !slash && 'hidden',
          )}
        >
          /
        </kbd>
      </div>
    </search>
  )
}

/**
 * Shown until scripts run, and while it has the focus by then: it keeps what is typed until the dialog has its own field.
 */
function EarlyField({ onDone }: { onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const hasOpened = useRef(false)
  const { open } = useSearch()

  function openTyped() {
    hasOpened.current = true
    open(input.current!.value)
  }

  const takeOver = useEffectEvent(() => {
    if (input.current!.value) openTyped()
    else if (document.activeElement !== input.current) onDone()
  })
  useEffect(() => takeOver(), [])

  function onBlur() {
    // With what was typed while the dialog was loading.
    if (hasOpened.current) openTyped()
    onDone()
  }

  return (
    <Form action={href('/search')}>
      <input
        ref={input}
        type="search"
        name="q"
        aria-label="Search"
        placeholder="Search"
        autoComplete="off"
        data-opens=""
        onClick={openTyped}
        onInput={() => !hasOpened.current && openTyped()}
        onBlur={onBlur}
        className={cn(look, 'text-ink [&::-webkit-search-cancel-button]:hidden')}
      />
    </Form>
  )
}

/** For phones, where the field does not fit. */
export function SearchLink({ className }: { className?: string }) {
  const { open, preload } = useSearch()

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open()
  }

  return (
    <IconButton asChild label="Search" className={className}>
      <Link
        to={href('/search')}
        aria-haspopup="dialog"
        onClick={onClick}
        onPointerDown={preload}
        onFocus={preload}
      >
        <Search aria-hidden="true" />
      </Link>
    </IconButton>
  )
}
