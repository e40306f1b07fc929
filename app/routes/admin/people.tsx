import { data, href, Link } from 'react-router'
import { InviteForm } from '#app/accounts/components/invite-form.tsx'
import { ProveByProvider } from '#app/accounts/components/prove-by-provider.tsx'
import { PeopleList } from '#app/accounts/components/people-list.tsx'
import type { ReauthenticationResult } from '#app/accounts/outcomes.ts'
import { changeRole, listPeople, makeResetLink } from '#app/accounts/people/people.server.ts'
import { peopleCopy, ROLE_NAMES } from '#app/accounts/people/people-copy.ts'
import { PEOPLE_FILTERS, peopleQuery, peopleAddress, SEARCH_MAX } from '#app/accounts/people/people-schema.ts'
import { proofNeeded } from '#app/accounts/passwords/reauthentication.server.ts'
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
import { readQuery } from '#app/platform/http/read-query.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireOwnerSession } from '#app/accounts/request/session.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { isMailConfigured } from '#app/platform/lib/mail.server.ts'
import { Pager } from '#app/platform/ui/pager.tsx'
import { SearchForm } from '#app/platform/ui/search-form.tsx'
import { useCurrentInView } from '#app/platform/ui/use-current-in-view.ts'
import { tabClass } from '#app/platform/ui/tab-class.tsx'
import { RowButton } from '#app/platform/ui/row-button.tsx'
import { Chip } from '#app/platform/ui/chip.tsx'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import type { Route } from './+types/people.ts'
import { EmailInput } from '#app/platform/ui/field.tsx'
import { Form, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { ShownOnce } from '#app/platform/ui/shown-once.tsx'
import { ReauthenticationFields } from '#app/accounts/components/reauthentication-fields.tsx'
import type { SettingsContext } from '#app/accounts/components/use-settings.ts'

const words = peopleCopy
const INVITING = 'inviting'
/** The hidden `id` of the form, by which the page knows whose answer it got. */
const RESET_LINK = 'reset-link'
const page = href('/admin/people')

type PeopleResult = ReauthenticationResult & { link?: string; resetLink?: string }

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { actor, session } = await requireOwnerSession(context, request)
  const query = readQuery(peopleQuery, url)
  const [list, invitations, prove] = await Promise.all([
    listPeople(actor, query),
    listInvitations(actor),
    proofNeeded(session),
  ])
  return { ...list, query, invitations, prove, ownId: actor.id, mailGoesOut: isMailConfigured() }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

export const action = formAction(
  {
    who: requireOwnerSession,
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
      role: withInput(roleForm, async ({ actor, input: { id, role }, form, meta }, { url }) => {
        const given = { ...actor, meta, reauthentication: readReauthentication(form) }
        const done = await changeRole({ ...given, personId: id, role })
        if (done.ok) return redirectWithToast(page + url.search, { title: words.changed })
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
  const { people, hasMore, query, invitations, prove, ownId, mailGoesOut } = loaderData
  const filters = useCurrentInView<HTMLElement>()
  const answer: PeopleResult | undefined = actionData
  const answered = answer?.values?.['id'] ?? INVITING
  const answerTo = (form: string) => (form === answered ? answer : undefined)
  return (
    <div className="wrap pb-20">
      <h1 className="pt-10 type-page">{words.title}</h1>
      <p className="mt-2 max-w-[620px] pb-7.5 type-body text-ink-soft">{words.about}</p>
      <ProveByProvider prove={prove} next={page} />
      <SearchForm
        action={page}
        query={query.q}
        label={words.search}
        placeholder={words.searchPlaceholder}
        submit={words.find}
        maxLength={SEARCH_MAX}
        size="s"
        className="w-96 max-sm:w-full"
      >
        {query.show && <input type="hidden" name="show" value={query.show} />}
      </SearchForm>
      <nav
        ref={filters}
        aria-label={words.filters}
        className="mt-6 flex gap-[26px] overflow-x-auto border-b border-line pt-px max-sm:gap-5"
      >
        {[null, ...PEOPLE_FILTERS].map((show) => (
          <Link
            key={show}
            to={peopleAddress(page, query, { show, page: 1 })}
            preventScrollReset
            aria-current={query.show === show ? 'page' : undefined}
            className={tabClass}
          >
            {show ? words.show[show] : words.all}
          </Link>
        ))}
      </nav>
      {people.length > 0 ? (
        <PeopleList people={people} query={query} ownId={ownId} prove={prove} answerTo={answerTo} />
      ) : (
        <p className="py-6 type-body text-ink-soft">{words.none}</p>
      )}
      <Pager
        label={words.pages}
        className="mt-6"
        back={
          query.page > 1
            ? { to: peopleAddress(page, query, { page: query.page - 1 }), text: words.previous }
            : null
        }
        next={hasMore ? { to: peopleAddress(page, query, { page: query.page + 1 }), text: words.next } : null}
      />
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

type ResetLinkFormProps = {
  answer: (ReauthenticationResult & { resetLink?: string }) | undefined
  prove: SettingsContext['reauthentication']
}

/** Makes a link with which a user chooses a new password, where none can be sent. */
function ResetLinkForm({ answer, prove }: ResetLinkFormProps) {
  return (
    <section aria-labelledby="reset" className="max-w-[720px] pt-12">
      <h2 id="reset" className="type-head">
        {peopleCopy.reset.title}
      </h2>
      <p className="mt-1.5 type-body text-ink-soft">{peopleCopy.reset.about}</p>
      {answer?.resetLink && <ShownOnce text={peopleCopy.link} secret={answer.resetLink} className="mt-5" />}
      <Form
        key={answer?.resetLink}
        answer={answer}
        preventScrollReset
        className="mt-5 grid gap-4 sm:max-w-[348px]"
      >
        <input type="hidden" name="id" value={RESET_LINK} />
        <InputField name="email" label={peopleCopy.reset.email} required as={EmailInput} autoComplete="off" />
        <ReauthenticationFields prove={answer?.prove ?? prove} />
        <SubmitButton variant="secondary" name="intent" value={RESET_LINK} className="justify-self-start">
          {peopleCopy.reset.create}
        </SubmitButton>
      </Form>
    </section>
  )
}
