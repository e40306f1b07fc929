import { useId } from 'react'
import { Form as PlainForm } from 'react-router'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import { copy } from '../copy.ts'
import { stepOf, type StepResult } from '../sign-in/keep-step.ts'
import { EmailStep } from './email-step.tsx'
import { AuthField } from './auth-field.tsx'
import { FirstPasswordField } from './first-password-field.tsx'
import { LockedEmail } from './locked-email.tsx'

type SignUpFormProps = {
  answer: StepResult | undefined
  /** The only address that can accept the invitation. */
  invited: string | null
}

export function SignUpForm({ answer, invited }: SignUpFormProps) {
  const isComplete = invited !== null || stepOf(answer) === 'rest'
  return isComplete ? <DetailsStep answer={answer} invited={invited} /> : <EmailStep answer={answer} />
}

function DetailsStep({ answer, invited }: SignUpFormProps) {
  const { prefilled } = answer?.values ?? {}
  const email = invited ?? answer?.values?.['email'] ?? ''
  const changeForm = useId()
  return (
    <>
      <PlainForm id={changeForm} method="post">
        <input type="hidden" name="email" value={email} />
      </PlainForm>
      <Form answer={answer} className="grid gap-3.5">
        {prefilled && <PrefilledNote email={email} />}
        <AuthField name="name" label={copy.fields.name} required autoComplete="name" data-next />
        <LockedEmail email={email} changeForm={invited ? undefined : changeForm} />
        <FirstPasswordField />
        <SubmitButton busy={copy.signup.creating} size="l" className="mt-2">
          {copy.signup.create}
        </SubmitButton>
      </Form>
    </>
  )
}

function PrefilledNote({ email }: { email: string }) {
  return (
    <>
      <input type="hidden" name="prefilled" value="yes" />
      <p className="rounded-control bg-accent-wash px-3.5 py-2.5 text-[0.875rem]/5 text-accent [overflow-wrap:anywhere]">
        {copy.signup.creatingFor} <strong className="font-medium">{email}</strong>
      </p>
    </>
  )
}
