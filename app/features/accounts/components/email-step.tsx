import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { copy } from '../copy.ts'
import { STEP_FIELD } from '../step-field.ts'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { EmailField } from './auth-field.tsx'
import { useFormAnswer } from './use-form-answer.ts'

/** The first step of signing in and of signing up: the address alone. */
export function EmailStep({ answer }: { answer: (FormAnswer & { email: string }) | undefined }) {
  const form = useFormAnswer(answer)
  return (
    <Form ref={form} method="post" noValidate className="grid gap-[22px]">
      <EmailField email={answer?.email ?? ''} error={answer?.errors?.['email']} />
      <Button type="submit" name={STEP_FIELD} value="email" variant="primary" size="l">
        {copy.fields.continue}
      </Button>
    </Form>
  )
}
