import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { emailSlugOf, opensPreview } from '#app/gallery/lists/card-click.ts'
import { LazyPreview } from '#app/gallery/preview/lazy-preview.tsx'

/**
 * How long the pointer rests on a link before its page is prefetched, in milliseconds; the same as React Router's
 * links.
 */
const HOVER_DELAY = 100

/**
 * Prefetches the page of a plain link inside a grid when the pointer or the focus rests on it. Attach `onIntent` to the
 * grid and render `links`.
 */
export function usePrefetch(): { onIntent: (event: SyntheticEvent) => void; links: ReactNode } {
  const [page, setPage] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function onIntent({ target }: SyntheticEvent) {
    clearTimeout(timer.current)
    const link = target instanceof Element && target.closest('a')
    if (!link) return
    // It opens in the preview modal, which only needs its script.
    const opensHere = emailSlugOf(link) !== null && opensPreview(window.innerWidth)
    if (opensHere) LazyPreview.preload()
    else timer.current = setTimeout(() => setPage(link.pathname), HOVER_DELAY)
  }

  return { onIntent, links: page && <PrefetchPageLinks page={page} /> }
}
