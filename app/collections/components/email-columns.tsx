import { Link } from 'react-router'
import { emailPath } from '#app/gallery/brands/components/brand-path.ts'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { EmailPicture, LowerParts, usePictureFailure } from '#app/gallery/cards/email-image.tsx'
import { emailCopy } from '#app/gallery/email-page/copy.ts'
import { previewCopy } from '#app/gallery/preview/copy.ts'

export type Compared = { card: EmailCard; note: string | null }

/** Emails side by side. They are one page, so they scroll together; on phones also sideways. */
export function EmailColumns({ emails }: { emails: Compared[] }) {
  return (
    <ul
      className="-mx-(--page-pad) grid auto-cols-[minmax(164px,1fr)] grid-flow-col gap-x-(--gutter) overflow-x-auto px-(--page-pad) pb-8 max-sm:gap-x-3"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls
      tabIndex={0}
    >
      {emails.map((email) => (
        <Column key={email.card.id} {...email} count={emails.length} />
      ))}
    </ul>
  )
}

function Column({ card, note, count }: Compared & { count: number }) {
  const { id, slug, subject, brand, preview } = card
  const [failed, onFail] = usePictureFailure(id)
  return (
    <li className="grid min-w-0 grid-rows-[subgrid] content-start row-span-2">
      <div className="pb-5">
        <p className="truncate type-small text-ink-soft">{brand.name}</p>
        <h2 className="mt-1 type-name break-words">
          <Link to={emailPath(brand.slug, slug)} className="underline-offset-4 hover:underline">
            {subject}
          </Link>
        </h2>
        {note && <p className="mt-2 border-l-2 border-shelf pl-2 type-small break-words">{note}</p>}
      </div>
      {preview && !failed ? (
        <div className="self-start shadow-canvas" style={{ background: preview.dominantColor }}>
          <EmailPicture
            picture={preview}
            alt={emailCopy.pictureOf(subject)}
            sizes={`(min-width: 1025px) ${Math.round(1180 / count)}px, ${Math.max(45, Math.round(100 / count))}vw`}
            eager
            onFail={onFail}
            className="block h-auto w-full"
          />
          <LowerParts picture={preview} />
        </div>
      ) : (
        <p className="grid min-h-60 place-content-center rounded-card bg-sunk px-4 text-center type-small text-ink-soft">
          {previewCopy.noPreview}
        </p>
      )}
    </li>
  )
}
