import { data, Form, href, Link, useSearchParams } from 'react-router'
import { asAdministrator } from '#app/accounts/policy.ts'
import { changeEmails, deleteEmails } from '#app/admin/emails/bulk-commands.server.ts'
import { bulkCopy as words } from '#app/admin/emails/bulk-copy.ts'
import { BULK_FIELDS, bulkForm, selectionQuery } from '#app/admin/emails/bulk-schema.ts'
import { readChoices } from '#app/admin/emails/choices.server.ts'
import { BulkFields } from '#app/admin/emails/components/bulk-fields.tsx'
import { SelectionSummary } from '#app/admin/emails/components/selection-summary.tsx'
import { adminEmailsCopy } from '#app/admin/emails/copy.ts'
import { CHANGED_MAX } from '#app/admin/emails/schema.ts'
import { describeSelection } from '#app/admin/emails/selection.server.ts'
import { redirectWithToast, redirectWithUndo, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import type { Route } from './+types/emails-change.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const query = readQuery(selectionQuery, url)
  const field = query.field === 'delete' && !asAdministrator(actor) ? null : query.field
  const [selection, choices] = await Promise.all([
    describeSelection(actor, { ...query, field }),
    readChoices(actor),
  ])
  return { ...selection, field, choices, back: listAddress(query.list), mayDelete: actor.isAdmin }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: words.title(loaderData?.field ?? null, loaderData?.count ?? 0) })

/** Makes the change that the page has named; the address says which emails. */
export const action = formAction(
  { who: requireEditor, failed: words.failed, schema: bulkForm },
  async ({ actor, input, form }, { url }) => {
    const selection = readQuery(selectionQuery, url)
    const back = listAddress(selection.list)
    const expected = Number(formText(form, 'count'))
    const owner = asAdministrator(actor)
    if (input.field === 'delete' && !owner) {
      return redirectWithToast(back, { title: words.ownerOnly, kind: 'destructive' })
    }
    const outcome =
      input.field === 'delete'
        ? await deleteEmails({ actor: owner!, selection, expected })
        : await changeEmails({ actor, selection, expected, input })
    if (outcome.ok) {
      const title = words.done[input.field](outcome.count)
      return redirectWithUndo(back, { title, description: words.undoNote, changeId: outcome.changeId })
    }
    switch (outcome.reason) {
      case 'changed':
        return data({ failure: words.changed(outcome.count) }, { status: 409 })
      case 'too-many':
        return { failure: words.tooMany(CHANGED_MAX) }
      case 'unknown':
        return { errors: { value: words.unknown[input.field as 'brand' | 'type' | 'occasion'] } }
      case 'unchanged':
        return redirectWithToast(back, { title: words.unchanged })
      default:
        return redirectWithToast(back, { title: words.none, kind: 'destructive' })
    }
  },
)

export const clientAction = keepForm(words.failed)

export default function ChangeEmails({ loaderData, actionData }: Route.ComponentProps) {
  const { count, isTooMany, emails, field, choices, back, mayDelete } = loaderData
  const answer: FormResult | undefined = actionData
  if (count === 0 || isTooMany || field === null) {
    const isReady = count > 0 && !isTooMany
    return (
      <div className="wrap pb-20">
        <h1 className="pt-10 type-head">{count === 0 ? words.none : words.title(field, count)}</h1>
        {isReady ? (
          <FieldLinks mayDelete={mayDelete} />
        ) : (
          <p className="mt-3 max-w-[620px] type-body text-ink-soft">
            {isTooMany ? words.tooMany(CHANGED_MAX) : words.noneText}
          </p>
        )}
        <p className="mt-6 type-ui text-accent">
          <Link to={back}>{words.backToList}</Link>
        </p>
      </div>
    )
  }
  return (
    <div className="wrap pb-20">
      <h1 className="pt-10 type-page">{words.title(field, count)}</h1>
      <p className="mt-3 max-w-[620px] type-body text-ink-soft">{words.notes[field]}</p>
      <Form method="post" className="mt-8 flex flex-col gap-8">
        <input type="hidden" name="field" value={field} />
        <input type="hidden" name="count" value={count} />
        {field !== 'delete' && (
          <BulkFields
            key={answer?.values?.['value']}
            field={field}
            choices={choices}
            value={answer?.values?.['value']}
            error={answer?.errors?.['value']}
          />
        )}
        {answer?.failure && (
          <p role="alert" className="type-body text-stamp">
            {answer.failure}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={field === 'delete' ? 'destroy' : 'primary'}>
            {words.submit(field, count)}
          </Button>
          <ButtonLink to={back}>{words.cancel}</ButtonLink>
        </div>
        <SelectionSummary count={count} emails={emails} />
      </Form>
    </div>
  )
}

/** What to change, where the address does not say so. */
function FieldLinks({ mayDelete }: { mayDelete: boolean }) {
  const [search] = useSearchParams()
  return (
    <ul className="mt-6 flex flex-wrap gap-2">
      {BULK_FIELDS.filter((field) => field !== 'delete' || mayDelete).map((field) => (
        <li key={field}>
          <ButtonLink
            to={`?${new URLSearchParams([...search, ['field', field]])}`}
            variant={field === 'delete' ? 'danger' : 'secondary'}
          >
            {adminEmailsCopy.fields[field]}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

/** The list as it was left; its query came through the address, so it is only taken as a query. */
function listAddress(list: string): string {
  const query = new URLSearchParams(list)
  return query.size > 0 ? `${href('/admin/emails')}?${query}` : href('/admin/emails')
}
