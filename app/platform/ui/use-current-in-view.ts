import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** For a row of links that scrolls sideways: shows the link of the current page in its middle. */
export function useCurrentInView<Row extends HTMLElement>() {
  const ref = useRef<Row>(null)
  const { pathname, search } = useLocation()
  useEffect(() => {
    const row = ref.current
    const current = row?.querySelector('[aria-current=page]')?.getBoundingClientRect()
    if (!row || !current) return
    const { left, width } = row.getBoundingClientRect()
    row.scrollLeft += current.left - left - (width - current.width) / 2
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page has another current link
  }, [pathname, search])
  return ref
}
