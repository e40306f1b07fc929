import {
  CanvasTexture,
  type Group,
  LatheGeometry,
  type Material,
  MeshPhysicalMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  TorusGeometry,
  Vector2,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { gloss, matte, metal, satin } from '../materials.ts'
import { drum, group, place, solid, taperedTube, turned } from '../solids.ts'

function bagLabel(number: string, line: string, paper: string, ink: string): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = 600
  canvas.height = 600
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No 2D canvas')
  pen.fillStyle = paper
  pen.fillRect(0, 0, 600, 600)
  pen.strokeStyle = ink
  pen.lineWidth = 6
  pen.strokeRect(26, 26, 548, 548)
  pen.fillStyle = ink
  pen.textAlign = 'center'
  pen.font = "400 300px 'Instrument Serif'"
  pen.fillText(number, 300, 350)
  pen.font = "500 44px 'DM Sans Variable'"
  pen.letterSpacing = '8px'
  pen.fillText(line.toUpperCase(), 304, 480)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

/** A filled bag: full at the foot, pressed flat where it is folded. */
export function coffeeBag(skin: string, number: string, line: string, paper: string, ink: string): Group {
  const geometry = new RoundedBoxGeometry(1.06, 1.7, 0.6, 18, 0.14)
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const height = (position.getY(i) + 0.85) / 1.7
    const flat = Math.pow(Math.max(0, (height - 0.45) / 0.55), 1.4)
    const belly = 1 + 0.12 * Math.sin(Math.min(1, height / 0.7) * Math.PI)
    position.setZ(i, position.getZ(i) * (belly - 0.86 * flat))
    position.setX(i, position.getX(i) * (1 - 0.03 * Math.sin(height * Math.PI)))
  }
  geometry.computeVertexNormals()
  const fold = solid(new RoundedBoxGeometry(1.1, 0.2, 0.16, 6, 0.05), satin(skin), [0, 1.66, 0.02])
  const tie = solid(new RoundedBoxGeometry(1.18, 0.07, 0.19, 4, 0.03), metal('#d7b56d', 0.4), [0, 1.7, 0.02])
  const label = solid(
    new PlaneGeometry(0.66, 0.66),
    new MeshPhysicalMaterial({ map: bagLabel(number, line, paper, ink), roughness: 0.75 }),
    [0, 0.74, 0.365],
  )
  label.castShadow = false
  label.rotation.x = -0.05
  return group(solid(geometry, satin(skin), [0, 0.85, 0]), fold, tie, label)
}

export function cup(glaze: string, filled = '#3a1d10'): Group {
  const skin = gloss(glaze)
  const body = turned(
    [
      [0, 0],
      [0.26, 0],
      [0.29, 0.03],
      [0.4, 0.22],
      [0.45, 0.5],
      [0.455, 0.56],
      [0.425, 0.56],
      [0.415, 0.5],
      [0.37, 0.26],
      [0, 0.1],
    ],
    skin,
  )
  const ear = solid(new TorusGeometry(0.16, 0.045, 32, 64), skin, [0.5, 0.33, 0])
  ear.scale.set(1, 1.1, 1)
  return group(body, drum(0.415, 0.03, matte(filled), 0.49, 0.005), ear)
}

export function saucer(glaze: string): Group {
  return group(
    turned(
      [
        [0, 0],
        [0.34, 0],
        [0.42, 0.03],
        [0.66, 0.1],
        [0.67, 0.12],
        [0.64, 0.125],
        [0.4, 0.07],
        [0, 0.06],
      ],
      gloss(glaze),
    ),
  )
}

function octagon(
  profile: readonly (readonly [number, number])[],
  material: Material,
): ReturnType<typeof solid> {
  const points = profile.map(([radius, height]) => new Vector2(radius, height))
  const geometry = new LatheGeometry(points, 8).toNonIndexed()
  geometry.computeVertexNormals()
  return solid(geometry, material)
}

/** The stove-top pot with eight sides. */
export function mokaPot(handle: string): Group {
  const steel = metal('#d4d6d8', 0.28)
  const grip = satin(handle)
  return group(
    octagon(
      [
        [0, 0],
        [0.5, 0],
        [0.53, 0.04],
        [0.42, 0.72],
      ],
      steel,
    ),
    drum(0.44, 0.12, metal('#b9bcbf', 0.35), 0.7, 0.03),
    octagon(
      [
        [0.36, 0.8],
        [0.56, 1.5],
        [0.55, 1.53],
        [0, 1.53],
      ],
      steel,
    ),
    octagon(
      [
        [0.57, 1.52],
        [0.55, 1.58],
        [0.12, 1.72],
        [0, 1.73],
      ],
      steel,
    ),
    drum(0.09, 0.17, grip, 1.72, 0.04),
    taperedTube(
      [
        [0.46, 1.44, 0],
        [0.8, 1.5, 0],
        [0.93, 1.3, 0],
        [0.9, 0.84, 0],
      ],
      (t) => 0.075 + 0.02 * t,
      grip,
    ),
    place(drum(0.1, 0.16, steel, 0, 0.02), { at: [-0.5, 1.38, 0], turn: [0, 0, 0.7] }),
  )
}

/** A dish of beans or dates: small dark ovals, piled. */
export function dish(glaze: string, fruit: string, count = 13): Group {
  const whole = group(
    turned(
      [
        [0, 0],
        [0.3, 0],
        [0.36, 0.04],
        [0.6, 0.24],
        [0.58, 0.27],
        [0.34, 0.1],
        [0, 0.08],
      ],
      matte(glaze),
    ),
  )
  for (let i = 0; i < count; i++) {
    const angle = i * 2.4
    const ring = i < 8 ? 0.3 : 0.12
    const date = drum(0.09, 0.3, gloss(fruit), -0.15, 0.085)
    whole.add(
      place(place(date, { turn: [Math.PI / 2, 0, 0] }), {
        at: [Math.cos(angle) * ring, i < 8 ? 0.2 : 0.34, Math.sin(angle) * ring],
        turn: [0.15, angle * 1.7, 0],
      }),
    )
  }
  return whole
}
