import { Field, Input } from '#app/platform/ui/field.tsx'
import { noteCopy } from '../note-copy.ts'
import { NOTE_MAX } from '../limits.ts'

/** The optional note of an email that is being saved. */
export function WhyField({ className, defaultValue }: { className?: string; defaultValue?: string }) {
  return (
    <Field
      className={className}
      label={
        <>
          {noteCopy.why} <span className="font-normal text-ink-soft">{noteCopy.optional}</span>
        </>
      }
    >
      {(control) => (
        <Input {...control} name="note" maxLength={NOTE_MAX} defaultValue={defaultValue} autoComplete="off" />
      )}
    </Field>
  )
}
