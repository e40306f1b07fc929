import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { EmailView } from '#app/features/gallery/email-page/email-view.ts'

/**
 * Keeps the passage of an email that is being read where it is while another view of it takes its place: a telephone's
 * email is twice as long, and the same pixel is another sentence there. Above the email nothing moves.
 */
export function useScrollAnchor(canvas: RefObject<HTMLElement | null>, view: EmailView): void {
  const share = useRef(0)

  useLayoutEffect(() => {
    function update() {
      const { top, height } = canvas.current!.getBoundingClientRect()
      share.current = top < 0 && height > 0 ? -top / height : 0
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [canvas])

  const { live, mobile, dark, images } = view
  useLayoutEffect(() => {
    if (share.current === 0) return
    const { top, height } = canvas.current!.getBoundingClientRect()
    window.scrollBy({ top: top + share.current * height, behavior: 'instant' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it is the change of view that moves the passage
  }, [canvas, live, mobile, dark, images])
}
