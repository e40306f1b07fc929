import { Link } from 'react-router'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { Button } from '#app/ui/button.tsx'
import { DialogActions } from '#app/ui/dialog.tsx'
import { Input } from '#app/ui/field.tsx'
import { Form, FormField, SubmitButton } from '#app/ui/form.tsx'
import { copiesCopy as words } from '../arranging/copies-copy.ts'
import { copy } from '../copy.ts'

type CopyFormProps = {
  /** Suggested for the copy. */
  name: string
  /** The address of what is copied. */
  path: string
  answer: FormAnswer | undefined
}

export function CopyForm({ name, path, answer }: CopyFormProps) {
  return (
    <Form answer={answer} className="grid gap-4">
      <FormField name="name" label={copy.create.name} required>
        {({ defaultValue = name, ...control }) => (
          <Input {...control} autoComplete="off" defaultValue={defaultValue} />
        )}
      </FormField>
      <DialogActions className="mt-2">
        <Button asChild>
          <Link to={path}>{copy.create.cancel}</Link>
        </Button>
        <SubmitButton busy={words.busy}>{words.submit}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
