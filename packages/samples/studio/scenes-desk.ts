import '@fontsource-variable/archivo/index.css'
import '@fontsource-variable/besley/index.css'
import '@fontsource-variable/caveat/index.css'
import '@fontsource-variable/geist-mono/index.css'
import { gloss, satin } from './materials.ts'
import { apple, book, chalk, lyingBook, pushPin, stickyNote } from './props/desk.ts'
import { bankCard, coin, coinStack, moneyBox } from './props/money.ts'
import { padlock, securityKey } from './props/security.ts'
import { ball, ring } from './props/shapes.ts'
import { cassette, headphones, microphone } from './props/sound.ts'
import { place } from './solids.ts'
import type { Shot } from './stage.ts'

/** Money, notes, books, keys and microphones. */

async function withFaces(...faces: readonly string[]): Promise<void> {
  await Promise.all(faces.map((face) => document.fonts.load(face)))
}

const hero = { width: 1120, height: 860 } as const

export const deskScenes: Readonly<Record<string, Shot>> = {
  'bank-card': {
    ...hero,
    camera: [0, 1.5, 8.6],
    target: [0, 1.2, 0],
    shadow: 0.4,
    build: async () => {
      await withFaces("700 40px 'Besley Variable'", "600 40px 'Geist Mono Variable'")
      return [
        place(bankCard(), { at: [0, 0.16, 0], turn: [-0.14, -0.42, 0.13] }),
        place(coin('#f0bb45'), { at: [1.55, 0.6, 0.55], turn: [1.35, 0, -0.35] }),
        place(coin('#f0bb45'), { at: [-1.5, 0, 0.8] }),
        place(ball(0.22, gloss('#ff7f66')), { at: [0.75, 0, 1.2] }),
      ]
    },
  },
  coins: {
    ...hero,
    camera: [0.3, 2.2, 10.8],
    target: [0.3, 1.1, 0],
    shadow: 0.42,
    build: () => [
      place(moneyBox('#ff7f66'), { at: [-1.35, 0, -0.2] }),
      place(coin('#f0bb45'), { at: [-1.35, 1.95, -0.2], turn: [Math.PI / 2, 0.5, 0] }),
      place(coinStack(4, '#f0bb45', 11), { at: [0.3, 0, 0.4] }),
      place(coinStack(8, '#e6e2d6', 23), { at: [1.55, 0, -0.25] }),
      place(coinStack(2, '#d98d5a', 37), { at: [2.55, 0, 0.75] }),
      place(coin('#f0bb45'), { at: [1.3, 0.59, 1.1], turn: [1.42, 0, 0.3] }),
    ],
  },
  'notes-pins': {
    ...hero,
    camera: [0, 1.5, 8.8],
    target: [0, 1.15, 0],
    shadow: 0.36,
    build: async () => {
      await withFaces("700 40px 'Caveat Variable'")
      return [
        place(stickyNote({ color: '#ff9ec6', lines: ['book', 'the hall'] }), {
          at: [-1.5, 0.5, -0.1],
          turn: [0, 0.28, 0.1],
          scale: 1.2,
        }),
        place(stickyNote({ color: '#8fc9ff', lines: ['ask', 'Dario', '(again)'] }, 0.3), {
          at: [0, 0.75, -0.5],
          turn: [0, 0, -0.06],
          scale: 1.25,
        }),
        place(stickyNote({ color: '#a8e07f', lines: ['chairs?'] }, 0.26), {
          at: [1.52, 0.42, 0],
          turn: [0, -0.3, -0.12],
          scale: 1.15,
        }),
        place(pushPin('#e8402f'), { at: [-0.62, 0.14, 1.2], turn: [0, 0, 1.15] }),
        place(pushPin('#2f5be8'), { at: [1, 0.1, 1.3], turn: [0.3, 0, -1.2], scale: 0.9 }),
        place(pushPin('#ffb400'), { at: [0.1, 0, 1], scale: 0.85 }),
      ]
    },
  },
  'bounce-book': {
    ...hero,
    height: 1000,
    camera: [0, 1.6, 8.4],
    target: [0, 1.4, 0],
    shadow: 0.6,
    ambient: 0.7,
    build: async () => {
      await withFaces("800 40px 'Archivo Variable'")
      return [
        place(
          book({
            width: 1.9,
            height: 2.6,
            thick: 0.42,
            color: '#ff7a45',
            ratioPaint: ({ pen, width, height }) => {
              pen.fillStyle = '#ff7a45'
              pen.fillRect(0, 0, width, height)
              pen.fillStyle = '#1b0d2b'
              pen.font = "800 132px 'Archivo Variable'"
              for (const [i, line] of ['The', 'small', 'book of', 'bounce'].entries())
                pen.fillText(line, 84, 210 + i * 136)
              pen.lineWidth = 15
              pen.strokeStyle = '#1b0d2b'
              let x = 40
              let reach = 420
              for (let hop = 0; hop < 4; hop++) {
                pen.beginPath()
                pen.ellipse(x + reach / 2, 1290, reach / 2, reach * 0.92, 0, Math.PI, 0)
                pen.stroke()
                x += reach
                reach *= 0.6
              }
              pen.beginPath()
              pen.arc(945, 1258, 46, 0, Math.PI * 2)
              pen.fill()
            },
          }),
          { turn: [0, 0.42, 0] },
        ),
        place(ball(0.3, gloss('#8f6bff')), { at: [1.5, 0, 0.7] }),
        place(ball(0.2, gloss('#8f6bff')), { at: [1.62, 0.95, 0.3] }),
        place(ball(0.13, gloss('#5ee6a8')), { at: [-1.3, 0, 0.9] }),
      ]
    },
  },
  'security-key': {
    ...hero,
    height: 1000,
    camera: [0, 1.7, 10.8],
    target: [0, 1.4, 0],
    shadow: 0.5,
    build: () => [
      place(padlock('#f2b23a'), { at: [-1.15, 0, -0.2], turn: [0, 0.4, 0], scale: 1.08 }),
      place(securityKey('#12403f'), { at: [0.85, -0.24, 0.1], turn: [-0.08, -0.45, -0.16] }),
      place(ball(0.2, gloss('#f27a55')), { at: [2.05, 0, 0.7] }),
      place(ring(0.2, 0.08, gloss('#57c2a8')), { at: [-2.2, 0, 0.7], turn: [0, 0.6, 0] }),
    ],
  },
  microphone: {
    ...hero,
    height: 1080,
    camera: [0.4, 1.9, 9.6],
    target: [0.4, 1.5, 0],
    shadow: 0.5,
    build: () => [
      place(microphone('#d93a2b', '#f4b63f'), { turn: [0, 0.35, 0] }),
      place(headphones('#f3ead9', '#2a2622'), { at: [1.45, 0, 0.4], turn: [-0.16, -0.7, 0], scale: 0.82 }),
      place(ball(0.16, gloss('#3f8f6a')), { at: [-0.98, 0, 0.95] }),
    ],
  },
  cassettes: {
    ...hero,
    camera: [0, 1.4, 8.4],
    target: [0, 1.1, 0],
    shadow: 0.4,
    build: async () => {
      await withFaces("700 40px 'Caveat Variable'", "800 40px 'Archivo Variable'")
      return [
        place(
          cassette({ shell: '#2a2622', label: '#f5ecd8', stripe: '#e0452f', title: 'Nan, kitchen, 1987' }),
          { at: [-0.35, 0, 0.3], turn: [-0.1, 0.28, 0.03], scale: 1.35 },
        ),
        place(cassette({ shell: '#f1b53e', label: '#fff7e6', stripe: '#3f8f6a', title: 'do not erase' }), {
          at: [0.75, 1.32, -0.55],
          turn: [0, -0.3, -0.16],
          scale: 1.1,
        }),
      ]
    },
  },
  'evening-books': {
    ...hero,
    camera: [0, 1.7, 8.6],
    target: [0, 1.05, 0],
    shadow: 0.44,
    build: () => [
      place(lyingBook(2.7, 1.7, 0.42, '#f0a35b'), { turn: [0, 0.1, 0] }),
      place(lyingBook(2.4, 1.6, 0.34, '#f4ecd9'), { at: [0.08, 0.42, 0], turn: [0, -0.16, 0] }),
      place(lyingBook(2.1, 1.45, 0.4, '#5b79c9'), { at: [-0.05, 0.76, 0], turn: [0, 0.22, 0] }),
      place(apple('#d8412f'), { at: [-0.1, 1.16, 0.05] }),
      place(chalk('#fffaf0'), { at: [1.75, 0, 0.95], turn: [0, 0.5, 0] }),
      place(chalk('#f7c65a'), { at: [1.55, 0, 1.35], turn: [0, -0.3, 0] }),
      place(ball(0.2, satin('#f4ecd9')), { at: [-1.8, 0, 0.8] }),
    ],
  },
}
