import sharp from 'sharp'
import type { PreviewFacts, PreviewFile, PreviewView } from '#app/db/shapes.ts'
import { contentKey } from '#app/lib/storage.server.ts'
import { readColors } from './picture-colors.ts'
import type { PreparedFile } from './prepared-email.ts'

/** A card is 225.5 CSS pixels wide; its picture is kept at 1× and 2×. */
const CARD_WIDTHS = [226, 451]
const AVIF = { quality: 50, effort: 1 }
const CARD_WEBP_QUALITIES = [76]
/** Of the full picture at 1× and 2×: tried in order until the file fits; a very long email may stay above. */
const FULL_PICTURES = [
  { bytesMax: 42_000, qualities: [76, 64, 52, 42] },
  { bytesMax: 150_000, qualities: [72, 58, 44] },
]
const VIEW = { bytesMax: 110_000, qualities: [68, 54] }
/** Careful colour edges cost four times the time: for cards and usual emails, not for double density or scrolls. */
const CAREFUL_PIXELS_MAX = 1_400_000

export type Preview = { facts: PreviewFacts; colors: string[]; files: PreparedFile[] }

/** Screenshots at double density: of the email as it is shown first, and of other looks where it has some. */
export type Screenshots = { picture: Uint8Array; width: number; mobile?: Uint8Array; dark?: Uint8Array }

export async function makePreview({ picture, width, mobile, dark }: Screenshots): Promise<Preview> {
  const preview = await makeMainPreview(picture, width)
  const views = {
    ...(mobile && { mobile: await makeView(mobile) }),
    ...(dark && { dark: await makeView(dark) }),
  }
  return {
    colors: preview.colors,
    facts: {
      ...preview.facts,
      ...(views.mobile && { mobile: views.mobile.view }),
      ...(views.dark && { dark: views.dark.view }),
    },
    files: [...preview.files, ...(views.mobile?.files ?? []), ...(views.dark?.files ?? [])],
  }
}

/** Another look, as one picture at double density: it is seen in the viewer only, and scaled there. */
async function makeView(screenshot: Uint8Array): Promise<{ view: PreviewView; files: PreparedFile[] }> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const source = { raw: { width: info.width, height: info.height, channels: 3 as const } }
  const content = await webpWithin(data, source, VIEW.qualities, VIEW.bytesMax)
  const key = contentKey('media', content, 'webp')
  const file = { width: info.width, height: info.height, webp: key, avif: null }
  return {
    view: { width: Math.round(info.width / 2), height: Math.round(info.height / 2), files: [file] },
    files: [{ key, role: 'preview', content }],
  }
}

async function makeMainPreview(screenshot: Uint8Array, layoutWidth: number): Promise<Preview> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 3 as const }
  const files: PreparedFile[] = []

  function keep(content: Uint8Array, extension: string): string {
    const key = contentKey('media', content, extension)
    files.push({ key, role: 'preview', content })
    return key
  }

  async function atWidth(
    width: number,
    full?: { bytesMax: number; qualities: number[] },
  ): Promise<PreviewFile> {
    const small =
      width === info.width
        ? { data, info: raw }
        : await sharp(data, { raw }).resize(width).raw().toBuffer({ resolveWithObject: true })
    const source = { raw: { width: small.info.width, height: small.info.height, channels: 3 as const } }
    const { bytesMax = Infinity, qualities = CARD_WEBP_QUALITIES } = full ?? {}
    const webp = keep(await webpWithin(small.data, source, qualities, bytesMax), 'webp')
    const avif = full ? null : keep(await sharp(small.data, source).avif(AVIF).toBuffer(), 'avif')
    return { width: small.info.width, height: small.info.height, webp, avif }
  }

  const previews: PreviewFile[] = []
  for (const width of CARD_WIDTHS) previews.push(await atWidth(width))
  for (const [index, full] of FULL_PICTURES.entries())
    previews.push(await atWidth(layoutWidth * (index + 1), full))
  const pixels = await sharp(data, { raw }).resize(96, null, { kernel: 'nearest' }).raw().toBuffer()
  const colors = readColors(pixels)
  return {
    facts: {
      width: layoutWidth,
      height: Math.round(info.height / 2),
      dominantColor: colors.dominant,
      files: previews,
    },
    colors: colors.main,
    files,
  }
}

type Source = { raw: { width: number; height: number; channels: 3 } }

async function webpWithin(
  pixels: Uint8Array,
  source: Source,
  qualities: number[],
  bytesMax: number,
): Promise<Buffer> {
  const smartSubsample = source.raw.width * source.raw.height <= CAREFUL_PIXELS_MAX
  const effort = smartSubsample ? 3 : 2
  let smallest: Buffer | undefined
  for (const quality of qualities) {
    smallest = await sharp(pixels, source).webp({ quality, effort, smartSubsample }).toBuffer()
    if (smallest.length <= bytesMax) break
  }
  return smallest!
}
