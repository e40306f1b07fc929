import { BoxGeometry, type Group, PlaneGeometry, SphereGeometry } from 'three'
import { gloss, matte, metal, sheet } from '../materials.ts'
import { drum, group, place, solid, taperedTube, turned } from '../solids.ts'
import { printed } from './printed.ts'

/** Things from a working desk. */

interface NoteLines {
  color: string
  lines: readonly string[]
}

/** A sticky note that has begun to let go at its lower edge; it hangs upright, its foot at the ground. */
export function stickyNote({ color, lines }: NoteLines, curl = 0.22): Group {
  const geometry = new PlaneGeometry(1.25, 1.25, 2, 40)
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const down = 0.5 - position.getY(i) / 1.25
    position.setZ(i, curl * Math.pow(down, 2.2))
  }
  geometry.computeVertexNormals()
  const paper = printed(
    640,
    1,
    ({ pen, width, height }) => {
      pen.fillStyle = color
      pen.fillRect(0, 0, width, height)
      pen.fillStyle = '#1d1a16'
      pen.font = "700 118px 'Caveat Variable'"
      for (const [row, line] of lines.entries()) pen.fillText(line, 64, 190 + row * 118)
    },
    0.85,
  )
  paper.side = 2
  return group(solid(geometry, paper, [0, 0.625, 0]))
}

/** A push pin standing on its point. */
export function pushPin(color: string): Group {
  const needle = turned(
    [
      [0, 0],
      [0.03, 0.12],
      [0.035, 0.5],
      [0, 0.5],
    ],
    metal('#c9ccd2', 0.2),
  )
  const head = turned(
    [
      [0, 0.45],
      [0.27, 0.45],
      [0.3, 0.48],
      [0.29, 0.53],
      [0.15, 0.62],
      [0.115, 0.74],
      [0.13, 0.9],
      [0.22, 0.99],
      [0.25, 1.04],
      [0.24, 1.1],
      [0.18, 1.13],
      [0, 1.13],
    ],
    gloss(color),
  )
  return group(needle, head)
}

interface Cover {
  width: number
  height: number
  thick: number
  color: string
  ratioPaint: Parameters<typeof printed>[2]
}

/** A standing book, its front to the reader. */
export function book({ width, height, thick, color, ratioPaint }: Cover): Group {
  const cloth = matte(color)
  const board = 0.05
  const front = solid(
    new BoxGeometry(width, height, board),
    [cloth, cloth, cloth, cloth, printed(1024, height / width, ratioPaint, 0.7), cloth] as never,
    [0, height / 2, thick / 2],
  )
  return group(
    front,
    solid(new BoxGeometry(width, height, board), cloth, [0, height / 2, -thick / 2]),
    solid(new BoxGeometry(board, height, thick + board), cloth, [-width / 2 + board / 2, height / 2, 0]),
    solid(new BoxGeometry(width - 0.14, height - 0.12, thick), matte('#f6efdf'), [-0.02, height / 2, 0]),
  )
}

/** A closed book lying flat, spine to the reader. */
export function lyingBook(width: number, depth: number, thick: number, color: string): Group {
  const cloth = matte(color)
  const board = 0.045
  return group(
    solid(new BoxGeometry(width, board, depth), cloth, [0, board / 2, 0]),
    solid(new BoxGeometry(width, board, depth), cloth, [0, thick - board / 2, 0]),
    solid(new BoxGeometry(width, thick, board), cloth, [0, thick / 2, depth / 2 - board / 2]),
    solid(new BoxGeometry(width - 0.1, thick - 0.06, depth - 0.1), matte('#f4ecda'), [0, thick / 2, -0.02]),
  )
}

export function apple(color: string): Group {
  const profile: [number, number][] = []
  const steps = 60
  for (let i = 0; i <= steps; i++) {
    const angle = (i / steps) * Math.PI
    const radius = 0.56 * Math.sin(angle) * (1 + 0.1 * -Math.cos(angle))
    const top = -0.3 * Math.exp(-Math.pow(radius / 0.17, 2)) * (i > steps / 2 ? 1 : -0.35)
    profile.push([Math.max(0, radius), 0.48 - 0.5 * Math.cos(angle) + top])
  }
  const stem = taperedTube(
    [
      [0, 0.7, 0],
      [0.03, 0.9, 0],
      [0.1, 1.12, 0.02],
    ],
    (t) => 0.028 + 0.012 * t,
    matte('#5a3a22'),
  )
  const leaf = solid(new SphereGeometry(0.2, 40, 24), sheet('#4f9a4a', 0.5), [0.28, 1.06, 0.02])
  leaf.scale.set(1, 0.16, 0.5)
  leaf.rotation.set(0.2, 0.3, 0.45)
  return group(turned(profile, gloss(color)), stem, leaf)
}

/** A short stick of chalk, lying down. */
export function chalk(color: string): Group {
  const stick = drum(0.085, 0.85, matte(color), -0.42, 0.02)
  return group(place(stick, { at: [0, 0.085, 0], turn: [0, 0, Math.PI / 2] }))
}
