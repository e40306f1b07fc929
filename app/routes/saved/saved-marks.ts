import { listSaved } from '#app/collections/queries.server.ts'
import { conditionalResponse } from '#app/platform/http/conditional-response.server.ts'
import { getViewer } from '#app/accounts/request/session.server.ts'
import type { Route } from './+types/saved-marks.ts'

/** Marks this user's saved emails where no script does. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { emails } = await listSaved(await getViewer(context))
  const headers = { 'Cache-Control': 'private, no-cache' }
  return conditionalResponse(request, savedMarks(Object.keys(emails)), {
    type: 'text/css',
    seconds: 0,
    headers,
  })
}

/**
 * A stylesheet that marks what a user has saved, for browsers without scripts: pages from the cache do not know it. It
 * finds save buttons by what they send.
 */
function savedMarks(emailIds: string[]): string {
  if (emailIds.length === 0) return ''
  const saved = `:is(${emailIds.map((id) => `[formaction="/save/${id}"]`).join()})`
  return [
    `.save-slot${saved}{--bookmark:var(--bookmark-saved);background:none;box-shadow:none;color:var(--accent);opacity:1}`,
    // Its place on a card is that of `.is-saved` (cards.css).
    `@media(hover:hover){.save-slot${saved}{top:calc(100% + 14px);right:-4px;width:24px;height:24px;justify-content:center;padding:0;gap:0;font-size:0}}`,
    `button:not(.save-slot)${saved} svg{fill:currentColor}`,
  ].join('\n')
}
