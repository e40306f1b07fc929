/** Which quality fits a size is tried on strips of an image: encoding tall ones in each quality took most of the time of an import. */
import sharp from 'sharp'

export type Pixels = { data: Uint8Array; width: number; height: number }

/** Qualities are tried in order until the file fits; at the lowest one it may be larger. */
export type CompressionTarget = { bytesMax: number; qualities: number[]; careful?: boolean }

/** Accurate color edges take several times as long, so only images up to this size get them. */
const CAREFUL_PIXELS_MAX = 1_700_000
const STRIP_ROWS = 32
const STRIP_EVERY = 8
const STRIPS_MIN = 4
/** The bytes of accurate color edges, which are not counted when a quality is chosen. */
const EDGES = 1.05

export async function webpWithin(
  picture: Pixels,
  { qualities, bytesMax, careful = false }: CompressionTarget,
): Promise<Buffer> {
  const isCareful = careful && picture.width * picture.height <= CAREFUL_PIXELS_MAX
  const promising = await promisingQualities(picture, { qualities, bytesMax })
  const limit = isCareful ? EDGES * bytesMax : bytesMax
  for (const quality of promising.slice(0, -1)) {
    const file = await encode(picture, quality, isCareful)
    if (file.length <= limit) return file
  }
  return encode(picture, promising.at(-1)!, isCareful)
}

async function promisingQualities(
  picture: Pixels,
  { qualities, bytesMax }: CompressionTarget,
): Promise<number[]> {
  const strips = stripsOf(picture)
  if (strips.height < STRIPS_MIN * STRIP_ROWS) return qualities
  for (const [at, quality] of qualities.slice(0, -1).entries()) {
    const { length } = await encode(strips, quality, false)
    if ((length * picture.height) / strips.height <= bytesMax) return qualities.slice(at)
  }
  return qualities.slice(-1)
}

function stripsOf({ data, width, height }: Pixels): Pixels {
  const bytesPerRow = 3 * width
  const strips: Uint8Array[] = []
  for (let top = 0; top + STRIP_ROWS <= height; top += STRIP_ROWS * STRIP_EVERY) {
    strips.push(data.subarray(top * bytesPerRow, (top + STRIP_ROWS) * bytesPerRow))
  }
  return { data: Buffer.concat(strips), width, height: strips.length * STRIP_ROWS }
}

function encode({ data, width, height }: Pixels, quality: number, smartSubsample: boolean): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality, effort: 2, smartSubsample })
    .toBuffer()
}
