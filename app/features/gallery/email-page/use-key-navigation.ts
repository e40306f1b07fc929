import { useEffect, useEffectEvent } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { shortcutsEnabled } from '#app/ui/single-key-shortcuts.ts'
import { adjacentEmail } from '#app/features/gallery/lists/list-navigation.ts'

/** `j` and `k` lead along the list the reader came from; Back still leads to the list, as with the preview's arrows. */
export function useKeyNavigation(neighbors: string[]): void {
  const navigate = useNavigate()
  const { state } = useLocation()

  const step = useEffectEvent((event: KeyboardEvent) => {
    const direction = event.key === 'j' ? 1 : event.key === 'k' ? -1 : null
    if (!direction || !isPageShortcut(event)) return
    // Quick hands are ahead of the page: the address knows first where they are.
    const [, , brandSlug = '', , emailSlug = ''] = window.location.pathname.split('/')
    const to = adjacentEmail(neighbors, { slug: emailSlug, brand: { slug: brandSlug } }, direction)
    if (!to) return
    event.preventDefault()
    void navigate(href('/brand/:brandSlug/email/:emailSlug', to), { replace: true, state })
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => step(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Not for a field somebody writes in, nor for a layer that lies over the page, nor where such keys are turned off. */
export function isPageShortcut(event: KeyboardEvent): boolean {
  if (!shortcutsEnabled()) return false
  const { target, altKey, ctrlKey, metaKey, defaultPrevented } = event
  if (altKey || ctrlKey || metaKey || defaultPrevented || !(target instanceof HTMLElement)) return false
  return !target.isContentEditable && !target.closest('input, textarea, select, [role=dialog], [role=menu]')
}
