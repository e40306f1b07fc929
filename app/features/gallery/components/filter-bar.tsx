import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '#app/ui/dialog.tsx'
import { copy } from '../copy.ts'
import { type Choice, type Chosen, type FilterCounts, FILTERS } from '../filters.ts'
import { ChoiceMenu } from './choice-menu.tsx'
import { FilterForm } from './filter-form.tsx'
import { SortSelect } from './filter-select.tsx'

type FilterBarProps = {
  counts: FilterCounts
  chosen: Chosen
  sort: string
  /** The orders to choose from, the one that needs no parameter first. */
  sorts?: readonly Choice[]
}

/** All filters side by side; on phones in a sheet that rises from the lower edge; a plain form without scripts. */
export function FilterBar({ counts, chosen, sort, sorts }: FilterBarProps) {
  const form = { counts, chosen, sort, sorts }
  return (
    <section aria-label={copy.browse.bar}>
      <div className="in-data-script:hidden">
        <FilterForm {...form} />
      </div>
      <div className="hidden flex-wrap items-center gap-2 sm:in-data-script:flex">
        {FILTERS.map((filter) => {
          const { label, all, search, none } = copy.filters[filter]
          return (
            <ChoiceMenu
              key={filter}
              name={filter}
              label={label}
              all={all}
              choices={counts.choices[filter]}
              chosen={chosen[filter]}
              placeholder={search}
              none={none}
              short
            />
          )
        })}
        <div className="ml-auto">
          <SortSelect value={sort} sorts={sorts} />
        </div>
      </div>
      <div className="hidden justify-between gap-2 max-sm:in-data-script:flex">
        <FilterSheet {...form} />
        <SortSelect value={sort} sorts={sorts} />
      </div>
    </section>
  )
}

function FilterSheet(form: FilterBarProps) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button className="h-[38px] pointer-coarse:h-11">
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          {copy.browse.filters(Object.keys(form.chosen).length)}
        </Button>
      </DialogTrigger>
      <DialogContent title={copy.browse.bar} description={copy.browse.filtersText} sheetOnPhone>
        <FilterForm {...form} live />
        <DialogClose asChild>
          <Button variant="primary" size="l" className="mt-5 w-full shrink-0">
            {copy.browse.show(form.counts.total)}
          </Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  )
}
