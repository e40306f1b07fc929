import { useState } from 'react'
import { Form, href, useSearchParams } from 'react-router'
import type { ListedEmail } from '../listed-email.server.ts'
import type { EmailsQuery } from '../schema.ts'
import { EmailTable } from './email-table.tsx'
import { SelectionBar } from './selection-bar.tsx'

type SelectableListProps = {
  emails: ListedEmail[]
  sort: EmailsQuery['sort']
  /** The number of emails in the whole list, if it has more than this page. */
  whole: string | null
  mayDelete: boolean
}

export function SelectableList({ emails, sort, whole, mayDelete }: SelectableListProps) {
  const [search] = useSearchParams()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isAll, setAll] = useState(false)
  const shown = emails.filter(({ id }) => selected.has(id)).length
  const filter = [...search].filter(([name]) => name !== 'after')
  const list = filter.length > 0 ? `?${new URLSearchParams(filter)}` : ''

  function select(ids: string[], isSelected: boolean) {
    setAll(false)
    setSelected((before) => {
      const after = new Set(isAll ? emails.map(({ id }) => id) : before)
      for (const id of ids) {
        if (isSelected) after.add(id)
        else after.delete(id)
      }
      return after
    })
  }

  return (
    <Form method="get" action={href('/admin/emails/change')}>
      <input type="hidden" name="list" value={list} />
      {isAll && (
        <>
          <input type="hidden" name="all" value="yes" />
          {filter.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
        </>
      )}
      <EmailTable emails={emails} sort={sort} selected={selected} isAll={isAll} onSelect={select} />
      <SelectionBar
        count={shown}
        isAll={isAll}
        whole={whole}
        changeAll={`${href('/admin/emails/change')}?${new URLSearchParams([['all', 'yes'], ...filter, ['list', list]])}`}
        mayDelete={mayDelete}
        onAll={() => setAll(true)}
        onClear={() => {
          setAll(false)
          setSelected(new Set())
        }}
      />
    </Form>
  )
}
