import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Later } from '#app/ui/later.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { EmailCard } from '../card.ts'
import { copy } from '../copy.ts'
import type { EmailList, ListSource } from '../email-list.ts'
import { isSameList } from '../list-address.ts'
import { EmailGridSkeleton } from './email-grid-skeleton.tsx'
import { EndlessGrid } from './endless-grid.tsx'
import { recallList } from './list-memory.ts'
import { useListPlace } from './use-list-place.ts'

type StreamedListProps = {
  /** Null when it could not be read. */
  list: EmailList | null | Promise<EmailList | null>
  source: ListSource
  total: number
  /** The email that the address names, wherever in the list it is. */
  beyond: EmailCard | null
  skeletons: number
  /** What the toast says when the list could not be read. */
  failed: string
  /** The email type whose page this is. */
  cameFrom?: { name: string; slug: string }
  /** Takes the place of an empty grid. */
  empty?: ReactNode
}

/** A grid that may still be on its way, and that grows to the end of its list. */
export function StreamedList(props: StreamedListProps) {
  const location = useLocation()
  const { place } = useListPlace()
  const coming = useNavigation().location
  if (coming?.pathname === location.pathname && !isSameList(coming, location)) {
    return <EmailGridSkeleton count={props.skeletons} />
  }
  return <ListOfPlace key={place} {...props} place={place} />
}

function ListOfPlace({
  list,
  skeletons,
  failed,
  empty,
  place,
  ...grid
}: StreamedListProps & { place: string }) {
  // Who comes back finds the list as it was, at once; only a list that is read again afterwards takes its place.
  const [arrival] = useState({ list, kept: recallList(place) })
  const shown = list === arrival.list && arrival.kept ? arrival.kept : list
  return (
    <Later of={shown} meanwhile={<EmailGridSkeleton count={skeletons} />}>
      {(found) => {
        if (!found) return <ListFailed message={failed} />
        if (found.emails.length === 0 && empty) return empty
        return <EndlessGrid {...grid} first={found} onFirstScreen />
      }}
    </Later>
  )
}

/** Says it where the list would stand, and as a toast; without scripts the first alone is there. */
export function ListFailed({ message }: { message: string }) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    toast({ title: message, kind: 'destructive' })
  }, [message])
  return (
    <div>
      <p className="type-body text-ink-soft">{message}</p>
      <Button asChild className="mt-4">
        <Link to={pathname + search} replace preventScrollReset>
          {copy.tryAgain}
        </Link>
      </Button>
    </div>
  )
}
