import { CylinderGeometry, ExtrudeGeometry, type Group, Shape, TorusGeometry } from 'three'
import { gloss, matte, metal, satin } from '../materials.ts'
import { drum, group, place, solid, taperedTube, turned } from '../solids.ts'
import { printed, printedSlab } from './printed.ts'

/** A studio microphone in its yoke, on a desk stand. */
export function microphone(body: string, accent: string): Group {
  const steel = metal('#b9bcc4', 0.28)
  const lower = turned(
    [
      [0, 1.12],
      [0.3, 1.12],
      [0.42, 1.2],
      [0.45, 1.3],
      [0.45, 2.02],
      [0, 2.02],
    ],
    satin(body),
  )
  const grilleProfile: [number, number][] = [[0.45, 2.1]]
  for (let i = 0; i <= 24; i++) {
    const angle = (i / 24) * (Math.PI / 2)
    grilleProfile.push([0.46 * Math.cos(angle), 2.62 + 0.46 * Math.sin(angle)])
  }
  const grille = turned(grilleProfile, metal('#4b4e56', 0.5))
  const wires = Array.from({ length: 13 }, (_, i) => {
    const y = 2.14 + i * 0.068
    const radius = y < 2.62 ? 0.462 : Math.sqrt(Math.max(0.01, 0.2135 - Math.pow(y - 2.62, 2)))
    const wire = solid(new TorusGeometry(radius, 0.014, 10, 96), steel, [0, y, 0])
    wire.rotation.x = Math.PI / 2
    return wire
  })
  const ribs = Array.from({ length: 4 }, (_, i) => {
    const rib = solid(new TorusGeometry(0.462, 0.014, 10, 96, Math.PI), steel, [0, 2.62, 0])
    rib.rotation.y = (i / 4) * Math.PI
    return rib
  })
  const band = drum(0.475, 0.1, gloss(accent), 2.01, 0.03)
  const lamp = drum(0.05, 0.04, gloss(accent), 0, 0.012)
  const yoke = solid(new TorusGeometry(0.66, 0.045, 20, 96, Math.PI), steel, [0, 1.6, 0])
  yoke.rotation.z = Math.PI
  const stem = taperedTube(
    [
      [0, 0.14, 0],
      [0, 0.5, 0],
      [0, 0.96, 0],
    ],
    () => 0.055,
    steel,
  )
  const arms = [-1, 1].map((side) =>
    place(drum(0.09, 0.14, gloss(body), -0.07, 0.02), {
      at: [0.62 * side, 1.6, 0],
      turn: [0, 0, Math.PI / 2],
    }),
  )
  return group(
    drum(0.72, 0.16, satin(body), 0, 0.06),
    stem,
    yoke,
    ...arms,
    lower,
    place(lamp, { at: [0, 1.62, 0.43], turn: [Math.PI / 2, 0, 0] }),
    band,
    grille,
    ...wires,
    ...ribs,
  )
}

export function headphones(shell: string, cushion: string): Group {
  const band = solid(new TorusGeometry(0.86, 0.085, 28, 120, Math.PI), gloss(shell), [0, 1.02, 0])
  const pad = solid(new TorusGeometry(0.8, 0.06, 20, 90, Math.PI * 0.5), matte(cushion), [0, 1.02, 0])
  pad.rotation.z = Math.PI * 0.25
  const cups = [-1, 1].flatMap((side) => {
    const ring = solid(new TorusGeometry(0.36, 0.15, 28, 80), matte(cushion), [0.68 * side, 0.72, 0])
    ring.rotation.y = Math.PI / 2
    ring.scale.set(1, 1.18, 1)
    const cap = place(drum(0.46, 0.26, gloss(shell), 0, 0.1), {
      at: [0.78 * side, 0.72, 0],
      turn: [0, 0, (-Math.PI / 2) * side],
    })
    const stalk = solid(new CylinderGeometry(0.05, 0.05, 0.5, 24), metal('#c9ccd2', 0.25), [
      0.86 * side,
      0.98,
      0,
    ])
    return [ring, cap, stalk]
  })
  return group(band, pad, ...cups)
}

function hub(): Group {
  const teeth = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * Math.PI * 2
    const tooth = solid(new CylinderGeometry(0.022, 0.022, 0.1, 12), matte('#ffffff'), [
      0.075 * Math.cos(angle),
      0.075 * Math.sin(angle),
      0,
    ])
    tooth.rotation.x = Math.PI / 2
    return tooth
  })
  return group(solid(new TorusGeometry(0.1, 0.03, 20, 60), matte('#ffffff')), ...teeth)
}

interface TapeLook {
  shell: string
  label: string
  stripe: string
  title: string
}

/** A compact cassette standing on its long edge. */
export function cassette({ shell, label, stripe, title }: TapeLook): Group {
  const face = printed(
    1400,
    1.25 / 2,
    ({ pen, width, height }) => {
      pen.fillStyle = shell
      pen.fillRect(0, 0, width, height)
      pen.fillStyle = label
      pen.beginPath()
      pen.roundRect(90, 70, width - 180, 560, 36)
      pen.fill()
      pen.fillStyle = stripe
      pen.fillRect(90, 470, width - 180, 46)
      pen.fillRect(90, 540, width - 180, 22)
      pen.fillStyle = '#17130f'
      pen.font = "700 118px 'Caveat Variable'"
      pen.fillText(title, 150, 208)
      pen.fillRect(150, 236, width - 300, 4)
      pen.font = "800 76px 'Archivo Variable'"
      pen.fillText('A', width - 210, 190)
      pen.fillStyle = '#211c18'
      pen.beginPath()
      pen.roundRect(290, 272, width - 580, 176, 88)
      pen.fill()
      pen.fillStyle = '#6b4a33'
      pen.beginPath()
      pen.roundRect(560, 300, 280, 120, 14)
      pen.fill()
    },
    0.5,
  )
  const foot = new Shape().moveTo(-0.66, 0).lineTo(0.66, 0).lineTo(0.58, 0.27).lineTo(-0.58, 0.27).closePath()
  const trapezoid = solid(
    new ExtrudeGeometry(foot, { depth: 0.07, bevelSize: 0.015, bevelThickness: 0.015 }),
    satin(shell),
    [0, 0.02, 0.13],
  )
  return group(
    printedSlab({ width: 2, height: 1.25, radius: 0.09, depth: 0.2, edge: satin(shell), face }),
    trapezoid,
    place(hub(), { at: [-0.43, 0.735, 0.15] }),
    place(hub(), { at: [0.43, 0.735, 0.15] }),
  )
}
