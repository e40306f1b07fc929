import { Download, Maximize2 } from 'lucide-react'
import { href } from 'react-router'
import { DetailsMenu, detailsRow } from '#app/platform/ui/details-menu.tsx'
import { emailCopy } from './copy.ts'
import type { PreviewPicture } from '#app/gallery/cards/preview-image.ts'

const look = [
  'flex items-center gap-1.5 pb-2.5 transition-[color] hover:text-ink [&_svg]:size-[18px]',
  'pointer-coarse:-mt-4 pointer-coarse:pt-4 max-sm:-mr-3 max-sm:min-w-11 max-sm:justify-center',
].join(' ')

type DownloadMenuProps = {
  slug: string
  /** The displayed image; it can be opened at full size, unless it has several parts. */
  picture: PreviewPicture | null
  hasPicture: boolean
  sourceHidden: boolean
}

export function DownloadMenu({ slug, picture, hasPicture, sourceHidden }: DownloadMenuProps) {
  const formats = (['html', 'png', 'text'] as const).filter((format) =>
    format === 'png' ? hasPicture : !sourceHidden,
  )

  return (
    <div className="flex gap-3.5 type-small text-ink-soft">
      {picture?.below.length === 0 && (
        <a href={picture.src} target="_blank" rel="noreferrer" className={`${look} max-sm:hidden`}>
          <Maximize2 aria-hidden="true" />
          {emailCopy.fullSize}
        </a>
      )}
      {formats.length > 0 && (
        <DetailsMenu
          align="right"
          nameClassName={look}
          name={
            <>
              <Download aria-hidden="true" />
              <span className="max-sm:sr-only">{emailCopy.download}</span>
            </>
          }
        >
          {formats.map((format) => (
            <li key={format}>
              <a
                href={href('/email/:slug/download/:format', { slug, format })}
                download
                className={detailsRow}
              >
                {emailCopy.downloads[format]}
              </a>
            </li>
          ))}
        </DetailsMenu>
      )}
    </div>
  )
}
