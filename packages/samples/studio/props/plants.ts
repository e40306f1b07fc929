import { CircleGeometry, Color, Float32BufferAttribute, type Group, type Mesh, PlaneGeometry } from 'three'
import { matte, sheet } from '../materials.ts'
import { group, seeded, solid, taperedTube, turned } from '../solids.ts'

interface Leaf {
  length: number
  width: number
  /** Half-width at t (0 foot, 1 tip), from 0 to 1. */
  outline: (t: number) => number
  /** How far the tip falls, in radians. */
  bend: number
  /** How much the blade folds along its rib. */
  fold: number
  color: Color
  rim: Color
  shine: number
}

/** A blade bent along its length and folded along its rib, paler on the rib and tinted on the rim. */
function leaf({ length, width, outline, bend, fold, color, rim, shine }: Leaf): Mesh {
  const geometry = new PlaneGeometry(2, 1, 16, 32)
  const position = geometry.getAttribute('position')
  const tints: number[] = []
  for (let i = 0; i < position.count; i++) {
    const u = position.getX(i)
    const t = position.getY(i) + 0.5
    const half = width * Math.max(0.02, outline(t))
    const lean = bend * t
    const along = length * t
    position.setXYZ(i, u * half, along * Math.cos(lean), along * Math.sin(lean) + Math.abs(u) * half * fold)
    const edge = Math.pow(Math.abs(u), 5)
    const rib = Math.pow(1 - Math.abs(u), 9) * 0.35
    const tint = color
      .clone()
      .lerp(rim, edge)
      .lerp(new Color('#e9f2c8'), rib * (1 - t * 0.7))
    tints.push(tint.r, tint.g, tint.b)
  }
  geometry.setAttribute('color', new Float32BufferAttribute(tints, 3))
  geometry.computeVertexNormals()
  return solid(geometry, sheet('#ffffff', shine, true))
}

function pot(color: string): Group {
  const clay = turned(
    [
      [0, 0],
      [0.4, 0],
      [0.43, 0.03],
      [0.53, 0.72],
      [0.57, 0.72],
      [0.6, 0.75],
      [0.61, 0.92],
      [0.59, 0.95],
      [0.53, 0.94],
      [0.5, 0.84],
      [0, 0.82],
    ],
    matte(color),
  )
  const soil = solid(new CircleGeometry(0.51, 64), matte('#3a281d'), [0, 0.86, 0])
  soil.rotation.x = -Math.PI / 2
  return group(clay, soil)
}

function vary(base: string, chance: () => number, amount: number): Color {
  return new Color(base).offsetHSL((chance() - 0.5) * 0.02, 0, (chance() - 0.5) * amount)
}

/** Broad shining leaves in a spiral up one trunk. */
export function rubberFig(potColor: string, green = '#2f6b45'): Group {
  const chance = seeded(11)
  const plant = group(
    pot(potColor),
    taperedTube(
      [
        [0, 0.8, 0],
        [0.03, 1.4, 0.02],
        [-0.02, 2.05, 0],
      ],
      (t) => 0.045 - 0.02 * t,
      matte('#5b4632'),
    ),
  )
  const count = 18
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const blade = leaf({
      length: 1.16 - 0.44 * t,
      width: 0.31 - 0.09 * t,
      outline: (s) =>
        s < 0.14 ? 0.08 : Math.pow(Math.sin(Math.PI * Math.min(1, (s - 0.14) / 0.86)), 0.62) * (1 - 0.25 * s),
      bend: 0.42 - 0.2 * t,
      fold: 0.3,
      color: vary(green, chance, 0.07),
      rim: new Color('#5f8f52'),
      shine: 0.3,
    })
    blade.rotation.order = 'YXZ'
    blade.rotation.set(0.84 - 0.68 * t, i * 2.39996, 0)
    blade.position.set(0, 0.98 + 1.04 * t, 0)
    plant.add(blade)
  }
  return plant
}

/** Upright swords with a butter-coloured edge. */
export function snakePlant(potColor: string, green = '#3b7a4f'): Group {
  const chance = seeded(5)
  const plant = group(pot(potColor))
  for (let i = 0; i < 13; i++) {
    const angle = i * 2.39996
    const out = 0.05 + 0.022 * i
    const blade = leaf({
      length: 2.1 - 0.075 * i - chance() * 0.2,
      width: 0.135,
      outline: (s) => Math.min(1, 0.55 + s * 1.1) * Math.pow(Math.max(0, 1 - s), 0.42),
      bend: 0.1 + chance() * 0.1,
      fold: 0.55,
      color: vary(green, chance, 0.06),
      rim: new Color('#e3d77a'),
      shine: 0.4,
    })
    blade.rotation.order = 'YXZ'
    blade.rotation.set(0.05 + out * 0.55, angle, (chance() - 0.5) * 0.2)
    blade.position.set(Math.sin(angle) * out * 0.8, 0.82, Math.cos(angle) * out * 0.8)
    plant.add(blade)
  }
  return plant
}

/** A mound of round leaves on thin stalks. */
export function peperomia(potColor: string, green = '#6fa25a'): Group {
  const chance = seeded(23)
  const plant = group(pot(potColor))
  for (let i = 0; i < 30; i++) {
    const t = i / 29
    const angle = i * 2.39996
    const reach = 0.1 + 0.6 * Math.sqrt(t)
    const height = 1.0 + (1 - t) * 0.62 + chance() * 0.12
    const x = Math.sin(angle) * reach
    const z = Math.cos(angle) * reach
    plant.add(
      taperedTube(
        [
          [x * 0.25, 0.82, z * 0.25],
          [x * 0.65, 0.82 + (height - 0.82) * 0.7, z * 0.65],
          [x, height, z],
        ],
        () => 0.016,
        matte('#9a5b46'),
      ),
    )
    const blade = leaf({
      length: 0.42 + chance() * 0.1,
      width: 0.215,
      outline: (s) => Math.pow(Math.sin(Math.PI * Math.min(1, 0.04 + s * 0.96)), 0.55),
      bend: 0.7,
      fold: -0.22,
      color: vary(green, chance, 0.12),
      rim: new Color('#8fbe72'),
      shine: 0.42,
    })
    blade.rotation.order = 'YXZ'
    blade.rotation.set(0.65 + 0.5 * t, angle, 0)
    blade.position.set(x * 0.82, height - 0.04, z * 0.82)
    plant.add(blade)
  }
  return plant
}
