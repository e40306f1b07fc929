import { CanvasTexture, CylinderGeometry, type Group, type Mesh, SphereGeometry, SRGBColorSpace } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { matte, metal, satin, gloss } from '../materials.ts'
import { group, solid } from '../solids.ts'
import { continents } from './continents.ts'

const MAP_WIDTH = 2048
const MAP_HEIGHT = 1024

/** A toy map: flat sea, soft-cornered land, ice at both ends. */
function mapTexture(sea: string, land: string, ice: string): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = MAP_WIDTH
  canvas.height = MAP_HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No 2D canvas')
  pen.fillStyle = sea
  pen.fillRect(0, 0, MAP_WIDTH, MAP_HEIGHT)
  pen.fillStyle = ice
  pen.fillRect(0, MAP_HEIGHT * 0.955, MAP_WIDTH, MAP_HEIGHT)
  for (const { color, shore } of continents) {
    pen.fillStyle = color === 'ice' ? ice : land
    pen.strokeStyle = pen.fillStyle
    pen.lineWidth = 9
    pen.lineJoin = 'round'
    pen.beginPath()
    const points = shore.map(
      ([lon, lat]) => [((lon + 180) / 360) * MAP_WIDTH, ((90 - lat) / 180) * MAP_HEIGHT] as const,
    )
    points.forEach(([x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y]
      if (i === 0) pen.moveTo((x + nextX) / 2, (y + nextY) / 2)
      else pen.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2)
    })
    const [firstX, firstY] = points[0] ?? [0, 0]
    const [secondX, secondY] = points[1] ?? [0, 0]
    pen.quadraticCurveTo(firstX, firstY, (firstX + secondX) / 2, (firstY + secondY) / 2)
    pen.fill()
    pen.stroke()
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

export function globe(radius: number): Mesh {
  const skin = gloss('#ffffff')
  skin.map = mapTexture('#1f6fd1', '#58b368', '#f4f8fb')
  skin.roughness = 0.42
  skin.clearcoat = 0.5
  return solid(new SphereGeometry(radius, 128, 96), skin, [0, radius, 0])
}

export function suitcase(shell: string, trim: string): Group {
  const body = satin(shell)
  const dark = matte(trim)
  const whole = group(solid(new RoundedBoxGeometry(1.3, 1.75, 0.62, 10, 0.2), body, [0, 1.08, 0]))
  for (let i = -2; i <= 2; i++) {
    whole.add(solid(new RoundedBoxGeometry(0.09, 1.56, 0.68, 6, 0.04), body, [i * 0.21, 1.08, 0]))
  }
  for (const x of [-0.3, 0.3])
    whole.add(solid(new CylinderGeometry(0.032, 0.032, 0.62, 24), metal('#c8ccd2'), [x, 2.16, 0]))
  whole.add(solid(new RoundedBoxGeometry(0.82, 0.13, 0.16, 8, 0.06), dark, [0, 2.48, 0]))
  whole.add(solid(new RoundedBoxGeometry(0.5, 0.1, 0.1, 8, 0.05), dark, [0, 2.0, 0.08]))
  for (const x of [-0.45, 0.45]) {
    for (const z of [-0.18, 0.18]) {
      const wheel = solid(new CylinderGeometry(0.11, 0.11, 0.1, 48), dark, [x, 0.11, z])
      wheel.rotation.z = Math.PI / 2
      whole.add(wheel, solid(new RoundedBoxGeometry(0.16, 0.14, 0.18, 4, 0.04), dark, [x, 0.22, z]))
    }
  }
  return whole
}
