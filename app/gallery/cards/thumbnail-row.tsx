import type { EmailThumbnail } from '#app/gallery/lists/thumbnails.server.ts'
import { thumbnailHeight } from './card-window.ts'
import { ThumbnailPicture } from './thumbnail-picture.tsx'

/** In CSS pixels: as tall as the email, up to this height. */
const THUMBNAIL = { width: 110, height: 190 }

/** A decorative row of emails at the bottom of a page; hidden on low screens, where the form needs the space. */
export function ThumbnailRow({ thumbnails }: { thumbnails: EmailThumbnail[] }) {
  return (
    <div aria-hidden="true" className="mt-auto shrink-0 pb-[38px] [@media(max-height:759.98px)]:hidden">
      <div className="flex items-end justify-center gap-2.5">
        {thumbnails.map((thumbnail) => (
          <Thumbnail key={thumbnail.slug} thumbnail={thumbnail} />
        ))}
      </div>
      <div className="shelf-edge" />
    </div>
  )
}

function Thumbnail({ thumbnail }: { thumbnail: EmailThumbnail }) {
  return (
    <div
      className="shrink-0 overflow-hidden rounded-t-card shadow-card last:origin-bottom-left last:-rotate-6"
      style={{
        width: THUMBNAIL.width,
        height: thumbnailHeight(thumbnail, THUMBNAIL),
        background: thumbnail.picture.dominantColor,
      }}
    >
      <ThumbnailPicture thumbnail={thumbnail} width={THUMBNAIL.width} />
    </div>
  )
}
