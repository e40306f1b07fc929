import {
  CanvasTexture,
  type Group,
  MeshBasicMaterial,
  PlaneGeometry,
  SphereGeometry,
  SRGBColorSpace,
  TorusGeometry,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { fabric, gloss, matte, metal, satin } from '../materials.ts'
import { drum, group, place, solid } from '../solids.ts'

/** Consumer electronics: black plastic, brushed metal and bright screens. */

const BLACK = '#17181b'

/** A picture on a screen: hills under a coloured sky. */
function scenery(
  sky: readonly [string, string],
  hills: readonly string[],
  width: number,
  height: number,
): MeshBasicMaterial {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No 2D canvas')
  const air = pen.createLinearGradient(0, 0, 0, height)
  air.addColorStop(0, sky[0])
  air.addColorStop(1, sky[1])
  pen.fillStyle = air
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = '#fff4d0'
  pen.beginPath()
  pen.arc(width * 0.7, height * 0.38, height * 0.13, 0, Math.PI * 2)
  pen.fill()
  hills.forEach((color, index) => {
    pen.fillStyle = color
    pen.beginPath()
    pen.moveTo(0, height)
    for (let x = 0; x <= width; x += 8) {
      pen.lineTo(
        x,
        height * (0.52 + index * 0.14) + Math.sin((x / width) * (5 + index * 2) + index * 2) * height * 0.09,
      )
    }
    pen.lineTo(width, height)
    pen.fill()
  })
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  return new MeshBasicMaterial({ map, toneMapped: false })
}

const DUSK = [
  ['#ff8a4c', '#ffd08a'],
  ['#7a3b8f', '#4b2a7a', '#22184f'],
] as const
const LAKE = [
  ['#2f8fe0', '#bfe6ff'],
  ['#3d9a6b', '#237a57', '#0f4f44'],
] as const

export function television(): Group {
  return group(
    solid(new RoundedBoxGeometry(3.6, 2.1, 0.12, 6, 0.04), satin(BLACK), [0, 1.4, 0]),
    solid(new PlaneGeometry(3.48, 1.96), scenery(...DUSK, 1024, 576), [0, 1.41, 0.065]),
    solid(new RoundedBoxGeometry(0.12, 0.4, 0.12, 4, 0.03), satin(BLACK), [0, 0.2, 0]),
    solid(new RoundedBoxGeometry(1.3, 0.06, 0.6, 4, 0.03), metal('#8e9298', 0.35), [0, 0.03, 0]),
  )
}

export function laptop(): Group {
  const shell = metal('#b5b9c0', 0.36)
  const lid = group(
    solid(new RoundedBoxGeometry(2.6, 1.7, 0.07, 6, 0.03), shell, [0, 0.85, 0]),
    solid(new PlaneGeometry(2.46, 1.54), scenery(...LAKE, 820, 512), [0, 0.87, 0.04]),
  )
  const keys = group()
  for (let row = 0; row < 4; row++) {
    for (let key = 0; key < 11; key++) {
      keys.add(
        solid(new RoundedBoxGeometry(0.17, 0.03, 0.15, 2, 0.012), matte(BLACK), [
          -1 + key * 0.2,
          0.11,
          -0.5 + row * 0.19,
        ]),
      )
    }
  }
  return group(
    solid(new RoundedBoxGeometry(2.6, 0.1, 1.75, 6, 0.04), shell, [0, 0.05, 0.05]),
    keys,
    solid(new RoundedBoxGeometry(0.8, 0.01, 0.42, 2, 0.004), metal('#a5a9b0', 0.45), [0, 0.104, 0.58]),
    place(lid, { at: [0, 0.08, -0.8], turn: [-0.22, 0, 0] }),
  )
}

export function speaker(color: string): Group {
  const body = group(
    drum(0.62, 1.9, fabric(color, 20), 0, 0.1),
    drum(0.6, 0.04, satin(BLACK), 1.89, 0.02),
    drum(0.63, 0.12, satin(BLACK), 0, 0.03),
  )
  const light = solid(new TorusGeometry(0.42, 0.02, 12, 64), gloss('#39c6ff'), [0, 1.935, 0])
  light.rotation.x = Math.PI / 2
  body.add(light)
  return body
}

export function camera(): Group {
  return group(
    solid(new RoundedBoxGeometry(1.9, 1.15, 0.7, 8, 0.14), satin(BLACK), [0, 0.58, 0]),
    solid(new RoundedBoxGeometry(1.92, 0.3, 0.72, 6, 0.1), metal('#a9adb3', 0.3), [0, 1.06, 0]),
    solid(new RoundedBoxGeometry(0.6, 0.3, 0.5, 6, 0.1), metal('#a9adb3', 0.3), [0, 1.28, 0]),
    place(drum(0.5, 0.6, satin(BLACK), 0, 0.04), { at: [0.05, 0.56, 0.3], turn: [Math.PI / 2, 0, 0] }),
    place(drum(0.42, 0.06, gloss('#20304f'), 0, 0.02), { at: [0.05, 0.56, 0.86], turn: [Math.PI / 2, 0, 0] }),
    place(drum(0.2, 0.05, gloss('#6d86c9'), 0, 0.02), { at: [0.05, 0.56, 0.9], turn: [Math.PI / 2, 0, 0] }),
    drum(0.12, 0.1, gloss('#d62d20'), 1.2, 0.03).translateX(0.66),
  )
}

export function watch(strap: string): Group {
  const band = solid(new TorusGeometry(0.76, 0.075, 24, 96), satin(strap), [0, 0.84, 0])
  band.scale.set(1, 1.06, 4.2)
  return group(
    band,
    solid(new RoundedBoxGeometry(0.94, 0.26, 0.86, 8, 0.12), metal('#c4c7cc', 0.22), [0, 1.6, 0]),
    solid(new RoundedBoxGeometry(0.8, 0.06, 0.72, 8, 0.03), gloss('#0d1017'), [0, 1.72, 0]),
    place(group(solid(new TorusGeometry(0.22, 0.035, 12, 48, 4.6), gloss('#3ee08f'))), {
      at: [0, 1.76, 0],
      turn: [-Math.PI / 2, 0, 0],
    }),
  )
}

export function robotVacuum(): Group {
  return group(
    drum(1.15, 0.34, gloss('#f4f5f7'), 0.04, 0.1),
    drum(0.34, 0.14, satin(BLACK), 0.37, 0.05),
    drum(1.17, 0.12, satin(BLACK), 0.04, 0.04),
    drum(0.06, 0.02, gloss('#39c6ff'), 0.38, 0.006).translateZ(0.7),
  )
}

export function washer(): Group {
  return group(
    solid(new RoundedBoxGeometry(1.9, 2.3, 1.6, 8, 0.08), gloss('#f4f5f7'), [0, 1.16, 0]),
    solid(new RoundedBoxGeometry(1.86, 0.34, 0.04, 4, 0.02), satin('#dfe2e6'), [0, 2.08, 0.8]),
    place(drum(0.09, 0.08, metal('#a9adb3'), 0, 0.02), { at: [0.2, 2.08, 0.8], turn: [Math.PI / 2, 0, 0] }),
    solid(new RoundedBoxGeometry(0.4, 0.16, 0.03, 4, 0.01), gloss('#10304a'), [0.62, 2.08, 0.82]),
    place(solid(new TorusGeometry(0.6, 0.09, 20, 72), metal('#b5b9c0', 0.3)), { at: [0, 1.02, 0.82] }),
    place(drum(0.55, 0.06, gloss('#1d2c3d'), 0, 0.02), { at: [0, 1.02, 0.78], turn: [Math.PI / 2, 0, 0] }),
  )
}

export function gamepad(color: string): Group {
  const whole = group(solid(new RoundedBoxGeometry(1.7, 0.36, 0.9, 10, 0.17), satin(color), [0, 0.42, 0]))
  for (const x of [-1, 1]) {
    const grip = solid(new SphereGeometry(0.44, 40, 28), satin(color), [x * 0.72, 0.34, 0.34])
    grip.scale.set(0.8, 0.72, 1.35)
    whole.add(
      grip,
      drum(0.17, 0.16, satin(BLACK), 0.58, 0.04)
        .translateX(x * 0.36)
        .translateZ(0.22),
    )
  }
  for (const [index, dot] of ['#e5484d', '#f5bd3e', '#30a46c', '#2f7fe0'].entries()) {
    const angle = (index / 4) * Math.PI * 2
    whole.add(
      drum(0.075, 0.08, gloss(dot), 0.58, 0.02)
        .translateX(0.7 + Math.cos(angle) * 0.16)
        .translateZ(-0.1 + Math.sin(angle) * 0.16),
    )
  }
  whole.add(
    solid(new RoundedBoxGeometry(0.4, 0.1, 0.13, 4, 0.03), satin(BLACK), [-0.7, 0.6, -0.1]),
    solid(new RoundedBoxGeometry(0.13, 0.1, 0.4, 4, 0.03), satin(BLACK), [-0.7, 0.6, -0.1]),
  )
  return whole
}

export function earbuds(color: string, shell: string): Group {
  const bud = (x: number): Group =>
    group(
      solid(new SphereGeometry(0.2, 32, 24), gloss(color), [x, 1.0, 0.15]),
      drum(0.07, 0.4, gloss(color), 0.6, 0.03).translateX(x).translateZ(0.18),
    )
  return group(
    solid(new RoundedBoxGeometry(1.35, 0.75, 0.6, 12, 0.28), gloss(shell), [0, 0.38, 0]),
    place(group(solid(new RoundedBoxGeometry(1.35, 0.5, 0.6, 12, 0.24), gloss(shell), [0, 0.25, 0])), {
      at: [0, 0.72, -0.28],
      turn: [-1.05, 0, 0],
    }),
    bud(-0.3),
    bud(0.3),
  )
}
