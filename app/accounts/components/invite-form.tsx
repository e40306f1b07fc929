import { Button } from '#app/platform/ui/button.tsx'
import { EmailInput } from '#app/platform/ui/field.tsx'
import { Form, FormField, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { ROLES } from '#app/platform/lib/authorized.ts'
import { ShownOnce } from '#app/platform/ui/shown-once.tsx'
import { SelectInput } from '#app/platform/ui/text-controls.tsx'
import type { ReauthenticationResult } from '../outcomes.ts'
import { peopleCopy, ROLE_NAMES } from '../people/people-copy.ts'
import { ReauthenticationFields } from './reauthentication-fields.tsx'
import type { SettingsContext } from './use-settings.ts'

type InviteFormProps = {
  answer: (ReauthenticationResult & { link?: string }) | undefined
  prove: SettingsContext['reauthentication']
  mailGoesOut: boolean
}

const words = peopleCopy

export function InviteForm({ answer, prove, mailGoesOut }: InviteFormProps) {
  return (
    <section aria-labelledby="invite" className="max-w-[720px] pt-12">
      <h2 id="invite" className="type-head">
        {words.invite}
      </h2>
      <p className="mt-1.5 type-body text-ink-soft">{words.inviteAbout}</p>
      {answer?.link && <ShownOnce text={words.link} secret={answer.link} className="mt-5" />}
      <Form key={answer?.link} answer={answer} preventScrollReset className="mt-5 grid gap-4 sm:grid-cols-2">
        <FormField name="email" label={words.email} hint={words.emailHint}>
          {(control) => <EmailInput {...control} autoComplete="off" />}
        </FormField>
        <InputField
          name="role"
          label={words.role}
          as={SelectInput}
          saved="editor"
          options={ROLES.map((role) => [role, ROLE_NAMES[role]])}
        />
        <div className="empty:hidden sm:col-span-2">
          <ReauthenticationFields prove={answer?.prove ?? prove} />
        </div>
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          {mailGoesOut && (
            <SubmitButton name="intent" value="by-mail">
              {words.byMail}
            </SubmitButton>
          )}
          <Button type="submit" name="intent" value="by-link">
            {words.byLink}
          </Button>
        </div>
      </Form>
    </section>
  )
}
