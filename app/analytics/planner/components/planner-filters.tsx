import { href } from 'react-router'
import type { Choice } from '#app/gallery/filters/filters.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Select } from '#app/platform/ui/select.tsx'
import { plannerCopy as words } from '../copy.ts'
import type { Plan } from '../queries.server.ts'

export function PlannerFilters({ choices, chosen }: Pick<Plan, 'choices' | 'chosen'>) {
  return (
    <form method="get" action={href('/planner')} className="planner-filters">
      <Filter
        name="industry"
        label={words.industry}
        all={words.allIndustries}
        choices={choices.industries}
        chosen={chosen.industry}
      />
      <Filter
        name="language"
        label={words.language}
        all={words.allLanguages}
        choices={choices.languages}
        chosen={chosen.language}
      />
      <Button type="submit">{words.apply}</Button>
    </form>
  )
}

type FilterProps = { name: string; label: string; all: string; choices: Choice[]; chosen: Choice | null }

/** Without choices there is nothing to filter by. */
function Filter({ name, label, all, choices, chosen }: FilterProps) {
  if (choices.length === 0) return null
  return (
    <Select
      name={name}
      label={`${label}:`}
      defaultValue={chosen?.value ?? ''}
      empty={all}
      options={choices.map(({ value, name: text }) => [value, text])}
    />
  )
}

export function plannerSearch({ industry, language }: Plan['chosen']): string {
  const search = new URLSearchParams()
  if (industry) search.set('industry', industry.value)
  if (language) search.set('language', language.value)
  return search.size > 0 ? `?${search}` : ''
}
