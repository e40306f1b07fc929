import type { FormResult } from '#app/platform/lib/form-result.ts'
import { EmailInput, Input } from '#app/platform/ui/field.tsx'
import { SelectInput, TextArea } from '#app/platform/ui/text-controls.tsx'
import { Form, FormField, SubmitButton } from '#app/platform/ui/form.tsx'
import { contactCopy } from '../contact-copy.ts'
import { CONTACT_TOPICS, CONTACT_TRAP } from '../contact-fields.ts'

export function ContactForm({ answer }: { answer: FormResult | undefined }) {
  const words = contactCopy
  return (
    <Form answer={answer} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField name="name" label={words.name} required>
          {(control) => <Input {...control} autoComplete="name" />}
        </FormField>
        <FormField name="email" label={words.email} required>
          {(control) => <EmailInput {...control} />}
        </FormField>
      </div>
      <FormField name="topic" label={words.topic} required>
        {(control) => (
          <SelectInput {...control} defaultValue={control.defaultValue ?? CONTACT_TOPICS[0]}>
            {CONTACT_TOPICS.map((topic) => (
              <option key={topic}>{topic}</option>
            ))}
          </SelectInput>
        )}
      </FormField>
      <FormField name="message" label={words.message} required>
        {(control) => <TextArea {...control} rows={8} />}
      </FormField>
      <p className="absolute -left-[9999px]" aria-hidden="true">
        <label>
          {words.trap}
          <input name={CONTACT_TRAP} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <SubmitButton busy={words.sending} size="l" className="justify-self-start">
        {words.send}
      </SubmitButton>
    </Form>
  )
}
