import type { FormResult } from '#app/platform/lib/form-result.ts'
import { EmailInput } from '#app/platform/ui/field.tsx'
import { SelectInput, TextArea } from '#app/platform/ui/text-controls.tsx'
import { Form, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { contactCopy } from '../contact-copy.ts'
import { CONTACT_TOPICS, CONTACT_TRAP } from '../contact-fields.ts'

export function ContactForm({ answer }: { answer: FormResult | undefined }) {
  const words = contactCopy
  return (
    <Form answer={answer} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <InputField name="name" label={words.name} required autoComplete="name" />
        <InputField name="email" label={words.email} required as={EmailInput} />
      </div>
      <InputField
        name="topic"
        label={words.topic}
        required
        as={SelectInput}
        saved={CONTACT_TOPICS[0]}
        options={CONTACT_TOPICS.map((topic) => [topic, topic])}
      />
      <InputField name="message" label={words.message} required as={TextArea} rows={8} />
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
