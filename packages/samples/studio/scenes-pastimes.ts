import { book } from './props/books.ts'
import { popcorn, ticket } from './props/cinema.ts'
import { coffeeBag, cup, dish, mokaPot, saucer } from './props/coffee.ts'
import { kettlebell } from './props/gym.ts'
import { headphones } from './props/headphones.ts'
import { buoy, crescent, pebble } from './props/sea-and-sky.ts'
import { arch, ball, lettering, plinth, ring } from './props/shapes.ts'
import { suitcase } from './props/travel.ts'
import { gloss, matte, satin } from './materials.ts'
import { place } from './solids.ts'
import type { Shot } from './stage.ts'

/** Running, reading, coffee, cinema, listening, the sea and the night train. */

const hero = { width: 1100, height: 860, passes: 32 } as const

export const pastimeScenes: Readonly<Record<string, Shot>> = {
  headphones: {
    ...hero,
    height: 980,
    camera: [0, 1.5, 7.4],
    target: [0, 1.1, 0],
    shadow: 0.34,
    margin: 0.2,
    build: () => [
      place(headphones({ shell: '#f1efe9', cushion: '#34343a', dot: '#ff5a1f' }), { turn: [0, -0.62, 0] }),
    ],
  },
  'headphones-trio': {
    ...hero,
    width: 1200,
    camera: [0, 1.9, 14],
    target: [0, 1.05, 0],
    shadow: 0.34,
    build: () => [
      place(headphones({ shell: '#e0523a', cushion: '#7d2417', dot: '#ffd9c9' }), {
        at: [-2.35, 0, 0.1],
        turn: [0, -0.5, 0],
        scale: 0.92,
      }),
      place(headphones({ shell: '#f0c33c', cushion: '#6b5310', dot: '#2b2b2b' }), {
        at: [0, 0, 0.5],
        turn: [0, -0.75, 0],
        scale: 0.92,
      }),
      place(headphones({ shell: '#3f6fd8', cushion: '#142c66', dot: '#ffb4a0' }), {
        at: [2.35, 0, 0.1],
        turn: [0, -1, 0],
        scale: 0.92,
      }),
    ],
  },
  fog: {
    ...hero,
    width: 1200,
    height: 1200,
    ground: '#c3c8c9',
    camera: [0, 1.9, 15.4],
    target: [0, 1.2, 0],
    ambient: 0.9,
    shadow: 0.4,
    build: async () => [
      place(await lettering('FOG', 2.1, 0.5, 0.12, matte('#cdd1d1')), { at: [0, 0.1, -0.9] }),
      place(headphones({ shell: '#aeb6b8', cushion: '#6f787b', dot: '#ff5a1f', steel: '#9ba3a5' }), {
        at: [0.35, 0, 1.2],
        turn: [0, -0.7, 0],
        scale: 0.98,
      }),
    ],
  },
  kettlebells: {
    ...hero,
    camera: [0, 1.8, 9.6],
    target: [0, 0.95, 0],
    shadow: 0.4,
    build: () => [
      place(kettlebell('8', '#ffd23f', '#12206b'), { at: [-1.55, 0, 0.35], turn: [0, 0.3, 0], scale: 0.86 }),
      place(kettlebell('16', '#ff6a3d', '#ffffff'), { at: [0.05, 0, -0.1], turn: [0, 0.02, 0], scale: 1.12 }),
      place(kettlebell('24', '#f4f5fb', '#12206b'), { at: [1.85, 0, 0.3], turn: [0, -0.28, 0], scale: 1.24 }),
    ],
  },
  'book-pile': {
    ...hero,
    height: 1000,
    camera: [0, 2.6, 9.2],
    target: [0, 1.15, 0],
    shadow: 0.42,
    build: () => [
      place(book({ width: 2.3, depth: 1.6, thick: 0.46, cloth: '#0f5257' }), { turn: [0, -0.12, 0] }),
      place(book({ width: 2.05, depth: 1.5, thick: 0.26, cloth: '#e8a33a', foil: '#7a2a1c', bands: 1 }), {
        at: [0.08, 0.46, 0.02],
        turn: [0, 0.14, 0],
      }),
      place(book({ width: 2.1, depth: 1.48, thick: 0.4, cloth: '#7b1734', bands: 3 }), {
        at: [-0.05, 0.72, 0.04],
        turn: [0, -0.22, 0],
      }),
      place(book({ width: 1.8, depth: 1.3, thick: 0.22, cloth: '#f4c7c0', foil: '#7b1734' }), {
        at: [0.06, 1.12, 0.1],
        turn: [0, 0.1, 0],
      }),
      place(book({ width: 1.9, depth: 1.35, thick: 0.3, cloth: '#27408b' }), {
        at: [0, 1.34, 0.06],
        turn: [0, -0.3, 0],
      }),
      place(saucer('#fff8ec'), { at: [0.04, 1.64, 0.05], scale: 0.8 }),
      place(cup('#fff8ec', '#8a4a1e'), { at: [0.04, 1.69, 0.05], turn: [0, -0.5, 0], scale: 0.8 }),
    ],
  },
  'coffee-trial': {
    ...hero,
    camera: [0, 1.7, 9],
    target: [0, 0.92, 0],
    shadow: 0.38,
    build: () => [
      place(coffeeBag('#c2213a', 'A', 'Exhibit', '#fff6e6', '#2a1610'), {
        at: [-1.45, 0, -0.1],
        turn: [0, 0.3, 0],
        scale: 0.92,
      }),
      place(coffeeBag('#2a1610', 'B', 'Exhibit', '#fff6e6', '#2a1610'), {
        at: [0, 0, -0.35],
        scale: 1.02,
      }),
      place(coffeeBag('#f2b632', 'C', 'Exhibit', '#fff6e6', '#2a1610'), {
        at: [1.48, 0, -0.1],
        turn: [0, -0.3, 0],
        scale: 0.92,
      }),
      place(cup('#fffaf0'), { at: [0.72, 0, 1.0], turn: [0, -0.4, 0], scale: 0.72 }),
    ],
  },
  moka: {
    ...hero,
    height: 980,
    camera: [0, 1.8, 7.8],
    target: [0.05, 0.95, 0],
    shadow: 0.42,
    build: () => [
      place(mokaPot('#c2213a'), { at: [-0.35, 0, 0], turn: [0, -0.35, 0], scale: 1.08 }),
      place(saucer('#fff4e2'), { at: [1.15, 0, 0.6] }),
      place(cup('#fff4e2'), { at: [1.15, 0.06, 0.6], turn: [0, -0.6, 0] }),
    ],
  },
  popcorn: {
    ...hero,
    height: 1040,
    camera: [0, 2.3, 8.6],
    target: [0, 1.1, 0],
    shadow: 0.45,
    build: () => [
      place(popcorn('#d3161f', '#fff7ea'), { at: [-0.3, 0, 0], turn: [0, 0.35, 0] }),
      place(ticket('#ffcf24', '#fff7d6'), { at: [1.1, 0.33, 0.7], turn: [-0.35, -0.35, 0.16], scale: 1.05 }),
      place(ticket('#ff9fb0', '#ffe6ea'), { at: [1.35, 0.3, 0.15], turn: [-0.3, -0.5, -0.12], scale: 0.95 }),
    ],
  },
  buoy: {
    ...hero,
    width: 900,
    height: 740,
    camera: [0, 2.5, 9.2],
    target: [0, 1.05, 0],
    shadow: 0.3,
    margin: 0.1,
    build: () => [
      place(buoy('#f0513f', '#fff7ec', '#5fb3b3'), { turn: [0.02, 0.2, 0.1], at: [0, 0, 0] }),
      place(pebble(0.26, '#e7d9c2'), { at: [-1.75, 0, 1.15] }),
      place(pebble(0.18, '#b9c9c4'), { at: [-1.3, 0, 1.5], turn: [0, 0.8, 0] }),
    ],
  },
  'moon-case': {
    ...hero,
    height: 900,
    camera: [0, 1.8, 10],
    target: [0, 1.25, 0],
    shadow: 0.6,
    ambient: 0.7,
    build: () => [
      place(suitcase('#7d77d8', '#1d1b44'), { at: [1.25, 0, 0.2], turn: [0, -0.4, 0], scale: 0.94 }),
      place(crescent(1.05, satin('#f6d98b')), { at: [-0.85, 0, -0.4], turn: [0, 0.3, 0] }),
      place(plinth(0.42, 0.16, '#ffb59a'), { at: [0.15, 0, 1.25] }),
      place(ball(0.2, gloss('#fff4d2')), { at: [0.15, 0.16, 1.25] }),
      place(ring(0.2, 0.075, gloss('#ffb59a')), { at: [-2.1, 0, 0.6], turn: [0, 0.6, 0] }),
    ],
  },
  iftar: {
    ...hero,
    height: 940,
    camera: [0, 2.1, 8.8],
    target: [0, 1.2, 0],
    shadow: 0.4,
    ambient: 0.62,
    build: () => [
      place(arch(2.9, 3, '#1f6d68'), { at: [0, 0, -1.6] }),
      place(crescent(0.42, satin('#f0c75e')), { at: [0.1, 1.6, -1.1] }),
      place(mokaPot('#2a1610'), { at: [-0.8, 0, -0.2], turn: [0, -0.4, 0], scale: 0.86 }),
      place(dish('#fff1d8', '#4a2110'), { at: [0.55, 0, 0.75] }),
      place(cup('#fff1d8'), { at: [1.3, 0, -0.1], turn: [0, -0.4, 0], scale: 0.8 }),
    ],
  },
}
