import {
  CapsuleGeometry,
  CylinderGeometry,
  type Group,
  SphereGeometry,
  TubeGeometry,
  Vector3,
  CatmullRomCurve3,
} from 'three'
import { matte, satin } from '../materials.ts'
import { group, place, seeded, solid, taperedTube, turned } from '../solids.ts'
import { stencil } from './printed.ts'

/** A heaped bowl with a word on its side. */
export function foodBowl(color: string, word: string, ink: string, biscuit: string): Group {
  const body = turned(
    [
      [0, 0.05],
      [0.95, 0.05],
      [0.98, 0],
      [1.06, 0],
      [1.08, 0.04],
      [0.93, 0.56],
      [0.9, 0.61],
      [0.85, 0.62],
      [0.82, 0.58],
      [0.76, 0.36],
      [0, 0.34],
    ],
    satin(color),
  )
  const print = satin('#ffffff')
  print.map = stencil(word, ink, { width: 2048, height: 400, middle: 215 })
  print.transparent = true
  const label = solid(new CylinderGeometry(0.957, 1.07, 0.4, 96, 1, true, -1.1, 2.2), print, [0, 0.29, 0])
  label.castShadow = false
  const chance = seeded(41)
  const whole = group(body, label)
  for (let i = 0; i < 150; i++) {
    const angle = i * 2.399963
    const out = 0.78 * Math.sqrt((i + 0.5) / 150)
    const height = 0.46 + 0.3 * (1 - (out / 0.82) ** 2) + chance() * 0.06
    const piece = solid(new CapsuleGeometry(0.062, 0.05, 8, 16), matte(biscuit))
    piece.rotation.set(chance() * 3, chance() * 3, chance() * 3)
    piece.position.set(Math.cos(angle) * out, height, Math.sin(angle) * out)
    whole.add(piece)
  }
  return whole
}

/** The bone of the drawings: a bar with two knuckles at each end. */
export function bone(color: string): Group {
  const skin = satin(color)
  const bar = solid(new CapsuleGeometry(0.19, 0.9, 16, 32), skin)
  bar.rotation.z = Math.PI / 2
  const knuckles = [-1, 1].flatMap((end) =>
    [-1, 1].map((side) => solid(new SphereGeometry(0.27, 48, 32), skin, [end * 0.62, side * 0.2, 0])),
  )
  const whole = group(bar, ...knuckles)
  whole.position.y = 0.46
  return group(whole)
}

/** A felt ball with the seam that tennis balls have. */
export function fetchBall(radius: number, color: string, seam: string): Group {
  const points = Array.from({ length: 160 }, (_, index) => {
    const t = (index / 160) * Math.PI * 2
    const point = new Vector3(
      3 * Math.cos(t) + Math.cos(3 * t),
      3 * Math.sin(t) - Math.sin(3 * t),
      2 * Math.sqrt(3) * Math.sin(2 * t),
    )
    return point.normalize().multiplyScalar(radius * 1.002)
  })
  const line = new TubeGeometry(new CatmullRomCurve3(points, true), 320, radius * 0.032, 12, true)
  return group(
    solid(new SphereGeometry(radius, 96, 64), matte(color), [0, radius, 0]),
    solid(line, matte(seam), [0, radius, 0]),
  )
}

/** Three strands twisted into a ring. */
export function ropeRing(radius: number, colors: readonly [string, string, string]): Group {
  const strands = colors.map((color, strand) => {
    const points = Array.from({ length: 240 }, (_, index) => {
      const t = (index / 240) * Math.PI * 2
      const twist = t * 11 + (strand * Math.PI * 2) / 3
      const out = radius + 0.11 * Math.cos(twist)
      return new Vector3(out * Math.cos(t), out * Math.sin(t), 0.11 * Math.sin(twist))
    })
    return solid(new TubeGeometry(new CatmullRomCurve3(points, true), 480, 0.115, 16, true), matte(color))
  })
  const whole = group(...strands)
  whole.position.y = radius + 0.22
  return group(whole)
}

/** A carrot with three tufts, lying down after a hard day. */
export function carrot(color: string, leaf: string): Group {
  const profile: [number, number][] = [[0, 0]]
  for (let i = 0; i <= 40; i++) {
    const t = i / 40
    const swell = 0.1 + 0.3 * Math.pow(t, 0.62) - 0.1 * Math.pow(Math.max(0, t - 0.86) / 0.14, 2)
    profile.push([swell + 0.008 * Math.sin(t * 40), 0.02 + t * 1.6])
  }
  profile.push([0, 1.63])
  const whole = group(turned(profile, satin(color)))
  for (const [index, lean] of [-0.34, 0, 0.36].entries()) {
    const stalk = taperedTube(
      [
        [0, 1.55, 0],
        [lean * 0.4, 1.85, 0.03],
        [lean * 1.1, 2.12 + (index === 1 ? 0.16 : 0), 0.05],
      ],
      (t) => 0.06 + 0.09 * Math.sin(t * Math.PI * 0.94),
      satin(leaf),
    )
    whole.add(stalk)
  }
  return place(whole, { at: [0, 0.4, 0], turn: [0, 0, 1.38] })
}
