/** Screenshots of Rowbeam, a planning tool that does not exist, painted as its windows would look. */

type Pen = CanvasRenderingContext2D

const WIDTH = 1120
const HEIGHT = 720
const INK = '#16202e'
const SOFT = '#66758a'
const LINE = '#e3e8ef'
const BLUE = '#2463eb'
const FACE = "'DM Sans Variable'"

function box(pen: Pen, x: number, y: number, width: number, height: number, fill: string, radius = 8): void {
  pen.fillStyle = fill
  pen.beginPath()
  pen.roundRect(x, y, width, height, radius)
  pen.fill()
}

function say(pen: Pen, words: string, x: number, y: number, size = 20, color = INK, weight = 500): void {
  pen.fillStyle = color
  pen.font = `${weight} ${size}px ${FACE}`
  pen.fillText(words, x, y)
}

function chip(pen: Pen, words: string, x: number, y: number, ground: string, ink: string): number {
  pen.font = `600 17px ${FACE}`
  const width = pen.measureText(words).width + 26
  box(pen, x, y - 22, width, 32, ground, 16)
  say(pen, words, x + 13, y, 17, ink, 600)
  return width
}

function person(pen: Pen, letter: string, x: number, y: number, color: string): void {
  box(pen, x - 17, y - 17, 34, 34, color, 17)
  pen.textAlign = 'center'
  say(pen, letter, x, y + 6, 17, '#ffffff', 700)
  pen.textAlign = 'left'
}

const SIDEBAR = ['Inbox', 'My work', 'Launches', 'Hiring', 'Office move', 'Reports']

function frame(pen: Pen, title: string, active: number, tab: string): void {
  box(pen, 0, 0, WIDTH, HEIGHT, '#ffffff', 18)
  box(pen, 0, 0, WIDTH, 52, '#eef2f7', 0)
  for (const [index, color] of ['#f0605a', '#f5bd3e', '#52c05b'].entries())
    box(pen, 24 + index * 28, 19, 15, 15, color, 8)
  box(pen, 330, 12, 460, 28, '#ffffff', 8)
  pen.textAlign = 'center'
  say(pen, 'app.rowbeam.example', WIDTH / 2, 32, 16, SOFT)
  pen.textAlign = 'left'
  box(pen, 0, 52, 220, HEIGHT - 52, '#f6f8fb', 0)
  say(pen, 'rowbeam', 28, 102, 26, BLUE, 800)
  SIDEBAR.forEach((name, index) => {
    const y = 158 + index * 46
    if (index === active) box(pen, 14, y - 27, 192, 40, '#dfe9ff', 9)
    say(pen, name, 32, y, 19, index === active ? BLUE : '#3d4a5c', index === active ? 700 : 500)
  })
  say(pen, title, 252, 110, 32, INK, 700)
  let x = 252
  for (const name of ['Table', 'Board', 'Timeline', 'Dashboard']) {
    say(pen, name, x, 158, 18, name === tab ? BLUE : SOFT, name === tab ? 700 : 500)
    const width = pen.measureText(name).width
    if (name === tab) box(pen, x, 170, width, 4, BLUE, 2)
    x += width + 30
  }
  box(pen, 252, 174, WIDTH - 284, 1, LINE, 0)
  box(pen, WIDTH - 152, 80, 120, 42, BLUE, 9)
  say(pen, '+  New row', WIDTH - 136, 107, 18, '#ffffff', 700)
}

const STATES = {
  done: ['Done', '#d9f2e0', '#1b7a3d'],
  doing: ['In progress', '#dfe9ff', '#1d4fc4'],
  late: ['At risk', '#ffe3dc', '#b5391a'],
  next: ['Next', '#eef1f5', '#4b5a6e'],
} as const
type State = keyof typeof STATES

const ROWS: readonly (readonly [string, string, string, string, State])[] = [
  ['Pricing page copy', 'A', '#8a4bd6', '12 Nov', 'done'],
  ['Partner webinar', 'M', '#d6574b', '14 Nov', 'doing'],
  ['Checkout translation', 'J', '#1f8f8a', '17 Nov', 'doing'],
  ['Launch video, final cut', 'T', '#d69a2b', '18 Nov', 'late'],
  ['Help centre articles', 'A', '#8a4bd6', '20 Nov', 'next'],
  ['Press list', 'K', '#2463eb', '21 Nov', 'next'],
  ['Legal review', 'M', '#d6574b', '24 Nov', 'next'],
  ['Launch day checklist', 'J', '#1f8f8a', '25 Nov', 'next'],
]

function table(pen: Pen): void {
  frame(pen, 'Holiday launch', 2, 'Table')
  const columns = [252, 590, 716, 850]
  for (const [index, name] of ['Task', 'Owner', 'Due', 'Status'].entries())
    say(pen, name, columns[index], 212, 17, SOFT, 600)
  ROWS.forEach(([task, letter, color, due, state], index) => {
    const y = 264 + index * 55
    box(pen, 252, y - 35, WIDTH - 284, 1, LINE, 0)
    say(pen, task, columns[0], y, 20, INK, 500)
    person(pen, letter, columns[1] + 22, y - 7, color)
    say(pen, due, columns[2], y, 19, SOFT)
    const [words, ground, ink] = STATES[state]
    chip(pen, words, columns[3], y, ground, ink)
  })
}

function board(pen: Pen): void {
  frame(pen, 'Holiday launch', 2, 'Board')
  const lanes: readonly [string, State][] = [
    ['Next', 'next'],
    ['In progress', 'doing'],
    ['Done', 'done'],
  ]
  const cards = [
    ['Help centre articles', 'Press list', 'Legal review'],
    ['Partner webinar', 'Checkout translation'],
    ['Pricing page copy', 'Brand shots', 'Beta invites'],
  ]
  lanes.forEach(([name, state], lane) => {
    const x = 252 + lane * 284
    box(pen, x, 196, 264, HEIGHT - 228, '#f3f5f9', 12)
    chip(pen, name, x + 16, 234, STATES[state][1], STATES[state][2])
    cards[lane].forEach((card, index) => {
      const y = 258 + index * 128
      pen.shadowColor = 'rgba(22,32,46,.14)'
      pen.shadowBlur = 10
      pen.shadowOffsetY = 3
      box(pen, x + 14, y, 236, 112, '#ffffff', 10)
      pen.shadowColor = 'transparent'
      say(pen, card, x + 30, y + 38, 19, INK, 600)
      say(pen, `${12 + lane + index * 3} Nov`, x + 30, y + 84, 17, SOFT)
      const [, letter, color] = ROWS[(lane * 3 + index) % ROWS.length]
      person(pen, letter, x + 222, y + 80, color)
    })
  })
}

function timeline(pen: Pen): void {
  frame(pen, 'Holiday launch', 2, 'Timeline')
  for (let week = 0; week < 6; week++) {
    const x = 460 + week * 108
    say(pen, `Week ${45 + week}`, x + 8, 212, 17, SOFT, 600)
    box(pen, x, 224, 1, HEIGHT - 250, LINE, 0)
  }
  const bars = [
    [0, 1.6],
    [0.6, 1.8],
    [1.2, 2],
    [1.4, 1.1],
    [2.4, 1.6],
    [3, 1.2],
    [3.3, 1.4],
    [4.4, 1.2],
  ]
  ROWS.forEach(([task, , color, , state], index) => {
    const [from, length] = bars[index]
    const y = 252 + index * 54
    say(pen, task, 252, y + 24, 18, INK, 500)
    box(pen, 460 + from * 108, y, length * 108, 34, state === 'late' ? '#e5603d' : color, 9)
  })
  box(pen, 748, 220, 3, HEIGHT - 246, '#e5603d', 1)
  box(pen, 718, HEIGHT - 50, 64, 28, '#e5603d', 8)
  say(pen, 'Today', 726, HEIGHT - 30, 17, '#ffffff', 700)
}

function dashboard(pen: Pen): void {
  frame(pen, 'Holiday launch', 5, 'Dashboard')
  const figures = [
    ['On time', '92%', '#1b7a3d'],
    ['Open', '31', INK],
    ['At risk', '2', '#b5391a'],
  ] as const
  figures.forEach(([name, value, color], index) => {
    const x = 252 + index * 284
    box(pen, x, 196, 264, 128, '#f6f8fb', 12)
    say(pen, name, x + 22, 234, 19, SOFT, 600)
    say(pen, value, x + 22, 298, 54, color, 700)
  })
  box(pen, 252, 344, 548, HEIGHT - 376, '#f6f8fb', 12)
  say(pen, 'Rows finished each week', 276, 384, 19, INK, 700)
  for (const [index, value] of [0.3, 0.42, 0.38, 0.56, 0.61, 0.74, 0.7, 0.92].entries()) {
    const height = value * 210
    box(pen, 282 + index * 63, HEIGHT - 60 - height, 42, height, index === 7 ? BLUE : '#a9c3fb', 6)
  }
  box(pen, 820, 344, 264, HEIGHT - 376, '#f6f8fb', 12)
  say(pen, 'By owner', 844, 384, 19, INK, 700)
  for (const [index, [name, share, color]] of (
    [
      ['Asha', 0.9, '#8a4bd6'],
      ['Mikkel', 0.66, '#d6574b'],
      ['Jo', 0.5, '#1f8f8a'],
      ['Tomas', 0.34, '#d69a2b'],
    ] as const
  ).entries()) {
    const y = 432 + index * 62
    say(pen, name, 844, y, 18, '#3d4a5c')
    box(pen, 844, y + 12, 216, 14, '#e3e8ef', 7)
    box(pen, 844, y + 12, 216 * share, 14, color, 7)
  }
}

function rules(pen: Pen): void {
  frame(pen, 'Rules', 1, 'Table')
  const steps = [
    ['When', 'a row’s status changes to Done', '#dfe9ff'],
    ['And', 'it has a row waiting for it', '#f0e6fb'],
    ['Then', 'start the next row and tell its owner', '#d9f2e0'],
  ] as const
  steps.forEach(([name, words, ground], index) => {
    const y = 206 + index * 152
    if (index) box(pen, 350, y - 44, 4, 44, '#b9c5d6', 2)
    pen.shadowColor = 'rgba(22,32,46,.12)'
    pen.shadowBlur = 12
    pen.shadowOffsetY = 3
    box(pen, 252, y, 660, 108, '#ffffff', 14)
    pen.shadowColor = 'transparent'
    box(pen, 272, y + 26, 96, 56, ground, 12)
    pen.textAlign = 'center'
    say(pen, name, 320, y + 62, 21, INK, 700)
    pen.textAlign = 'left'
    say(pen, words, 396, y + 62, 22, INK, 500)
  })
  box(pen, 944, 206, 140, 44, '#1b7a3d', 22)
  say(pen, 'On', 968, 236, 20, '#ffffff', 700)
  box(pen, 1042, 210, 36, 36, '#ffffff', 18)
}

function paint(draw: (pen: Pen) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No 2D canvas')
  pen.beginPath()
  pen.roundRect(0, 0, WIDTH, HEIGHT, 18)
  pen.clip()
  draw(pen)
  return canvas
}

/** By the name each has below art/. */
export const screens: Readonly<Record<string, () => HTMLCanvasElement>> = {
  'rowbeam-table': () => paint(table),
  'rowbeam-board': () => paint(board),
  'rowbeam-timeline': () => paint(timeline),
  'rowbeam-dashboard': () => paint(dashboard),
  'rowbeam-rules': () => paint(rules),
}
