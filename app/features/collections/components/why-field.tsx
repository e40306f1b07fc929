import { Field, Input } from '#app/ui/field.tsx'
import { noteCopy } from '../note-copy.ts'
import { NOTE_MAX } from '../schema.ts'

/** Asks for a note while an email is saved; nobody has to answer. */
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
