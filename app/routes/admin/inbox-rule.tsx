import { Form, href } from 'react-router'
import { InboxHeading } from '#app/features/inbox/components/inbox-nav.tsx'
import { RehearsalList } from '#app/features/inbox/components/rehearsal-list.tsx'
import { RuleFields } from '#app/features/inbox/components/rule-fields.tsx'
import { inboxCopy } from '#app/features/inbox/inbox-copy.ts'
import { type Rehearsal, readExample, readRuleChoices, rehearse } from '#app/features/inbox/queries.server.ts'
import { createRule, unknownPart } from '#app/features/inbox/rule-commands.server.ts'
import { ruleForm } from '#app/features/inbox/rule-form.ts'
import { conditionsFromExample } from '#app/features/inbox/rules.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { typedIn } from '#app/http/read-form.ts'
import { requireEditor } from '#app/http/session.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import type { Editor } from '#app/lib/authorized.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/inbox-rule.ts'

type RuleAnswer = FormAnswer & {
  /** What the rule would have done, and the rule it was shown for. */
  shown?: { rehearsal: Rehearsal; rule: string }
}

const failed = failedAnswer(inboxCopy.ruleFailed)

const UNKNOWN = {
  brand: { brand: inboxCopy.unknownBrand },
  type: { type: inboxCopy.unknownType },
  occasion: { occasion: inboxCopy.unknownOccasion },
  'too-many': { sender: inboxCopy.tooManyRules },
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const [choices, example] = await Promise.all([readRuleChoices(actor), exampleOf(actor, url)])
  return { isOwner: actor.isAdmin, choices, example: example ? conditionsFromExample(example) : {} }
}

/** The arrival that the rule is made from. */
function exampleOf(actor: Editor, { searchParams }: URL) {
  const id = searchParams.get('from') ?? ''
  return isUuid(id) ? readExample({ actor, id }) : null
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: inboxCopy.newRule })

/** Shows what the rule would have done; saves it only once that was shown for exactly this rule. */
export const action = formAction(
  { who: requireEditor, failed, schema: ruleForm },
  async ({ actor, input, form }, { url }) => {
    const example = await exampleOf(actor, url)
    const { conditions } = input
    const outcome = { ...input.outcome, ...(example && { trusted: example.trusted }) }
    const rule = JSON.stringify(input)
    if (formText(form, 'intent') === 'save' && formText(form, 'shown') === rule) {
      const created = await createRule({ actor, input: { conditions, outcome } })
      if (!created.ok) return { errors: UNKNOWN[created.reason] }
      return redirectWithToast(href('/admin/inbox/rules'), { title: inboxCopy.ruleSaved })
    }
    const unknown = await unknownPart(input)
    if (unknown) return { errors: UNKNOWN[unknown] }
    return {
      values: typedIn(form),
      shown: { rehearsal: await rehearse({ actor, conditions, outcome }), rule },
    }
  },
)

export const clientAction = keepForm(failed)

export default function InboxRule({ loaderData, actionData }: Route.ComponentProps) {
  const { isOwner, choices, example } = loaderData
  const answer: RuleAnswer | undefined = actionData
  const { shown, failure } = answer ?? {}
  const values = answer?.values ?? { sender: example.sender, listId: example.listId }
  return (
    <div className="wrap pb-20">
      <InboxHeading isOwner={isOwner} title={inboxCopy.newRule} />
      <Form method="post" preventScrollReset className="flex max-w-[820px] flex-col gap-10">
        <RuleFields values={values} errors={answer?.errors ?? {}} {...choices} />
        {failure && (
          <p role="alert" className="type-body text-stamp">
            {failure}
          </p>
        )}
        {shown && <RehearsalList rehearsal={shown.rehearsal} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="show" variant={shown ? 'secondary' : 'primary'}>
            {inboxCopy.show}
          </Button>
          {shown && (
            <>
              <input type="hidden" name="shown" value={shown.rule} />
              <Button type="submit" name="intent" value="save" variant="primary">
                {inboxCopy.save}
              </Button>
            </>
          )}
        </div>
      </Form>
    </div>
  )
}
