import {
  button,
  columns,
  css,
  footer,
  heading,
  label,
  link,
  panel,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid } from '../blocks-grids.ts'
import { smallHours } from '../kits.ts'
import type { Draft } from './draft.ts'

const MONO = "'Geist Mono',Menlo,monospace"

/** From dusk to morning: each stop has the sky it stops under. */
const STOPS = [
  ['19:04', 'Basel', 'Dinner trolley, first pass.', '#2b2f6e', '#f6d98b', '#fdf3d6'],
  ['20:31', 'Bern', 'Last bar of signal for a while.', '#1d225a', '#f6d98b', '#fdf3d6'],
  ['22:17', 'Brig', 'Lights go down. So should you.', '#13184a', '#f6d98b', '#fdf3d6'],
  ['01:50', 'Nowhere', 'We wait eleven minutes for a freight of oranges.', '#0b0f33', '#f6d98b', '#c3c6ec'],
  ['05:12', 'Parma', 'Only the guard is awake, and she is eating.', '#3c3272', '#f6d98b', '#fdf3d6'],
  ['06:40', 'Pisa', 'Left-hand window. You will see why.', '#974d76', '#fff1c9', '#ffffff'],
  ['07:33', 'The sea', 'End of the line. Get out.', '#ffb59a', '#3a1240', '#3a1240'],
] as const

function stop([time, name, words, ground, timeInk, ink]: (typeof STOPS)[number], index: number): string {
  const last = index === STOPS.length - 1
  const dot = css({
    width: last ? '26px' : '16px',
    height: last ? '26px' : '16px',
    borderRadius: '99px',
    background: timeInk,
    fontSize: 0,
    lineHeight: 0,
  })
  return section(
    grid([
      [
        {
          html: text(smallHours, time, { size: 18, color: timeInk, face: MONO, below: 0, leading: 1.3 }),
          width: '90',
          valign: 'middle',
        },
        { html: `<div style="${dot}">&nbsp;</div>`, width: '54', valign: 'middle' },
        {
          html:
            heading(smallHours, name, {
              level: 3,
              size: last ? 64 : 36,
              small: last ? 48 : 30,
              color: ink,
              weight: last ? 400 : 300,
              below: 4,
              leading: 1.05,
            }) + text(smallHours, words, { size: 16, color: ink, below: 0, leading: 1.4 }),
          valign: 'middle',
        },
      ],
    ]),
    { ground, pad: last ? '34px 44px 46px' : '20px 44px' },
  )
}

const lineKit = { ...smallHours, ground: '#3d3f86', paper: '#3d3f86', soft: '#dcdcf6' }

export const reachesTheSea: Draft = {
  slug: 'small-hours-the-line-now-reaches-the-sea',
  brand: 'small-hours',
  kit: lineKit,
  layout: 'route',
  types: ['announcement', 'product-launch'],
  mailbox: 'timetable',
  sent: '2024-03-05T19:04:00+01:00',
  subject: 'The line now reaches the sea',
  preheader: 'Basel at dusk, salt at half past seven. Seven stops, one of them nowhere.',
  body: [
    section(wordmark(lineKit, { size: 26 }), { pad: '38px 44px 30px' }),
    section(
      heading(lineKit, 'The line now<br>reaches<br>the sea', {
        size: 96,
        small: 54,
        weight: 200,
        below: 24,
        leading: 0.98,
        tracking: '-.045em',
      }) +
        text(
          lineKit,
          'Line 6 used to end at a depot in Parma, next to a very good sandwich. From 3 May it keeps going. Read downwards; it gets light at the bottom.',
          {
            size: 19,
            color: lineKit.soft,
            below: 0,
          },
        ),
      { pad: '0 44px 38px' },
    ),
    STOPS.map(stop).join(''),
    section(
      heading(lineKit, 'Opens 3 May. From &euro;69.', {
        level: 2,
        size: 38,
        small: 30,
        color: '#2b0f33',
        below: 10,
      }) +
        text(lineKit, 'Every night except Tuesdays, when the sea is cleaned.', {
          color: '#4a2347',
          below: 14,
        }) +
        button(lineKit, 'Book a bunk to the beach', '/line-6', {
          ground: '#2b0f33',
          ink: '#ffe3d6',
          size: 18,
          pad: '19px 36px',
        }),
      { ground: '#ffd9c4', pad: '44px 44px 46px' },
    ),
    footer(lineKit, {
      brand: 'Small Hours',
      ground: '#ffd9c4',
      color: '#5b3450',
      align: 'left',
      mark: false,
      pad: '0 44px 44px',
    }),
  ].join(''),
  text: `THE LINE NOW REACHES THE SEA

Line 6 used to end at a depot in Parma. From 3 May it keeps going.

${STOPS.map(([time, name, words]) => `${time}  ${name}. ${words}`).join('\n')}

From EUR 69, every night except Tuesdays: https://smallhours.example/line-6`,
}

const boardKit = {
  ...smallHours,
  ground: '#17181c',
  paper: '#17181c',
  ink: '#f7f3e4',
  soft: '#bdbcb4',
  line: '#34363d',
  button: { ...smallHours.button, ground: '#ffd84d', ink: '#17181c', radius: 6 },
}

const BOARD = [
  ['20:14', 'VIENNA', '59'],
  ['20:26', 'LISBON', '79'],
  ['21:02', 'MALMO', '64'],
  ['21:40', 'PORTO', '74'],
  ['22:15', 'SPLIT', '69'],
  ['23:30', 'THE SEA', '49'],
] as const

/** A split-flap: one letter a tile, with the fold across the middle. */
function flaps(word: string, count: number, color = '#f7f3e4'): string {
  const tile = css({
    fontFamily: MONO,
    fontSize: '26px',
    lineHeight: '44px',
    fontWeight: 600,
    color,
    textAlign: 'center',
    background: '#2a2c33',
    backgroundImage: 'linear-gradient(#2f3139 49%,#121317 49%,#121317 52%,#2a2c33 52%)',
    borderRadius: '4px',
  })
  const letters = word
    .padEnd(count, ' ')
    .split('')
    .map((letter) => ({
      html: `<div class="flap" style="${tile}">${letter === ' ' ? '&nbsp;' : letter}</div>`,
    }))
  return grid([letters], { gap: 2 })
}

function departure([time, city, price]: (typeof BOARD)[number]) {
  return [
    { html: flaps(time.replace(':', ''), 4, '#ffd84d'), width: '26%' },
    { html: flaps(city, 7), width: '46%', pad: '0 0 0 8px' },
    { html: flaps(`€${price}`, 3, '#8ee6b0'), pad: '0 0 0 8px' },
  ]
}

export const soldLyingDown: Draft = {
  slug: 'small-hours-summer-sold-lying-down',
  brand: 'small-hours',
  kit: boardKit,
  layout: 'departures',
  types: ['limited-time-offers', 'discount'],
  occasions: ['summer-sale'],
  mailbox: 'timetable',
  sent: '2024-06-25T20:00:00+02:00',
  subject: 'Summer, sold lying down',
  preheader: 'Six departures at a third off. The board clicks over on Sunday night.',
  body: [
    section(
      columns(
        [
          wordmark(boardKit, { size: 22 }),
          text(boardKit, 'Departures', { size: 15, face: MONO, color: '#ffd84d', align: 'right', below: 0 }),
        ],
        {
          stack: false,
          valign: 'middle',
        },
      ),
      { pad: '34px 34px 28px' },
    ),
    section(
      heading(boardKit, 'Summer, sold<br>lying down', { size: 68, small: 44, weight: 300, below: 24 }),
      { pad: '0 34px' },
    ),
    section(grid(BOARD.map(departure), { gap: 4 }), { pad: '0 34px 26px' }),
    section(
      text(
        boardKit,
        'A third off a berth on six lines, for any night in July or August you have not promised to somebody’s wedding. The board clicks over at midnight on Sunday; you can hear it from the street.',
        { below: 22 },
      ) +
        button(boardKit, 'Choose a bunk', '/summer', { full: true, size: 18, pad: '21px', above: 0 }) +
        space(22) +
        rule(boardKit.line) +
        space(18) +
        text(
          boardKit,
          `Prices are for one berth of six. ${link(boardKit, 'A cabin to yourself', '/cabins', '#f7f3e4', 400)} is dearer and you will miss the stories.`,
          { size: 15, below: 0 },
        ),
      { pad: '0 34px 12px' },
    ),
    footer(boardKit, { brand: 'Small Hours', align: 'left', mark: false, pad: '22px 34px 40px' }),
  ].join(''),
  narrow: '.flap{font-size:17px!important;line-height:34px!important}',
  text: `SUMMER, SOLD LYING DOWN

A third off a berth on six lines, for any night in July or August.

${BOARD.map(([time, city, price]) => `${time}  ${city}  EUR ${price}`).join('\n')}

The board clicks over at midnight on Sunday: https://smallhours.example/summer`,
}

const eidKit = {
  ...smallHours,
  faces: ['outfit'],
  ground: '#ece6ff',
  paper: '#ece6ff',
  ink: '#221a55',
  soft: '#4c4580',
  line: '#cdc3f0',
  accent: '#6a4fc0',
  button: { ...smallHours.button, ground: '#221a55', ink: '#fdf3d6' },
  dark: {
    '#ece6ff': '#151135',
    '#221a55': '#ece6ff',
    '#fdf3d6': '#151135',
    '#4c4580': '#c0b8ee',
    '#6a4fc0': '#b9a4ff',
    '#ffffff': '#241d52',
  },
} as const

export const homeForEid: Draft = {
  slug: 'small-hours-home-for-eid',
  brand: 'small-hours',
  kit: eidKit,
  layout: 'stack',
  types: ['seasonal', 'announcement'],
  occasions: ['eid-al-fitr'],
  mailbox: 'timetable',
  sent: '2025-03-21T19:30:00+01:00',
  subject: 'Home for Eid',
  preheader:
    'Two extra trains, set out to arrive before the morning prayer whichever day the moon decides on.',
  body: [
    section(wordmark(eidKit, { size: 24, align: 'center' }), { pad: '40px 40px 20px' }),
    section(
      picture('moon-case', {
        width: 500,
        alt: 'A large crescent moon standing beside a violet suitcase',
        align: 'center',
      }),
      { pad: '10px 60px 24px', align: 'center' },
    ),
    section(
      heading(eidKit, 'Home for Eid', { size: 86, small: 56, weight: 300, align: 'center', below: 18 }) +
        text(
          eidKit,
          'Nobody can print the date yet, so we have printed both. Two extra trains leave on the evening of the 29th and two on the 30th, timed to arrive before the morning prayer.',
          { size: 19, align: 'center', measure: 470, below: 30 },
        ) +
        columns(
          [
            panel(
              label(eidKit, 'Sat 29 March', { below: 8 }) +
                heading(eidKit, '20:40', { level: 2, size: 46, below: 4, weight: 300 }) +
                text(eidKit, 'Brussels to Marseille, 05:20', { size: 16, below: 0 }),
              {
                ground: '#ffffff',
                radius: 22,
                pad: '26px 24px',
              },
            ),
            panel(
              label(eidKit, 'Sun 30 March', { below: 8 }) +
                heading(eidKit, '20:40', { level: 2, size: 46, below: 4, weight: 300 }) +
                text(eidKit, 'The same, if the moon waits', { size: 16, below: 0 }),
              {
                ground: '#ffffff',
                radius: 22,
                pad: '26px 24px',
              },
            ),
          ],
          { gap: 14 },
        ) +
        space(22) +
        text(
          eidKit,
          'Book either; a ticket for one is good on the other, and nobody will ask which. Dates and tea are in the dining car from sunset. There is room for the presents, and for the aunt.',
          { size: 18, align: 'center', measure: 480, below: 16 },
        ) +
        button(eidKit, 'Reserve a berth', '/eid', { align: 'center', pad: '18px 40px', size: 18 }),
      { pad: '0 44px 20px', align: 'center' },
    ),
    footer(eidKit, { brand: 'Small Hours', mark: false }),
  ].join(''),
  text: `HOME FOR EID

Nobody can print the date yet, so we have printed both. Two extra trains leave on the evening of the 29th and two on the 30th, timed to arrive before the morning prayer.

Sat 29 March, 20:40, Brussels to Marseille, 05:20
Sun 30 March, 20:40, the same, if the moon waits

A ticket for one is good on the other: https://smallhours.example/eid`,
}
