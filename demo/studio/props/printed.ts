import {
  CanvasTexture,
  ExtrudeGeometry,
  type Group,
  type Material,
  MeshPhysicalMaterial,
  Shape,
  ShapeGeometry,
  SRGBColorSpace,
} from 'three'
import { group, solid } from '../solids.ts'

/** Flat things with something printed on them: cards, labels, covers. */

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

export interface Ink {
  pen: CanvasRenderingContext2D
  width: number
  height: number
}

/** What is printed on a sheet; the pen's units are pixels of a canvas as wide as `across`. */
export function printed(
  across: number,
  ratio: number,
  draw: (ink: Ink) => void,
  roughness = 0.6,
): MeshPhysicalMaterial {
  const canvas = document.createElement('canvas')
  canvas.width = across
  canvas.height = Math.round(across * ratio)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No 2D canvas')
  draw({ pen, width: canvas.width, height: canvas.height })
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  map.anisotropy = 16
  return new MeshPhysicalMaterial({ map, roughness })
}

interface Slab {
  width: number
  height: number
  radius: number
  depth: number
  edge: Material
  face: Material
}

/** An upright slab, printed on the side that looks at the reader; it stands on the ground. */
export function printedSlab({ width, height, radius, depth, edge, face }: Slab): Group {
  const bevel = Math.min(0.03, depth / 3)
  const body = new ExtrudeGeometry(
    roundedRectangle(width - bevel * 2, height - bevel * 2, Math.max(0.01, radius - bevel)),
    { depth, bevelSize: bevel, bevelThickness: bevel, bevelSegments: 6, curveSegments: 24 },
  )
  const front = new ShapeGeometry(roundedRectangle(width - bevel * 2, height - bevel * 2, radius), 24)
  const uv = front.getAttribute('uv')
  const position = front.getAttribute('position')
  for (let i = 0; i < uv.count; i++) {
    uv.setXY(i, position.getX(i) / (width - bevel * 2) + 0.5, position.getY(i) / (height - bevel * 2) + 0.5)
  }
  return group(
    solid(body, edge, [0, height / 2, -depth / 2]),
    solid(front, face, [0, height / 2, depth / 2 + bevel + 0.002]),
  )
}
