import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { opensPreview } from '#app/features/gallery/lists/card-click.ts'
import { loadPreview } from '#app/features/gallery/preview/lazy-preview.tsx'

/** How long the pointer rests on a link before its page is fetched, in milliseconds: as React Router's own links. */
const REST = 100

/**
 * Fetches the page of a plain link inside a grid as soon as it looks as if somebody would follow it. Give `consider` to
 * the grid as its listener, and draw `links`.
 */
export function usePrefetch(): { consider: (event: SyntheticEvent) => void; links: ReactNode } {
  const [page, setPage] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function consider({ target }: SyntheticEvent) {
    clearTimeout(timer.current)
    const link = target instanceof Element && target.closest('a')
    if (!link) return
    // It opens over the list, which has all that it needs but the layer.
    const opensHere = link.dataset['opens'] !== undefined && opensPreview(window.innerWidth)
    if (opensHere) loadPreview().catch(() => {})
    else timer.current = setTimeout(() => setPage(link.pathname), REST)
  }

  return { consider, links: page && <PrefetchPageLinks page={page} /> }
}
