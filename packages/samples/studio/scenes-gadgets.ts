import {
  camera,
  earbuds,
  gamepad,
  laptop,
  robotVacuum,
  speaker,
  television,
  washer,
  watch,
} from './props/gadgets.ts'
import { place } from './solids.ts'
import { type Shot, shots } from './stage.ts'

/** Electronics, each alone on white, and together on black. */

const front = {
  fieldOfView: 19,
  width: 440,
  height: 400,
  passes: 16,
  shadow: 0.28,
  ground: '#ffffff',
  camera: [0, 2.1, 8.8],
  target: [0, 0.98, 0],
} as const

const gadgets: Readonly<Record<string, Shot['build']>> = {
  'volt-tv': () => [place(television(), { turn: [0, -0.2, 0], scale: 0.86 })],
  'volt-laptop': () => [place(laptop(), { turn: [0, -0.4, 0], scale: 1.0 })],
  'volt-speaker': () => [place(speaker('#3b4350'), { scale: 1.02 })],
  'volt-camera': () => [place(camera(), { turn: [0, -0.45, 0], at: [0, 0.1, 0], scale: 1.3 })],
  'volt-watch': () => [place(watch('#e2572b'), { turn: [0.42, -0.55, 0], scale: 1.05 })],
  'volt-vacuum': () => [place(robotVacuum(), { turn: [0.28, 0.3, 0], at: [0, 0.37, 0], scale: 1.15 })],
  'volt-washer': () => [place(washer(), { turn: [0, -0.42, 0], scale: 0.84 })],
  'volt-gamepad': () => [place(gamepad('#f4f5f7'), { turn: [0.5, 0.3, 0], at: [0, 0.28, 0], scale: 1.2 })],
  'volt-earbuds': () => [place(earbuds('#f4f5f7', '#24406e'), { turn: [0.2, -0.4, 0], scale: 1.5 })],
}

export const gadgetScenes: Readonly<Record<string, Shot>> = {
  ...shots(front, gadgets),
  'volt-stack': {
    width: 960,
    height: 566,
    passes: 16,
    shadow: 0.4,
    ground: '#101114',
    ambient: 0.6,
    camera: [0, 2.1, 11.4],
    target: [0, 1.1, 0],
    build: () => [
      place(television(), { at: [-0.7, 0, -1], turn: [0, 0.08, 0], scale: 1.15 }),
      place(speaker('#c43a2a'), { at: [-3.4, 0, -0.2], scale: 0.95 }),
      place(washer(), { at: [2.9, 0, -0.9], turn: [0, -0.35, 0], scale: 0.95 }),
      place(gamepad('#f4f5f7'), { at: [-1.5, 0, 1.4], turn: [0.35, 0.3, 0], scale: 0.72 }),
      place(camera(), { at: [1.1, 0, 1.3], turn: [0, -0.4, 0], scale: 0.72 }),
    ],
  },
}
