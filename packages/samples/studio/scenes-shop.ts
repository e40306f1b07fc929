import { flacon, ribbonBox, soapBar, tumblerCandle, vials } from './props/scent.ts'
import {
  alarmClock,
  backpack,
  bottle,
  deskFan,
  deskLamp,
  fryingPan,
  mug,
  storageBox,
  toaster,
  toyRobot,
  umbrella,
} from './props/household.ts'
import { bag, brimHat, coat, dress, knit, scarf, trousers } from './props/garments.ts'
import { foldedStack } from './props/linens.ts'
import { arch, ball, lettering, plinth } from './props/shapes.ts'
import { fabric, matte, metal, satin, stone, terry } from './materials.ts'
import { drum, group, place } from './solids.ts'
import { type Shot, shots } from './stage.ts'

/** Shop photographs: one thing on a plain ground, all in one frame so that they stand in rows; and their heroes. */

const frame = {
  fieldOfView: 20,
  width: 440,
  height: 440,
  shadow: 0.34,
  passes: 10,
  camera: [0, 2.1, 8.4],
  target: [0, 0.86, 0],
} as const
const fromAbove = {
  width: 440,
  height: 560,
  shadow: 0.4,
  passes: 8,
  camera: [0, 9, 0.01],
  target: [0, 0, 0],
} as const

const scent = shots(
  { ...frame, ground: '#ece4d8', ambient: 0.72, camera: [0, 1.9, 8.2] },
  {
    'aurevale-amber': () => [place(flacon({ juice: '#b8671e', title: 'Ambre' }), { turn: [0, -0.32, 0] })],
    'aurevale-rose': () => [
      place(flacon({ juice: '#c7667a', title: 'Rosée', cap: 'block' }), { turn: [0, 0.3, 0] }),
    ],
    'aurevale-candle': () => [place(tumblerCandle('#3c4a3e', '#f3e6cf'), { scale: 1.3 })],
    'aurevale-vials': () => [
      place(vials(['#b8671e', '#c7667a', '#5b7d5f', '#2e3d66', '#8c4a86']), {
        turn: [0, 0.3, 0],
        scale: 1.05,
      }),
    ],
    'aurevale-soap': () => [
      place(soapBar('#e9d3b4'), { at: [0, 0.42, 0], turn: [0, 0.35, 0] }),
      place(soapBar('#c9b8a2'), { at: [0.06, 0, 0.02], turn: [0, -0.2, 0] }),
    ],
    'aurevale-box': () => [place(ribbonBox('#20342c', '#c9a15a', 1.7, 0.95), { turn: [0, 0.45, 0] })],
  },
)

const bargains = shots(
  { ...frame, ground: '#ffffff', shadow: 0.26, ambient: 0.74 },
  {
    'bargain-mug': () => [place(mug('#e9dcc3', '#8a6a48'), { turn: [0, -0.4, 0], scale: 1.2 })],
    'bargain-pan': () => [
      place(fryingPan('#d8432f'), { at: [-0.45, 0.25, 0], turn: [0.35, 0.3, 0], scale: 0.78 }),
    ],
    'bargain-bottle': () => [place(bottle('#1f8f8a'), { scale: 0.86 })],
    'bargain-toaster': () => [place(toaster('#f2b632'), { turn: [0, -0.45, 0] })],
    'bargain-lamp': () => [place(deskLamp('#2c5fd0'), { turn: [0, 0.35, 0], scale: 0.86 })],
    'bargain-clock': () => [place(alarmClock('#e2572b'), { turn: [0, 0.35, 0] })],
    'bargain-fan': () => [place(deskFan('#57a5c7'), { turn: [0, -0.4, 0], scale: 0.9 })],
    'bargain-robot': () => [place(toyRobot('#3f7fd6', '#f2c53d'), { turn: [0, 0.42, 0], scale: 0.84 })],
    'bargain-backpack': () => [place(backpack('#41614a', '#8a5a33'), { turn: [0, -0.4, 0], scale: 0.86 })],
    'bargain-umbrella': () => [
      place(umbrella('#d43d6a'), { at: [0, 0.1, 0], turn: [0.3, 0.2, 0.22], scale: 0.9 }),
    ],
    'bargain-boxes': () => [
      place(storageBox('#b9c7bd', '#cfa775'), { turn: [0, 0.4, 0], scale: 0.9 }),
      place(storageBox('#e6d3c1', '#cfa775'), { at: [0, 0.95, 0], turn: [0, 0.3, 0], scale: 0.66 }),
    ],
    'bargain-towels': () => [
      place(foldedStack([terry('#2f6f9f'), terry('#f0b429'), terry('#e4674a'), terry('#f6efe4')]), {
        turn: [0, 0.4, 0],
      }),
    ],
  },
)

const OAT = '#e3ded6'
const wardrobe = shots(
  { ...fromAbove, ground: OAT, light: 1.5, ambient: 0.5 },
  {
    'halvane-coat': () => [place(coat('#7d5a3c', '#4b3524'), { scale: 0.94 })],
    'halvane-trousers': () => [trousers('#3a3f45')],
    'halvane-knit': () => [place(knit('#b9402c'), { at: [0, 0, 0.05], scale: 1.02 })],
    'halvane-scarf': () => [place(scarf('#c9b48d', '#7d2f22'), { turn: [0, -0.35, 0] })],
    'halvane-hat': () => [place(brimHat('#5c4a3d', '#1c1a19'), { turn: [0.1, 0, 0.05], scale: 1.15 })],
  },
)

const accessories = shots(
  { ...fromAbove, fieldOfView: 20, ground: OAT, camera: [0, 2.2, 8.6], target: [0, 0.75, 0] },
  {
    'halvane-bag': () => [place(bag('#6d1f24'), { turn: [0, -0.45, 0], scale: 1.02 })],
  },
)

const lookbook: Readonly<Record<string, Shot>> = {
  'halvane-look-rust': {
    light: 1.5,
    ambient: 0.5,
    width: 800,
    height: 990,
    passes: 8,
    shadow: 0.5,
    ground: '#c8573a',
    camera: [0, 11.6, 0.01],
    target: [0, 0, 0],
    build: () => [
      place(coat('#e8d9bd', '#a98c62'), { at: [-0.55, 0, -0.35], turn: [0, 0.14, 0], scale: 1.08 }),
      place(scarf('#2b2a38', '#e0a23c'), { at: [1.35, 0, 0.2], turn: [0, -0.3, 0], scale: 0.92 }),
      place(brimHat('#2b2a38', '#e0a23c'), { at: [1.05, 0.1, -1.9], scale: 0.72 }),
    ],
  },
  'halvane-look-ink': {
    light: 1.5,
    ambient: 0.5,
    width: 800,
    height: 900,
    passes: 8,
    shadow: 0.6,
    ground: '#23304a',
    camera: [0, 11, 0.01],
    target: [0, 0, 0],
    build: () => [
      place(bag('#7a2f22'), { at: [-1.0, 0.3, 1.6], turn: [-1.4, 0.25, 0], scale: 0.9 }),
      place(knit('#e9b7a6'), { at: [-0.72, 0, -0.7], turn: [0, 0.14, 0], scale: 0.98 }),
      place(trousers('#d9c9a3'), { at: [1.22, 0, 0.35], turn: [0, -0.1, 0], scale: 1.08 }),
    ],
  },
  'halvane-look-moss': {
    light: 1.5,
    ambient: 0.5,
    width: 800,
    height: 945,
    passes: 8,
    shadow: 0.5,
    ground: '#8b9467',
    camera: [0, 11, 0.01],
    target: [0, 0, 0],
    build: () => [
      place(dress('#f1e7d4'), { at: [0.5, 0, 0], turn: [0, -0.12, 0], scale: 1.2 }),
      place(brimHat('#3d2a1c', '#b9402c'), { at: [-1.25, 0, -1.2], scale: 0.78 }),
      place(bag('#3d2a1c'), { at: [-1.2, 0.3, 1.1], turn: [-1.4, 0.25, 0], scale: 0.82 }),
    ],
  },
}

const heroes: Readonly<Record<string, Shot>> = {
  'aurevale-nocturne': {
    width: 880,
    height: 990,
    passes: 10,
    ground: '#16110f',
    ambient: 0.42,
    shadow: 0.7,
    camera: [0, 1.9, 9.2],
    target: [0, 1.35, 0],
    build: () => [
      place(arch(3.1, 3.6, '#2a1d18'), { at: [0, 0, -1.7] }),
      place(drum(1.35, 0.42, stone('#2b2522', '#a58a62', 9), 0, 0.03), {}),
      place(flacon({ juice: '#5a1f3c', title: 'Nocturne' }), {
        at: [0, 0.42, 0],
        turn: [0, -0.3, 0],
        scale: 1.16,
      }),
      place(ball(0.26, metal('#c9a15a', 0.2)), { at: [-1.75, 0, 0.7] }),
      place(ball(0.15, satin('#5a1f3c')), { at: [1.6, 0, 1.05] }),
    ],
  },
  'aurevale-salon': {
    width: 880,
    height: 624,
    passes: 10,
    ground: '#d9c8b2',
    ambient: 0.66,
    camera: [0, 2.3, 10],
    target: [0, 1.1, 0],
    build: () => [
      place(arch(2.2, 2.9, '#c3a98a'), { at: [-1.9, 0, -1.9] }),
      place(arch(1.7, 2.2, '#b4946f'), { at: [0.9, 0, -2] }),
      place(drum(1, 0.5, stone('#f0e7da', '#a08a72'), 0, 0.03), { at: [-1.5, 0, 0] }),
      place(plinth(0.8, 0.9, '#8b6f52'), { at: [1.4, 0, -0.5] }),
      place(flacon({ juice: '#b8671e', title: 'Ambre' }), {
        at: [-1.5, 0.5, 0],
        turn: [0, -0.25, 0],
        scale: 0.95,
      }),
      place(tumblerCandle('#3c4a3e', '#f3e6cf'), { at: [1.4, 0.9, -0.5], scale: 0.85 }),
      place(vials(['#b8671e', '#c7667a', '#5b7d5f', '#2e3d66']), {
        at: [0.1, 0, 0.9],
        turn: [0, -0.25, 0],
        scale: 0.7,
      }),
      place(group(ball(0.2, metal('#c9a15a'))), { at: [2.5, 0, 0.8] }),
      place(ball(0.14, matte('#7b2f3a')), { at: [-2.8, 0, 0.9] }),
    ],
  },
  'halvane-forty': {
    width: 800,
    height: 655,
    passes: 8,
    ground: '#d63a22',
    ambient: 0.7,
    camera: [0, 2.6, 11.5],
    target: [0, 1.25, 0],
    build: async () => [
      place(await lettering('40%', 1.9, 0.6, 0.12, fabric('#fff1dc', 3)), {
        at: [0, 0.1, -0.4],
        turn: [0, -0.16, 0],
      }),
      place(bag('#5a1410'), { at: [-1.9, 0, 1.5], turn: [0, 0.45, 0], scale: 0.72 }),
      place(brimHat('#2b2a38', '#fff1dc'), { at: [1.9, 0, 1.5], turn: [0.1, 0, 0], scale: 0.72 }),
    ],
  },
  'bargain-pile': {
    width: 960,
    height: 532,
    passes: 10,
    ground: '#ffd21f',
    shadow: 0.3,
    ambient: 0.74,
    camera: [0.1, 2.2, 11],
    fieldOfView: 23,
    target: [0.1, 0.9, 0],
    build: () => [
      place(toaster('#e2572b'), { at: [-1.1, 0, 0], turn: [0, 0.4, 0] }),
      place(deskFan('#57a5c7'), { at: [-2.8, 0, -0.3], turn: [0, 0.4, 0], scale: 0.95 }),
      place(toyRobot('#3f7fd6', '#ffffff'), { at: [0.75, 0, 0.4], turn: [0, -0.25, 0], scale: 0.86 }),
      place(backpack('#7a2f8a', '#d43d6a'), { at: [2.2, 0, -0.3], turn: [0, -0.35, 0] }),
      place(mug('#ffffff', '#e2572b'), { at: [3.3, 0, 0.9], turn: [0, 0.4, 0], scale: 0.6 }),
      place(alarmClock('#3ac28a'), { at: [-0.25, 0, 1.3], turn: [0, 0.2, 0], scale: 0.56 }),
    ],
  },
}

export const shopScenes: Readonly<Record<string, Shot>> = {
  ...scent,
  ...bargains,
  ...wardrobe,
  ...accessories,
  ...lookbook,
  ...heroes,
}
