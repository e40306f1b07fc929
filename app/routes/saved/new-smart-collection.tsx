import { Form as PlainForm, href } from 'react-router'
import { changeFilter, createSmartCollection } from '#app/collections/smart/commands.server.ts'
import { FilterChips } from '#app/collections/smart/components/filter-chips.tsx'
import { SmartDetailsFields } from '#app/collections/smart/components/smart-details.tsx'
import { smartCopy } from '#app/collections/smart/copy.ts'
import { filterName } from '#app/collections/smart/filter-text.ts'
import { readFilter } from '#app/collections/smart/filter.server.ts'
import { NAME_MAX } from '#app/collections/smart/limits.ts'
import { listSmartNames } from '#app/collections/smart/queries.server.ts'
import { smartDetails, smartFilter } from '#app/collections/smart/schema.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { requireViewer } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { failedResult, type FormResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { BackLink } from '#app/platform/ui/back-link.tsx'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { EmptyState } from '#app/platform/ui/empty-state.tsx'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import { Select } from '#app/platform/ui/select.tsx'
import type { Route } from './+types/new-smart-collection.ts'

const words = smartCopy.create
const failed = failedResult(words.failed, smartCopy.errors.unexpected)

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

/** Its address has the filter to save, as that of the list it comes from. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  const [{ q, chosen, text }, others] = await Promise.all([
    readFilter(readQuery(smartFilter, url)),
    listSmartNames(viewer),
  ])
  return { q, chosen, text, others }
}

export const action = formAction(
  {
    who: requireViewer,
    failed,
    schema: smartDetails,
    intents: {
      async replace({ actor, form }, { url }) {
        const id = formText(form, 'id')
        const changed = await changeFilter({ actor, id, filter: readQuery(smartFilter, url) })
        if (!changed.ok) return failedResult(words.failed, changed.message)
        return redirectWithToast(href('/smart-collections/:id', { id }), { title: words.replaced })
      },
    },
  },
  async ({ actor, input }, { url }) => {
    const created = await createSmartCollection({ actor, input, filter: readQuery(smartFilter, url) })
    if (!created.ok) return failedResult(words.failed, created.message)
    return redirectWithToast(href('/smart-collections/:id', { id: created.id }), { title: words.done })
  },
)

export const clientAction = keepForm(failed)

export default function NewSmartCollection({ loaderData, actionData }: Route.ComponentProps) {
  const { q, chosen, text, others } = loaderData
  if (text === '') return <NothingToSave />
  const answer: FormResult | undefined = actionData
  const list = q ? href('/search') : href('/browse')
  return (
    <div className="wrap-form">
      <BackLink to={`${list}?${text}`}>{words.back}</BackLink>
      <h1 className="pt-7 type-head">{words.title}</h1>
      <p className="mt-2 mb-5 type-body text-ink-soft">{words.lead}</p>
      <FilterChips q={q} chosen={chosen} />
      <Form answer={answer} className="mt-6 grid gap-4">
        <SmartDetailsFields name={filterName({ q, chosen }, NAME_MAX)} inDigest />
        <SubmitButton busy={words.busy} className="justify-self-start">
          {words.submit}
        </SubmitButton>
      </Form>
      {others.length > 0 && <ReplaceFilter others={others} />}
    </div>
  )
}

function NothingToSave() {
  return (
    <div className="wrap pt-18 max-sm:pt-10">
      <EmptyState title={words.empty}>
        <p className="mt-2 mb-6 type-body text-ink-soft">{words.emptyText}</p>
        <ButtonLink to={href('/browse')} variant="primary">
          {smartCopy.toBrowse}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

/** Gives the filters of the page to a smart collection the user has. */
function ReplaceFilter({ others }: { others: { id: string; name: string }[] }) {
  return (
    <details className="mt-10 border-t border-line pt-4">
      <summary className="cursor-pointer py-1 type-ui">{words.replace}</summary>
      <p className="mt-2 mb-4 type-small text-ink-soft">{words.replaceText}</p>
      <PlainForm method="post" className="flex flex-wrap items-center gap-2">
        <Select
          name="id"
          label={`${words.which}:`}
          className="max-w-full min-w-0"
          options={others.map(({ id, name }) => [id, name])}
        />
        <Button type="submit" name="intent" value="replace">
          {words.replaceSubmit}
        </Button>
      </PlainForm>
    </details>
  )
}
