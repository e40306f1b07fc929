import { Settings2, SlidersHorizontal } from 'lucide-react'
import { data, href } from 'react-router'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { EmailGrid } from '#app/gallery/lists/email-grid.tsx'
import { Pagination } from '#app/gallery/lists/pagination.tsx'
import { openEmailQuery, pageQuery } from '#app/gallery/schema.ts'
import { getCard } from '#app/gallery/queries.server.ts'
import { FilterChips } from '#app/collections/smart/components/filter-chips.tsx'
import { smartCopy } from '#app/collections/smart/copy.ts'
import { listSmartEmails, lookAt, type SmartPage } from '#app/collections/smart/queries.server.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { tooManyRequests } from '#app/accounts/request/rate-limit.server.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { limitSearch } from '#app/accounts/request/search-rate.server.ts'
import { requireViewer } from '#app/accounts/request/session.server.ts'
import { BackLink } from '#app/platform/ui/back-link.tsx'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { EmptyState } from '#app/platform/ui/empty-state.tsx'
import type { Route } from './+types/smart-collection.ts'

const words = smartCopy.page

export { shouldRevalidateList as shouldRevalidate } from '#app/gallery/lists/list-url.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.smart?.name ?? words.notFound })

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  const smart = await lookAt(viewer, params.id)
  if (!smart) return data({ smart: null, isLimited: false }, { status: 404 })
  // It costs what a search costs.
  const rate = smart.filter.startsWith('q=') ? await limitSearch(context) : null
  if (rate?.ok === false) return tooManyRequests({ smart: null, isLimited: true }, rate.retryAfter)
  const [page, beyond] = await Promise.all([
    listSmartEmails(smart, readQuery(pageQuery, url).after),
    getCard(readQuery(openEmailQuery, url).email),
  ])
  const { id, name, filter } = smart
  return { smart: { id, name, filter }, page, beyond }
}

export default function SmartCollection({ loaderData }: Route.ComponentProps) {
  if (!loaderData.smart) {
    const { title, text } = loaderData.isLimited
      ? { title: words.limited, text: words.limitedText }
      : { title: words.notFound, text: words.notFoundText }
    return <MissingPage title={title} text={text} to={href('/saved')} label={words.back} />
  }
  const { smart, page, beyond } = loaderData
  const { emails, next, newIds, newCount } = page
  const marked = new Set(newIds)
  const renderMark = ({ id }: EmailCard) => marked.has(id) && <NewMark />
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <BackLink to={href('/saved')}>{words.back}</BackLink>
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-9 pb-8 max-sm:pt-6 max-sm:pb-6 md:flex-nowrap">
          <div className="min-w-0">
            <h1 className="mb-4 type-title text-balance break-words">{smart.name}</h1>
            <FilterChips {...page} />
          </div>
          <SmartActions smart={smart} q={page.q} />
        </header>
        {emails.length === 0 ? (
          <NoEmails isBroken={page.isBroken} />
        ) : (
          <>
            <p className="mb-6 border-t border-line pt-3.5 type-small text-ink-soft">
              {newCount > 0 ? words.someNew(newCount) : words.nothingNew}
            </p>
            <EmailGrid emails={emails} openEmail={beyond} aboveTheFold below={renderMark} />
            <Pagination next={next} />
          </>
        )}
      </div>
    </div>
  )
}

function SmartActions({ smart: { id, filter }, q }: { smart: { id: string; filter: string }; q: string }) {
  return (
    <div className="flex shrink-0 flex-wrap gap-2">
      <ButtonLink to={`${q ? href('/search') : href('/browse')}?${filter}`}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {words.change}
      </ButtonLink>
      <ButtonLink to={href('/smart-collections/:id/settings', { id })}>
        <Settings2 aria-hidden="true" className="size-4" />
        {words.settings}
      </ButtonLink>
    </div>
  )
}

function NewMark() {
  return (
    <p className="flex items-center gap-1.5 pt-1.5 text-[0.8125rem]/5 font-medium text-accent">
      <span aria-hidden="true" className="size-1.5 rounded-full bg-accent" />
      {words.isNew}
    </p>
  )
}

function NoEmails({ isBroken }: Pick<SmartPage, 'isBroken'>) {
  return (
    <EmptyState title={isBroken ? words.vanished : words.empty}>
      <p className="mt-2 type-body text-ink-soft">{isBroken ? words.vanishedText : words.emptyText}</p>
    </EmptyState>
  )
}
