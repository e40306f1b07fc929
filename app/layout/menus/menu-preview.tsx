import { useEffect } from 'react'
import { href, Link } from 'react-router'
import type { PreviewPicture } from '#app/features/gallery/cards/preview-picture.ts'
import type { MenuCategory } from '#app/features/categories/queries.server.ts'

/** Slug of an email type → the image of its newest email. */
export type MenuPreviews = Record<string, PreviewPicture>

/** The newest email of an email type, beside the list of types. */
export function MenuPreview({
  category,
  previews,
}: {
  category: MenuCategory | undefined
  previews?: MenuPreviews
}) {
  const picture = category && previews?.[category.slug]

  useEffect(() => {
    // Preload all of them, or each row would first show an empty box.
    for (const { avif, webp, src } of Object.values(previews ?? {})) {
      const image = new Image()
      image.fetchPriority = 'low'
      image.sizes = '160px'
      image.srcset = avif ?? webp ?? ''
      image.src = src
    }
  }, [previews])

  return (
    <div className="flex min-h-0 flex-col border-l border-line bg-canvas px-[18px] pt-[22px] pb-[22px]">
      <div className="mt-auto min-h-0 flex-[0_1_316px]" aria-hidden="true">
        {picture && (
          <div key={category.slug} className="flex h-full animate-appear flex-col justify-end">
            <div
              className="max-h-full overflow-hidden rounded-t-card shadow-card"
              style={{
                background: picture.dominantColor,
                aspectRatio: `${picture.width} / ${picture.height}`,
              }}
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
          </div>
        )}
      </div>
      <div className="-mx-[18px] shelf-inside" />
      <p className="mt-3 min-h-[18px] type-small text-ink-soft">
        {category &&
          (picture || !previews ? `Newest in ${category.name}` : `No emails in ${category.name} yet`)}
      </p>
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
