import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { EmailInput, Field, Input, SelectInput, TextArea } from '#app/ui/field.tsx'
import { useFocusAfterSubmit } from '#app/ui/use-focus-after-submit.ts'
import { contactCopy } from '../contact-copy.ts'
import { CONTACT_TOPICS, CONTACT_TRAP } from '../contact-fields.ts'

/** What the contact page answers: what was wrong, and everything that had been typed. */
export type ContactAnswer = {
  failure?: string
  errors?: Partial<Record<string, string>>
  values: Partial<Record<string, string>>
}

export function ContactForm({ answer }: { answer: ContactAnswer | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().state === 'submitting'
  const words = contactCopy
  const { errors, values } = answer ?? { values: {} }

  useFocusAfterSubmit(answer, form)

  return (
    <Form ref={form} method="post" noValidate className="grid gap-5">
      {answer?.failure && (
        <p role="alert" className="type-body text-stamp">
          {answer.failure}
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={words.name} required error={errors?.['name']}>
          {(control) => <Input {...control} name="name" autoComplete="name" defaultValue={values['name']} />}
        </Field>
        <Field label={words.email} required error={errors?.['email']}>
          {(control) => <EmailInput {...control} defaultValue={values['email']} />}
        </Field>
      </div>
      <Field label={words.topic} required error={errors?.['topic']}>
        {(control) => (
          <SelectInput {...control} name="topic" defaultValue={values['topic'] ?? CONTACT_TOPICS[0]}>
            {CONTACT_TOPICS.map((topic) => (
              <option key={topic}>{topic}</option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label={words.message} required error={errors?.['message']}>
        {(control) => <TextArea {...control} name="message" rows={8} defaultValue={values['message']} />}
      </Field>
      <p className="absolute -left-[9999px]" aria-hidden="true">
        <label>
          {words.trap}
          <input name={CONTACT_TRAP} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Button
        type="submit"
        variant="primary"
        size="l"
        aria-disabled={busy || undefined}
        className="justify-self-start"
      >
        {busy ? words.sending : words.send}
      </Button>
    </Form>
  )
}
