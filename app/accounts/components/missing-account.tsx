import { type SyntheticEvent, useEffect, useRef } from 'react'
import { Form, href, useLocation, useNavigate } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { useResultToast } from '#app/platform/ui/form.tsx'
import { copy } from '../copy.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { ForgotLink } from './sign-in-form.tsx'

type MissingAccountProps = { answer: FormResult; email: string; closed: 'invitation' | 'sso' | null }

/** The response is the same for a wrong password, an unknown address and an unconfirmed one, so it reveals nothing. */
export function MissingAccount({ answer, email, closed }: MissingAccountProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const question = useRef<HTMLParagraphElement>(null)

  useResultToast(answer)
  useEffect(() => {
    question.current?.focus()
  }, [])

  /** The address is passed in the navigation state, not in the URL; without scripts as a form field. */
  function openSignUp(event: SyntheticEvent) {
    event.preventDefault()
    void navigate(href('/signup') + search, { state: { email } })
  }

  return (
    <>
      <p ref={question} tabIndex={-1} className="type-body outline-none">
        {closed ? copy.signup.closed[closed] : copy.login.missingQuestion}
      </p>
      {!closed && (
        <Form method="post" action={href('/signup') + search} onSubmit={openSignUp} className="mt-[22px]">
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="prefilled" value="yes" />
          <Button type="submit" name="intent" value="email" variant="primary" size="l" className="w-full">
            {copy.login.createAccount}
          </Button>
        </Form>
      )}
      <Form method="post" className="mt-2.5">
        <input type="hidden" name="email" value={email} />
        <Button type="submit" name="intent" value="email" size="l" className="w-full">
          {copy.login.tryAgain}
        </Button>
      </Form>
      <p className="mt-[22px] type-small">
        <ForgotLink email={email} />
      </p>
    </>
  )
}
