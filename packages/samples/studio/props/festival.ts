import { type Group, SphereGeometry } from 'three'
import { gloss, matte } from '../materials.ts'
import { drum, group, place, seeded, solid, turned } from '../solids.ts'
import { flame } from './harvest.ts'
import { printed } from './printed.ts'

/** A clay lamp with a pinched lip, oil and a flame. */
export function diya(clay: string, trim: string): Group {
  const bowl = turned(
    [
      [0, 0],
      [0.34, 0],
      [0.38, 0.05],
      [0.5, 0.16],
      [0.68, 0.36],
      [0.74, 0.46],
      [0.72, 0.5],
      [0.66, 0.48],
      [0.56, 0.4],
      [0, 0.36],
    ],
    matte(clay),
  )
  const position = bowl.geometry.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const angle = Math.atan2(position.getX(i), position.getZ(i))
    const lip = Math.exp(-Math.pow(angle / 0.34, 2)) * Math.pow(position.getY(i) / 0.5, 2)
    position.setXYZ(i, position.getX(i), position.getY(i) + 0.06 * lip, position.getZ(i) * (1 + 0.3 * lip))
  }
  bowl.geometry.computeVertexNormals()
  const dots = Array.from({ length: 18 }, (_, i) => {
    const angle = 0.5 + (i / 17) * (Math.PI * 2 - 1)
    return solid(new SphereGeometry(0.035, 20, 14), gloss(trim), [
      0.66 * Math.sin(angle),
      0.3,
      0.66 * Math.cos(angle),
    ])
  })
  return group(
    bowl,
    ...dots,
    drum(0.62, 0.03, gloss('#d98a1f'), 0.4, 0.01),
    place(drum(0.035, 0.3, matte('#efe3cc'), 0, 0.01), { at: [0, 0.4, 0.62], turn: [0.35, 0, 0] }),
    place(flame(0.15), { at: [0, 0.84, 0.72] }),
  )
}

/** A marigold head: rings of small petals, closing towards the middle. */
export function marigold(color: string, seed: number): Group {
  const chance = seeded(seed)
  const petal = new SphereGeometry(0.1, 14, 10)
  const skin = matte(color)
  const rings = [
    [0.42, 20, 0.1],
    [0.36, 18, 0.19],
    [0.28, 15, 0.27],
    [0.19, 11, 0.33],
    [0.1, 6, 0.37],
    [0, 1, 0.4],
  ] as const
  return group(
    ...rings.flatMap(([radius, count, y]) =>
      Array.from({ length: count }, (_, i) => {
        const angle = (i / count) * Math.PI * 2 + radius * 9
        const leaf = solid(petal, skin, [radius * Math.cos(angle), y, radius * Math.sin(angle)])
        leaf.scale.set(1.15, 0.62 + chance() * 0.3, 0.8)
        leaf.rotation.set(0, -angle, 0.5 + chance() * 0.3)
        return leaf
      }),
    ),
  )
}

interface EggPaint {
  ground: string
  bands: readonly (readonly [at: number, width: number, color: string])[]
  dots?: string
}

/** A painted egg standing on its blunt end. */
export function egg({ ground, bands, dots }: EggPaint): Group {
  const profile: [number, number][] = []
  for (let i = 0; i <= 80; i++) {
    const angle = (i / 80) * Math.PI
    profile.push([
      Math.max(0, 0.5 * Math.sin(angle) * (1 + 0.14 * Math.cos(angle))),
      0.66 - 0.66 * Math.cos(angle),
    ])
  }
  const paint = printed(
    1024,
    1,
    ({ pen, width, height }) => {
      pen.fillStyle = ground
      pen.fillRect(0, 0, width, height)
      for (const [at, thick, color] of bands) {
        pen.fillStyle = color
        pen.fillRect(0, height * (1 - at - thick), width, height * thick)
      }
      if (!dots) return
      pen.fillStyle = dots
      for (let i = 0; i < 16; i++) {
        pen.beginPath()
        pen.ellipse((i + 0.5) * (width / 16), height * 0.5, 17, 24, 0, 0, Math.PI * 2)
        pen.fill()
      }
    },
    0.36,
  )
  return group(turned(profile, paint))
}
