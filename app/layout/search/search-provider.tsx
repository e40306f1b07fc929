import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { shortcutsEnabled } from '#app/ui/single-key-shortcuts.ts'
import { preloadIndex } from './search-cache.ts'

const loadDialog = () => import('./search-dialog.tsx')

/** Most visits do not search, so the script loads on hover or focus. */
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }))

type SearchControls = {
  /** Opens the dialog, with text that may have been typed already. */
  open: (typed?: string) => void
  /** Loads what the search needs, on hover or focus. */
  preload: () => void
}

const SearchContext = createContext<SearchControls>({ open() {}, preload() {} })

export function useSearch(): SearchControls {
  return use(SearchContext)
}

/** The search dialog and the keys that open it, on every page. */
export function SearchProvider({ children }: { children: ReactNode }) {
  /** The initial text and the page it was opened for: navigating to another page closes it. */
  const [opened, setOpened] = useState<{ typed: string; at: string } | null>(null)
  const [hasOpened, setHasOpened] = useState(false)
  const { key: currentKey } = useLocation()
  const nextKey = useNavigation().location?.key ?? currentKey

  const search = useMemo(
    () => ({
      open: (typed = '') => {
        setHasOpened(true)
        setOpened({ typed, at: nextKey })
      },
      preload: () => void Promise.all([loadDialog(), preloadIndex()]).catch(() => {}),
    }),
    [nextKey],
  )
  const { open } = search

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !isSearchKey(event) || document.querySelector('[role=dialog]')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  return (
    <SearchContext value={search}>
      {children}
      {hasOpened && (
        <Suspense>
          <SearchDialog
            open={opened?.at === currentKey || opened?.at === nextKey}
            typed={opened?.typed ?? ''}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </SearchContext>
  )
}

/** Ctrl+K or ⌘K anywhere; the slash only outside of text fields. */
function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey && !shiftKey
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(target) && shortcutsEnabled()
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  )
}
