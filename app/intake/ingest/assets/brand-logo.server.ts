/** Logos uploaded on the admin pages. Every one is decoded and stored as a new image, an SVG too. */
import sharp, { type Sharp } from 'sharp'
import { parseHtml } from '#app/intake/ingest/clean/sanitizer.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { storeFile } from '#app/platform/lib/storage.server.ts'
import { inlineSvgSource } from './inline-svg-source.ts'

/** The largest place for a brand's logo is 72 CSS pixels wide; screens have up to three and a half for one of them. */
const SIDE = 256
/** An SVG is rendered larger and then reduced, which smooths its edges. */
const DRAWN_SIDE = 2 * SIDE
const PIXELS_MAX = 25_000_000
const SECONDS_MAX = 5
const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'av1']
/** Parsing an SVG holds up every visitor: it is measured first. */
const SVG_BYTES_MAX = 128 * 1024
const SVG_TAGS_MAX = 4000

export type StoredLogo = { ok: true; address: string } | { ok: false; reason: 'no-picture' | 'not-stored' }

export async function storeLogo(bytes: Uint8Array): Promise<StoredLogo> {
  const picture = await compressed(bytes).catch(() => null)
  if (!picture) return { ok: false, reason: 'no-picture' }
  try {
    return { ok: true, address: `/${await storeFile('media', picture, 'webp')}` }
  } catch (error) {
    log.error({ err: error }, 'a logo could not be saved')
    return { ok: false, reason: 'not-stored' }
  }
}

async function compressed(bytes: Uint8Array): Promise<Buffer | null> {
  const image = await openLogo(bytes)
  return (
    image
      ?.resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, alphaQuality: 100, smartSubsample: true })
      .toBuffer() ?? null
  )
}

/** An uploaded logo, upright, ready to be resized; null if it is none or too large. @throws if it is damaged */
export async function openLogo(bytes: Uint8Array): Promise<Sharp | null> {
  const source = beginsLikeMarkup(bytes) ? drawn(bytes) : bytes
  if (!source) return null
  const options = { limitInputPixels: PIXELS_MAX }
  const { format, compression } = await sharp(source, options).metadata()
  const name = format === 'heif' ? compression : format
  // Judged by content: whatever its name says, sharp itself never gets an SVG that is not rebuilt.
  const isExpected = source === bytes ? FORMATS.includes(name ?? '') : name === 'svg'
  if (!isExpected) return null
  return sharp(source, options).rotate().timeout({ seconds: SECONDS_MAX })
}

function beginsLikeMarkup(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 64)).trimStart().startsWith('<')
}

/** An SVG as a document of its own with nothing in it that runs or loads; null where nothing is left to see. */
function drawn(bytes: Uint8Array): Buffer | null {
  if (bytes.length > SVG_BYTES_MAX) return null
  const text = new TextDecoder().decode(bytes)
  if (text.split('<').length > SVG_TAGS_MAX) return null
  const svg = parseHtml(text).querySelector('svg')
  const size = svg && fitted(svg)
  const inlineSvg = size && inlineSvgSource(svg)
  if (!inlineSvg) return null
  const { width, height } = inlineSvg.size
  return Buffer.from(inlineSvg.xml.replace('<svg ', `<svg width="${width}" height="${height}" `))
}

/** Gives an SVG of any size the one it is rendered at; false if it has no shape. */
function fitted(svg: Element): boolean {
  const stated = (svg.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const sides = ['width', 'height'].map((side) => Number.parseFloat(svg.getAttribute(side) ?? ''))
  const [, , width, height] = stated.length === 4 ? stated : [0, 0, ...sides]
  if (!(width! > 0) || !(height! > 0)) return false
  if (stated.length !== 4) svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
  const scale = DRAWN_SIDE / Math.max(width!, height!)
  svg.setAttribute('width', String(Math.max(1, Math.round(width! * scale))))
  svg.setAttribute('height', String(Math.max(1, Math.round(height! * scale))))
  return true
}
