import sharp, { type OverlayOptions } from 'sharp'
import { storage } from '#app/platform/lib/storage.server.ts'
import { COLORS, composeLayout, HEIGHT, MARGIN, type Panel, SHELF, WIDTH } from './compose-layout.server.ts'
import type { Card } from './card-content.ts'
import { supportedText, lineSvg, type TextStyle } from './typesetting.server.ts'

const RADIUS = 4
/** Larger images are not decoded. */
const PIXELS_MAX = 60_000_000
const NAME: TextStyle = { face: 'display', size: 31, tracking: -0.03, leading: 1 }

export async function renderOgImage({ content, siteName }: Card): Promise<Buffer> {
  const { panels, svg } = composeLayout(content)
  const layers = [
    { input: toSvg(SHADOW_FILTER + panels.map(shadowSvg).join('')) },
    ...(await Promise.all(panels.map(renderPanel))),
    { input: toSvg(shelfSvg() + panels.map(edgeSvg).join('') + svg + wordmarkSvg(siteName)) },
  ]
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: COLORS.canvas } })
    .composite(layers)
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}

function shelfSvg(): string {
  return (
    `<rect y="${SHELF}" width="${WIDTH}" height="15" fill="${COLORS.shelfFront}"/>` +
    `<rect y="${SHELF}" width="${WIDTH}" height="2.5" fill="${COLORS.shelf}"/>`
  )
}

/** The logo and the name, below the shelf line. */
function wordmarkSvg(siteName: string): string {
  const name = supportedText(siteName, 'display')
  const mark =
    `<g transform="translate(${MARGIN} 572) scale(1.32)" fill="none" stroke="${COLORS.ink}" stroke-width="1.7">` +
    '<path d="M0 22.5h27"/><g transform="rotate(-7 4 22)"><rect x="4.6" y="5.6" width="17.6" height="15.6" rx="1.6"/>' +
    '<path d="m5.4 7 8 7.2L21.4 7" stroke-linejoin="round"/></g></g>'
  // The wordmark is slightly bolder than the regular weight.
  const weight = `stroke="${COLORS.ink}" stroke-width="12"`
  const nameSvg = name && lineSvg(name, NAME, { x: MARGIN + 48, baseline: 601 })
  return nameSvg ? `${mark}<g fill="${COLORS.ink}" ${weight}>${nameSvg}</g>` : mark
}

/** The shadow falls sideways, because nothing may fall below the shelf line. */
const SHADOW_FILTER =
  '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="6"/></filter>'

function shadowSvg({ left, width, height }: Panel): string {
  const box = `x="${left + 8}" y="${SHELF - height + 10}" width="${width - 2}" height="${height}"`
  return `<rect ${box} fill="#191814" fill-opacity="0.22" filter="url(#soft)"/>`
}

function edgeSvg({ left, width, height }: Panel): string {
  const box = `x="${left + 0.5}" y="${SHELF - height + 0.5}" width="${width - 1}" height="${height}"`
  return `<rect ${box} rx="${RADIUS}" fill="none" stroke="#191814" stroke-opacity="0.12" clip-path="inset(0 0 1px 0)"/>`
}

/** Its picture, or its color if that cannot be read. */
async function renderPanel({ key, left, width, height, ground }: Panel): Promise<OverlayOptions> {
  const size = { width: Math.round(width), height }
  const paper =
    (await resized(key, size)) ?? toSvg(`<rect width="100%" height="100%" fill="${ground}"/>`, size)
  const cut = toSvg(`<rect width="${size.width}" height="${height + RADIUS}" rx="${RADIUS}"/>`, size)
  const input = await sharp(paper)
    .composite([{ input: cut, blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { input, left: Math.round(left), top: SHELF - height }
}

type Size = { width: number; height: number }

async function resized(key: string, size: Size): Promise<Buffer | null> {
  try {
    const bytes = await storage().getBytes(key)
    return await sharp(bytes, { limitInputPixels: PIXELS_MAX })
      .resize({ ...size, fit: 'cover', position: 'top' })
      .ensureAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer()
  } catch {
    return null
  }
}

function toSvg(content: string, { width, height }: Size = { width: WIDTH, height: HEIGHT }): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  )
}
