import { boat, float, house, land, palm, parasol, pine, pool, sea, towel } from './props/aerial.ts'
import { gloss } from './materials.ts'
import { drum, place, seeded } from './solids.ts'
import { type Shot, shots } from './stage.ts'

/** Holidays seen from a drone. */

type Build = Shot['build']
type Parts = Awaited<ReturnType<Build>>

const drone = {
  fieldOfView: 24,
  width: 440,
  height: 400,
  passes: 16,
  shadow: 0.42,
  light: 1.4,
  ambient: 0.44,
  ground: '#f4e1bb',
  camera: [0, 9, 3.2],
  target: [0, 0, 0],
} as const

function beach(sand: string, colors: readonly string[], edge: number, seed: number): Parts {
  return [land(sand), sea(colors, edge, seed)]
}

const TURQUOISE = ['#fffaf0', '#7fdccf', '#33b9c0', '#1793b0', '#0d6f99'] as const

const escapes: Readonly<Record<string, Build>> = {
  'escape-lagoon': () => [
    ...beach('#f4e1bb', TURQUOISE, 0.2, 2),
    place(boat('#ffffff', '#d9b483'), { at: [0.7, 0.05, -1.3], turn: [0, 0.7, 0] }),
    place(palm(0.9, 2), { at: [-1.5, 0, 0.7] }),
    place(palm(0.7, 5), { at: [-0.9, 0, 1.2] }),
  ],
  'escape-pool': () => [
    land('#e9d5b7'),
    pool(2.6, 1.7),
    place(float('#ff7ab0'), { at: [-0.5, 0.06, 0.2] }),
    place(float('#ffd23f', 0.26), { at: [0.6, 0.06, -0.3] }),
    place(parasol('#f2573f', '#ffffff', 0.44), { at: [1.85, 0, 0.9] }),
    place(towel('#ffffff', '#f2573f'), { at: [1.85, 0, -0.2] }),
    place(palm(0.8, 3), { at: [-1.8, 0, -0.9] }),
  ],
  'escape-snow': () => {
    const chance = seeded(41)
    return [
      land('#f4f8fc'),
      place(house('#8a5a33', '#b5432f', 1.1, 0.9), { at: [0.3, 0, 0.2], turn: [0, 0.4, 0] }),
      ...Array.from({ length: 26 }, (_, i) => {
        const angle = i * 2.399963
        const out = 1.5 + Math.sqrt(i) * 0.42
        return place(pine(0.8 + chance() * 0.5, true), {
          at: [out * Math.cos(angle), 0, out * Math.sin(angle)],
        })
      }),
    ]
  },
  'escape-village': () => {
    const chance = seeded(17)
    const walls = ['#fff6e6', '#f7d9b4', '#f2c1a0']
    return [
      ...beach('#e7cfa3', TURQUOISE, 1.3, 5),
      ...Array.from({ length: 18 }, (_, i) =>
        place(house(walls[i % 3], i % 4 ? '#c65a35' : '#a8452a', 0.5 + chance() * 0.2, 0.5), {
          at: [-2.2 + (i % 6) * 0.86 + chance() * 0.2, 0, -0.7 + Math.floor(i / 6) * 0.8 + chance() * 0.16],
          turn: [0, chance() * 0.7, 0],
        }),
      ),
    ]
  },
  'escape-forest': () => {
    const chance = seeded(23)
    return [
      land('#5d8a4a'),
      place(drum(1.05, 0.02, gloss('#2f7f9f'), 0, 0.005), { at: [0.3, 0.01, 0.2] }),
      place(boat('#d6432c', '#f2e3c4'), { at: [0.4, 0, 0.2], turn: [0, 0.8, 0], scale: 0.5 }),
      ...Array.from({ length: 44 }, (_, i) => {
        const angle = i * 2.399963
        const out = 1.35 + Math.sqrt(i) * 0.3
        return place(pine(0.7 + chance() * 0.6, false), {
          at: [0.3 + out * Math.cos(angle), 0, 0.2 + out * Math.sin(angle)],
        })
      }),
    ]
  },
  'escape-cove': () => [
    ...beach('#f7ead0', ['#fffaf0', '#a5ead0', '#4fcdb4', '#1fa79c', '#107f86'], 0.6, 9),
    ...[-1.6, -0.5, 0.6, 1.7].map((x, index) =>
      place(parasol(['#1f6fb2', '#f2b632'][index % 2], '#ffffff', 0.36), {
        at: [x, 0, 0.7 + (index % 2) * 0.5],
      }),
    ),
    ...[-1.1, 0.05, 1.15].map((x) => place(towel('#f6efe4', '#1f6fb2'), { at: [x, 0, 1.1], scale: 0.8 })),
  ],
}

const beachHero: Shot = {
  width: 960,
  height: 736,
  passes: 16,
  light: 1.4,
  ambient: 0.44,
  shadow: 0.42,
  ground: '#f4e1bb',
  camera: [0, 10.6, 1.2],
  target: [0, 0, -0.1],
  build: () => [
    ...beach('#f4e1bb', TURQUOISE, 0.9, 3),
    ...[-3, -1.8, -0.6, 0.6, 1.8, 3].map((x, index) =>
      place(parasol(['#f2573f', '#f2b632', '#1f8f8a'][index % 3], '#ffffff', 0.46), {
        at: [x, 0, 0.35 + (index % 2) * 0.95],
      }),
    ),
    ...[-2.4, -1.2, 0.1, 1.2, 2.45].map((x, index) =>
      place(
        towel(['#ffffff', '#ffd9c4', '#c9efe8'][index % 3], ['#f2573f', '#1f8f8a', '#f2b632'][index % 3]),
        {
          at: [x, 0, 0.65 + (index % 2) * 0.75],
          turn: [0, (index - 2) * 0.12, 0],
          scale: 0.9,
        },
      ),
    ),
    place(float('#ff7ab0', 0.3), { at: [1.2, 0.06, -1.2] }),
    place(boat('#ffffff', '#d9b483'), { at: [-1.9, 0.05, -1.9], turn: [0, -0.9, 0] }),
    place(palm(1, 7), { at: [3.3, 0, 1.9] }),
    place(palm(0.8, 9), { at: [-3.4, 0, 1.9] }),
  ],
}

export const escapeScenes: Readonly<Record<string, Shot>> = {
  ...shots(drone, escapes),
  'escape-beach': beachHero,
}
