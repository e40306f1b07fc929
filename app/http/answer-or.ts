import { isRouteErrorResponse } from 'react-router'

/** What is refused for now, or for its size, before a form's own server has a word in it. */
const REFUSED_AT_THE_DOOR = [413, 429, 503]

/** What a form's or a list's server says, or `otherwise` where it cannot be reached: that costs nobody the page. */
export async function answerOr<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    // Redirects and what the page refuses are thrown as well.
    if (!isUnreached(error)) throw error
    return otherwise
  }
}

function isUnreached(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return REFUSED_AT_THE_DOOR.includes(error.status)
  return error instanceof TypeError
}
