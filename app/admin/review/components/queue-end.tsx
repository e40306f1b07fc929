import { href, Link } from 'react-router'
import { reviewCopy } from '#app/admin/review/copy.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { EmptyState } from '#app/platform/ui/empty-state.tsx'
import type { Loading } from './use-review-queue.ts'

type QueueEndProps = { left: number; loading: Loading; onLoad: (isAgain: boolean) => void }

export function QueueEnd({ left, loading, onLoad }: QueueEndProps) {
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
