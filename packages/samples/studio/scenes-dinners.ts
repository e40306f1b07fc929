import {
  bean,
  board,
  bowl,
  broth,
  cube,
  egg,
  fillet,
  flatbread,
  half,
  leaf,
  noodles,
  plate,
  rice,
  scatter,
  slice,
} from './props/dishes.ts'
import { mug } from './props/household.ts'
import { matte } from './materials.ts'
import { drum, group, place } from './solids.ts'
import { type Shot, shots } from './stage.ts'

/** Dinners seen from above, each alone and three on one table. */

type Build = Shot['build']
type Parts = Awaited<ReturnType<Build>>

const above = {
  fieldOfView: 20,
  width: 440,
  height: 400,
  passes: 16,
  shadow: 0.5,
  light: 1.3,
  ambient: 0.4,
  camera: [0, 9, 1.2],
  target: [0, 0, 0],
} as const

const chilli = leaf('#d1361f', 0.12)
const herb = leaf('#2f7030', 0.17)

function ramen(): Parts {
  return [
    bowl('#2f4a5c', '#c9d6de'),
    broth('#9a4f14'),
    noodles('#f0d79a', 0.75, 0.48, 3),
    place(egg(), { at: [0.5, 0.62, -0.35] }),
    place(scatter(9, 0.4, 0.58, 4, herb), { at: [-0.55, 0, 0.35] }),
    place(scatter(5, 0.3, 0.6, 6, slice('#c98a72', '#f0c9b0', 0.2)), { at: [-0.4, 0, -0.5] }),
    scatter(7, 1.0, 0.5, 8, chilli),
  ]
}

function bowlOf(...extras: Parts): Parts {
  return [bowl('#f2e9da', '#8a6a48'), ...extras]
}

const dinners: Readonly<Record<string, Build>> = {
  'dinner-ramen': ramen,
  'dinner-curry': () =>
    bowlOf(
      broth('#d9851f'),
      place(rice(0.62, 0.5, 5), { at: [-0.5, 0, 0.1] }),
      place(scatter(16, 0.62, 0.5, 9, bean('#e6b660', 0.13)), { at: [0.5, 0, -0.1] }),
      scatter(10, 0.9, 0.58, 12, herb),
    ),
  'dinner-salmon': () => [
    plate('#dfe6e2', '#6d7d77'),
    place(fillet('#ef8a66', '#8a3a22'), { at: [-0.25, 0.12, -0.1], turn: [0, 0.3, 0] }),
    place(scatter(14, 0.42, 0.14, 3, bean('#7fae3f', 0.12)), { at: [0.62, 0, 0.42] }),
    place(scatter(6, 0.34, 0.16, 4, slice('#f4d33d', '#fff2a8', 0.2)), { at: [0.45, 0, -0.62] }),
  ],
  'dinner-pizza': () => [
    place(board('#c69a66'), { scale: 0.72 }),
    flatbread('#c98a3f', '#b02a14'),
    scatter(13, 0.9, 0.28, 7, slice('#fff6e2', '#fffaf0', 0.2)),
    scatter(12, 0.95, 0.3, 8, herb),
    scatter(9, 0.85, 0.28, 10, half('#b22a1c', '#e8624a', 0.13)),
  ],
  'dinner-salad': () =>
    bowlOf(
      scatter(40, 1.05, 0.36, 2, leaf('#5fa04a', 0.3)),
      scatter(16, 0.95, 0.5, 3, leaf('#8a3a6a', 0.22)),
      scatter(9, 0.85, 0.56, 5, half('#d1361f', '#f07a55', 0.16)),
      scatter(11, 0.9, 0.56, 6, cube('#fffaf0', 0.17)),
    ),
  'dinner-pasta': () => [
    plate('#33404a', '#aab6bf'),
    noodles('#f2cf78', 0.8, 0.14, 8, 26),
    scatter(10, 0.62, 0.34, 9, half('#c8301c', '#ee6a48', 0.14)),
    scatter(9, 0.6, 0.36, 10, leaf('#2f7a35', 0.19)),
  ],
  'dinner-tacos': () => [
    place(board('#8a5a33'), { scale: 0.78 }),
    ...[-0.95, 0, 0.95].map((x, index) =>
      place(
        group(
          drum(0.62, 0.06, matte('#ecc877'), 0, 0.025),
          scatter(10, 0.4, 0.08, index + 2, cube('#a8542c', 0.17)),
          scatter(8, 0.42, 0.2, index + 5, leaf('#6fae4a', 0.16)),
          scatter(6, 0.38, 0.22, index + 9, cube('#d1361f', 0.12)),
        ),
        { at: [x * 1.05, 0.02, index === 1 ? 0.25 : -0.1] },
      ),
    ),
  ],
  'dinner-soup': () => [
    bowl('#7a2f22', '#e0b08a'),
    broth('#e48a2a'),
    scatter(12, 0.7, 0.46, 4, bean('#fff2d6', 0.08)),
    place(scatter(7, 0.3, 0.46, 5, herb), { at: [0.2, 0, 0] }),
  ],
}

export const dinnerScenes: Readonly<Record<string, Shot>> = {
  ...shots({ ...above, ground: '#ead9bd' }, dinners),
  'dinner-spread': {
    width: 960,
    height: 686,
    passes: 16,
    light: 1.3,
    ambient: 0.4,
    shadow: 0.5,
    ground: '#3d5a45',
    camera: [0, 10.4, 2.4],
    target: [0, 0, 0.1],
    build: () => [
      place(group(...ramen()), { at: [-2.35, 0, -0.6], scale: 0.9 }),
      place(
        group(
          ...bowlOf(
            scatter(40, 1.05, 0.36, 2, leaf('#5fa04a', 0.3)),
            scatter(9, 0.85, 0.56, 5, half('#d1361f', '#f07a55', 0.16)),
          ),
        ),
        {
          at: [2.2, 0, -0.95],
          scale: 0.85,
        },
      ),
      place(
        group(
          board('#c69a66'),
          flatbread('#c98a3f', '#b02a14'),
          scatter(13, 0.9, 0.28, 7, slice('#fff6e2', '#fffaf0', 0.2)),
          scatter(12, 0.95, 0.3, 8, herb),
        ),
        {
          at: [0.05, 0.1, 0.9],
          turn: [0, 0.2, 0],
          scale: 0.92,
        },
      ),
      place(mug('#f2e9da', '#8a6a48'), { at: [-0.5, 0, -1.9], scale: 0.6 }),
      place(scatter(8, 0.6, 0, 6, half('#e0452a', '#f58a68', 0.2)), { at: [3.2, 0, 1.7] }),
      place(scatter(9, 0.6, 0, 3, leaf('#7fbf5f', 0.24)), { at: [-3.2, 0, 1.8] }),
    ],
  },
}
