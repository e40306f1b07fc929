/** The picture of an email as a browser wants it: sources by width, and the geometry before they arrive. */
import type { PreviewFacts } from '#app/db/shapes.ts'

export type PreviewPicture = {
  width: number
  height: number
  dominantColor: string
  /** Values for `srcset`; `avif` is null unless every width has one. */
  webp: string
  avif: string | null
  /** The largest file, for browsers without `srcset` and for looking at the picture alone. */
  src: string
}

export function presentPreview(preview: PreviewFacts | null): PreviewPicture | null {
  const largest = preview?.files.at(-1)
  if (!preview || !largest) return null
  const { width, height, dominantColor, files } = preview
  const allAvif = files.every((file) => file.avif)
  return {
    width,
    height,
    dominantColor,
    webp: srcset(files.map((file) => [file.webp, file.width])),
    avif: allAvif ? srcset(files.map((file) => [file.avif!, file.width])) : null,
    src: mediaUrl(largest.webp),
  }
}

function srcset(candidates: [key: string, width: number][]): string {
  return candidates.map(([key, width]) => `${mediaUrl(key)} ${width}w`).join(', ')
}

function mediaUrl(key: string): string {
  return `/${key}`
}
