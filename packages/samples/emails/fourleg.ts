import {
  button,
  columns,
  css,
  footer,
  heading,
  link,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid, type Cell } from '../blocks-grids.ts'
import { fourleg as kit, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const MONO = "'Geist Mono',Menlo,Consolas,monospace"

interface MonoOptions {
  color?: string
  align?: 'left' | 'right'
  size?: number
}

function mono(
  of: Kit,
  html: string,
  { color = of.soft, align = 'left', size = 13 }: MonoOptions = {},
): string {
  return text(of, html, { face: MONO, size, color, align, below: 0, leading: 1.4 })
}

function topline(of: Kit, words: string): string {
  return section(
    columns([wordmark(of, { size: 22 }), mono(of, words, { align: 'right', color: of.ink })], {
      stack: false,
      valign: 'middle',
    }),
    { pad: '28px 36px 24px' },
  )
}

const red: Kit = {
  ...kit,
  ground: '#9c3318',
  paper: '#9c3318',
  ink: '#fbeedd',
  soft: '#f6d9c6',
  line: '#c66a4b',
  accent: '#fbeedd',
  button: { ...kit.button, ground: '#fbeedd', ink: '#5c1a08' },
  dark: undefined,
}

export const nineIsLeaving: Draft = {
  slug: 'fourleg-nine-is-leaving',
  brand: 'fourleg',
  kit: red,
  layout: 'split',
  types: ['announcement', 'limited-time-offers'],
  mailbox: 'workshop',
  sent: '2024-09-10T10:00:00+02:00',
  subject: 'Nine is leaving',
  preheader: 'Our ninth chair has been made for fourteen years. There are 212 more of it.',
  body: [
    topline(red, '2010–2024'),
    section(
      grid([
        [
          {
            html: heading(red, 'Nine<br>is<br>leaving', { size: 104, small: 54, below: 0, leading: 0.86 }),
            valign: 'bottom',
            pad: '0 0 26px',
            width: '52%',
          },
          {
            html: picture('chair', {
              width: 330,
              alt: 'A honey-coloured chair with five spindles and a bent back rail',
              align: 'center',
            }),
            valign: 'bottom',
          },
        ],
      ]),
      { pad: '10px 22px 0 36px' },
    ),
    section(
      columns(
        [
          mono(red, 'Back rail, steamed<br>Five spindles<br>Seat, ash, 42 cm<br>Four legs, obviously', {
            color: red.ink,
          }),
          text(
            red,
            'The man who bends the rail is retiring on the last Friday of October, and we have looked at what the machine does instead. It is all right. It is not Nine.',
            {
              size: 19,
              leading: 1.45,
              below: 18,
              color: red.ink,
            },
          ) +
            text(
              red,
              'There are 212 seats cut. When those have backs we stop, and Anselm goes fishing, which he describes as sitting on something inferior.',
              {
                size: 19,
                leading: 1.45,
                below: 24,
              },
            ) +
            button(red, 'One of the 212, €290', '/nine', { size: 17, pad: '20px 34px' }),
        ],
        { widths: ['34%', ''], gap: 24 },
      ),
      { pad: '38px 36px 40px', style: `border-top:1px solid ${red.line}` },
    ),
    footer(red, { brand: 'Fourleg', align: 'left', mark: false, pad: '10px 36px 42px' }),
  ].join(''),
  text: `NINE IS LEAVING
2010 to 2024

The man who bends the rail is retiring on the last Friday of October, and we have looked at what the machine does instead. It is all right. It is not Nine.

There are 212 seats cut. When those have backs we stop.
One of the 212, €290: https://fourleg.example/nine`,
}

const STORY = [
  [
    '2014',
    'Hall Street, second floor',
    'Bought by two people who owned a kettle. Carried up by four who have not been asked again. Ate on the floor for a week first, to be sure.',
  ],
  [
    '2016',
    'One baby',
    'High chair clamps on the short end. Two dents, eleven centimetres apart. Still the best place to test a spoon.',
  ],
  [
    '2019',
    'The move',
    'Legs off in nine minutes, with the key taped underneath. Key used once since, on a pram.',
  ],
  ['2020', 'An office', 'Four screens, two schools, one jigsaw of the sea. The jigsaw stayed till autumn.'],
  [
    '2023',
    'Sanded',
    'We came by with a belt and took off half a millimetre: ink, wax, one ring from a very good bottle.',
  ],
  ['2025', 'Now', 'Third kitchen. The baby does fractions on it. Somebody has started carving an R.'],
] as const

function chapter([year, title, words]: (typeof STORY)[number]): string {
  return (
    rule(kit.line, { pad: '0 0 18px' }) +
    columns(
      [
        heading(kit, year, { level: 2, size: 40, below: 0, weight: 300 }),
        heading(kit, title, { level: 3, size: 22, below: 8, tracking: '-.03em', leading: 1.15 }) +
          text(kit, words, { size: 17, below: 26, leading: 1.5 }),
      ],
      { widths: ['130', ''], gap: 18 },
    )
  )
}

const FIGURES = [
  ['4,015', 'dinners, at one a day'],
  ['0.5 mm', 'of table lost'],
  ['3', 'kitchens'],
] as const

export const oneTable: Draft = {
  slug: 'fourleg-one-table-three-kitchens',
  brand: 'fourleg',
  kit,
  layout: 'timeline',
  types: ['case-study', 'newsletter'],
  mailbox: 'workshop',
  sent: '2025-07-15T08:00:00+02:00',
  subject: 'One table, three kitchens, eleven years',
  preheader: 'We went back to see how number 0418 is getting on. It has been carved.',
  body: [
    topline(kit, 'Table no. 0418'),
    section(
      heading(kit, 'One table, three kitchens, eleven years', {
        size: 74,
        small: 46,
        below: 0,
        leading: 0.94,
      }),
      { pad: '8px 36px 32px' },
    ),
    section(
      picture('table', {
        width: 580,
        alt: 'A long brown table with a green chair behind it, a vase and a bun on top',
        align: 'center',
      }),
      { ground: '#c9cfbf', pad: '40px 30px 26px', flush: true },
    ),
    section(
      columns(
        FIGURES.map(
          ([figure, words]) =>
            heading(kit, figure, { level: 2, size: 46, below: 4, weight: 600 }) + mono(kit, words),
        ),
        { gap: 18 },
      ),
      { pad: '36px 36px 40px' },
    ),
    section(STORY.map(chapter).join(''), { pad: '0 36px 14px' }),
    section(
      text(kit, '“We have replaced the house around it. Twice, if you count the flood.”', {
        size: 34,
        small: 28,
        color: '#fbf2e6',
        leading: 1.15,
        below: 18,
        style: 'letter-spacing:-.03em;font-weight:500',
      }) + mono(kit, 'R. and J., owners of 0418', { color: '#e8c9b8' }),
      { ground: '#7a3522', pad: '50px 36px 48px' },
    ),
    section(
      text(
        kit,
        'The Long Table is oak, 220 by 88, €1,490, and comes with the key taped underneath. If you have one already, write to us with its number. We like to know.',
        {
          size: 18,
          below: 24,
        },
      ) + button(kit, 'The Long Table', '/long-table', { size: 16, pad: '20px 34px' }),
      { pad: '44px 36px 34px' },
    ),
    footer(kit, { brand: 'Fourleg', align: 'left', mark: false, pad: '10px 36px 42px' }),
  ].join(''),
  text: `ONE TABLE, THREE KITCHENS, ELEVEN YEARS
Table no. 0418

${STORY.map(([year, title, words]) => `${year}. ${title}. ${words}`).join('\n\n')}

"We have replaced the house around it. Twice, if you count the flood."

The Long Table: https://fourleg.example/long-table`,
}

const pale: Kit = {
  ...kit,
  ground: '#f3efe7',
  paper: '#f3efe7',
  dark: { ...kit.dark, '#f3efe7': '#1a1917', '#d9d3c7': '#37342e', '#f2c9b6': '#6a2a16' },
}

interface Seat {
  year: string
  height: string
  drop: number
  fill: string
  ink: string
}

const SEATS: readonly Seat[] = [
  { year: 'Until July', height: '450 mm', drop: 0, fill: '#d9d3c7', ink: pale.ink },
  { year: 'From August', height: '442 mm', drop: 32, fill: '#f2c9b6', ink: pale.ink },
]

/** The two seats from the side, eight millimetres drawn as thirty-two. */
function seat({ year, height, drop, fill, ink }: Seat): Cell {
  return {
    html:
      `<div style="${css({ height: `${30 + drop}px`, fontSize: 0, lineHeight: 0 })}">&nbsp;</div>` +
      grid([
        [
          {
            html:
              heading(pale, height, { level: 2, size: 40, small: 26, color: ink, below: 4, leading: 1 }) +
              mono(pale, year, { color: ink }),
            ground: fill,
            pad: '18px 20px',
            height: 176 - drop,
            style: `border-top:10px solid ${pale.ink}`,
          },
        ],
      ]),
    valign: 'bottom',
  }
}

const NOTES = [
  [
    'Why',
    'Feet. 1,140 of you told us where yours were, and for a third the answer was “nearly on the floor”.',
  ],
  ['What else', 'Nothing. Same ash, same 4.1 kilos, same sound when pushed back too fast.'],
  [
    'Mixed set?',
    'Old and new stand side by side without a fight. At eight millimetres only your aunt will know.',
  ],
] as const

export const eightMillimetres: Draft = {
  slug: 'fourleg-eight-millimetres',
  brand: 'fourleg',
  kit: pale,
  layout: 'diagram',
  types: ['product-update', 'announcement'],
  mailbox: 'workshop',
  sent: '2026-08-18T09:00:00+02:00',
  subject: 'We lowered a chair by eight millimetres',
  preheader: 'Chair Eleven sits differently from August. Your knees may have written to us.',
  body: [
    topline(pale, 'Chair Eleven, rev. C'),
    section(heading(pale, 'Eight milli&shy;metres', { size: 120, small: 66, below: 0, leading: 0.86 }), {
      pad: '14px 32px 20px',
    }),
    section(grid([SEATS.map(seat)]), { pad: '0 36px' }),
    section(rule(pale.ink, { thick: 2 }), { pad: '0 36px' }),
    section(
      NOTES.map(([title, words]) =>
        columns(
          [
            mono(pale, title, { color: pale.accent, size: 14 }),
            text(pale, words, { size: 18, below: 18, leading: 1.45, color: pale.ink }),
          ],
          { widths: ['110', ''], gap: 14, stack: false },
        ),
      ).join('') +
        space(10) +
        button(pale, 'Sit on it', '/eleven', { size: 16, pad: '20px 40px' }) +
        text(
          pale,
          `Yours is from before? ${link(pale, 'We shorten legs for free', '/eleven/shorten')}; you pay the post one way and we pay the other.`,
          {
            size: 15,
            below: 0,
            style: 'padding-top:18px',
          },
        ),
      { pad: '36px 36px 30px' },
    ),
    footer(pale, { brand: 'Fourleg', align: 'left', mark: false, pad: '10px 36px 42px' }),
  ].join(''),
  text: `EIGHT MILLIMETRES
Chair Eleven, revision C: 450 mm until July, 442 mm from August.

${NOTES.map(([title, words]) => `${title}: ${words}`).join('\n')}

Sit on it: https://fourleg.example/eleven
Yours is from before? We shorten legs for free: https://fourleg.example/eleven/shorten`,
}
