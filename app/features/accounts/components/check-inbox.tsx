import { useEffect, useRef } from 'react'
import { Form, SubmitButton } from '#app/ui/form.tsx'
import { copy } from '../copy.ts'
import { STEP_FIELD } from '../step-field.ts'
import type { SignUpAnswer } from './sign-up-form.tsx'

/** The "check your inbox" step after signing up, with a button to send the email again. */
export function CheckInbox({ answer }: { answer: SignUpAnswer }) {
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
