import { ChevronDown } from 'lucide-react'
import { Form, useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { copy } from '../copy.ts'

type TypeFilterProps = {
  options: { name: string; slug: string }[]
  /** The slug that is chosen, as the address says. */
  value: string | null
}

/** Keeps one email type of a list; the choice stands in the address. Without scripts a button sends it. */
export function TypeFilter({ options, value }: TypeFilterProps) {
  const [, setSearch] = useSearchParams()
  return (
    <Form className="flex gap-2">
      <label className="relative flex h-[38px] items-center rounded-control bg-surface pl-3.5 type-ui shadow-[inset_0_0_0_1px_var(--line)] transition-[background-color] hover:bg-sunk has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
        {copy.brand.emailType}:
        <select
          // A new address may bring another choice, by the Back button for one.
          key={value}
          name="type"
          defaultValue={value ?? ''}
          onChange={(event) => {
            const type = event.target.value
            setSearch(type ? { type } : {}, { preventScrollReset: true })
          }}
          className="h-full max-w-[180px] cursor-pointer appearance-none rounded-control bg-transparent pr-9 pl-1 outline-none"
        >
          <option value="">{copy.brand.allTypes}</option>
          {options.map(({ name, slug }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-2.5 size-4 text-ink-soft" />
      </label>
      <Button type="submit" className="h-[38px] in-data-script:hidden">
        {copy.brand.applyFilter}
      </Button>
    </Form>
  )
}
