import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { readSlug } from '#app/gallery/categories/url-slug.ts'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { OPEN_EMAIL, withOpenEmail } from '#app/gallery/lists/list-url.ts'
import { usePageKeys } from '#app/platform/ui/use-page-keys.ts'
import { LazyPreview } from './lazy-preview.tsx'
import { type ListState, useListKey } from '#app/gallery/lists/use-list-key.ts'

/** The last requested change, until the URL has followed; a null slug closes the email. */
type PendingChange = { slug: string | null }

/**
 * The email open over this grid, and functions to open, step and close. The URL is the source of truth; the view
 * updates immediately and the URL follows, so that fast key presses are not lost. Opening adds a history entry,
 * stepping replaces it: Back always returns from an open email to the list.
 */
export function useOpenEmail(emails: EmailCard[], openEmail: EmailCard | null) {
  const navigate = useNavigate()
  const location = useLocation()
  const { entry } = useListKey()
  const [pending, setPending] = useState<PendingChange | null>(null)
  const urlSlug = readSlug(new URLSearchParams(location.search).get(OPEN_EMAIL))
  const slug = pending ? pending.slug : urlSlug
  const index = slug ? emails.findIndex((email) => email.slug === slug) : -1
  const email = emails[index] ?? (slug && openEmail?.slug === slug ? openEmail : null)

  /** The history entry from which the current navigation started. */
  const leavingKey = useRef<string | null>(null)
  const step = useEffectEvent((to: string | null) => {
    const before = location.state as ListState | null
    if (to === null && before?.openedHere) {
      void navigate(-1)
      return
    }
    const isStep = urlSlug !== null
    const state: ListState = {
      ...before,
      listEntry: entry,
      openedHere: to !== null && (!isStep || before?.openedHere),
    }
    void navigate(location.pathname + withOpenEmail(location.search, to), {
      replace: isStep,
      state,
      preventScrollReset: true,
    })
  })
  /** The email to open once the modal has loaded. */
  const requested = useRef<string | null>(null)
  useLayoutEffect(() => {
    requested.current = null
    if (leavingKey.current !== location.key) leavingKey.current = null
    // One navigation at a time: a second one would start from a URL the first has not reached.
    if (!pending || leavingKey.current) return
    if (pending.slug === urlSlug) {
      // oxlint-disable-next-line react/set-state-in-effect -- the URL has caught up and is the source of truth again
      setPending(null)
    } else {
      leavingKey.current = location.key
      step(pending.slug)
    }
  }, [pending, urlSlug, location.key])

  /** Returns whether the modal could be loaded. */
  const open = useCallback(async (slug: string) => {
    requested.current = slug
    const isLoaded = (await LazyPreview.load()) !== null
    if (isLoaded && requested.current === slug) flushSync(() => setPending({ slug }))
    return isLoaded
  }, [])
  // A modal that has not loaded yet cannot handle Escape.
  usePageKeys(({ key }) => {
    if (key === 'Escape') requested.current = null
  })
  useEffect(
    () => () => {
      requested.current = null
    },
    [],
  )

  return {
    email,
    index,
    /** Whether the URL matches what is shown. */
    isSettled: pending === null,
    open,
    stepTo: (neighbor: EmailCard) => setPending({ slug: neighbor.slug }),
    close: () => setPending({ slug: null }),
  }
}
