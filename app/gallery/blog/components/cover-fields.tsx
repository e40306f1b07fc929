import { useState } from 'react'
import { InputField } from '#app/platform/ui/form.tsx'
import { ImageField } from '#app/platform/ui/image-field.tsx'
import { adminCopy } from '../admin-copy.ts'
import type { PostDraft } from '../post-draft.ts'
import { isCoverAddress, UPLOAD_BYTES_MAX } from '../schema.ts'

type CoverFieldsProps = { draft: PostDraft; onChange: (fields: Partial<PostDraft>) => void }

const words = adminCopy.form

export function CoverFields({ draft, onChange }: CoverFieldsProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  /** The address when its field was left: each typed letter would ask another server for another image. */
  const [complete, setComplete] = useState(draft.coverImage)

  const picture = chosen ?? (isCoverAddress(complete) ? complete : null)
  return (
    <div className="grid gap-4">
      {picture && (
        <div className="aspect-video overflow-hidden rounded-[6px] bg-sunk">
          <img key={picture} src={picture} alt={draft.imageAltText} className="size-full object-cover" />
        </div>
      )}
      <InputField
        name="coverImage"
        label={words.cover}
        required
        inputMode="url"
        value={draft.coverImage}
        onChange={({ target }) => onChange({ coverImage: target.value })}
        onBlur={() => setComplete(draft.coverImage)}
      />
      <ImageField
        name="cover"
        label={words.upload}
        hint={words.uploadHint}
        prompt={words.uploadPrompt}
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        bytesMax={UPLOAD_BYTES_MAX}
        tooBig={words.uploadTooBig}
        onChoose={setChosen}
      />
      <InputField
        name="imageAltText"
        label={words.alt}
        required
        value={draft.imageAltText}
        onChange={({ target }) => onChange({ imageAltText: target.value })}
      />
    </div>
  )
}
