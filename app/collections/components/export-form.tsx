import type { FormResult } from '#app/platform/lib/form-result.ts'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import { exportCopy } from '#app/platform/exports/copy.ts'
import { COLLECTION_FORMATS } from '#app/platform/exports/schema.ts'
import { collectionExportCopy } from '../exports/export-copy.ts'

/** The formats in which a collection can be downloaded. */
export function ExportForm({ answer }: { answer: FormResult | undefined }) {
  return (
    <Form answer={answer}>
      <fieldset className="border-b border-line">
        <legend className="sr-only">{collectionExportCopy.choose}</legend>
        {COLLECTION_FORMATS.map((format) => (
          <div key={format} className="flex items-start gap-3.5 border-t border-line px-1 py-3.5">
            <input
              id={`format-${format}`}
              type="radio"
              name="format"
              value={format}
              aria-describedby={`about-${format}`}
              defaultChecked={format === 'zip'}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <div>
              <label htmlFor={`format-${format}`} className="block cursor-pointer type-ui">
                {exportCopy.formats[format].name}
              </label>
              <p id={`about-${format}`} className="type-small text-ink-soft">
                {exportCopy.formats[format].about}
              </p>
            </div>
          </div>
        ))}
      </fieldset>
      <SubmitButton busy={exportCopy.busy} className="mt-6">
        {exportCopy.submit}
      </SubmitButton>
    </Form>
  )
}
