import type { ReactNode } from 'react'
import { Chip } from '#app/platform/ui/chip.tsx'
import { FormSection } from '#app/platform/ui/form-section.tsx'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import type { Invitation } from '../members/invitations.server.ts'
import { memberCopy as words } from '../members/member-copy.ts'
import type { Member } from '../members/members.server.ts'
import { RowButton } from '#app/platform/ui/row-button.tsx'

type MemberListProps = { members: Member[]; invitations: Invitation[] }

export function MemberList({ members, invitations }: MemberListProps) {
  if (members.length + invitations.length === 0) {
    return <p className="border-t border-line pt-5.5 type-small text-ink-soft">{words.none}</p>
  }
  return (
    <>
      {members.length > 0 && (
        <FormSection title={words.members}>
          <ul className="border-b border-line">
            {members.map(({ id, name, email, mayAdd }) => (
              <Row
                key={id}
                mayAdd={mayAdd}
                end={
                  <RowButton intent="remove" id={id} className="-mr-3" aria-label={words.removeOf(name)}>
                    {words.remove}
                  </RowButton>
                }
              >
                <p className="type-body break-words">{name}</p>
                <p className="type-small break-all text-ink-soft">{email}</p>
              </Row>
            ))}
          </ul>
        </FormSection>
      )}
      {invitations.length > 0 && (
        <FormSection title={words.pending}>
          <ul className="border-b border-line">
            {invitations.map(({ id, email, mayAdd, expiresAt }) => (
              <Row
                key={id}
                mayAdd={mayAdd}
                end={
                  <RowButton
                    intent="withdraw"
                    id={id}
                    className="-mr-3"
                    aria-label={words.withdrawOf(email ?? words.anybody)}
                  >
                    {words.withdraw}
                  </RowButton>
                }
              >
                <p className="type-body break-all">{email ?? words.anybody}</p>
                <p className="type-small text-ink-soft">
                  {words.expires} <LocalDate at={expiresAt} />
                </p>
              </Row>
            ))}
          </ul>
        </FormSection>
      )}
    </>
  )
}

function Row({ mayAdd, end, children }: { mayAdd: boolean; end: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-56">{children}</div>
      <Chip>{words.rights[mayAdd ? 'add' : 'view']}</Chip>
      {end}
    </li>
  )
}
