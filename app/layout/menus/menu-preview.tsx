import { useEffect } from 'react'
import { Link } from 'react-router'
import type { PreviewPicture } from '#app/gallery/cards/preview-image.ts'
import { menuCopy } from './copy.ts'
import type { HeaderMenus, MenuItem } from './menus.ts'

const SIZES = '132px'

type MenuPreviewProps = {
  category: MenuItem | undefined
  rows: MenuItem[]
  pictures: HeaderMenus['pictures']
  page: { name: string; to: string }
}

/** The newest email of one category, and the page with all of them; only the latter where no category has emails. */
export function MenuPreview({ category, rows, pictures, page }: MenuPreviewProps) {
  const picture = category && pictures[category.slug]

  useEffect(() => {
    // Preload all of them, or each row would first show an empty box.
    for (const { slug } of rows) {
      const found = pictures[slug]!
      const image = new Image()
      image.fetchPriority = 'low'
      image.sizes = SIZES
      image.srcset = found.avif ?? found.webp ?? ''
      image.src = found.src
    }
  }, [pictures, rows])

  return (
    <div className="flex shrink-0 items-end gap-4 border-t border-line bg-canvas px-7">
      {picture && (
        <>
          <div className="h-[104px] w-[132px] shrink-0 overflow-hidden pt-3.5" aria-hidden="true">
            <Picture key={category.slug} picture={picture} />
          </div>
          <p className="min-w-0 py-4 type-small text-ink-soft">{menuCopy.newestIn(category.name)}</p>
        </>
      )}
      <Link
        to={page.to}
        data-row
        className="my-4 ml-auto shrink-0 type-ui text-accent underline-offset-3 hover:underline"
      >
        {page.name}
      </Link>
    </div>
  )
}

function Picture({ picture }: { picture: PreviewPicture }) {
  return (
    <div
      className="animate-appear overflow-hidden rounded-t-card shadow-card"
      style={{ background: picture.dominantColor, aspectRatio: `${picture.width} / ${picture.height}` }}
    >
      <img
        src={picture.src}
        srcSet={picture.avif ?? picture.webp ?? undefined}
        sizes={SIZES}
        fetchPriority="high"
        width={picture.width}
        height={picture.height}
        alt=""
        className="block w-full"
      />
    </div>
  )
}
