import type { FormResult } from '#app/platform/lib/form-result.ts'
import { EmailInput } from '#app/platform/ui/field.tsx'
import { Form, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { FormSection } from '#app/platform/ui/form-section.tsx'
import { SelectInput } from '#app/platform/ui/text-controls.tsx'
import { memberCopy as words } from '../members/member-copy.ts'
import { MEMBER_RIGHTS } from '../members/member-schema.ts'
import { CopiedText } from '#app/platform/ui/copied-text.tsx'
import { ShownOnce } from '#app/platform/ui/shown-once.tsx'

type InviteFormProps = {
  answer: FormResult | undefined
  /** The invitation just made, which is shown this once. */
  made: string | undefined
}

export function InviteForm({ answer, made }: InviteFormProps) {
  return (
    <FormSection title={words.invite} note={words.about}>
      {made && (
        <ShownOnce text={words.shownOnce}>
          <CopiedText label={words.link} text={made} />
        </ShownOnce>
      )}
      <Form
        key={made}
        answer={answer}
        className="grid max-w-[620px] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_220px]"
      >
        <InputField
          name="email"
          label={words.email}
          hint={words.emailHint}
          as={EmailInput}
          autoComplete="off"
        />
        <InputField
          name="right"
          label={words.right}
          as={SelectInput}
          options={MEMBER_RIGHTS.map((right) => [right, words.rights[right]])}
        />
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <SubmitButton name="intent" value="invite-by-mail" busy={words.inviting}>
            {words.byMail}
          </SubmitButton>
          <SubmitButton name="intent" value="invite-by-link" variant="secondary" busy={words.inviting}>
            {words.byLink}
          </SubmitButton>
        </div>
      </Form>
    </FormSection>
  )
}
