import { useEffect, useEffectEvent, useRef } from 'react'
import { Form, useNavigate, useSearchParams } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import { Select } from '#app/platform/ui/select.tsx'
import { filterCopy } from '#app/gallery/filters/copy.ts'
import { changedSearch, type Choice } from './filters.ts'

type FilterSelectProps = {
  name: string
  label: string
  choices: readonly Choice[]
  value: string | null
  /** Label of the option that removes the filter; without it the first option is the default. */
  all?: string
  /** Shows its button with scripts as well. */
  hasButton?: boolean
}

/** A select that filters or sorts a list through the URL; without scripts a button submits it. */
export function FilterSelect({ name, label, choices, value, all, hasButton }: FilterSelectProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const others = [...search].filter(([key]) => key !== name && key !== 'after')
  const none = all === undefined ? choices[0]?.value : ''
  const select = useRef<HTMLSelectElement>(null)

  function apply(chosen: string) {
    const next = chosen === none ? null : chosen
    void navigate(changedSearch(search, { [name]: next }), { preventScrollReset: true })
  }

  const applyEarly = useEffectEvent(() => {
    // Chosen before scripts ran. The list may lack the value of the URL.
    const chosen = select.current!.value
    const rendered = choices.some((choice) => choice.value === value) ? value : none
    if (!hasButton && chosen !== rendered) apply(chosen)
  })
  useEffect(() => applyEarly(), [])

  return (
    <Form className="flex gap-2">
      {others.map(([key, otherValue]) => (
        <input key={key} type="hidden" name={key} value={otherValue} />
      ))}
      <Select
        // The URL may change the value, for example on Back.
        key={value}
        label={`${label}:`}
        name={name}
        defaultValue={value ?? none}
        ref={select}
        autoComplete="off"
        onChange={({ target }) => apply(target.value)}
        empty={all}
        options={choices.map((choice) => [choice.value, choice.name])}
      />
      <Button
        type="submit"
        className={cn('h-[38px] pointer-coarse:h-11', !hasButton && 'in-data-script:hidden')}
      >
        {filterCopy.applyFilter}
      </Button>
    </Form>
  )
}

export function SortSelect({
  value,
  sorts = filterCopy.sorts,
}: {
  value: string
  sorts?: readonly Choice[]
}) {
  return <FilterSelect name="sort" label={filterCopy.sort} choices={sorts} value={value} />
}
