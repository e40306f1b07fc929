import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Deferred } from '#app/platform/ui/deferred.tsx'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import type { EmailGridProps } from './email-grid.tsx'
import type { EmailList, ListQuery } from './email-list.ts'
import { isSameList } from './list-url.ts'
import { EmailGridSkeleton } from './email-grid-skeleton.tsx'
import { EndlessGrid } from './endless-grid.tsx'
import { ListFailed } from './list-failed.tsx'
import { useRestoredList } from './list-restoration.ts'
import { useListKey } from './use-list-key.ts'

type StreamedListProps = Pick<EmailGridProps, 'below'> & {
  /** Null when it could not be read. */
  list: EmailList | null | Promise<EmailList | null>
  source: ListQuery
  total: number
  /** The email in the URL, wherever it is in the list. */
  openEmail: EmailCard | null
  skeletons: number
  /** The toast's text when the list could not be loaded. */
  failed: string
  emailType?: { name: string; slug: string }
  empty?: ReactNode
}

/** A grid that may still be loading, with infinite scroll. */
export function StreamedList(props: StreamedListProps) {
  const location = useLocation()
  const { listKey } = useListKey()
  const nextLocation = useNavigation().location
  if (nextLocation?.pathname === location.pathname && !isSameList(nextLocation, location)) {
    return <EmailGridSkeleton count={props.skeletons} />
  }
  return <RestoredList key={listKey} {...props} listKey={listKey} />
}

function RestoredList({
  list,
  skeletons,
  failed,
  empty,
  listKey,
  ...grid
}: StreamedListProps & { listKey: string }) {
  const shown = useRestoredList(list, listKey)
  return (
    <Deferred value={shown} fallback={<EmailGridSkeleton count={skeletons} />}>
      {(found) => {
        if (!found) return <ListFailed message={failed} />
        if (found.emails.length === 0 && empty) return empty
        return <EndlessGrid {...grid} first={found} aboveTheFold />
      }}
    </Deferred>
  )
}
