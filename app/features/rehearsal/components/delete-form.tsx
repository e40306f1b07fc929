import type { FormAnswer } from '#app/lib/form-answer.ts'
import { Form, SubmitButton } from '#app/ui/form.tsx'
import { rehearsalCopy as words } from '../copy.ts'

export function DeleteForm({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <Form answer={answer}>
      <SubmitButton variant="danger" busy={words.removing}>
        {words.remove}
      </SubmitButton>
    </Form>
  )
}
