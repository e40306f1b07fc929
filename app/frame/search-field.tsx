import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { cn } from '#app/ui/cn.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { siteLinks } from './site-links.ts'

/** The search of the header. The slash key leads into it from anywhere on a page. */
export function SearchField({ className }: { className?: string }) {
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      if (!input.current?.checkVisibility()) return
      event.preventDefault()
      input.current.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <search className={className}>
      <Form action={siteLinks.search} className="group relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-[18px] -translate-y-1/2 text-ink-soft"
        />
        <input
          ref={input}
          type="search"
          name="q"
          aria-label="Search"
          aria-keyshortcuts="/"
          placeholder="Search"
          autoComplete="off"
          className={cn(
            'h-[38px] w-full rounded-control bg-sunk pr-10 pl-[39px] text-[0.875rem]/5 text-ink',
            'placeholder:text-ink-soft focus-visible:bg-surface focus-visible:outline-offset-0',
            '[&::-webkit-search-cancel-button]:hidden',
          )}
        />
        <kbd
          aria-hidden="true"
          className={cn(
            'pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 rounded-[4px] bg-canvas px-1.5 py-[5px]',
            'font-sans text-[0.6875rem]/none font-medium text-ink-soft shadow-[0_0_0_1px_var(--line)]',
            'group-focus-within:hidden pointer-coarse:hidden',
          )}
        >
          /
        </kbd>
      </Form>
    </search>
  )
}

/** On phones, where the field has no room. */
export function SearchLink({ className }: { className?: string }) {
  return (
    <IconButton asChild label="Search" className={className}>
      <Link to={siteLinks.search}>
        <Search aria-hidden="true" />
      </Link>
    </IconButton>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  )
}
