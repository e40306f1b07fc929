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
import { pageMeta } from '#app/http/page-meta.ts'
import { readForm, sentForm } from '#app/http/read-form.ts'
import { bad, failed, refuse } from '#app/http/refusal.server.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { requireAdmin, requireSession } from '#app/http/session.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'
import { isMailConfigured } from '#app/lib/mail.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { When } from '#app/ui/when.tsx'
import type { Route } from './+types/people.ts'

const words = peopleCopy
const INVITING = 'inviting'

/** `of` is the person whose form it answers, or the form that invites. */
type PeopleAnswer = ReauthenticationAnswer & { of?: string; link?: string }

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = await requireAdmin(context, request)
  const session = await requireSession(context, request)
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

/** Changes a role, invites somebody, or revokes an invitation. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = await requireAdmin(context, request)
  const session = await requireSession(context, request)
  const form = await sentForm(request)
  const asked = {
    actor,
    session,
    meta: requestMeta(context),
    reauthentication: readReauthentication(form),
  }
  const page = href('/admin/people')
  const intent = formText(form, 'intent')
  if (intent === 'revoke') {
    await settleOrNull(revokeInvitation({ actor, id: formText(form, 'id') }), 'revoking an invitation')
    return redirectWithToast(page, { title: words.revoked })
  }
  if (intent === 'role') {
    const read = readForm(roleForm, form)
    if (!read.ok) return answering(formText(form, 'id'), read.refusal)
    const { id: personId, role } = read.input
    const done = await settleOrNull(changeRole({ ...asked, personId, role }), 'changing a role')
    if (!done) return answering(personId, failed(words.changeFailed))
    if (done.ok) return redirectWithToast(page, { title: words.changed })
    if (done.reason === 'last-owner') return answering(personId, refusal(words.lastOwner))
    if (done.reason === 'by-setting') return answering(personId, refusal(words.isSetting))
    if (done.reason === 'gone') return redirectWithToast(page, { title: words.gone, kind: 'destructive' })
    return answering(personId, refuse(done, words.changeFailed))
  }
  const read = readForm(invitationForm, form)
  if (!read.ok) return answering(INVITING, read.refusal)
  const { role, email } = read.input
  const byMail = read.input.intent === 'by-mail' && isMailConfigured()
  const made = await settleOrNull(inviteToRole({ ...asked, role, email: email || null, byMail }), 'inviting')
  if (!made) return answering(INVITING, failed(words.inviteFailed))
  if (!made.ok) return answering(INVITING, refuse(made, words.inviteFailed))
  if (made.link === null) return redirectWithToast(page, { title: words.invited })
  return data<PeopleAnswer>({ ok: true, of: INVITING, link: made.link })
}

function refusal(failure: string) {
  return data<ReauthenticationAnswer>({ failure, toast: bad(words.changeFailed, failure) }, { status: 409 })
}

/** Several forms of the page get their answers by the same way. */
function answering(
  of: string,
  { data: answer, init }: { data: ReauthenticationAnswer; init: ResponseInit | null },
) {
  return data<PeopleAnswer>({ ...answer, of }, init ?? undefined)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<PeopleAnswer>(serverAction, failedAnswer(words.changeFailed))
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { people, invitations, prove, ownId, mailGoesOut } = loaderData
  const answer: PeopleAnswer | undefined = actionData
  const answerTo = (of: string) => (answer?.of === of ? answer : undefined)
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
