import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { Button } from './button.tsx'

type RowButtonProps = Omit<ComponentProps<typeof Button>, 'value'> & {
  id: string
  intent?: string
}

export function RowButton({ id, intent, className, ...rest }: RowButtonProps) {
  return (
    <Form method="post" preventScrollReset className={className}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value={intent} size="s" variant="quiet" {...rest} />
    </Form>
  )
}
