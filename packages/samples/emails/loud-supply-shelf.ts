import {
  button,
  columns,
  css,
  footer,
  heading,
  panel,
  picture,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid } from '../blocks-grids.ts'
import { loudSupply, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const PLUM = '#240640'
const PINK = '#ff9ad5'
const TEAL = '#00d1b2'
const YELLOW = '#ffe600'

const teal: Kit = {
  ...loudSupply,
  ground: TEAL,
  paper: TEAL,
  ink: PLUM,
  soft: PLUM,
  line: PLUM,
  accent: PLUM,
}

interface Complaint {
  words: string
  from: string
  ground: string
}

const COMPLAINTS: readonly Complaint[] = [
  { words: 'I could hear the bass in my soup.', from: 'Flat 4', ground: '#ffffff' },
  { words: 'Please play the other album.', from: 'Flat 5', ground: PINK },
  { words: 'It stuck its tongue out at the postman.', from: 'The postman', ground: YELLOW },
]

function complaint({ words, from, ground }: Complaint): string {
  return (
    panel(
      heading(teal, `“${words}”`, { level: 3, size: 34, small: 30, below: 12, leading: 1.1 }) +
        text(teal, from, { size: 15, weight: 800, below: 0 }),
      { ground, pad: '24px 28px' },
    ) + space(12)
  )
}

export const speakerIsBack: Draft = {
  slug: 'loud-supply-its-back-so-are-the-complaints',
  brand: 'loud-supply',
  kit: teal,
  layout: 'poster',
  types: ['back-in-stock', 'announcement'],
  mailbox: 'loud',
  sent: '2025-03-11T12:12:00+01:00',
  subject: 'It’s back. So are the complaints',
  preheader: 'Speaker, small, rude. Six hundred of them, until the street finds out.',
  body: [
    section(
      columns(
        [
          wordmark(teal, { size: 24 }),
          text(teal, 'Stock: 600', { size: 15, weight: 800, align: 'right', below: 0 }),
        ],
        { stack: false, valign: 'middle' },
      ),
      { pad: '28px 32px 10px' },
    ),
    section(
      heading(teal, 'It’s back. So are the complaints', {
        size: 118,
        small: 68,
        leading: 0.98,
        capitals: true,
        below: 0,
      }),
      {
        pad: '18px 28px 0',
      },
    ),
    section(
      picture('rude-speaker', {
        width: 560,
        alt: 'A purple speaker with googly eyes for tweeters, sticking its tongue out',
        align: 'center',
      }),
      { pad: '0 30px 26px', flush: true },
    ),
    section(
      text(
        teal,
        'Speaker, small, rude sold out in nine days last autumn, mostly to one street. It weighs as much as a melon, plays for eleven hours, and has a volume knob that starts at three.',
        { size: 21, weight: 600, leading: 1.4, below: 24 },
      ) +
        button(teal, 'Take one, €98', '/speakers/small-rude', {
          full: true,
          size: 21,
          pad: '24px 12px',
          above: 0,
        }),
      { pad: '0 32px 44px' },
    ),
    section(
      text(teal, 'Reviews from next door', {
        size: 15,
        weight: 800,
        color: TEAL,
        below: 18,
        style: 'letter-spacing:.06em;text-transform:uppercase',
      }) + COMPLAINTS.map(complaint).join(''),
      { ground: PLUM, pad: '40px 32px 26px' },
    ),
    footer(teal, {
      brand: 'Loud Supply',
      ground: PLUM,
      color: '#dccbf7',
      markColor: TEAL,
      pad: '10px 32px 44px',
    }),
  ].join(''),
  text: `IT'S BACK. SO ARE THE COMPLAINTS

Speaker, small, rude sold out in nine days last autumn, mostly to one street. It weighs as much as a melon, plays for eleven hours, and has a volume knob that starts at three.

Take one, €98: https://loudsupply.example/speakers/small-rude

REVIEWS FROM NEXT DOOR
"I could hear the bass in my soup." Flat 4
"Please play the other album." Flat 5
"It stuck its tongue out at the postman." The postman`,
}

interface Look {
  art: string
  alt: string
  ground: string
  ink: string
  name: string
  side: 'left' | 'right'
}

const LOOKS: readonly Look[] = [
  {
    art: 'sock-horseshoe',
    alt: 'A red sock full of gold horseshoes',
    ground: YELLOW,
    ink: '#c1121f',
    name: 'Giddy',
    side: 'left',
  },
  {
    art: 'sock-coin',
    alt: 'A yellow sock covered in red coins',
    ground: PLUM,
    ink: YELLOW,
    name: 'Payday',
    side: 'right',
  },
  {
    art: 'sock-wave',
    alt: 'A plum sock with pink waves',
    ground: PINK,
    ink: PLUM,
    name: 'Wet hoof',
    side: 'left',
  },
]

/** A page of the lookbook: one sock, one word. Deliberately almost all picture, so that checks on image-heavy mail find one. */
function look({ art, alt, ground, ink, name, side }: Look): string {
  const sock = picture(art, { width: 330, alt, align: 'center' })
  const word = heading(loudSupply, name, {
    level: 2,
    size: 74,
    small: 44,
    color: ink,
    capitals: true,
    below: 0,
    align: side === 'left' ? 'left' : 'right',
  })
  const cells = side === 'left' ? [sock, word] : [word, sock]
  return section(
    columns(cells, {
      stack: false,
      valign: 'middle',
      gap: 18,
      widths: side === 'left' ? ['58%', ''] : ['', '58%'],
    }),
    { ground, pad: '44px 30px' },
  )
}

const fire: Kit = { ...loudSupply, ground: '#c1121f', paper: '#c1121f', ink: YELLOW, soft: '#ffe9c2' }

export const horsepower: Draft = {
  slug: 'loud-supply-horsepower',
  brand: 'loud-supply',
  kit: fire,
  layout: 'colour-blocks',
  types: ['just-dropped', 'seasonal'],
  occasions: ['lunar-new-year'],
  mailbox: 'loud',
  sent: '2026-02-05T11:11:00+01:00',
  subject: 'Horsepower: two per pair',
  preheader: 'Three socks for the year of the horse.',
  body: [
    section(wordmark(fire, { size: 26, align: 'center', color: '#ffffff' }), { pad: '26px 30px 4px' }),
    section(
      heading(fire, 'Horsepower', {
        size: 126,
        small: 68,
        align: 'center',
        capitals: true,
        below: 0,
        leading: 1.05,
      }),
      {
        pad: '0 6px 22px',
        flush: true,
      },
    ),
    ...LOOKS.map(look),
    section(
      button(fire, 'All three, €36', '/socks/horse', { full: true, size: 21, pad: '26px 12px', above: 0 }),
      {
        pad: '30px',
      },
    ),
    footer(fire, { brand: 'Loud Supply', mark: false, pad: '6px 30px 40px' }),
  ].join(''),
  text: `HORSEPOWER

Three socks for the year of the horse: Giddy, Payday, Wet hoof.
All three, €36: https://loudsupply.example/socks/horse`,
}

const hot: Kit = { ...loudSupply, ground: '#ff5fb8', paper: '#ff5fb8', ink: PLUM, soft: PLUM, accent: PLUM }

const HOURS = [
  ['08:00', '10%', 44],
  ['11:00', '20%', 66],
  ['14:00', '30%', 92],
  ['17:00', '40%', 120],
  ['20:00', '50%', 160],
] as const

export const louderByTheHour: Draft = {
  slug: 'loud-supply-louder-by-the-hour',
  brand: 'loud-supply',
  kit: hot,
  layout: 'ladder',
  types: ['discount', 'promotional'],
  occasions: ['black-friday'],
  mailbox: 'loud',
  sent: '2024-11-26T11:11:00+01:00',
  subject: 'It gets louder by the hour',
  preheader: 'Friday, 08:00: ten per cent. Friday, 20:00: half. In between: nerve.',
  body: [
    section(
      columns(
        [
          wordmark(hot, { size: 24 }),
          text(hot, 'Friday 29 November', { size: 15, weight: 800, align: 'right', below: 0 }),
        ],
        { stack: false, valign: 'middle' },
      ),
      { pad: '28px 34px 30px' },
    ),
    section(
      grid(
        HOURS.map(([hour, share, size], index) => {
          const border = index ? `border-top:4px solid ${PLUM}` : ''
          return [
            {
              html: text(hot, hour, { size: 22, weight: 800, below: 0, leading: 1 }),
              valign: 'bottom',
              pad: '10px 0 16px',
              width: '30%',
              style: border,
            },
            {
              html: `<span class="fs-${Math.round(size * 0.62)}" style="${css({ fontFamily: hot.display, fontSize: `${size}px`, lineHeight: 1, color: PLUM })}">${share}</span>`,
              align: 'right',
              valign: 'bottom',
              pad: '12px 0 8px',
              style: border,
            },
          ]
        }),
      ),
      { pad: '0 34px 8px' },
    ),
    section(
      heading(hot, 'It gets louder by the hour', {
        size: 60,
        small: 44,
        capitals: true,
        color: '#ffffff',
        below: 14,
        leading: 1.04,
      }) +
        text(
          hot,
          'One day. The discount goes up every three hours and the shelves go down. Buy at ten per cent and sleep well, or wait for half and find out there are only left socks left.',
          { size: 19, color: '#f1ddff', weight: 500, below: 26 },
        ) +
        button(hot, 'Set an alarm', '/friday', {
          full: true,
          size: 20,
          pad: '24px 12px',
          above: 0,
          ground: YELLOW,
          ink: PLUM,
        }),
      { ground: PLUM, pad: '46px 34px 44px' },
    ),
    footer(hot, { brand: 'Loud Supply', ground: PLUM, color: '#dccbf7', mark: false, pad: '0 34px 44px' }),
  ].join(''),
  text: `IT GETS LOUDER BY THE HOUR
Friday 29 November

${HOURS.map(([hour, share]) => `${hour}  ${share} off`).join('\n')}

One day. The discount goes up every three hours and the shelves go down. Buy at ten per cent and sleep well, or wait for half and find out there are only left socks left.
Set an alarm: https://loudsupply.example/friday`,
}
