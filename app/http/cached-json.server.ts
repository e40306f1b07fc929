import { conditionalResponse } from './conditional-response.server.ts'

/** JSON that is the same for everybody and may be kept for `seconds`; nothing at all for who has this very text. */
export function cachedJson(request: Request, json: string, seconds: number): Response {
  const headers = { 'X-Robots-Tag': 'noindex' }
  return conditionalResponse(request, json, { type: 'application/json', seconds, headers })
}

/** JSON for one reader, whose browser keeps it and asks each time whether it is still so. */
export function privateJson(request: Request, json: string): Response {
  const headers = { 'Cache-Control': 'private, no-cache' }
  return conditionalResponse(request, json, { type: 'application/json', seconds: 0, headers })
}
