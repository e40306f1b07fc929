import {
  type BufferGeometry,
  CatmullRomCurve3,
  DoubleSide,
  Group,
  LatheGeometry,
  type Material,
  Mesh,
  type Object3D,
  Shape,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three'

/** The few shapes the props are turned, bent and cut from. */

export type Point3 = readonly [x: number, y: number, z: number]

export function solid(geometry: BufferGeometry, material: Material, at: Point3 = [0, 0, 0]): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.position.set(...at)
  mesh.castShadow = true
  // Three casts from back faces by default, which leaves a lit gap under everything that is round.
  material.shadowSide = DoubleSide
  mesh.receiveShadow = true
  return mesh
}

export function group(...parts: Object3D[]): Group {
  const whole = new Group()
  if (parts.length > 0) whole.add(...parts)
  return whole
}

export interface Placing {
  at?: Point3
  turn?: Point3
  scale?: number
}

/** Wraps a prop, so that a placing never disturbs the prop's own transform. */
export function place(prop: Object3D, { at = [0, 0, 0], turn = [0, 0, 0], scale = 1 }: Placing): Group {
  const holder = group(prop)
  holder.position.set(...at)
  holder.rotation.set(...turn)
  holder.scale.setScalar(scale)
  return holder
}

/** A body turned on the wheel from (radius, height) pairs. */
export function turned(profile: readonly (readonly [number, number])[], material: Material): Mesh {
  const points = profile.map(([radius, height]) => new Vector2(radius, height))
  return solid(new LatheGeometry(points, 128), material)
}

/** A cylinder whose rims are rounded: nothing real has a perfectly sharp edge, and light shows it. */
export function drum(radius: number, height: number, material: Material, base = 0, bevel = 0.04): Mesh {
  const steps = 10
  const profile: [number, number][] = [[0, base]]
  for (let i = 0; i <= steps; i++) {
    const angle = -Math.PI / 2 + (i / steps) * (Math.PI / 2)
    profile.push([radius - bevel + bevel * Math.cos(angle), base + bevel + bevel * Math.sin(angle)])
  }
  for (let i = 0; i <= steps; i++) {
    const angle = (i / steps) * (Math.PI / 2)
    profile.push([radius - bevel + bevel * Math.cos(angle), base + height - bevel + bevel * Math.sin(angle)])
  }
  profile.push([0, base + height])
  return turned(profile, material)
}

/** A bent tube that thins along its way, for stems and wicks. */
export function taperedTube(
  way: readonly Point3[],
  radiusAt: (t: number) => number,
  material: Material,
  ridges = 0,
): Mesh {
  const curve = new CatmullRomCurve3(way.map((point) => new Vector3(...point)))
  const along = 40
  const around = 48
  const geometry = new TubeGeometry(curve, along, 1, around)
  const position = geometry.getAttribute('position')
  const vertex = new Vector3()
  for (let i = 0; i <= along; i++) {
    const centre = curve.getPointAt(i / along)
    for (let j = 0; j <= around; j++) {
      const index = i * (around + 1) + j
      const ridge = ridges ? 1 + 0.12 * Math.cos((j / around) * Math.PI * 2 * ridges) : 1
      vertex.fromBufferAttribute(position, index).sub(centre)
      vertex.multiplyScalar(radiusAt(i / along) * ridge).add(centre)
      position.setXYZ(index, vertex.x, vertex.y, vertex.z)
    }
  }
  geometry.computeVertexNormals()
  return solid(geometry, material)
}

/** A small repeatable source of chance: the same scene must give the same picture on every build. */
export function seeded(seed: number): () => number {
  let state = seed
  function next(): number {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  return next
}

export function roundedRectangle(width: number, height: number, radius: number): Shape {
  const shape = new Shape()
  const x = width / 2
  const y = height / 2
  shape.moveTo(-x + radius, -y)
  shape.lineTo(x - radius, -y)
  shape.absarc(x - radius, -y + radius, radius, -Math.PI / 2, 0)
  shape.lineTo(x, y - radius)
  shape.absarc(x - radius, y - radius, radius, 0, Math.PI / 2)
  shape.lineTo(-x + radius, y)
  shape.absarc(-x + radius, y - radius, radius, Math.PI / 2, Math.PI)
  shape.lineTo(-x, -y + radius)
  shape.absarc(-x + radius, -y + radius, radius, Math.PI, Math.PI * 1.5)
  return shape
}
