import {
  CanvasTexture,
  type Group,
  MeshPhysicalMaterial,
  PlaneGeometry,
  SphereGeometry,
  SRGBColorSpace,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { ceramic, gloss, glass, matte, metal, paper, satin, stone } from '../materials.ts'
import { drum, group, place, solid, turned } from '../solids.ts'

/** Bottles, candles and boxes of a perfumer: glass, brass, stone and paper. */

const BRASS = '#c9a15a'

function label(title: string, line: string, ground: string, ink: string): MeshPhysicalMaterial {
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 512
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No 2D canvas')
  pen.fillStyle = ground
  pen.fillRect(0, 0, 640, 512)
  pen.strokeStyle = ink
  pen.lineWidth = 4
  pen.strokeRect(22, 22, 596, 468)
  pen.fillStyle = ink
  pen.textAlign = 'center'
  pen.font = "400 128px 'Instrument Serif'"
  pen.fillText(title, 320, 268)
  pen.font = "500 40px 'DM Sans Variable'"
  pen.letterSpacing = '9px'
  pen.fillText(line.toUpperCase(), 324, 370)
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  map.anisotropy = 8
  return new MeshPhysicalMaterial({ map, roughness: 0.8 })
}

interface Flacon {
  juice: string
  title: string
  cap?: 'ball' | 'block'
}

/** A heavy square bottle, its liquid inside thick walls. */
export function flacon({ juice, title, cap = 'ball' }: Flacon): Group {
  const whole = group(
    solid(new RoundedBoxGeometry(1.16, 1.34, 0.62, 8, 0.08), glass(juice, 0.7), [0, 0.67, 0]),
    solid(new RoundedBoxGeometry(0.96, 1.02, 0.42, 8, 0.06), satin(juice), [0, 0.66, 0]),
    solid(new PlaneGeometry(0.62, 0.5), label(title, 'aurevale', '#f6efe3', '#2b2018'), [0, 0.66, 0.325]),
    drum(0.22, 0.1, metal(BRASS), 1.34, 0.02),
  )
  whole.add(
    cap === 'ball'
      ? solid(new SphereGeometry(0.29, 64, 48), metal(BRASS, 0.18), [0, 1.69, 0])
      : solid(new RoundedBoxGeometry(0.46, 0.46, 0.46, 6, 0.05), gloss('#1a1412'), [0, 1.67, 0]),
  )
  return whole
}

/** A candle in stoneware, its wax a finger below the rim. */
export function tumblerCandle(body: string, wax: string): Group {
  const cup = turned(
    [
      [0, 0],
      [0.5, 0],
      [0.56, 0.05],
      [0.58, 1.02],
      [0.56, 1.06],
      [0.52, 1.02],
      [0.51, 0.86],
      [0, 0.86],
    ],
    ceramic(body, '#3b2c22'),
  )
  return group(cup, drum(0.51, 0.03, satin(wax), 0.87, 0.01), drum(0.018, 0.16, matte('#2b2018'), 0.9, 0.005))
}

/** Small bottles in a row on a tray of stone. */
export function vials(juices: readonly string[]): Group {
  const whole = group(
    solid(
      new RoundedBoxGeometry(juices.length * 0.42 + 0.3, 0.12, 0.8, 6, 0.04),
      stone('#efe7dc', '#9b8672'),
      [0, 0.06, 0],
    ),
  )
  juices.forEach((juice, index) => {
    const vial = group(drum(0.14, 0.72, gloss(juice), 0, 0.04), drum(0.145, 0.26, metal(BRASS), 0.72, 0.02))
    whole.add(place(vial, { at: [(index - (juices.length - 1) / 2) * 0.42, 0.12, 0] }))
  })
  return whole
}

/** A shallow bar of soap, pressed with a ring. */
export function soapBar(color: string): Group {
  return group(
    solid(new RoundedBoxGeometry(1.3, 0.42, 0.86, 10, 0.18), satin(color), [0, 0.21, 0]),
    place(drum(0.26, 0.02, satin(color), 0, 0.01), { at: [0, 0.415, 0] }),
  )
}

/** A box with its lid on and a ribbon once round. */
export function ribbonBox(card: string, ribbon: string, width = 1.5, height = 0.8): Group {
  return group(
    solid(new RoundedBoxGeometry(width, height * 0.74, width * 0.8, 4, 0.015), paper(card), [
      0,
      height * 0.37,
      0,
    ]),
    solid(new RoundedBoxGeometry(width * 1.04, height * 0.3, width * 0.84, 4, 0.015), paper(card), [
      0,
      height * 0.86,
      0,
    ]),
    solid(new RoundedBoxGeometry(0.17, height * 1.03, width * 0.855, 4, 0.01), satin(ribbon), [
      0,
      height * 0.52,
      0,
    ]),
    solid(new RoundedBoxGeometry(0.5, 0.06, 0.18, 4, 0.03), satin(ribbon), [0.2, height * 1.06, 0]),
    solid(new RoundedBoxGeometry(0.5, 0.06, 0.18, 4, 0.03), satin(ribbon), [-0.2, height * 1.06, 0]),
    solid(new RoundedBoxGeometry(0.18, 0.1, 0.22, 4, 0.03), satin(ribbon), [0, height * 1.07, 0]),
  )
}
