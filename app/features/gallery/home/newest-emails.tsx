import { type ReactNode, useEffect, useState } from 'react'
import { CommandLine } from '#app/ui/command-line.tsx'
import { EmptyShelf } from '#app/ui/empty-state.tsx'
import { Later } from '#app/ui/deferred.tsx'
import { browseCopy } from '#app/features/gallery/filters/copy.ts'
import { allSamples, type EmailCard } from '#app/features/gallery/cards/card.ts'
import { copy } from '#app/features/gallery/copy.ts'
import type { EmailList } from '#app/features/gallery/lists/email-list.ts'
import { homeCopy } from './copy.ts'
import { GRID_SKELETONS, HOME_LIMIT } from '#app/features/gallery/limits.ts'
import { EmailGrid } from '#app/features/gallery/lists/email-grid.tsx'
import { EmailGridSkeleton } from '#app/features/gallery/lists/email-grid-skeleton.tsx'
import { ListFailed } from '#app/features/gallery/lists/list-failed.tsx'
import { recallList, rememberList } from '#app/features/gallery/lists/list-restoration.ts'
import { SectionHeading } from '#app/features/gallery/lists/section-heading.tsx'
import { useListPlace } from '#app/features/gallery/lists/use-list-key.ts'

type NewestShelfProps = {
  /** Null when it could not be read. */
  list: EmailList | null | Promise<EmailList | null>
  /** The email that the address names, when it is not among them. */
  beyond: EmailCard | null
  /** Stands at the end of the heading's line. */
  action: ReactNode
}

/** The newest emails under their heading; while they are on the way, shelves without them. */
export function NewestShelf(props: NewestShelfProps) {
  const { place } = useListPlace()
  return <ShelfOfPlace key={place} {...props} place={place} />
}

function ShelfOfPlace({ list, beyond, action, place }: NewestShelfProps & { place: string }) {
  // Who comes back finds it as it was, at once, and at the same height; what is read again takes its place later.
  const [arrival] = useState({ list, kept: recallList(place) })
  const shown = list === arrival.list && arrival.kept ? arrival.kept : list
  return (
    <Later
      of={shown}
      meanwhile={
        <>
          <Heading action={action}>{homeCopy.newest}</Heading>
          <EmailGridSkeleton count={GRID_SKELETONS} showBrand={false} />
        </>
      }
    >
      {(found) => <FoundShelf list={found} beyond={beyond} action={action} place={place} />}
    </Later>
  )
}

type FoundShelfProps = { list: EmailList | null; beyond: EmailCard | null; action: ReactNode; place: string }

function FoundShelf({ list, beyond, action, place }: FoundShelfProps) {
  useEffect(() => {
    if (list) rememberList(place, list)
  }, [place, list])

  const emails = list?.emails ?? []
  return (
    <>
      <Heading action={action} note={allSamples(emails) ? copy.samples : null}>
        {emails.length === HOME_LIMIT ? homeCopy.newestSeventy : homeCopy.newest}
      </Heading>
      {!list && <ListFailed message={browseCopy.failed} />}
      {list && emails.length === 0 && <NothingYet />}
      {emails.length > 0 && (
        <EmailGrid emails={emails} showBrand={false} showCategory={false} beyond={beyond} onFirstScreen />
      )}
    </>
  )
}

/** A new gallery, and how it begins. */
function NothingYet() {
  return (
    <EmptyShelf title={copy.noEmails}>
      <p className="mt-2 type-body text-ink-soft">{homeCopy.begin}</p>
      <CommandLine>{homeCopy.beginCommand}</CommandLine>
    </EmptyShelf>
  )
}

function Heading({ action, note, children }: { action: ReactNode; note?: string | null; children: string }) {
  return (
    <SectionHeading className="mb-6 max-sm:mb-5" note={note} action={action}>
      {children}
    </SectionHeading>
  )
}
