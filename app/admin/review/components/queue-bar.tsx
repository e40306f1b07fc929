import { Form } from 'react-router'
import { reviewCopy } from '#app/admin/review/copy.ts'
import { keyOf } from '#app/admin/review/shortcuts.ts'
import type { Done, Notice } from '#app/admin/review/queue-state.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { FormFailure } from '#app/platform/ui/form.tsx'
import { KeyCap } from './key-cap.tsx'

type QueueBarProps = {
  left: number
  done: number
  last: Done | undefined
  notice: Notice | null
  onUndo: () => void
  onShowKeys: () => void
}

export function QueueBar({ left, done, last, notice, onUndo, onShowKeys }: QueueBarProps) {
  return (
    <div className="py-4">
      <div className="flex min-h-9 flex-wrap items-center gap-x-5 gap-y-1">
        <h1 className="type-name">{reviewCopy.title}</h1>
        <p className="type-small text-ink-soft tabular-nums">
          <span className="font-medium text-ink">{reviewCopy.left(left)}</span>
          <span aria-hidden="true"> · </span>
          <span>{reviewCopy.done(done)}</span>
        </p>
        <div className="ml-auto flex min-w-0 items-center gap-2 max-sm:ml-0 max-sm:w-full">
          {last && <LastDecision last={last} onUndo={onUndo} />}
          <Button
            variant="quiet"
            size="s"
            onClick={onShowKeys}
            aria-label={reviewCopy.showKeys}
            className="hidden shrink-0 in-data-script:pointer-fine:inline-flex"
          >
            {reviewCopy.keys}
            <KeyCap>{keyOf('keys')}</KeyCap>
          </Button>
        </div>
      </div>
      {notice?.isAlert && (
        <div className="mt-2">
          <FormFailure>{notice.text}</FormFailure>
        </div>
      )}
      <output className={notice && !notice.isAlert ? 'mt-2 block type-small text-ink-soft' : 'sr-only'}>
        {notice && !notice.isAlert
          ? notice.text
          : last && `${reviewCopy.decided[last.decision]}: ${last.subject}`}
      </output>
    </div>
  )
}

function LastDecision({ last: { changeId, decision, subject }, onUndo }: { last: Done; onUndo: () => void }) {
  return (
    <Form
      method="post"
      className="flex min-w-0 items-center gap-1 type-small text-ink-soft"
      onSubmit={(event) => {
        event.preventDefault()
        onUndo()
      }}
    >
      <span className="shrink-0">{reviewCopy.decided[decision]}</span>
      <span className="min-w-0 truncate sm:max-w-[260px]">“{subject || reviewCopy.noSubject}”</span>
      <input type="hidden" name="changeId" value={changeId ?? ''} />
      <Button
        type="submit"
        name="intent"
        value="undo"
        variant="quiet"
        size="s"
        className="shrink-0 text-accent"
      >
        {reviewCopy.undo}
        <KeyCap>{keyOf('undo')}</KeyCap>
      </Button>
    </Form>
  )
}
