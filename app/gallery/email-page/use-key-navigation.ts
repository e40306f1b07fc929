import { useLocation, useNavigate } from 'react-router'
import { emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { shortcutsEnabled } from '#app/platform/ui/single-key-shortcuts.ts'
import { usePageKeys } from '#app/platform/ui/use-page-keys.ts'
import { adjacentEmail } from '#app/gallery/lists/list-navigation.ts'

/** `j` and `k` open the next and previous email of the list; Back still returns to the list, as in the preview modal. */
export function useKeyNavigation(neighbors: string[]): void {
  const navigate = useNavigate()
  const { state } = useLocation()

  usePageKeys((event) => {
    const direction = event.key === 'j' ? 1 : event.key === 'k' ? -1 : null
    if (!direction || !isPageShortcut(event)) return
    // The URL is updated before the page renders, so fast key presses are counted from there.
    const [, , brandSlug = '', , emailSlug = ''] = window.location.pathname.split('/')
    const to = adjacentEmail(neighbors, { slug: emailSlug, brand: { slug: brandSlug } }, direction)
    if (!to) return
    event.preventDefault()
    void navigate(emailPath(to.brandSlug, to.emailSlug), { replace: true, state })
  })
}

/** Not while typing in a field, in a dialog or menu, or when single-key shortcuts are turned off. */
export function isPageShortcut(event: KeyboardEvent): boolean {
  if (!shortcutsEnabled()) return false
  const { target, altKey, ctrlKey, metaKey, defaultPrevented } = event
  if (altKey || ctrlKey || metaKey || defaultPrevented || !(target instanceof HTMLElement)) return false
  return (
    !target.isContentEditable &&
    !target.closest('input:not([type=checkbox]), textarea, select, dialog, [role=dialog], [role=menu]')
  )
}
