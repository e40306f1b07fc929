import { data, href } from 'react-router'
import { AuthLayout, AuthLink } from '#app/accounts/components/auth-layout.tsx'
import { copy } from '#app/collections/copy.ts'
import { acceptInvitation, readInvitation } from '#app/collections/members/invitations.server.ts'
import { memberCopy } from '#app/collections/members/member-copy.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { getViewer, requireViewer } from '#app/accounts/request/session.server.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { failedResult, type FormResult } from '#app/platform/lib/form-result.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import type { Route } from './+types/collection-invitation.ts'

const words = memberCopy.invitation
const failed = failedResult(words.failed, copy.errors.unexpected)
type InvitationResult = FormResult & { over?: boolean }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const [invitation, viewer] = await Promise.all([readInvitation(params.secret), getViewer(context)])
  const next = `?next=${encodeURIComponent(url.pathname)}`
  const links = { login: href('/login') + next, signup: href('/signup') + next }
  return data({ invitation, email: viewer?.email ?? null, ...links }, { status: invitation ? 200 : 410 })
}

export { secretPageHeaders as headers } from '#app/platform/http/page-headers.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

/** Mail programs may open links automatically; only the button accepts. */
export const action = formAction(
  { who: requireViewer, failed },
  async ({ actor }, { params: { secret } }: Route.ActionArgs) => {
    const accepted = await acceptInvitation({ actor, secret })
    if (accepted.ok) {
      const page = href('/collections/:id', { id: accepted.collectionId })
      return redirectWithToast(page, { title: words.accepted })
    }
    if (accepted.reason === 'over') return data({ over: true }, { status: 410 })
    const reasons = { 'not-yours': words.notYours, unconfirmed: words.unconfirmed, own: words.own }
    return data({ failure: reasons[accepted.reason] }, { status: 403 })
  },
)

export const clientAction = keepForm(failed)

export default function CollectionInvitation({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation, email, login, signup } = loaderData
  const answer: InvitationResult | undefined = actionData
  if (!invitation || answer?.over) {
    return (
      <AuthLayout title={words.overTitle} lead={words.over}>
        <ButtonLink to={href('/')}>{words.toGallery}</ButtonLink>
      </AuthLayout>
    )
  }
  const { title, displayName, mayAdd } = invitation
  return (
    <AuthLayout title={words.title} lead={words.lead(displayName)}>
      <p className="border-l-2 border-shelf pl-3.5 type-head break-words">{title}</p>
      <p className="mt-4 mb-7 type-body text-ink-soft">{mayAdd ? words.mayAdd : words.mayView}</p>
      {email ? (
        <Form answer={answer} className="grid gap-3.5">
          <p className="type-small text-ink-soft [overflow-wrap:anywhere]">
            {words.as} {email}. {words.seen}
          </p>
          <SubmitButton size="l">{words.accept}</SubmitButton>
        </Form>
      ) : (
        <div className="grid gap-3.5">
          <ButtonLink to={login} variant="primary" size="l">
            {words.signIn}
          </ButtonLink>
          {site.isSignUpOpen && (
            <p className="type-small text-ink-soft">
              {words.createHint} <AuthLink to={signup}>{words.create}</AuthLink>
            </p>
          )}
        </div>
      )}
    </AuthLayout>
  )
}
