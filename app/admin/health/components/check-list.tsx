import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Chip } from '#app/platform/ui/chip.tsx'
import type { HealthCheck } from '../checks.server.ts'
import { type CheckId, healthCopy as words } from '../copy.ts'

const VARIANTS = { ok: 'accent', warning: 'plain', failed: 'stamp' } as const

export function StateChip({ state }: Pick<HealthCheck, 'state'>) {
  return <Chip variant={VARIANTS[state]}>{words.states[state]}</Chip>
}

export function CheckList({ checks }: { checks: HealthCheck[] }) {
  return (
    <ul className="border-b border-line">
      {checks.map(({ id, state, text, details }) => (
        <li
          key={id}
          className="grid items-start gap-x-8 gap-y-2 border-t border-line py-4 sm:grid-cols-[225.5px_minmax(0,1fr)_auto]"
        >
          <div className="flex items-center gap-3">
            <h2 className="type-name">{words.checks[id].name}</h2>
            <StateChip state={state} />
          </div>
          <div className="min-w-0 type-body break-words">
            <p>{text}</p>
            {details && (
              <ul className="mt-2 grid grid-cols-1 gap-1 type-small text-ink-soft">
                {details.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
          {(id !== 'jobs' || state !== 'ok') && <CheckAction id={id} />}
        </li>
      ))}
    </ul>
  )
}

/** The action of a check. A button returns to the page it is on. */
export function CheckAction({ id }: { id: CheckId }) {
  const { label, path, intent } = words.checks[id].action
  if (!intent) {
    return (
      <ButtonLink to={path} size="s" className="justify-self-start">
        {label}
      </ButtonLink>
    )
  }
  return (
    <Form method="post" action={path} preventScrollReset>
      <Button type="submit" name="intent" value={intent} size="s">
        {label}
      </Button>
    </Form>
  )
}
