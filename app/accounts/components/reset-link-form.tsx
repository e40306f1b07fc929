import { EmailInput } from '#app/platform/ui/field.tsx'
import { Form, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { ShownOnce } from '#app/platform/ui/shown-once.tsx'
import type { ReauthenticationResult } from '../outcomes.ts'
import { peopleCopy } from '../people/people-copy.ts'
import { ReauthenticationFields } from './reauthentication-fields.tsx'
import type { SettingsContext } from './use-settings.ts'

/** The hidden `id` of the form, by which the page knows whose answer it got. */
export const RESET_LINK = 'reset-link'

type ResetLinkFormProps = {
  answer: (ReauthenticationResult & { resetLink?: string }) | undefined
  prove: SettingsContext['reauthentication']
}

const words = peopleCopy.reset

/** Makes a link with which a user chooses a new password, where none can be sent. */
export function ResetLinkForm({ answer, prove }: ResetLinkFormProps) {
  return (
    <section aria-labelledby="reset" className="max-w-[720px] pt-12">
      <h2 id="reset" className="type-head">
        {words.title}
      </h2>
      <p className="mt-1.5 type-body text-ink-soft">{words.about}</p>
      {answer?.resetLink && <ShownOnce text={peopleCopy.link} secret={answer.resetLink} className="mt-5" />}
      <Form
        key={answer?.resetLink}
        answer={answer}
        preventScrollReset
        className="mt-5 grid gap-4 sm:max-w-[348px]"
      >
        <input type="hidden" name="id" value={RESET_LINK} />
        <InputField name="email" label={words.email} required as={EmailInput} autoComplete="off" />
        <ReauthenticationFields prove={answer?.prove ?? prove} />
        <SubmitButton variant="secondary" name="intent" value={RESET_LINK} className="justify-self-start">
          {words.create}
        </SubmitButton>
      </Form>
    </section>
  )
}
