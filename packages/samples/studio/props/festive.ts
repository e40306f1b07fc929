import {
  BoxGeometry,
  type Group,
  type Material,
  type Mesh,
  PlaneGeometry,
  SphereGeometry,
  TorusGeometry,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { gloss, matte, metal, satin, sheet } from '../materials.ts'
import { drum, group, place, solid, turned } from '../solids.ts'

/** One loop of a bow: a strip that leaves the knot, swells, and comes back to it. */
function bowLoop(reach: number, lift: number, width: number, material: Material): Mesh {
  const geometry = new PlaneGeometry(1, 1, 64, 10)
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const t = position.getX(i) + 0.5
    const across = position.getY(i)
    const angle = t * Math.PI * 2
    const belly = Math.sin(t * Math.PI)
    const x = reach * (1 - Math.cos(angle)) * 0.5
    const y = lift * belly * (t < 0.5 ? 0.9 : 1.05) * Math.sin(angle) * 0.5 + lift * 0.62 * belly
    position.setXYZ(i, x, y, across * width * (0.34 + 0.66 * Math.pow(belly, 0.7)))
  }
  geometry.computeVertexNormals()
  return solid(geometry, material)
}

/** A ribbon end lying over the edge of the lid, cut in a swallowtail. */
function bowTail(reach: number, width: number, material: Material): Mesh {
  const geometry = new PlaneGeometry(1, 1, 32, 8)
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const t = position.getX(i) + 0.5
    const across = position.getY(i)
    const notch = t > 0.9 ? Math.abs(across) * 0.22 * ((t - 0.9) / 0.1) : 0
    position.setXYZ(
      i,
      reach * (t + notch * 0.6),
      0.1 * Math.sin(t * Math.PI * 1.3) * reach + 0.03,
      across * width * (0.5 + 0.5 * t),
    )
  }
  geometry.computeVertexNormals()
  return solid(geometry, material)
}

function bow(size: number, color: string): Group {
  const ribbon = sheet(color, 0.34)
  const parts = [
    place(bowLoop(size * 0.5, size * 0.36, size * 0.26, ribbon), { turn: [0, 0.35, 0] }),
    place(bowLoop(size * 0.5, size * 0.36, size * 0.26, ribbon), { turn: [0, Math.PI + 0.35, 0] }),
    place(bowLoop(size * 0.36, size * 0.3, size * 0.22, ribbon), { turn: [0, Math.PI / 2 + 0.2, 0] }),
    place(bowLoop(size * 0.36, size * 0.3, size * 0.22, ribbon), { turn: [0, -Math.PI / 2 + 0.5, 0] }),
    place(bowTail(size * 0.44, size * 0.2, ribbon), { turn: [0, -0.5, 0] }),
    place(bowTail(size * 0.44, size * 0.2, ribbon), { turn: [0, Math.PI + 1, 0] }),
  ]
  const middle = solid(new SphereGeometry(size * 0.085, 48, 32), satin(color), [0, size * 0.07, 0])
  middle.scale.set(1, 0.85, 1.25)
  return group(...parts, middle)
}

/** A lidded box, ribboned both ways; without its bow another one can stand on it. */
export function gift(size: number, paper: string, ribbon: string, ratio = 0.8, bowed = true): Group {
  const wrap = satin(paper)
  const band = satin(ribbon)
  const height = size * ratio
  const lidHeight = size * 0.2
  const lidY = height + lidHeight * 0.1
  const box = group(
    solid(new RoundedBoxGeometry(size, height, size, 6, 0.035), wrap, [0, height / 2, 0]),
    solid(new RoundedBoxGeometry(size * 1.07, lidHeight, size * 1.07, 6, 0.03), wrap, [0, lidY, 0]),
    solid(new BoxGeometry(size * 0.19, height, size * 1.012), band, [0, height / 2, 0]),
    solid(new BoxGeometry(size * 1.012, height, size * 0.19), band, [0, height / 2, 0]),
    solid(new RoundedBoxGeometry(size * 0.195, lidHeight * 1.05, size * 1.084, 4, 0.02), band, [0, lidY, 0]),
    solid(new RoundedBoxGeometry(size * 1.084, lidHeight * 1.05, size * 0.195, 4, 0.02), band, [0, lidY, 0]),
  )
  if (bowed) box.add(place(bow(size, ribbon), { at: [0, lidY + lidHeight / 2 + size * 0.01, 0] }))
  return box
}

export function bauble(radius: number, material: Material): Group {
  const gold = metal('#e0b86a')
  return group(
    solid(new SphereGeometry(radius, 96, 64), material, [0, radius, 0]),
    drum(radius * 0.2, radius * 0.2, gold, radius * 1.94, radius * 0.03),
    solid(new TorusGeometry(radius * 0.11, radius * 0.028, 16, 48), gold, [0, radius * 2.22, 0]),
  )
}

/** A stylised fir: flared tiers turned on the wheel, small baubles on the hems, a gold ball on top. */
export function fir(color: string, tiers: number, ornaments: readonly string[] = []): Group {
  const needles = matte(color)
  const tree = group(drum(0.13, 0.45, matte('#7a4b2c'), 0, 0.02))
  const step = 2.2 / tiers
  for (let i = 0; i < tiers; i++) {
    const radius = 0.95 * (1 - i / (tiers + 0.55))
    const height = step * 1.55
    const base = 0.34 + i * step * 0.82
    const profile: [number, number][] = [
      [0, base + 0.05],
      [radius * 0.9, base],
    ]
    for (let k = 0; k <= 24; k++) {
      const t = k / 24
      profile.push([radius * Math.pow(1 - t, 1.28) + 0.012 * (1 - t), base + 0.02 + t * height])
    }
    tree.add(turned(profile, needles))
    const hem = ornaments.length ? 5 - i : 0
    for (let k = 0; k < hem; k++) {
      const angle = (k / hem) * Math.PI * 2 + i * 0.9 + 0.5
      const tint = ornaments[(k + i) % ornaments.length] ?? '#e0b86a'
      const berry = solid(new SphereGeometry(0.062, 32, 24), gloss(tint), [
        Math.cos(angle) * radius * 0.98,
        base + 0.03,
        Math.sin(angle) * radius * 0.98,
      ])
      tree.add(berry)
    }
  }
  tree.add(
    solid(new SphereGeometry(0.1, 48, 32), metal('#e6bd68'), [
      0,
      0.34 + (tiers - 1) * step * 0.82 + step * 1.55 + 0.06,
      0,
    ]),
  )
  return tree
}
