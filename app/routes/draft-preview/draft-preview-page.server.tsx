/** Renders a draft preview. */
import { listByIds } from '#app/gallery/queries.server.ts'
import { DraftPreviewBody } from '#app/analytics/draft-preview/components/draft-preview-body.tsx'
import type { DraftPreview } from '#app/analytics/draft-preview/draft-preview.ts'
import { staticHtml } from '#app/platform/http/static-html.server.tsx'

export async function renderDraftPreview(request: Request, secret: string, draftPreview: DraftPreview) {
  const { compared } = draftPreview
  const [competitors, nearest] = await Promise.all([
    listByIds(compared.competitors),
    listByIds(compared.nearest),
  ])
  return staticHtml(
    request,
    <DraftPreviewBody
      draftPreview={draftPreview}
      secret={secret}
      competitors={competitors}
      nearest={nearest}
      now={new Date()}
    />,
  )
}
