import { Field, Input, Optional } from '#app/platform/ui/field.tsx'
import { noteCopy } from '../note-copy.ts'
import { NOTE_MAX } from '../limits.ts'

/** The optional note of an email that is being saved. */
export function WhyField({ className, defaultValue }: { className?: string; defaultValue?: string }) {
  return (
    <Field className={className} label={<Optional>{noteCopy.why}</Optional>}>
      {(control) => (
        <Input {...control} name="note" maxLength={NOTE_MAX} defaultValue={defaultValue} autoComplete="off" />
      )}
    </Field>
  )
}
