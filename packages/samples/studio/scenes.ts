import { bauble, fir, gift } from './props/festive.ts'
import { acorn, bowlCandle, flutedCandle, pillarCandle, pumpkin } from './props/harvest.ts'
import { phone } from './props/phone.ts'
import { peperomia, rubberFig, snakePlant } from './props/plants.ts'
import { arch, ball, heart, knot, lettering, plinth, ring } from './props/shapes.ts'
import { globe, suitcase } from './props/travel.ts'
import { dropper, jar, tube } from './props/vessels.ts'
import { gloss, matte, metal, satin } from './materials.ts'
import { parlourScenes } from './scenes-parlour.ts'
import { toyboxScenes } from './scenes-toybox.ts'
import { pastimeScenes } from './scenes-pastimes.ts'
import { deskScenes } from './scenes-desk.ts'
import { dockScenes } from './scenes-dock.ts'
import { dinnerScenes } from './scenes-dinners.ts'
import { escapeScenes } from './scenes-escapes.ts'
import { gadgetScenes } from './scenes-gadgets.ts'
import { linenScenes } from './scenes-linens.ts'
import { shopScenes } from './scenes-shop.ts'
import { place } from './solids.ts'
import type { Shot } from './stage.ts'

/** Every picture of the sample library. The name is the path below art/ without its extension. */

function christmasParty(): ReturnType<Shot['build']> {
  return [
    place(fir('#2a8660', 4, ['#e6bd68', '#d7263d', '#fff4e2']), { at: [-1.55, 0, -0.5], scale: 1.2 }),
    place(fir('#3a9d74', 4), { at: [-0.45, 0, -1.35], scale: 0.84 }),
    place(gift(1.2, '#d7263d', '#ffe3b3', 0.8, false), { at: [0.6, 0, 0], turn: [0, 0.5, 0] }),
    place(gift(0.8, '#f6efe2', '#d7263d'), { at: [1.85, 0, 0.55], turn: [0, -0.32, 0] }),
    place(gift(0.62, '#e0b86a', '#17513c', 0.72), { at: [0.62, 1.07, 0], turn: [0, 0.12, 0] }),
    place(bauble(0.33, metal('#e0b263')), { at: [-0.55, 0, 1.1], turn: [0, 0.4, 0.1] }),
    place(bauble(0.25, gloss('#d7263d')), { at: [0.12, 0, 1.42], turn: [0, 0, -0.2] }),
    place(bauble(0.21, gloss('#f6efe2')), { at: [-1.5, 0, 1.25], turn: [0, 0, 0.3] }),
  ]
}

async function halfPrice(): Promise<Awaited<ReturnType<Shot['build']>>> {
  return [
    place(await lettering('50%', 1.75, 0.5, 0.14, satin('#ffee00')), {
      at: [0, 0.12, 0],
      turn: [-0.04, -0.25, 0],
    }),
    place(ball(0.42, gloss('#ff8fd0')), { at: [-2.5, 0, 1.2] }),
    place(ball(0.28, gloss('#6f2bff')), { at: [2.55, 0, 1.2] }),
    place(ring(0.36, 0.14, gloss('#00cdb0')), { at: [2.35, 2.25, -0.6], turn: [0.4, 0.6, 0.2] }),
    place(heart(gloss('#ff8fd0')), { at: [-2.4, 2.25, -0.4], turn: [0, 0.4, 0.25], scale: 0.5 }),
  ]
}

function bigKnot(): ReturnType<Shot['build']> {
  const skin = gloss('#6d4dff')
  skin.iridescence = 0.35
  skin.iridescenceIOR = 1.5
  return [
    place(knot(0.82, 0.3, skin), { at: [0, 0.34, 0], turn: [0.2, 0.4, 0] }),
    place(ball(0.32, gloss('#ff5fa2')), { at: [-1.75, 0, 0.6] }),
    place(ball(0.2, gloss('#2fdcc4')), { at: [1.6, 1.95, 0.2] }),
    place(ring(0.28, 0.11, gloss('#ffb547')), { at: [1.75, 0, 0.8], turn: [0, 0.7, 0] }),
  ]
}

function pumpkinPatch(): ReturnType<Shot['build']> {
  return [
    place(pumpkin('#e8631c'), { at: [-0.75, 0, -0.2], scale: 1.5, turn: [0, 0.3, 0] }),
    place(pumpkin('#f3ead9', 10, 0.62), { at: [1.1, 0, 0.35], turn: [0, 1, 0], scale: 0.95 }),
    place(pumpkin('#6a3f8f', 10, 0.7), { at: [2.2, 0, 0.75], turn: [0, 2, 0], scale: 0.66 }),
    place(pillarCandle(0.34, 1.15, '#f7ecd8'), { at: [0.42, 0, -1.1] }),
    place(pillarCandle(0.27, 0.62, '#e08a3c'), { at: [-2.25, 0, 0.5] }),
    place(acorn('#a8622c', '#5b3a22'), { at: [0.3, 0, 1.3], turn: [0, 0.5, 0], scale: 0.95 }),
    place(acorn('#b9743a', '#66442a'), { at: [-0.72, 0, 1.45], turn: [0, 3.4, 0], scale: 0.85 }),
  ]
}

function worldAndCase(): ReturnType<Shot['build']> {
  return [
    place(globe(1.25), { at: [-1.1, 0, -0.4], turn: [0.28, -0.55, 0] }),
    place(suitcase('#ff7433', '#26304a'), { at: [1.45, 0, 0], turn: [0, -0.35, 0] }),
    place(plinth(0.46, 0.18, '#ffffff'), { at: [0.22, 0, 1.2] }),
    place(ball(0.27, gloss('#ffd23f')), { at: [0.22, 0.18, 1.2] }),
  ]
}

const hero = { width: 1280, height: 960 } as const
const packshot = {
  width: 480,
  height: 560,
  camera: [0, 1.6, 6.6],
  target: [0, 0.86, 0],
  shadow: 0.34,
  margin: 0.28,
} as const
const stamp = { width: 480, height: 420, passes: 32 } as const

export const scenes: Readonly<Record<string, Shot>> = {
  ...parlourScenes,
  ...toyboxScenes,
  ...deskScenes,
  ...dockScenes,
  ...shopScenes,
  ...dinnerScenes,
  ...escapeScenes,
  ...gadgetScenes,
  ...linenScenes,
  christmas: { ...hero, camera: [0, 2, 9.6], target: [0, 1.15, 0], build: christmasParty },
  'half-price': {
    ...hero,
    height: 880,
    camera: [0, 1.5, 11],
    target: [0, 1.35, 0],
    ambient: 0.78,
    build: halfPrice,
  },
  knot: {
    ...hero,
    height: 1000,
    camera: [0, 1.6, 8.1],
    target: [0, 1.15, 0],
    ambient: 0.75,
    shadow: 0.6,
    build: bigKnot,
  },
  pumpkins: { ...hero, height: 860, camera: [0, 1.9, 9.4], target: [0, 0.9, 0], build: pumpkinPatch },
  skincare: {
    ...hero,
    camera: [0, 2.2, 9.6],
    target: [0, 1.45, 0],
    shadow: 0.34,
    ambient: 0.58,
    build: () => [
      place(arch(2.7, 3.35, '#e3b79e'), { at: [-0.35, 0, -1.7] }),
      place(plinth(1.3, 0.5, '#f6e8de'), { at: [-0.15, 0, -0.2] }),
      place(plinth(0.8, 1.05, '#dba98c'), { at: [1.72, 0, -0.8] }),
      place(dropper('#9c5226', '#fbf3ea', '#5c3119'), { at: [-0.5, 0.5, -0.1], turn: [0, -0.12, 0] }),
      place(jar('#fffaf4', '#cfa464'), { at: [0.58, 0.5, 0.3], scale: 0.94 }),
      place(tube('#f4e6da', '#c98e70'), { at: [1.72, 1.05, -0.8], turn: [0, 0.3, 0] }),
      place(ball(0.29, matte('#bf7047')), { at: [-1.95, 0, 0.5] }),
      place(ball(0.17, satin('#fff6ee')), { at: [1.5, 0, 0.85] }),
    ],
  },
  'tide-oil': {
    ...packshot,
    build: () => [place(dropper('#9c5226', '#fbf3ea', '#5c3119'), { turn: [0, -0.12, 0], scale: 0.95 })],
  },
  'tide-cream': { ...packshot, build: () => [place(jar('#fffaf4', '#cfa464'), { scale: 1.3 })] },
  'tide-wash': {
    ...packshot,
    build: () => [place(tube('#d3877a', '#fff6ef'), { turn: [0, 0.3, 0], scale: 0.95 })],
  },
  plants: {
    ...hero,
    height: 900,
    camera: [0, 2.2, 10.2],
    target: [0, 1.25, 0],
    ambient: 0.5,
    shadow: 0.34,
    build: () => [
      place(rubberFig('#f3ede2'), { at: [-1.75, 0, 0], turn: [0, 0.4, 0], scale: 1.08 }),
      place(snakePlant('#c4693f'), { at: [0.05, 0, 0.1] }),
      place(peperomia('#254b3b'), { at: [1.8, 0, 0.25], scale: 0.95 }),
    ],
  },
  'plant-fig': {
    ...packshot,
    camera: [0, 2, 8.6],
    target: [0, 1.3, 0],
    ambient: 0.5,
    build: () => [rubberFig('#f3ede2')],
  },
  'plant-snake': {
    ...packshot,
    camera: [0, 2, 9.4],
    target: [0, 1.4, 0],
    ambient: 0.5,
    build: () => [snakePlant('#c4693f')],
  },
  'plant-peperomia': {
    ...packshot,
    camera: [0, 2, 7.4],
    target: [0, 1.02, 0],
    ambient: 0.5,
    build: () => [peperomia('#254b3b')],
  },
  phone: {
    ...hero,
    height: 1040,
    camera: [0, 1.4, 6.6],
    target: [0, 1.14, 0],
    shadow: 0.34,
    build: () => [
      place(phone(), { at: [0, 0.02, 0.3], turn: [-0.1, -0.34, 0.05] }),
      place(ball(0.46, gloss('#ee6a2a')), { at: [-1.3, 0, -0.4] }),
      place(ball(0.27, satin('#ffd9bd')), { at: [1.08, 0, 0.5] }),
      place(ring(0.26, 0.1, gloss('#f59a63')), { at: [1.28, 1.45, -0.5], turn: [0.4, 0.5, 0] }),
      place(ball(0.13, gloss('#ffcf5c')), { at: [-1.02, 1.78, 0.2] }),
    ],
  },
  'candle-low': {
    ...packshot,
    camera: [0, 1.5, 5.6],
    target: [0, 0.62, 0],
    build: () => [bowlCandle(0.62, matte('#4a1f3f'), '#f8ead0')],
  },
  'candle-middle': {
    ...packshot,
    camera: [0, 1.5, 6],
    target: [0, 0.78, 0],
    build: () => [flutedCandle(0.46, 0.95, '#d9622b')],
  },
  'candle-tall': {
    ...packshot,
    camera: [0, 1.5, 6.6],
    target: [0, 0.98, 0],
    build: () => [pillarCandle(0.4, 1.5, '#f6ead4')],
  },
  'occasions/thanksgiving': {
    ...stamp,
    ground: '#2a1a3d',
    camera: [0, 2.1, 11.6],
    target: [0, 0.95, 0],
    shadow: 0.6,
    build: pumpkinPatch,
  },
  'occasions/black-friday': {
    ...stamp,
    ground: '#ff4b2b',
    camera: [0, 1.6, 12.8],
    target: [0, 1.45, 0],
    ambient: 0.78,
    build: halfPrice,
  },
  'occasions/cyber-monday': {
    ...stamp,
    ground: '#14122b',
    camera: [0, 1.7, 9.6],
    target: [0, 1.32, 0],
    ambient: 0.75,
    shadow: 0.7,
    build: bigKnot,
  },
  'occasions/christmas': {
    ...stamp,
    ground: '#0f3d2e',
    camera: [0, 2.1, 11.2],
    target: [-0.05, 1.4, 0],
    shadow: 0.55,
    build: christmasParty,
  },
  'occasions/lost': {
    ...stamp,
    ground: '#8fd3f4',
    camera: [0, 1.9, 9.6],
    target: [0.1, 1.3, 0],
    shadow: 0.36,
    build: worldAndCase,
  },
  ...pastimeScenes,
}
