import {
  CanvasTexture,
  ExtrudeGeometry,
  type Group,
  type Material,
  MeshPhysicalMaterial,
  ShapeGeometry,
  SRGBColorSpace,
} from 'three'
import { group, roundedRectangle, solid } from '../solids.ts'

/** Flat things with something printed on them: cards, labels, covers. */

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

/** One word for a curved wall, in pixels of its canvas; all around it stays clear. */
export function stencil(
  word: string,
  ink: string,
  { width, height, middle }: { width: number; height: number; middle: number },
): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No 2D canvas')
  pen.fillStyle = ink
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.font = "900 300px 'Nunito Variable'"
  pen.fillText(word, width / 2, middle)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
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
