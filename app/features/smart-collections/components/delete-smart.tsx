import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { FormSection } from '#app/ui/form-section.tsx'
import { smartCopy } from '../copy.ts'

const words = smartCopy.settings

/** Deletes for good, so the button has to be unfolded first. */
export function DeleteSmart() {
  return (
    <FormSection title={words.delete} note={words.deleteText}>
      <Form answer={undefined}>
        <details>
          <summary className="w-fit cursor-pointer py-1 type-ui text-stamp">{words.delete}…</summary>
          <Button type="submit" name="intent" value="delete" variant="destroy" className="mt-3">
            {words.deleteSubmit}
          </Button>
        </details>
      </Form>
    </FormSection>
  )
}
