import { BoxGeometry, CircleGeometry, ExtrudeGeometry, type Group, Path, TorusGeometry } from 'three'
import { gloss, matte, metal } from '../materials.ts'
import { group, place, roundedRectangle, solid, taperedTube } from '../solids.ts'

/** A padlock with a round shackle and a keyhole. */
export function padlock(body: string): Group {
  const block = solid(
    new ExtrudeGeometry(roundedRectangle(1.5, 1.2, 0.24), {
      depth: 0.42,
      bevelSize: 0.08,
      bevelThickness: 0.08,
      bevelSegments: 10,
      curveSegments: 32,
    }),
    gloss(body),
    [0, 0.68, -0.21],
  )
  const shackle = taperedTube(
    [
      [-0.46, 1.2, 0],
      [-0.46, 1.62, 0],
      [-0.34, 1.94, 0],
      [0, 2.08, 0],
      [0.34, 1.94, 0],
      [0.46, 1.62, 0],
      [0.46, 1.2, 0],
    ],
    () => 0.13,
    metal('#d6dade', 0.22),
  )
  const dark = matte('#0b1d1c')
  return group(
    block,
    shackle,
    solid(new CircleGeometry(0.15, 48), dark, [0, 0.76, 0.295]),
    solid(new BoxGeometry(0.12, 0.34, 0.012), dark, [0, 0.56, 0.292]),
  )
}

/** A hardware key: a thin body with a plug, a gold touch plate and an eye for the ring. */
export function securityKey(body: string): Group {
  const outline = roundedRectangle(0.86, 1.9, 0.3)
  const eye = new Path()
  eye.absarc(0, 0.66, 0.16, 0, Math.PI * 2, true)
  outline.holes.push(eye)
  const shell = solid(
    new ExtrudeGeometry(outline, {
      depth: 0.1,
      bevelSize: 0.05,
      bevelThickness: 0.05,
      bevelSegments: 10,
      curveSegments: 40,
    }),
    gloss(body),
    [0, 1.75, -0.05],
  )
  const plate = place(solid(new CircleGeometry(0.25, 64), metal('#f0c463', 0.22)), { at: [0, 1.66, 0.106] })
  const rim = solid(new TorusGeometry(0.26, 0.022, 16, 80), metal('#d9a741', 0.25), [0, 1.66, 0.1])
  const plug = solid(new BoxGeometry(0.5, 0.62, 0.17), metal('#d8dbe0', 0.2), [0, 0.56, 0])
  const mouth = solid(new BoxGeometry(0.36, 0.03, 0.09), matte('#1a1a1a'), [0, 0.25, 0])
  const ring = solid(new TorusGeometry(0.34, 0.035, 16, 96), metal('#c9ccd2', 0.2), [0, 2.72, 0])
  ring.rotation.y = 0.9
  return group(shell, plate, rim, plug, mouth, ring)
}
