/** Sends decisions while the reviewer continues. */
import { href } from 'react-router'
import type { ReviewResponse } from '#app/admin/review/response-messages.ts'
import { reviewCopy } from '#app/admin/review/copy.ts'
import type { QueueBatch } from '#app/admin/review/review-item.ts'

/** Delays before another try, in milliseconds, so that a short loss of connection is not noticed. */
const WAITS = [300, 1200]

/** Never rejects. A decision that arrives twice is applied once. */
export async function sendDecision(fields: Record<string, string>): Promise<ReviewResponse> {
  let message: string = reviewCopy.offline
  for (const wait of [...WAITS, null]) {
    try {
      const body = new URLSearchParams(fields)
      const answer = await fetch(href('/admin/queue/emails'), { method: 'POST', body, keepalive: true })
      if (answer.redirected) return { ok: false, message: reviewCopy.signedOut, isOver: false }
      if (isJson(answer)) return (await answer.json()) as ReviewResponse
      message = reviewCopy.failed
      if (answer.status < 500) break
    } catch {
      message = reviewCopy.offline
    }
    if (wait !== null) await new Promise((resolve) => setTimeout(resolve, wait))
  }
  return { ok: false, message, isOver: false }
}

/** The emails after a position, or one by its id; null if they could not be loaded. */
export async function loadBatch(query: { after?: string; at?: string }): Promise<QueueBatch | null> {
  try {
    const answer = await fetch(`${href('/admin/queue/emails')}?${new URLSearchParams(query)}`)
    return answer.ok && isJson(answer) ? ((await answer.json()) as QueueBatch) : null
  } catch {
    return null
  }
}

function isJson(answer: Response): boolean {
  return answer.headers.get('content-type')?.includes('json') ?? false
}
