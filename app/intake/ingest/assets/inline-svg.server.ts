/** Inline SVG as images: the gallery shows no SVG of strangers, but it shows what they drew. */
import sharp from 'sharp'
import { parseHtml } from '#app/intake/ingest/clean/sanitizer.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { type InlineSvgs, inlineSvgSource, type InlineSvgSource } from './inline-svg-source.ts'
import type { Size } from '#app/intake/ingest/clean/image-size.ts'

const SVGS_MAX = 60
const DENSITY = 2
const PIXELS_MAX = 4_000_000
const PIXELS_TOGETHER = 16_000_000
/** An SVG takes milliseconds, but the first one also waits for the fonts, on a machine that may be busy. */
const RENDER_SECONDS = 5
const TOGETHER_MS = 6000

/** The outermost inline SVGs of an email that may be parsed. */
export async function renderInlineSvgs(html: string): Promise<InlineSvgs> {
  const inlineSvgs: InlineSvgs = new Map()
  if (!/<svg[\s>]/i.test(html)) return inlineSvgs
  const deadline = performance.now() + TOGETHER_MS
  let pixels = 0
  for (const svg of parseHtml(html).querySelectorAll('svg')) {
    if (inlineSvgs.size >= SVGS_MAX || svg.parentElement?.closest('svg')) continue
    const key = svg.outerHTML
    const source = inlineSvgs.has(key) ? null : inlineSvgSource(svg)
    if (!source) continue
    const scale = scaleOf(source.size)
    const area = source.size.width * source.size.height * scale ** 2
    const mayRender = pixels + area <= PIXELS_TOGETHER && performance.now() < deadline
    pixels += area
    inlineSvgs.set(key, {
      png: mayRender ? await render(source, scale) : null,
      size: source.size,
      alt: source.alt,
    })
  }
  return inlineSvgs
}

function scaleOf({ width, height }: Size): number {
  return width * height * DENSITY ** 2 <= PIXELS_MAX ? DENSITY : 1
}

async function render({ xml, size }: InlineSvgSource, scale: number): Promise<Uint8Array | null> {
  const sized = xml.replace('<svg ', `<svg width="${size.width * scale}" height="${size.height * scale}" `)
  try {
    return await sharp(Buffer.from(sized), { limitInputPixels: PIXELS_MAX })
      .timeout({ seconds: RENDER_SECONDS })
      .png({ palette: false })
      .toBuffer()
  } catch (error) {
    log.debug({ err: error }, 'an SVG of an email could not be rendered')
    return null
  }
}
