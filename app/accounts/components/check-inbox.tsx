import { useEffect, useRef } from 'react'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import { copy } from '../copy.ts'
import { STEP_FIELD } from '../sign-in/step-field.ts'
import type { SignUpResult } from './sign-up-form.tsx'

export function CheckInbox({ answer }: { answer: SignUpResult }) {
  const help = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    help.current?.focus()
  }, [])
  return (
    <Form answer={answer} className="grid justify-items-start gap-[22px]">
      <p ref={help} tabIndex={-1} className="type-body outline-none">
        {copy.signup.sentHelp}
      </p>
      <input type="hidden" name="email" value={answer.email} />
      <SubmitButton name={STEP_FIELD} value="resend" variant="secondary" size="l">
        {copy.signup.resend}
      </SubmitButton>
      <output className="type-small text-ok empty:hidden">{answer.resent && copy.signup.resent}</output>
    </Form>
  )
}
