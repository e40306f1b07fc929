import type { CategoryList } from '#app/features/gallery/lists/category-list.server.ts'
import { FilterMenu } from './filter-menu.tsx'
import { FilterSelect } from './filter-select.tsx'
import { filterCopy } from '#app/features/gallery/filters/copy.ts'

/** Filters the emails of one category: a searchable menu, or a plain select without scripts. */
export function CategoryFilter({ listing: { filter, choices, chosen } }: { listing: CategoryList }) {
  const { label, all, search, none } = filterCopy.byFilter[filter]
  return (
    <>
      <FilterSelect
        name={filter}
        label={label}
        all={all}
        choices={choices}
        value={chosen?.value ?? null}
        className="in-data-script:hidden"
      />
      <div className="hidden min-w-0 in-data-script:block">
        <FilterMenu
          name={filter}
          label={label}
          all={all}
          choices={choices}
          chosen={chosen && [chosen]}
          placeholder={search}
          none={none}
        />
      </div>
    </>
  )
}
