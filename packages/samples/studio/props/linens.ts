import { BufferGeometry, Float32BufferAttribute, type Group, TorusGeometry } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { fabric, type terry, wood } from '../materials.ts'
import { drum, group, place, seeded, solid, taperedTube } from '../solids.ts'

/** Things of cloth: what is folded, stuffed or spread over a bed. */

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

/** A stuffed square: full in the middle, pinched along its seams. */
export function pillow(width: number, depth: number, height: number, cloth: Cloth): Group {
  const steps = 48
  const points: number[] = []
  const uvs: number[] = []
  const faces: number[] = []
  for (const side of [1, -1]) {
    const base = points.length / 3
    for (let i = 0; i <= steps; i++) {
      for (let j = 0; j <= steps; j++) {
        const u = (i / steps) * 2 - 1
        const v = (j / steps) * 2 - 1
        const full = Math.pow(Math.max(0, (1 - u ** 4) * (1 - v ** 4)), 0.62)
        const crease = 1 + 0.05 * Math.sin(u * 9 + v * 4) * (u * u + v * v) * 0.5
        points.push(
          (u * width * (1 - 0.07 * (1 - v * v))) / 2,
          side * height * 0.5 * full * crease,
          (v * depth * (1 - 0.07 * (1 - u * u))) / 2,
        )
        uvs.push(i / steps, j / steps)
        if (i === steps || j === steps) continue
        const at = base + i * (steps + 1) + j
        const next = at + steps + 1
        if (side > 0) faces.push(at, at + 1, next, at + 1, next + 1, next)
        else faces.push(at, next, at + 1, at + 1, next, next + 1)
      }
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return group(solid(geometry, cloth, [0, height / 2, 0]))
}

/** A made bed seen from its foot: frame, mattress, duvet turned back, four pillows and a throw. */
export function bed(linen: string, duvet: string, accent: string): Group {
  const oak = wood('#c69a66', '#7d5530')
  const white = fabric(linen, 30)
  const whole = group(
    solid(new RoundedBoxGeometry(4.1, 0.34, 4.3, 6, 0.08), oak, [0, 0.34, 0]),
    solid(new RoundedBoxGeometry(4.1, 1.75, 0.16, 6, 0.07), oak, [0, 1.05, -2.2]),
    solid(new RoundedBoxGeometry(3.9, 0.52, 4.1, 10, 0.18), white, [0, 0.74, 0]),
    solid(new RoundedBoxGeometry(4.14, 0.46, 2.9, 12, 0.22), fabric(duvet, 30), [0, 0.98, 0.72]),
    solid(new RoundedBoxGeometry(4.12, 0.3, 0.7, 12, 0.14), white, [0, 1.17, -0.62]),
    solid(new RoundedBoxGeometry(4.24, 0.16, 0.9, 10, 0.07), fabric(accent, 20), [0, 1.2, 1.35]),
  )
  for (const x of [-1, 1]) {
    whole.add(place(pillow(1.75, 1.1, 0.5, white), { at: [x * 0.95, 0.98, -1.62], turn: [0.75, 0, 0] }))
    whole.add(
      place(pillow(1.45, 0.95, 0.46, fabric(duvet, 22)), {
        at: [x * 0.86, 0.98, -1.22],
        turn: [0.85, x * 0.08, 0],
      }),
    )
  }
  whole.add(
    place(pillow(1.1, 0.72, 0.36, fabric(accent, 18)), { at: [0.05, 1.0, -0.92], turn: [0.9, 0.06, 0] }),
  )
  return whole
}

/** A folded throw, its fringe along the front edge of each fold. */
export function fringedThrow(cloths: readonly Cloth[], width = 1.9, thick = 0.4): Group {
  const whole = foldedStack(cloths, width, thick)
  cloths.forEach((cloth, fold) => {
    const threads = 26
    for (let i = 0; i < threads; i++) {
      const x = ((i + 0.5) / threads - 0.5) * width * 0.94
      const sway = Math.sin(i * 2.4 + fold) * 0.03
      const top = (fold + 0.75) * thick
      whole.add(
        taperedTube(
          [
            [x, top, 0.54],
            [x + sway * 0.5, top - 0.05, 0.63],
            [x + sway, top - 0.3, 0.66 + Math.abs(sway)],
          ],
          (t) => 0.022 - t * 0.006,
          cloth,
        ),
      )
    }
  })
  return whole
}

/** A basket of wound rope. */
export function basket(rope: string, radius = 0.75, rings = 9): Group {
  const whole = group()
  for (let i = 0; i < rings; i++) {
    const loop = solid(new TorusGeometry(radius * (0.9 + 0.014 * i), 0.075, 20, 96), fabric(rope, 10), [
      0,
      0.08 + i * 0.125,
      0,
    ])
    loop.rotation.x = Math.PI / 2
    whole.add(loop)
  }
  whole.add(drum(radius * 0.88, 0.05, fabric(rope, 10), 0, 0.02))
  return whole
}
