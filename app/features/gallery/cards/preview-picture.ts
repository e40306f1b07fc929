/** An email's image for the browser: sources by width, and its size before they load. */
import type { PreviewInfo, PreviewFile } from '#app/db/shapes.ts'

export type PreviewPicture = {
  width: number
  height: number
  dominantColor: string
  /** Values for `srcset`. A format that lacks the largest width is null: a browser would take a smaller one. */
  webp: string | null
  avif: string | null
  /** The largest file, for browsers without `srcset` and for 'Full size'. */
  src: string
}

export function presentPreview(preview: PreviewInfo | null): PreviewPicture | null {
  const largest = preview?.files.at(-1)
  if (!preview || !largest) return null
  const { width, height, dominantColor, files } = preview
  return {
    width,
    height,
    dominantColor,
    webp: largest.webp ? srcset(files, 'webp') : null,
    avif: largest.avif ? srcset(files, 'avif') : null,
    src: mediaUrl((largest.webp ?? largest.avif)!),
  }
}

function srcset(files: PreviewFile[], format: 'webp' | 'avif'): string {
  const candidates = files.flatMap((file) => {
    const key = file[format]
    return key ? [`${mediaUrl(key)} ${file.width}w`] : []
  })
  return candidates.join(', ')
}

function mediaUrl(key: string): string {
  return `/${key}`
}
