import type { ComponentProps } from 'react'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { CardPicture } from '#app/gallery/cards/card-picture.tsx'
import { IndexCard } from '#app/gallery/cards/index-card.tsx'

type EmailChoiceProps = { email: EmailCard } & ComponentProps<'input'>

/** An email to click on: a checkbox or radio button, whose other props it takes. */
export function EmailChoice({
  email: { subject, brand, preview, thumb, lines },
  ...input
}: EmailChoiceProps) {
  return (
    <label className="block cursor-pointer rounded-control outline-offset-4 has-checked:[&_.choice]:shadow-[0_0_0_3px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <span className="choice relative block h-44 overflow-hidden rounded-t-card bg-sunk shadow-card">
        {lines !== undefined ? (
          <IndexCard subject={subject} lines={lines} />
        ) : (
          preview && thumb && <CardPicture thumb={thumb} picture={preview} alt="" />
        )}
      </span>
      <span className="mt-2.5 flex items-start gap-2">
        <input {...input} className="mt-0.5 size-[18px] shrink-0 accent-accent" />
        <span className="min-w-0">
          <span className="line-clamp-2 type-small break-words">{subject}</span>
          <span className="block truncate type-small text-ink-soft">{brand.name}</span>
        </span>
      </span>
    </label>
  )
}
