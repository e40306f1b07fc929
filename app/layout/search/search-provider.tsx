import { createContext, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { lazyComponent, OpenPage } from '#app/platform/ui/lazy-component.tsx'
import { emailSearchLink } from './search-link.ts'
import { preloadIndex } from './search-cache.ts'

/** Most visits do not search, so the script loads on hover or focus. */
const SearchDialog = lazyComponent(async () => (await import('./search-dialog.tsx')).SearchDialog)

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

/** The search dialog of every page. */
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
      preload: () => {
        SearchDialog.preload()
        preloadIndex().catch(() => {})
      },
    }),
    [nextKey],
  )

  return (
    <SearchContext value={search}>
      {children}
      {hasOpened && (
        <Suspense>
          <SearchDialog
            open={opened?.at === currentKey || opened?.at === nextKey}
            typed={opened?.typed ?? ''}
            onClose={() => setOpened(null)}
            instead={opened && <OpenPage to={emailSearchLink(opened.typed)} />}
          />
        </Suspense>
      )}
    </SearchContext>
  )
}
