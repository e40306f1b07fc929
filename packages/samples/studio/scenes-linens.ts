import { basket, bed, foldedStack, fringedThrow, pillow } from './props/linens.ts'
import { mug } from './props/household.ts'
import { plinth } from './props/shapes.ts'
import { fabric, terry } from './materials.ts'
import { place } from './solids.ts'
import { type Shot, shots } from './stage.ts'

/** Linen for the bed and the bath. */

const front = {
  fieldOfView: 17,
  width: 440,
  height: 400,
  passes: 16,
  shadow: 0.28,
  ground: '#e4d9c6',
  camera: [0, 2.4, 8.8],
  target: [0, 0.6, 0],
} as const

const linens: Readonly<Record<string, Shot['build']>> = {
  'loom-towels': () => [
    place(foldedStack([terry('#c46a4a'), terry('#e9d8bf'), terry('#7d8f7a')]), {
      turn: [0, 0.4, 0],
      scale: 1.1,
    }),
  ],
  'loom-pillows': () => [
    place(pillow(2.2, 1.5, 0.75, fabric('#f7f1e6', 26)), { turn: [0, 0.3, 0] }),
    place(pillow(2.1, 1.4, 0.7, fabric('#dfe4dc', 26)), { at: [0, 0.58, 0], turn: [0, 0.12, 0] }),
  ],
  'loom-throw': () => [
    place(fringedThrow([fabric('#3f5a6b', 16), fabric('#3f5a6b', 16)]), { turn: [0, -0.4, 0], scale: 1.1 }),
  ],
  'loom-cushion': () => [
    place(pillow(1.8, 1.8, 0.75, fabric('#c98f2e', 9)), {
      at: [0, 0.8, -0.2],
      turn: [1.25, 0.12, 0],
      scale: 0.86,
    }),
  ],
  'loom-sheets': () => [
    place(
      foldedStack(
        [fabric('#ffffff', 30), fabric('#d7dfe6', 30), fabric('#ffffff', 30), fabric('#e9d8c9', 30)],
        1.8,
        0.26,
      ),
      { turn: [0, 0.4, 0], scale: 1.1 },
    ),
  ],
  'loom-basket': () => [
    place(basket('#c9a877'), {}),
    place(foldedStack([terry('#7d8f7a'), terry('#f6efe4')], 1.05, 0.3), {
      at: [0.05, 0.85, 0],
      turn: [0.06, 0.5, 0.05],
      scale: 0.92,
    }),
  ],
}

export const linenScenes: Readonly<Record<string, Shot>> = {
  ...shots(front, linens),
  'loom-bed': {
    width: 880,
    height: 660,
    passes: 16,
    shadow: 0.34,
    ground: '#dcd2c2',
    ambient: 0.6,
    camera: [3.1, 4.4, 9.4],
    target: [0.3, 0.72, 0.1],
    light: 1.9,
    build: () => [
      place(bed('#fbf6ec', '#b9c4b4', '#c46a4a'), {}),
      place(plinth(0.55, 1.05, '#b08a5c'), { at: [-2.9, 0, -1.5] }),
      place(mug('#f2e9da', '#8a6a48'), { at: [-2.9, 1.05, -1.5], turn: [0, 0.6, 0], scale: 0.42 }),
      place(basket('#c9a877'), { at: [2.62, 0, 1.2], scale: 0.8 }),
      place(foldedStack([fabric('#3f5a6b', 6)], 1.5, 0.4), { at: [2.62, 0.85, 1.2], scale: 0.56 }),
    ],
  },
}
