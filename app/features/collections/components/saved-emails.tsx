import { GripVertical } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Form, href, Link, useNavigate, useRevalidator } from 'react-router'
import { EmailGrid } from '#app/features/gallery/lists/email-grid.tsx'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { Select } from '#app/ui/select.tsx'
import { copy } from '#app/features/collections/copy.ts'
import type { Collection, CollectionEmails } from '#app/features/collections/queries.server.ts'
import { type CollectionSort, SORTS } from '#app/features/collections/schema.ts'
import { SavedEmpty } from './saved-empty.tsx'
import { NotesContext, renderCardNote } from './saved-note.tsx'
import { useSavedEmails } from './use-saved-emails.ts'

/** Loaded on first use. */
const ReorderEmails = lazy(() => import('./reorder-emails.tsx'))
const NoteDialog = lazy(() => import('./note-dialog.tsx'))

type SavedEmailsProps = {
  collection: Collection
  page: CollectionEmails
  sort: CollectionSort
  /** How many emails come before this page, if it was opened directly. */
  from: number
}

const words = copy.page

export function SavedEmails({ collection, page, sort, from }: SavedEmailsProps) {
  const { emails, notes, setNote, next, status, loadMore } = useSavedEmails(collection.id, page, sort)
  const [reordering, setReordering] = useState(false)
  const [editing, setEditing] = useState<string | null>(null)
  const edited = emails.find(({ id }) => id === editing)
  const isHydrated = useHydrated()
  const { revalidate } = useRevalidator()

  /** Reloads after reordering: emails may have moved that this page has not loaded. */
  async function toggleReordering() {
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
        <Button asChild variant="primary">
          <Link to={href('/browse')}>{words.browse}</Link>
        </Button>
      </SavedEmpty>
    )
  }
  return (
    <>
      <div className="mb-7 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3.5">
        <SortForm sort={sort} />
        {isHydrated && sort === 'own' && emails.length > 0 && (
          <Button onClick={() => void toggleReordering()}>
            <GripVertical aria-hidden="true" className="size-4" />
            {reordering ? words.reorderDone : words.reorder}
          </Button>
        )}
      </div>
      {reordering && sort === 'own' ? (
        <Suspense>
          <ReorderEmails
            collection={collection}
            emails={page.emails}
            from={from}
            onEmpty={() => void toggleReordering()}
          />
        </Suspense>
      ) : (
        <NotesContext value={collectionNotes}>
          <EmailGrid
            className="hide-saved"
            emails={emails}
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
          />
        </Suspense>
      )}
      {next !== null && !reordering && (
        <More key={next} next={next} sort={sort} failed={status === 'failed'} onNear={loadMore} />
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
      >
        {SORTS.map((name) => (
          <option key={name} value={name}>
            {words.sorts[name]}
          </option>
        ))}
      </Select>
      {!isHydrated && <Button type="submit">{words.sort}</Button>}
    </Form>
  )
}

type MoreProps = { next: number; sort: CollectionSort; failed: boolean; onNear: () => void }

/** Loads more near the end of the list; a link without scripts, a button after a failure. */
function More({ next, sort, failed, onNear }: MoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const notice = useEffectEvent(() => {
    if (!failed) onNear()
  })
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && notice(), {
      rootMargin: '0px 0px 2000px',
    })
    observer.observe(end.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={end} className="mt-12">
      {failed ? (
        <p role="alert" className="flex items-center gap-4 type-body text-ink-soft">
          {words.moreFailed}
          <Button onClick={onNear}>{copy.picker.tryAgain}</Button>
        </p>
      ) : (
        <Link
          to={`?sort=${sort}&from=${next}`}
          className="type-ui text-accent underline-offset-3 hover:underline"
        >
          {words.more}
        </Link>
      )}
    </div>
  )
}
