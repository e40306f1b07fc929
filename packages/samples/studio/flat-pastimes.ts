import sharp from 'sharp'
import { seeded } from './solids.ts'

/** Flat pictures, drawn as SVG: shelves, tracks, seas, skies and rows of seats. */

type Draw = () => Promise<Buffer>

/** Flat colour packs better without loss; skies and seas do not. */
async function packed(svg: string, quality = 82, width = 1120): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg)).resize({ width, withoutEnlargement: true })
  const [lossless, lossy] = await Promise.all([
    drawing.clone().webp({ lossless: true, effort: 6 }).toBuffer(),
    drawing.clone().webp({ quality, alphaQuality: 90, effort: 6 }).toBuffer(),
  ])
  return lossless.length < lossy.length ? lossless : lossy
}

function canvas(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`
}

function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`
}

function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`
}

interface Spine {
  width: number
  height: number
  cloth: string
  foil: string
  style: number
}

/** A spine standing on the shelf at `foot`: bands, a title block or a device, never letters. */
function spine(x: number, foot: number, { width, height, cloth, foil, style }: Spine): string {
  const top = foot - height
  const parts = [
    rect(x, top, width, height, cloth, 'rx="5"'),
    rect(x, top, 7, height, '#ffffff', 'opacity=".13"'),
  ]
  parts.push(rect(x + width - 9, top, 9, height, '#000000', 'opacity=".14"'))
  const inset = width * 0.2
  const room = width - inset * 2
  if (style === 0) {
    for (const y of [26, 38, height - 44, height - 32]) parts.push(rect(x, top + y, width, 5, foil))
    parts.push(rect(x + inset, top + height * 0.3, room, height * 0.28, foil, 'rx="3"'))
  } else if (style === 1) {
    parts.push(circle(x + width / 2, top + 62, room * 0.5, foil))
    for (let i = 0; i < 5; i++) parts.push(rect(x + inset, top + height * 0.42 + i * 26, room, 9, foil))
  } else if (style === 2) {
    parts.push(rect(x + width / 2 - 6, top + 44, 12, height - 128, foil))
    parts.push(circle(x + width / 2, foot - 52, 15, foil))
  } else if (style === 3) {
    for (let i = 0; i < 7; i++) {
      const y = top + 34 + i * ((height - 90) / 7)
      parts.push(
        `<path d="M${x + width / 2} ${y} l${room / 2} 17 l${-room / 2} 17 l${-room / 2} -17z" fill="${foil}"/>`,
      )
    }
  } else {
    parts.push(
      `<rect x="${x + inset}" y="${top + 34}" width="${room}" height="${height - 68}" rx="${room / 2}" fill="none" stroke="${foil}" stroke-width="5"/>`,
      rect(x + width / 2 - 5, top + height * 0.32, 10, height * 0.36, foil),
    )
  }
  return parts.join('')
}

function greenSpines(): Promise<Buffer> {
  const cloths = ['#0b5a3c', '#1f8a5b', '#6fae3e', '#0f3f38', '#3c7d2c', '#9fcf6a', '#146b63', '#2d5d1f']
  const foils = ['#f3d9a0', '#eaf6d2', '#0b3326', '#f0b84a']
  const heights = [520, 590, 470, 625, 545, 500, 610, 455, 570, 530, 600, 490, 560]
  const widths = [78, 104, 62, 92, 118, 70, 88, 66, 110, 74, 96, 60, 84]
  let x = 20
  const shelf: string[] = []
  heights.forEach((height, i) => {
    const width = widths[i] ?? 80
    const drawn = spine(x, 690, {
      width,
      height,
      cloth: cloths[(i * 3) % cloths.length] ?? '#0b5a3c',
      foil: foils[(i * 5 + 1) % foils.length] ?? '#f3d9a0',
      style: (i * 2) % 5,
    })
    shelf.push(i === 9 ? `<g transform="rotate(7 ${x} 690) translate(10 0)">${drawn}</g>` : drawn)
    x += width + (i === 9 ? 72 : 5)
  })
  return packed(canvas(1270, 720, rect(0, 690, 1270, 30, '#5a3320', 'rx="4"') + shelf.join('')))
}

function flame(x: number, y: number, size: number): string {
  return (
    circle(x, y - size * 0.4, size * 1.5, '#ffd36b', 'opacity=".12"') +
    circle(x, y - size * 0.4, size * 0.95, '#ffd36b', 'opacity=".2"') +
    `<path d="M${x} ${y - size * 1.25} C${x + size * 0.62} ${y - size * 0.5} ${x + size * 0.5} ${y + size * 0.12} ${x} ${y + size * 0.12} C${x - size * 0.5} ${y + size * 0.12} ${x - size * 0.62} ${y - size * 0.5} ${x} ${y - size * 1.25}z" fill="#ffc247"/>` +
    `<path d="M${x} ${y - size * 0.62} C${x + size * 0.3} ${y - size * 0.2} ${x + size * 0.24} ${y + size * 0.08} ${x} ${y + size * 0.08} C${x - size * 0.24} ${y + size * 0.08} ${x - size * 0.3} ${y - size * 0.2} ${x} ${y - size * 0.62}z" fill="#fff3cf"/>`
  )
}

/** Nine books stood up as the nine lights: four, the taller helper, four. */
function shelfOfLights(): Promise<Buffer> {
  const cloths = [
    '#3d6bd6',
    '#e9e4d4',
    '#1f9c9a',
    '#7f9bea',
    '#f0c35a',
    '#e9e4d4',
    '#3d6bd6',
    '#1f9c9a',
    '#7f9bea',
  ]
  const inks = [
    '#f4e3b4',
    '#1b2c6b',
    '#f4e3b4',
    '#14225c',
    '#14225c',
    '#1b2c6b',
    '#f4e3b4',
    '#f4e3b4',
    '#14225c',
  ]
  const parts = [rect(0, 652, 1240, 18, '#f0c35a', 'rx="4"')]
  for (let i = 0; i < 9; i++) {
    const tall = i === 4
    const width = tall ? 112 : 100
    const x = 56 + i * 126 + (tall ? -6 : 0)
    const height = tall ? 460 : 340
    parts.push(
      spine(x, 652, {
        width,
        height,
        cloth: cloths[i] ?? '',
        foil: inks[i] ?? '',
        style: [4, 0, 3, 1, 2, 1, 3, 0, 4][i] ?? 0,
      }),
      rect(x + width / 2 - 4, 652 - height - 22, 8, 24, '#e9e4d4'),
      flame(x + width / 2, 652 - height - 26, 46),
    )
  }
  return packed(canvas(1240, 680, parts.join('')))
}

/** A bend of the track from above, and what goes up over it. */
function trackFireworks(): Promise<Buffer> {
  const parts: string[] = []
  const lanes = ['#e8413c', '#ffffff', '#e8413c', '#ffffff', '#e8413c', '#ffffff', '#e8413c']
  lanes.forEach((color, i) => {
    const radius = 980 - i * 62
    parts.push(`<circle cx="640" cy="1500" r="${radius}" fill="none" stroke="${color}" stroke-width="52"/>`)
  })
  const bursts = [
    [330, 250, 190, '#ffffff', 18],
    [800, 190, 160, '#ffcf3d', 16],
    [1060, 330, 120, '#ff6a5c', 14],
    [580, 400, 84, '#9db4ff', 12],
  ] as const
  for (const [x, y, reach, color, rays] of bursts) {
    for (let ray = 0; ray < rays; ray++) {
      const angle = (ray / rays) * Math.PI * 2 + reach
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      for (const [from, to, wide] of [
        [0.2, 0.5, 9],
        [0.6, 0.82, 11],
      ] as const) {
        parts.push(
          `<line x1="${x + dx * reach * from}" y1="${y + dy * reach * from}" x2="${x + dx * reach * to}" y2="${y + dy * reach * to}" stroke="${color}" stroke-width="${wide}" stroke-linecap="round"/>`,
        )
      }
      parts.push(circle(x + dx * reach, y + dy * reach, 8, color))
    }
  }
  return packed(canvas(1280, 860, parts.join('')), 62, 880)
}

function nightWindow(): Promise<Buffer> {
  const chance = seeded(2140)
  const stars = Array.from({ length: 70 }, () =>
    circle(
      150 + chance() * 980,
      100 + chance() * 400,
      1.4 + chance() * 2.4,
      '#fff4d2',
      `opacity="${(0.35 + chance() * 0.6).toFixed(2)}"`,
    ),
  ).join('')
  const lights = Array.from({ length: 26 }, (_, i) =>
    rect(180 + i * 36 + chance() * 16, 604 + chance() * 34, 7, 7, i % 3 ? '#ffd27a' : '#ff9a6b'),
  ).join('')
  const inside = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b1036"/><stop offset=".6" stop-color="#2b2a70"/><stop offset="1" stop-color="#d98a8e"/></linearGradient><clipPath id="pane"><rect x="120" y="70" width="1040" height="690" rx="120"/></clipPath></defs>
${rect(60, 10, 1160, 810, '#c8b38f', 'rx="170"')}${rect(84, 34, 1112, 762, '#8f6b46', 'rx="150"')}
<g clip-path="url(#pane)">${rect(120, 70, 1040, 690, 'url(#sky)')}${stars}
${circle(890, 230, 82, '#f6d98b')}${circle(862, 210, 17, '#e5c270')}${circle(918, 262, 23, '#e5c270')}${circle(915, 196, 10, '#e5c270')}
<path d="M120 560 C260 420 360 470 470 530 C560 400 690 380 800 520 C900 470 1010 450 1160 560 V760 H120z" fill="#1c1d55"/>
<path d="M120 620 C300 560 420 600 560 580 C720 560 900 640 1160 590 V760 H120z" fill="#12133d"/>${lights}
<path d="M120 690 C360 640 560 700 760 670 C920 650 1040 690 1160 670 V760 H120z" fill="#090a26"/>
<path d="M120 70 H300 C290 260 250 420 120 560z" fill="#6d64c9"/><path d="M160 70 C170 240 150 380 120 500" stroke="#544ba8" stroke-width="10" fill="none"/><path d="M225 70 C228 240 205 370 165 470" stroke="#544ba8" stroke-width="10" fill="none"/>
<path d="M1160 70 H980 C990 260 1030 420 1160 560z" fill="#6d64c9"/><path d="M1120 70 C1110 240 1130 380 1160 500" stroke="#544ba8" stroke-width="10" fill="none"/><path d="M1055 70 C1052 240 1075 370 1115 470" stroke="#544ba8" stroke-width="10" fill="none"/></g>
${rect(240, 776, 800, 16, '#f6d98b', 'rx="8"')}`
  return packed(canvas(1280, 830, inside), 80)
}

/** The first sliver of a month, low over a hill with one window lit. */
function firstCrescent(): Promise<Buffer> {
  const inner = `<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#101b3a"/><stop offset=".55" stop-color="#41507f"/><stop offset=".82" stop-color="#d98d6c"/><stop offset="1" stop-color="#f4c48a"/></linearGradient></defs>
${rect(0, 0, 1280, 1080, 'url(#dusk)')}
${circle(330, 180, 3, '#fff4d2')}${circle(1010, 130, 2.4, '#fff4d2')}${circle(860, 330, 2, '#fff4d2')}${circle(180, 420, 2, '#fff4d2')}
<path d="M676 560 A108 108 0 0 0 823 452 A116 116 0 0 1 676 560z" fill="#fff1c4"/>
<path d="M0 900 C220 820 420 880 640 850 C860 820 1040 760 1280 820 V1080 H0z" fill="#1b1a33"/>
<path d="M0 980 C300 930 620 1000 900 950 C1060 925 1180 940 1280 950 V1080 H0z" fill="#0f0f22"/>
<path d="M318 850 v-46 h18 v-20 l30 -26 l30 26 v66z" fill="#0f0f22"/>${rect(358, 812, 16, 20, '#ffd27a')}`
  return packed(canvas(1280, 1080, inner), 84)
}

function soundings(): Promise<Buffer> {
  const chance = seeded(77)
  const tints = ['#d9efe8', '#b5ded8', '#86c5c4', '#55a3a9', '#2c7c88', '#145766', '#0a3a49']
  const wobble = Array.from({ length: 9 }, () => chance() * 0.16 - 0.08)
  const parts = [rect(0, 0, 1280, 860, tints[0] ?? '')]
  tints.slice(1).forEach((tint, ring) => {
    const reach = 620 - ring * 92
    const points = Array.from({ length: 72 }, (_, i) => {
      const angle = (i / 72) * Math.PI * 2
      let radius = reach
      wobble.forEach(
        (size, wave) => (radius += reach * size * Math.sin(angle * (wave + 1) + wave * 1.7 + ring * 0.25)),
      )
      return `${(700 + Math.cos(angle) * radius * 1.22).toFixed(0)} ${(450 + Math.sin(angle) * radius * 0.78).toFixed(0)}`
    })
    parts.push(
      `<path d="M${points.join(' L')}z" fill="${tint}" stroke="#ffffff" stroke-opacity=".35" stroke-width="2"/>`,
    )
  })
  parts.push(
    '<path d="M-10 -10 H470 C430 60 300 70 280 150 C260 240 120 210 90 300 C70 370 30 380 -10 400z" fill="#f2e3bd" stroke="#c9a45c" stroke-width="4"/>',
    '<path d="M1290 870 V640 C1220 650 1200 720 1130 740 C1070 760 1060 830 1000 870z" fill="#f2e3bd" stroke="#c9a45c" stroke-width="4"/>',
    '<path d="M330 210 C520 330 600 520 820 560 S1040 640 1090 690" fill="none" stroke="#ff6b57" stroke-width="6" stroke-dasharray="4 18" stroke-linecap="round"/>',
    circle(330, 210, 15, '#ff6b57', 'stroke="#fff" stroke-width="5"'),
    circle(700, 536, 15, '#ff6b57', 'stroke="#fff" stroke-width="5"'),
    circle(1090, 690, 15, '#ff6b57', 'stroke="#fff" stroke-width="5"'),
  )
  return packed(canvas(1280, 860, parts.join('')))
}

function seat(x: number, y: number, color: string, shade: string): string {
  return (
    rect(x + 8, y, 60, 58, color, 'rx="18"') +
    rect(x, y + 34, 14, 44, shade, 'rx="7"') +
    rect(x + 62, y + 34, 14, 44, shade, 'rx="7"') +
    rect(x + 10, y + 50, 56, 26, shade, 'rx="9"')
  )
}

/** Seven rows of thirteen; somebody in row five has put up an umbrella. */
function seatsUmbrella(): Promise<Buffer> {
  const parts: string[] = []
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 13; column++) {
      parts.push(seat(34 + column * 94, 130 + row * 100, '#12805a', '#0b5c41'))
    }
    if (row === 4) {
      const [x, y] = [34 + 8 * 94 + 38, 130 + 4 * 100]
      parts.push(
        `<path d="M${x} ${y - 96} V${y + 40}" stroke="#2b2015" stroke-width="8" stroke-linecap="round"/>`,
        `<path d="M${x - 150} ${y - 8} C${x - 150} ${y - 190} ${x + 150} ${y - 190} ${x + 150} ${y - 8} C${x + 120} ${y - 36} ${x + 80} ${y - 36} ${x + 50} ${y - 8} C${x + 24} ${y - 36} ${x - 24} ${y - 36} ${x - 50} ${y - 8} C${x - 80} ${y - 36} ${x - 120} ${y - 36} ${x - 150} ${y - 8}z" fill="#ffcf24"/>`,
        `<path d="M${x - 50} ${y - 8} C${x - 46} ${y - 120} ${x - 20} ${y - 144} ${x} ${y - 146} C${x + 20} ${y - 144} ${x + 46} ${y - 120} ${x + 50} ${y - 8} C${x + 24} ${y - 36} ${x - 24} ${y - 36} ${x - 50} ${y - 8}z" fill="#ff9d3c"/>`,
        circle(x, y - 150, 8, '#2b2015'),
      )
    }
  }
  const chance = seeded(31)
  for (let drop = 0; drop < 120; drop++) {
    const [x, y] = [chance() * 1280, chance() * 150]
    parts.push(
      `<line x1="${x}" y1="${y}" x2="${x - 8}" y2="${y + 30}" stroke="#b9e3d0" stroke-width="4" stroke-linecap="round" opacity=".75"/>`,
    )
  }
  return packed(canvas(1280, 840, parts.join('')))
}

/** Eight beams out of one small window, each a little wider than the last. */
function projectorBeams(): Promise<Buffer> {
  const tints = ['#ffe9a8', '#ffdd86', '#ffd166', '#ffc247', '#ffb13b', '#ff9d3c', '#ff8a4a', '#ff7a5c']
  const parts: string[] = []
  for (let i = 7; i >= 0; i--) {
    const middle = -0.62 + i * 0.177
    const spread = 0.05 + i * 0.004
    const far = 1250
    const [fromX, fromY] = [70, 400]
    const upper = `${fromX + Math.cos(middle - spread) * far} ${fromY + Math.sin(middle - spread) * far}`
    const lower = `${fromX + Math.cos(middle + spread) * far} ${fromY + Math.sin(middle + spread) * far}`
    parts.push(`<path d="M${fromX} ${fromY} L${upper} L${lower}z" fill="${tints[i]}" opacity=".92"/>`)
  }
  parts.push(
    rect(-10, 270, 118, 260, '#2b2a52', 'rx="14"'),
    circle(96, 400, 46, '#14142e'),
    circle(96, 400, 30, '#fff3cf'),
    circle(18, 250, 84, '#3b3a6e'),
    circle(18, 250, 22, '#14142e'),
    circle(10, 560, 70, '#3b3a6e'),
    circle(10, 560, 18, '#14142e'),
  )
  return packed(canvas(1180, 800, parts.join('')))
}

export const flatPastimes: Readonly<Record<string, Draw>> = {
  'spines-green': greenSpines,
  'shelf-of-lights': shelfOfLights,
  'track-fireworks': trackFireworks,
  'night-window': nightWindow,
  'first-crescent': firstCrescent,
  soundings,
  'seats-umbrella': seatsUmbrella,
  'projector-beams': projectorBeams,
}
