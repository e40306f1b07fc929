import {
  ExtrudeGeometry,
  type Material,
  type Mesh,
  Shape,
  SphereGeometry,
  TorusGeometry,
  TorusKnotGeometry,
} from 'three'
import { FontLoader } from 'three/addons/loaders/FontLoader.js'
import { TextGeometry } from 'three/addons/geometries/TextGeometry.js'
import { drum, solid } from '../solids.ts'
import { matte } from '../materials.ts'

/** Plain sculptural shapes: the studio's punctuation. */

export function ball(radius: number, material: Material): Mesh {
  return solid(new SphereGeometry(radius, 96, 64), material, [0, radius, 0])
}

export function ring(radius: number, thickness: number, material: Material): Mesh {
  return solid(new TorusGeometry(radius, thickness, 48, 128), material, [0, radius + thickness, 0])
}

export function knot(radius: number, thickness: number, material: Material): Mesh {
  return solid(new TorusKnotGeometry(radius, thickness, 400, 64, 2, 3), material, [0, 1.15, 0])
}

export function plinth(radius: number, height: number, color: string): Mesh {
  return drum(radius, height, matte(color), 0, 0.03)
}

export function arch(width: number, height: number, color: string): Mesh {
  const shape = new Shape()
  const half = width / 2
  shape.moveTo(-half, 0)
  shape.lineTo(-half, height - half)
  shape.absarc(0, height - half, half, Math.PI, 0, true)
  shape.lineTo(half, 0)
  const geometry = new ExtrudeGeometry(shape, {
    depth: 0.2,
    bevelSize: 0.02,
    bevelThickness: 0.02,
    curveSegments: 64,
  })
  return solid(geometry, matte(color))
}

export function heart(material: Material): Mesh {
  const shape = new Shape()
  shape.moveTo(0, -0.5)
  shape.bezierCurveTo(-0.9, 0.05, -0.62, 0.72, -0.28, 0.72)
  shape.bezierCurveTo(-0.1, 0.72, 0, 0.6, 0, 0.48)
  shape.bezierCurveTo(0, 0.6, 0.1, 0.72, 0.28, 0.72)
  shape.bezierCurveTo(0.62, 0.72, 0.9, 0.05, 0, -0.5)
  const geometry = new ExtrudeGeometry(shape, {
    depth: 0.12,
    bevelEnabled: true,
    bevelThickness: 0.2,
    bevelSize: 0.16,
    bevelSegments: 24,
    curveSegments: 48,
  })
  return solid(geometry, material, [0, 0.66, -0.06])
}

/** Solid lettering in Inter Black, standing on the ground. */
export async function lettering(
  text: string,
  size: number,
  depth: number,
  bevel: number,
  material: Material,
): Promise<Mesh> {
  const { default: url } = await import('@pmndrs/assets/fonts/inter_black.json.js')
  const font = await new FontLoader().loadAsync(url)
  const geometry = new TextGeometry(text, {
    font,
    size,
    depth,
    curveSegments: 24,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel * 0.75,
    bevelSegments: 16,
  })
  geometry.computeBoundingBox()
  const box = geometry.boundingBox
  if (box) geometry.translate(-(box.min.x + box.max.x) / 2, -box.min.y, -(box.min.z + box.max.z) / 2)
  return solid(geometry, material)
}
