import { type ChangeEvent, useEffect, useState } from 'react'
import { Field, Input } from '#app/platform/ui/field.tsx'
import { FileInput } from '#app/platform/ui/text-controls.tsx'
import { adminCopy } from '../admin-copy.ts'
import type { PostDraft } from '../post-draft.ts'
import { isCoverAddress, type PostErrors, UPLOAD_BYTES_MAX } from '../schema.ts'

type CoverFieldsProps = {
  draft: PostDraft
  errors: PostErrors
  onChange: (fields: Partial<PostDraft>) => void
}

const words = adminCopy.form

export function CoverFields({ draft, errors, onChange }: CoverFieldsProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [isTooBig, setIsTooBig] = useState(false)
  /** The address when its field was left: each typed letter would ask another server for another image. */
  const [complete, setComplete] = useState(draft.coverImage)

  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen])

  function show({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    const tooBig = file !== undefined && file.size > UPLOAD_BYTES_MAX
    setIsTooBig(tooBig)
    // If sent, the server would refuse the whole form.
    if (tooBig) target.value = ''
    setChosen(file && !tooBig ? URL.createObjectURL(file) : null)
  }

  const picture = chosen ?? (isCoverAddress(complete) ? complete : null)
  return (
    <div className="grid gap-4">
      {picture && (
        <div className="aspect-video overflow-hidden rounded-[6px] bg-sunk">
          <img key={picture} src={picture} alt={draft.imageAltText} className="size-full object-cover" />
        </div>
      )}
      <Field label={words.cover} required error={errors.coverImage}>
        {(control) => (
          <Input
            {...control}
            name="coverImage"
            inputMode="url"
            value={draft.coverImage}
            onChange={({ target }) => onChange({ coverImage: target.value })}
            onBlur={() => setComplete(draft.coverImage)}
          />
        )}
      </Field>
      <Field label={words.upload} hint={words.uploadHint} error={isTooBig ? words.uploadTooBig : null}>
        {(control) => (
          <FileInput
            {...control}
            name="cover"
            prompt={words.uploadPrompt}
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            onChange={show}
          />
        )}
      </Field>
      <Field label={words.alt} required error={errors.imageAltText}>
        {(control) => (
          <Input
            {...control}
            name="imageAltText"
            value={draft.imageAltText}
            onChange={({ target }) => onChange({ imageAltText: target.value })}
          />
        )}
      </Field>
    </div>
  )
}
