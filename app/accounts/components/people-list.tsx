import { Chip } from '#app/platform/ui/chip.tsx'
import { Form, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { SelectInput } from '#app/platform/ui/text-controls.tsx'
import { ROLES } from '#app/platform/lib/authorized.ts'
import type { ReauthenticationResult } from '../outcomes.ts'
import { peopleCopy, ROLE_NAMES } from '../people/people-copy.ts'
import type { PersonWithRole } from '../people/people.server.ts'
import { ReauthenticationFields } from './reauthentication-fields.tsx'
import type { SettingsContext } from './use-settings.ts'

type PeopleListProps = {
  people: PersonWithRole[]
  ownId: string
  prove: SettingsContext['reauthentication']
  /** The answer to the form of one of them. */
  answerTo: (id: string) => ReauthenticationResult | undefined
}

const words = peopleCopy

export function PeopleList({ people, ownId, prove, answerTo }: PeopleListProps) {
  return (
    <ul className="border-b border-line">
      {people.map(({ id, name, email, role, isConfirmed, bySetting }) => {
        const answer = answerTo(id)
        const note = bySetting ? words.bySetting : isConfirmed ? null : words.unconfirmed
        return (
          <li
            key={id}
            className="grid items-start gap-x-6 gap-y-2 border-t border-line py-4 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,320px)]"
          >
            <div className="min-w-0">
              <h2 className="type-name break-words">
                {name}
                {id === ownId && <span className="ml-2 type-small text-ink-soft">{words.you}</span>}
              </h2>
              <p className="mt-0.5 type-small break-all text-ink-soft">{email}</p>
            </div>
            <p className="flex items-center gap-3 md:pt-0.5">
              <Chip variant={role === 'admin' ? 'accent' : 'plain'}>{ROLE_NAMES[role]}</Chip>
            </p>
            <div className="md:text-right">
              {note && <p className="type-small text-ink-soft md:pt-1.5">{note}</p>}
              {!bySetting && (
                <details open={answer !== undefined} className="group text-left">
                  <summary className="-ml-3 w-fit cursor-pointer list-none rounded-control px-3 py-1.5 type-ui hover:bg-sunk md:mr-0 md:ml-auto [&::-webkit-details-marker]:hidden">
                    {words.change}
                    <span className="sr-only">{` ${name}`}</span>
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
                </details>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
