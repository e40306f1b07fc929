import type { ReactNode } from 'react'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import { copy } from '../copy.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { EmailField } from './auth-field.tsx'

type EmailStepProps = {
  answer: FormResult | undefined
  children?: ReactNode
}

export function EmailStep({ answer, children }: EmailStepProps) {
  return (
    <Form answer={answer} className="grid gap-[22px]">
      <EmailField email={answer?.values?.['email'] ?? ''} />
      {children}
      <SubmitButton name="intent" value="email" size="l">
        {copy.fields.continue}
      </SubmitButton>
    </Form>
  )
}
