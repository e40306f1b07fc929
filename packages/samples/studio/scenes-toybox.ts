import { bone, carrot, fetchBall, foodBowl, ropeRing } from './props/pets.ts'
import { ball } from './props/shapes.ts'
import { letterBlock, rudeSpeaker, woodenBus } from './props/toys.ts'
import { gloss, matte } from './materials.ts'
import { place } from './solids.ts'
import type { Shot } from './stage.ts'

/** Things that are played with, by animals, children and neighbours of neither. */

const hero = { width: 1120, height: 800, shadow: 0.42 } as const

export const toyboxScenes: Readonly<Record<string, Shot>> = {
  'food-bowl': {
    ...hero,
    camera: [0, 2.5, 8.6],
    target: [0, 0.6, 0],
    build: () => [
      place(foodBowl('#ff6f61', 'MORE', '#fff4dd', '#a5642f'), { at: [0, 0, 0], scale: 1.28 }),
      place(bone('#fff1d6'), { at: [2.02, -0.16, 0.7], turn: [0, 0.5, 0.08], scale: 0.74 }),
      place(fetchBall(0.4, '#ffd84d', '#ffffff'), { at: [-1.95, 0, 0.5], turn: [0.3, 0.6, 0] }),
    ],
  },
  'dog-toys': {
    ...hero,
    camera: [0, 2.1, 9],
    target: [0, 0.95, 0],
    build: () => [
      place(ropeRing(0.78, ['#2a45e8', '#fff4e2', '#ff6f61']), { at: [-1.45, 0, -0.5], turn: [0, 0.35, 0] }),
      place(carrot('#ff8a2a', '#3f9a57'), { at: [0.95, -0.02, 0.75], turn: [0, -0.35, 0], scale: 1.05 }),
      place(fetchBall(0.78, '#c8e64a', '#ffffff'), { at: [1.55, 0, -1.3], turn: [0.2, 0.9, 0.3] }),
      place(bone('#fff4e2'), { at: [-0.75, -0.16, 1.1], turn: [0, -0.3, 0], scale: 0.72 }),
    ],
  },
  'rude-speaker': {
    ...hero,
    camera: [0, 1.7, 8.8],
    target: [0, 1.12, 0],
    ambient: 0.72,
    build: () => [place(rudeSpeaker('#6f2bff', '#1b0b2e', '#ff5fa2'), { turn: [0, -0.32, 0], scale: 1.15 })],
  },
  'wooden-bus': {
    ...hero,
    camera: [0, 1.9, 8.8],
    target: [0, 0.9, 0],
    build: () => [
      place(woodenBus('#e2401f', '#fff3d0', ['#2a66d8', '#ffcb2e', '#3aa675', '#f2a0c0']), {
        turn: [0, 0.34, 0],
        scale: 1.2,
      }),
      place(letterBlock(0.56, '#fff3d0', '#2a66d8', 'OTS'), { at: [2.1, 0, 0.5], turn: [0, -0.4, 0] }),
      place(ball(0.24, gloss('#2a66d8')), { at: [-2.05, 0, 0.8] }),
    ],
  },
  blocks: {
    ...hero,
    height: 1000,
    camera: [0, 2.3, 9.8],
    target: [0, 1.25, 0],
    build: () => [
      place(letterBlock(1, '#e2401f', '#fff3d0', 'AXK'), { at: [-1.12, 0, 0], turn: [0, -0.3, 0] }),
      place(letterBlock(1, '#2a66d8', '#fff3d0', 'BSE'), { at: [0.12, 0, 0.25], turn: [0, -0.55, 0] }),
      place(letterBlock(1, '#fff3d0', '#e2401f', 'CRU'), { at: [1.34, 0, -0.1], turn: [0, -0.25, 0] }),
      place(letterBlock(1, '#ffcb2e', '#1b2950', 'DPW'), { at: [-0.5, 1.02, 0.05], turn: [0, -0.62, 0] }),
      place(letterBlock(1, '#3aa675', '#fff3d0', 'EMN'), { at: [0.72, 1.02, 0.05], turn: [0, -0.36, 0] }),
      place(ball(0.2, matte('#e2401f')), { at: [-1.95, 0, 0.9] }),
    ],
  },
}
