import { data, isRouteErrorResponse } from 'react-router'
import { failedResult, type FormResult } from '#app/platform/lib/form-result.ts'
import { toast } from '#app/platform/ui/toast.tsx'

/** Statuses of requests that were rejected before the route ran: too slow, too large, too many. */
const REFUSED_EARLY = [408, 413, 429]

/** The server's response, or `fallback` if there is none: the page stays as it is, with what was typed. */
export async function withFallback<T>(ask: () => Promise<T>, fallback: T) {
  try {
    return await ask()
  } catch (error) {
    const failure = failureBeforeReading(error)
    if (failure) return data(Object.assign({}, fallback, { errors: undefined, failure }), { status: 429 })
    if (isAnswer(error)) throw error
    // With this status React Router does not reload the page's data, which would fail as well.
    return data(fallback, { status: 503 })
  }
}

/** The message of `sentForm` about a form that it did not read. */
function failureBeforeReading(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 429) return undefined
  return (error.data as FormResult | null)?.failure
}

type Sending = { serverAction: () => Promise<unknown> }

/** The `clientAction` of a form: without a response from the server the form shows `failed`. */
export function keepForm<Answer extends object = FormResult>(failed: string | NoInfer<Answer>) {
  return ({ serverAction }: Sending) => {
    // A new object each time, because its toast is shown once.
    const fallback = typeof failed === 'string' ? failedResult(failed) : structuredClone(failed)
    return withFallback(serverAction as () => Promise<Answer>, fallback as Answer)
  }
}

/**
 * The `clientAction` of a button: without a response a toast says so. Routes without a page need `navigate={false}`.
 */
export function keepPage(failed: string) {
  return async ({ serverAction }: Sending) => {
    try {
      return await serverAction()
    } catch (error) {
      if (isAnswer(error)) throw error
      toast({ title: failed, kind: 'destructive' })
      return data(null, { status: 503 })
    }
  }
}

/** Whether a thrown value is a response of the route itself: redirects and errors are thrown. */
function isAnswer(error: unknown): boolean {
  if (error instanceof Response) return true
  return isRouteErrorResponse(error) && error.status < 500 && !REFUSED_EARLY.includes(error.status)
}
