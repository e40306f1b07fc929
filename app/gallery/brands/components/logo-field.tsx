import { type ChangeEvent, useEffect, useState } from 'react'
import { InputField } from '#app/platform/ui/form.tsx'
import { FileInput } from '#app/platform/ui/text-controls.tsx'
import { adminCopy } from '../admin-copy.ts'
import { LOGO_BYTES_MAX } from '../schema.ts'

const words = adminCopy.brand

type LogoFieldProps = {
  /** The address of the stored logo. */
  saved: string | null
  /** What the tile shows now. */
  onChange: (address: string | null) => void
}

/** Chooses a logo, shown at once, or removes the stored one. */
export function LogoField({ saved, onChange }: LogoFieldProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [isTooBig, setIsTooBig] = useState(false)

  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen])

  function show({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    const tooBig = file !== undefined && file.size > LOGO_BYTES_MAX
    setIsTooBig(tooBig)
    // If sent, the server would refuse the whole form.
    if (tooBig) target.value = ''
    const address = file && !tooBig ? URL.createObjectURL(file) : null
    setChosen(address)
    onChange(address ?? saved)
  }

  return (
    <div className="sm:col-span-2">
      <InputField
        name="logo"
        label={words.logo}
        hint={isTooBig ? words.logoTooBig : words.logoHint}
        as={FileInput}
        prompt={words.logoPrompt}
        accept="image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml"
        onChange={show}
      />
      {saved && (
        <label className="mt-3 flex items-center gap-2.5 type-small pointer-coarse:py-1.5">
          <input
            type="checkbox"
            name="removeLogo"
            className="size-4 accent-(--accent)"
            onChange={({ target }) => onChange(target.checked ? null : (chosen ?? saved))}
          />
          {words.removeLogo}
        </label>
      )}
    </div>
  )
}
