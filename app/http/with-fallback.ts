import { isRouteErrorResponse } from 'react-router'

/** What is refused for now, or for its size, before a form's own server has a word in it. */
const REFUSED_STATUSES = [413, 429, 503]

/** What a form's or a list's server says, or `otherwise` where it cannot be reached: that costs nobody the page. */
export async function withFallback<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    // Redirects and what the page refuses are thrown as well.
    if (!isUnreachable(error)) throw error
    return otherwise
  }
}

function isUnreachable(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return REFUSED_STATUSES.includes(error.status)
  return error instanceof TypeError
}
