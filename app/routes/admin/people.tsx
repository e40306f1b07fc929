import { data, Form as PlainForm, href } from 'react-router'
import { InviteForm } from '#app/accounts/components/invite-form.tsx'
import { RESET_LINK, ResetLinkForm } from '#app/accounts/components/reset-link-form.tsx'
import { PeopleList } from '#app/accounts/components/people-list.tsx'
import type { SettingsContext } from '#app/accounts/components/use-settings.ts'
import { copy } from '#app/accounts/copy.ts'
import type { ReauthenticationResult } from '#app/accounts/outcomes.ts'
import { changeRole, listPeople, makeResetLink } from '#app/accounts/people/people.server.ts'
import { peopleCopy, ROLE_NAMES } from '#app/accounts/people/people-copy.ts'
import { reauthenticationMethod } from '#app/accounts/passwords/reauthentication.server.ts'
import {
  inviteToRole,
  listInvitations,
  revokeInvitation,
} from '#app/accounts/people/role-invitations.server.ts'
import { emailForm, invitationForm, readReauthentication, roleForm } from '#app/accounts/schema.ts'
import {
  redirectWithToast,
  formAction,
  withInput,
  errorResponse,
} from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import type { PageContext } from '#app/accounts/request/request-context.server.ts'
import { requireAdmin, requireSession } from '#app/accounts/request/session.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { isMailConfigured } from '#app/platform/lib/mail.server.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { RowButton } from '#app/platform/ui/row-button.tsx'
import { Chip } from '#app/platform/ui/chip.tsx'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import type { Route } from './+types/people.ts'

const words = peopleCopy
const INVITING = 'inviting'
const page = href('/admin/people')

type PeopleResult = ReauthenticationResult & { link?: string; resetLink?: string }

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

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

async function requireAdminSession(context: PageContext, request: Request) {
  const actor = await requireAdmin(context, request)
  return { actor, session: await requireSession(context, request) }
}

export const action = formAction(
  {
    who: requireAdminSession,
    failed: words.changeFailed,
    schema: invitationForm,
    intents: {
      async revoke({ actor: { actor }, form }) {
        await settleOrNull(revokeInvitation({ actor, id: formText(form, 'id') }), 'revoking an invitation')
        return redirectWithToast(page, { title: words.revoked })
      },
      [RESET_LINK]: withInput(emailForm, async ({ actor, input: { email }, form }) => {
        const made = await makeResetLink({ ...actor, email, reauthentication: readReauthentication(form) })
        if (made.ok) return { ok: true, resetLink: made.link, values: { id: RESET_LINK } }
        if (made.reason === 'no-account') return { errors: { email: words.reset.unknown } }
        return errorResponse(made, words.reset.failed)
      }),
      role: withInput(roleForm, async ({ actor, input: { id, role }, form, meta }) => {
        const given = { ...actor, meta, reauthentication: readReauthentication(form) }
        const done = await changeRole({ ...given, personId: id, role })
        if (done.ok) return redirectWithToast(page, { title: words.changed })
        switch (done.reason) {
          case 'last-owner':
            return data(failedResult(words.changeFailed, words.lastOwner), { status: 409 })
          case 'by-setting':
            return data(failedResult(words.changeFailed, words.isSetting), { status: 409 })
          case 'gone':
            return redirectWithToast(page, { title: words.gone, kind: 'destructive' })
          default:
            return errorResponse(done, words.changeFailed)
        }
      }),
    },
  },
  async ({ actor, input: { intent, role, email }, form, meta }) => {
    const given = { ...actor, meta, reauthentication: readReauthentication(form) }
    const byMail = intent === 'by-mail' && isMailConfigured()
    const made = await settleOrNull(
      inviteToRole({ ...given, role, email: email || null, byMail }),
      'inviting',
    )
    if (!made) return data(failedResult(words.inviteFailed), { status: 500 })
    if (!made.ok) return errorResponse(made, words.inviteFailed)
    return made.link === null
      ? redirectWithToast(page, { title: words.invited })
      : { ok: true, link: made.link }
  },
)

export const clientAction = keepForm(words.changeFailed)

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { people, invitations, prove, ownId, mailGoesOut } = loaderData
  const answer: PeopleResult | undefined = actionData
  const answered = answer?.values?.['id'] ?? INVITING
  const answerTo = (form: string) => (form === answered ? answer : undefined)
  return (
    <div className="wrap pb-20">
      <h1 className="pt-10 font-display text-[2.375rem]/[1.1] tracking-[-0.03em]">{words.title}</h1>
      <p className="mt-2 max-w-[620px] pb-7.5 type-body text-ink-soft">{words.about}</p>
      {typeof prove === 'object' && (
        <PlainForm
          method="post"
          action={`${href('/settings/reauthenticate/:provider', { provider: prove.id })}?next=${encodeURIComponent(href('/admin/people'))}`}
          navigate={false}
          className="pb-7.5"
        >
          <p className="mb-3 type-body">{copy.dialogs.proveAt(prove.name)}</p>
          <Button type="submit">{copy.dialogs.continueWith(prove.name)}</Button>
        </PlainForm>
      )}
      {prove === 'sign-in-again' && <p className="pb-7.5 type-body">{copy.errors.signInAgain}</p>}
      <PeopleList people={people} ownId={ownId} prove={prove} answerTo={answerTo} />
      <InviteForm answer={answerTo(INVITING)} prove={prove} mailGoesOut={mailGoesOut} />
      <ResetLinkForm answer={answerTo(RESET_LINK)} prove={prove} />
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
                  {words.expires} <LocalDate at={expiresAt} />
                </p>
                <RowButton id={id} intent="revoke" className="-mr-3">
                  {words.revoke}
                </RowButton>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
