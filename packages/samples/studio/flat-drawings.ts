import { Avatar, Style } from '@dicebear/core'
import lorelei from '@dicebear/styles/lorelei.json' with { type: 'json' }
import notionists from '@dicebear/styles/notionists.json' with { type: 'json' }
import sharp from 'sharp'
import { seeded } from './solids.ts'

/** Drawings without a studio: a pie, a jumper, a map, chalk on a board, and more drawn people. */

async function rasterised(svg: string, quality = 82, width?: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width).webp({ quality, alphaQuality: 70, effort: 6 }).toBuffer()
}

function svg(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`
}

function onCircle(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
}

function wedge(radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  return `M0 0L${onCircle(radius, from)}A${radius} ${radius} 0 ${large} 1 ${onCircle(radius, to)}Z`
}

/** One pie cut as a chart is: each part has its crust, its filling and its lattice. */
function pieSlice(id: string, from: number, to: number, filling: string, shift: number): string {
  const middle = (((from + to) / 2) * Math.PI) / 180
  const crimps = Array.from({ length: Math.round((to - from) / 9) }, (_, i) => {
    const at = from + 4.5 + i * ((to - from) / Math.round((to - from) / 9))
    const [x, y] = onCircle(298, at).split(' ')
    return `<circle cx="${x}" cy="${y}" r="26" fill="#e8a85c" stroke="#b9742f" stroke-width="5"/>`
  })
  const strips = Array.from(
    { length: 7 },
    (_, i) =>
      `<rect x="-300" y="${-270 + i * 84}" width="600" height="34" rx="8" fill="#f3c27d" stroke="#c98640" stroke-width="4" transform="rotate(45)"/>` +
      `<rect x="-300" y="${-270 + i * 84}" width="600" height="34" rx="8" fill="#f6cd8f" stroke="#c98640" stroke-width="4" transform="rotate(-45)"/>`,
  )
  return `<g transform="translate(${(Math.cos(middle) * shift).toFixed(1)} ${(Math.sin(middle) * shift).toFixed(1)})">
<clipPath id="${id}"><path d="${wedge(340, from, to)}"/></clipPath>
<g clip-path="url(#${id})"><circle r="312" fill="#d9934a"/><circle r="276" fill="${filling}"/><g clip-path="url(#inner)">${strips.join('')}</g>${crimps.join('')}</g></g>`
}

function pie(): string {
  return svg(
    900,
    760,
    `<defs><clipPath id="inner"><circle r="274"/></clipPath></defs><ellipse cx="440" cy="430" rx="352" ry="330" fill="#0a0618" opacity=".45"/><g transform="translate(430 380)"><circle r="346" fill="#cfd3de"/><circle r="330" fill="#aeb4c6"/>${pieSlice('rest', 36, 324, '#d9622b', 0)}${pieSlice('cut', -36, 36, '#8a2f4a', 74)}</g>`,
  )
}

const COMMITS = ['#2a2550', '#4a3fa0', '#6a55f2', '#a99bff', '#efeaff'] as const

/** A jumper whose stitches are a year of commits; the chest carries the knot of a merge. */
function jumper(): string {
  const chance = seeded(77)
  const stitches: string[] = []
  const wide = 18
  const tall = 15
  for (let row = 0; row < 58; row++) {
    for (let column = 0; column < 52; column++) {
      const wave = Math.sin(column / 4.2) + Math.sin(row / 3.1 + column / 9)
      const band = row % 14 < 7
      const heat = band ? Math.floor(Math.max(0, Math.min(4.9, wave + 1.4 + chance() * 2.2))) : 0
      const color = band ? (COMMITS[heat] ?? COMMITS[0]) : row % 14 === 10 ? '#ff5fa2' : '#211c45'
      const x = column * wide
      const y = row * tall
      stitches.push(
        `<path d="M${x} ${y}l${wide / 2} ${tall * 0.62}l${wide / 2} ${-tall * 0.62}v${tall * 0.86}l${-wide / 2} ${tall * 0.62}l${-wide / 2} ${-tall * 0.62}z" fill="${color}"/>`,
      )
    }
  }
  const shape =
    'M330 62C380 120 520 120 570 62L706 118C760 142 788 188 800 250L878 640C882 664 870 676 848 680L770 694C752 697 742 690 738 672L676 404L676 792C676 812 666 822 646 822L254 822C234 822 224 812 224 792L224 404L162 672C158 690 148 697 130 694L52 680C30 676 18 664 22 640L100 250C112 188 140 142 194 118Z'
  const ribs = Array.from(
    { length: 30 },
    (_, i) => `<rect x="${224 + i * 15.2}" y="770" width="8" height="54" rx="4" fill="#6a55f2"/>`,
  )
  return svg(
    900,
    850,
    `<defs><clipPath id="shape"><path d="${shape}"/></clipPath><radialGradient id="round" cx=".5" cy=".42" r=".62"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></radialGradient></defs><ellipse cx="450" cy="826" rx="290" ry="20" fill="#000" opacity=".22"/><g clip-path="url(#shape)"><rect width="900" height="850" fill="#171337"/><g>${stitches.join('')}</g><rect x="200" y="762" width="500" height="70" fill="#3c31a0"/>${ribs.join('')}<path d="M224 404L190 560L224 470Z M676 404L710 560L676 470Z" fill="#000" opacity=".4"/><path d="M224 300V800M676 300V800" stroke="#000" stroke-opacity=".35" stroke-width="9"/><rect width="900" height="850" fill="url(#round)"/></g><path d="M330 62C380 120 520 120 570 62" fill="none" stroke="#6a55f2" stroke-width="34" stroke-linecap="round"/><path d="M338 66C386 116 514 116 562 66" fill="none" stroke="#a99bff" stroke-width="5" stroke-dasharray="3 9"/>`,
  )
}

/** An island by its height lines, with the way from a gate to a terrace. */
function route(): string {
  const hills = [
    [330, 250, 210],
    [760, 420, 260],
    [1010, 190, 130],
  ] as const
  const lines: string[] = []
  for (const [hill, [x, y, reach]] of hills.entries()) {
    for (let ring = 0; ring < 7; ring++) {
      const radius = reach * (1 - ring * 0.13)
      const points = Array.from({ length: 48 }, (_, i) => {
        const angle = (i / 48) * Math.PI * 2
        const wobble =
          1 + 0.12 * Math.sin(angle * 3 + hill * 2) + 0.07 * Math.sin(angle * 5 + ring * 0.6 + hill)
        return `${(x + radius * wobble * 1.18 * Math.cos(angle)).toFixed(0)} ${(y + radius * wobble * Math.sin(angle)).toFixed(0)}`
      })
      const fill = ring === 0 ? '#f7efd8' : ring === 3 ? '#dfeac2' : ring === 5 ? '#bcd79a' : 'none'
      lines.push(
        `<path d="M${points.join('L')}Z" fill="${fill}" stroke="#7fa08a" stroke-width="2.5" stroke-linejoin="round"/>`,
      )
    }
  }
  const masts = [
    [330, 236],
    [742, 404],
    [1012, 186],
    [560, 330],
  ].map(
    ([x = 0, y = 0]) =>
      `<g transform="translate(${x} ${y})" fill="none" stroke="#d8421a" stroke-width="5" stroke-linecap="round"><path d="M0 0V34M-11 34H11"/><path d="M-17 -13A22 22 0 0 0 -17 13M17 -13A22 22 0 0 1 17 13"/><circle r="5" fill="#d8421a"/></g>`,
  )
  return svg(
    1240,
    720,
    `<rect width="1240" height="720" fill="#a9d8f5"/><g stroke="#8fc6e8" stroke-width="3">${Array.from({ length: 12 }, (_, i) => `<path d="M0 ${34 + i * 60}q40 -16 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0" fill="none"/>`).join('')}</g>${lines.join('')}${masts.join('')}<path d="M196 330C330 470 470 180 640 300S860 560 940 440" fill="none" stroke="#0b2540" stroke-width="9" stroke-dasharray="4 22" stroke-linecap="round"/><g transform="translate(196 330)"><circle r="24" fill="#0b2540"/><circle r="10" fill="#fffdf6"/></g><g transform="translate(940 440)"><path d="M0 0C-46 -52 -46 -112 0 -116C46 -112 46 -52 0 0Z" fill="#d8421a"/><circle cy="-70" r="18" fill="#fffdf6"/></g>`,
  )
}

/** Strokes with the grain of chalk: bent by noise, then rubbed away in spots. */
function chalked(width: number, height: number, strokes: string): string {
  return svg(
    width,
    height,
    `<defs><filter id="chalk" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="4" result="bend"/><feDisplacementMap in="SourceGraphic" in2="bend" scale="9" result="drawn"/><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="9" result="grain"/><feColorMatrix in="grain" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -3.4 2.5" result="holes"/><feComposite in="drawn" in2="holes" operator="in"/></filter></defs><g filter="url(#chalk)" fill="none" stroke="#fbf7ec" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`,
  )
}

const YELLOW = 'stroke="#ffd166"'
const PINK = 'stroke="#ff9e8a"'
const BLUE = 'stroke="#a8d0ff"'

const CHALK = {
  knot: `<path d="M40 210C120 210 150 90 220 90S300 190 220 200S110 120 190 70S330 150 380 210"/><path ${YELLOW} d="M60 236C130 236 168 124 222 122"/>`,
  loaf: `<path d="M60 150C50 80 130 60 210 60S370 80 360 150C360 170 344 178 336 180V240H84V180C72 178 60 168 60 150Z"/><path ${YELLOW} d="M140 110l40 44M204 100l40 50M268 104l36 42"/>`,
  moon: `<path d="M250 50A100 100 0 1 0 330 210A84 84 0 1 1 250 50Z"/><path ${YELLOW} d="M100 70l0 40M80 90l40 0M140 190l0 28M126 204l28 0M360 90l0 24M348 102l24 0"/>`,
  chart: `<path d="M60 50V240H370"/><path ${PINK} d="M110 240V190M170 240V150M230 240V170M290 240V90"/><path ${YELLOW} d="M100 150L170 104L232 126L330 48"/>`,
  teapot: `<path d="M120 120H290C310 150 310 210 270 240H140C100 210 100 150 120 120Z"/><path d="M300 150C350 140 350 210 292 214M112 160C80 150 76 112 52 104"/><path d="M150 116C160 84 250 84 262 116M206 90V74"/><path ${BLUE} d="M60 74C44 56 72 44 58 22M92 70C80 54 104 44 92 24"/>`,
  needle: `<path d="M90 60L320 230"/><path d="M84 44a14 24 -52 1 0 24 34z"/><path ${PINK} d="M96 62C20 120 90 220 160 180S250 90 330 110S370 210 400 200"/>`,
} as const

function chalkEvening(): string {
  return chalked(
    1160,
    520,
    `<path d="M60 470H1100"/><path d="M120 60H400V360H120ZM260 60V360M120 210H400"/><path ${YELLOW} d="M340 92A46 46 0 1 0 380 168A38 38 0 1 1 340 92Z"/><path ${BLUE} d="M168 110v22M157 121h22M200 260v18M191 269h18M320 300v18M311 309h18"/><path d="M560 470V430H700V470M630 430V300"/><path ${YELLOW} d="M540 300L590 190H670L720 300ZM560 330L520 390M700 330L740 390M630 330V380"/><path d="M800 470V418H1010V470M820 418V366H990V418M806 366V318H980V366"/><path ${PINK} d="M840 318C826 268 858 250 888 262C920 250 950 268 936 318M888 262C890 240 902 232 916 228"/><path d="M440 470C432 430 434 420 438 410H512C516 420 518 430 510 470M512 424C544 420 544 456 510 456"/><path ${BLUE} d="M456 392C444 372 468 364 456 340M488 392C476 372 500 364 488 340"/><path d="M1050 60m-56 0a56 56 0 1 0 112 0a56 56 0 1 0 -112 0M1050 60V22M1050 60L1078 76"/>`,
  )
}

/** Head and shoulders on a clear ground. */
async function person(
  style: ConstructorParameters<typeof Style>[0],
  seed: string,
  cut = { left: 75, top: 35, width: 440, height: 440 },
): Promise<Buffer> {
  const drawn = new Avatar(new Style(style), { seed, size: 600 }).toString()
  const figure = await sharp(Buffer.from(drawn)).resize(600, 600).png().toBuffer()
  return sharp(figure).extract(cut).resize(360, 360).webp({ quality: 82 }).toBuffer()
}

export const flatDrawings: Readonly<Record<string, () => Promise<Buffer>>> = {
  'pie-chart': () => rasterised(pie(), 74),
  jumper: () => rasterised(jumper(), 56, 700),
  'route-map': () => rasterised(route(), 70),
  'chalk-evening': () => rasterised(chalkEvening(), 55, 900),
  'chalk-knot': () => rasterised(chalked(440, 290, CHALK.knot), 60),
  'chalk-loaf': () => rasterised(chalked(440, 290, CHALK.loaf), 60),
  'chalk-moon': () => rasterised(chalked(440, 290, CHALK.moon), 60),
  'chalk-chart': () => rasterised(chalked(440, 290, CHALK.chart), 60),
  'chalk-teapot': () => rasterised(chalked(440, 290, CHALK.teapot), 60),
  'chalk-needle': () => rasterised(chalked(440, 290, CHALK.needle), 60),
  'maker-5': () => person(notionists, 'Bastien'),
  'maker-6': () => person(notionists, 'Morwenna'),
  'maker-7': () => person(notionists, 'Tove'),
  'maker-8': () => person(notionists, 'Idris'),
  'maker-9': () => person(notionists, 'Pim'),
  'choir-alma': () => person(lorelei, 'Alma', { left: 20, top: 30, width: 560, height: 560 }),
}
