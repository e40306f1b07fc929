import { Search } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Form, href, Link } from 'react-router'
import { cn } from '#app/platform/ui/cn.ts'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { shortcutsEnabled, useShortcutsEnabled } from '#app/platform/ui/single-key-shortcuts.ts'
import { usePageKeys } from '#app/platform/ui/use-page-keys.ts'
import { useSearch } from './search-provider.tsx'

const KEYS = 'Control+K Meta+K'

/** The header's search: a form for the search page. Once scripts run, it opens the search dialog, which takes over what was typed. */
export function SearchField({ className }: { className?: string }) {
  const input = useRef<HTMLInputElement>(null)
  const isOpening = useRef(false)
  const { open, preload } = useSearch()
  const isHydrated = useHydrated()
  const slash = useShortcutsEnabled()

  function openTyped() {
    isOpening.current = true
    open(input.current!.value)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    openTyped()
  }

  /** The shortcut opens the dialog from here as well, instead of being typed. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== '/' || event.currentTarget.value) return
    event.preventDefault()
    openTyped()
  }

  /** With what was typed while the dialog was loading. */
  function handOver() {
    if (!isOpening.current) return
    isOpening.current = false
    open(input.current!.value)
    input.current!.value = ''
  }

  usePageKeys((event) => {
    if (event.defaultPrevented || !isSearchKey(event) || document.querySelector('[role=dialog]')) return
    event.preventDefault()
    flushSync(openTyped)
    // While the dialog loads, the field takes what is typed.
    if (!document.querySelector('[role=dialog]')) input.current!.focus()
  })

  const takeOver = useEffectEvent(() => {
    if (input.current!.value && document.activeElement === input.current) openTyped()
  })
  useEffect(() => takeOver(), [])

  return (
    <search className={className}>
      <Form action={href('/search')} onSubmit={onSubmit} className="group relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 z-1 size-[18px] -translate-y-1/2 text-ink-soft"
        />
        <input
          ref={input}
          type="search"
          name="q"
          aria-label="Search"
          aria-haspopup="dialog"
          aria-keyshortcuts={isHydrated ? (slash ? `/ ${KEYS}` : KEYS) : undefined}
          placeholder="Search"
          autoComplete="off"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={openTyped}
          onInput={openTyped}
          onKeyDown={onKeyDown}
          onBlur={handOver}
          className={cn(
            'h-[38px] w-full rounded-control bg-sunk pr-10 pl-[39px] text-[0.875rem]/5 text-ink placeholder:text-ink-soft',
            'focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden',
          )}
        />
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
      </Form>
    </search>
  )
}

/** Ctrl+K or ⌘K anywhere; the slash only outside of text fields. */
function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: globalThis.KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey && !shiftKey
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(target) && shortcutsEnabled()
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
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
