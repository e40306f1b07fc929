import { data, Form as PlainForm, href } from 'react-router'
import { InviteForm } from '#app/features/accounts/components/invite-form.tsx'
import { PeopleList } from '#app/features/accounts/components/people-list.tsx'
import type { SettingsContext } from '#app/features/accounts/components/use-settings.ts'
import { copy } from '#app/features/accounts/copy.ts'
import type { ReauthenticationAnswer } from '#app/features/accounts/outcomes.ts'
import { changeRole, listPeople } from '#app/features/accounts/people.server.ts'
import { peopleCopy, ROLE_NAMES } from '#app/features/accounts/people-copy.ts'
import { reauthenticationMethod } from '#app/features/accounts/reauthentication.server.ts'
import {
  inviteToRole,
  listInvitations,
  revokeInvitation,
} from '#app/features/accounts/role-invitations.server.ts'
import { invitationForm, readReauthentication, roleForm } from '#app/features/accounts/schema.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction, withInput } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { refuse } from '#app/http/refusal.server.ts'
import { type PageContext, requestMeta } from '#app/http/request-context.server.ts'
import { requireAdmin, requireSession } from '#app/http/session.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'
import { isMailConfigured } from '#app/lib/mail.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { When } from '#app/ui/when.tsx'
import type { Route } from './+types/people.ts'

const words = peopleCopy
const INVITING = 'inviting'
const page = href('/admin/people')
const failed = failedAnswer(words.changeFailed)

type PeopleAnswer = ReauthenticationAnswer & { link?: string }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, session } = await requireAdminSession(context, request)
  const [people, invitations, method] = await Promise.all([
    listPeople(actor),
    listInvitations(actor),
    session.fresh ? ('none' as const) : reauthenticationMethod(actor.id),
  ])
  const prove: SettingsContext['reauthentication'] = method ?? 'sign-in-again'
  return { people, invitations, prove, ownId: actor.id, mailGoesOut: isMailConfigured() }
}

/** It may contain a link that is shown once. */
export function headers() {
  return { 'Cache-Control': 'no-store' }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

async function requireAdminSession(context: PageContext, request: Request) {
  const actor = await requireAdmin(context, request)
  return { actor, session: await requireSession(context, request) }
}

/** Changes a role, invites somebody, or revokes an invitation. */
export const action = formAction(
  {
    who: requireAdminSession,
    failed,
    schema: invitationForm,
    intents: {
      async revoke({ actor: { actor }, form }) {
        await settleOrNull(revokeInvitation({ actor, id: formText(form, 'id') }), 'revoking an invitation')
        return redirectWithToast(page, { title: words.revoked })
      },
      role: withInput(roleForm, async ({ actor, input: { id, role }, form }, { context }) => {
        const given = { ...actor, meta: requestMeta(context), reauthentication: readReauthentication(form) }
        const done = await changeRole({ ...given, personId: id, role })
        if (done.ok) return redirectWithToast(page, { title: words.changed })
        switch (done.reason) {
          case 'last-owner':
            return data(failedAnswer(words.changeFailed, words.lastOwner), { status: 409 })
          case 'by-setting':
            return data(failedAnswer(words.changeFailed, words.isSetting), { status: 409 })
          case 'gone':
            return redirectWithToast(page, { title: words.gone, kind: 'destructive' })
          default:
            return refuse(done, words.changeFailed)
        }
      }),
    },
  },
  async ({ actor, input: { intent, role, email }, form }, { context }) => {
    const given = { ...actor, meta: requestMeta(context), reauthentication: readReauthentication(form) }
    const byMail = intent === 'by-mail' && isMailConfigured()
    const made = await settleOrNull(
      inviteToRole({ ...given, role, email: email || null, byMail }),
      'inviting',
    )
    if (!made) return data(failedAnswer(words.inviteFailed), { status: 500 })
    if (!made.ok) return refuse(made, words.inviteFailed)
    return made.link === null
      ? redirectWithToast(page, { title: words.invited })
      : { ok: true, link: made.link }
  },
)

export const clientAction = keepForm(failed)

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { people, invitations, prove, ownId, mailGoesOut } = loaderData
  const answer: PeopleAnswer | undefined = actionData
  const answered = answer?.values?.['id'] ?? INVITING
  const answerTo = (form: string) => (form === answered ? answer : undefined)
  return (
    <div className="wrap pb-20">
      <h1 className="pt-10 font-display text-[2.375rem]/[1.1] tracking-[-0.03em]">{words.title}</h1>
      <p className="mt-2 max-w-[620px] pb-7.5 type-body text-ink-soft">{words.about}</p>
      {prove === 'google' && (
        <PlainForm
          method="post"
          action={`${href('/settings/reauthenticate')}?next=${encodeURIComponent(href('/admin/people'))}`}
          navigate={false}
          className="pb-7.5"
        >
          <p className="mb-3 type-body">{copy.dialogs.proveGoogle}</p>
          <Button type="submit">{copy.dialogs.continueWithGoogle}</Button>
        </PlainForm>
      )}
      {prove === 'sign-in-again' && <p className="pb-7.5 type-body">{copy.errors.signInAgain}</p>}
      <PeopleList people={people} ownId={ownId} prove={prove} answerTo={answerTo} />
      <InviteForm answer={answerTo(INVITING)} prove={prove} mailGoesOut={mailGoesOut} />
      {invitations.length > 0 && (
        <section aria-labelledby="pending" className="max-w-[720px] pt-12">
          <h2 id="pending" className="type-head">
            {words.pending}
          </h2>
          <ul className="mt-4 border-b border-line">
            {invitations.map(({ id, role, email, expiresAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3">
                <p className="min-w-0 flex-1 basis-56 type-body break-all">{email ?? words.anybody}</p>
                <Chip>{ROLE_NAMES[role]}</Chip>
                <p className="type-small text-ink-soft">
                  {words.expires} <When at={expiresAt} />
                </p>
                <PlainForm method="post" preventScrollReset className="-mr-3">
                  <input type="hidden" name="id" value={id} />
                  <Button type="submit" name="intent" value="revoke" size="s" variant="quiet">
                    {words.revoke}
                  </Button>
                </PlainForm>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
