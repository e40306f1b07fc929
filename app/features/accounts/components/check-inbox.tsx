import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { copy } from '../copy.ts'
import { STEP_FIELD } from '../step-field.ts'
import { FormError } from './form-error.tsx'
import type { SignUpAnswer } from './sign-up-form.tsx'
import { useAnswerToast } from './use-form-answer.ts'

/** What is left to do after signing up: open a mail. It can be sent again. */
export function CheckInbox({ answer }: { answer: SignUpAnswer }) {
  const help = useRef<HTMLParagraphElement>(null)
  useAnswerToast(answer)
  useEffect(() => {
    help.current?.focus()
  }, [])
  return (
    <Form method="post" className="grid justify-items-start gap-[22px]">
      <p ref={help} tabIndex={-1} className="type-body outline-none">
        {copy.signup.sentHelp}
      </p>
      <FormError>{answer.failure}</FormError>
      <input type="hidden" name="email" value={answer.email} />
      <Button type="submit" name={STEP_FIELD} value="resend" size="l">
        {copy.signup.resend}
      </Button>
      <output className="type-small text-ok empty:hidden">{answer.resent && copy.signup.resent}</output>
    </Form>
  )
}
