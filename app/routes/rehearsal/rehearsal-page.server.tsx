/** Renders a rehearsal. */
import { listByIds } from '#app/features/gallery/queries.server.ts'
import { RehearsalBody } from '#app/features/rehearsal/components/rehearsal-body.tsx'
import type { Rehearsed } from '#app/features/rehearsal/rehearsal.ts'
import { staticHtml } from '#app/http/static-html.server.tsx'

export async function renderRehearsal(request: Request, secret: string, rehearsed: Rehearsed) {
  const { compared } = rehearsed
  const [rivals, nearest] = await Promise.all([listByIds(compared.rivals), listByIds(compared.nearest)])
  return staticHtml(
    request,
    <RehearsalBody
      rehearsed={rehearsed}
      secret={secret}
      rivals={rivals}
      nearest={nearest}
      now={new Date()}
    />,
  )
}
