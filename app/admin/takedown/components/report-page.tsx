import type { FormResult } from '#app/platform/lib/form-result.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { reportCopy, reportCopy as words } from '../copy.ts'
import { EmailInput } from '#app/platform/ui/field.tsx'
import { Form, HoneypotField, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { SelectInput, TextArea } from '#app/platform/ui/text-controls.tsx'
import { REPORT_KINDS, REPORT_TRAP } from '#app/admin/takedown/report-fields.ts'

type ReportPageProps = {
  words: { title: string; lead: string; back: string }
  reported: { about: string; path: string }
  answer: FormResult | undefined
}

export function ReportPage({ words, reported, answer }: ReportPageProps) {
  const sent = answer?.ok === true
  return (
    <div className="wrap grid gap-x-24 gap-y-10 pt-18 max-sm:pt-11 lg:grid-cols-[minmax(0,1fr)_minmax(0,600px)]">
      <div>
        <h1 className="type-title">{sent ? reportCopy.sent : words.title}</h1>
        <p className="mt-4 max-w-[400px] type-lead break-words text-ink">{reported.about}</p>
        <p className="mt-4 max-w-[400px] type-body text-ink-soft">
          {sent ? reportCopy.sentText : words.lead}
        </p>
      </div>
      {sent ? (
        <ButtonLink to={reported.path} className="justify-self-start">
          {words.back}
        </ButtonLink>
      ) : (
        <ReportForm answer={answer} />
      )}
    </div>
  )
}

function ReportForm({ answer }: { answer: FormResult | undefined }) {
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
      <HoneypotField name={REPORT_TRAP} label={words.trap} />
      <SubmitButton busy={words.sending} size="l" className="justify-self-start">
        {words.send}
      </SubmitButton>
    </Form>
  )
}
