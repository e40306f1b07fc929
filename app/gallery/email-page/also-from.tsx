import { Link } from 'react-router'
import { brandPath, emailPath } from '#app/gallery/brands/components/brand-path.ts'
import type { BrandSummary } from '#app/gallery/brands/brand-summary.ts'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { emailCopy } from './copy.ts'
import { thumbnailRatio } from '#app/gallery/cards/card-window.ts'
import { IndexCard } from '#app/gallery/cards/index-card.tsx'
import { CardPicture } from '#app/gallery/cards/card-image.tsx'
import { usePictureFailure } from '#app/gallery/cards/email-image.tsx'

/** A few other emails of the same brand. */
export function AlsoFrom({
  brand,
  emails,
  total,
}: {
  brand: BrandSummary
  emails: EmailCard[]
  total: number
}) {
  if (emails.length === 0) return null
  return (
    <section className="sm:max-lg:w-[376px] print:hidden">
      <div className="mb-3.5 flex items-baseline justify-between gap-4">
        <h2 className="truncate type-small text-ink-soft">{emailCopy.alsoFrom(brand.name)}</h2>
        <Link
          to={brandPath(brand.slug)}
          className="shrink-0 touch-target type-small font-medium text-accent underline-offset-3 hover:underline"
        >
          {emailCopy.allOf(total)}
        </Link>
      </div>
      <ul className="grid grid-cols-3 items-end gap-2.5 pt-0.5">
        {emails.map((email) => (
          <li key={email.id}>
            <BrandThumbnail email={email} />
          </li>
        ))}
      </ul>
      <div className="shelf-inside" />
    </section>
  )
}

const NO_PICTURE = { thumb: null, preview: null }

function BrandThumbnail({ email }: { email: EmailCard }) {
  const [failed, onFail] = usePictureFailure(email.id)
  const { thumb, preview: picture } = failed ? NO_PICTURE : email
  const { lines, subject } = email
  const height = picture ? Math.min(thumbnailRatio({ preview: picture, lines }), 1.97) : 1.4
  return (
    <Link
      to={emailPath(email.brand.slug, email.slug)}
      className="block overflow-hidden rounded-t-card bg-sunk shadow-card transition-[translate,box-shadow] duration-180 hover:shadow-card-hover motion-safe:hover:-translate-y-0.5"
      style={{ aspectRatio: `1 / ${height}`, background: picture?.dominantColor }}
    >
      {picture && lines !== undefined ? (
        <IndexCard subject={subject} lines={lines} />
      ) : picture && thumb ? (
        <CardPicture
          thumb={thumb}
          picture={picture}
          alt={subject}
          sizes="(min-width: 1025px) 110px, 30vw"
          onFail={onFail}
          className="block h-auto w-full"
        />
      ) : (
        <span className="grid h-full place-items-center px-2 text-center type-micro text-ink-soft">
          <span className="line-clamp-5 wrap-anywhere">{subject}</span>
        </span>
      )}
    </Link>
  )
}
