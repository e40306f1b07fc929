import type { FormResult } from '#app/platform/lib/form-result.ts'
import { Form, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { FileInput } from '#app/platform/ui/text-controls.tsx'
import { uploadCopy as words } from '../copy.ts'
import { FORM_MB_MAX, type UploadLimits } from '../limits.ts'
import { LimitsNote } from './limits-note.tsx'
import { UploadOptionFields } from './upload-options.tsx'

type UploadFormProps = { answer: FormResult | undefined; limits: UploadLimits; fetchImages: boolean }

/** The way without scripts. */
export function UploadForm({ answer, limits, fetchImages }: UploadFormProps) {
  return (
    <>
      <LimitsNote limits={limits} />
      <p className="mt-1.5 type-small text-ink-soft">{words.withoutScripts(FORM_MB_MAX)}</p>
      <Form answer={answer} encType="multipart/form-data" className="mt-6 grid max-w-[960px] gap-5">
        <UploadOptionFields fetchImages={fetchImages} />
        <InputField
          name="files"
          label={words.files}
          required
          as={FileInput}
          prompt={words.chooseFiles}
          multiple
          accept=".eml,.emlx,.msg,.html,.htm,.mht,.mhtml,.mbox,.zip"
        />
        <SubmitButton busy={words.sending} className="justify-self-start">
          {words.send}
        </SubmitButton>
      </Form>
    </>
  )
}
