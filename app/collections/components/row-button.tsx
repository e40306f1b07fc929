import { Form } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'

type RowButtonProps = {
  intent: string
  /** Of the row's item. */
  id: string
  /** Its accessible name, which says which row it is of. */
  label: string
  children: string
}

/** The button at the end of a row that removes its item. */
export function RowButton({ intent, id, label, children }: RowButtonProps) {
  return (
    <Form method="post" preventScrollReset className="-mr-3">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value={intent} size="s" variant="quiet" aria-label={label}>
        {children}
      </Button>
    </Form>
  )
}
