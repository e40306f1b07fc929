import { Form } from 'react-router'
import { inboxCopy } from '#app/features/inbox/inbox-copy.ts'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'

/** Adds a mailbox to be read. */
export function MailboxFields({ answer }: { answer: FormAnswer | undefined }) {
  const { errors, values } = answer ?? {}
  return (
    <section className="mt-12 border-t border-line pt-8">
      <h2 className="type-head">{inboxCopy.addMailbox}</h2>
      <p className="mt-2 max-w-[620px] type-body text-ink-soft">{inboxCopy.mailboxNote}</p>
      <Form method="post" preventScrollReset className="mt-6 grid max-w-[820px] gap-5 sm:grid-cols-2">
        <input type="hidden" name="intent" value="add" />
        <Field label="Name" hint="As you call it" error={errors?.['name']} required>
          {(control) => <Input name="name" defaultValue={values?.['name']} {...control} />}
        </Field>
        <Field label="Server" error={errors?.['host']} required>
          {(control) => (
            <Input
              name="host"
              placeholder="imap.example.com"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={values?.['host']}
              {...control}
            />
          )}
        </Field>
        <Field label="Port" error={errors?.['port']} required>
          {(control) => (
            <Input name="port" inputMode="numeric" defaultValue={values?.['port'] ?? '993'} {...control} />
          )}
        </Field>
        <div className="flex flex-col gap-1.5">
          <span className="type-ui" aria-hidden="true">
            Encryption
          </span>
          <Select
            label={<span className="sr-only">Encryption</span>}
            name="tls"
            className="h-11"
            defaultValue={values?.['tls'] ?? 'tls'}
          >
            <option value="tls">TLS (usual)</option>
            <option value="starttls">STARTTLS where offered</option>
          </Select>
        </div>
        <Field label="User name" error={errors?.['username']} required>
          {(control) => (
            <Input
              name="username"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={values?.['username']}
              {...control}
            />
          )}
        </Field>
        <Field label="Password" error={errors?.['password']} required>
          {(control) => <Input type="password" name="password" autoComplete="new-password" {...control} />}
        </Field>
        <Field label="Folder" error={errors?.['folder']}>
          {(control) => <Input name="folder" defaultValue={values?.['folder'] ?? 'INBOX'} {...control} />}
        </Field>
        <div className="flex items-end">
          <Button type="submit" variant="primary">
            {inboxCopy.addMailbox}
          </Button>
        </div>
      </Form>
    </section>
  )
}
