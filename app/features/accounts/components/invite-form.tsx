import { Button } from '#app/ui/button.tsx'
import { EmailInput } from '#app/ui/field.tsx'
import { Form, FormField, SubmitButton } from '#app/ui/form.tsx'
import { SelectInput } from '#app/ui/text-controls.tsx'
import type { ReauthenticationAnswer } from '../outcomes.ts'
import { peopleCopy, ROLE_NAMES } from '../people-copy.ts'
import { ReauthenticationFields } from './reauthentication-fields.tsx'
import type { SettingsContext } from './use-settings.ts'

type InviteFormProps = {
  answer: (ReauthenticationAnswer & { link?: string }) | undefined
  prove: SettingsContext['reauthentication']
  /** Whether the site can send email. */
  mailGoesOut: boolean
}

const words = peopleCopy

/** Invites somebody by mail, or makes a link and shows it once. */
export function InviteForm({ answer, prove, mailGoesOut }: InviteFormProps) {
  return (
    <section aria-labelledby="invite" className="max-w-[720px] pt-12">
      <h2 id="invite" className="type-head">
        {words.invite}
      </h2>
      <p className="mt-1.5 type-body text-ink-soft">{words.inviteAbout}</p>
      {answer?.link && (
        <div className="mt-5">
          <output className="block type-ui">{words.link}</output>
          <p className="mt-2 rounded-control bg-sunk px-3.5 py-2.5 type-code break-all select-all">
            {answer.link}
          </p>
        </div>
      )}
      <Form key={answer?.link} answer={answer} preventScrollReset className="mt-5 grid gap-4 sm:grid-cols-2">
        <FormField name="email" label={words.email} hint={words.emailHint}>
          {(control) => <EmailInput {...control} autoComplete="off" />}
        </FormField>
        <FormField name="role" label={words.role}>
          {(control) => (
            <SelectInput {...control} defaultValue="editor">
              {(['reviewer', 'editor', 'admin'] as const).map((role) => (
                <option key={role} value={role}>
                  {ROLE_NAMES[role]}
                </option>
              ))}
            </SelectInput>
          )}
        </FormField>
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
