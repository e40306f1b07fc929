import type { ReactNode } from 'react'
import { SEARCH_MAX } from '#app/gallery/search/search-terms.ts'
import { SearchForm } from '#app/platform/ui/search-form.tsx'
import { href, Link, redirect, useSearchParams } from 'react-router'
import { FilterDock } from '#app/gallery/filters/filter-dock.tsx'
import { SamplesNote } from '#app/gallery/lists/list-bar.tsx'
import { SearchResults } from '#app/gallery/search/search-results.tsx'
import { copy } from '#app/gallery/copy.ts'
import { searchCopy } from '#app/gallery/search/copy.ts'
import { changedSearch, type Chosen, FILTERS } from '#app/gallery/filters/filters.ts'
import { searchQuery } from '#app/gallery/schema.ts'
import type { Reading } from '#app/gallery/search/search-names.ts'
import { suggestOperators } from '#app/gallery/search/search-operators.ts'
import { openSearch } from '#app/gallery/search/search-page.server.ts'
import { readSearch } from '#app/gallery/search/search-reading.server.ts'
import { SaveSearchLink } from '#app/collections/smart/components/save-search-link.tsx'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { tooManyRequests } from '#app/accounts/request/rate-limit.server.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { limitSearch } from '#app/accounts/request/search-rate.server.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import type { Route } from './+types/search.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readQuery(searchQuery, url)
  const rate = query.q ? await limitSearch(context) : null
  if (rate?.ok === false) {
    const refused = { ...query, reading: null, result: null, refusal: RATE_LIMITS.search.message }
    return tooManyRequests(refused, rate.retryAfter)
  }
  const { typed } = query
  const reading = await readSearch(typed === null ? query : { ...searchQuery.parse({}), q: typed })
  if (typed === null && hasRead(query, reading)) {
    const read = { ...reading.filters, q: reading.q, typed: query.q }
    return redirect(href('/search') + changedSearch(url.searchParams, read))
  }
  const result = await openSearch(query)
  return {
    ...query,
    // A search for the words as typed was not read.
    reading: typed === null || typed === query.q ? null : { typed, ...presentReading(reading) },
    result,
    refusal: null,
  }
}

function presentReading({ corrected, ignored, filters }: Reading) {
  return { corrected, ignored, hasFilters: Object.keys(filters).length > 0 }
}

function hasRead({ q }: { q: string }, { filters, ignored, q: left }: Reading): boolean {
  return left !== q || ignored.length > 0 || Object.keys(filters).length > 0
}

/** Not indexed: there would be as many pages as there are queries. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { title, description } = searchCopy
  const asked = loaderData && titleOf(loaderData.q, loaderData.result?.chosen)
  return pageMeta(matches, {
    title: asked ? `${asked} - ${title}` : title,
    description,
  })
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { q, reading, result, refusal } = loaderData
  if (!result) {
    return (
      <SearchPage query={q}>
        {reading && <ReadingNotes {...reading} />}
        {refusal && (
          <p role="alert" className="pt-5 type-body text-stamp">
            {refusal}
          </p>
        )}
        <div className="max-w-[760px] pt-11">
          <SearchTips />
        </div>
      </SearchPage>
    )
  }
  const { list, counts, chosen, isMore } = result
  const isEmpty = counts.total === 0
  return (
    <SearchPage query={q} chosen={chosen}>
      {reading && <ReadingNotes {...reading} />}
      {result.correctedQuery && <CorrectedQuery from={q} to={result.correctedQuery} />}
      {result.isPartial && <p className="pt-5 type-body text-ink-soft">{searchCopy.loose}</p>}
      {isEmpty && Object.keys(chosen).length === 0 ? (
        <NothingFound query={q} />
      ) : (
        <>
          <div className="h-6" />
          <FilterDock
            counts={counts}
            chosen={chosen}
            sort={loaderData.sort}
            sorts={searchCopy.sorts}
            total={isMore ? searchCopy.atLeast(counts.total) : copy.emails(counts.total)}
            note={
              <>
                <SamplesNote list={list} />
                <SaveSearchLink q={q} chosen={chosen} />
              </>
            }
          />
          {isEmpty ? (
            <NothingFound query={q} isFiltered />
          ) : (
            <SearchResults {...list} sort={loaderData.sort} />
          )}
        </>
      )}
    </SearchPage>
  )
}

function titleOf(query: string, chosen: Chosen = {}): string {
  const names = FILTERS.flatMap((filter) => chosen[filter] ?? []).map(({ name }) => name)
  return [...(query ? [searchCopy.titleFor(query)] : []), ...names].join(' · ')
}

type SearchPageProps = { query: string; chosen?: Chosen; children: ReactNode }

function SearchPage({ query, chosen, children }: SearchPageProps) {
  const asked = titleOf(query, chosen)
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <div className="grid items-end gap-x-(--gutter) gap-y-4 pt-18 pb-8 max-sm:pt-10 max-sm:pb-6 lg:grid-cols-[minmax(0,1fr)_350.5px]">
          <h1 className="-mb-[0.2em] -ml-0.5 line-clamp-3 pb-[0.2em] type-title text-balance wrap-anywhere">
            {asked || searchCopy.title}
          </h1>
          <p className="text-[1.0625rem]/[1.5625rem] text-ink-soft max-lg:max-w-[420px]">{searchCopy.lead}</p>
        </div>
        <SearchBox query={query} />
        {children}
      </div>
    </div>
  )
}

function CorrectedQuery({ from, to }: { from: string; to: string }) {
  return (
    <p className="pt-5 type-body">
      {searchCopy.correctedQuery}{' '}
      <Link
        to={`?${new URLSearchParams({ q: to })}`}
        className="font-medium text-accent underline underline-offset-3"
      >
        {to}
      </Link>
      . <span className="text-ink-soft">{searchCopy.correctedFrom(from)}</span>
    </p>
  )
}

type ReadingNotesProps = ReturnType<typeof presentReading> & { typed: string }

/** What was read of a search: corrected names, filters, and what was ignored. */
function ReadingNotes({ typed, corrected, ignored, hasFilters }: ReadingNotesProps) {
  return (
    <>
      {corrected ? (
        <CorrectedQuery from={typed} to={corrected} />
      ) : (
        hasFilters && (
          <p className="pt-5 type-body text-ink-soft">
            {searchCopy.readFrom(typed)}{' '}
            <Link
              to={`?${new URLSearchParams({ q: typed, typed })}`}
              rel="nofollow"
              className="font-medium text-accent underline underline-offset-3"
            >
              {searchCopy.wordsInstead}
            </Link>
          </p>
        )
      )}
      {ignored.length > 0 && <p className="pt-5 type-body">{searchCopy.ignored(ignored)}</p>}
    </>
  )
}

function NothingFound({ query, isFiltered }: { query: string; isFiltered?: boolean }) {
  const [search] = useSearchParams()
  const noFilters = Object.fromEntries(FILTERS.map((filter) => [filter, null]))
  return (
    <div className="grid gap-x-(--gutter) gap-y-12 pt-11 lg:grid-cols-[minmax(0,1fr)_475px] lg:gap-x-24">
      <section>
        <div aria-hidden="true" className="mb-7 h-1.5 w-[120px] stripes" />
        <h2 className="type-head wrap-anywhere">{searchCopy.nothing(query)}</h2>
        <p className="mt-2 type-body text-ink-soft">
          {isFiltered ? searchCopy.nothingFiltered : searchCopy.nothingText}
        </p>
        <div className="mt-6 flex flex-wrap gap-2">
          {isFiltered && (
            <ButtonLink to={changedSearch(search, noFilters)}>{searchCopy.withoutFilters}</ButtonLink>
          )}
          <ButtonLink to={href('/browse')}>{searchCopy.browse}</ButtonLink>
          <ButtonLink to={href('/brands')}>{searchCopy.brands}</ButtonLink>
        </div>
      </section>
      {!isFiltered && <SearchTips />}
    </div>
  )
}

/** The search field of the search page, with the current query. A new search starts without filters. */
function SearchBox({ query }: { query: string }) {
  return (
    <SearchForm
      action={href('/search')}
      query={query}
      label={searchCopy.field}
      placeholder={searchCopy.placeholder}
      submit={searchCopy.submit}
      maxLength={SEARCH_MAX}
      suggest={suggestOperators}
      size="l"
      variant="ink"
    />
  )
}

function SearchTips() {
  return (
    <section>
      <h2 className="type-name">{searchCopy.tipsTitle}</h2>
      <dl className="mt-3 border-b border-line">
        {searchCopy.tips.map(({ ask, text }) => (
          <div
            key={ask}
            className="grid gap-x-4 gap-y-0.5 border-t border-line py-2.5 sm:grid-cols-[220px_minmax(0,1fr)]"
          >
            <dt>
              <Link
                to={`${href('/search')}?${new URLSearchParams({ q: ask })}`}
                className="inline-block type-ui text-accent underline-offset-3 hover:underline max-lg:py-1"
              >
                {ask}
              </Link>
            </dt>
            <dd className="type-body text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
