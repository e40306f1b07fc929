import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#app/platform/ui/button.tsx'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'
import { copy } from '#app/gallery/copy.ts'
import { listCopy } from './copy.ts'
import type { EmailList, ListQuery } from './email-list.ts'
import { EmailGrid, type EmailGridProps } from './email-grid.tsx'
import { EmailGridSkeleton } from './email-grid-skeleton.tsx'
import { Pagination } from './pagination.tsx'
import { useEmailList } from './use-email-list.ts'
import { useListKey } from './use-list-key.ts'

/**
 * How far below the screen the end of the list may be when the next page is fetched, in pixels. Seven rows, because
 * cards added off screen do not delay a frame.
 */
const AHEAD = 4000

type EndlessGridProps = Omit<EmailGridProps, 'emails' | 'onNearEnd'> & {
  first: EmailList
  source: ListQuery
}

/** A list with infinite scroll. Without scripts, and for search engines, it has pagination links. */
export function EndlessGrid(props: EndlessGridProps) {
  const { listKey } = useListKey()
  return <GrowingGrid key={listKey} {...props} listKey={listKey} />
}

function GrowingGrid({ first, source, listKey, showBrand, ...grid }: EndlessGridProps & { listKey: string }) {
  const { list, status, loadMore } = useEmailList(first, source, listKey)
  const isHydrated = useHydrated()
  const [initialCount] = useState(list.emails.length)
  const count = list.emails.length
  return (
    <>
      <EmailGrid {...grid} showBrand={showBrand} emails={list.emails} onNearEnd={loadMore} />
      {list.next && status !== 'failed' && (
        <End key={list.next} isWaiting={status === 'idle'} onNear={loadMore} />
      )}
      {status === 'loading' && (
        <div className="mt-(--row-gap)">
          <EmailGridSkeleton showBrand={showBrand} />
        </div>
      )}
      {status === 'failed' && (
        <div role="alert" className="mt-14">
          <p className="type-body text-ink-soft">{listCopy.more.failed}</p>
          <Button className="mt-4" onClick={loadMore}>
            {copy.tryAgain}
          </Button>
        </div>
      )}
      <Pagination next={list.next} sort={source.sort} hideNext={isHydrated} />
      <output className="sr-only">
        {status === 'loading' ? listCopy.more.loading : count > initialCount && listCopy.more.shown(count)}
      </output>
    </>
  )
}

/**
 * Marks the end of the loaded emails. While it is near the screen and nothing is loading, it requests more; not only
 * when it comes near, because a page may still be loading then.
 */
function End({ isWaiting, onNear }: { isWaiting: boolean; onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      // Entries may be batched; the last one is current.
      (notices) => setIsNear(notices.at(-1)!.isIntersecting),
      { rootMargin: `0px 0px ${AHEAD}px` },
    )
    observer.observe(end.current!)
    return () => observer.disconnect()
  }, [])
  const ask = useEffectEvent(onNear)
  useEffect(() => {
    if (isNear && isWaiting) ask()
  }, [isNear, isWaiting])
  return <div ref={end} aria-hidden="true" />
}
