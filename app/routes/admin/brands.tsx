import { formatNumber } from '#app/platform/lib/format.ts'
import { data, href, Link } from 'react-router'
import { adminCopy } from '#app/gallery/brands/admin-copy.ts'
import { createDraft } from '#app/gallery/brands/admin-commands.server.ts'
import { listBrandsForAdmin } from '#app/gallery/brands/admin-queries.server.ts'
import { AdminBrandTable, SortLinks } from '#app/gallery/brands/components/admin-brand-table.tsx'
import { adminBrandsQuery, BRAND_STATUSES, NAME_MAX, newBrandInput } from '#app/gallery/brands/schema.ts'
import { redirectWithUndo, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { Form, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { SearchForm } from '#app/platform/ui/search-form.tsx'
import { TabCount, tabClass } from '#app/platform/ui/tab-class.tsx'
import type { Route } from './+types/brands.ts'

const words = adminCopy.list

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const query = readQuery(adminBrandsQuery, url)
  return { query, ...(await listBrandsForAdmin(actor, query)) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

export const action = formAction(
  { who: requireEditor, failed: words.addFailed, schema: newBrandInput },
  async ({ actor, input: { name } }) => {
    const created = await createDraft({ actor, name })
    if (!created.ok) return data({ errors: { name: words[created.reason] } }, { status: 409 })
    const { id, changeId } = created
    return redirectWithUndo(href('/admin/brands/:id', { id }), { title: words.added(name), changeId })
  },
)

export const clientAction = keepForm(words.addFailed)

export default function Brands({ loaderData, actionData }: Route.ComponentProps) {
  const { brands, query, counts, next } = loaderData
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <div className="wrap pb-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-10">
        <h1 className="type-page">{words.title}</h1>
        <SearchForm
          action={href('/admin/brands')}
          query={query.q}
          label={words.search}
          placeholder={words.searchPlaceholder}
          submit={words.find}
          maxLength={NAME_MAX}
          size="s"
          className="w-96 max-sm:w-full"
        >
          {query.status && <input type="hidden" name="status" value={query.status} />}
          {query.sort !== 'name' && <input type="hidden" name="sort" value={query.sort} />}
        </SearchForm>
      </div>
      <div className="mt-7 flex flex-wrap items-end justify-between gap-x-8 border-b border-line">
        <nav aria-label={words.statuses} className="flex gap-[26px] overflow-x-auto max-sm:gap-5">
          <StatusTab query={query} status={null} count={all} />
          {BRAND_STATUSES.map((status) => (
            <StatusTab key={status} query={query} status={status} count={counts[status]} />
          ))}
        </nav>
        <details
          className="group pb-3 sm:pointer-coarse:pb-1 max-sm:order-first max-sm:w-full open:w-full"
          open={actionData !== undefined}
        >
          <summary className="cursor-pointer list-none type-ui text-accent underline-offset-3 group-open:text-ink hover:underline pointer-coarse:py-2 [&::-webkit-details-marker]:hidden">
            {words.add}
          </summary>
          <Form answer={actionData} className="flex max-w-[560px] flex-wrap items-start gap-3 pt-3">
            <InputField
              name="name"
              label={words.name}
              hideLabel
              hint={words.addText}
              className="flex-1"
              required
              placeholder={words.name}
              maxLength={NAME_MAX}
            />
            <SubmitButton busy={words.adding} className="h-11">
              {words.add}
            </SubmitButton>
          </Form>
        </details>
      </div>
      {brands.length > 0 && (
        <div className="pt-4 sm:hidden">
          <SortLinks sort={query.sort} />
        </div>
      )}
      {brands.length > 0 ? (
        <AdminBrandTable brands={brands} sort={query.sort} />
      ) : (
        <div className="pt-8">
          <h2 className="type-head">{all === 0 && !query.q ? words.empty : words.none}</h2>
          <p className="mt-2 type-body text-ink-soft">
            {all === 0 && !query.q ? words.emptyText : words.noneText}
          </p>
        </div>
      )}
      {(next ?? query.after) && (
        <nav aria-label={words.title} className="flex gap-2 pt-8">
          {next && <ButtonLink to={searchOf(query, { after: next })}>{words.more}</ButtonLink>}
          {query.after && (
            <ButtonLink to={searchOf(query, { after: null })} variant="quiet">
              {words.first}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}

type Query = Route.ComponentProps['loaderData']['query']

function StatusTab({ query, status, count }: { query: Query; status: Query['status']; count: number }) {
  return (
    <Link
      to={searchOf(query, { status, after: null })}
      preventScrollReset
      aria-current={query.status === status ? 'page' : undefined}
      className={tabClass}
    >
      {status ? adminCopy.status[status] : words.all}
      <TabCount>{formatNumber(count)}</TabCount>
    </Link>
  )
}

/** The address of the list with another choice; defaults are left out. */
function searchOf(query: Query, change: Partial<Query>): string {
  const { q, status, sort, after } = { ...query, ...change }
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (status) search.set('status', status)
  if (sort !== 'name') search.set('sort', sort)
  if (after) search.set('after', after)
  return `?${search}`
}
