import { type Group, MeshPhysicalMaterial, SphereGeometry } from 'three'
import { metal, satin } from '../materials.ts'
import { group, solid, taperedTube } from '../solids.ts'
import { stencil } from './printed.ts'

export function kettlebell(number: string, enamel: string, ink: string): Group {
  const radius = 0.62
  const belly = solid(new SphereGeometry(radius, 96, 64), satin(enamel), [0, radius * 0.93, 0])
  const figure = solid(
    new SphereGeometry(radius * 1.004, 64, 64, Math.PI / 2 - 0.62, 1.24, Math.PI / 2 - 0.62, 1.24),
    new MeshPhysicalMaterial({
      map: stencil(number, ink, { width: 512, height: 512, middle: 270 }),
      transparent: true,
      roughness: 0.5,
    }),
    [0, radius * 0.93, 0],
  )
  figure.castShadow = false
  const handle = taperedTube(
    [
      [-0.3, 1.0, 0],
      [-0.43, 1.3, 0],
      [-0.36, 1.58, 0],
      [0, 1.68, 0],
      [0.36, 1.58, 0],
      [0.43, 1.3, 0],
      [0.3, 1.0, 0],
    ],
    (t) => 0.095 + 0.05 * Math.pow(Math.abs(t - 0.5) * 2, 4),
    metal('#3c4048', 0.42),
  )
  return group(belly, figure, handle)
}
