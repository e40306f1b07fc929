import { useEffect } from 'react'
import { href, Link } from 'react-router'
import type { PreviewPicture } from '#app/features/gallery/cards/preview-picture.ts'
import { cn } from '#app/ui/cn.ts'
import { menuCopy } from './copy.ts'
import type { MenuItem } from './menus.ts'

/** Slug of a category → the image of its newest email. */
export type MenuPreviews = Record<string, PreviewPicture>

type MenuPreviewProps = {
  category: MenuItem | undefined
  /** The categories of the menu. */
  rows: MenuItem[]
  previews?: MenuPreviews
  /** Below the list, as a low strip. */
  below: boolean
}

/** The newest email of one category, beside or below the list. */
export function MenuPreview({ category, rows, previews, below }: MenuPreviewProps) {
  const picture = category && previews?.[category.slug]

  useEffect(() => {
    // Preload all of them, or each row would first show an empty box.
    for (const { slug } of rows) {
      const found = previews?.[slug]
      if (!found) continue
      const image = new Image()
      image.fetchPriority = 'low'
      image.sizes = '160px'
      image.srcset = found.avif ?? found.webp ?? ''
      image.src = found.src
    }
  }, [previews, rows])

  const caption =
    category && (picture || !previews ? menuCopy.newestIn(category.name) : menuCopy.noneIn(category.name))

  if (below) {
    return (
      <div className="flex h-[104px] items-end gap-4 border-t border-line bg-canvas px-7 pt-3.5">
        <div className="h-full w-[132px] shrink-0 overflow-hidden rounded-t-card" aria-hidden="true">
          {picture && <Picture key={category.slug} picture={picture} />}
        </div>
        <p className="pb-3.5 type-small text-ink-soft">{caption}</p>
      </div>
    )
  }
  return (
    <div className="flex min-h-0 flex-col border-l border-line bg-canvas px-[18px] pt-[22px] pb-[22px]">
      <div className="mt-auto min-h-0 flex-[0_1_316px]" aria-hidden="true">
        {picture && (
          <div key={category.slug} className="flex h-full flex-col justify-end">
            <Picture picture={picture} className="max-h-full" />
          </div>
        )}
      </div>
      <div className="-mx-[18px] shelf-inside" />
      <p className="mt-3 min-h-[18px] type-small text-ink-soft">{caption}</p>
      <Link
        to={href('/email-types')}
        data-row="View All Email Types"
        className="mt-3.5 type-ui text-accent underline-offset-3 hover:underline"
      >
        View All Email Types
      </Link>
    </div>
  )
}

function Picture({ picture, className }: { picture: PreviewPicture; className?: string }) {
  return (
    <div
      className={cn('animate-appear overflow-hidden rounded-t-card shadow-card', className)}
      style={{ background: picture.dominantColor, aspectRatio: `${picture.width} / ${picture.height}` }}
    >
      <img
        src={picture.src}
        srcSet={picture.avif ?? picture.webp ?? undefined}
        sizes="160px"
        width={picture.width}
        height={picture.height}
        alt=""
        className="block w-full"
      />
    </div>
  )
}
