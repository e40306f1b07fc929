import {
  CylinderGeometry,
  type Group,
  type Mesh,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
  SphereGeometry,
  TorusGeometry,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { fabric, gloss, matte, satin, wood } from '../materials.ts'
import { drum, group, place, seeded, solid } from '../solids.ts'

/** Holidays seen from a drone: sand, water and what stands on them, small as models. */

export function land(color: string, size = 14): Mesh {
  const ground = solid(new PlaneGeometry(size, size), matte(color), [0, -0.02, 0])
  ground.rotation.x = -Math.PI / 2
  return ground
}

/** A sheet of water whose near edge swings; `edge` is where it meets the shore. */
export function water(color: string, edge: number, height: number, seed = 2): Mesh {
  const chance = seeded(seed)
  const phase = chance() * 6
  const shape = new Shape()
  shape.moveTo(-8, 8)
  for (let i = 0; i <= 60; i++) {
    const x = -8 + (i / 60) * 16
    shape.lineTo(x, edge + 0.26 * Math.sin(x * 0.9 + phase) + 0.11 * Math.sin(x * 2.3 + phase * 2))
  }
  shape.lineTo(8, 8)
  const sheet = solid(new ShapeGeometry(shape), satin(color), [0, height, 0])
  sheet.rotation.x = -Math.PI / 2
  return sheet
}

/** The sea from deep to foam, as four sheets. */
export function sea(colors: readonly string[], edge: number, seed = 2): Group {
  return group(...colors.map((color, index) => water(color, edge + index * 0.42, 0.01 + index * 0.008, seed)))
}

export function parasol(first: string, second: string, radius = 0.55): Group {
  const top = group()
  for (let i = 0; i < 10; i++) {
    top.add(
      solid(
        new SphereGeometry(radius * 1.3, 10, 12, (i / 10) * Math.PI * 2, Math.PI / 5, 0, 0.88),
        fabric(i % 2 ? first : second, 4),
        [0, -radius * 0.4, 0],
      ),
    )
  }
  return group(drum(0.03, 0.6, wood('#d9b483', '#7d5530'), 0, 0.01), place(top, { at: [0, 0.34, 0] }))
}

export function towel(color: string, stripe: string): Group {
  return group(
    solid(new RoundedBoxGeometry(0.44, 0.03, 0.95, 4, 0.015), fabric(color, 4), [0, 0.02, 0]),
    solid(new RoundedBoxGeometry(0.445, 0.034, 0.12, 4, 0.015), fabric(stripe, 4), [0, 0.022, 0.3]),
    solid(new RoundedBoxGeometry(0.445, 0.034, 0.12, 4, 0.015), fabric(stripe, 4), [0, 0.022, -0.3]),
  )
}

export function palm(height = 0.9, seed = 1): Group {
  const chance = seeded(seed * 97 + 3)
  const whole = group(drum(0.06, height, wood('#a5713f', '#5f3a1c'), 0, 0.02))
  for (let i = 0; i < 9; i++) {
    const leaf = solid(new SphereGeometry(0.5, 20, 12), satin(i % 2 ? '#2f8a55' : '#3fa368'), [0.42, 0, 0])
    leaf.scale.set(0.9, 0.07, 0.2)
    whole.add(
      place(group(leaf), {
        at: [0, height, 0],
        turn: [0, (i / 9) * Math.PI * 2 + chance() * 0.4, -0.2 - chance() * 0.2],
      }),
    )
  }
  return whole
}

export function boat(hull: string, deck: string): Group {
  const shape = new Shape()
  shape.moveTo(0, 0.9)
  shape.bezierCurveTo(0.34, 0.5, 0.32, -0.3, 0.24, -0.7)
  shape.lineTo(-0.24, -0.7)
  shape.bezierCurveTo(-0.32, -0.3, -0.34, 0.5, 0, 0.9)
  const body = solid(new ShapeGeometry(shape), gloss(hull), [0, 0.14, 0])
  body.rotation.x = -Math.PI / 2
  const floor = solid(new ShapeGeometry(shape), matte(deck), [0, 0.15, 0.02])
  floor.rotation.x = -Math.PI / 2
  floor.scale.setScalar(0.76)
  return group(
    body,
    floor,
    solid(new RoundedBoxGeometry(0.36, 0.06, 0.12, 4, 0.02), satin('#c98a4b'), [0, 0.17, 0.1]),
  )
}

/** A swimming pool with its stone rim. */
export function pool(width: number, depth: number): Group {
  return group(
    solid(new RoundedBoxGeometry(width + 0.4, 0.12, depth + 0.4, 6, 0.05), matte('#f6ecdd'), [0, 0.02, 0]),
    solid(new RoundedBoxGeometry(width, 0.12, depth, 6, 0.05), gloss('#3fc1d0'), [0, 0.035, 0]),
  )
}

export function float(color: string, radius = 0.34): Mesh {
  const ringed = solid(new TorusGeometry(radius, 0.13, 20, 48), gloss(color), [0, 0.14, 0])
  ringed.rotation.x = Math.PI / 2
  return ringed
}

/** A fir of five skirts that darken towards the ground; snow lies on the upper three. */
export function pine(height: number, snow: boolean): Group {
  const needles = ['#17493a', '#1b5442', '#20614b', '#267055', '#2f8062']
  const flakes = ['#cfe0ea', '#e6f0f6', '#ffffff']
  return group(
    ...needles.map((green, tier) =>
      solid(
        new CylinderGeometry(0.02, 0.46 * (1 - tier * 0.19), height * 0.42, 28),
        matte(snow ? (flakes[tier - 2] ?? green) : green),
        [0, height * (0.24 + tier * 0.19), 0],
      ),
    ),
  )
}

export function house(wall: string, roof: string, width = 0.9, depth = 0.7): Group {
  const shape = new CylinderGeometry(0.001, width * 0.62, 0.42, 4)
  const cap = solid(shape, matte(roof), [0, 0.79, 0])
  cap.rotation.y = Math.PI / 4
  cap.scale.set(1.16, 1, depth / width + 0.14)
  return group(solid(new RoundedBoxGeometry(width, 0.6, depth, 4, 0.02), matte(wall), [0, 0.3, 0]), cap)
}
