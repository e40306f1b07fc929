import {
  CanvasTexture,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  Shape,
  SphereGeometry,
  SRGBColorSpace,
} from 'three'
import { matte, satin, sheet } from '../materials.ts'
import { group, place, seeded, solid } from '../solids.ts'

function stripes(first: string, second: string): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = 2048
  canvas.height = 8
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No 2D canvas')
  const count = 40
  for (let i = 0; i < count; i++) {
    pen.fillStyle = i % 2 ? second : first
    pen.fillRect((i * 2048) / count, 0, 2048 / count + 1, 8)
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

/** A full box, and the corns that did not fit. */
export function popcorn(first: string, second: string): Group {
  const paper = sheet('#ffffff', 0.55)
  paper.map = stripes(first, second)
  const box = solid(new CylinderGeometry(0.92, 0.66, 1.6, 4, 32, true), paper, [0, 0.8, 0])
  box.rotation.y = Math.PI / 4
  const floor = solid(new CylinderGeometry(0.86, 0.62, 1.3, 4, 1), matte('#e9d9a8'), [0, 0.82, 0])
  floor.rotation.y = Math.PI / 4
  const whole = group(box, floor)
  const chance = seeded(1895)
  const fluff = [matte('#fff3cf'), matte('#ffe7a6'), matte('#fdd97a')]
  for (let i = 0; i < 96; i++) {
    const angle = i * 2.399963
    const spread = Math.sqrt(i / 96)
    const x = Math.cos(angle) * spread * 0.66
    const z = Math.sin(angle) * spread * 0.66
    const corn = new Group()
    for (let lobe = 0; lobe < 4; lobe++) {
      corn.add(
        solid(
          new SphereGeometry(0.075 + chance() * 0.045, 20, 16),
          fluff[(i + lobe) % 3] ?? matte('#fff3cf'),
          [(chance() - 0.5) * 0.17, (chance() - 0.5) * 0.17, (chance() - 0.5) * 0.17],
        ),
      )
    }
    whole.add(place(corn, { at: [x, 1.5 + (1 - spread * spread) * 0.5 + chance() * 0.08, z] }))
  }
  return whole
}

/** A cardboard ticket with a bite out of either end. */
export function ticket(color: string, stub: string): Group {
  const half = 0.62
  const rise = 0.31
  const outline = new Shape()
  outline.moveTo(-half, -rise)
  outline.lineTo(half, -rise)
  outline.lineTo(half, -0.1)
  outline.absarc(half, 0, 0.1, -Math.PI / 2, Math.PI / 2, true)
  outline.lineTo(half, rise)
  outline.lineTo(-half, rise)
  outline.lineTo(-half, 0.1)
  outline.absarc(-half, 0, 0.1, Math.PI / 2, -Math.PI / 2, true)
  outline.lineTo(-half, -rise)
  const card = { depth: 0.03, bevelSize: 0.01, bevelThickness: 0.01, curveSegments: 24 }
  const band = new Shape()
  band.moveTo(-0.3, -0.2)
  band.lineTo(0.3, -0.2)
  band.lineTo(0.3, 0.2)
  band.lineTo(-0.3, 0.2)
  band.lineTo(-0.3, -0.2)
  return group(
    solid(new ExtrudeGeometry(outline, card), satin(color)),
    solid(new ExtrudeGeometry(band, { ...card, depth: 0.038 }), matte(stub)),
  )
}
