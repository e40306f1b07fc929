import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { EmailView } from '#app/features/gallery/email-page/email-view.ts'

/**
 * Keeps the passage of an email that is being read where it is while another view of it takes its place: a telephone's
 * email is twice as long, and the same pixel is another sentence there. Above the email nothing moves.
 */
export function useKeptPlace(paper: RefObject<HTMLElement | null>, view: EmailView): void {
  const share = useRef(0)

  useLayoutEffect(() => {
    function note() {
      const { top, height } = paper.current!.getBoundingClientRect()
      share.current = top < 0 && height > 0 ? -top / height : 0
    }
    note()
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [paper])

  const { live, mobile, dark, images } = view
  useLayoutEffect(() => {
    if (share.current === 0) return
    const { top, height } = paper.current!.getBoundingClientRect()
    window.scrollBy({ top: top + share.current * height, behavior: 'instant' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it is the change of view that moves the passage
  }, [paper, live, mobile, dark, images])
}
