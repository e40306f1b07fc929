/** An email's image for the browser: sources by width, and its size before they load. */
import type { PreviewInfo, PreviewFile } from '#app/platform/db/json-columns.ts'

export type PreviewPicture = {
  width: number
  /** Of its first part, if it is tall. */
  height: number
  dominantColor: string
  /** The color at its sides, if its content needs room there. */
  edge?: string
  /** Values for `srcset`. A format that lacks the largest width is null: a browser would take a smaller one. */
  webp: string | null
  avif: string | null
  /** The largest file, for browsers without `srcset` and for 'Full size'. */
  src: string
  below: { height: number; src: string }[]
  /** The height of the whole email, in CSS pixels, also where its screenshot ends earlier. */
  fullHeight: number
  /** Whether the screenshot ends earlier. */
  isCut: boolean
}

export function presentPreview(preview: PreviewInfo | null): PreviewPicture | null {
  const largest = preview?.files.at(-1)
  if (!preview || !largest) return null
  const { width, height, dominantColor, files } = preview
  return {
    width,
    height,
    dominantColor,
    ...(preview.edge && { edge: preview.edge }),
    webp: largest.webp ? srcset(files, 'webp') : null,
    avif: largest.avif ? srcset(files, 'avif') : null,
    src: mediaUrl((largest.webp ?? largest.avif)!),
    ...presentParts(preview),
  }
}

/** The top of an email in two widths, for cards and thumbnails. */
export type Thumb = {
  srcset: string
  /** Set if `srcset` is AVIF and browsers without it get another file, `src` of the screenshot. */
  isAvif: boolean
}

export function presentThumb(preview: PreviewInfo | null): Thumb | null {
  const largest = preview?.files.at(-1)
  if (!preview || !largest) return null
  const { files, card = files.slice(0, 2) } = preview
  const isAvif = card.every(({ avif }) => avif !== null)
  const sources = card.map(
    (file) => `${mediaUrl((isAvif ? file.avif : (file.webp ?? file.avif))!)} ${file.width}w`,
  )
  return { srcset: sources.join(', '), isAvif: isAvif && largest.webp !== null }
}

/** The top of the email as a screenshot of its own, for thumbnails. */
export function presentTop(preview: PreviewInfo | null): PreviewPicture | null {
  const smallest = preview?.card?.[0]
  if (!preview || !smallest) return presentPreview(preview)
  const height = Math.round((preview.width * smallest.height) / smallest.width)
  return presentPreview({ ...preview, height, files: preview.card!, below: [], fullHeight: undefined })
}

function presentParts({ height, below = [], fullHeight }: PreviewInfo) {
  return {
    below: below.flatMap(({ height, files: [file] }) =>
      file?.webp ? [{ height, src: mediaUrl(file.webp) }] : [],
    ),
    fullHeight: fullHeight ?? below.reduce((sum, part) => sum + part.height, height),
    isCut: fullHeight !== undefined,
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
