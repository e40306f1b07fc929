import { type ReactNode, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Later } from '#app/ui/deferred.tsx'
import type { EmailCard } from '#app/features/gallery/cards/card.ts'
import type { EmailList, ListSource } from './email-list.ts'
import { isSameList } from './list-url.ts'
import { EmailGridSkeleton } from './email-grid-skeleton.tsx'
import { EndlessGrid } from './endless-grid.tsx'
import { ListFailed } from './list-failed.tsx'
import { recallList } from './list-restoration.ts'
import { useListPlace } from './use-list-key.ts'

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
