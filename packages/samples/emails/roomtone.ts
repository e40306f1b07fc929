import {
  artSource,
  button,
  columns,
  footer,
  heading,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { type Kit, roomtone as bone } from '../kits.ts'
import type { Draft } from './draft.ts'

const SANS = "'Archivo',Helvetica,Arial,sans-serif"

const HEARD = [
  ['Fridge', 'Gone. It hums at one pitch all its life, so it is easy to recognise.'],
  ['Breath', 'Kept. People breathe before they say the true thing.'],
  ['Chair', 'Turned down to the level at which it becomes character.'],
  ['Dog', 'You are asked. Every time.'],
] as const

export const loseTheFridge: Draft = {
  slug: 'roomtone-keep-the-breath-lose-the-fridge',
  brand: 'roomtone',
  kit: bone,
  layout: 'stack',
  types: ['product-launch', 'announcement'],
  mailbox: 'studio',
  sent: '2025-10-28T09:00:00+00:00',
  subject: 'Keep the breath, lose the fridge',
  preheader: 'Roomtone 2 listens to your kitchen before it touches your voice.',
  body: [
    section(
      columns(
        [
          wordmark(bone, { size: 24 }),
          text(bone, '<span style="color:#c02c1f">&#9679;</span> Roomtone 2', {
            size: 15,
            face: SANS,
            weight: 700,
            color: bone.ink,
            align: 'right',
            below: 0,
          }),
        ],
        { stack: false, valign: 'middle' },
      ) +
        space(36) +
        heading(bone, 'Keep the breath.<br>Lose the fridge.', { size: 75, small: 43, below: 0 }),
      { pad: '34px 40px 8px' },
    ),
    section(
      picture('microphone', {
        width: 500,
        alt: 'A red studio microphone in a steel yoke, with cream headphones leaning beside it',
        align: 'center',
      }),
      {
        pad: '16px 40px 0',
        flush: true,
      },
    ),
    section(
      text(
        bone,
        'Most tools clean a recording until it sounds like a train announcement. Version 2 first records ten seconds of your room with nobody talking, learns what belongs there, and takes away only that.',
        {
          size: 21,
          leading: 1.5,
          color: bone.ink,
          below: 34,
        },
      ) +
        HEARD.map(
          ([noise, verdict]) =>
            rule(bone.line, { thick: 2 }) +
            section(
              columns(
                [
                  heading(bone, noise, { level: 2, size: 27, leading: 1.1, tracking: '-.045em', below: 0 }),
                  text(bone, verdict, { size: 18, below: 0, leading: 1.4 }),
                ],
                { widths: ['140', ''], stack: false, gap: 14 },
              ),
              { pad: '16px 0 18px', flush: true },
            ),
        ).join('') +
        rule(bone.line, { thick: 2 }) +
        space(30) +
        text(
          bone,
          '“I have interviewed people in kitchens for thirty years and apologised for every fridge. I would like those apologies back.”',
          {
            size: 27,
            small: 23,
            leading: 1.32,
            color: bone.ink,
            below: 12,
          },
        ) +
        text(bone, 'Beatriz, who makes <b>Small Claims</b>', { size: 16, face: SANS, below: 30 }) +
        button(bone, 'Record ten seconds of nothing', '/two', { size: 18, pad: '21px 38px', above: 0 }),
      { pad: '14px 40px 46px' },
    ),
    footer(bone, { brand: 'Roomtone', align: 'left', mark: false, pad: '0 40px 44px' }),
  ].join(''),
  text: `KEEP THE BREATH. LOSE THE FRIDGE.

Roomtone 2 first records ten seconds of your room with nobody talking, learns what belongs there, and takes away only that.

Fridge: gone.
Breath: kept.
Chair: turned down until it becomes character.
Dog: you are asked. Every time.

Record ten seconds of nothing: https://roomtone.example/two`,
}

const covers: Kit = {
  ...bone,
  ground: '#17130f',
  paper: '#17130f',
  ink: '#f6eddc',
  soft: '#c9bda9',
  line: '#463c31',
  dark: undefined,
}

interface Cover {
  art: string
  ground: string
  alt?: string
}

/** Four of the six have no alt text, on purpose: an image-heavy mail that says nothing where pictures are blocked. */
const WALL: readonly Cover[] = [
  { art: 'microphone', ground: '#f4b63f', alt: 'Cover of Two Minutes Late: a red microphone on yellow' },
  { art: 'cassettes', ground: '#7cc4b0' },
  { art: 'evening-books', ground: '#e9c3d6' },
  { art: 'world-case', ground: '#f2ead9', alt: 'Cover of Platform Four: a suitcase and a globe' },
  { art: 'paper-boats', ground: '#ff9a7a' },
  { art: 'coins', ground: '#2f6f86' },
]

function cover({ art, ground, alt }: Cover): string {
  const altAttribute = alt ? ` alt="${alt}"` : ''
  return `<td class="cover" width="50%" style="padding:0;background:${ground}"><a href="${covers.site}/shows" style="display:block"><img src="${artSource(art)}"${altAttribute} width="320" height="320" style="display:block;width:100%;height:320px;object-fit:contain;border:0;background:${ground}"></a></td>`
}

const COVERS = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">${[
  0, 2, 4,
]
  .map(
    (from) =>
      `<tr>${WALL.slice(from, from + 2)
        .map(cover)
        .join('')}</tr>`,
  )
  .join('')}</table>`

export const sixCovers: Draft = {
  slug: 'roomtone-six-shows-no-adjectives',
  brand: 'roomtone',
  kit: covers,
  layout: 'grid',
  types: ['newsletter', 'promotional'],
  mailbox: 'studio',
  sent: '2024-07-04T17:00:00+01:00',
  subject: 'Six shows, no adjectives',
  preheader: 'Made with Roomtone in June. Judge them by their covers.',
  body: [
    section(
      heading(covers, 'Six shows,<br>no adjectives', { size: 84, small: 46, below: 0, align: 'center' }),
      { pad: '48px 28px 42px', align: 'center' },
    ),
    COVERS,
    section(
      button(covers, 'Press play', '/shows', { align: 'center', size: 20, pad: '22px 54px', above: 0 }),
      { pad: '40px 28px 34px', align: 'center' },
    ),
    footer(covers, { brand: 'Roomtone', markColor: '#f6eddc', pad: '0 40px 44px' }),
  ].join(''),
  narrow: '.cover img{height:187px!important}',
  text: `SIX SHOWS, NO ADJECTIVES

Made with Roomtone in June. Judge them by their covers.

Press play: https://roomtone.example/shows`,
}
