import {
  CanvasTexture,
  CapsuleGeometry,
  type Group,
  Mesh,
  PlaneGeometry,
  SphereGeometry,
  SRGBColorSpace,
  TorusGeometry,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { gloss, matte, metal, satin } from '../materials.ts'
import { drum, group, place, solid } from '../solids.ts'

function letterTexture(letter: string, ink: string): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = 512
  canvas.height = 512
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No 2D canvas')
  pen.strokeStyle = ink
  pen.lineWidth = 26
  pen.beginPath()
  pen.roundRect(38, 38, 436, 436, 46)
  pen.stroke()
  pen.fillStyle = ink
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.font = "900 330px 'Nunito Variable'"
  pen.fillText(letter, 256, 276)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

/** A painted block: three letters, for the front, the right and the top. */
export function letterBlock(size: number, paint: string, ink: string, letters: string): Group {
  const half = size / 2
  const whole = group(
    solid(new RoundedBoxGeometry(size, size, size, 6, size * 0.06), satin(paint), [0, half, 0]),
  )
  const faces = [
    { at: [0, half, half + 0.002], turn: [0, 0, 0] },
    { at: [half + 0.002, half, 0], turn: [0, Math.PI / 2, 0] },
    { at: [0, size + 0.002, 0], turn: [-Math.PI / 2, 0, 0] },
  ] as const
  for (const [index, { at, turn }] of faces.entries()) {
    const print = satin('#ffffff')
    print.map = letterTexture(letters[index] ?? '', ink)
    print.transparent = true
    const face = new Mesh(new PlaneGeometry(size * 0.92, size * 0.92), print)
    face.receiveShadow = true
    whole.add(place(face, { at, turn }))
  }
  return whole
}

function wheel(tyre: string, hub: string): Group {
  const whole = group(drum(0.27, 0.18, matte(tyre), 0, 0.04), drum(0.13, 0.04, satin(hub), 0.165, 0.02))
  whole.rotation.x = Math.PI / 2
  return whole
}

/** A wooden bus with its passengers looking out over the top. */
export function woodenBus(paint: string, trim: string, heads: readonly string[]): Group {
  const body = satin(paint)
  const whole = group(
    solid(new RoundedBoxGeometry(2.5, 0.82, 1.02, 8, 0.14), body, [0, 0.66, 0]),
    solid(new RoundedBoxGeometry(2.5, 0.16, 1.06, 6, 0.07), satin(trim), [0, 0.56, 0]),
    solid(new RoundedBoxGeometry(0.3, 0.16, 0.08, 6, 0.04), satin('#fff3d0'), [1.12, 0.42, 0.5]),
  )
  for (const [index, color] of heads.entries()) {
    const x = -0.84 + index * 0.56
    whole.add(
      drum(0.2, 0.26, satin(color), 1.02, 0.06).translateX(x),
      solid(new SphereGeometry(0.2, 48, 32), satin('#f0c79a'), [x, 1.42, 0]),
      solid(new SphereGeometry(0.024, 16, 16), matte('#2b1c14'), [x + 0.05, 1.45, 0.192]),
      solid(new SphereGeometry(0.024, 16, 16), matte('#2b1c14'), [x + 0.15, 1.45, 0.145]),
    )
  }
  for (const x of [-0.74, 0.74]) {
    whole.add(place(wheel('#26304a', '#ffd24d'), { at: [x, 0.27, 0.46] }))
    whole.add(place(wheel('#26304a', '#ffd24d'), { at: [x, 0.27, -0.62] }))
  }
  return whole
}

/** A small speaker that sticks its tongue out. */
export function rudeSpeaker(paint: string, dark: string, tongue: string): Group {
  const shell = gloss(paint)
  const pit = matte(dark)
  const whole = group(solid(new RoundedBoxGeometry(2.5, 1.7, 1.05, 10, 0.24), shell, [0, 0.9, 0]))
  for (const x of [-0.62, 0.62]) {
    const eye = group(
      drum(0.45, 0.1, metal('#d8d4e4', 0.3), 0, 0.04),
      drum(0.38, 0.06, pit, 0.06, 0.02),
      solid(new SphereGeometry(0.2, 48, 32), gloss('#ffffff'), [0, 0.1, 0]),
      solid(new SphereGeometry(0.1, 32, 24), gloss('#1b0b2e'), [0.05, 0.25, 0.02]),
    )
    eye.rotation.x = Math.PI / 2
    whole.add(place(eye, { at: [x, 1.2, 0.5] }))
  }
  const mouth = solid(new RoundedBoxGeometry(1.5, 0.3, 0.12, 8, 0.06), pit, [0, 0.52, 0.5])
  const lick = solid(new CapsuleGeometry(0.28, 0.34, 24, 48), gloss(tongue), [0.2, 0.34, 0.6])
  lick.scale.z = 0.32
  lick.rotation.set(-0.16, 0, -0.08)
  const handle = solid(new TorusGeometry(0.62, 0.075, 24, 64, Math.PI), metal('#d8d4e4', 0.3), [0, 1.66, 0])
  for (const x of [-0.9, -0.66, 0.78]) whole.add(drum(0.09, 0.12, gloss('#ffe600'), 1.74, 0.03).translateX(x))
  whole.add(mouth, lick, handle)
  return whole
}
