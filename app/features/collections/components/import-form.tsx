import type { FormAnswer } from '#app/lib/form-answer.ts'
import { Form, FormField, SubmitButton } from '#app/ui/form.tsx'
import { FileInput, TextArea } from '#app/ui/text-controls.tsx'
import { importCopy as words } from '../imports/import-copy.ts'
import { IMPORT_MB_MAX, IMPORTED_MAX } from '../imports/import-schema.ts'

/** Asks for a list of emails: a file, or pasted addresses. */
export function ImportForm({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <Form answer={answer} encType="multipart/form-data" className="grid gap-5">
      <FormField name="file" label={words.file}>
        {(control) => (
          <FileInput
            {...control}
            prompt={words.chooseFile}
            accept=".csv,.html,.htm,.txt,text/csv,text/html,text/plain"
          />
        )}
      </FormField>
      <FormField name="addresses" label={words.addresses}>
        {(control) => <TextArea {...control} rows={6} spellCheck={false} className="font-mono" />}
      </FormField>
      <p className="-mt-2 type-small text-ink-soft">{words.limits(IMPORT_MB_MAX, IMPORTED_MAX)}</p>
      <SubmitButton busy={words.busy} className="justify-self-start">
        {words.submit}
      </SubmitButton>
    </Form>
  )
}
