import { Rss } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { href, Link } from 'react-router'
import type { EmailCard } from '#app/features/gallery/cards/card.ts'
import { EmailGrid } from '#app/features/gallery/lists/email-grid.tsx'
import { Button } from '#app/ui/button.tsx'
import { copy } from '../copy.ts'
import { shareCopy } from '../sharing/share-copy.ts'
import type { SharedEmails } from '../sharing/shared-emails.server.ts'
import type { SharedCollection as Shared } from '../sharing/viewing.server.ts'
import { longDate } from './long-date.ts'
import { MoreEmails } from './more-emails.tsx'
import { SavedEmpty } from './saved-empty.tsx'
import { useMoreEmails } from './use-more-emails.ts'

const words = shareCopy.page

type SharedCollectionProps = {
  collection: Omit<Shared, 'id'>
  page: SharedEmails
  /** The address of this page. */
  path: string
}

/** A collection as others see it. */
export function SharedCollection({ collection, page, path }: SharedCollectionProps) {
  const { emails, notes, next, status, loadMore } = useMoreEmails(page, (after, signal) =>
    fetchShared(path, after, signal),
  )
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <SharedHeader collection={collection} path={path} />
        {emails.length === 0 ? (
          <SavedEmpty title={words.empty} text={words.emptyText}>
            <Button asChild variant="primary">
              <Link to={href('/browse')}>{words.browse}</Link>
            </Button>
          </SavedEmpty>
        ) : (
          <NotesContext value={notes}>
            <EmailGrid
              emails={emails}
              total={Math.max(collection.emailCount, emails.length)}
              aboveTheFold
              below={collection.showsNotes ? renderNote : undefined}
            />
          </NotesContext>
        )}
        {next !== null && (
          <MoreEmails key={next} to={`?after=${next}`} failed={status === 'failed'} onNear={loadMore} />
        )}
      </div>
    </div>
  )
}

function SharedHeader({ collection, path }: Pick<SharedCollectionProps, 'collection' | 'path'>) {
  const { title, introduction, displayName, emailCount, changedAt } = collection
  const facts = [
    displayName && words.by(displayName),
    copy.overview.emails(emailCount),
    words.updated(longDate(changedAt)),
  ].filter(Boolean)
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6 pt-18 pb-10 max-sm:pt-10 max-sm:pb-7 md:flex-nowrap">
      <div className="min-w-0">
        <h1 className="-ml-0.5 type-title text-balance break-words">{title}</h1>
        {introduction && (
          <p className="mt-4 max-w-[640px] type-lead break-words whitespace-pre-line text-ink-soft">
            {introduction}
          </p>
        )}
        <p className="mt-4 type-small break-words text-ink-soft">{facts.join(' · ')}</p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button asChild>
          <a href={`${path}/feed.xml`}>
            <Rss aria-hidden="true" className="size-4" />
            {words.feed}
          </a>
        </Button>
      </div>
    </header>
  )
}

/** The notes loaded so far, by email, so that new ones render no card again. */
const NotesContext = createContext<Record<string, string>>({})

function renderNote(email: EmailCard): ReactNode {
  return <Note emailId={email.id} />
}

function Note({ emailId }: { emailId: string }) {
  const note = use(NotesContext)[emailId]
  return (
    <div className="self-start pt-1.5 text-[0.8125rem]/5">
      {note && <p className="border-l-2 border-shelf pl-2 break-words">{note}</p>}
    </div>
  )
}

async function fetchShared(path: string, after: string, signal: AbortSignal): Promise<SharedEmails> {
  const response = await fetch(`${path}/emails?after=${after}`, { signal })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return (await response.json()) as SharedEmails
}
