import { Form, href, Link, redirect } from 'react-router'
import { InboxHeading } from '#app/features/inbox/components/inbox-nav.tsx'
import { inboxCopy } from '#app/features/inbox/inbox-copy.ts'
import { listRules, readRuleChoices } from '#app/features/inbox/queries.server.ts'
import { deleteRule, setRuleEnabled } from '#app/features/inbox/rule-commands.server.ts'
import { describeConditions, describeOutcome } from '#app/features/inbox/rules.ts'
import { redirectWithUndo } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireEditor } from '#app/http/session.server.ts'
import { keepPage } from '#app/http/with-fallback.ts'
import type { Editor } from '#app/lib/authorized.ts'
import { failedAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import type { Route } from './+types/inbox-rules.ts'

const page = href('/admin/inbox/rules')
const failed = failedAnswer(inboxCopy.changeFailed)

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

/** Turns a rule on or off, or deletes it. */
export const action = formAction({
  who: requireEditor,
  failed,
  page,
  intents: {
    enable: (given) => setEnabled(given, true),
    disable: (given) => setEnabled(given, false),
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

export const clientAction = keepPage(failed)

export default function InboxRules({ loaderData: { isOwner, rules } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-20">
      <InboxHeading isOwner={isOwner} title={inboxCopy.rules}>
        <Button asChild variant="primary">
          <Link to={href('/admin/inbox/rules/new')}>{inboxCopy.newRule}</Link>
        </Button>
      </InboxHeading>
      <p className="pb-5 type-body text-ink-soft">
        {rules.length === 0 ? inboxCopy.noRules : inboxCopy.rulesNote}
      </p>
      <ol>
        {rules.map(({ id, enabled, when, does }) => (
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
            <Form method="post" preventScrollReset className="flex gap-2">
              <input type="hidden" name="id" value={id} />
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
