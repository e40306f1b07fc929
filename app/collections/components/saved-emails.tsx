import { GripVertical, Heading } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { Form, href, useNavigate, useRevalidator } from 'react-router'
import { EmailGrid } from '#app/gallery/lists/email-grid.tsx'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { ScriptButton } from '#app/platform/ui/script-button.tsx'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'
import { lazyComponent, OpenPage } from '#app/platform/ui/lazy-component.tsx'
import { NotLoaded } from '#app/platform/ui/not-loaded.tsx'
import { Select } from '#app/platform/ui/select.tsx'
import { sectionCopy } from '#app/collections/arranging/section-copy.ts'
import type { Section } from '#app/collections/arranging/section-schema.ts'
import { copy } from '#app/collections/copy.ts'
import type { CardNote, CollectionEmails } from '#app/collections/collection-emails.server.ts'
import type { Collection } from '#app/collections/queries.server.ts'
import { type CollectionSort, SORTS } from '#app/collections/schema.ts'
import { SavedEmpty } from './saved-empty.tsx'
import { NotesContext, renderCardNote } from './saved-note.tsx'
import { MoreEmails } from './more-emails.tsx'
import { useMoreEmails } from './use-more-emails.ts'

/** Loaded on first use. */
const ReorderEmails = lazyComponent(async () => (await import('./reorder-emails.tsx')).default)
const NoteDialog = lazyComponent(async () => (await import('./note-dialog.tsx')).default)

type SavedEmailsProps = {
  collection: Collection
  /** All of them, the empty ones included. */
  sections: Section[]
  page: CollectionEmails
  sort: CollectionSort
  /** How many emails come before this page, if it was opened directly. */
  from: number
}

const words = copy.page
const NO_NOTE: CardNote = { note: null, tags: [], addedBy: null, isOwnAddition: false }

export function SavedEmails({ collection, sections, page, sort, from }: SavedEmailsProps) {
  const list = useMoreEmails(href('/collections/:id', { id: collection.id }), page)
  const { emails, notes, next, status, loadMore } = list
  const [reordering, setReordering] = useState(false)
  const [editing, setEditing] = useState<string | null>(null)
  const edited = emails.find(({ id }) => id === editing)
  const { revalidate } = useRevalidator()

  function setNote(emailId: string, note: Partial<CardNote>) {
    list.setPage((read) => ({
      ...read,
      notes: { ...read.notes, [emailId]: { ...NO_NOTE, ...read.notes[emailId], ...note } },
    }))
  }

  /** Reloads after reordering: emails may have moved that this page has not loaded. */
  async function toggleReordering() {
    list.setPage(page)
    if (reordering) await revalidate()
    setReordering(!reordering)
  }

  const collectionNotes = useMemo(
    () => ({ collectionId: collection.id, notes, edit: setEditing }),
    [collection.id, notes],
  )

  if (emails.length === 0 && from === 0) {
    return (
      <SavedEmpty title={copy.overview.nothing} text={words.emptyEmails}>
        <ButtonLink to={href('/browse')} variant="primary">
          {words.browse}
        </ButtonLink>
      </SavedEmpty>
    )
  }
  return (
    <>
      <div className="mb-7 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3.5">
        <SortForm sort={sort} />
        <div className="flex gap-2">
          <ButtonLink to={href('/collections/:id/sections', { id: collection.id })}>
            <Heading aria-hidden="true" className="size-4" />
            {sectionCopy.title}
          </ButtonLink>
          {sort === 'own' && emails.length > 0 && (
            <ScriptButton onClick={() => void toggleReordering()}>
              <GripVertical aria-hidden="true" className="size-4" />
              {reordering ? words.reorderDone : words.reorder}
            </ScriptButton>
          )}
        </div>
      </div>
      {reordering && sort === 'own' ? (
        <Suspense>
          <ReorderEmails
            collection={collection}
            sections={sections}
            first={{ emails: page.emails, sections: page.sections, from }}
            onEmpty={() => void toggleReordering()}
            instead={<NotLoaded onClose={() => setReordering(false)} />}
          />
        </Suspense>
      ) : (
        <NotesContext value={collectionNotes}>
          <EmailGrid
            className="hide-saved"
            emails={emails}
            sections={list.sections}
            total={Math.max(collection.emailCount, emails.length)}
            aboveTheFold
            below={renderCardNote}
          />
        </NotesContext>
      )}
      {edited && (
        <Suspense>
          <NoteDialog
            collection={collection}
            email={edited}
            saved={notes[edited.id]}
            onDone={(saved) => setNote(edited.id, saved)}
            onClose={() => setEditing(null)}
            instead={
              <OpenPage
                to={href('/collections/:id/emails/:emailId', { id: collection.id, emailId: edited.id })}
              />
            }
          />
        </Suspense>
      )}
      {next !== null && !reordering && (
        <MoreEmails key={next} to={next} failed={status === 'failed'} onNear={loadMore} />
      )}
    </>
  )
}

function SortForm({ sort }: { sort: CollectionSort }) {
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  return (
    <Form className="flex gap-2">
      <Select
        key={sort}
        label={`${words.sort}:`}
        name="sort"
        defaultValue={sort}
        onChange={({ target }) => {
          void navigate(target.value === 'own' ? '?' : `?sort=${target.value}`, { preventScrollReset: true })
        }}
        options={SORTS.map((name) => [name, words.sorts[name]])}
      />
      {/* Once scripts run, choosing is enough; its place stays, so that nothing moves. */}
      <Button type="submit" className={isHydrated ? 'invisible' : undefined}>
        {words.sort}
      </Button>
    </Form>
  )
}
