import { type Group } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { matte, metal, satin } from '../materials.ts'
import { group, solid } from '../solids.ts'

export interface BookShape {
  width: number
  depth: number
  thick: number
  cloth: string
  /** Bands across the spine; gold unless told. */
  foil?: string
  bands?: number
}

/** A closed book lying flat with its spine to the camera. */
export function book({ width, depth, thick, cloth, foil = '#d9b25f', bands = 2 }: BookShape): Group {
  const board = satin(cloth)
  const paper = matte('#f6ecd8')
  const leaf = metal(foil, 0.35)
  const lid = 0.045
  const whole = group(
    solid(new RoundedBoxGeometry(width, lid, depth, 4, 0.02), board, [0, lid / 2, 0]),
    solid(new RoundedBoxGeometry(width, lid, depth, 4, 0.02), board, [0, thick - lid / 2, 0]),
    solid(new RoundedBoxGeometry(width, thick, 0.09, 6, 0.04), board, [0, thick / 2, depth / 2 - 0.03]),
    solid(new RoundedBoxGeometry(width - 0.1, thick - lid * 1.6, depth - 0.1, 3, 0.01), paper, [
      0,
      thick / 2,
      -0.02,
    ]),
  )
  for (let band = 0; band < bands; band++) {
    for (const side of [-1, 1]) {
      whole.add(
        solid(new RoundedBoxGeometry(0.028, thick * 0.96, 0.1, 3, 0.012), leaf, [
          side * (width / 2 - 0.16 - band * 0.09),
          thick / 2,
          depth / 2 - 0.026,
        ]),
      )
    }
  }
  whole.add(
    solid(new RoundedBoxGeometry(width * 0.34, Math.min(0.05, thick * 0.2), 0.1, 3, 0.012), leaf, [
      0,
      thick / 2,
      depth / 2 - 0.026,
    ]),
  )
  return whole
}
