import { href, Link } from 'react-router'
import { emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { ThumbnailPicture } from '#app/gallery/cards/thumbnail-image.tsx'
import { NEWS_COUNTED } from '#app/gallery/limits.ts'
import { newsCopy as words } from '../news-copy.ts'
import type { HomeNews as News } from '../following.server.ts'

/** New emails since the user's last visit, those of followed brands first. */
export function HomeNews({ news: { count, followed, thumbnails } }: { news: News }) {
  return (
    <section aria-labelledby="home-news" className="wrap mt-6">
      <div className="flex items-center gap-x-10 gap-y-4 border-y border-line py-3.5 max-md:flex-col max-md:items-start">
        <div className="min-w-0 shrink-0">
          <h2 id="home-news" className="type-small text-ink-soft">
            {words.title}
          </h2>
          <p className="mt-1 type-name">{words.count(count, NEWS_COUNTED)}</p>
          <p className="mt-1.5 flex flex-wrap gap-x-4 type-small text-accent [&>a]:touch-target [&>a]:underline-offset-3 [&>a:hover]:underline">
            <Link to={href('/browse')}>{words.browse}</Link>
            <Link to={href('/following')}>
              {followed > 0 ? words.followed(followed, NEWS_COUNTED) : words.all}
            </Link>
          </p>
        </div>
        <ul className="flex gap-3 md:ml-auto">
          {thumbnails.map((thumbnail) => (
            <li key={thumbnail.slug} className="max-sm:[&:nth-child(n+5)]:hidden">
              <Link
                to={emailPath(thumbnail.brandSlug, thumbnail.slug)}
                aria-label={`${thumbnail.subject}, ${thumbnail.brandName}`}
                className="block h-[76px] w-[64px] overflow-hidden rounded-card shadow-card transition-[translate] duration-180 motion-safe:hover:-translate-y-0.5"
                style={{ background: thumbnail.picture.dominantColor }}
              >
                <ThumbnailPicture thumbnail={thumbnail} width={64} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
