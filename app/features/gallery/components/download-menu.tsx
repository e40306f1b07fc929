import { Download, Maximize2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { href } from 'react-router'
import { copy } from '../copy.ts'
import type { PreviewPicture } from '../preview-picture.ts'

const look = 'flex items-center gap-1.5 pb-2.5 transition-[color] hover:text-ink [&_svg]:size-[18px]'

type DownloadMenuProps = {
  slug: string
  /** The picture that is on show; it can be looked at alone. */
  picture: PreviewPicture | null
  hasPicture: boolean
  sourceHidden: boolean
}

/** What can be taken along. The menu opens without scripts; with them it also closes on Escape and beside it. */
export function DownloadMenu({ slug, picture, hasPicture, sourceHidden }: DownloadMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const formats = (['html', 'png', 'text'] as const).filter((format) =>
    format === 'png' ? hasPicture : !sourceHidden,
  )

  useEffect(() => {
    function closeBeside({ target }: Event) {
      if (menu.current && target instanceof Node && !menu.current.contains(target)) menu.current.open = false
    }
    document.addEventListener('pointerdown', closeBeside)
    document.addEventListener('focusin', closeBeside)
    return () => {
      document.removeEventListener('pointerdown', closeBeside)
      document.removeEventListener('focusin', closeBeside)
    }
  }, [])

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }

  return (
    <div className="flex gap-3.5 type-small text-ink-soft">
      {picture && (
        <a href={picture.src} target="_blank" rel="noreferrer" className={`${look} max-sm:hidden`}>
          <Maximize2 aria-hidden="true" />
          {copy.email.fullSize}
        </a>
      )}
      {formats.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes from the links inside
        <details ref={menu} onKeyDown={closeOnEscape} className="relative">
          <summary className={`${look} list-none [&::-webkit-details-marker]:hidden`}>
            <Download aria-hidden="true" />
            <span className="max-sm:sr-only">{copy.email.download}</span>
          </summary>
          <ul className="absolute top-full right-0 z-20 w-max min-w-48 rounded-control bg-surface p-1.5 shadow-pop">
            {formats.map((format) => (
              <li key={format}>
                <a
                  href={href('/email/:slug/download/:format', { slug, format })}
                  download
                  className="flex h-9 items-center rounded-chip px-2.5 text-[0.875rem]/5 text-ink hover:bg-sunk pointer-coarse:h-11"
                >
                  {copy.email.downloads[format]}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
