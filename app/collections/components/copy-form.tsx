import { Link } from 'react-router'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { DialogActions } from '#app/platform/ui/dialog.tsx'
import { Form, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { duplicateCopy as words } from '../arranging/duplicate-copy.ts'
import { copy } from '../copy.ts'

type CopyFormProps = {
  /** Suggested for the copy. */
  name: string
  /** The address of what is copied. */
  path: string
  answer: FormResult | undefined
}

export function CopyForm({ name, path, answer }: CopyFormProps) {
  return (
    <Form answer={answer} className="grid gap-4">
      <InputField name="name" label={copy.create.name} required saved={name} autoComplete="off" />
      <DialogActions className="mt-2">
        <Button asChild>
          <Link to={path}>{copy.create.cancel}</Link>
        </Button>
        <SubmitButton busy={words.busy}>{words.submit}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
