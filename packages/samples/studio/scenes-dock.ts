import { CatmullRomCurve3, SphereGeometry, TubeGeometry, Vector3 } from 'three'
import { gloss } from './materials.ts'
import { diya, egg, marigold } from './props/festival.ts'
import { container, paperBoat } from './props/harbour.ts'
import { ball } from './props/shapes.ts'
import { globe, suitcase } from './props/travel.ts'
import { place, solid } from './solids.ts'
import type { Shot } from './stage.ts'

/** Boats, boxes and luggage, and the festivals one travels to. */

const hero = { width: 1120, height: 860 } as const

const STACK = [
  ['#e5322d', -1.3, 0, 0.1],
  ['#f58a1f', 1.3, 0, 0],
  ['#fbd12b', -1.15, 1.06, 0.05],
  ['#2f9e55', 1.36, 1.06, -0.04],
  ['#2d5fd0', -1.3, 2.12, 0],
  ['#8a3fb0', 1.22, 2.12, 0.08],
] as const

export const dockScenes: Readonly<Record<string, Shot>> = {
  'paper-boats': {
    ...hero,
    camera: [0, 1.9, 9.6],
    target: [0, 0.9, 0],
    shadow: 0.55,
    ambient: 0.7,
    build: () => [
      place(paperBoat('#8f6bff', '#c9b8ff'), { at: [0.75, 0, -0.5], turn: [0, -0.3, 0], scale: 1.3 }),
      place(paperBoat('#ff7a45', '#ffd0b8'), { at: [-1.55, 0, 0.9], turn: [0, 0.35, 0.04], scale: 0.62 }),
    ],
  },
  containers: {
    ...hero,
    height: 940,
    camera: [-4.2, 3.4, 12],
    target: [0, 1.55, 0],
    shadow: 0.44,
    ambient: 0.7,
    build: () =>
      STACK.map(([color, x, y, turn]) => place(container(color), { at: [x, y, 0], turn: [0, turn, 0] })),
  },
  'world-case': {
    ...hero,
    camera: [0, 2, 9.4],
    target: [0, 1.2, 0],
    shadow: 0.4,
    build: () => [
      place(suitcase('#ff7433', '#26304a'), { at: [-1.2, 0, 0], turn: [0, 0.42, 0], scale: 1.05 }),
      place(globe(0.95), { at: [1.05, 0, 0.2], turn: [0.3, -0.5, 0] }),
      place(ball(0.24, gloss('#ffd23f')), { at: [2.25, 0, 0.6] }),
      place(ball(0.15, gloss('#ffffff')), { at: [0.05, 0, 1.3] }),
    ],
  },
  'loose-rope': {
    ...hero,
    camera: [0, 1.8, 10.6],
    target: [0, 1, 0],
    shadow: 0.6,
    ambient: 0.75,
    build: () => {
      const skin = gloss('#6d4dff')
      skin.iridescence = 0.35
      skin.iridescenceIOR = 1.5
      const way = new CatmullRomCurve3(
        [
          [-2.3, 0.27, 0.7],
          [-1.4, 0.27, 0.95],
          [-0.4, 0.3, 0.6],
          [0.5, 0.95, -0.05],
          [0.62, 1.75, -0.4],
          [0, 2.3, -0.45],
          [-0.62, 1.75, -0.25],
          [-0.5, 0.95, 0],
          [0.2, 0.35, 0.4],
          [1.3, 0.27, 0.7],
          [2.2, 0.27, 0.2],
        ].map(([x, y, z]) => new Vector3(x, y, z)),
      )
      const ends = [0, 1].map((t) => {
        const end = way.getPoint(t)
        return solid(new SphereGeometry(0.27, 48, 32), skin, [end.x, end.y, end.z])
      })
      const rope = solid(new TubeGeometry(way, 320, 0.27, 48), skin)
      return [
        rope,
        ...ends,
        place(ball(0.25, gloss('#ff5fa2')), { at: [1.75, 0, 1.2] }),
        place(ball(0.16, gloss('#2fdcc4')), { at: [-1.5, 0, -0.2] }),
      ]
    },
  },
  diyas: {
    ...hero,
    camera: [0, 2.3, 8.6],
    target: [0, 0.72, 0],
    shadow: 0.5,
    build: () => [
      place(diya('#c05a2c', '#f6d27a'), { at: [0, 0, 0.3], scale: 1.25 }),
      place(diya('#a8452a', '#ffe2a0'), { at: [-1.9, 0, -0.3], turn: [0, 0.4, 0], scale: 0.95 }),
      place(diya('#d06b34', '#ffe2a0'), { at: [1.9, 0, -0.3], turn: [0, -0.4, 0], scale: 0.95 }),
      place(marigold('#f59a12', 5), { at: [-1.05, 0, 1.1], scale: 0.95 }),
      place(marigold('#ffc21f', 9), { at: [1.15, 0, 1.15], scale: 0.85 }),
      place(marigold('#f0761a', 13), { at: [0.95, 0, -0.9], scale: 0.8 }),
      place(marigold('#ffc21f', 17), { at: [-1, 0, -0.95], scale: 0.8 }),
    ],
  },
  eggs: {
    ...hero,
    camera: [0.25, 1.6, 10],
    target: [0.25, 0.75, 0],
    shadow: 0.36,
    build: () => [
      place(
        egg({
          ground: '#ff9ec6',
          bands: [
            [0.32, 0.06, '#fff6e8'],
            [0.6, 0.06, '#fff6e8'],
          ],
          dots: '#e2316f',
        }),
        {
          at: [-1.75, 0, 0],
          turn: [0, 0, 0.06],
          scale: 1.15,
        },
      ),
      place(
        egg({
          ground: '#fff3d6',
          bands: [
            [0.2, 0.07, '#2f5be8'],
            [0.34, 0.03, '#2f5be8'],
            [0.62, 0.1, '#2f5be8'],
          ],
        }),
        {
          at: [-0.5, 0, -0.5],
          scale: 1.35,
        },
      ),
      place(egg({ ground: '#8fd36a', bands: [[0.44, 0.12, '#1f6b3a']], dots: '#fff3d6' }), {
        at: [0.75, 0, 0.1],
        turn: [0, 0.4, -0.05],
        scale: 1.1,
      }),
      place(
        egg({
          ground: '#ff8a4c',
          bands: [
            [0.25, 0.05, '#ffe08a'],
            [0.5, 0.05, '#ffe08a'],
            [0.72, 0.05, '#ffe08a'],
          ],
        }),
        {
          at: [1.85, 0.3, 0.1],
          turn: [0, 0, -1.35],
          scale: 1.02,
        },
      ),
      place(egg({ ground: '#8fc9ff', bands: [[0.3, 0.4, '#b8deff']], dots: '#2f5be8' }), {
        at: [0.05, 0, 1.05],
        scale: 0.72,
      }),
    ],
  },
}
