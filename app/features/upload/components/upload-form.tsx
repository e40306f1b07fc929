import type { FormAnswer } from '#app/lib/form-answer.ts'
import { Form, FormField, SubmitButton } from '#app/ui/form.tsx'
import { FileInput } from '#app/ui/text-controls.tsx'
import { uploadCopy as words } from '../copy.ts'
import { FORM_MB_MAX, type UploadLimits } from '../limits.ts'
import { LimitsNote } from './limits-note.tsx'

/** The way without scripts. */
export function UploadForm({ answer, limits }: { answer: FormAnswer | undefined; limits: UploadLimits }) {
  return (
    <>
      <LimitsNote limits={limits} />
      <p className="mt-1.5 type-small text-ink-soft">{words.withoutScripts(FORM_MB_MAX)}</p>
      <Form answer={answer} encType="multipart/form-data" className="mt-6 grid max-w-[520px] gap-5">
        <FormField name="files" label={words.files} required>
          {(control) => (
            <FileInput {...control} prompt={words.chooseFiles} multiple accept=".eml,.html,.htm,.mbox,.zip" />
          )}
        </FormField>
        <SubmitButton busy={words.sending} className="justify-self-start">
          {words.send}
        </SubmitButton>
      </Form>
    </>
  )
}
