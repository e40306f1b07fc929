import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { smartCopy } from '../copy.ts'

const words = smartCopy.create

/** Gives the filters of the page to a smart collection the user has. */
export function ReplaceFilter({ others }: { others: { id: string; name: string }[] }) {
  return (
    <details className="mt-10 border-t border-line pt-4">
      <summary className="cursor-pointer py-1 type-ui">{words.replace}</summary>
      <p className="mt-2 mb-4 type-small text-ink-soft">{words.replaceText}</p>
      <Form method="post" className="flex flex-wrap items-center gap-2">
        <Select name="id" label={`${words.which}:`} className="max-w-full min-w-0">
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Button type="submit" name="intent" value="replace">
          {words.replaceSubmit}
        </Button>
      </Form>
    </details>
  )
}
