import { Form } from 'react-router'
import type { SourceHealth } from '#app/intake/inbox/source-health.server.ts'
import { inboxCopy } from '#app/intake/inbox/inbox-copy.ts'
import type { FormResult } from '#app/platform/lib/form-result.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field, Input } from '#app/platform/ui/field.tsx'
import { Choices } from './choices.tsx'

type MailboxFieldsProps = {
  answer: FormResult | undefined
  /** The mailbox to change; without one the form adds one. */
  mailbox?: { id: string; name: string } & NonNullable<SourceHealth['mailbox']>
}

/** The settings of a mailbox. */
export function MailboxFields({ answer, mailbox }: MailboxFieldsProps) {
  const sent = (answer?.values?.['id'] ?? '') === (mailbox?.id ?? '') ? answer : undefined
  const errors = sent?.errors
  const values: Partial<Record<string, string>> = sent?.values ?? (mailbox ? valuesOf(mailbox) : {})
  return (
    <Form method="post" preventScrollReset className="mt-6 grid max-w-[820px] gap-5 sm:grid-cols-2">
      <input type="hidden" name="intent" value="save" />
      {mailbox && <input type="hidden" name="id" value={mailbox.id} />}
      <Field label="Name" hint="Any name" error={errors?.['name']} required>
        {(control) => <Input name="name" defaultValue={values['name']} {...control} />}
      </Field>
      <Field label="Server" error={errors?.['host']} required>
        {(control) => (
          <Input
            name="host"
            placeholder="imap.example.com"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={values['host']}
            {...control}
          />
        )}
      </Field>
      <Field label="Port" error={errors?.['port']} required>
        {(control) => (
          <Input name="port" inputMode="numeric" defaultValue={values['port'] ?? '993'} {...control} />
        )}
      </Field>
      <Choices label="Encryption" name="tls" value={values['tls'] ?? 'tls'}>
        <option value="tls">TLS (usual)</option>
        <option value="starttls">STARTTLS where offered</option>
      </Choices>
      <Field label="User name" error={errors?.['username']} required>
        {(control) => (
          <Input
            name="username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={values['username']}
            {...control}
          />
        )}
      </Field>
      <Field
        label="Password"
        hint={mailbox && inboxCopy.passwordKept}
        error={errors?.['password']}
        required={!mailbox}
      >
        {(control) => <Input type="password" name="password" autoComplete="new-password" {...control} />}
      </Field>
      <Field label="Folder" error={errors?.['folder']}>
        {(control) => <Input name="folder" defaultValue={values['folder'] ?? 'INBOX'} {...control} />}
      </Field>
      <Choices label={inboxCopy.afterwards} name="afterwards" value={values['afterwards'] ?? 'nothing'}>
        <option value="nothing">Leave it as it is</option>
        <option value="mark-seen">Mark as read</option>
        <option value="move">Move to another folder</option>
      </Choices>
      <Field label="Move to" hint="If emails are moved" error={errors?.['moveTo']}>
        {(control) => <Input name="moveTo" defaultValue={values['moveTo']} {...control} />}
      </Field>
      <div className="flex items-end">
        <Button type="submit" variant="primary">
          {mailbox ? inboxCopy.saveMailbox : inboxCopy.addMailbox}
        </Button>
      </div>
    </Form>
  )
}

function valuesOf({
  name,
  host,
  port,
  tls,
  username,
  folder,
  ...rest
}: NonNullable<MailboxFieldsProps['mailbox']>) {
  const { afterwards, moveTo } = rest
  const encryption = tls ? 'tls' : 'starttls'
  return { name, host, port: String(port), tls: encryption, username, folder, afterwards, moveTo }
}
