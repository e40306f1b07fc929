import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { EmailCard } from '../card.ts'
import { withOpenEmail } from '../list-address.ts'
import { openEmailQuery } from '../schema.ts'
import { type ListState, useListPlace } from './use-list-place.ts'

/**
 * The email that the address says is open over this grid, and the ways to open, turn and close. Opening adds a step to
 * the history, turning replaces it, so that Back always leads from an open email to the list.
 */
export function useOpenEmail(emails: EmailCard[], beyond: EmailCard | null) {
  const navigate = useNavigate()
  const location = useLocation()
  const { entry } = useListPlace()
  const slug = openEmailQuery.shape.email.parse(new URLSearchParams(location.search).get('email'))
  const index = slug ? emails.findIndex((email) => email.slug === slug) : -1
  const email = emails[index] ?? (slug && beyond?.slug === slug ? beyond : null)

  // Thousands of cards get `open`; it stays the same while the address changes.
  const here = useRef({ location, entry })
  useEffect(() => {
    here.current = { location, entry }
  })

  const goTo = useCallback(
    (slug: string | null, replace: boolean) => {
      const { location, entry } = here.current
      const before = location.state as ListState | null
      const state: ListState = {
        ...before,
        listEntry: entry,
        openedHere: slug !== null && (!replace || before?.openedHere),
      }
      void navigate(location.pathname + withOpenEmail(location.search, slug), {
        replace,
        state,
        preventScrollReset: true,
      })
    },
    [navigate],
  )

  const open = useCallback((slug: string) => goTo(slug, false), [goTo])
  const turnTo = useCallback((email: EmailCard) => goTo(email.slug, true), [goTo])
  const close = useCallback(() => {
    if ((here.current.location.state as ListState | null)?.openedHere) void navigate(-1)
    else goTo(null, true)
  }, [goTo, navigate])

  return { email, index, open, turnTo, close }
}
