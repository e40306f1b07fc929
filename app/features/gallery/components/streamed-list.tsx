import { Suspense, useEffect } from 'react'
import { Await, useLocation, useNavigation, useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { EmailCard } from '../card.ts'
import { copy } from '../copy.ts'
import type { Sort } from '../schema.ts'
import { EmailGrid, EmailGridSkeleton } from './email-grid.tsx'
import { MorePages } from './more-pages.tsx'

/** One page of emails; null when they could not be read. */
export type EmailList = { emails: EmailCard[]; next: string | null } | null

type StreamedListProps = {
  list: EmailList | Promise<EmailList>
  skeletons: number
  /** What the toast says when the list could not be read. */
  failed: string
  sort: Sort
  /** The email type whose page this is. */
  cameFrom?: { name: string; slug: string }
  /** Takes the place of an empty grid. */
  empty?: React.ReactNode
}

/** A grid that may still be on its way, and the links to the rest of its list. */
export function StreamedList({ list, skeletons, failed, sort, cameFrom, empty }: StreamedListProps) {
  const { pathname, search } = useLocation()
  const coming = useNavigation().location
  const skeleton = <EmailGridSkeleton count={skeletons} />
  if (coming?.pathname === pathname && coming.search !== search) return skeleton
  return (
    <Suspense key={pathname + search} fallback={skeleton}>
      <Await resolve={list}>
        {(found) => {
          if (!found) return <ListFailed message={failed} />
          if (found.emails.length === 0 && empty) return empty
          return (
            <>
              <EmailGrid emails={found.emails} cameFrom={cameFrom} onFirstScreen />
              <MorePages next={found.next} sort={sort} />
            </>
          )
        }}
      </Await>
    </Suspense>
  )
}

function ListFailed({ message }: { message: string }) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    toast({ title: message, kind: 'destructive' })
  }, [message])
  return (
    <div>
      <p className="type-body text-ink-soft">{message}</p>
      <Button asChild className="mt-4">
        {/* A link, so that it also works before the script does. */}
        <a
          href=""
          onClick={(event) => {
            event.preventDefault()
            void revalidate()
          }}
          aria-disabled={state === 'loading' || undefined}
        >
          {copy.tryAgain}
        </a>
      </Button>
    </div>
  )
}
