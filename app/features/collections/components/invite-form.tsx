import type { FormAnswer } from '#app/lib/form-answer.ts'
import { EmailInput } from '#app/ui/field.tsx'
import { Form, FormField, SubmitButton } from '#app/ui/form.tsx'
import { FormSection } from '#app/ui/form-section.tsx'
import { SelectInput } from '#app/ui/text-controls.tsx'
import { memberCopy as words } from '../members/member-copy.ts'
import { MEMBER_RIGHTS } from '../members/member-schema.ts'
import { CopiedLink } from './copied-link.tsx'

type InviteFormProps = {
  answer: FormAnswer | undefined
  /** The invitation just made, which is shown this once. */
  made: string | undefined
}

/** Invites somebody to a collection: by mail, or with a link to hand over. */
export function InviteForm({ answer, made }: InviteFormProps) {
  return (
    <FormSection title={words.invite} note={words.about}>
      {made && (
        <section aria-live="polite" className="mb-6 rounded-panel bg-accent-wash px-5 pt-4.5 pb-2">
          <p className="mb-2.5 type-ui">{words.shownOnce}</p>
          <CopiedLink label={words.link} link={made} />
        </section>
      )}
      <Form
        key={made}
        answer={answer}
        className="grid max-w-[620px] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_220px]"
      >
        <FormField name="email" label={words.email} hint={words.emailHint}>
          {(control) => <EmailInput {...control} autoComplete="off" />}
        </FormField>
        <FormField name="right" label={words.right}>
          {(control) => (
            <SelectInput {...control}>
              {MEMBER_RIGHTS.map((right) => (
                <option key={right} value={right}>
                  {words.rights[right]}
                </option>
              ))}
            </SelectInput>
          )}
        </FormField>
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
