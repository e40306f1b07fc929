import {
  CylinderGeometry,
  ExtrudeGeometry,
  type Group,
  type Material,
  Shape,
  SphereGeometry,
  TorusGeometry,
} from 'three'
import { gloss, matte, metal, satin } from '../materials.ts'
import { drum, group, place, solid, turned } from '../solids.ts'

/** A channel buoy in still water: the rings are all the sea it needs. */
export function buoy(paint: string, stripe: string, water: string): Group {
  const steel = metal('#5d6a70', 0.4)
  const whole = group(
    turned(
      [
        [0, 0.04],
        [0.78, 0.04],
        [0.84, 0.12],
        [0.8, 0.4],
        [0.6, 0.52],
      ],
      satin(paint),
    ),
    turned(
      [
        [0.6, 0.51],
        [0.5, 0.58],
        [0.44, 0.9],
      ],
      satin(stripe),
    ),
    turned(
      [
        [0.44, 0.9],
        [0.34, 1.3],
        [0, 1.32],
      ],
      satin(paint),
    ),
    drum(0.3, 0.08, steel, 1.98, 0.02),
    place(drum(0.17, 0.26, gloss('#ffd23f'), 0, 0.08), { at: [0, 2.06, 0] }),
    solid(new SphereGeometry(0.07, 32, 24), steel, [0, 2.36, 0]),
  )
  for (let leg = 0; leg < 4; leg++) {
    const angle = (leg / 4) * Math.PI * 2 + 0.5
    const bar = solid(new CylinderGeometry(0.028, 0.028, 0.74, 16), steel, [
      Math.cos(angle) * 0.25,
      1.65,
      Math.sin(angle) * 0.25,
    ])
    whole.add(bar)
  }
  for (const [radius, thick] of [
    [1.05, 0.045],
    [1.45, 0.034],
    [1.95, 0.024],
  ] as const) {
    const ripple = solid(new TorusGeometry(radius, thick, 24, 160), gloss(water), [0, 0.01, 0])
    ripple.rotation.x = Math.PI / 2
    whole.add(ripple)
  }
  return whole
}

export function crescent(radius: number, material: Material): Group {
  const shape = new Shape()
  const inner = radius * 0.82
  const shift = radius * 0.42
  const steps = 80
  // The two circles meet where the horns end.
  const meet = (radius * radius - inner * inner + shift * shift) / (2 * shift)
  const outerAngle = Math.acos(meet / radius)
  const innerAngle = Math.acos((meet - shift) / inner)
  for (let i = 0; i <= steps; i++) {
    const angle = outerAngle + (i / steps) * (2 * Math.PI - 2 * outerAngle)
    const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)]
    if (i === 0) shape.moveTo(x, y)
    else shape.lineTo(x, y)
  }
  for (let i = 0; i <= steps; i++) {
    const angle = 2 * Math.PI - innerAngle - (i / steps) * (2 * Math.PI - 2 * innerAngle)
    shape.lineTo(shift + inner * Math.cos(angle), inner * Math.sin(angle))
  }
  const geometry = new ExtrudeGeometry(shape, {
    depth: 0.14,
    bevelEnabled: true,
    bevelThickness: 0.08,
    bevelSize: 0.06,
    bevelSegments: 12,
  })
  return place(solid(geometry, material), { at: [0, radius + 0.06, -0.07], turn: [0, 0, -0.5] })
}

export function pebble(radius: number, color: string): Group {
  const stone = solid(new SphereGeometry(radius, 64, 48), matte(color), [0, radius * 0.5, 0])
  stone.scale.set(1.25, 0.55, 1)
  return group(stone)
}
