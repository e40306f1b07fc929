import { data, href, Link } from 'react-router'
import { changeFilter, createSmartCollection } from '#app/features/smart-collections/commands.server.ts'
import { FilterChips } from '#app/features/smart-collections/components/filter-chips.tsx'
import { ReplaceFilter } from '#app/features/smart-collections/components/replace-filter.tsx'
import { SmartDetailsFields } from '#app/features/smart-collections/components/smart-details.tsx'
import { smartCopy } from '#app/features/smart-collections/copy.ts'
import { filterName } from '#app/features/smart-collections/filter-text.ts'
import { readFilter } from '#app/features/smart-collections/filter.server.ts'
import { NAME_MAX } from '#app/features/smart-collections/limits.ts'
import { listSmartNames } from '#app/features/smart-collections/queries.server.ts'
import { smartDetails, smartFilter } from '#app/features/smart-collections/schema.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { readQuery } from '#app/http/read-query.ts'
import { requireViewer } from '#app/http/session.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Form, SubmitButton } from '#app/ui/form.tsx'
import type { Route } from './+types/new-smart-collection.ts'

const words = smartCopy.create
const failed = failedAnswer(words.failed, smartCopy.errors.unexpected)

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

/** Its address has the filter to save, as that of the list it comes from. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  const [{ q, chosen, text }, others] = await Promise.all([
    readFilter(readQuery(smartFilter, url)),
    listSmartNames(viewer),
  ])
  return data({ q, chosen, text, others }, { headers: { 'Cache-Control': 'private, no-store' } })
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
        if (!changed.ok) return failedAnswer(words.failed, changed.message)
        return redirectWithToast(href('/smart-collections/:id', { id }), { title: words.replaced })
      },
    },
  },
  async ({ actor, input }, { url }) => {
    const created = await createSmartCollection({ actor, input, filter: readQuery(smartFilter, url) })
    if (!created.ok) return failedAnswer(words.failed, created.message)
    return redirectWithToast(href('/smart-collections/:id', { id: created.id }), { title: words.done })
  },
)

export const clientAction = keepForm(failed)

export default function NewSmartCollection({ loaderData, actionData }: Route.ComponentProps) {
  const { q, chosen, text, others } = loaderData
  if (text === '') return <NothingToSave />
  const answer: FormAnswer | undefined = actionData
  const list = q ? href('/search') : href('/browse')
  return (
    <div className="wrap max-w-[560px]!">
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
        <Button asChild variant="primary">
          <Link to={href('/browse')}>{smartCopy.toBrowse}</Link>
        </Button>
      </EmptyState>
    </div>
  )
}
