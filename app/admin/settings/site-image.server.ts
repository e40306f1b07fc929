import type { Sharp } from 'sharp'
import { openLogo } from '#app/intake/ingest/assets/brand-logo.server.ts'
import { CANVAS } from '#app/platform/lib/canvas.ts'
import { contrastBetween } from '#app/platform/lib/contrast.ts'
import type { IMAGE_SETTINGS } from '#app/platform/lib/settings.ts'
import type { SiteImage } from '#app/platform/lib/site-image.ts'
import { storeFile } from '#app/platform/lib/storage.server.ts'

/** Three times the size at which pages show it. */
const LOGO = { width: 480, height: 96 }
const ICON_SIDE = 512
/** The side of the small copy whose colors are compared with the backgrounds. */
const SAMPLE_SIDE = 32

/** Returns the value of the setting; null if the file is no image that can be read. */
export async function storeSiteImage(
  name: (typeof IMAGE_SETTINGS)[number],
  bytes: Uint8Array,
): Promise<string | null> {
  const image = await openLogo(bytes).catch(() => null)
  if (!image) return null
  const ground = await groundOf(image.clone()).catch(() => undefined)
  if (ground === undefined) return null
  const resized = name === 'SITE_LOGO' ? fittedLogo(image) : squareIcon(image, ground ?? 'light')
  const { data, info } = await resized.png().toBuffer({ resolveWithObject: true })
  const key = await storeFile('media', data, 'png')
  return `${key} ${info.width}x${info.height}${ground ? ` ${ground}` : ''}`
}

function fittedLogo(image: Sharp): Sharp {
  return image.resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
}

/** Without transparency, which home screens show as black. */
function squareIcon(image: Sharp, ground: 'light' | 'dark'): Sharp {
  const background = CANVAS[ground]
  return image
    .resize({ width: ICON_SIDE, height: ICON_SIDE, fit: 'contain', background })
    .flatten({ background })
}

/** The background that a transparent image needs because it is hardly visible on the other one. */
async function groundOf(image: Sharp): Promise<SiteImage['ground']> {
  const size = { width: SAMPLE_SIDE, height: SAMPLE_SIDE, fit: 'fill' as const }
  const pixels = await image.resize(size).toColorspace('srgb').ensureAlpha().raw().toBuffer()
  const colors: string[] = []
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! > 127) colors.push(`#${pixels.toString('hex', at, at + 3)}`)
  }
  const isOpaque = colors.length > 0.95 * SAMPLE_SIDE ** 2
  const isLostOn = (canvas: string, contrast: number) =>
    colors.filter((color) => contrastBetween(color, canvas) < contrast).length > colors.length / 4
  if (isOpaque) return null
  if (isLostOn(CANVAS.dark, 2)) return 'light'
  return isLostOn(CANVAS.light, 1.3) ? 'dark' : null
}
