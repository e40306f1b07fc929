/** The logos of the fictional brands: a few plain shapes each, so that they still read at 32 px in a circle. */
import sharp from 'sharp'
import { brands, type BrandSlug } from '../brands.ts'

const SIZE = 192

/** Drawn in a square of 96, inside the circle that most places cut from it; `ink` fills, `line` strokes. */
interface Pen {
  ink: string
  ground: string
  line: (width: number) => string
}

const marks: Readonly<Record<BrandSlug, (pen: Pen) => string>> = {
  fernhill: ({ ink }) =>
    `<g fill="${ink}"><path d="M48 46C36 24 17 26 18 43s18 17 30 3z"/><path d="M48 46c12-22 31-20 30-3s-18 17-30 3z"/><path d="M45 50 31 76l12-3 5-14 5 14 12 3-14-26z"/></g>`,
  'loud-supply': ({ ink }) =>
    `<path d="M35 18h26l-6 40H41z" fill="${ink}"/><circle cx="48" cy="71" r="8.5" fill="${ink}"/>`,
  lanternhouse: ({ ink, line }) =>
    `<path d="M27 75V42l21-20 21 20v33z" ${line(6)} stroke-linejoin="round"/><path d="M48 40c8 10 11 14 11 20a11 11 0 0 1-22 0c0-6 3-10 11-20z" fill="${ink}"/>`,
  knotwork: ({ line }) =>
    `<g ${line(7.5)}><circle cx="48" cy="37" r="16"/><circle cx="37" cy="56" r="16"/><circle cx="59" cy="56" r="16"/></g>`,
  'slow-field': ({ ink }) =>
    `<path d="M27 51a21 21 0 0 1 42 0z" fill="${ink}"/><path d="M17 57h62v5H17zM25 67h46v4H25zM34 76h28v3H34z" fill="${ink}"/>`,
  'shipyard-26': ({ ink, line }) =>
    `<path d="M24 78V20h48v9H34v49z" fill="${ink}"/><path d="M62 29v15" ${line(4)}/><path d="M50 43h24v17H50z" fill="${ink}"/>`,
  'tide-and-clay': ({ ink, ground }) =>
    `<path d="M33 20h30v10H33zM27 35h42v33a8 8 0 0 1-8 8H35a8 8 0 0 1-8-8z" fill="${ink}"/><path d="M26 56q5.5-7 11 0t11 0 11 0 11 0" fill="none" stroke="${ground}" stroke-width="5"/>`,
  keelmark: ({ ink }) =>
    `<path d="M18 58h60L65 76H31z" fill="${ink}"/><path d="M29 42h9v11h-9zM43.5 32h9v21h-9zM58 20h9v33h-9z" fill="${ink}"/>`,
  formlet: ({ line }) =>
    `<rect x="24" y="24" width="48" height="48" rx="9" ${line(6)}/><path d="m35 48 10 10 17-20" ${line(7)} stroke-linecap="round" stroke-linejoin="round"/>`,
  'potluck-plants': ({ ink }) =>
    `<path d="M30 57h36l-5 22H35z" fill="${ink}"/><path d="M47 53C45 36 34 27 20 28c1 16 11 25 27 25zM50 53c-2-17 6-32 23-36 3 18-5 33-23 36z" fill="${ink}"/>`,
  quietloop: ({ ink, line }) =>
    `<path d="M62 29a24 24 0 1 0 10 19" ${line(8)} stroke-linecap="round"/><circle cx="48" cy="48" r="7" fill="${ink}"/>`,
  landbars: ({ ink }) =>
    `<g fill="${ink}"><rect x="21" y="58" width="11" height="16" rx="3"/><rect x="36" y="47" width="11" height="27" rx="3"/><rect x="51" y="35" width="11" height="39" rx="3"/><rect x="66" y="23" width="11" height="51" rx="3"/></g>`,
  'third-dinner': ({ ink }) =>
    `<g fill="${ink}"><path d="M24 51h48l8 22a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4z"/><circle cx="34" cy="41" r="7.5"/><circle cx="62" cy="41" r="7.5"/><circle cx="48" cy="30" r="7.5"/></g>`,
  'proof-street': ({ ink, ground }) =>
    `<path d="M18 58c0-17 13-28 30-28s30 11 30 28c0 7-4 11-10 11H28c-6 0-10-4-10-11z" fill="${ink}"/><path d="m34 58 7-17M48 58l7-17M62 58l5-11" stroke="${ground}" stroke-width="5" stroke-linecap="round"/>`,
  otherhand: ({ ink, line }) =>
    `<circle cx="48" cy="59" r="20" ${line(5)}/><path d="m48 39-12-13 5-7h14l5 7z" fill="${ink}"/>`,
  thumbtown: ({ ink }) =>
    `<path d="M48 17 22 42h52z" fill="${ink}"/><path d="M26 47h44v30H57V66a9 9 0 0 0-18 0v11H26z" fill="${ink}"/>`,
  fourleg: ({ ink }) =>
    `<path d="M17 32h62v10H17zM22 47h7v31h-7zM36 47h6v22h-6zM54 47h6v22h-6zM67 47h7v31h-7z" fill="${ink}"/>`,
  halfcrown: ({ ink }) =>
    `<path d="m21 50-3-28 15 12 15-17 15 17 15-12-3 28z" fill="${ink}"/><path d="M22 56h52a26 26 0 0 1-52 0z" fill="${ink}"/>`,
  corkline: ({ ink }) =>
    `<g fill="${ink}"><path d="M34 17h28v7h-4l3 19c7 3 10 7 10 13H25c0-6 3-10 10-13l3-19h-4z"/><path d="M45.5 58h5l-2.5 23z"/></g>`,
  latchkin: ({ ink }) =>
    `<path d="M48 18a17 17 0 0 1 9 31.5L64 78H32l7-28.5A17 17 0 0 1 48 18z" fill="${ink}"/>`,
  roomtone: ({ line }) =>
    `<path d="M22 42v12M35 31v34M61 22v52M74 38v20" ${line(7.5)} stroke-linecap="round"/><circle cx="48" cy="48" r="2.5" ${line(4)}/>`,
  'dusk-school': ({ ink }) =>
    `<path d="M57 17a22 22 0 1 0 14 30 18 18 0 0 1-14-30z" fill="${ink}"/><path d="M20 62c11-3 20-2 28 3 8-5 17-6 28-3v14c-11-3-20-2-28 3-8-5-17-6-28-3z" fill="${ink}"/>`,
  'uphill-both-ways': ({ ink }) =>
    `<path d="M48 19 79 48H62L48 35 34 48H17zM48 46l31 29H62L48 62 34 75H17z" fill="${ink}"/>`,
  'dogear-and-daughters': ({ ink, ground }) =>
    `<path d="M27 19h28l16 16v43H27z" fill="${ink}"/><path d="M55 19v16h16z" fill="${ground}" opacity=".55"/><path d="M37 49h24M37 59h24M37 69h15" stroke="${ground}" stroke-width="4"/>`,
  'small-hours': ({ ink, line }) =>
    `<path d="M54 16a17 17 0 1 0 12 25 14 14 0 0 1-12-25z" fill="${ink}"/><path d="m38 56-12 23M58 56l12 23M35 63h26M30 73h36" ${line(4.5)} stroke-linecap="round"/>`,
  'grounds-for-appeal': ({ ink, ground }) =>
    `<g transform="rotate(-32 48 48)"><ellipse cx="48" cy="48" rx="22" ry="31" fill="${ink}"/><path d="M48 15c-11 13 11 20 0 33s11 20 0 33" fill="none" stroke="${ground}" stroke-width="5.5"/></g>`,
  'slack-water': ({ ink, line }) =>
    `<circle cx="48" cy="29" r="9" fill="${ink}"/><path d="M18 50q7.5-9 15 0t15 0 15 0 15 0M18 64q7.5-9 15 0t15 0 15 0 15 0" ${line(6)} stroke-linecap="round"/>`,
  'the-back-row': ({ ink }) =>
    `<path d="M18 58V42a9 9 0 0 1 18 0v16zM39 58V42a9 9 0 0 1 18 0v16zM60 58V42a9 9 0 0 1 18 0v16zM15 62h66v8H15z" fill="${ink}"/>`,
  'half-decibel': ({ line }) =>
    `<path d="M23 60V49a25 25 0 0 1 50 0v11" ${line(6)}/><path d="M23 57v13M73 57v13" ${line(13)} stroke-linecap="round"/><circle cx="73" cy="63.5" r="4" fill="#ff5a1f"/>`,
  aurevale: ({ ink, line }) =>
    `<path d="M48 18 26 76M48 18l22 58M34 58c9-6 19-6 28 0" ${line(4)} stroke-linecap="round"/><circle cx="48" cy="18" r="4.5" fill="${ink}"/>`,
  tumblecart: ({ ink, line }) =>
    `<g transform="rotate(-14 48 48) translate(6 6) scale(.86)"><path d="M16 27h10l9 33h33l8-24H30" ${line(7)} stroke-linecap="round" stroke-linejoin="round"/><circle cx="40" cy="72" r="6" fill="${ink}"/><circle cx="63" cy="72" r="6" fill="${ink}"/></g>`,
  rowbeam: ({ ink }) =>
    `<path d="M20 24h56v12H20zM20 42h38v12H20zM20 60h24v12H20z" fill="${ink}"/><circle cx="70" cy="66" r="7" fill="${ink}"/>`,
  sunhatch: ({ ink, line }) =>
    `<path d="M22 62a26 26 0 0 1 52 0z" fill="${ink}"/><path d="M22 72h52M48 16v10M20 30l8 7M76 30l-8 7" ${line(6)} stroke-linecap="round"/>`,
  'ladle-and-leaf': ({ ink, line }) =>
    `<path d="M24 56h40a20 20 0 0 1-40 0z" fill="${ink}"/><path d="M61 57 68 18" ${line(6)} stroke-linecap="round"/><path d="M44 50C30 44 28 30 34 20c12 5 17 18 10 30z" fill="${ink}"/>`,
  voltbarn: ({ ink }) => `<path d="M54 14 24 54h19l-6 29 33-43H50z" fill="${ink}"/>`,
  loomfield: ({ line }) =>
    `<path d="M26 22v52M41 22v52M56 22v52M71 22v52" ${line(5)}/><path d="M19 34h58M19 48h58M19 62h58" ${line(5)} stroke-dasharray="11 4.5"/>`,
  halvane: ({ ink }) => `<path d="M24 19h13v23h22V19h13v58H59V54H37v23H24z" fill="${ink}"/>`,
}

async function renderLogo(slug: BrandSlug): Promise<Buffer> {
  const { color: ground, colorInk: ink } = brands[slug]
  const mark = marks[slug]({
    ink,
    ground,
    line: (width) => `fill="none" stroke="${ink}" stroke-width="${width}"`,
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 96 96"><rect width="96" height="96" fill="${ground}"/><g transform="translate(-7.2 -7.2) scale(1.15)">${mark}</g></svg>`
  return sharp(Buffer.from(svg)).webp({ lossless: true, effort: 6 }).toBuffer()
}

/** By the name each has below bundle/. */
export const brandLogos: Readonly<Record<string, () => Promise<Buffer>>> = Object.fromEntries(
  (Object.keys(brands) as BrandSlug[]).map((slug) => [`logos/${slug}`, () => renderLogo(slug)]),
)
