import type { Sharp } from 'sharp'
import { CARD_WINDOW } from '#app/gallery/cards/card-window.ts'

export type ImageLook = {
  /** How much of the screenshot each of its main colors takes, in percent. */
  paletteShares: number[]
  /** A difference hash of what a card shows: 64 bits as hexadecimal digits. */
  pictureHash: string
}

const SIDE = 8
const PALETTE_WIDTH = 96

/** `image` is a whole screenshot; `colors` are its main colors as `#rrggbb`. */
export async function readImageLook(
  image: Sharp,
  { width, height }: { width: number; height: number },
  colors: string[],
): Promise<ImageLook> {
  const top = Math.min(height, Math.round((width * CARD_WINDOW.height) / CARD_WINDOW.width))
  const [gray, pixels] = await Promise.all([
    image
      .clone()
      .extract({ left: 0, top: 0, width, height: top })
      .resize(SIDE + 1, SIDE, { fit: 'fill' })
      .greyscale()
      .raw()
      .toBuffer(),
    image.clone().resize(PALETTE_WIDTH, null, { kernel: 'nearest' }).removeAlpha().raw().toBuffer(),
  ])
  let bits = 0n
  for (let at = 0; at < gray.length; at += 1) {
    if (at % (SIDE + 1) < SIDE) bits = (bits << 1n) | (gray[at]! > gray[at + 1]! ? 1n : 0n)
  }
  return { paletteShares: sharesOf(pixels, colors), pictureHash: bits.toString(16).padStart(16, '0') }
}

/** Each pixel counts for the color that is nearest in RGB. */
function sharesOf(pixels: Uint8Array, colors: string[]): number[] {
  const wanted = colors.map((color) => Buffer.from(color.slice(1), 'hex'))
  const counts = colors.map(() => 0)
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    let nearest = 0
    let least = Infinity
    wanted.forEach((color, index) => {
      const apart =
        (color[0]! - pixels[at]!) ** 2 +
        (color[1]! - pixels[at + 1]!) ** 2 +
        (color[2]! - pixels[at + 2]!) ** 2
      if (apart < least) [nearest, least] = [index, apart]
    })
    if (counts.length > 0) counts[nearest]! += 1
  }
  return counts.map((count) => Math.round((300 * count) / pixels.length))
}
