import { href } from 'react-router'
import { checksCopy } from '#app/inspection/checks/copy.ts'
import { SEVERITIES } from '#app/inspection/checks/issue.ts'
import { MAIN_FAMILIES } from '#app/inspection/checks/support/client-families.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Input } from '#app/platform/ui/field.tsx'
import { Select } from '#app/platform/ui/select.tsx'
import { rulePagesCopy } from '../copy.ts'
import { CHECK_SEARCH_MAX, type ChecksQuery } from '../schema.ts'

const words = rulePagesCopy.filters

/** A form that only loads the page with other parameters. */
export function ChecksFilters({ query, count }: { query: ChecksQuery; count: number }) {
  const isFiltered = Object.values(query).some(Boolean)
  return (
    <search className="mt-8">
      <form action={href('/checks')} className="flex flex-wrap gap-2">
        <Input
          type="search"
          name="q"
          aria-label={words.search}
          placeholder={words.search}
          defaultValue={query.q}
          maxLength={CHECK_SEARCH_MAX}
          className="h-[38px] min-w-0 basis-[260px] max-sm:basis-full pointer-coarse:h-11"
        />
        <Select
          name="area"
          label={words.area}
          defaultValue={query.area ?? ''}
          empty={words.all}
          options={Object.entries(checksCopy.groups).map(([group, { title }]) => [group, title] as const)}
        />
        <Select
          name="severity"
          label={words.severity}
          defaultValue={query.severity ?? ''}
          empty={words.all}
          options={SEVERITIES.map((severity) => [severity, checksCopy.severities[severity]] as const)}
        />
        <Select
          name="client"
          label={words.client}
          defaultValue={query.client ?? ''}
          empty={words.any}
          options={MAIN_FAMILIES.map(({ name }) => [name, name] as const)}
        />
        <Button type="submit" className="h-[38px] pointer-coarse:h-11">
          {words.apply}
        </Button>
      </form>
      {isFiltered && (
        <p className="mt-3 type-body text-ink-soft">
          {count === 0 ? words.none : words.count(count)}{' '}
          <a href={href('/checks')} className="text-accent underline-offset-3 hover:underline">
            {words.clear}
          </a>
        </p>
      )}
    </search>
  )
}
