import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { shortcutsEnabled } from '#app/ui/single-key-shortcuts.ts'
import { preloadIndex } from './search-cache.ts'

const loadDialog = () => import('./search-dialog.tsx')

/** Most pages are read without a search: its script comes when somebody reaches for it. */
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }))

type SearchControls = {
  /** Opens the dialog, with what somebody may have typed already. */
  open: (typed?: string) => void
  /** Somebody reaches for the search: what it needs is fetched. */
  preload: () => void
}

const SearchContext = createContext<SearchControls>({ open() {}, preload() {} })

export function useSearch(): SearchControls {
  return use(SearchContext)
}

/** The search of every page: its dialog, and the keys that open it. */
export function SearchProvider({ children }: { children: ReactNode }) {
  /** What it was opened with, and for which page: going to another one closes it, arriving at that one does not. */
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

/** Ctrl or ⌘ with K from anywhere; the slash where it would not be written. */
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
