import sharp, { type Sharp } from 'sharp'
import type { PreviewInfo, PreviewFile, PreviewView } from '#app/platform/db/json-columns.ts'
import type { RenderedPage } from '#app/inspection/checks/rendered-page.ts'
import { CARD_WINDOW } from '#app/gallery/cards/card-window.ts'
import { contentKey } from '#app/platform/lib/storage.server.ts'
import { readColors } from '#app/intake/ingest/assets/image-colors.ts'
import { type ImageLook, readImageLook } from '#app/intake/ingest/assets/image-look.server.ts'
import type { PreparedFile } from '#app/intake/ingest/prepared-email.ts'
import { type CompressionTarget, type Pixels, webpWithin } from './webp-within.server.ts'

/** Of the top of the email, which is all a card shows: for phones and simple screens, and for dense ones. */
const CARD_WIDTHS = [320, 451]
const AVIF = { quality: 50, effort: 1 }
const CARD: CompressionTarget = { bytesMax: Infinity, qualities: [76] }
/** The full-size screenshot at 1× and 2×: qualities are tried in order until the file fits; very long emails may exceed it. */
const FULL_PICTURES: CompressionTarget[] = [
  { bytesMax: 42_000, qualities: [76, 64, 52, 42], careful: true },
  { bytesMax: 150_000, qualities: [72, 58, 44] },
]
const VIEW: CompressionTarget = { bytesMax: 110_000, qualities: [68, 54] }
/** Larger ones are compressed one after another: the raw pixels of a tall email take 60 MB, and its encoder as much again. */
const TALL_PIXELS = 8_000_000

export type Picture = { facts: PreviewInfo; colors: string[]; look: ImageLook; files: PreparedFile[] }

export type Preview = Picture & { seen: RenderedPage | null }

export type CompressedViews = Parts & {
  main: Promise<Picture>
  mobile?: Promise<CompressedView>
  dark?: Promise<CompressedView>
  seen: RenderedPage | null
}

/** What lies below the first part of a tall email; `fullHeight` if the last one does not reach its end. */
export type Parts = { below: CompressedView[]; fullHeight?: number }

export type CompressedView = { view: PreviewView; files: PreparedFile[] }

export async function makePreview(views: CompressedViews): Promise<Preview> {
  const { below, fullHeight } = views
  const [preview, mobile, dark] = await Promise.all([views.main, views.mobile, views.dark])
  return {
    colors: preview.colors,
    look: preview.look,
    seen: views.seen,
    facts: {
      ...preview.facts,
      ...(below.length > 0 && { below: below.map(({ view }) => view) }),
      ...(fullHeight && { fullHeight }),
      ...(mobile && { mobile: mobile.view }),
      ...(dark && { dark: dark.view }),
    },
    files: [
      ...preview.files,
      ...below.flatMap(({ files }) => files),
      ...(mobile?.files ?? []),
      ...(dark?.files ?? []),
    ],
  }
}

/** The mobile or dark view, or a further part, as one image at 2×. `height` is that of the whole view. */
export function compressView(screenshot: Uint8Array, height?: number): Promise<CompressedView> {
  return tallInTurn(screenshot, () => encodeView(screenshot, height))
}

async function encodeView(screenshot: Uint8Array, height?: number): Promise<CompressedView> {
  const picture = await pixelsOf(sharp(screenshot).removeAlpha())
  const content = await webpWithin(picture, VIEW)
  const key = contentKey('media', content, 'webp')
  const file = { width: picture.width, height: picture.height, webp: key, avif: null }
  return {
    view: {
      width: Math.round(picture.width / 2),
      height: height ?? Math.round(picture.height / 2),
      files: [file],
    },
    files: [{ key, role: 'preview', content }],
  }
}

export function compressMain(screenshot: Uint8Array, layoutWidth: number): Promise<Picture> {
  return tallInTurn(screenshot, (isTall) => encodeMain(screenshot, layoutWidth, isTall))
}

let lastTall: Promise<unknown> = Promise.resolve()

async function tallInTurn<T>(screenshot: Uint8Array, work: (isTall: boolean) => Promise<T>): Promise<T> {
  const { width, height } = await sharp(screenshot).metadata()
  if (width * height <= TALL_PIXELS) return work(false)
  const done = lastTall.then(() => work(true))
  lastTall = done.catch(() => {})
  return done
}

async function encodeMain(screenshot: Uint8Array, layoutWidth: number, isTall: boolean): Promise<Picture> {
  const picture = await pixelsOf(sharp(screenshot).removeAlpha())
  const files: PreparedFile[] = []

  function addFile(content: Uint8Array, extension: string): string {
    const key = contentKey('media', content, extension)
    files.push({ key, role: 'preview', content })
    return key
  }

  async function atWidth(width: number, full?: CompressionTarget): Promise<PreviewFile> {
    const small = await scaled(picture, width, full ? undefined : cardHeight(picture.width))
    const [webp, avif] = await Promise.all([
      webpWithin(small, full ?? CARD),
      full ? null : fromPixels(small).avif(AVIF).toBuffer(),
    ])
    return {
      width: small.width,
      height: small.height,
      webp: addFile(webp, 'webp'),
      avif: avif && addFile(avif, 'avif'),
    }
  }

  const sizes = [
    ...CARD_WIDTHS.map((width) => ({ width, full: undefined })),
    ...FULL_PICTURES.map((full, index) => ({ width: layoutWidth * (index + 1), full })),
  ]
  const started: Promise<PreviewFile>[] = []
  for (const { width, full } of sizes) {
    started.push(atWidth(width, full))
    if (isTall) await started.at(-1)
  }
  const previews = await Promise.all(started)
  const card = previews.splice(0, CARD_WIDTHS.length)
  const pixels = await fromPixels(picture).resize(96, null, { kernel: 'nearest' }).raw().toBuffer()
  const colors = readColors(pixels)
  return {
    facts: {
      width: layoutWidth,
      height: Math.round(picture.height / 2),
      dominantColor: colors.dominant,
      ...tightEdge(picture),
      files: previews,
      card,
    },
    colors: colors.main,
    look: await readImageLook(fromPixels(picture), picture, colors.main),
    // In a fixed order, whichever was compressed first.
    files: files.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  }
}

/** Content that begins nearer to a side than this, in pixels at 2×, touches it: browsers leave 8 px at 1×. */
const MARGIN = 32

/** The color of both sides if they are plain and content touches one of them. */
function tightEdge({ data, width, height }: Pixels): { edge?: string } {
  const isEdge = (x: number, y: number) =>
    [0, 1, 2].every((channel) => Math.abs(data[(y * width + x) * 3 + channel]! - data[channel]!) < 6)
  let touches = false
  for (let y = 0; y < height; y++) {
    if (!isEdge(0, y) || !isEdge(width - 1, y)) return {}
    for (let x = 1; x < MARGIN && x < width && !touches; x++)
      touches = !isEdge(x, y) || !isEdge(width - 1 - x, y)
  }
  return touches ? { edge: `#${Buffer.from(data.subarray(0, 3)).toString('hex')}` } : {}
}

/** All of a screenshot, or its top, at this width. */
async function scaled(picture: Pixels, width: number, heightMax = picture.height): Promise<Pixels> {
  const height = Math.min(picture.height, heightMax)
  if (width === picture.width) return picture
  return pixelsOf(
    fromPixels(picture).extract({ left: 0, top: 0, width: picture.width, height }).resize(width),
  )
}

function fromPixels({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The height of a card's window on an email of this width, in the same pixels. */
export function cardHeight(width: number): number {
  return Math.ceil((width * CARD_WINDOW.height) / CARD_WINDOW.width)
}
