import { href } from 'react-router'
import { reviewCopy } from '#app/admin/review/copy.ts'
import type { ReviewItem } from '#app/admin/review/queries.server.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { SubmitButton } from '#app/platform/ui/form.tsx'
import { KeyCap, KEYS } from './key-cap.tsx'

/** The heading with the subject. Its email changes with each decision, and the focus is on the button. */
export const SUBJECT = 'review-subject'

export function ReviewActions({ item: { cursor, hasSender } }: { item: ReviewItem }) {
  const { actions, skip, previous } = reviewCopy
  const to = (position: Record<string, string>) => `${href('/admin/queue')}?${new URLSearchParams(position)}`
  return (
    <div className="action-dock flex flex-wrap gap-2 py-3 max-lg:order-4 max-lg:mt-5 max-lg:tall:fixed max-lg:tall:inset-x-0 max-lg:tall:px-(--page-pad) lg:mt-auto">
      <SubmitButton
        name="intent"
        value="accept"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the next email of a queue is worked on like the one before
        autoFocus
        aria-describedby={SUBJECT}
        aria-keyshortcuts={KEYS.accept}
        className="h-11 flex-1"
      >
        {actions.accept}
        <KeyCap>{KEYS.accept}</KeyCap>
      </SubmitButton>
      <SubmitButton
        name="intent"
        value="reject"
        variant="secondary"
        aria-keyshortcuts={KEYS.reject}
        className="h-11 text-stamp"
      >
        {actions.reject}
        <KeyCap>{KEYS.reject}</KeyCap>
      </SubmitButton>
      <ButtonLink to={to({ after: cursor })} aria-keyshortcuts={KEYS.next} className="h-11">
        {skip}
        <KeyCap>{KEYS.next}</KeyCap>
      </ButtonLink>
      <div className="-mx-3 flex w-[calc(100%+24px)] flex-wrap items-center justify-between gap-1">
        <ButtonLink to={to({ before: cursor })} aria-keyshortcuts={KEYS.previous} variant="quiet" size="s">
          {previous}
          <KeyCap>{KEYS.previous}</KeyCap>
        </ButtonLink>
        <SubmitButton name="intent" value="save" variant="quiet" size="s">
          {actions.save}
        </SubmitButton>
        {hasSender && (
          <SubmitButton name="intent" value="always" variant="quiet" size="s" aria-keyshortcuts={KEYS.always}>
            {actions.always}
            <KeyCap>{KEYS.always}</KeyCap>
          </SubmitButton>
        )}
      </div>
    </div>
  )
}
