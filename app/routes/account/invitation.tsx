import { data, href, Link } from 'react-router'
import { AuthLayout, AuthLink } from '#app/features/accounts/components/auth-layout.tsx'
import { invitationCopy, ROLE_NAMES, ROLE_RIGHTS } from '#app/features/accounts/people-copy.ts'
import { acceptInvitation, readInvitation } from '#app/features/accounts/role-invitations.server.ts'
import { asDocument } from '#app/features/accounts/sessions.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { getViewer, requireSession } from '#app/http/session.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import { site } from '#app/site-config.ts'
import { Button } from '#app/ui/button.tsx'
import { Form, SubmitButton } from '#app/ui/form.tsx'
import type { Route } from './+types/invitation.ts'

const words = invitationCopy
const failed = failedAnswer(words.failed)
type InvitationAnswer = FormAnswer & { over?: boolean }

export async function loader({ url, context }: Route.LoaderArgs) {
  const invitation = await readInvitation(url.searchParams.get('token') ?? '')
  const viewer = await getViewer(context)
  const page = url.pathname + url.search
  return data(
    { invitation, email: viewer?.email ?? null, login: `${href('/login')}?next=${encodeURIComponent(page)}` },
    { status: invitation ? 200 : 410 },
  )
}

/** The URL contains a token: the page must not be cached or leak its URL. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.pageTitle })

/** Mail programs may open links automatically; only the button accepts. */
export const action = formAction(
  { who: requireSession, failed },
  async ({ actor: session }, { url, context }) => {
    const token = url.searchParams.get('token') ?? ''
    const accepted = await acceptInvitation({ session, meta: requestMeta(context), token })
    if (accepted.ok) {
      const headers = asDocument(new Headers())
      return redirectWithToast(href('/admin'), { title: words.accepted }, { headers })
    }
    if (accepted.reason === 'link-over') return data({ over: true }, { status: 410 })
    const failure = accepted.reason === 'not-yours' ? words.notYours : words.unconfirmed
    return data({ failure }, { status: 403 })
  },
)

export const clientAction = keepForm(failed)

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation, email, login } = loaderData
  const answer: InvitationAnswer | undefined = actionData
  if (!invitation || answer?.over) {
    return (
      <AuthLayout title={words.overTitle} lead={words.over}>
        {null}
      </AuthLayout>
    )
  }
  const { role } = invitation
  return (
    <AuthLayout title={words.title} lead={`${words.lead(site.name, ROLE_NAMES[role])} ${ROLE_RIGHTS[role]}`}>
      {email ? (
        <Form answer={answer} className="grid gap-3.5">
          <p className="type-small break-all text-ink-soft">
            {words.as} {email}.
          </p>
          <SubmitButton size="l">{words.accept}</SubmitButton>
        </Form>
      ) : (
        <div className="grid gap-3.5">
          <Button asChild variant="primary" size="l">
            <Link to={login}>{words.signIn}</Link>
          </Button>
          <p className="type-small text-ink-soft">
            {words.createHint} <AuthLink to={href('/signup')}>{words.create}</AuthLink>
          </p>
        </div>
      )}
    </AuthLayout>
  )
}
