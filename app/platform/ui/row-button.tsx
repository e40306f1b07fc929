import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { Button } from './button.tsx'

type RowButtonProps = Omit<ComponentProps<typeof Button>, 'value'> & {
  /** Of the row's item. */
  id: string
  intent?: string
}

/** A button of a row, which does something with its item. */
export function RowButton({ id, intent, className, ...rest }: RowButtonProps) {
  return (
    <Form method="post" preventScrollReset className={className}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value={intent} size="s" variant="quiet" {...rest} />
    </Form>
  )
}
