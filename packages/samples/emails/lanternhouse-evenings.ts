import {
  button,
  columns,
  css,
  footer,
  heading,
  link,
  panel,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { lanternhouse, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const PLUM = '#4a1f3f'

const night: Kit = {
  ...lanternhouse,
  ground: '#1c0e1d',
  paper: '#1c0e1d',
  ink: '#ffdf9e',
  soft: '#dcc0c9',
  line: '#4d2f49',
  accent: '#ff9a3d',
  button: { ...lanternhouse.button, ground: '#ff9a3d', ink: '#1c0e1d' },
}

const SMELLS = [
  ['Wet Leaves', 'The pavement outside a school, seven in the evening', '$24'],
  ['Toffee, Slightly On Fire', 'Exactly that', '$26'],
  ['Under the Stairs', 'Dust, cedar, one old coat that moved', '$28'],
] as const

function smell([name, words, price]: (typeof SMELLS)[number], index: number): string {
  return (
    (index ? rule(night.line, { pad: '16px 0' }) : '') +
    columns(
      [
        heading(night, name, { level: 3, size: 27, small: 24, weight: 700, below: 4, leading: 1.1 }) +
          text(night, words, { size: 16, below: 0, leading: 1.4 }),
        heading(night, price, {
          level: 3,
          size: 27,
          small: 24,
          weight: 700,
          below: 0,
          align: 'right',
          color: night.accent,
        }),
      ],
      { widths: ['', '70'], stack: false, valign: 'middle' },
    )
  )
}

export const nobodysHome: Draft = {
  slug: 'lanternhouse-nobodys-home-take-two',
  brand: 'lanternhouse',
  kit: night,
  layout: 'stack',
  types: ['seasonal', 'product-launch'],
  occasions: ['halloween'],
  mailbox: 'hello',
  sent: '2025-10-21T18:30:00-04:00',
  subject: 'Nobody’s home. Take two',
  preheader: 'Three candles for the evening you sit in the dark and pretend.',
  body: [
    section(wordmark(night, { size: 24, align: 'center' }), { pad: '34px 40px 8px' }),
    section(
      picture('jack-lantern', {
        width: 580,
        alt: 'A grinning pumpkin lit from inside, a small purple one and two candles',
        align: 'center',
      }),
      { pad: '8px 30px 4px', flush: true },
    ),
    section(
      heading(night, 'Nobody’s home.<br>Take two.', { size: 70, small: 48, align: 'center', below: 18 }) +
        text(
          night,
          'Our whole street switches off the hall light on the 31st and hides. We thought it should at least smell of something. Poured dark, so that they cannot be seen from the path.',
          { size: 19, align: 'center', measure: 460, below: 0 },
        ),
      { pad: '22px 30px 40px', align: 'center' },
    ),
    section(
      SMELLS.map(smell).join('') +
        space(30) +
        button(night, 'Hide with all three, $70', '/halloween', { full: true, size: 19, pad: '22px' }),
      {
        pad: '10px 56px 34px',
      },
    ),
    footer(night, { brand: 'Lanternhouse', pad: '24px 48px 44px' }),
  ].join(''),
  text: `NOBODY'S HOME. TAKE TWO.

Our whole street switches off the hall light on the 31st and hides. We thought it should at least smell of something.

${SMELLS.map(([name, words, price]) => `${name}, ${price}. ${words}.`).join('\n')}

Hide with all three, $70: https://lanternhouse.example/halloween`,
}

/** The ticket keeps its colours on a dark screen, so they differ by a hair from those that change. */
const TICKET = '#4b1f3f'
const TICKET_INK = '#f9dd93'

const loft: Kit = {
  ...lanternhouse,
  dark: {
    '#f8dc92': '#1c0e1d',
    '#4a1f3f': '#ffdf9e',
    '#643a53': '#dcc0c9',
    '#b3431a': '#ff9a3d',
    '#fdf1d0': '#3a2038',
  },
}

const EVENING = [
  ['6:00', 'Doors. Find a chair while you can see it.'],
  ['7:00', 'The switch. Edda, nine, won the draw to pull it.'],
  ['7:01', 'The gasp. It happens every year and is the best part.'],
  ['7:15', 'Soup from the school kitchen, by two hundred candles.'],
  ['10:00', 'Lights back, if there is a vote for it. There never is.'],
] as const

function ticketFact(name: string, value: string): string {
  return (
    text(loft, name, { size: 13, color: '#e3b9c9', below: 2 }) +
    text(loft, value, { size: 20, weight: 700, color: TICKET_INK, below: 0, leading: 1.25 })
  )
}

export const powerCut: Draft = {
  slug: 'lanternhouse-the-scheduled-power-cut',
  brand: 'lanternhouse',
  kit: loft,
  layout: 'ticket',
  types: ['events', 'announcement'],
  mailbox: 'hello',
  sent: '2026-01-20T09:00:00-05:00',
  subject: 'You are invited to a power cut',
  preheader: 'Saturday 7 February, seven o’clock sharp. Bring a jumper and a bowl.',
  body: [
    section(wordmark(loft, { size: 24 }), { pad: '34px 40px 22px' }),
    section(
      panel(
        text(loft, 'Admit one, and whoever they hold on to', {
          size: 16,
          color: '#e3b9c9',
          below: 18,
        }) +
          heading(loft, 'The scheduled power cut', {
            size: 78,
            small: 48,
            color: TICKET_INK,
            below: 36,
            weight: 800,
          }) +
          columns(
            [
              ticketFact('Day', 'Saturday<br>7 February'),
              ticketFact('Place', 'The old<br>net loft'),
              ticketFact('Row', 'Wherever you<br>bump into'),
            ],
            { gap: 14 },
          ),
        { ground: TICKET, radius: 14, pad: '34px 36px 34px' },
      ) +
        panel(
          columns(
            [
              text(loft, 'Tear here, gently', { size: 16, color: PLUM, below: 0 }),
              text(loft, 'No. 0207', {
                size: 16,
                weight: 700,
                color: PLUM,
                align: 'right',
                below: 0,
              }),
            ],
            { stack: false, valign: 'middle' },
          ),
          {
            ground: '#fdf1d0',
            radius: 14,
            pad: '22px 36px',
            style: css({ borderTop: `3px dashed ${PLUM}` }),
          },
        ),
      { pad: '0 28px 40px' },
    ),
    section(
      text(
        loft,
        'The grid fails us twice a winter and we have grown fond of it. This year we asked the electricity people to do one on purpose. They said yes rather quickly.',
        { size: 21, leading: 1.45, color: PLUM, below: 30 },
      ) +
        EVENING.map(([time, what]) =>
          columns(
            [
              heading(loft, time, {
                level: 3,
                size: 24,
                below: 16,
                weight: 800,
                color: loft.accent,
                leading: 1.2,
              }),
              text(loft, what, { size: 18, below: 16, leading: 1.4 }),
            ],
            { widths: ['86', ''], stack: false, gap: 6 },
          ),
        ).join('') +
        space(12) +
        button(loft, 'Keep me a chair, $12', '/power-cut', { full: true, size: 19, pad: '22px' }) +
        text(loft, 'Soup and one candle included. Torches will be confiscated with love.', {
          size: 15,
          align: 'center',
          below: 0,
          style: 'padding-top:14px',
        }),
      { pad: '0 40px 30px' },
    ),
    footer(loft, { brand: 'Lanternhouse' }),
  ].join(''),
  text: `THE SCHEDULED POWER CUT
Saturday 7 February, the old net loft

The grid fails us twice a winter and we have grown fond of it. This year we asked the electricity people to do one on purpose.

${EVENING.map(([time, what]) => `${time}  ${what}`).join('\n')}

Keep me a chair, $12: https://lanternhouse.example/power-cut`,
}

const ember: Kit = { ...night, ground: '#0f0a10', paper: '#0f0a10', soft: '#b7a3ab', line: '#33242f' }

export const burnedDown: Draft = {
  slug: 'lanternhouse-your-free-month-has-burned-down',
  brand: 'lanternhouse',
  kit: ember,
  layout: 'note',
  types: ['trial-expired'],
  mailbox: 'matchbook',
  sent: '2025-04-02T20:00:00-04:00',
  subject: 'Your free month has burned down',
  preheader: 'Nothing was charged. The Matchbook Club goes dark unless you say otherwise.',
  body: [
    section(
      picture('candle-low', { width: 190, alt: 'A low candle with one small flame', align: 'center' }),
      { pad: '96px 40px 30px', align: 'center' },
    ),
    section(
      heading(ember, 'Your free month<br>has burned down', {
        size: 42,
        small: 34,
        weight: 600,
        align: 'center',
        below: 18,
        leading: 1.06,
        tracking: '-.025em',
      }) +
        text(
          ember,
          'That was the Matchbook Club: four candles, one a week, chosen by us and burned by you. Nothing was charged and nothing will be. If the evenings feel shorter now, it is $19 a month.',
          { size: 18, align: 'center', measure: 410, below: 24 },
        ) +
        button(ember, 'Strike another', '/club/join', { align: 'center', size: 17, pad: '17px 40px' }) +
        text(ember, `Or ${link(ember, 'sit in the dark', '/club/leave', ember.ink, 400)}. It is also nice.`, {
          size: 15,
          align: 'center',
          below: 0,
          style: 'padding-top:20px',
        }),
      { pad: '0 40px 60px', align: 'center' },
    ),
    footer(ember, { brand: 'Lanternhouse', mark: false, pad: '20px 40px 46px' }),
  ].join(''),
  text: `YOUR FREE MONTH HAS BURNED DOWN

That was the Matchbook Club: four candles, one a week. Nothing was charged and nothing will be. If the evenings feel shorter now, it is $19 a month.

Strike another: https://lanternhouse.example/club/join`,
}

const blush: Kit = {
  ...lanternhouse,
  ground: '#f9c3b4',
  paper: '#f9c3b4',
  line: '#e89d8c',
  accent: '#a52a1c',
}

function half(
  art: string,
  alt: string,
  width: number,
  title: string,
  words: string,
  ground: string,
  ink: string,
): string {
  return panel(
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" valign="bottom" height="270" style="height:270px;padding-bottom:20px">${picture(art, { width, alt, align: 'center' })}</td></tr></table>` +
      heading(blush, title, { level: 2, size: 38, color: ink, below: 10, leading: 1, align: 'center' }) +
      text(blush, words, { size: 17, color: ink, align: 'center', below: 0, leading: 1.42 }),
    { ground, pad: '20px 24px 36px', align: 'center' },
  )
}

export const oneForTheBath: Draft = {
  slug: 'lanternhouse-one-for-the-bath',
  brand: 'lanternhouse',
  kit: blush,
  layout: 'diptych',
  types: ['promotional', 'seasonal'],
  occasions: ['valentines-day'],
  mailbox: 'hello',
  sent: '2026-02-03T16:00:00-05:00',
  subject: 'One for the table, one for the bath',
  preheader: 'Two candles for the fourteenth. Company is optional for either.',
  body: [
    section(wordmark(blush, { size: 24, align: 'center' }), { pad: '34px 40px 22px' }),
    section(
      heading(blush, 'One for the table.<br>One for the bath.', {
        size: 64,
        small: 42,
        align: 'center',
        below: 0,
      }),
      { pad: '0 24px 32px', align: 'center' },
    ),
    columns(
      [
        half(
          'candle-tall',
          'A tall ivory pillar candle',
          150,
          'For two',
          'Burns for forty hours, which is longer than most of what gets said across it. Cedar and a cold plate.',
          '#fff0e3',
          PLUM,
        ),
        half(
          'candle-middle',
          'A short fluted orange candle',
          190,
          'For one',
          'Fourteen hours, or eleven baths. Fits the corner of the tub between the soap and the better book.',
          '#8f2436',
          '#ffe3d6',
        ),
      ],
      { gap: 0 },
    ),
    section(
      button(blush, 'Both, in one box, $52', '/fourteenth', { align: 'center', size: 19, pad: '20px 40px' }) +
        text(
          blush,
          `Boxed without a heart anywhere on it. If you want a heart, ${link(blush, 'say so', '/fourteenth/heart', PLUM)}; we own one stamp.`,
          { size: 16, align: 'center', measure: 400, below: 0, style: 'padding-top:22px' },
        ),
      { pad: '42px 40px 20px', align: 'center' },
    ),
    footer(blush, { brand: 'Lanternhouse', mark: false, pad: '22px 40px 44px' }),
  ].join(''),
  text: `ONE FOR THE TABLE. ONE FOR THE BATH.

For two: burns for forty hours, which is longer than most of what gets said across it. Cedar and a cold plate.
For one: fourteen hours, or eleven baths. Fits the corner of the tub between the soap and the better book.

Both, in one box, $52: https://lanternhouse.example/fourteenth`,
}
