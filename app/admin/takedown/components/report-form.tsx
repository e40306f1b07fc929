import type { FormResult } from '#app/platform/lib/form-result.ts'
import { EmailInput } from '#app/platform/ui/field.tsx'
import { Form, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { SelectInput, TextArea } from '#app/platform/ui/text-controls.tsx'
import { reportCopy as words } from '../copy.ts'
import { REPORT_KINDS, REPORT_TRAP } from '../report-fields.ts'

export function ReportForm({ answer }: { answer: FormResult | undefined }) {
  return (
    <Form answer={answer} className="grid gap-5">
      <InputField
        name="kind"
        label={words.kind}
        required
        as={SelectInput}
        saved={REPORT_KINDS[0]}
        options={REPORT_KINDS.map((kind) => [kind, words.kinds[kind]])}
      />
      <InputField name="message" label={words.message} required as={TextArea} rows={6} />
      <div className="grid gap-5 sm:grid-cols-2">
        <InputField name="name" label={words.name} required autoComplete="name" />
        <InputField name="email" label={words.email} required as={EmailInput} />
      </div>
      <p className="absolute -left-[9999px]" aria-hidden="true">
        <label>
          {words.trap}
          <input name={REPORT_TRAP} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <SubmitButton busy={words.sending} size="l" className="justify-self-start">
        {words.send}
      </SubmitButton>
    </Form>
  )
}
