import { BoxGeometry, BufferAttribute, BufferGeometry, type Group } from 'three'
import { matte, satin, sheet } from '../materials.ts'
import { group, type Point3, solid } from '../solids.ts'

/** Each face is a fan round its first corner; no corner is shared, so every fold stays sharp. */
function folded(faces: readonly (readonly Point3[])[], color: string): Group {
  const corners: number[] = []
  for (const face of faces) {
    for (let i = 1; i + 1 < face.length; i++) {
      for (const corner of [face[0], face[i], face[i + 1]]) corners.push(...(corner ?? [0, 0, 0]))
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3))
  geometry.computeVertexNormals()
  return group(solid(geometry, sheet(color, 0.8)))
}

/** The boat everybody folded once. */
export function paperBoat(hull: string, sail: string): Group {
  const bow: Point3 = [-1.6, 0.95, 0]
  const stern: Point3 = [1.6, 0.95, 0]
  const sides = [1, -1].map((side): readonly Point3[] => [
    bow,
    [-0.62, 0.46, 0.44 * side],
    [0.62, 0.46, 0.44 * side],
    stern,
    [0.85, 0, 0.1 * side],
    [-0.85, 0, 0.1 * side],
  ])
  const sails = [1, -1].map((side): readonly Point3[] => [
    [0, 1.72, 0],
    [-0.72, 0.36, 0.24 * side],
    [0.72, 0.36, 0.24 * side],
  ])
  const inside: readonly Point3[][] = [1, -1].map((side) => [bow, [-0.62, 0.47, 0.43 * side], [0, 0.3, 0]])
  return group(folded(sides, hull), folded(sails, sail), folded(inside, sail))
}

/** A shipping container, its long ribbed side to the reader. */
export function container(color: string, length = 2.5): Group {
  const paint = satin(color)
  const shade = matte(color)
  const ribs = Math.round(length / 0.16)
  const walls = [0.5, -0.5].flatMap((z) =>
    Array.from({ length: ribs }, (_, i) =>
      solid(new BoxGeometry(0.085, 0.84, 0.06), paint, [
        -length / 2 + 0.16 + (i / (ribs - 1)) * (length - 0.32),
        0.52,
        z,
      ]),
    ),
  )
  const frame = [0.03, 1.0].flatMap((y) =>
    [0.5, -0.5].map((z) => solid(new BoxGeometry(length, 0.08, 0.09), shade, [0, y, z])),
  )
  const posts = [-1, 1].flatMap((side) =>
    [0.5, -0.5].map((z) =>
      solid(new BoxGeometry(0.1, 1.04, 0.1), shade, [(side * (length - 0.1)) / 2, 0.52, z]),
    ),
  )
  const doors = Array.from({ length: 4 }, (_, i) =>
    solid(new BoxGeometry(0.05, 0.9, 0.035), matte('#e9e6df'), [length / 2 + 0.01, 0.52, -0.33 + i * 0.22]),
  )
  return group(
    solid(new BoxGeometry(length, 1, 0.98), paint, [0, 0.52, 0]),
    ...walls,
    ...frame,
    ...posts,
    ...doors,
  )
}
