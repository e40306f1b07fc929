import { CanvasTexture, type Group, MeshPhysicalMaterial, SphereGeometry, SRGBColorSpace } from 'three'
import { metal, satin } from '../materials.ts'
import { group, solid, taperedTube } from '../solids.ts'

/** A number to wear on the belly of a kettlebell. */
function printedNumber(number: string, ink: string): MeshPhysicalMaterial {
  const canvas = document.createElement('canvas')
  canvas.width = 512
  canvas.height = 512
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No 2D canvas')
  pen.fillStyle = ink
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.font = "900 300px 'Nunito Variable'"
  pen.fillText(number, 256, 270)
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  map.anisotropy = 8
  return new MeshPhysicalMaterial({ map, transparent: true, roughness: 0.5 })
}

export function kettlebell(number: string, enamel: string, ink: string): Group {
  const radius = 0.62
  const belly = solid(new SphereGeometry(radius, 96, 64), satin(enamel), [0, radius * 0.93, 0])
  const figure = solid(
    new SphereGeometry(radius * 1.004, 64, 64, Math.PI / 2 - 0.62, 1.24, Math.PI / 2 - 0.62, 1.24),
    printedNumber(number, ink),
    [0, radius * 0.93, 0],
  )
  figure.castShadow = false
  const handle = taperedTube(
    [
      [-0.3, 1.0, 0],
      [-0.43, 1.3, 0],
      [-0.36, 1.58, 0],
      [0, 1.68, 0],
      [0.36, 1.58, 0],
      [0.43, 1.3, 0],
      [0.3, 1.0, 0],
    ],
    (t) => 0.095 + 0.05 * Math.pow(Math.abs(t - 0.5) * 2, 4),
    metal('#3c4048', 0.42),
  )
  return group(belly, figure, handle)
}
