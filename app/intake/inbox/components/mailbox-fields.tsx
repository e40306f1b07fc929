import type { SourceHealth } from '#app/intake/inbox/source-health.server.ts'
import { inboxCopy } from '#app/intake/inbox/inbox-copy.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { Form, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { SelectInput } from '#app/platform/ui/text-controls.tsx'

const fields = inboxCopy.mailboxFields

type MailboxFieldsProps = {
  answer: FormResult | undefined
  /** The mailbox to change; without one the form adds one. */
  mailbox?: { id: string; name: string } & NonNullable<SourceHealth['mailbox']>
}

export function MailboxFields({ answer, mailbox }: MailboxFieldsProps) {
  const sent = (answer?.values?.['id'] ?? '') === (mailbox?.id ?? '') ? answer : undefined
  return (
    <Form answer={sent} preventScrollReset className="mt-6 grid max-w-[820px] gap-5 sm:grid-cols-2">
      <input type="hidden" name="intent" value="save" />
      {mailbox && <input type="hidden" name="id" value={mailbox.id} />}
      <InputField name="name" {...fields.name} saved={mailbox?.name} required />
      <InputField
        name="host"
        {...fields.server}
        saved={mailbox?.host}
        required
        autoCapitalize="none"
        spellCheck={false}
      />
      <InputField name="port" label={fields.port} saved={mailbox?.port ?? 993} required inputMode="numeric" />
      <InputField
        name="tls"
        label={fields.encryption}
        as={SelectInput}
        saved={mailbox?.tls === false ? 'starttls' : 'tls'}
        options={Object.entries(fields.encryptions)}
      />
      <InputField
        name="username"
        label={fields.userName}
        saved={mailbox?.username}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <InputField
        name="password"
        label={fields.password}
        hint={mailbox && inboxCopy.passwordKept}
        required={!mailbox}
        type="password"
        autoComplete="new-password"
      />
      <InputField name="folder" label={fields.folder} saved={mailbox?.folder ?? 'INBOX'} />
      <InputField
        name="afterwards"
        label={inboxCopy.afterwards}
        as={SelectInput}
        saved={mailbox?.afterwards}
        options={Object.entries(fields.afterwards)}
      />
      <InputField name="moveTo" {...fields.moveTo} saved={mailbox?.moveTo} />
      <div className="flex items-end">
        <SubmitButton>{mailbox ? inboxCopy.saveMailbox : inboxCopy.addMailbox}</SubmitButton>
      </div>
    </Form>
  )
}
