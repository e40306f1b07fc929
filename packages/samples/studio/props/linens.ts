import type { Group } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import type { terry } from '../materials.ts'
import { group, place, seeded, solid } from '../solids.ts'

/** Things of cloth, folded. */

type Cloth = ReturnType<typeof terry>

/** One sheet folded three times, its folds to the front. */
function folded(width: number, depth: number, thick: number, cloth: Cloth): Group {
  const layer = thick / 2
  return group(
    solid(new RoundedBoxGeometry(width, layer, depth, 10, layer / 2), cloth, [0, layer / 2, 0]),
    solid(new RoundedBoxGeometry(width * 0.995, layer, depth * 0.985, 10, layer / 2), cloth, [
      0,
      layer * 1.5,
      -0.01,
    ]),
  )
}

export function foldedStack(cloths: readonly Cloth[], width = 1.7, thick = 0.36, seed = 4): Group {
  const chance = seeded(seed)
  return group(
    ...cloths.map((cloth, index) =>
      place(folded(width * (0.98 + chance() * 0.04), 1.15, thick, cloth), {
        at: [(chance() - 0.5) * 0.06, index * thick * 0.97, 0],
        turn: [0, (chance() - 0.5) * 0.08, 0],
      }),
    ),
  )
}
