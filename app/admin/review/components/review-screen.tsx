import type { CSSProperties } from 'react'
import { href } from 'react-router'
import { subjectSize } from '#app/gallery/email-page/subject-size.ts'
import { reviewCopy } from '#app/admin/review/copy.ts'
import type { LastDecision } from '#app/admin/review/last-decisions.server.ts'
import type { Choices, QueueBatch, ReviewItem } from '#app/admin/review/queries.server.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { EmptyState } from '#app/platform/ui/empty-state.tsx'
import { Form, FormFailure } from '#app/platform/ui/form.tsx'
import { ArrivalFacts } from './arrival-details.tsx'
import { ArrivalPicture } from './arrival-screenshot.tsx'
import { GuessFields } from './guess-fields.tsx'
import { pressByKey } from './key-cap.tsx'
import { QueueBar } from './queue-bar.tsx'
import { ReviewActions, SUBJECT } from './review-actions.tsx'

type ReviewScreenProps = {
  batch: QueueBatch
  last: LastDecision | null
  choices: Choices
  answer: FormResult | undefined
}

export function ReviewScreen({ batch: { items, left, done }, last, choices, answer }: ReviewScreenProps) {
  const [item] = items
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys press its controls
    <div className="wrap pb-16 max-lg:pb-0" onKeyDown={pressByKey}>
      <QueueBar left={left} done={done} last={last} />
      {item ? (
        <div className="grid grid-cols-1 items-start gap-x-10 max-lg:tall:pb-36 lg:min-h-[calc(100dvh-170px)] lg:grid-cols-[minmax(0,1fr)_360px]">
          <section aria-label={reviewCopy.arrival} className="min-w-0 max-lg:order-2 max-lg:mt-4">
            {items.map((one) => (
              <ArrivalPicture key={one.id} item={one} isAhead={one !== item} />
            ))}
          </section>
          <Form
            key={item.id}
            action={`${href('/admin/queue')}?at=${item.id}`}
            answer={answer}
            className="max-lg:contents lg:flex lg:flex-col lg:self-stretch"
          >
            <div className="max-lg:contents lg:sticky lg:top-16 lg:-mx-3 lg:max-h-[calc(100dvh-296px)] lg:min-h-60 lg:overflow-y-auto lg:px-3 lg:pb-6">
              <ArrivalHead item={item} />
              <div className="max-lg:order-3 max-lg:mt-5">
                <GuessFields item={item} choices={choices} />
                <ArrivalFacts item={item} />
              </div>
            </div>
            <ReviewActions item={item} />
          </Form>
        </div>
      ) : (
        <>
          <FormFailure>{answer?.failure}</FormFailure>
          <QueueEnd left={left} />
        </>
      )}
    </div>
  )
}

function ArrivalHead({ item }: { item: ReviewItem }) {
  const { id, cursor, subject, senderName, sender, fields, copies } = item
  return (
    <div className="max-lg:order-1">
      <input type="hidden" name="emailId" value={id} />
      <input type="hidden" name="cursor" value={cursor} />
      <h2
        id={SUBJECT}
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
      {copies > 0 && (
        <label className="mb-4 flex items-center gap-2 type-small">
          <input
            type="checkbox"
            name="copies"
            value="hide"
            defaultChecked
            className="size-[18px] shrink-0 accent-accent"
          />
          {reviewCopy.hideCopies(copies)}
        </label>
      )}
    </div>
  )
}

function QueueEnd({ left }: { left: number }) {
  return (
    <div className="pt-14 pb-24">
      <EmptyState title={left === 0 ? reviewCopy.empty : reviewCopy.end}>
        <p className="mt-3 type-body text-ink-soft">
          {left === 0 ? reviewCopy.emptyText : reviewCopy.endText(left)}
        </p>
        {left > 0 && (
          <ButtonLink to={href('/admin/queue')} variant="primary" className="mt-6">
            {reviewCopy.again}
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  )
}
