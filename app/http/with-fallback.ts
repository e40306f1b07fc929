import { data, isRouteErrorResponse } from 'react-router'
import { toast } from '#app/ui/toast.tsx'

/** Refused before the route had a word in it: too slow, too large, too often. */
const REFUSED_EARLY = [408, 413, 429]

/**
 * What the server answers to a form or a list, or `fallback` where it gives no answer: a lost connection, a proxy's
 * error page, a server that failed. The page stays as it is then, with everything that was typed.
 */
export async function withFallback<T>(ask: () => Promise<T>, fallback: T) {
  try {
    return await ask()
  } catch (error) {
    if (isAnswer(error)) throw error
    // With this status React Router does not load the page's data again, which would fail as well.
    return data(fallback, { status: 503 })
  }
}

/**
 * For buttons that have no form to say it in: a toast says that nothing came of it. A route without a page of its own
 * gets them by `navigate={false}`, or the browser would go there.
 */
export async function withToast<T>(ask: () => Promise<T>, title: string) {
  try {
    return await ask()
  } catch (error) {
    if (isAnswer(error)) throw error
    toast({ title, kind: 'destructive' })
    return data(null, { status: 503 })
  }
}

/** Redirects are thrown, and so is what the route itself refuses. */
function isAnswer(error: unknown): boolean {
  if (error instanceof Response) return true
  return isRouteErrorResponse(error) && error.status < 500 && !REFUSED_EARLY.includes(error.status)
}
