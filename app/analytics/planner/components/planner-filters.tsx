import { href } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { Select } from '#app/platform/ui/select.tsx'
import { plannerCopy as words } from '../copy.ts'
import type { Plan } from '../queries.server.ts'

export function PlannerFilters({ choices, chosen }: Pick<Plan, 'choices' | 'chosen'>) {
  const filters = [
    ['industry', words.industry, words.allIndustries, choices.industries],
    ['language', words.language, words.allLanguages, choices.languages],
  ] as const
  return (
    <form method="get" action={href('/planner')} className="planner-filters">
      {filters
        .filter(([, , , offered]) => offered.length > 0)
        .map(([name, label, all, offered]) => (
          <Select
            key={name}
            name={name}
            label={`${label}:`}
            defaultValue={chosen[name]?.value ?? ''}
            empty={all}
            options={offered.map(({ value, name: text }) => [value, text])}
          />
        ))}
      <Button type="submit">{words.apply}</Button>
    </form>
  )
}

export function plannerSearch({ industry, language }: Plan['chosen']): string {
  const search = new URLSearchParams()
  if (industry) search.set('industry', industry.value)
  if (language) search.set('language', language.value)
  return search.size > 0 ? `?${search}` : ''
}
