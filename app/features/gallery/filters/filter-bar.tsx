import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { lazyModule } from '#app/ui/lazy-component.ts'
import { filterCopy } from '#app/features/gallery/filters/copy.ts'
import {
  type Choice,
  type Chosen,
  countChosen,
  FACT_FILTERS,
  type FilterCounts,
  hasFacts,
  MAIN_FILTERS,
  SEVERAL,
} from './filters.ts'
import { FilterMenu } from './filter-menu.tsx'
import type { FilterFormProps } from './filter-form.tsx'
import { SortSelect } from './filter-select.tsx'
import type { FilterSheetProps } from './filter-sheet.tsx'

export type FilterBarProps = {
  counts: FilterCounts
  chosen: Chosen
  sort: string
  /** The sort orders; the first is the default and needs no parameter. */
  sorts?: readonly Choice[]
}

/** The main filters side by side, the others behind one button; on phones in a bottom sheet; without scripts, a plain form. */
export function FilterBar({ counts, chosen, sort, sorts }: FilterBarProps) {
  const form = { counts, chosen, sort, sorts }
  return (
    <section aria-label={filterCopy.bar}>
      {/* Browsers with scripts neither load nor hydrate it. */}
      <noscript>{import.meta.env.SSR && <PlainForm {...form} />}</noscript>
      <div className="hidden flex-wrap items-center gap-2 sm:in-data-script:flex">
        {MAIN_FILTERS.map((filter) => {
          const { label, all, search, none } = filterCopy.byFilter[filter]
          return (
            <FilterMenu
              key={filter}
              name={filter}
              label={label}
              all={all}
              choices={counts.choices[filter]}
              chosen={chosen[filter]}
              placeholder={search}
              none={none}
              several={SEVERAL.includes(filter)}
              hasMore={filter === 'brand' && counts.hasMoreBrands}
              short
            />
          )
        })}
        {hasFacts(counts, chosen) && (
          <FilterSheetButton {...form} onlyFacts>
            {filterCopy.moreFilters(countChosen(chosen, FACT_FILTERS))}
          </FilterSheetButton>
        )}
        <div className="ml-auto">
          <SortSelect value={sort} sorts={sorts} />
        </div>
      </div>
      <div className="hidden justify-between gap-2 max-sm:in-data-script:flex">
        <FilterSheetButton {...form}>{filterCopy.filters(countChosen(chosen))}</FilterSheetButton>
        <SortSelect value={sort} sorts={sorts} />
      </div>
    </section>
  )
}

const plainForm = lazyModule(() => import('./filter-form.tsx'))

/** Only the server renders it; a static import would put it into the script of every page with filters. */
function PlainForm(props: FilterFormProps) {
  const { FilterForm } = plainForm.useModule()
  return <FilterForm {...props} />
}

const sheet = lazyModule(() => import('./filter-sheet.tsx'))
const preload = () => void sheet.load().catch(() => {})

function FilterSheetButton({ children, ...form }: FilterFormProps & { children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  // Stays mounted from then on, so that closing can be animated.
  const [hasOpened, setHasOpened] = useState(false)
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpen(true)
          setHasOpened(true)
        }}
        onPointerEnter={preload}
        onFocus={preload}
        className="h-[38px] pointer-coarse:h-11"
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {children}
      </Button>
      {hasOpened && (
        <Suspense>
          <LazySheet form={form} open={open} onClose={() => setOpen(false)} trigger={button} />
        </Suspense>
      )}
    </>
  )
}

function LazySheet(props: FilterSheetProps) {
  const { FilterSheet } = sheet.useModule()
  return <FilterSheet {...props} />
}
