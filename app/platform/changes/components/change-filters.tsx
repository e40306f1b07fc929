import { Form, Link } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { controlBox } from '#app/platform/ui/field.tsx'
import { Select } from '#app/platform/ui/select.tsx'
import { auditCopy, describeChange } from '../copy.ts'
import type { ChangesQuery } from '../schema.ts'

type ChangeFiltersProps = {
  query: ChangesQuery
  people: { id: string; name: string }[]
  kinds: string[]
}

const words = auditCopy.filters

/** The filters of the audit trail; they apply when sent, also without scripts. */
export function ChangeFilters({ query: { who, kind, day }, people, kinds }: ChangeFiltersProps) {
  return (
    <Form key={`${who} ${kind} ${day}`} className="flex flex-wrap items-center gap-2.5 pb-6">
      <Select
        name="who"
        label={words.who}
        defaultValue={who ?? ''}
        empty={words.anybody}
        options={people.map(({ id, name }) => [id, name])}
      />
      <Select
        name="kind"
        label={words.kind}
        defaultValue={kind ?? ''}
        empty={words.anything}
        options={kinds.toSorted().map((one) => [one, describeChange(one)])}
      />
      <input
        type="date"
        name="day"
        aria-label={words.day}
        defaultValue={day ?? ''}
        className={`${controlBox} h-[38px] w-auto! type-ui shadow-[inset_0_0_0_1px_var(--line)]! pointer-coarse:h-11`}
      />
      <Button type="submit" className="h-[38px] pointer-coarse:h-11">
        {words.apply}
      </Button>
      {(who ?? kind ?? day) !== null && (
        <Link to="?" className="px-2 type-ui text-accent hover:underline">
          {auditCopy.clear}
        </Link>
      )}
    </Form>
  )
}
