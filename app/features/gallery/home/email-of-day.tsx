import { href, Link } from 'react-router'
import { shortDate, type PlainDay } from '#app/features/categories/occasion-dates.ts'
import { ThumbnailPicture } from '#app/features/gallery/cards/thumbnail-picture.tsx'
import type { EmailThumbnail } from '#app/features/gallery/lists/thumbnails.server.ts'
import { homeCopy } from './copy.ts'

type EmailOfDayProps = { email: EmailThumbnail; day: PlainDay }

/** One email a day, for visitors: its top beside its subject. */
export function EmailOfDay({ email, day }: EmailOfDayProps) {
  const { brandSlug, slug, subject, brandName } = email
  return (
    <section aria-labelledby="email-of-day" className="wrap mt-11 max-sm:mt-9">
      <div className="group relative flex items-center gap-6 border-y border-line py-5 max-sm:gap-4 max-sm:py-4">
        <div
          className="h-[104px] w-[132px] shrink-0 overflow-hidden rounded-card shadow-card transition-[translate] duration-180 motion-safe:group-hover:-translate-y-0.5 max-sm:h-[92px] max-sm:w-[92px]"
          style={{ background: email.picture.dominantColor }}
        >
          <ThumbnailPicture thumbnail={email} width={132} />
        </div>
        <div className="min-w-0">
          <h2 id="email-of-day" className="type-small text-ink-soft">
            {homeCopy.emailOfDay} · <time dateTime={day}>{shortDate(day)}</time>
          </h2>
          <p className="mt-1 line-clamp-2 type-name wrap-anywhere">
            <Link
              to={href('/brand/:brandSlug/email/:emailSlug', { brandSlug, emailSlug: slug })}
              className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {subject}
            </Link>
          </p>
          <p className="mt-1 truncate type-small text-ink-soft">{brandName}</p>
        </div>
      </div>
    </section>
  )
}
