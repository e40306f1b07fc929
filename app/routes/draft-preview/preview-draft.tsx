import { data, href, redirect } from 'react-router'
import { listCategories } from '#app/gallery/categories/queries.server.ts'
import { startDraftPreview } from '#app/analytics/draft-preview/commands.server.ts'
import { DraftForm } from '#app/analytics/draft-preview/components/draft-form.tsx'
import { draftPreviewCopy as words } from '#app/analytics/draft-preview/copy.ts'
import { draftKind } from '#app/analytics/draft-preview/draft-kind.ts'
import { DRAFT_MB_MAX } from '#app/analytics/draft-preview/limits.ts'
import { draftPreviewForm } from '#app/analytics/draft-preview/schema.ts'
import { formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { networkLimit } from '#app/accounts/request/rate-limit.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { findChromium } from '#app/platform/lib/chromium.server.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import type { Route } from './+types/preview-draft.ts'

const BUSY_SECONDS = 120
const failed = { failure: words.failed }

export async function loader() {
  const [verticals, occasions, seasons] = await Promise.all([
    listCategories('vertical'),
    listCategories('occasion'),
    listCategories('seasonal'),
  ])
  const option = ({ slug, name }: { slug: string; name: string }) => ({ slug, name })
  return {
    industries: verticals.map(option),
    occasions: [...occasions, ...seasons].map(option),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: words.title, description: words.description, path: href('/preview-draft') })

export const action = formAction(
  { counted: (_, context) => networkLimit('draftPreview', context), failed, schema: draftPreviewForm },
  async ({ input: { source, ...stated }, form }) => {
    const sent = form.get('file')
    const file = sent instanceof File && sent.size > 0 ? new Uint8Array(await sent.arrayBuffer()) : null
    const bytes = file ?? Buffer.from(source)
    const field = file ? 'file' : 'source'
    if (bytes.length === 0) return { errors: { file: words.sourceMissing } }
    if (bytes.length > DRAFT_MB_MAX * 1024 * 1024)
      return { errors: { [field]: words.tooLarge(DRAFT_MB_MAX) } }
    const kind = draftKind(bytes)
    if (!kind) return { errors: { [field]: words.notADraft } }
    if (kind !== 'eml' && !stated.subject) return { errors: { subject: words.subjectMissing } }
    if (kind !== 'picture' && !findChromium()) return data({ failure: words.noBrowser }, { status: 503 })
    const started = await startDraftPreview({ kind, stated }, bytes)
    if (started) return redirect(href('/preview-draft/:secret', started), 303)
    const headers = { 'Retry-After': String(BUSY_SECONDS) }
    return data({ failure: words.busy }, { status: 503, headers })
  },
)

export const clientAction = keepForm(failed)

export default function PreviewDraft({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap grid grid-cols-1 gap-x-24 gap-y-10 pt-18 max-sm:pt-11 lg:grid-cols-[minmax(0,1fr)_minmax(0,600px)]">
      <div>
        <h1 className="type-title">{words.title}</h1>
        <p className="mt-4 max-w-[400px] type-lead text-ink-soft">{words.lead}</p>
        <p className="mt-4 max-w-[400px] type-body text-ink-soft">{words.private}</p>
        <p className="mt-4 max-w-[400px] type-body text-ink-soft">{words.remote}</p>
        <p className="mt-4 max-w-[400px] type-small text-ink-soft">
          {words.limits(DRAFT_MB_MAX, RATE_LIMITS.draftPreview.points)}
        </p>
      </div>
      <DraftForm answer={actionData} {...loaderData} />
    </div>
  )
}
