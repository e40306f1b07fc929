import {
  BufferAttribute,
  type BufferGeometry,
  CatmullRomCurve3,
  Color,
  type Group,
  type Mesh,
  SphereGeometry,
  TubeGeometry,
  Vector3,
} from 'three'
import { gloss, matte } from '../materials.ts'
import { group, seeded, solid } from '../solids.ts'

const CRUST = new Color('#a85f26')
const DARK = new Color('#7a3d14')
const CRUMB = new Color('#f3d9a8')
const FLOUR = new Color('#fbf1dd')

interface Loaf {
  width: number
  height: number
  depth: number
  /** Distance from the nearest cut, 0 on it; above 1 is uncut crust. */
  cut: (x: number, z: number) => number
}

/** Dough bakes pale where it was cut and dark where it bulges, so the colour follows the cut. */
function baked({ width, height, depth, cut }: Loaf, seed: number): Mesh {
  const geometry: BufferGeometry = new SphereGeometry(1, 320, 200)
  const position = geometry.getAttribute('position')
  const colors = new Float32Array(position.count * 3)
  const chance = seeded(seed)
  const tint = new Color()
  for (let i = 0; i < position.count; i++) {
    const x = position.getX(i)
    const y = position.getY(i)
    const z = position.getZ(i)
    const near = y > 0 ? Math.min(1, cut(x * width, z * depth)) : 1
    const open = (1 - near) * Math.min(1, Math.max(0, y) * 2.4)
    const lip = Math.exp(-((near - 0.94) ** 2) * 60) * Math.max(0, y) * 0.035
    const grain = 1 + (chance() - 0.5) * 0.006
    const low = y < 0 ? 0.62 : 1
    position.setXYZ(i, x * width * grain, (y * height * low - open * 0.09 + lip) * grain, z * depth * grain)
    tint.copy(CRUST).lerp(DARK, Math.min(1, Math.max(0, 0.35 - y * 0.5) + lip * 9))
    tint.lerp(CRUMB, Math.min(1, open * 1.5))
    const dust = Math.max(0, y) ** 3 * (0.1 + 0.5 * chance() ** 3) * near
    tint.lerp(FLOUR, Math.min(0.7, dust))
    tint.toArray(colors, i * 3)
  }
  geometry.setAttribute('color', new BufferAttribute(colors, 3))
  geometry.computeVertexNormals()
  const skin = matte('#ffffff')
  skin.vertexColors = true
  return solid(geometry, skin, [0, height * 0.6, 0])
}

/** A round loaf with one long cut and four short ones. */
export function boule(size = 1): Group {
  function cut(x: number, z: number): number {
    const long = Math.abs(x + 0.22 * z * z - 0.06) / 0.13
    const leaves = [-0.5, -0.16, 0.18, 0.5].map((at) => {
      const along = Math.abs(Math.abs(x) - 0.44)
      const slant = Math.abs(z - at + Math.abs(x) * 0.3) / 0.08
      return along < 0.2 ? slant : slant + (along - 0.2) * 14
    })
    return Math.min(Math.abs(z) < 0.78 ? long : long + (Math.abs(z) - 0.78) * 12, ...leaves)
  }
  const whole = group(baked({ width: 1, height: 0.66, depth: 0.98, cut }, 7))
  whole.scale.setScalar(size)
  return whole
}

/** A stick with five slanted cuts. */
export function baguette(length = 1.7): Group {
  function cut(x: number, z: number): number {
    const step = (length * 1.5) / 5
    const slant = x - z * 1.9
    const nearest = Math.round(slant / step) * step
    const inside = Math.abs(x) < length * 0.82 ? 0 : (Math.abs(x) - length * 0.82) * 10
    return Math.abs(slant - nearest) / 0.13 + inside + Math.max(0, Math.abs(z) - 0.2) * 8
  }
  return group(baked({ width: length, height: 0.3, depth: 0.33, cut }, 19))
}

/** A glazed bun with a piped cross. */
export function crossBun(size = 1): Group {
  const bun = new SphereGeometry(0.62, 96, 64)
  bun.scale(1, 0.72, 1)
  const whole = group(solid(bun, gloss('#9a4f1c'), [0, 0.36, 0]))
  for (const turn of [0, Math.PI / 2]) {
    const way = Array.from({ length: 21 }, (_, index) => {
      const angle = 0.32 + (index / 20) * (Math.PI - 0.64)
      const out = Math.cos(angle) * 0.625
      return new Vector3(Math.cos(turn) * out, 0.36 + Math.sin(angle) * 0.45, Math.sin(turn) * out)
    })
    whole.add(solid(new TubeGeometry(new CatmullRomCurve3(way), 60, 0.06, 16), matte('#fff6e4')))
  }
  whole.scale.setScalar(size)
  return whole
}
