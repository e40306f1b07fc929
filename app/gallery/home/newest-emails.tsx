import { type ReactNode, useEffect } from 'react'
import { href } from 'react-router'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { CommandLine } from '#app/platform/ui/command-line.tsx'
import { EmptyState } from '#app/platform/ui/empty-state.tsx'
import { Deferred } from '#app/platform/ui/deferred.tsx'
import { allSamples, type EmailCard } from '#app/gallery/cards/card.ts'
import { copy } from '#app/gallery/copy.ts'
import type { EmailList } from '#app/gallery/lists/email-list.ts'
import { homeCopy } from './copy.ts'
import { GRID_SKELETONS, HOME_LIMIT } from '#app/gallery/limits.ts'
import { EmailGrid } from '#app/gallery/lists/email-grid.tsx'
import { EmailGridSkeleton } from '#app/gallery/lists/email-grid-skeleton.tsx'
import { ListFailed } from '#app/gallery/lists/list-failed.tsx'
import { rememberList, useRestoredList } from '#app/gallery/lists/list-restoration.ts'
import { SectionHeading } from '#app/gallery/lists/section-heading.tsx'
import { useListKey } from '#app/gallery/lists/use-list-key.ts'
import { listCopy } from '#app/gallery/lists/copy.ts'

type NewestEmailsProps = {
  /** Null when it could not be loaded. */
  list: EmailList | null | Promise<EmailList | null>
  /** The email in the URL, if it is not in the list. */
  beyond: EmailCard | null
  action: ReactNode
  /** Administrators of an empty gallery see how to import emails. */
  isAdmin: boolean
}

export function NewestEmails(props: NewestEmailsProps) {
  const { listKey } = useListKey()
  return <RestoredList key={listKey} {...props} listKey={listKey} />
}

type ForKey = { listKey: string }

function RestoredList({ list, ...rest }: NewestEmailsProps & ForKey) {
  return (
    <Deferred
      value={useRestoredList(list, rest.listKey)}
      fallback={
        <>
          <Heading action={rest.action}>{homeCopy.newest}</Heading>
          <EmailGridSkeleton count={GRID_SKELETONS} showBrand={false} />
        </>
      }
    >
      {(found) => <LoadedList {...rest} list={found} />}
    </Deferred>
  )
}

type LoadedListProps = Omit<NewestEmailsProps, 'list'> & ForKey & { list: EmailList | null }

function LoadedList({ list, beyond, action, isAdmin, listKey }: LoadedListProps) {
  useEffect(() => {
    if (list) rememberList(listKey, list)
  }, [listKey, list])

  const emails = list?.emails ?? []
  return (
    <>
      <Heading action={action} note={allSamples(emails) ? copy.samples : null}>
        {emails.length === HOME_LIMIT ? homeCopy.newestSeventy : homeCopy.newest}
      </Heading>
      {!list && <ListFailed message={listCopy.browse.failed} />}
      {list && emails.length === 0 && <NothingYet isAdmin={isAdmin} />}
      {emails.length > 0 && (
        <EmailGrid emails={emails} showBrand={false} showCategory={false} openEmail={beyond} aboveTheFold />
      )}
    </>
  )
}

function NothingYet({ isAdmin }: { isAdmin: boolean }) {
  return (
    <EmptyState title={copy.noEmails}>
      <p className="mt-2 type-body text-ink-soft">{isAdmin ? homeCopy.begin : homeCopy.nothingYet}</p>
      {isAdmin && (
        <>
          <CommandLine>{homeCopy.beginCommand}</CommandLine>
          <ButtonLink to={href('/admin/emails/upload')} variant="primary" className="mt-5">
            {homeCopy.upload}
          </ButtonLink>
        </>
      )}
    </EmptyState>
  )
}

function Heading({ action, note, children }: { action: ReactNode; note?: string | null; children: string }) {
  return (
    <SectionHeading className="mb-6 max-sm:mb-5" note={note} action={action}>
      {children}
    </SectionHeading>
  )
}
