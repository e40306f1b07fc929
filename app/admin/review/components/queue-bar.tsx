import { Form } from 'react-router'
import { reviewCopy } from '#app/admin/review/copy.ts'
import type { LastDecision } from '#app/admin/review/last-decisions.server.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { KeyCap, KEYS } from './key-cap.tsx'

type QueueBarProps = { left: number; done: number; last: LastDecision | null }

export function QueueBar({ left, done, last }: QueueBarProps) {
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-5 gap-y-1 py-4">
      <h1 className="type-name">{reviewCopy.title}</h1>
      <p className="type-small text-ink-soft tabular-nums">
        <span className="font-medium text-ink">{reviewCopy.left(left)}</span>
        <span aria-hidden="true"> ·</span> <span>{reviewCopy.done(done)}</span>
      </p>
      <div className="ml-auto flex min-w-0 items-center gap-1 type-small text-ink-soft max-sm:ml-0 max-sm:w-full">
        <output className="flex min-w-0 gap-1">
          {last && (
            <>
              <span className="shrink-0">{reviewCopy.decided[last.decision]}</span>{' '}
              <span className="min-w-0 truncate sm:max-w-[260px]">“{last.subject}”</span>
            </>
          )}
        </output>
        {last && (
          <Form method="post">
            <input type="hidden" name="changeId" value={last.changeId} />
            <Button
              type="submit"
              name="intent"
              value="undo"
              variant="quiet"
              size="s"
              aria-keyshortcuts={KEYS.undo}
              className="shrink-0 text-accent"
            >
              {reviewCopy.undo}
              <KeyCap>{KEYS.undo}</KeyCap>
            </Button>
          </Form>
        )}
      </div>
    </div>
  )
}
