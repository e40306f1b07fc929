import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { copy } from '../copy.ts'

type MoreEmailsProps = {
  /** The page that starts with the next emails. */
  to: string
  failed: boolean
  onNear: () => void
}

/** Loads more near the end of the list; a link without scripts, a button after a failure. */
export function MoreEmails({ to, failed, onNear }: MoreEmailsProps) {
  const end = useRef<HTMLDivElement>(null)
  const notice = useEffectEvent(() => {
    if (!failed) onNear()
  })
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && notice(), {
      rootMargin: '0px 0px 2000px',
    })
    observer.observe(end.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={end} className="mt-12">
      {failed ? (
        <p role="alert" className="flex items-center gap-4 type-body text-ink-soft">
          {copy.page.moreFailed}
          <Button onClick={onNear}>{copy.picker.tryAgain}</Button>
        </p>
      ) : (
        <Link to={to} className="type-ui text-accent underline-offset-3 hover:underline">
          {copy.page.more}
        </Link>
      )}
    </div>
  )
}
