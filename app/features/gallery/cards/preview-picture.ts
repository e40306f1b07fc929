/** An email's image for the browser: sources by width, and its size before they load. */
import type { PreviewInfo, PreviewFile } from '#app/db/shapes.ts'

export type PreviewPicture = {
  width: number
  /** Of its first part, if it is tall. */
  height: number
  dominantColor: string
  /** Values for `srcset`. A format that lacks the largest width is null: a browser would take a smaller one. */
  webp: string | null
  avif: string | null
  /** The largest file, for browsers without `srcset` and for 'Full size'. */
  src: string
  /** The further parts of a tall email. */
  below: { height: number; src: string }[]
  /** The height of the whole email, in CSS pixels, also where its picture ends earlier. */
  fullHeight: number
  /** Whether the picture ends earlier. */
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
    webp: largest.webp ? srcset(files, 'webp') : null,
    avif: largest.avif ? srcset(files, 'avif') : null,
    src: mediaUrl((largest.webp ?? largest.avif)!),
    ...presentParts(preview),
  }
}

/** The picture of a card, at its width and at twice its width. */
export type Thumb = {
  /** A value for `srcset`, by density: every card has about the same width. */
  srcset: string
  /** Set if `srcset` is AVIF and browsers without it get another file, `src` of the picture. */
  isAvif: boolean
}

export function presentThumb(preview: PreviewInfo | null): Thumb | null {
  const largest = preview?.files.at(-1)
  if (!preview || !largest) return null
  const sizes = preview.files.slice(0, 2)
  const avif = sizes.flatMap((file) => file.avif ?? [])
  const isAvif = avif.length === sizes.length
  const keys = isAvif ? avif : sizes.map((file) => (file.webp ?? file.avif)!)
  return {
    srcset: keys.map((key, index) => (index === 0 ? mediaUrl(key) : `${mediaUrl(key)} 2x`)).join(', '),
    isAvif: isAvif && largest.webp !== null,
  }
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
