import type { CSSProperties } from 'react'
import { data, href, Link } from 'react-router'
import { subjectSize } from '#app/features/gallery/email-page/subject-size.ts'
import { deleteRehearsal } from '#app/features/rehearsal/commands.server.ts'
import { DeleteForm } from '#app/features/rehearsal/components/delete-form.tsx'
import { RehearsalProgress } from '#app/features/rehearsal/components/rehearsal-progress.tsx'
import { rehearsalCopy as words } from '#app/features/rehearsal/copy.ts'
import { findRehearsal } from '#app/features/rehearsal/queries.server.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { isLinkSecret } from '#app/lib/link-secret.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { StaticPart } from '#app/ui/static-html.tsx'
import { REHEARSAL_HEADERS } from './rehearsal-headers.ts'
import { renderRehearsal } from './rehearsal-page.server.tsx'
import type { Route } from './+types/rehearsal.ts'

const failed = { failure: words.notRemoved }

/** A draft, for whoever has its address. */
export async function loader({ request, params: { secret } }: Route.LoaderArgs) {
  const found = await findRehearsal(secret)
  if (!found) {
    // Addresses of rehearsals that are gone are known by their form alone: nothing of them is kept.
    const isGone = isLinkSecret(secret)
    return data({ shown: null, isGone }, { status: isGone ? 410 : 404, headers: REHEARSAL_HEADERS })
  }
  const { state, minutesLeft } = found
  if (state === 'ready') {
    const { rehearsed } = found
    const part = await renderRehearsal(request, secret, rehearsed)
    const subject = rehearsed.subject || words.untitled
    return data({ shown: { state, minutesLeft, subject, part } }, { headers: REHEARSAL_HEADERS })
  }
  if (state === 'failed') {
    const { reason } = found
    const status = reason === null ? 500 : 422
    return data({ shown: { state, minutesLeft, reason } }, { status, headers: REHEARSAL_HEADERS })
  }
  const ahead = state === 'waiting' ? found.ahead : 0
  return data({ shown: { state, minutesLeft, ahead } }, { headers: REHEARSAL_HEADERS })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.pageTitle })

export const action = formAction({ failed }, async (_, { params: { secret } }: Route.ActionArgs) => {
  await deleteRehearsal(secret)
  return redirectWithToast(href('/rehearse'), { title: words.removed, description: words.removedText })
})

export const clientAction = keepForm(failed)

export default function Rehearsal({ loaderData, actionData }: Route.ComponentProps) {
  const { shown } = loaderData
  if (!shown) {
    const { isGone } = loaderData
    return (
      <MissingPage
        title={isGone ? words.gone : words.missing}
        text={isGone ? words.goneText : words.missingText}
        postmark={isGone ? '410' : '404'}
        to={href('/rehearse')}
        label={words.title}
      />
    )
  }
  const title = shown.state === 'ready' ? shown.subject : words.pageTitle
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <BackLink to={href('/rehearse')}>{words.title}</BackLink>
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
        {(shown.state === 'waiting' || shown.state === 'rendering') && <RehearsalProgress {...shown} />}
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
      <Button asChild variant="primary" className="mt-6">
        <Link to={href('/rehearse')}>{words.another}</Link>
      </Button>
    </section>
  )
}
