import type { CategoryList } from '#app/gallery/lists/category-list.server.ts'
import { FilterMenu } from './filter-menu.tsx'
import { FilterSelect } from './filter-select.tsx'
import { filterCopy } from '#app/gallery/filters/copy.ts'
import { PlainPopover } from './plain-popover.tsx'

const PLAIN_FORM = 'plain-filter'

/** Filters the emails of one category: a searchable menu, or a plain select until scripts run. */
export function CategoryFilter({ listing: { filter, choices, chosen } }: { listing: CategoryList }) {
  const { label, all, search, none } = filterCopy.byFilter[filter]
  return (
    <>
      <PlainPopover id={PLAIN_FORM} label={label}>
        <FilterSelect
          name={filter}
          label={label}
          all={all}
          choices={choices}
          value={chosen?.value ?? null}
          hasButton
        />
      </PlainPopover>
      <FilterMenu
        plainForm={PLAIN_FORM}
        name={filter}
        label={label}
        all={all}
        choices={choices}
        chosen={chosen && [chosen]}
        placeholder={search}
        none={none}
      />
    </>
  )
}
