import { useState } from 'react'
import { ImageField } from '#app/platform/ui/image-field.tsx'
import { adminCopy } from '../admin-copy.ts'
import { LOGO_BYTES_MAX } from '../schema.ts'

const words = adminCopy.brand

type LogoFieldProps = {
  /** The address of the stored logo. */
  saved: string | null
  /** What the tile shows now. */
  onChange: (address: string | null) => void
}

export function LogoField({ saved, onChange }: LogoFieldProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <div className="sm:col-span-2">
      <ImageField
        name="logo"
        label={words.logo}
        hint={words.logoHint}
        prompt={words.logoPrompt}
        accept="image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml"
        bytesMax={LOGO_BYTES_MAX}
        tooBig={words.logoTooBig}
        onChoose={(address) => {
          setChosen(address)
          onChange(address ?? saved)
        }}
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
