import { data, href } from 'react-router'
import { InboxHeading } from '#app/intake/inbox/components/inbox-nav.tsx'
import { DryRunList } from '#app/intake/inbox/components/dry-run-list.tsx'
import { RuleFields } from '#app/intake/inbox/components/rule-fields.tsx'
import { inboxCopy } from '#app/intake/inbox/inbox-copy.ts'
import { type DryRun, readExample, readRuleChoices, dryRun } from '#app/intake/inbox/queries.server.ts'
import { findRule, resolveRule, saveRule } from '#app/intake/inbox/rule-commands.server.ts'
import { ruleForm, ruleFormValues } from '#app/intake/inbox/rule-form.ts'
import { conditionsFromExample } from '#app/intake/inbox/rules.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { typedIn } from '#app/accounts/request/read-form.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import type { Editor } from '#app/platform/lib/authorized.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { isUuid } from '#app/platform/lib/uuid.ts'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import type { Route } from './+types/inbox-rule.ts'

type RuleResult = FormResult & {
  /** What the rule would have done, and the rule it was shown for. */
  shown?: { dryRun: DryRun; rule: string }
}

const UNKNOWN = {
  brand: { brand: inboxCopy.unknownBrand },
  type: { setType: inboxCopy.unknownType },
  occasion: { occasion: inboxCopy.unknownOccasion },
}

/** Of a new rule, or of the one in the URL. */
export async function loader({ context, request, url, params: { id } }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const [choices, example, rule] = await Promise.all([
    readRuleChoices(actor),
    exampleOf(actor, url),
    id ? findRule(id) : null,
  ])
  if (id && !rule) throw data(null, { status: 404 })
  const { sender = '', listId = '' } = example ? conditionsFromExample(example) : {}
  return {
    isOwner: actor.isAdmin,
    title: rule ? inboxCopy.editRule : inboxCopy.newRule,
    choices,
    saved: rule ? ruleFormValues(rule) : { sender, listId },
  }
}

/** The arrival that the rule is made from. */
function exampleOf(actor: Editor, { searchParams }: URL) {
  const id = searchParams.get('from') ?? ''
  return isUuid(id) ? readExample({ actor, id }) : null
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.title ?? inboxCopy.newRule })

/** Shows what the rule would have done; saves it only once that was shown for exactly this rule. */
export const action = formAction(
  { who: requireEditor, failed: inboxCopy.ruleFailed, schema: ruleForm },
  async ({ actor, input, form }, { url, params }) => {
    const resolved = await resolveRule(input)
    if (!resolved.ok) return { errors: UNKNOWN[resolved.reason] }
    const example = await exampleOf(actor, url)
    const { conditions } = resolved.rule
    const outcome = { ...resolved.rule.outcome, ...(example && { trusted: example.trusted }) }
    const rule = JSON.stringify(input)
    if (formText(form, 'intent') === 'save' && formText(form, 'shown') === rule) {
      const { id } = params as { id?: string }
      const saved = await saveRule({ actor, id, input: { conditions, outcome } })
      if (saved.ok) return redirectWithToast(href('/admin/inbox/rules'), { title: inboxCopy.ruleSaved })
      if (saved.reason === 'gone') throw data(null, { status: 404 })
      return { errors: { sender: inboxCopy.tooManyRules } }
    }
    return {
      values: typedIn(form),
      shown: { dryRun: await dryRun({ actor, conditions, outcome }), rule },
    }
  },
)

export const clientAction = keepForm(inboxCopy.ruleFailed)

export default function InboxRule({ loaderData, actionData }: Route.ComponentProps) {
  const { isOwner, title, choices, saved } = loaderData
  const answer: RuleResult | undefined = actionData
  const shown = answer?.shown
  return (
    <div className="wrap pb-20">
      <InboxHeading isOwner={isOwner} title={title} />
      <Form answer={answer} preventScrollReset className="flex max-w-[820px] flex-col gap-10">
        <RuleFields saved={saved} {...choices} />
        {shown && <DryRunList dryRun={shown.dryRun} />}
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="intent" value="show" variant={shown ? 'secondary' : 'primary'}>
            {inboxCopy.show}
          </SubmitButton>
          {shown && (
            <>
              <input type="hidden" name="shown" value={shown.rule} />
              <SubmitButton name="intent" value="save">
                {inboxCopy.save}
              </SubmitButton>
            </>
          )}
        </div>
      </Form>
    </div>
  )
}
