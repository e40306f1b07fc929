import {
  CanvasTexture,
  CatmullRomCurve3,
  CylinderGeometry,
  type Group,
  type MeshPhysicalMaterial,
  Mesh,
  PlaneGeometry,
  SphereGeometry,
  SRGBColorSpace,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { gloss, matte, metal, satin } from '../materials.ts'
import { drum, group, place, type Point3, seeded, solid, taperedTube, turned } from '../solids.ts'
import { pumpkin } from './harvest.ts'

/** Things for a sitting room: furniture, jewellery, a book, a lantern cut from a pumpkin. */

function leg(from: Point3, to: Point3, thick: number, wood: MeshPhysicalMaterial): Mesh {
  const middle: Point3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2]
  return taperedTube([from, middle, to], (t) => thick * (1 - 0.38 * t), wood)
}

/** A chair with splayed legs, a bent back rail and five spindles. */
export function chair(wood: string, seat: string): Group {
  const timber = satin(wood)
  const whole = group(solid(new RoundedBoxGeometry(1.16, 0.11, 1.08, 8, 0.055), satin(seat), [0, 1.06, 0]))
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      whole.add(leg([x * 0.42, 1.02, z * 0.38], [x * 0.57, 0.02, z * 0.52], 0.062, timber))
    }
    whole.add(leg([x * 0.48, 0.5, 0.44], [x * 0.48, 0.5, -0.44], 0.034, timber))
  }
  const rail = Array.from({ length: 9 }, (_, index) => {
    const t = index / 4 - 1
    return new Vector3(t * 0.62, 2.12 + 0.04 * (1 - t * t), -0.66 + 0.2 * t * t)
  })
  const back = solid(new TubeGeometry(new CatmullRomCurve3(rail), 64, 0.085, 24), timber)
  back.scale.set(1, 1, 0.72)
  back.position.z = -0.16
  whole.add(back)
  for (const t of [-0.8, -0.4, 0, 0.4, 0.8]) {
    whole.add(leg([t * 0.5, 1.08, -0.42], [t * 0.6, 2.1, -0.62 + 0.14 * t * t], 0.036, timber))
  }
  return whole
}

/** A long table on four round legs. */
export function table(wood: string, length = 3.4): Group {
  const timber = satin(wood)
  const whole = group(solid(new RoundedBoxGeometry(length, 0.13, 1.4, 8, 0.06), timber, [0, 1.4, 0]))
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      whole.add(
        leg(
          [x * (length / 2 - 0.22), 1.36, z * 0.54],
          [x * (length / 2 - 0.14), 0.02, z * 0.6],
          0.085,
          timber,
        ),
      )
    }
  }
  return whole
}

export function vase(color: string): Group {
  return group(
    turned(
      [
        [0, 0],
        [0.16, 0],
        [0.2, 0.03],
        [0.27, 0.24],
        [0.22, 0.46],
        [0.1, 0.62],
        [0.09, 0.72],
        [0.12, 0.76],
        [0.09, 0.76],
        [0, 0.7],
      ],
      satin(color),
    ),
  )
}

/** Facets are the point of a stone, so its normals stay flat. */
function stone(radius: number, color: string): Group {
  const glass = gloss(color)
  glass.flatShading = true
  glass.roughness = 0.04
  glass.iridescence = 0.5
  glass.iridescenceIOR = 1.8
  const crown = solid(new CylinderGeometry(radius * 0.58, radius, radius * 0.36, 10), glass, [
    0,
    radius * 0.9,
    0,
  ])
  const pavilion = solid(new CylinderGeometry(radius, radius * 0.04, radius * 0.74, 10), glass, [
    0,
    radius * 0.35,
    0,
  ])
  return group(crown, pavilion)
}

/** A plain band carrying one stone in six claws. */
export function solitaire(gold: string, gem: string, size = 0.42): Group {
  const band = metal(gold, 0.16)
  const whole = group(solid(new TorusGeometry(0.86, 0.085, 48, 160), band, [0, 0.945, 0]))
  whole.add(place(stone(size, gem), { at: [0, 1.76, 0] }))
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * Math.PI * 2 + 0.3
    const x = Math.cos(angle)
    const z = Math.sin(angle)
    whole.add(
      taperedTube(
        [
          [x * 0.06, 1.76, z * 0.06],
          [x * size * 0.72, 1.9, z * size * 0.72],
          [x * size * 1.0, 1.76 + size * 0.98, z * size * 1.0],
        ],
        (t) => 0.036 - 0.012 * t,
        band,
      ),
    )
  }
  return whole
}

/** A heavy band with a flat oval face. */
export function signet(gold: string): Group {
  const band = metal(gold, 0.22)
  const hoop = solid(new TorusGeometry(0.84, 0.13, 48, 160), band, [0, 0.97, 0])
  hoop.scale.set(1, 1, 1.5)
  const face = drum(0.5, 0.2, band, 0, 0.05)
  face.scale.set(0.86, 1, 1.12)
  return group(hoop, place(face, { at: [0, 1.8, 0] }))
}

export function hoop(gold: string, radius = 0.5): Mesh {
  return solid(new TorusGeometry(radius, 0.06, 32, 128), metal(gold, 0.16), [0, radius + 0.06, 0])
}

interface Cover {
  cloth: string
  ink: string
  lines: readonly string[]
  foot: string
}

function coverPrint({ ink, lines, foot }: Cover): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = 840
  canvas.height = 1200
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No 2D canvas')
  pen.strokeStyle = ink
  pen.lineWidth = 5
  pen.strokeRect(54, 54, 732, 1092)
  pen.fillStyle = ink
  pen.textAlign = 'center'
  pen.font = "400 148px 'Instrument Serif'"
  for (const [index, line] of lines.entries()) pen.fillText(line, 420, 330 + index * 142)
  pen.font = "500 38px 'DM Sans Variable'"
  pen.letterSpacing = '8px'
  pen.fillText(foot.toUpperCase(), 420, 1060)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

/** A clothbound book, standing, its fore-edge to the right. */
export function book(cover: Cover): Group {
  const cloth = matte(cover.cloth)
  const print = matte('#ffffff')
  print.map = coverPrint(cover)
  print.transparent = true
  const front = new Mesh(new PlaneGeometry(1.54, 2.2), print)
  front.receiveShadow = true
  return group(
    solid(new RoundedBoxGeometry(1.62, 2.3, 0.05, 4, 0.02), cloth, [0, 1.15, 0.19]),
    solid(new RoundedBoxGeometry(1.62, 2.3, 0.05, 4, 0.02), cloth, [0, 1.15, -0.19]),
    solid(new RoundedBoxGeometry(0.06, 2.3, 0.42, 4, 0.025), cloth, [-0.79, 1.15, 0]),
    solid(new RoundedBoxGeometry(1.52, 2.18, 0.34, 4, 0.02), matte('#f6eddc'), [0.01, 1.15, 0]),
    place(front, { at: [0.01, 1.15, 0.218] }),
  )
}

/** The cut-out parts in one colour, everything else in another. */
function grin(glow: string, rind: string): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = 2048
  canvas.height = 1024
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No 2D canvas')
  pen.fillStyle = rind
  pen.fillRect(0, 0, 2048, 1024)
  pen.fillStyle = glow
  const centre = 512
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.moveTo(centre + side * 60, 450)
    pen.lineTo(centre + side * 215, 450)
    pen.lineTo(centre + side * 150, 320)
    pen.fill()
  }
  pen.beginPath()
  pen.moveTo(centre, 465)
  pen.lineTo(centre + 38, 530)
  pen.lineTo(centre - 38, 530)
  pen.fill()
  const teeth = [-250, -180, -110, -40, 40, 110, 180, 250]
  pen.beginPath()
  pen.moveTo(centre - 270, 560)
  for (const [index, x] of teeth.entries())
    pen.lineTo(centre + x, 590 + (index % 2 ? 46 : 0) - Math.abs(x) * 0.1)
  pen.lineTo(centre + 270, 560)
  for (const [index, x] of teeth.toReversed().entries()) {
    pen.lineTo(centre + x, 690 - (index % 2 ? 48 : 0) - Math.abs(x) * 0.28)
  }
  pen.closePath()
  pen.fill()
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}

/** A carved pumpkin, lit from inside. */
export function jackLantern(skin: string, glow: string): Group {
  const whole = pumpkin(skin, 12, 0.8)
  const body = whole.children[0]
  if (!(body instanceof Mesh)) throw new Error('A pumpkin begins with its body')
  const material = body.material as MeshPhysicalMaterial
  material.emissive.set('#ffffff')
  material.map = grin('#000000', '#ffffff')
  material.emissiveMap = grin(glow, '#000000')
  material.emissiveIntensity = 1.1
  return whole
}

/** Beads in a loose line, for the foreground of small still lifes. */
export function pearls(count: number, color: string): Group {
  const chance = seeded(3)
  const shine = gloss(color)
  shine.iridescence = 0.6
  const beads = Array.from({ length: count }, (_, i) => {
    const radius = 0.075 + chance() * 0.05
    const angle = (i / count) * 3.4 - 0.2
    const at: Point3 = [Math.cos(angle) * 1.25, radius, 0.9 + Math.sin(angle) * 0.42]
    return solid(new SphereGeometry(radius, 40, 28), shine, at)
  })
  return group(...beads)
}
