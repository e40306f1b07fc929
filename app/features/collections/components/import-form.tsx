import type { FormAnswer } from '#app/lib/form-answer.ts'
import { Form, SubmitButton } from '#app/ui/form.tsx'
import { FormFileOrText } from '#app/ui/form-file-or-text.tsx'
import { importCopy as words } from '../imports/import-copy.ts'
import { IMPORT_MB_MAX, IMPORTED_MAX } from '../imports/import-schema.ts'

const ACCEPTED = '.csv,.html,.htm,.txt,text/csv,text/html,text/plain'

/** Asks for a list of emails: a file, or pasted addresses. */
export function ImportForm({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <Form answer={answer} encType="multipart/form-data" className="grid gap-5">
      <FormFileOrText
        file={{ label: words.file, prompt: words.chooseFile, accept: ACCEPTED }}
        text={{ name: 'addresses', label: words.addresses, rows: 6 }}
      />
      <p className="-mt-2 type-small text-ink-soft">{words.limits(IMPORT_MB_MAX, IMPORTED_MAX)}</p>
      <SubmitButton busy={words.busy} className="justify-self-start">
        {words.submit}
      </SubmitButton>
    </Form>
  )
}
