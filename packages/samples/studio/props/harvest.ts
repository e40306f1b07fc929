import { type Group, type Material, MeshBasicMaterial, Mesh, SphereGeometry } from 'three'
import { matte, satin } from '../materials.ts'
import { drum, group, solid, taperedTube, turned } from '../solids.ts'

/** Ribbed like a real one: the grooves are narrow, the lobes are full, both ends are dimpled. */
export function pumpkin(color: string, lobes = 12, squash = 0.78): Group {
  const geometry = new SphereGeometry(0.66, 256, 128)
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const x = position.getX(i)
    const y = position.getY(i)
    const z = position.getZ(i)
    const angle = Math.atan2(z, x)
    const out = Math.hypot(x, z) / 0.66
    const lobe = Math.pow(Math.abs(Math.cos((angle * lobes) / 2)), 0.42)
    const swell = 1 + (0.13 * lobe - 0.1) * Math.min(1, out * 1.3)
    const dimple = Math.pow(Math.max(0, 1 - out / 0.62), 2) * 0.2
    position.setXYZ(i, x * swell * 1.12, y * squash - Math.sign(y) * dimple, z * swell * 1.12)
  }
  geometry.computeVertexNormals()
  const skin = satin(color)
  skin.roughness = 0.38
  const stem = taperedTube(
    [
      [0, 0.78, 0],
      [0.01, 0.98, 0.01],
      [0.07, 1.14, 0.02],
      [0.2, 1.25, 0.02],
    ],
    (t) => 0.12 - 0.055 * Math.sin(t * Math.PI * 0.62),
    matte('#6b6a34'),
    6,
  )
  return group(solid(geometry, skin, [0, 0.66 * squash - 0.03, 0]), stem)
}

export function acorn(nut: string, cap: string): Group {
  const body = turned(
    [
      [0, 0],
      [0.02, 0.02],
      [0.1, 0.09],
      [0.15, 0.2],
      [0.16, 0.3],
      [0, 0.32],
    ],
    satin(nut),
  )
  const hat = turned(
    [
      [0.15, 0.27],
      [0.19, 0.29],
      [0.19, 0.33],
      [0.15, 0.4],
      [0.08, 0.44],
      [0.02, 0.46],
      [0.018, 0.54],
      [0, 0.54],
    ],
    matte(cap),
  )
  const whole = group(body, hat)
  whole.rotation.z = 1.25
  whole.position.y = 0.09
  return group(whole)
}

/** Two glowing drops, one in the other; they cast no shadow, as no flame does. */
export function flame(size: number): Group {
  const outer = new Mesh(
    new SphereGeometry(size, 48, 48),
    new MeshBasicMaterial({ color: '#ffb238', toneMapped: false }),
  )
  const inner = new Mesh(
    new SphereGeometry(size * 0.58, 48, 48),
    new MeshBasicMaterial({ color: '#fff3c9', toneMapped: false }),
  )
  for (const drop of [outer, inner]) {
    const position = drop.geometry.getAttribute('position')
    const radius = drop === outer ? size : size * 0.58
    for (let i = 0; i < position.count; i++) {
      const t = Math.min(1, Math.max(0, (position.getY(i) / radius + 1) / 2))
      const slim = 1 - 0.72 * Math.pow(t, 1.7)
      position.setXYZ(i, position.getX(i) * slim, (t * 3.1 - 1) * radius, position.getZ(i) * slim)
    }
  }
  inner.position.set(0, -size * 0.12, size * 0.55)
  return group(outer, inner)
}

function wickAndFlame(y: number, size = 0.075): Group {
  const wick = taperedTube(
    [
      [0, y - 0.02, 0],
      [0.004, y + 0.06, 0],
      [0.012, y + 0.12, 0],
    ],
    () => 0.012,
    matte('#2a2320'),
  )
  const light = flame(size)
  light.position.set(0.01, y + 0.16, 0)
  return group(wick, light)
}

/** A poured pillar with a soft melted rim. */
export function pillarCandle(radius: number, height: number, wax: string): Group {
  const body = turned(
    [
      [0, 0],
      [radius - 0.03, 0],
      [radius, 0.03],
      [radius, height - 0.06],
      [radius - 0.015, height - 0.015],
      [radius - 0.05, height],
      [radius - 0.09, height - 0.02],
      [radius * 0.6, height - 0.05],
      [0, height - 0.055],
    ],
    satin(wax),
  )
  return group(body, wickAndFlame(height - 0.055))
}

/** Fluted from foot to rim, so that the light runs down it in stripes. */
export function flutedCandle(radius: number, height: number, wax: string, flutes = 22): Group {
  const pillar = drum(radius, height, satin(wax), 0, 0.07)
  const position = pillar.geometry.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const angle = Math.atan2(position.getZ(i), position.getX(i))
    const out = Math.hypot(position.getX(i), position.getZ(i)) / radius
    const groove = 1 - 0.055 * Math.pow(out, 4) * (1 - Math.abs(Math.cos((angle * flutes) / 2)))
    position.setXYZ(i, position.getX(i) * groove, position.getY(i), position.getZ(i) * groove)
  }
  pillar.geometry.computeVertexNormals()
  return group(pillar, wickAndFlame(height))
}

/** A shallow stoneware bowl, filled nearly to the rim. */
export function bowlCandle(radius: number, clay: Material, wax: string): Group {
  const height = radius * 0.78
  const bowl = turned(
    [
      [0, 0],
      [radius * 0.55, 0],
      [radius * 0.6, 0.03],
      [radius * 0.86, height * 0.35],
      [radius * 0.98, height * 0.75],
      [radius, height - 0.02],
      [radius - 0.02, height],
      [radius - 0.05, height - 0.015],
      [radius - 0.07, height * 0.8],
      [0, height * 0.78],
    ],
    clay,
  )
  const fill = drum(radius - 0.055, 0.05, satin(wax), height * 0.8, 0.02)
  return group(bowl, fill, wickAndFlame(height * 0.8 + 0.05))
}
