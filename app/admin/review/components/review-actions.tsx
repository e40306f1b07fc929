import type { MouseEvent } from 'react'
import { href, Link } from 'react-router'
import { reviewCopy } from '#app/admin/review/copy.ts'
import { keyOf } from '#app/admin/review/shortcuts.ts'
import type { ReviewItem } from '#app/admin/review/review-item.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { KeyCap } from './key-cap.tsx'

type ReviewActionsProps = { item: ReviewItem; onMove: (step: 1 | -1) => void }

/** The actions for an arrival. Without scripts the buttons send the form, and skipping is a link. */
export function ReviewActions({ item: { cursor, hasSender }, onMove }: ReviewActionsProps) {
  const { actions, skip, previous } = reviewCopy
  const step = (to: 1 | -1) => ({
    to: `${href('/admin/queue')}?${new URLSearchParams(to === 1 ? { after: cursor } : { before: cursor })}`,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      onMove(to)
    },
  })
  return (
    <div className="z-20 flex flex-wrap gap-2 border-t border-line bg-canvas py-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:px-(--page-pad) lg:sticky lg:bottom-0 lg:mt-auto">
      <Button type="submit" name="intent" value="accept" variant="primary" className="h-11 flex-1">
        {actions.accept}
        <KeyCap>{keyOf('accept')}</KeyCap>
      </Button>
      <Button type="submit" name="intent" value="reject" className="h-11 text-stamp">
        {actions.reject}
        <KeyCap>{keyOf('reject')}</KeyCap>
      </Button>
      <Button asChild className="h-11">
        <Link {...step(1)}>
          {skip}
          <KeyCap>{keyOf('next')}</KeyCap>
        </Link>
      </Button>
      {/* With scripts, changes are kept until the decision and saved when another email is shown. */}
      <Button type="submit" name="intent" value="save" className="w-full in-data-script:hidden">
        {actions.save}
      </Button>
      <div className="flex w-full items-center justify-between gap-2">
        <Button asChild variant="quiet" size="s" className="-ml-3">
          <Link {...step(-1)}>
            {previous}
            <KeyCap>{keyOf('previous')}</KeyCap>
          </Link>
        </Button>
        {hasSender && (
          <Button type="submit" name="intent" value="always" variant="quiet" size="s" className="-mr-3">
            {actions.always}
            <KeyCap>{keyOf('always')}</KeyCap>
          </Button>
        )}
      </div>
    </div>
  )
}
