import { ExtrudeGeometry, type Group, Shape, TorusGeometry } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { fabric, leather, metal, satin } from '../materials.ts'
import { drum, group, place, solid, taperedTube, turned } from '../solids.ts'

/** Clothes laid out flat, cut from thick cloth and seen from above. */

type Outline = readonly (readonly [x: number, y: number])[]
type Cloth = ReturnType<typeof fabric>

/** A soft-edged piece lying on the ground; its outline is rounded at every corner. */
function laid(outline: Outline, cloth: Cloth, height = 0.1): Group {
  const shape = new Shape()
  const count = outline.length
  outline.forEach(([x, y], index) => {
    const [beforeX, beforeY] = outline[(index + count - 1) % count]
    const [afterX, afterY] = outline[(index + 1) % count]
    const soft = 0.16
    const from = [x + (beforeX - x) * soft, y + (beforeY - y) * soft] as const
    const to = [x + (afterX - x) * soft, y + (afterY - y) * soft] as const
    if (index === 0) shape.moveTo(...from)
    else shape.lineTo(...from)
    shape.quadraticCurveTo(x, y, ...to)
  })
  const geometry = new ExtrudeGeometry(shape, {
    depth: height * 0.5,
    bevelThickness: height * 0.5,
    bevelSize: 0.05,
    bevelSegments: 8,
    curveSegments: 24,
  })
  const piece = solid(geometry, cloth)
  piece.rotation.x = -Math.PI / 2
  piece.position.y = height * 0.5
  return group(piece)
}

function mirrored(half: Outline): Outline {
  return [...half, ...half.toReversed().map(([x, y]) => [-x, y] as const)]
}

export function coat(color: string, lining: string): Group {
  const cloth = fabric(color, 3)
  const button = (y: number): Group =>
    place(drum(0.055, 0.05, satin(lining), 0, 0.015), { at: [0.12, 0.2, -y] })
  return group(
    laid(
      mirrored([
        [0.28, 1.5],
        [0.72, 1.32],
        [0.8, 0.6],
        [0.98, -1.5],
      ]),
      cloth,
      0.14,
    ),
    place(
      laid(
        [
          [0, 0.3],
          [0.36, 0.18],
          [0.36, -1.5],
          [0.04, -1.62],
        ],
        cloth,
        0.1,
      ),
      { at: [0.78, 0, -1.0], turn: [0, 0.16, 0] },
    ),
    place(
      laid(
        [
          [0, 0.3],
          [-0.36, 0.18],
          [-0.36, -1.5],
          [-0.04, -1.62],
        ],
        cloth,
        0.1,
      ),
      { at: [-0.78, 0, -1.0], turn: [0, -0.16, 0] },
    ),
    place(
      laid(
        [
          [0.04, -1.56],
          [0.08, 1.28],
          [-0.9, -1.56],
        ],
        cloth,
        0.1,
      ),
      { at: [0, 0.1, 0] },
    ),
    place(
      laid(
        [
          [0.05, 0.72],
          [0.34, 1.52],
          [0.6, 1.22],
        ],
        fabric(lining, 3),
        0.08,
      ),
      { at: [0, 0.15, 0] },
    ),
    place(
      laid(
        [
          [-0.05, 0.72],
          [-0.34, 1.52],
          [-0.6, 1.22],
        ],
        fabric(lining, 3),
        0.08,
      ),
      { at: [0, 0.17, 0] },
    ),
    button(0.5),
    button(0.1),
    button(-0.3),
  )
}

export function trousers(color: string): Group {
  const cloth = fabric(color, 3)
  return group(
    laid(
      [
        [0.56, 1.5],
        [0.72, -1.55],
        [0.2, -1.6],
        [0, 0.42],
        [-0.2, -1.6],
        [-0.72, -1.55],
        [-0.56, 1.5],
      ],
      cloth,
      0.13,
    ),
    place(
      laid(
        mirrored([
          [0.57, 1.5],
          [0.58, 1.3],
        ]),
        cloth,
        0.05,
      ),
      { at: [0, 0.12, 0] },
    ),
    place(drum(0.05, 0.04, metal('#b9a27a'), 0, 0.01), { at: [0, 0.2, -1.4] }),
  )
}

export function knit(color: string): Group {
  const cloth = fabric(color, 2)
  const ribs = fabric(color, 5)
  const collar = solid(new TorusGeometry(0.33, 0.085, 20, 64), ribs)
  collar.rotation.x = Math.PI / 2
  collar.scale.set(1, 0.62, 1)
  const sleeve = (side: number): Group =>
    place(
      laid(
        [
          [0, 0.3],
          [side * 0.42, 0.14],
          [side * 0.3, -1.6],
          [side * 0.02, -1.6],
        ],
        cloth,
        0.14,
      ),
      {
        at: [side * 0.62, 0, -0.68],
        turn: [0, side * 0.2, 0],
      },
    )
  const cuff = (side: number): Group =>
    place(
      laid(
        [
          [0, -1.36],
          [side * 0.33, -1.36],
          [side * 0.31, -1.66],
          [0, -1.66],
        ],
        ribs,
        0.17,
      ),
      {
        at: [side * 0.62, 0, -0.68],
        turn: [0, side * 0.2, 0],
      },
    )
  return group(
    sleeve(1),
    sleeve(-1),
    cuff(1),
    cuff(-1),
    laid(
      mirrored([
        [0.3, 1.08],
        [0.76, 0.92],
        [0.76, -0.95],
      ]),
      cloth,
      0.18,
    ),
    place(
      laid(
        mirrored([
          [0.74, -0.74],
          [0.72, -1.02],
        ]),
        ribs,
        0.12,
      ),
      { at: [0, 0.14, 0] },
    ),
    place(group(collar), { at: [0, 0.26, -0.98] }),
    place(drum(0.26, 0.02, satin('#3b2019'), 0, 0.005), { at: [0, 0.262, -0.98] }),
  )
}

export function dress(color: string): Group {
  const cloth = fabric(color, 4)
  const strap = (side: number): Group =>
    place(
      laid(
        [
          [side * 0.2, 1.62],
          [side * 0.3, 1.62],
          [side * 0.36, 0.98],
          [side * 0.22, 0.98],
        ],
        cloth,
        0.1,
      ),
      {},
    )
  return group(
    strap(1),
    strap(-1),
    laid(
      mirrored([
        [0.14, 0.98],
        [0.4, 1.12],
        [0.44, 0.8],
        [0.3, 0.3],
        [0.62, -0.5],
        [1.04, -1.5],
        [0.5, -1.62],
      ]),
      cloth,
      0.12,
    ),
    place(
      laid(
        mirrored([
          [0.34, 0.4],
          [0.34, 0.2],
        ]),
        leather('#3d2a1c'),
        0.06,
      ),
      { at: [0, 0.13, 0] },
    ),
    ...[-0.6, -0.3, 0, 0.3, 0.6].map((x) =>
      taperedTube(
        [
          [x * 0.34, 0.17, -0.16],
          [x * 0.85, 0.18, 0.7],
          [x * 1.35, 0.16, 1.46],
        ],
        (t) => 0.012 + 0.035 * t,
        cloth,
      ),
    ),
  )
}

export function bag(color: string): Group {
  const hide = leather(color)
  const handle = solid(new TorusGeometry(0.46, 0.045, 20, 64, Math.PI), hide, [0, 1.12, 0])
  return group(
    solid(new RoundedBoxGeometry(1.7, 1.2, 0.6, 12, 0.16), hide, [0, 0.6, 0]),
    solid(new RoundedBoxGeometry(1.73, 0.62, 0.66, 12, 0.14), hide, [0, 0.94, 0.01]),
    solid(new RoundedBoxGeometry(0.22, 0.26, 0.08, 6, 0.03), metal('#c9a15a'), [0, 0.64, 0.33]),
    handle,
  )
}

export function scarf(color: string, stripe: string): Group {
  const whole = group(
    laid(
      [
        [-0.34, 1.5],
        [0.34, 1.5],
        [0.4, -1.3],
        [-0.4, -1.3],
      ],
      fabric(color, 4),
      0.12,
    ),
  )
  for (const y of [-0.95, -0.7, 1.1]) {
    whole.add(
      place(
        laid(
          [
            [-0.37, y + 0.06],
            [0.37, y + 0.06],
            [0.37, y - 0.06],
            [-0.37, y - 0.06],
          ],
          fabric(stripe, 4),
          0.04,
        ),
        { at: [0, 0.16, 0] },
      ),
    )
  }
  for (let i = 0; i < 11; i++) {
    const x = (i - 5) * 0.075
    whole.add(
      taperedTube(
        [
          [x, 0.06, 1.3],
          [x + 0.02, 0.05, 1.45],
          [x - 0.02, 0.04, 1.62],
        ],
        () => 0.022,
        fabric(color, 4),
      ),
    )
  }
  return whole
}

export function brimHat(color: string, band: string): Group {
  return group(
    turned(
      [
        [0, 0.02],
        [1.08, 0],
        [1.12, 0.04],
        [1.06, 0.07],
        [0.6, 0.08],
        [0.54, 0.5],
        [0.42, 0.62],
        [0.2, 0.58],
        [0, 0.55],
      ],
      fabric(color, 6),
    ),
    turned(
      [
        [0.6, 0.08],
        [0.612, 0.09],
        [0.59, 0.25],
        [0.57, 0.25],
      ],
      satin(band),
    ),
  )
}
