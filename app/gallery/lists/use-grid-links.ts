import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { emailSlugOf, isPlainClick, opensPreview } from './card-click.ts'

/** State passed with a link to an email: the email type of the list the reader came from. */
export type NavigationSource = { emailType?: { name: string; slug: string } }

/**
 * Handles the plain links inside a grid: an email opens in the modal where there is space and the list supports it;
 * every other link opens its page.
 */
export function useGridLinks(open: ((slug: string) => Promise<boolean>) | null, source: NavigationSource) {
  const navigate = useNavigate()

  function goToPage(link: HTMLAnchorElement) {
    const slug = emailSlugOf(link)
    if (slug) nameTransition(link)
    void navigate(link.pathname + link.search, {
      state: slug ? source : undefined,
      viewTransition: slug !== null,
    })
  }

  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const slug = emailSlugOf(link)
    if (slug && open && opensPreview(window.innerWidth)) {
      void open(slug).then((isOpen) => {
        if (!isOpen) goToPage(link)
      })
    } else {
      goToPage(link)
    }
  }
}

/** Names the card for the view transition to the email page; not on email pages, where the name is already in use. */
function nameTransition(link: HTMLElement): void {
  const isTaken = document.querySelector('[style*="email-card"]')
  const face = link.closest('article')?.querySelector<HTMLElement>('.card-sheet > a')
  if (!isTaken && face) face.style.viewTransitionName = 'email-card'
}
