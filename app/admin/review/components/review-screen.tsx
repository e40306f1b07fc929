import { type CSSProperties, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { Form, href, Link } from 'react-router'
import { lazyComponent } from '#app/platform/ui/lazy-component.tsx'
import { NotLoaded } from '#app/platform/ui/not-loaded.tsx'
import { subjectSize } from '#app/gallery/email-page/subject-size.ts'
import { reviewCopy } from '#app/admin/review/copy.ts'
import type { QueueAction } from '#app/admin/review/shortcuts.ts'
import { currentEntry, type Done, type Entry, upcoming } from '#app/admin/review/queue-state.ts'
import type { FieldValue, QueueBatch } from '#app/admin/review/review-item.ts'
import { FIELDS, type FieldName } from '#app/admin/review/decision.ts'
import type { Choices } from '#app/admin/review/queries.server.ts'
import { ArrivalFacts } from './arrival-details.tsx'
import { ArrivalPicture } from './arrival-screenshot.tsx'
import { GuessField } from './guess-field.tsx'
import { QueueBar } from './queue-bar.tsx'
import { ReviewActions } from './review-actions.tsx'
import { useQueueShortcuts } from './use-queue-shortcuts.ts'
import { useReviewQueue, type Loading } from './use-review-queue.ts'
import { languageName } from '#app/platform/lib/language-name.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { EmptyState } from '#app/platform/ui/empty-state.tsx'

/** The languages a reviewer can choose; others stay as they were guessed. */
const TAGS =
  'ar bg cs da de el en es et fa fi fr he hi hr hu id is it ja ko lt lv nl no pl pt ro ru sk sl sr sv th tr uk vi zh'

const LANGUAGES = TAGS.split(' ')
  .map((value) => ({ value, name: languageName(value) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

const ShortcutsDialog = lazyComponent(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog)

/** The images of so many emails ahead are loaded. */
const PICTURES_AHEAD = 2

type ReviewScreenProps = { batch: QueueBatch; last: Done | null; choices: Choices }

export function ReviewScreen({ batch, last, choices }: ReviewScreenProps) {
  const queue = useReviewQueue(batch, last)
  const { state, decide, move, edit, undo } = queue
  const [open, setOpen] = useState<FieldName | null>(null)
  const [areKeysShown, setKeysShown] = useState<boolean | null>(null)
  const entry = currentEntry(state)
  const copiesBox = useRef<HTMLInputElement>(null)
  useTopOf(state.at)

  function act(action: QueueAction) {
    switch (action) {
      case 'accept':
      case 'reject':
        return decide(action, copiesBox.current?.checked)
      case 'always':
        return entry?.item.hasSender ? decide(action, copiesBox.current?.checked) : undefined
      case 'next':
        return move(1)
      case 'previous':
        return move(-1)
      case 'undo':
        return undo()
      case 'keys':
        return setKeysShown(true)
      default:
        return entry && setOpen(action)
    }
  }
  useQueueShortcuts(act, open !== null)

  const pictured = entry ? [entry, ...upcoming(state).slice(0, PICTURES_AHEAD)] : []
  return (
    <div className="wrap pb-16 max-lg:pb-0">
      <QueueBar
        left={state.left}
        done={state.done}
        last={state.history.at(-1)}
        notice={state.notice}
        onUndo={undo}
        onShowKeys={() => setKeysShown(true)}
      />
      {entry ? (
        <div className="grid items-start gap-x-10 max-lg:pb-36 lg:min-h-[calc(100dvh-170px)] lg:grid-cols-[minmax(0,1fr)_360px]">
          <section aria-label={reviewCopy.arrival} className="min-w-0 max-lg:order-2 max-lg:mt-4">
            {pictured.map(({ item }) => (
              <ArrivalPicture key={item.id} item={item} isAhead={item !== entry.item} />
            ))}
          </section>
          <Form
            method="post"
            action={href('/admin/queue')}
            className="max-lg:contents lg:flex lg:flex-col lg:self-stretch"
            onSubmit={(event) => {
              event.preventDefault()
              const { submitter } = event.nativeEvent
              act((submitter as HTMLButtonElement | null)?.value as QueueAction)
            }}
          >
            <div className="max-lg:contents lg:sticky lg:top-16 lg:-mx-3 lg:max-h-[calc(100dvh-296px)] lg:min-h-60 lg:overflow-y-auto lg:px-3 lg:pb-6">
              <div className="max-lg:order-1">
                <ArrivalHead item={entry.item} />
                {entry.item.copies > 0 && (
                  <label key={entry.item.id} className="mb-4 flex items-center gap-2 type-small">
                    <input
                      ref={copiesBox}
                      type="checkbox"
                      name="copies"
                      value="hide"
                      defaultChecked
                      className="size-[18px] shrink-0 accent-accent"
                    />
                    {reviewCopy.hideCopies(entry.item.copies)}
                  </label>
                )}
              </div>
              <div className="max-lg:order-3 max-lg:mt-5">
                <GuessFields entry={entry} choices={choices} open={open} onOpen={setOpen} onEdit={edit} />
                <ArrivalFacts item={entry.item} />
              </div>
            </div>
            <ReviewActions item={entry.item} onMove={move} />
          </Form>
        </div>
      ) : (
        <div className="pt-14 pb-24">
          <QueueEnd
            left={state.left}
            loading={queue.loading}
            onLoad={(isAgain) => void queue.load(isAgain)}
          />
        </div>
      )}
      {areKeysShown !== null && (
        <Suspense>
          <ShortcutsDialog
            open={areKeysShown}
            onOpenChange={setKeysShown}
            instead={<NotLoaded onClose={() => setKeysShown(null)} />}
          />
        </Suspense>
      )}
    </div>
  )
}

function ArrivalHead({ item }: { item: Entry['item'] }) {
  const { id, cursor, subject, senderName, sender, fields } = item
  return (
    <>
      <input type="hidden" name="emailId" value={id} />
      <input type="hidden" name="cursor" value={cursor} />
      <h2
        lang={fields.language.value || undefined}
        style={{ '--subject': subjectSize(subject) } as CSSProperties}
        className="type-subject text-[length:calc(var(--subject)*0.8)] break-words text-balance"
      >
        {subject || reviewCopy.noSubject}
      </h2>
      <p className="mt-2 mb-4 type-small break-words text-ink-soft">
        <span className="font-medium text-ink">{senderName ?? sender ?? reviewCopy.unknownSender}</span>
        {senderName && sender && <span className="break-all"> {sender}</span>}
      </p>
    </>
  )
}

type GuessFieldsProps = {
  entry: Entry
  choices: Choices
  open: FieldName | null
  onOpen: (field: FieldName | null) => void
  onEdit: (field: FieldName, value: FieldValue) => void
}

function GuessFields({ entry: { item, edits }, choices, open, onOpen, onEdit }: GuessFieldsProps) {
  const none = { value: '', name: reviewCopy.none }
  const offered: Record<FieldName, FieldValue[] | 'brands'> = {
    brand: 'brands',
    type: [...choices.type, none],
    occasion: [...choices.occasion, none],
    language: [...LANGUAGES, none],
  }
  return FIELDS.map((name) => (
    <GuessField
      key={`${item.id} ${name}`}
      name={name}
      field={item.fields[name]}
      edit={edits[name]}
      choices={offered[name]}
      badge={name === 'brand' && item.brandIsNew ? reviewCopy.newBrand : undefined}
      open={open === name}
      onOpenChange={(isOpen) => onOpen(isOpen ? name : null)}
      onChoose={(value) => onEdit(name, value)}
    />
  ))
}

/** Scrolls to the top for every email. */
function useTopOf(id: string | null): void {
  const shown = useRef(id)
  useLayoutEffect(() => {
    if (shown.current === id) return
    shown.current = id
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [id])
}

type QueueEndProps = { left: number; loading: Loading; onLoad: (isAgain: boolean) => void }

function QueueEnd({ left, loading, onLoad }: QueueEndProps) {
  if (loading === 'failed') {
    return (
      <EmptyState title={reviewCopy.loadFailed}>
        <Button className="mt-6" onClick={() => onLoad(false)}>
          {reviewCopy.tryAgain}
        </Button>
      </EmptyState>
    )
  }
  if (left === 0) {
    return (
      <EmptyState title={reviewCopy.empty}>
        <p className="mt-3 type-body text-ink-soft">{reviewCopy.emptyText}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={reviewCopy.end}>
      <p className="mt-3 type-body text-ink-soft">{reviewCopy.endText(left)}</p>
      <Button asChild variant="primary" className="mt-6">
        <Link
          to={href('/admin/queue')}
          onClick={(event) => {
            event.preventDefault()
            onLoad(true)
          }}
        >
          {reviewCopy.again}
        </Link>
      </Button>
    </EmptyState>
  )
}
