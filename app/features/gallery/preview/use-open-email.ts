import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { readSlug } from '#app/features/categories/address-slug.ts'
import type { EmailCard } from '#app/features/gallery/cards/card.ts'
import { OPEN_EMAIL, withOpenEmail } from '#app/features/gallery/lists/list-url.ts'
import { loadPreview } from './lazy-preview.tsx'
import { type ListState, useListPlace } from '#app/features/gallery/lists/use-list-key.ts'

/** What was asked for last, while the address is still on its way there; without a slug nothing shall be open. */
type Wish = { slug: string | null }

/**
 * The email that is open over this grid, and the ways to open, turn and close. The address says which it is; what hands
 * ask for is seen at once, and the address follows, so that no key is too quick for it. Opening adds a step to the
 * history, turning replaces it: Back always leads from an open email to the list.
 */
export function useOpenEmail(emails: EmailCard[], beyond: EmailCard | null) {
  const navigate = useNavigate()
  const location = useLocation()
  const { entry } = useListPlace()
  const [wish, setWish] = useState<Wish | null>(null)
  const addressed = readSlug(new URLSearchParams(location.search).get(OPEN_EMAIL))
  const slug = wish ? wish.slug : addressed
  const index = slug ? emails.findIndex((email) => email.slug === slug) : -1
  const email = emails[index] ?? (slug && beyond?.slug === slug ? beyond : null)

  /** The history entry from which a step towards the wish is under way. */
  const leaving = useRef<string | null>(null)
  const step = useEffectEvent((to: string | null) => {
    const before = location.state as ListState | null
    if (to === null && before?.openedHere) {
      void navigate(-1)
      return
    }
    const isTurn = addressed !== null
    const state: ListState = {
      ...before,
      listEntry: entry,
      openedHere: to !== null && (!isTurn || before?.openedHere),
    }
    void navigate(location.pathname + withOpenEmail(location.search, to), {
      replace: isTurn,
      state,
      preventScrollReset: true,
    })
  })
  /** The email whose layer is still being fetched. */
  const awaited = useRef<string | null>(null)
  useLayoutEffect(() => {
    awaited.current = null
    if (leaving.current !== location.key) leaving.current = null
    // One step at a time: of two at once the later would count from where the earlier has not arrived.
    if (!wish || leaving.current) return
    if (wish.slug === addressed) {
      // oxlint-disable-next-line react/set-state-in-effect -- the address has arrived, and rules from here on
      setWish(null)
    } else {
      leaving.current = location.key
      step(wish.slug)
    }
  }, [wish, addressed, location.key])

  /** Fails when the layer cannot be had. */
  const open = useCallback(async (slug: string) => {
    awaited.current = slug
    await loadPreview()
    if (awaited.current === slug) flushSync(() => setWish({ slug }))
  }, [])
  useEffect(() => {
    const forget = () => (awaited.current = null)
    // A layer that has not come yet hears no Escape.
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && forget()
    document.addEventListener('keydown', onKeyDown)
    return () => {
      forget()
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])

  return {
    email,
    index,
    /** Whether the address says what is seen. */
    isSettled: wish === null,
    open,
    turnTo: (neighbour: EmailCard) => setWish({ slug: neighbour.slug }),
    close: () => setWish({ slug: null }),
  }
}
