import { LogOut, Rss } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { Form, href } from 'react-router'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { EmailGrid } from '#app/gallery/lists/email-grid.tsx'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { longDate } from '#app/platform/lib/format.ts'
import { isModuleOn } from '#app/platform/lib/modules.ts'
import type { CardNote, CollectionEmails } from '../collection-emails.server.ts'
import { copy } from '../copy.ts'
import { memberCopy } from '../members/member-copy.ts'
import { shareCopy } from '../sharing/share-copy.ts'
import type { SharedCollection as Shared } from '../sharing/viewing.server.ts'
import { MoreEmails } from './more-emails.tsx'
import { PresentLink } from './present-link.tsx'
import { SavedEmpty } from './saved-empty.tsx'
import { useMoreEmails } from './use-more-emails.ts'

const words = shareCopy.page

type SharedCollectionProps = {
  collection: Omit<Shared, 'id'>
  page: CollectionEmails
  /** The address of this page. */
  path: string
}

export function SharedCollection({ page, ...shared }: SharedCollectionProps) {
  const { collection, path } = shared
  const list = useMoreEmails(path, page)
  const { emails, notes, sections, next, status, loadMore } = list
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <SharedHeader {...shared} />
        {emails.length === 0 ? (
          <SavedEmpty title={words.empty} text={words.emptyText}>
            <ButtonLink to={href('/browse')} variant="primary">
              {words.browse}
            </ButtonLink>
          </SavedEmpty>
        ) : (
          <NotesContext value={notes}>
            <EmailGrid
              emails={emails}
              sections={sections}
              total={Math.max(collection.emailCount, emails.length)}
              aboveTheFold
              below={collection.showsNotes || collection.right !== 'public' ? renderNote : undefined}
            />
          </NotesContext>
        )}
        {next !== null && <MoreEmails key={next} to={next} failed={status === 'failed'} onNear={loadMore} />}
      </div>
    </div>
  )
}

function SharedHeader({ collection, path }: Omit<SharedCollectionProps, 'page'>) {
  const { title, introduction, displayName, emailCount, changedAt, right } = collection
  const facts = [
    displayName && words.by(displayName),
    copy.overview.emails(emailCount),
    words.updated(longDate(changedAt)),
  ].filter(Boolean)
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6 pt-18 pb-10 max-sm:pt-10 max-sm:pb-7 lg:flex-nowrap">
      <div className="min-w-0">
        <h1 className="-ml-0.5 type-title text-balance break-words">{title}</h1>
        {introduction && (
          <p className="mt-4 max-w-[640px] type-lead break-words whitespace-pre-line text-ink-soft">
            {introduction}
          </p>
        )}
        <p className="mt-4 type-small break-words text-ink-soft">{facts.join(' · ')}</p>
        {right === 'editor' && <p className="mt-1.5 type-small text-ink-soft">{memberCopy.shared.addHint}</p>}
      </div>
      <div className="flex flex-wrap gap-2 lg:shrink-0">
        <PresentLink path={path} emailCount={emailCount} />
        {/* A member has no feed, which anybody could read. */}
        {right !== 'public' ? (
          <Form method="post">
            <Button type="submit" name="intent" value="leave">
              <LogOut aria-hidden="true" className="size-4" />
              {memberCopy.shared.leave}
            </Button>
          </Form>
        ) : (
          isModuleOn('feeds') && (
            <Button asChild>
              <a href={`${path}/feed.xml`}>
                <Rss aria-hidden="true" className="size-4" />
                {words.feed}
              </a>
            </Button>
          )
        )}
      </div>
    </header>
  )
}

/** What stands under each card, by email, so that a new page of them renders no card again. */
const NotesContext = createContext<Record<string, CardNote>>({})

function renderNote(email: EmailCard): ReactNode {
  return <Note email={email} />
}

function Note({ email: { id, subject } }: { email: EmailCard }) {
  const { note = null, isOwnAddition = false } = use(NotesContext)[id] ?? {}
  const { added, takeBack, takeBackOf } = memberCopy.shared
  return (
    <div className="grid gap-1.5 self-start pt-1.5 text-[0.8125rem]/5">
      {note && <p className="border-l-2 border-shelf pl-2 break-words">{note}</p>}
      {isOwnAddition && (
        <Form
          method="post"
          preventScrollReset
          className="flex flex-wrap items-center gap-x-2.5 text-ink-soft"
        >
          {added}
          <input type="hidden" name="emailId" value={id} />
          <Button
            type="submit"
            name="intent"
            value="take-back"
            size="s"
            variant="quiet"
            aria-label={takeBackOf(subject)}
          >
            {takeBack}
          </Button>
        </Form>
      )}
    </div>
  )
}
