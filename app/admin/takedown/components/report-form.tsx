import type { FormResult } from '#app/platform/lib/form-result.ts'
import { EmailInput, Input } from '#app/platform/ui/field.tsx'
import { Form, FormField, SubmitButton } from '#app/platform/ui/form.tsx'
import { SelectInput, TextArea } from '#app/platform/ui/text-controls.tsx'
import { reportCopy as words } from '../copy.ts'
import { REPORT_KINDS, REPORT_TRAP } from '../report-fields.ts'

export function ReportForm({ answer }: { answer: FormResult | undefined }) {
  return (
    <Form answer={answer} className="grid gap-5">
      <FormField name="kind" label={words.kind} required>
        {(control) => (
          <SelectInput {...control} defaultValue={control.defaultValue ?? REPORT_KINDS[0]}>
            {REPORT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </SelectInput>
        )}
      </FormField>
      <FormField name="message" label={words.message} required>
        {(control) => <TextArea {...control} rows={6} />}
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField name="name" label={words.name} required>
          {(control) => <Input {...control} autoComplete="name" />}
        </FormField>
        <FormField name="email" label={words.email} required>
          {(control) => <EmailInput {...control} />}
        </FormField>
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
