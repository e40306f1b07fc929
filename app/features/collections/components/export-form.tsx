import type { FormAnswer } from '#app/lib/form-answer.ts'
import { Form, SubmitButton } from '#app/ui/form.tsx'
import { exportCopy as words } from '../exports/export-copy.ts'
import { EXPORT_FORMATS } from '../exports/export-schema.ts'

type ExportFormProps = {
  answer: FormAnswer | undefined
  /** Contact sheets need one. */
  hasBrowser: boolean
}

/** What to take a collection along as. */
export function ExportForm({ answer, hasBrowser }: ExportFormProps) {
  const formats = EXPORT_FORMATS.filter((format) => format !== 'pdf' || hasBrowser)
  return (
    <Form answer={answer}>
      <fieldset className="border-b border-line">
        <legend className="sr-only">{words.choose}</legend>
        {formats.map((format) => (
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
                {words.formats[format].name}
              </label>
              <p id={`about-${format}`} className="type-small text-ink-soft">
                {words.formats[format].about}
              </p>
            </div>
          </div>
        ))}
      </fieldset>
      <SubmitButton busy={words.busy} className="mt-6">
        {words.submit}
      </SubmitButton>
    </Form>
  )
}
