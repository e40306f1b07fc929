import { conditionalResponse } from './conditional-response.server.ts'

/** Public JSON that may be cached for `seconds`; 304 when the client has the current version. */
export function cachedJson(request: Request, json: string, seconds: number): Response {
  const headers = { 'X-Robots-Tag': 'noindex' }
  return conditionalResponse(request, json, { type: 'application/json', seconds, headers })
}

/** JSON that is the same for all users, which the browser revalidates on every request. */
export function revalidatedJson(request: Request, json: string): Response {
  const headers = { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'public, no-cache' }
  return conditionalResponse(request, json, { type: 'application/json', seconds: 0, headers })
}

/** JSON for one user, which the browser revalidates on every request. */
export function privateJson(request: Request, json: string): Response {
  const headers = { 'Cache-Control': 'private, no-cache' }
  return conditionalResponse(request, json, { type: 'application/json', seconds: 0, headers })
}
