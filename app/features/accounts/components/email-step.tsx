import type { ReactNode } from 'react'
import { Form, SubmitButton } from '#app/ui/form.tsx'
import { copy } from '../copy.ts'
import { STEP_FIELD } from '../step-field.ts'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { EmailField } from './auth-field.tsx'

type EmailStepProps = {
  answer: (FormAnswer & { email: string }) | undefined
  /** Between the field and the button. */
  children?: ReactNode
}

/** The first step of signing in and signing up: the email address. */
export function EmailStep({ answer, children }: EmailStepProps) {
  return (
    <Form answer={answer} className="grid gap-[22px]">
      <EmailField email={answer?.email ?? ''} />
      {children}
      <SubmitButton name={STEP_FIELD} value="email" size="l">
        {copy.fields.continue}
      </SubmitButton>
    </Form>
  )
}
