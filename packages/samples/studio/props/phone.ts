import {
  CanvasTexture,
  ExtrudeGeometry,
  type Group,
  Mesh,
  MeshBasicMaterial,
  ShapeGeometry,
  SRGBColorSpace,
} from 'three'
import { metal } from '../materials.ts'
import { group, roundedRectangle, solid } from '../solids.ts'

const WIDTH = 0.98
const HEIGHT = 2.06

function panel(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
): void {
  pen.fillStyle = fill
  pen.beginPath()
  pen.roundRect(x, y, w, h, r)
  pen.fill()
}

function text(
  pen: CanvasRenderingContext2D,
  line: string,
  x: number,
  y: number,
  size: number,
  weight: number,
  color: string,
): void {
  pen.font = `${weight} ${size}px 'Nunito Variable'`
  pen.fillStyle = color
  pen.fillText(line, x, y)
}

/** The Quietloop app, evening: one big breathing circle and nothing that counts. */
function quietloopScreen(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = 780
  canvas.height = 1660
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No 2D canvas')
  const sky = pen.createLinearGradient(0, 0, 0, 1660)
  sky.addColorStop(0, '#fff4ea')
  sky.addColorStop(0.55, '#ffe0c9')
  sky.addColorStop(1, '#ffc6a0')
  pen.fillStyle = sky
  pen.fillRect(0, 0, 780, 1660)
  text(pen, '9:41', 72, 92, 34, 800, '#4a2a1c')
  panel(pen, 300, 46, 180, 50, 25, '#1c1512')
  text(pen, 'Good evening', 64, 230, 38, 700, '#a2674a')
  text(pen, 'Three minutes', 64, 308, 76, 900, '#3a1f14')
  text(pen, 'that count for ten', 64, 386, 76, 900, '#3a1f14')
  for (const [radius, color] of [
    [300, '#ffd3b4'],
    [232, '#ffb587'],
    [162, '#f98b4e'],
    [92, '#ee6a2a'],
  ] as const) {
    pen.fillStyle = color
    pen.beginPath()
    pen.arc(390, 780, radius, 0, Math.PI * 2)
    pen.fill()
  }
  pen.textAlign = 'center'
  text(pen, 'breathe in', 390, 794, 42, 800, '#fff6ee')
  pen.textAlign = 'left'
  panel(pen, 56, 1150, 320, 250, 48, '#fffaf5')
  panel(pen, 404, 1150, 320, 250, 48, '#fffaf5')
  panel(pen, 96, 1190, 76, 76, 38, '#ffd9a0')
  panel(pen, 444, 1190, 76, 76, 38, '#c9d8f5')
  text(pen, 'Land', 96, 1322, 44, 900, '#3a1f14')
  text(pen, '3 min', 96, 1370, 32, 700, '#a2674a')
  text(pen, 'Loosen', 444, 1322, 44, 900, '#3a1f14')
  text(pen, '7 min', 444, 1370, 32, 700, '#a2674a')
  panel(pen, 56, 1438, 668, 120, 60, '#ee6a2a')
  pen.textAlign = 'center'
  text(pen, 'Begin', 390, 1514, 46, 900, '#fff6ee')
  panel(pen, 270, 1618, 240, 10, 5, '#3a1f14')
  return canvas
}

export function phone(): Group {
  const shell = new ExtrudeGeometry(roundedRectangle(WIDTH, HEIGHT, 0.17), {
    depth: 0.07,
    bevelSize: 0.022,
    bevelThickness: 0.022,
    bevelSegments: 10,
    curveSegments: 32,
  })
  const glass = new ShapeGeometry(roundedRectangle(WIDTH - 0.035, HEIGHT - 0.035, 0.155), 32)
  const uv = glass.getAttribute('uv')
  const position = glass.getAttribute('position')
  for (let i = 0; i < uv.count; i++) {
    uv.setXY(i, position.getX(i) / (WIDTH - 0.035) + 0.5, position.getY(i) / (HEIGHT - 0.035) + 0.5)
  }
  const texture = new CanvasTexture(quietloopScreen())
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 16
  const lit = new Mesh(glass, new MeshBasicMaterial({ map: texture, toneMapped: false }))
  lit.position.set(0, 1.08, 0.0945)
  return group(solid(shell, metal('#2a2422', 0.35), [0, 1.08, 0]), lit)
}
