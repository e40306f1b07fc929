import { href, Link, useNavigate, useSearchParams } from 'react-router'
import { readChoices } from '#app/admin/emails/choices.server.ts'
import { ListFilters } from '#app/admin/emails/components/list-filters.tsx'
import { SelectableList } from '#app/admin/emails/components/selectable-list.tsx'
import { adminEmailsCopy as words } from '#app/admin/emails/copy.ts'
import { listEmails } from '#app/admin/emails/list.server.ts'
import { emailsQuery } from '#app/admin/emails/schema.ts'
import { changedSearch } from '#app/gallery/filters/filters.ts'
import { uploadLimits } from '#app/intake/upload/commands.server.ts'
import { UploadDrop } from '#app/intake/upload/components/upload-drop.tsx'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { EmptyState } from '#app/platform/ui/empty-state.tsx'
import type { Route } from './+types/emails.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const query = readQuery(emailsQuery, url)
  const [page, choices] = await Promise.all([listEmails({ actor, query }), readChoices(actor)])
  const { sort, status, q, after } = query
  return {
    page,
    choices,
    sort,
    status,
    q,
    isFirst: !after,
    mayDelete: actor.isAdmin,
    limits: uploadLimits(),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

export default function Emails({ loaderData }: Route.ComponentProps) {
  const { page, choices, sort, status, q, isFirst, mayDelete, limits } = loaderData
  const { emails, chosen, next, count, isMore } = page
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const counted = words.count(count, isMore)
  const isFiltered = q !== '' || status !== null || Object.keys(chosen).length > 0
  return (
    <div className="wrap pb-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-10 pb-7.5">
        <h1 className="type-page">{words.title}</h1>
        <div className="flex gap-3">
          <ButtonLink to={href('/admin/emails/imports')} variant="quiet">
            {words.imports}
          </ButtonLink>
          <ButtonLink to={href('/admin/emails/upload')}>{words.uploadLink}</ButtonLink>
        </div>
      </div>
      <UploadDrop limits={limits} onStart={() => void navigate(href('/admin/emails/upload'))} />
      <ListFilters choices={choices} chosen={chosen} status={status} q={q} count={counted} />
      {emails.length > 0 ? (
        <SelectableList
          key={search.toString()}
          emails={emails}
          sort={sort}
          whole={next || !isFirst ? counted : null}
          mayDelete={mayDelete}
        />
      ) : (
        <div className="pt-12">
          <EmptyState title={isFiltered ? words.noMatch : words.none}>
            <p className="mt-2 type-body text-ink-soft">{isFiltered ? words.noMatchText : words.noneText}</p>
            {isFiltered && (
              <p className="mt-4 type-ui text-accent">
                <Link to="?">{words.showAll}</Link>
              </p>
            )}
          </EmptyState>
        </div>
      )}
      {(next || !isFirst) && (
        <nav aria-label={words.pages} className="mt-6 flex gap-6 type-ui text-accent">
          {!isFirst && <Link to={changedSearch(search, {})}>{words.first}</Link>}
          {next && <Link to={withAfter(search, next)}>{words.next}</Link>}
        </nav>
      )}
    </div>
  )
}

function withAfter(search: URLSearchParams, after: string): string {
  const next = new URLSearchParams(search)
  next.set('after', after)
  return `?${next}`
}
