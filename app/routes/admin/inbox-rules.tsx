import { ArrowDown, ArrowUp } from 'lucide-react'
import { Form, href, redirect } from 'react-router'
import { InboxHeading } from '#app/intake/inbox/components/inbox-nav.tsx'
import { inboxCopy } from '#app/intake/inbox/inbox-copy.ts'
import { listRules, readRuleChoices } from '#app/intake/inbox/queries.server.ts'
import { deleteRule, moveRule, setRuleEnabled } from '#app/intake/inbox/rule-commands.server.ts'
import { describeConditions, describeOutcome } from '#app/intake/inbox/rules.ts'
import { redirectWithUndo, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { keepPage } from '#app/platform/http/with-fallback.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Chip } from '#app/platform/ui/chip.tsx'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import type { Route } from './+types/inbox-rules.ts'

const page = href('/admin/inbox/rules')

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const [rules, { addresses }] = await Promise.all([listRules(actor), readRuleChoices(actor)])
  const addressOf = (id: string) => addresses.find((one) => one.id === id)?.address ?? 'a removed address'
  return {
    isOwner: actor.isAdmin,
    rules: rules.map(({ id, enabled, conditions, outcome }) => ({
      id,
      enabled,
      when: describeConditions(conditions, addressOf),
      does: describeOutcome(outcome),
    })),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: inboxCopy.rules })

export const action = formAction({
  who: requireEditor,
  failed: inboxCopy.changeFailed,
  page,
  intents: {
    enable: (given) => setEnabled(given, true),
    disable: (given) => setEnabled(given, false),
    up: (given) => move(given, -1),
    down: (given) => move(given, 1),
    async delete({ actor, form }) {
      const deleted = await deleteRule({ actor, id: formText(form, 'id') })
      return deleted ? redirectWithUndo(page, { title: inboxCopy.ruleDeleted, ...deleted }) : redirect(page)
    },
  },
})

async function setEnabled({ actor, form }: { actor: Editor; form: FormData }, enabled: boolean) {
  await setRuleEnabled({ actor, id: formText(form, 'id'), enabled })
  return redirect(page)
}

async function move({ actor, form }: { actor: Editor; form: FormData }, by: -1 | 1) {
  await moveRule({ actor, id: formText(form, 'id'), by })
  return redirect(page)
}

export const clientAction = keepPage(inboxCopy.changeFailed)

export default function InboxRules({ loaderData: { isOwner, rules } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-20">
      <InboxHeading isOwner={isOwner} title={inboxCopy.rules}>
        <ButtonLink to={href('/admin/inbox/rules/new')} variant="primary">
          {inboxCopy.newRule}
        </ButtonLink>
      </InboxHeading>
      <p className="pb-5 type-body text-ink-soft">
        {rules.length === 0 ? inboxCopy.noRules : inboxCopy.rulesNote}
      </p>
      <ol>
        {rules.map(({ id, enabled, when, does }, at) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-5"
          >
            <div className="min-w-0">
              <h2 className="type-name break-words">
                {does} {!enabled && <Chip>{inboxCopy.off}</Chip>}
              </h2>
              <p className="mt-1 type-body break-words text-ink-soft">{when}</p>
            </div>
            <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
              <input type="hidden" name="id" value={id} />
              {rules.length > 1 && (
                <>
                  <MoveButton to="up" disabled={at === 0} rule={when} />
                  <MoveButton to="down" disabled={at === rules.length - 1} rule={when} />
                </>
              )}
              <ButtonLink to={href('/admin/inbox/rules/:id', { id })} size="s">
                {inboxCopy.edit}
                <span className="sr-only">: {when}</span>
              </ButtonLink>
              <Button type="submit" size="s" name="intent" value={enabled ? 'disable' : 'enable'}>
                {enabled ? inboxCopy.disable : inboxCopy.enable}
                <span className="sr-only">: {when}</span>
              </Button>
              <Button type="submit" size="s" variant="danger" name="intent" value="delete">
                {inboxCopy.deleteRule}
                <span className="sr-only">: {when}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ol>
    </div>
  )
}

type MoveButtonProps = { to: 'up' | 'down'; disabled: boolean; rule: string }

/** The first matching rule decides, so their order matters. */
function MoveButton({ to, disabled, rule }: MoveButtonProps) {
  const Arrow = to === 'up' ? ArrowUp : ArrowDown
  return (
    <IconButton
      type="submit"
      name="intent"
      value={to}
      disabled={disabled}
      label={`${inboxCopy.move[to]}: ${rule}`}
    >
      <Arrow />
    </IconButton>
  )
}
