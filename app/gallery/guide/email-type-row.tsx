import { Link } from 'react-router'
import { emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { emailTypePath } from '#app/gallery/categories/components/category-path.ts'
import { cn } from '#app/platform/ui/cn.ts'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { copy } from '#app/gallery/copy.ts'
import { guideCopy } from './copy.ts'
import type { EmailThumbnail } from '#app/gallery/lists/thumbnails.server.ts'
import { thumbnailHeight } from '#app/gallery/cards/card-window.ts'
import { ThumbnailPicture } from '#app/gallery/cards/thumbnail-picture.tsx'

const THUMBNAIL = { width: 92, height: 164 }

const row =
  'grid items-end gap-x-(--gutter) pt-[34px] max-lg:pt-8 md:max-lg:grid-cols-[minmax(0,1fr)_508px] lg:grid-cols-[350.5px_300px_minmax(0,1fr)]'

/** As wide as five thumbnails, at the right edge; on narrow screens it spans the screen and scrolls. */
const thumbnailsBox =
  'flex items-end gap-3 pt-1 max-md:-mx-(--page-pad) max-md:px-(--page-pad) md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:self-end lg:ml-auto lg:w-full lg:max-w-[508px]'

type EmailTypeRowProps = {
  type: { name: string; slug: string; description: string; count: number }
  thumbnails: EmailThumbnail[]
}

/** One email type of the guide: its description and newest emails. The row links to its page. */
export function EmailTypeRow({ type, thumbnails }: EmailTypeRowProps) {
  return (
    <li className="group relative">
      <div className={row}>
        <div className="pb-5 max-lg:pb-3">
          <h2 className="text-balance font-display text-[2.125rem]/[1.1] tracking-[-0.035em] max-sm:text-[1.75rem]/[1.12]">
            {type.name}
          </h2>
          <p className="mt-1 type-small text-ink-soft tabular-nums">{copy.emails(type.count)}</p>
        </div>
        <div className="pb-5 max-lg:max-w-[520px]">
          <p className="text-[0.9375rem]/[1.375rem] text-ink-soft">{type.description}</p>
          <Link
            to={emailTypePath(type.slug)}
            aria-label={`${guideCopy.viewExamples}: ${type.name}`}
            className="mt-2 inline-block type-ui text-accent underline-offset-3 group-hover:underline after:absolute after:inset-0"
          >
            {guideCopy.viewExamples}
          </Link>
        </div>
        {thumbnails.length > 0 ? (
          <ul
            className={cn(
              thumbnailsBox,
              'relative overflow-x-auto [scrollbar-width:none] lg:overflow-x-visible',
            )}
          >
            {thumbnails.map((thumbnail) => (
              <li key={thumbnail.slug} className="shrink-0">
                <Thumbnail thumbnail={thumbnail} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={cn(thumbnailsBox, 'pb-5 type-small text-ink-faint')}>{guideCopy.nothingYet}</p>
        )}
      </div>
      <div className="shelf-edge" />
    </li>
  )
}

function Thumbnail({ thumbnail }: { thumbnail: EmailThumbnail }) {
  const { slug, brandSlug, subject, brandName, picture } = thumbnail
  return (
    <Link
      to={emailPath(brandSlug, slug)}
      aria-label={`${subject}, ${brandName}`}
      className="block overflow-hidden rounded-t-card shadow-card transition-[translate,box-shadow] duration-180 hover:shadow-card-hover focus-visible:-outline-offset-2 motion-safe:hover:-translate-y-0.5"
      style={{
        width: THUMBNAIL.width,
        height: thumbnailHeight(thumbnail, THUMBNAIL),
        background: picture.dominantColor,
      }}
    >
      <ThumbnailPicture thumbnail={thumbnail} width={THUMBNAIL.width} />
    </Link>
  )
}

export function EmailTypeRowSkeleton() {
  return (
    <li aria-hidden="true">
      <div className={row}>
        <div className="pb-5 max-lg:pb-3">
          <div className="h-[37px] w-52 rounded-card bg-sunk" />
          <div className="mt-1 h-[18px] w-20 rounded-card bg-sunk" />
        </div>
        <div className="grid gap-2 pb-5">
          <div className="h-3.5 w-full max-w-[300px] rounded-card bg-sunk" />
          <div className="h-3.5 w-40 rounded-card bg-sunk" />
          <div className="h-3.5 w-24 rounded-card bg-sunk" />
        </div>
        <div className={cn(thumbnailsBox, 'overflow-hidden')}>
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} className="h-[164px] w-[92px] shrink-0 rounded-b-none shadow-card" />
          ))}
        </div>
      </div>
      <div className="shelf-edge" />
    </li>
  )
}
