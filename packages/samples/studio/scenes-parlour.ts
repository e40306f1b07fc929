import { baguette, boule, crossBun } from './props/bread.ts'
import { gift } from './props/festive.ts'
import { flutedCandle, pillarCandle } from './props/harvest.ts'
import { book, chair, hoop, jackLantern, pearls, signet, solitaire, table, vase } from './props/parlour.ts'
import { ball, heart, plinth } from './props/shapes.ts'
import { gloss, matte, satin } from './materials.ts'
import { drum, place } from './solids.ts'
import type { Shot } from './stage.ts'

/** Things that are set on tables, and the tables. */

const hero = { width: 1120, height: 800, shadow: 0.4 } as const
const GOLD = '#dba94f'

export const parlourScenes: Readonly<Record<string, Shot>> = {
  bread: {
    ...hero,
    camera: [0, 3.2, 8.4],
    target: [0, 0.45, 0],
    build: () => [
      place(drum(2.35, 0.12, satin('#b98552'), 0, 0.05), { at: [0, 0, -0.1] }),
      place(boule(1.02), { at: [-0.75, 0.1, -0.55], turn: [0, 0.5, 0] }),
      place(baguette(1.55), { at: [0.75, 0.12, 0.62], turn: [0, 0.42, 0] }),
      place(crossBun(0.72), { at: [1.35, 0.12, -0.7], turn: [0, 0.4, 0] }),
      place(crossBun(0.6), { at: [-0.95, 0.12, 1.15], turn: [0, 0.9, 0] }),
    ],
  },
  chair: {
    width: 840,
    height: 960,
    shadow: 0.36,
    margin: 0.16,
    camera: [0, 2.3, 8.4],
    target: [0, 1.05, 0],
    build: () => [place(chair('#c98a4b', '#c98a4b'), { turn: [0, -0.62, 0] })],
  },
  table: {
    ...hero,
    camera: [0, 2.7, 9.8],
    target: [0, 1.05, 0],
    build: () => [
      place(table('#a9693a'), { turn: [0, 0.3, 0] }),
      place(chair('#3c5a4c', '#3c5a4c'), { at: [-0.5, 0, -1.25], turn: [0, 0.3, 0], scale: 0.95 }),
      place(vase('#f2ebdf'), { at: [0.55, 1.47, -0.15] }),
      place(crossBun(0.34), { at: [-0.5, 1.47, 0.12] }),
    ],
  },
  solitaire: {
    width: 880,
    height: 960,
    shadow: 0.5,
    ambient: 0.86,
    camera: [0, 2, 8.2],
    target: [0, 1.3, 0],
    build: () => [place(solitaire(GOLD, '#bfe3ea'), { turn: [0.06, -0.6, 0.05] })],
  },
  'gold-rings': {
    ...hero,
    ambient: 0.8,
    camera: [0, 2.3, 8.8],
    target: [0, 1.0, 0],
    build: () => [
      place(plinth(1.05, 0.5, '#e9dfe6'), { at: [-0.9, 0, -0.3] }),
      place(plinth(0.72, 0.95, '#cdbfd0'), { at: [1.25, 0, -0.6] }),
      place(signet(GOLD), { at: [-0.9, 0.5, -0.2], turn: [0, -0.5, 0], scale: 0.62 }),
      place(solitaire(GOLD, '#e7a6b6', 0.38), { at: [1.25, 0.95, -0.5], turn: [0, 0.4, 0], scale: 0.5 }),
      place(hoop(GOLD, 0.42), { at: [0.25, 0, 0.75], turn: [0, 0.7, 0] }),
      place(pearls(13, '#f7eee6'), { at: [0.4, 0, 0.1] }),
    ],
  },
  'red-parcel': {
    ...hero,
    camera: [0, 2.2, 8.6],
    target: [0, 0.95, 0],
    build: () => [
      place(gift(1.5, '#d92f45', '#ffd9d2', 0.78), { turn: [0, 0.5, 0] }),
      place(heart(gloss('#ff8fa0')), { at: [-1.75, 0, 0.3], turn: [0, 0.4, 0.1], scale: 0.86 }),
      place(heart(gloss('#b3162f')), { at: [1.7, 0, 0.5], turn: [0, -0.4, -0.12], scale: 0.66 }),
      place(ball(0.2, satin('#ffd9d2')), { at: [-0.85, 0, 1.3] }),
    ],
  },
  book: {
    width: 800,
    height: 860,
    shadow: 0.36,
    margin: 0.14,
    camera: [0, 1.8, 8],
    target: [0, 1.15, 0],
    build: () => [
      place(
        book({ cloth: '#94502b', ink: '#f8e9d8', lines: ['How to', 'wash', 'a face'], foot: 'Tide & Clay' }),
        { turn: [0, 0.42, 0] },
      ),
    ],
  },
  'jack-lantern': {
    ...hero,
    shadow: 0.6,
    ambient: 0.42,
    camera: [0, 1.8, 9],
    target: [0, 0.95, 0],
    build: () => [
      place(jackLantern('#d9581a', '#ffa412'), { at: [-0.35, 0, 0], turn: [0, 0.22, 0], scale: 1.7 }),
      place(jackLantern('#8a4a9c', '#ffb52e'), { at: [1.7, 0, 0.7], turn: [0, -0.35, 0], scale: 0.72 }),
      place(pillarCandle(0.26, 1.3, '#f3e4c8'), { at: [1.55, 0, -0.8] }),
      place(flutedCandle(0.3, 0.5, '#f3e4c8'), { at: [-2.1, 0, 0.6] }),
      place(ball(0.12, matte('#f3e4c8')), { at: [0.7, 0, 1.4] }),
    ],
  },
}
