import { CanvasTexture, CylinderGeometry, type Group, MeshPhysicalMaterial, SRGBColorSpace } from 'three'
import { gloss, matte, metal, satin } from '../materials.ts'
import { drum, group, solid, turned } from '../solids.ts'

/** Printed paper for a bottle, drawn on a canvas. */
function printed(title: string, line: string, paper: string, ink: string): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = 1024
  canvas.height = 720
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No 2D canvas')
  pen.fillStyle = paper
  pen.fillRect(0, 0, 1024, 720)
  pen.fillStyle = ink
  pen.textAlign = 'center'
  pen.font = "400 124px 'Instrument Serif'"
  pen.fillText(title, 512, 330)
  pen.font = "500 38px 'DM Sans Variable'"
  pen.letterSpacing = '10px'
  pen.fillText(line.toUpperCase(), 512, 440)
  pen.fillRect(452, 520, 120, 3)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

export function dropper(glass: string, paper: string, ink: string): Group {
  const body = turned(
    [
      [0, 0],
      [0.42, 0],
      [0.48, 0.03],
      [0.5, 0.1],
      [0.5, 1.0],
      [0.48, 1.12],
      [0.38, 1.22],
      [0.24, 1.27],
      [0.2, 1.3],
      [0, 1.3],
    ],
    gloss(glass),
  )
  const label = solid(
    new CylinderGeometry(0.504, 0.504, 0.68, 96, 1, true, -0.75, 1.5),
    new MeshPhysicalMaterial({ map: printed('tide & clay', 'oil no. 4', paper, ink), roughness: 0.7 }),
    [0, 0.55, 0],
  )
  const collar = drum(0.215, 0.24, metal('#cfa464'), 1.26, 0.02)
  const bulb = turned(
    [
      [0, 1.48],
      [0.15, 1.48],
      [0.16, 1.54],
      [0.145, 1.78],
      [0.15, 1.88],
      [0.12, 1.98],
      [0.05, 2.02],
      [0, 2.02],
    ],
    satin('#f2e8da'),
  )
  return group(body, label, collar, bulb)
}

export function jar(body: string, lid: string): Group {
  return group(drum(0.55, 0.5, gloss(body), 0, 0.1), drum(0.575, 0.27, metal(lid, 0.3), 0.5, 0.035))
}

/** Round at the cap, pressed flat at the crimp, as tubes are. */
export function tube(color: string, cap: string): Group {
  const geometry = new CylinderGeometry(0.36, 0.36, 1.66, 96, 48)
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const t = (position.getY(i) + 0.83) / 1.66
    const flat = Math.pow(t, 1.25)
    position.setXYZ(
      i,
      position.getX(i) * (1 + 0.27 * flat),
      position.getY(i),
      position.getZ(i) * (1 - 0.94 * flat),
    )
  }
  geometry.computeVertexNormals()
  return group(drum(0.345, 0.42, matte(cap), 0, 0.05), solid(geometry, satin(color), [0, 1.22, 0]))
}
