import { Link } from 'react-router'
import { emailPath } from '#app/gallery/brands/components/brand-path.ts'
import type { PlainDay } from '#app/platform/lib/plain-day.ts'
import { ThumbnailPicture } from '#app/gallery/cards/thumbnail-picture.tsx'
import type { EmailThumbnail } from '#app/gallery/lists/thumbnails.server.ts'
import { shortDate } from '#app/platform/lib/format.ts'
import { homeCopy } from './copy.ts'

type EmailOfDayProps = { email: EmailThumbnail; day: PlainDay }

export function EmailOfDay({ email, day }: EmailOfDayProps) {
  const { brandSlug, slug, subject, brandName, picture } = email
  return (
    <section aria-labelledby="email-of-day" className="group email-of-day">
      <div className="sheet">
        <div
          style={{ background: picture.dominantColor, aspectRatio: `${picture.width} / ${picture.height}` }}
        >
          <ThumbnailPicture thumbnail={email} width={226} eager />
        </div>
      </div>
      <div className="shelf-edge" />
      <div className="label">
        <h2 id="email-of-day" className="type-small text-ink-soft">
          {homeCopy.emailOfDay} · <time dateTime={day}>{shortDate(day)}</time>
        </h2>
        <p className="mt-1 line-clamp-2 text-[1.0625rem]/[1.375rem] font-display tracking-[-0.02em] wrap-anywhere">
          <Link
            to={emailPath(brandSlug, slug)}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {subject}
          </Link>
        </p>
        <p className="mt-1 truncate type-small text-ink-soft">{brandName}</p>
      </div>
    </section>
  )
}
