import { Form as PlainForm, href, Link } from 'react-router'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Chip } from '#app/platform/ui/chip.tsx'
import { Form, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { SelectInput } from '#app/platform/ui/text-controls.tsx'
import { ROLES } from '#app/platform/lib/authorized.ts'
import type { ReauthenticationResult } from '../outcomes.ts'
import { peopleCopy, ROLE_NAMES, userActionCopy } from '../people/people-copy.ts'
import type { Person } from '../people/people.server.ts'
import {
  peopleAddress,
  peopleParameters,
  type PeopleQuery,
  type UserAction,
} from '../people/people-schema.ts'
import { ReauthenticationFields } from './reauthentication-fields.tsx'
import type { SettingsContext } from './use-settings.ts'

type PeopleListProps = {
  people: Person[]
  query: PeopleQuery
  ownId: string
  prove: SettingsContext['reauthentication']
  answerTo: (id: string) => ReauthenticationResult | undefined
}

const words = peopleCopy
const SELECTION = 'selection'
const list = href('/admin/people')

export function PeopleList({ people, query, ownId, prove, answerTo }: PeopleListProps) {
  const canSelect = ({ id, bySetting }: Person) => id !== ownId && !bySetting
  const isSelected = query.select === 'all'
  return (
    <>
      <ul key={peopleAddress(list, query, { select: query.select })} className="border-b border-line">
        {people.map((person) => (
          <li
            key={person.id}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-2 border-t border-line py-4 first:border-t-0 md:grid-cols-[1.5rem_minmax(0,1fr)_minmax(0,320px)]"
          >
            {canSelect(person) && (
              <input
                type="checkbox"
                form={SELECTION}
                name="id"
                value={person.id}
                defaultChecked={isSelected}
                aria-label={words.select(person.name)}
                className="mt-0.5 size-6 accent-accent"
              />
            )}
            <PersonText person={person} isOwn={person.id === ownId} />
            <div className="col-start-2 md:col-start-3 md:text-right">
              {person.bySetting ? (
                <p className="type-small text-ink-soft md:pt-1.5">{words.bySetting}</p>
              ) : (
                <PersonChanges
                  person={person}
                  query={query}
                  isOwn={person.id === ownId}
                  prove={prove}
                  answer={answerTo(person.id)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {people.some(canSelect) && (
        <PlainForm
          id={SELECTION}
          action={href('/admin/people/change')}
          aria-labelledby="selected"
          className="flex flex-wrap items-center gap-3 pt-4"
        >
          {peopleParameters(query).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <h2 id="selected" className="type-ui">
            {words.selected}
          </h2>
          {([query.show === 'suspended' ? 'lift' : 'suspend', 'sign-out', 'delete'] as const).map(
            (action) => (
              <Button
                key={action}
                type="submit"
                name="do"
                value={action}
                variant={action === 'delete' ? 'danger' : 'secondary'}
              >
                {userActionCopy.names[action]}
              </Button>
            ),
          )}
          <Link
            to={peopleAddress(list, query, { select: isSelected ? null : 'all' })}
            preventScrollReset
            className="type-ui text-accent"
          >
            {isSelected ? words.selectNone : words.selectAll}
          </Link>
        </PlainForm>
      )}
    </>
  )
}

function PersonText({ person, isOwn }: { person: Person; isOwn: boolean }) {
  const { name, email, role, isConfirmed, suspendedAt, source, providers, lastSignInAt, sessions } = person
  const provider = source === 'sso' && providers.join(', ')
  return (
    <div className="col-start-2 min-w-0">
      <h2 className="type-name break-words">
        {name} {isOwn && <span className="ml-1 type-small text-ink-soft">{words.you}</span>}
      </h2>
      <p className="mt-0.5 type-small break-all text-ink-soft">{email}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 type-small text-ink-soft">
        <Chip variant={role === 'admin' ? 'accent' : 'plain'}>{ROLE_NAMES[role]}</Chip>
        {suspendedAt && <Chip variant="stamp">{words.suspended}</Chip>}
        {!isConfirmed && <Chip>{words.unconfirmed}</Chip>}
        <span>{provider || words.source[source]}</span>
        <span>
          {lastSignInAt ? (
            <>
              {words.lastSignIn} <LocalDate at={lastSignInAt} />
            </>
          ) : (
            words.never
          )}
        </span>
        {sessions > 0 && <span>{words.sessions(sessions)}</span>}
      </p>
    </div>
  )
}

type PersonChangesProps = {
  person: Person
  query: PeopleQuery
  isOwn: boolean
  prove: SettingsContext['reauthentication']
  answer: ReauthenticationResult | undefined
}

function PersonChanges({ person, query, isOwn, prove, answer }: PersonChangesProps) {
  const { id, name, role, isConfirmed, suspendedAt, sessions } = person
  const actions: UserAction[] = [
    suspendedAt ? 'lift' : 'suspend',
    ...(sessions > 0 ? (['sign-out'] as const) : []),
    ...(isConfirmed && !suspendedAt ? (['transfer'] as const) : []),
    'delete',
  ]
  const parametersOf = (action: UserAction) =>
    new URLSearchParams([...peopleParameters(query), ['do', action], ['id', id]])
  return (
    <details open={answer !== undefined} className="group text-left">
      <summary className="-ml-3 w-fit cursor-pointer list-none rounded-control px-3 py-1.5 type-ui hover:bg-sunk md:mr-0 md:ml-auto [&::-webkit-details-marker]:hidden">
        {words.change}
        <span className="sr-only"> {name}</span>
      </summary>
      <Form answer={answer} preventScrollReset className="grid gap-3 pt-2 pb-1">
        <input type="hidden" name="id" value={id} />
        <InputField
          name="role"
          label={words.role}
          as={SelectInput}
          saved={role}
          options={ROLES.toReversed().map((one) => [one, ROLE_NAMES[one]])}
        />
        <ReauthenticationFields prove={answer?.prove ?? prove} />
        <SubmitButton name="intent" value="role" className="justify-self-start">
          {words.save}
        </SubmitButton>
      </Form>
      {!isOwn && (
        <ul className="flex flex-wrap gap-2 pt-4">
          {actions.map((action) => (
            <li key={action}>
              <ButtonLink
                to={`${href('/admin/people/change')}?${parametersOf(action)}`}
                size="s"
                variant={action === 'delete' ? 'danger' : 'secondary'}
              >
                {userActionCopy.names[action]}
                <span className="sr-only"> {name}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
