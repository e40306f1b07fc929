import type { CSSProperties } from 'react'
import { data, href } from 'react-router'
import { subjectSize } from '#app/gallery/email-page/subject-size.ts'
import { deleteDraftPreview } from '#app/analytics/draft-preview/commands.server.ts'
import { DraftPreviewBody } from '#app/analytics/draft-preview/components/draft-preview-body.tsx'
import { DraftPreviewProgress } from '#app/analytics/draft-preview/components/draft-preview-progress.tsx'
import { draftPreviewCopy as words } from '#app/analytics/draft-preview/copy.ts'
import { findDraftPreview } from '#app/analytics/draft-preview/queries.server.ts'
import { listByIds } from '#app/gallery/queries.server.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { staticHtml } from '#app/platform/http/static-html.server.tsx'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { isLinkSecret } from '#app/platform/lib/link-secret.server.ts'
import { BackLink } from '#app/platform/ui/back-link.tsx'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { StaticPart } from '#app/platform/ui/static-html.tsx'
import { DRAFT_PREVIEW_HEADERS } from './draft-preview-headers.ts'
import type { Route } from './+types/draft-preview.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'

const failed = { failure: words.notRemoved }

/** A draft, for whoever has its address. */
export async function loader({ request, params: { secret } }: Route.LoaderArgs) {
  const found = await findDraftPreview(secret)
  if (!found) {
    // Addresses of draft previews that are gone are known by their form alone: nothing of them is kept.
    const isGone = isLinkSecret(secret)
    return data({ shown: null, isGone }, { status: isGone ? 410 : 404, headers: DRAFT_PREVIEW_HEADERS })
  }
  const { state, minutesLeft } = found
  if (state === 'ready') {
    const { draftPreview } = found
    const { compared } = draftPreview
    const [competitors, nearest] = await Promise.all([
      listByIds(compared.competitors),
      listByIds(compared.nearest),
    ])
    const drawn = { draftPreview, secret, competitors, nearest, now: new Date() }
    const part = staticHtml(request, <DraftPreviewBody {...drawn} />)
    const subject = draftPreview.subject || words.untitled
    return data({ shown: { state, minutesLeft, subject, part } }, { headers: DRAFT_PREVIEW_HEADERS })
  }
  if (state === 'failed') {
    const { reason } = found
    const status = reason === null ? 500 : 422
    return data({ shown: { state, minutesLeft, reason } }, { status, headers: DRAFT_PREVIEW_HEADERS })
  }
  const ahead = state === 'waiting' ? found.ahead : 0
  return data({ shown: { state, minutesLeft, ahead } }, { headers: DRAFT_PREVIEW_HEADERS })
}

export { loaderHeaders as headers } from '#app/platform/http/page-headers.ts'

/** The title changes once the draft is rendered, which screen readers hear. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const state = loaderData?.shown?.state
  const isWaiting = state === 'waiting' || state === 'rendering'
  return pageMeta(matches, { title: isWaiting ? words.rendering : words.pageTitle })
}

export const action = formAction({ failed }, async (_, { params: { secret } }: Route.ActionArgs) => {
  await deleteDraftPreview(secret)
  return redirectWithToast(href('/preview-draft'), { title: words.removed, description: words.removedText })
})

export const clientAction = keepForm(failed)

export default function DraftPreviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shown } = loaderData
  if (!shown) {
    const { isGone } = loaderData
    return (
      <MissingPage
        title={isGone ? words.gone : words.missing}
        text={isGone ? words.goneText : words.missingText}
        postmark={isGone ? '410' : '404'}
        to={href('/preview-draft')}
        label={words.title}
      />
    )
  }
  const title = shown.state === 'ready' ? shown.subject : words.pageTitle
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <BackLink to={href('/preview-draft')}>{words.title}</BackLink>
        <div className="flex justify-between gap-x-10 gap-y-5 pt-7 max-sm:flex-col sm:items-end">
          <div className="min-w-0">
            <h1
              className="type-subject text-balance break-words"
              style={{ '--subject': subjectSize(title) } as CSSProperties}
            >
              {title}
            </h1>
            <p className="mt-3 type-body text-ink-soft">
              {words.only} {words.until(shown.minutesLeft)}
            </p>
          </div>
          <DeleteForm answer={actionData} />
        </div>
        {shown.state === 'failed' && <Failed reason={shown.reason} />}
        {(shown.state === 'waiting' || shown.state === 'rendering') && <DraftPreviewProgress {...shown} />}
        {shown.state === 'ready' && <StaticPart part={shown.part} />}
      </div>
    </div>
  )
}

function Failed({ reason }: { reason: string | null }) {
  return (
    <section role="alert" className="mt-10">
      <h2 className="type-head">{words.refused}</h2>
      <p className="mt-3 max-w-[600px] type-body text-ink-soft">
        {reason === null ? words.broken : words.refusedBecause(reason)}
      </p>
      <ButtonLink to={href('/preview-draft')} variant="primary" className="mt-6">
        {words.another}
      </ButtonLink>
    </section>
  )
}

function DeleteForm({ answer }: { answer: FormResult | undefined }) {
  return (
    <Form answer={answer}>
      <SubmitButton variant="danger" busy={words.removing}>
        {words.remove}
      </SubmitButton>
    </Form>
  )
}
