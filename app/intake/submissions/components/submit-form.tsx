import type { FormResult } from '#app/platform/lib/form-result.ts'
import { Form, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { FormFileOrText } from '#app/platform/ui/form-file-or-text.tsx'
import { TextArea } from '#app/platform/ui/text-controls.tsx'
import { submitCopy as words } from '../copy.ts'

const ACCEPTED = '.eml,.html,.htm,message/rfc822,text/html'

export function SubmitForm({ answer }: { answer: FormResult | undefined }) {
  return (
    <Form answer={answer} encType="multipart/form-data" className="grid gap-5">
      <FormFileOrText
        file={{ label: words.file, prompt: words.chooseFile, accept: ACCEPTED }}
        text={{ name: 'source', label: words.source, rows: 4 }}
      />
      <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
        <InputField name="brand" label={words.brand} autoComplete="off" />
        <InputField name="subject" label={words.subject} autoComplete="off" />
        <p className="-mt-3 type-small text-ink-soft sm:col-span-2">{words.htmlOnly}</p>
      </div>
      <InputField name="note" label={words.note} as={TextArea} rows={3} />
      <SubmitButton busy={words.sending} size="l" className="justify-self-start">
        {words.send}
      </SubmitButton>
    </Form>
  )
}
