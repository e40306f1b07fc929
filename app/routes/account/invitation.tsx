import { data, Form as RouterForm, href } from 'react-router'
import { AuthLayout, AuthLink } from '#app/accounts/components/auth-layout.tsx'
import { invitationCopy, ROLE_RIGHTS } from '#app/accounts/people/people-copy.ts'
import {
  acceptInvitation,
  openedCookie,
  pendingInvitation,
  readInvitation,
} from '#app/accounts/people/role-invitations.server.ts'
import { requestMeta, sendCookie } from '#app/accounts/request/request-context.server.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { maySeeGallery } from '#app/accounts/policy.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { getViewer, requireSession } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { setting } from '#app/platform/lib/setting.server.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import type { Route } from './+types/invitation.ts'

const words = invitationCopy
type InvitationResult = FormResult & { over?: boolean }

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token')
  const viewer = await getViewer(context)
  const invitation =
    token === null
      ? viewer && (await pendingInvitation(viewer, requestMeta(context)))
      : await readInvitation(token)
  if (token && invitation) sendCookie(context, openedCookie(token))
  // Sent here from the page that they wanted to see.
  const isUninvited = viewer !== null && !maySeeGallery(setting('GALLERY_ACCESS'), viewer)
  const next = `?next=${encodeURIComponent(url.pathname + url.search)}`
  return data(
    {
      invitation: invitation && { role: invitation.role },
      email: viewer?.email ?? null,
      isUninvited,
      hasLink: token !== null,
      login: href('/login') + next,
      signup: href('/signup') + next,
    },
    { status: invitation ? 200 : isUninvited ? 403 : 410 },
  )
}

export { secretPageHeaders as headers } from '#app/platform/http/page-headers.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.pageTitle })

/** Mail programs may open links automatically; only the button accepts. */
export const action = formAction(
  { who: requireSession, failed: words.failed },
  async ({ actor: session, meta }, { url }) => {
    const token = url.searchParams.get('token')
    const accepted = await acceptInvitation({ session, meta, token })
    if (accepted.ok) {
      const home = accepted.role === 'member' ? href('/') : href('/admin')
      return redirectWithToast(home, { title: words.accepted })
    }
    if (accepted.reason === 'link-over') return data({ over: true }, { status: 410 })
    const failure = accepted.reason === 'not-yours' ? words.notYours : words.unconfirmed
    return data({ failure }, { status: 403 })
  },
)

export const clientAction = keepForm(words.failed)

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation, email, login, signup, isUninvited, hasLink } = loaderData
  const answer: InvitationResult | undefined = actionData
  if (!invitation || answer?.over) {
    const isOver = hasLink || answer?.over || !isUninvited
    return (
      <AuthLayout title={isOver ? words.overTitle : words.onlyTitle} lead={isOver ? words.over : words.only}>
        {isUninvited && (
          <>
            <p className="mb-3.5 type-small break-all text-ink-soft">
              {words.as} {email}. <AuthLink to={href('/settings')}>{words.account}</AuthLink>
            </p>
            <RouterForm method="post" action={href('/logout')} navigate={false}>
              <Button type="submit" size="l">
                {words.logOut}
              </Button>
            </RouterForm>
          </>
        )}
      </AuthLayout>
    )
  }
  const { role } = invitation
  return (
    <AuthLayout title={words.title} lead={`${words.lead(site.name, role)} ${ROLE_RIGHTS[role]}`}>
      {email ? (
        <Form answer={answer} className="grid gap-3.5">
          <p className="type-small break-all text-ink-soft">
            {words.as} {email}.
          </p>
          <SubmitButton size="l">{words.accept}</SubmitButton>
        </Form>
      ) : (
        <div className="grid gap-3.5">
          <ButtonLink to={login} variant="primary" size="l">
            {words.signIn}
          </ButtonLink>
          <p className="type-small text-ink-soft">
            {words.createHint} <AuthLink to={signup}>{words.create}</AuthLink>
          </p>
        </div>
      )}
    </AuthLayout>
  )
}
