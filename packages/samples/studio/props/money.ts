import { ExtrudeGeometry, type Group, Shape, TorusGeometry } from 'three'
import { gloss, matte, metal } from '../materials.ts'
import { drum, group, place, seeded, solid } from '../solids.ts'
import { printed, printedSlab } from './printed.ts'

const THICK = 0.13

function crown(): Shape {
  const shape = new Shape()
  shape.moveTo(-0.3, -0.2)
  shape.lineTo(0.3, -0.2)
  shape.lineTo(0.36, 0.22)
  shape.lineTo(0.15, 0.02)
  shape.lineTo(0, 0.3)
  shape.lineTo(-0.15, 0.02)
  shape.lineTo(-0.36, 0.22)
  shape.closePath()
  return shape
}

/** A half crown lying on its back. */
export function coin(color: string): Group {
  const gold = metal(color, 0.3)
  const rim = solid(new TorusGeometry(0.53, 0.022, 16, 96), gold, [0, THICK, 0])
  rim.rotation.x = Math.PI / 2
  const stamp = solid(
    new ExtrudeGeometry(crown(), { depth: 0.02, bevelSize: 0.014, bevelThickness: 0.014, bevelSegments: 4 }),
    gold,
    [0, THICK, 0],
  )
  stamp.rotation.x = -Math.PI / 2
  return group(drum(0.6, THICK, gold, 0, 0.03), rim, stamp)
}

/** Coins as a hand leaves them: nearly in line. */
export function coinStack(count: number, color: string, seed: number): Group {
  const chance = seeded(seed)
  return group(
    ...Array.from({ length: count }, (_, i) =>
      place(coin(color), {
        at: [(chance() - 0.5) * 0.07, i * (THICK + 0.012), (chance() - 0.5) * 0.07],
        turn: [0, chance() * 6, 0],
      }),
    ),
  )
}

/** The Halfcrown card: cobalt, one big coin, a number that is no card's number. */
export function bankCard(): Group {
  const face = printed(
    1024,
    0.63,
    ({ pen, width, height }) => {
      pen.fillStyle = '#2342dd'
      pen.fillRect(0, 0, width, height)
      pen.fillStyle = '#ffc93d'
      pen.beginPath()
      pen.arc(width * 0.8, height * 0.98, 330, 0, Math.PI * 2)
      pen.fill()
      pen.fillStyle = '#ff7f66'
      pen.beginPath()
      pen.arc(width * 0.8, height * 0.98, 190, 0, Math.PI * 2)
      pen.fill()
      pen.fillStyle = '#fff6e2'
      pen.font = "700 86px 'Besley Variable'"
      pen.fillText('Halfcrown', 70, 138)
      pen.fillStyle = '#e9c46b'
      pen.beginPath()
      pen.roundRect(74, 240, 140, 108, 20)
      pen.fill()
      pen.strokeStyle = '#a8842f'
      pen.lineWidth = 4
      pen.strokeRect(118, 240, 52, 108)
      pen.fillStyle = '#fff6e2'
      pen.font = "600 42px 'Geist Mono Variable'"
      pen.letterSpacing = '6px'
      pen.fillText('0000 SAMPLE 0000', 74, 452)
      pen.font = "500 36px 'Geist Mono Variable'"
      pen.fillText('R. READER', 74, 560)
    },
    0.34,
  )
  return printedSlab({ width: 2.7, height: 1.7, radius: 0.15, depth: 0.05, edge: gloss('#1a32b0'), face })
}

/** A slot-topped block: the plainest money box there is. */
export function moneyBox(color: string): Group {
  const slot = solid(
    new ExtrudeGeometry(
      new Shape().moveTo(-0.42, -0.05).lineTo(0.42, -0.05).lineTo(0.42, 0.05).lineTo(-0.42, 0.05).closePath(),
      { depth: 0.01, bevelEnabled: false },
    ),
    matte('#14205c'),
    [0, 1.561, 0],
  )
  slot.rotation.x = -Math.PI / 2
  return group(drum(0.95, 1.55, gloss(color), 0, 0.14), slot)
}
