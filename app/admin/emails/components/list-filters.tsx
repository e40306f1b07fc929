import { href, Link, useSearchParams } from 'react-router'
import { ActiveFilters } from '#app/gallery/filters/active-filters.tsx'
import { filterCopy } from '#app/gallery/filters/copy.ts'
import {
  changedSearch,
  type Choice,
  countChosen,
  ATTRIBUTE_FILTERS,
  hasAttributes,
  SEVERAL,
} from '#app/gallery/filters/filters.ts'
import { FilterMenu } from '#app/gallery/filters/filter-menu.tsx'
import { FilterSheetButton } from '#app/gallery/filters/filter-sheet-button.tsx'
import { SEARCH_MAX } from '#app/gallery/search/search-terms.ts'
import { cn } from '#app/platform/ui/cn.ts'
import { SearchForm } from '#app/platform/ui/search-form.tsx'
import type { ListChoices } from '../choices.server.ts'
import { adminEmailsCopy as words } from '../copy.ts'
import type { ListChosen, ListFilter } from '../filters.server.ts'
import { CERTAINTIES, SOURCES, STATUSES, type Status } from '../schema.ts'
import { LABELS, MENUS, PlainFilters } from './plain-filters.tsx'

const SHOWN: readonly ListFilter[] = [...MENUS, ...ATTRIBUTE_FILTERS]

type ListFiltersProps = {
  choices: ListChoices
  chosen: ListChosen
  status: Status | null
  q: string
  count: string
}

export function ListFilters({ choices, chosen, status, q, count }: ListFiltersProps) {
  const offered: Record<ListFilter, Choice[]> = {
    ...choices,
    source: SOURCES.map((value) => ({ value, name: words.sources[value] })),
    confidence: CERTAINTIES.map((value) => ({ value, name: words.certainties[value] })),
  }
  return (
    <section aria-label={filterCopy.bar} className="border-b border-line pb-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <StatusLinks status={status} />
        <ListSearch q={q} />
      </div>
      <noscript>
        {import.meta.env.SSR && <PlainFilters offered={offered} chosen={chosen} status={status} q={q} />}
      </noscript>
      <div className="mt-3 hidden flex-wrap items-center gap-2 in-data-script:flex max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:*:shrink-0">
        {MENUS.filter((filter) => offered[filter].length > 0).map((filter) => (
          <FilterMenu
            key={filter}
            name={filter}
            label={LABELS[filter].label}
            all={LABELS[filter].all}
            choices={offered[filter]}
            chosen={chosen[filter]}
            placeholder={filterCopy.byFilter.brand.search}
            none={filterCopy.byFilter.brand.none}
            several={SEVERAL.some((name) => name === filter)}
            hasMore={filter === 'brand' && choices.hasMoreBrands}
            lookup={href('/admin/emails/brands')}
            short
          />
        ))}
        {hasAttributes({ choices: offered }, chosen) && (
          <FilterSheetButton
            form={{
              counts: { choices: offered, hasMoreBrands: choices.hasMoreBrands },
              chosen,
              sort: '',
              onlyAttributes: true,
            }}
            show={words.show(count)}
          >
            {filterCopy.moreFilters(countChosen(chosen, ATTRIBUTE_FILTERS))}
          </FilterSheetButton>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <output className="type-ui tabular-nums">{count}</output>
        <ActiveFilters chosen={chosen} filters={SHOWN} labels={LABELS} />
      </div>
    </section>
  )
}

function StatusLinks({ status }: { status: Status | null }) {
  const [search] = useSearchParams()
  return (
    <nav
      aria-label={words.statusNav}
      className="-ml-3 flex gap-1 [scrollbar-width:none] max-sm:-mx-4 max-sm:w-[calc(100%+32px)] max-sm:overflow-x-auto max-sm:px-1 max-sm:*:shrink-0"
    >
      {[null, ...STATUSES].map((value) => (
        <Link
          key={value}
          to={changedSearch(search, { status: value })}
          aria-current={value === status ? 'true' : undefined}
          preventScrollReset
          className={cn(
            'rounded-control px-3 py-2 type-ui hover:bg-sunk pointer-coarse:py-3',
            value === status ? 'bg-sunk' : 'text-ink-soft',
          )}
        >
          {value ? words.statuses[value] : words.all}
        </Link>
      ))}
    </nav>
  )
}

function ListSearch({ q }: { q: string }) {
  const [search] = useSearchParams()
  return (
    <SearchForm
      query={q}
      label={words.search}
      submit={words.searchButton}
      maxLength={SEARCH_MAX}
      size="s"
      className="ml-auto min-w-60 flex-1 sm:max-w-[420px]"
    >
      {[...search]
        .filter(([name]) => name !== 'q' && name !== 'after')
        .map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
    </SearchForm>
  )
}
