import { useEffect, useEffectEvent } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import type { EmailAddress } from '../list-walk.ts'

/** `j` and `k` lead along the list the reader came from; Back still leads to the list, as with the preview's arrows. */
export function useWalkKeys({
  previous,
  next,
}: {
  previous: EmailAddress | null
  next: EmailAddress | null
}): void {
  const navigate = useNavigate()
  const { state } = useLocation()

  const step = useEffectEvent((event: KeyboardEvent) => {
    const to = event.key === 'j' ? next : event.key === 'k' ? previous : null
    if (!to || !isForThePage(event)) return
    event.preventDefault()
    void navigate(href('/brand/:brandSlug/email/:emailSlug', to), { replace: true, state })
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => step(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Not for a field somebody writes in, nor for a layer that lies over the page. */
export function isForThePage(event: KeyboardEvent): boolean {
  const { target, altKey, ctrlKey, metaKey, defaultPrevented } = event
  if (altKey || ctrlKey || metaKey || defaultPrevented || !(target instanceof HTMLElement)) return false
  return !target.isContentEditable && !target.closest('input, textarea, select, [role=dialog], [role=menu]')
}
