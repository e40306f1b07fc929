import sharp from 'sharp'

/** Pictures cut from flat paper shapes: a dog, a cat, and three lucky socks. */

async function print(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).webp({ quality: 86, alphaQuality: 90, effort: 6 }).toBuffer()
}

function page(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`
}

const DOG = page(
  900,
  900,
  `<path d="M170 900C150 640 210 560 300 520h300c90 40 150 120 130 380Z" fill="#f2b25c"/>
<path d="M330 560q120 90 240 0l20 60q-140 90-280 0Z" fill="#2a45e8"/><circle cx="450" cy="655" r="38" fill="#ffd84d"/>
<path d="M210 150C80 120 40 300 90 450c20 60 90 60 120 0Z" fill="#9a5a24"/>
<path d="M690 150c130-30 170 150 120 300-20 60-90 60-120 0Z" fill="#9a5a24"/>
<rect x="185" y="70" width="530" height="530" rx="250" fill="#f2b25c"/>
<path d="M450 70c150 0 265 110 265 250 0 90-40 150-110 180-90-50-130-200-155-430Z" fill="#c97f35"/>
<circle cx="345" cy="290" r="34" fill="#22160d"/><circle cx="560" cy="290" r="34" fill="#22160d"/>
<circle cx="356" cy="279" r="10" fill="#fff"/><circle cx="571" cy="279" r="10" fill="#fff"/>
<path d="M300 225q40-34 84-12" stroke="#22160d" stroke-width="14" fill="none" stroke-linecap="round"/>
<path d="M600 215q-34-34-80-14" stroke="#22160d" stroke-width="14" fill="none" stroke-linecap="round"/>
<ellipse cx="450" cy="455" rx="165" ry="120" fill="#fff1d8"/>
<path d="M385 385h130q20 60-65 90-85-30-65-90Z" fill="#22160d"/>
<path d="M450 470v40m-80 6q40 44 80-6q40 50 80 6" stroke="#22160d" stroke-width="14" fill="none" stroke-linecap="round"/>
<path d="M412 530h76v52a38 38 0 0 1-76 0Z" fill="#ff6f7d"/>`,
)

const CAT = page(
  1000,
  760,
  `<path d="M60 760C40 560 140 420 260 370L240 120q0-40 34-16l140 120q86-22 172 0L726 104q34-24 34 16l-20 250c120 50 220 190 200 390Z" fill="#151019"/>
<path d="M285 190l90 74-78 52Zm430 0-90 74 78 52Z" fill="#ff6f9d"/>
<ellipse cx="395" cy="400" rx="74" ry="62" fill="#ffe14d"/><ellipse cx="605" cy="400" rx="74" ry="62" fill="#ffe14d"/>
<path d="M305 330q96-8 176 60l-10-74H300Zm390 0q-96-8-176 60l10-74h175Z" fill="#151019"/>
<ellipse cx="402" cy="412" rx="16" ry="48" fill="#151019"/><ellipse cx="598" cy="412" rx="16" ry="48" fill="#151019"/>
<path d="M474 478h52l-26 30Z" fill="#ff6f9d"/>
<path d="M436 556q32-30 64-34q32 4 64 34" stroke="#ff6f9d" stroke-width="9" fill="none" stroke-linecap="round"/>
<g stroke="#6c5f78" stroke-width="6" stroke-linecap="round"><path d="M250 480 90 450M250 510 84 520M254 540 110 590M750 480l160-30M750 510l166 10M746 540l144 50"/></g>
<path d="M500 0 620 210H380Z" fill="#7a3df0"/><path d="M352 196h296q22 0 22 22t-22 22H352q-22 0-22-22t22-22Z" fill="#7a3df0"/><path d="M428 130h144l22 38H406Z" fill="#ff9a2e"/>`,
)

/** Sock outline in a 520 × 700 field: cuff above, toe to the left. */
const SOCK =
  'M212 40h216q22 0 22 22v330c0 60-30 100-82 130L196 634c-70 40-150 4-150-66 0-44 24-78 62-98l60-32c16-8 22-20 22-38V62q0-22 22-22Z'

function sock(ground: string, trim: string, pattern: string): string {
  return page(
    520,
    700,
    `<defs><clipPath id="s"><path d="${SOCK}"/></clipPath></defs><g clip-path="url(#s)"><rect width="520" height="700" fill="${ground}"/>${pattern}<rect x="180" y="30" width="290" height="86" fill="${trim}"/><circle cx="92" cy="580" r="104" fill="${trim}"/><circle cx="452" cy="470" r="92" fill="${trim}"/><g stroke="${ground}" stroke-width="9" opacity=".55">${Array.from({ length: 11 }, (_, index) => `<path d="M${206 + index * 24} 44v62"/>`).join('')}</g></g>`,
  )
}

function scatter(stepX: number, stepY: number, piece: (x: number, y: number) => string): string {
  const pieces: string[] = []
  for (let row = 0; row * stepY < 720; row++) {
    for (let column = -1; column * stepX < 560; column++) {
      pieces.push(piece(column * stepX + (row % 2 ? stepX / 2 : 0), row * stepY))
    }
  }
  return pieces.join('')
}

const HORSESHOES = scatter(
  112,
  84,
  (x, y) =>
    `<g transform="translate(${x} ${y})" fill="none" stroke="#ffd23f" stroke-width="17"><path d="M-20 30C-42-36 42-36 20 30"/><g stroke="#c1121f" stroke-width="5"><path d="M-27 2h5M27 2h-5M0-22v5"/></g></g>`,
)
const COINS = scatter(
  104,
  88,
  (x, y) =>
    `<g transform="translate(${x} ${y})"><circle r="33" fill="#c1121f"/><circle r="24" fill="none" stroke="#ffd23f" stroke-width="4"/><rect x="-9" y="-9" width="18" height="18" fill="#ffd23f"/></g>`,
)
const WAVES = scatter(96, 44, (x, y) =>
  [48, 34, 20, 7]
    .map((r, index) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${index % 2 ? '#ff9ad5' : '#240640'}"/>`)
    .join(''),
)

export const flatAnimals: Readonly<Record<string, () => Promise<Buffer>>> = {
  dog: () => print(DOG),
  cat: () => print(CAT),
  'sock-horseshoe': () => print(sock('#c1121f', '#240640', HORSESHOES)),
  'sock-coin': () => print(sock('#ffd23f', '#c1121f', COINS)),
  'sock-wave': () => print(sock('#ff9ad5', '#ffd23f', WAVES)),
}
