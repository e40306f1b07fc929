import { FormField, InputField } from './form.tsx'
import { FileInput, TextArea } from './text-controls.tsx'

type FileOrTextProps = {
  /** `accept` is that of the native control. */
  file: { label: string; prompt: string; accept: string }
  text: { name: string; label: string; rows: number }
}

/** Two fields of a `Form`, of which one is filled in: a file, or its contents pasted as text. */
export function FormFileOrText({ file, text }: FileOrTextProps) {
  return (
    <>
      <InputField name="file" label={file.label} as={FileInput} prompt={file.prompt} accept={file.accept} />
      <FormField name={text.name} label={text.label}>
        {(control) => <TextArea {...control} rows={text.rows} spellCheck={false} className="font-mono" />}
      </FormField>
    </>
  )
}
