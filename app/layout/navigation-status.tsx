import { LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { layoutCopy } from './copy.ts'

/** The striped bar at the top while the next page loads. Fast pages never show it. */
export function LoadingBar() {
  const { state } = useNavigation()
  return (
    <output className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {state !== 'idle' && (
        <span className="stripes block h-[3px] animate-[appear_180ms_150ms_both,airmail_900ms_linear_infinite]">
          <span className="sr-only">{layoutCopy.loading}</span>
        </span>
      )}
    </output>
  )
}

/** Announces the title of a page to screen readers after client-side navigation. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('')

  useEffect(() => {
    const observer = new MutationObserver(() => setTitle(document.title))
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  }, [])

  return <output className="sr-only">{title}</output>
}

/** Areas that require signing in, by the first segment of their URLs. */
const ACCOUNT_AREAS = new Set(['settings', 'saved', 'collections'])

/** Covers the page while the server checks access to the area being opened. */
export function GuardOverlay() {
  const current = areaAt(useLocation().pathname)
  const { state, location } = useNavigation()
  const next = location && areaAt(location.pathname)
  if (state !== 'loading' || !next || next === current) return null
  if (next === 'admin') {
    return (
      <output className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 bg-canvas">
        <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />
        <p className="type-body text-ink-soft">{layoutCopy.verifying}</p>
      </output>
    )
  }
  if (!ACCOUNT_AREAS.has(next)) return null
  return (
    // Most responses arrive before it shows. Screen readers hear the loading bar.
    <p
      aria-hidden="true"
      className="fixed inset-x-0 top-(--header-height) bottom-0 z-20 grid animate-[appear_180ms_300ms_both] place-content-center bg-canvas type-body text-ink-soft"
    >
      {layoutCopy.loadingPage}
    </p>
  )
}

function areaAt(pathname: string): string | undefined {
  return pathname.split('/')[1]
}
