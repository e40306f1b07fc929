import { data, href, Link } from 'react-router'
import { ProveByProvider } from '#app/accounts/components/prove-by-provider.tsx'
import { ReauthenticationFields } from '#app/accounts/components/reauthentication-fields.tsx'
import type { SettingsContext } from '#app/accounts/components/use-settings.ts'
import type { ReauthenticationResult } from '#app/accounts/outcomes.ts'
import { reauthenticationMethod } from '#app/accounts/passwords/reauthentication.server.ts'
import { userActionCopy as words } from '#app/accounts/people/people-copy.ts'
import { peopleAddress, userActionForm, userActionQuery } from '#app/accounts/people/people-schema.ts'
import { asksAgain, changeUsers, describeUsers } from '#app/accounts/people/user-actions.server.ts'
import { errorResponse, formAction, redirectWithUndo } from '#app/accounts/request/form-action.server.ts'
import { requireOwnerSession } from '#app/accounts/request/session.server.ts'
import { readReauthentication } from '#app/accounts/schema.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { Form, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { SelectInput } from '#app/platform/ui/text-controls.tsx'
import type { Route } from './+types/people-change.ts'

const list = href('/admin/people')

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { actor, session } = await requireOwnerSession(context, request)
  const query = readQuery(userActionQuery, url)
  const { do: action, id: ids } = query
  const [people, method] = await Promise.all([
    describeUsers(actor, action === 'transfer' ? ids.slice(0, 1) : ids),
    reauthenticationMethod(actor.id),
  ])
  const isAsked = !session.fresh || (action !== null && asksAgain(action, method))
  const prove: SettingsContext['reauthentication'] = isAsked ? (method ?? 'sign-in-again') : 'none'
  return { action, people, prove, next: url.pathname + url.search, back: peopleAddress(list, query) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { action, people } = loaderData ?? {}
  return pageMeta(matches, { title: action && people ? words.title(action, people.length) : words.none })
}

/** The address says what is done, and to whom. */
export const action = formAction(
  { who: requireOwnerSession, failed: words.failed, schema: userActionForm },
  async ({ actor, input: { kept }, form, meta: sentBy }, { url }) => {
    const query = readQuery(userActionQuery, url)
    const { do: wanted, id: ids } = query
    if (!wanted || ids.length === 0) return data(failedResult(words.failed), { status: 400 })
    const given = { ...actor, meta: sentBy, reauthentication: readReauthentication(form) }
    const done = await changeUsers({ ...given, ids, action: wanted, kept })
    if (done.ok) {
      const next = wanted === 'transfer' ? href('/admin') : peopleAddress(list, query)
      return redirectWithUndo(next, {
        title: words.done(wanted, done.count),
        changeId: done.changeIds.join() || null,
      })
    }
    switch (done.reason) {
      case 'gone':
      case 'last-owner':
      case 'by-setting':
      case 'no-successor':
        return data(failedResult(words.failed, words.refused[done.reason]), { status: 409 })
      default:
        return errorResponse(done, words.failed)
    }
  },
)

export const clientAction = keepForm(words.failed)

export default function ChangePeople({ loaderData, actionData }: Route.ComponentProps) {
  const { action: wanted, people, prove, next, back } = loaderData
  const answer: ReauthenticationResult | undefined = actionData
  if (!wanted || people.length === 0) {
    return (
      <div className="wrap pb-20">
        <h1 className="pt-10 type-head">{words.none}</h1>
        <p className="mt-3 type-body text-ink-soft">{words.noneText}</p>
        <p className="mt-6 type-ui text-accent">
          <Link to={back}>{words.back}</Link>
        </p>
      </div>
    )
  }
  const isDelete = wanted === 'delete'
  return (
    <div className="wrap pb-20">
      <h1 className="pt-10 type-page">{words.title(wanted, people.length)}</h1>
      <p className="mt-3 max-w-[620px] pb-7.5 type-body text-ink-soft">{words.about[wanted]}</p>
      <ProveByProvider prove={prove} next={next} />
      <ul className="max-w-[620px] border-b border-line">
        {people.map(({ id, name, email, shared, accepted }) => (
          <li key={id} className="border-t border-line py-3">
            <p className="type-name break-words">{name}</p>
            <p className="type-small break-all text-ink-soft">{email}</p>
            {isDelete && shared + accepted > 0 && (
              <p className="type-small text-ink-soft">{words.made(shared, accepted)}</p>
            )}
          </li>
        ))}
      </ul>
      <Form answer={answer} className="mt-6 grid max-w-[400px] gap-6">
        {isDelete && people.some(({ shared, accepted }) => shared + accepted > 0) && (
          <InputField
            name="kept"
            label={words.kept.label}
            hint={words.kept.hint}
            as={SelectInput}
            options={words.kept.options}
          />
        )}
        <ReauthenticationFields prove={answer?.prove ?? prove} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant={isDelete || wanted === 'suspend' ? 'destroy' : 'primary'}>
            {words.names[wanted]}
          </SubmitButton>
          <ButtonLink to={back}>{words.cancel}</ButtonLink>
        </div>
      </Form>
    </div>
  )
}
