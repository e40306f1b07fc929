import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { EmailView } from '#app/gallery/email-page/email-view.ts'

/**
 * Keeps the passage that is being read in place when the view changes: the mobile view of an email is twice as long, so
 * the same scroll position shows another passage. Nothing moves while the top of the email is visible.
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
