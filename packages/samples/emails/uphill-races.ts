import {
  button,
  columns,
  css,
  footer,
  heading,
  label,
  link,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid } from '../blocks-grids.ts'
import { uphill } from '../kits.ts'
import type { Draft } from './draft.ts'

const WIDE = "font-variation-settings:'wdth' 125"
const NAVY = '#0d1757'

const LANES = [
  ['1', 'Tell us your size', 'And whether that is your real size or the one from college.', '/size'],
  [
    '2',
    'Read the hill page',
    'Every hill near you, ranked by how much it will be discussed afterwards.',
    '/hills',
  ],
  [
    '3',
    'Come on Saturday',
    'Eight o’clock, any shop. The back of the group has the better conversation.',
    '/saturdays',
  ],
  ['4', 'Rest', 'The lane nobody books. It is included.', '/rest'],
] as const

/** Each letter stands one step higher than the one before. */
function climbing(word: string, size: number, step: number, color: string): string {
  const letters = word.split('').map((letter, index) => ({
    html: `<div class="fs-56" style="${css({ fontFamily: uphill.display, fontSize: `${size}px`, lineHeight: 0.8, fontWeight: 900, color })};${WIDE}">${letter}</div>`,
    align: 'center' as const,
    valign: 'bottom' as const,
    width: letter === 'I' ? '10%' : '18%',
    pad: `0 0 ${index * step}px`,
  }))
  return grid([letters])
}

function lane([number, title, words, path]: (typeof LANES)[number]): string {
  return (
    rule('#ffffff', { thick: 5 }) +
    section(
      columns(
        [
          heading(uphill, number, { level: 2, size: 76, small: 54, below: 0, leading: 0.9, style: WIDE }),
          heading(uphill, link(uphill, title, path, '#ffffff', 900), {
            level: 3,
            size: 25,
            below: 6,
            leading: 1.1,
            tracking: '-.02em',
            style: WIDE,
          }) + text(uphill, words, { size: 16, below: 0, color: '#e4e9ff' }),
        ],
        { widths: ['96', ''], gap: 18, stack: false, valign: 'middle' },
      ),
      { pad: '22px 40px' },
    )
  )
}

export const welcomeUphill: Draft = {
  slug: 'uphill-both-ways-welcome-its-uphill',
  brand: 'uphill-both-ways',
  kit: uphill,
  layout: 'steps',
  types: ['welcome', 'onboarding'],
  mailbox: 'hello',
  sent: '2024-04-03T07:00:00-04:00',
  subject: 'Welcome. It’s uphill',
  preheader: 'Four lanes to start in. One of them is lying down.',
  body: [
    section(wordmark(uphill, { size: 20 }), { pad: '34px 40px 44px' }),
    section(climbing('UPHILL', 106, 26, '#ffd23f'), { pad: '0 26px 22px', flush: true }),
    section(
      heading(uphill, 'Welcome. The good news is the view.', {
        size: 44,
        small: 34,
        below: 14,
        leading: 1,
        style: WIDE,
      }) +
        text(
          uphill,
          'We make shoes, iron and one weekly run for people who have never once described a hill as “rolling”. Pick a lane. You may change lanes whenever nobody is looking.',
          { size: 18, measure: 520, below: 0 },
        ),
      { pad: '0 40px 36px' },
    ),
    LANES.map(lane).join(''),
    rule('#ffffff', { thick: 5 }),
    section(
      button(uphill, 'Find my size', '/size', {
        ground: '#ffd23f',
        ink: NAVY,
        size: 18,
        pad: '20px 40px',
        above: 0,
      }) +
        space(16) +
        text(uphill, 'Ten percent off the first pair, with code FIRSTHILL. It works on the way down too.', {
          size: 15,
          below: 0,
        }),
      { pad: '38px 40px 20px' },
    ),
    section(
      heading(uphill, 'Hills near you', {
        level: 2,
        size: 38,
        small: 30,
        color: NAVY,
        below: 18,
        style: WIDE,
      }) +
        grid(
          [
            ['Reservoir Road', '61 m', 'Everyone waves. Nobody means it.'],
            ['The Nunnery', '84 m', 'A bench two-thirds up, with a plaque to someone who stopped there.'],
            ['Back of the Bakery', '38 m', 'Short, steep, and it smells of the reason you run.'],
          ].map(([name = '', rise = '', words = '']) => {
            const row = { pad: '15px 0', style: 'border-top:3px solid #2440f0' }
            return [
              {
                html: heading(uphill, rise, {
                  level: 3,
                  size: 30,
                  color: '#2440f0',
                  below: 0,
                  leading: 1.1,
                  tracking: '-.03em',
                }),
                width: '110',
                ...row,
              },
              {
                html:
                  text(uphill, name, { size: 19, weight: 800, color: NAVY, below: 2, leading: 1.25 }) +
                  text(uphill, words, { size: 16, color: '#3d4678', below: 0, leading: 1.4 }),
                ...row,
              },
            ]
          }),
        ),
      { ground: '#ffffff', pad: '42px 40px 30px' },
    ),
    footer(uphill, { brand: 'Uphill Both Ways', align: 'left', mark: false, pad: '26px 40px 40px' }),
  ].join(''),
  text: `WELCOME. IT'S UPHILL.

We make shoes, iron and one weekly run for people who have never once described a hill as "rolling". Pick a lane.

1. Tell us your size: https://uphillbothways.example/size
2. Read the hill page: https://uphillbothways.example/hills
3. Come on Saturday, eight o'clock: https://uphillbothways.example/saturdays
4. Rest. It is included.

Ten percent off the first pair with code FIRSTHILL.`,
}

const fourthKit = { ...uphill, ground: '#0a1040', paper: '#0a1040', soft: '#c7cef5', line: '#38437f' }

const FOURTH = [
  ['6:30', 'Bibs, sunscreen, regret'],
  ['7:00', 'Four miles, one of them flat'],
  ['8:15', 'Pie. Every kind, for every time'],
] as const

export const fourMiles: Draft = {
  slug: 'uphill-both-ways-four-miles-on-the-fourth',
  brand: 'uphill-both-ways',
  kit: fourthKit,
  layout: 'poster',
  types: ['events', 'seasonal'],
  occasions: ['independence-day'],
  mailbox: 'saturdays',
  sent: '2026-06-27T08:00:00-04:00',
  subject: 'Four miles on the Fourth, then pie',
  preheader: 'We start at seven, because at nine that evening you will want to be lying on a lawn.',
  body: [
    section(
      columns(
        [
          wordmark(fourthKit, { size: 18 }),
          text(fourthKit, 'Sat July 4 &middot; 7 am', {
            size: 15,
            weight: 700,
            color: '#ffd23f',
            align: 'right',
            below: 0,
          }),
        ],
        { stack: false, valign: 'middle', widths: ['', '150'] },
      ),
      { pad: '32px 40px 30px' },
    ),
    section(heading(fourthKit, 'Run first.<br>Bang later.', { size: 78, small: 46, below: 0, style: WIDE }), {
      pad: '0 36px 8px',
    }),
    section(
      picture('track-fireworks', {
        width: 640,
        alt: 'Fireworks over the red and white lanes of a running track, seen from above',
      }),
      { pad: '0', flush: true },
    ),
    section(
      heading(fourthKit, 'Four miles on the Fourth', {
        level: 2,
        size: 34,
        small: 28,
        color: '#0a1040',
        below: 12,
        style: WIDE,
      }) +
        text(
          fourthKit,
          'It is free and it is not a race, although Denise will be timing it. We finish at the bandstand, where there is a table of pie and a man with a tuba who starts when he is ready.',
          { color: '#3b436f', below: 24 },
        ) +
        grid(
          FOURTH.map(([time, what]) => [
            {
              html: heading(fourthKit, time, { level: 3, size: 26, color: '#d42f2a', below: 0, style: WIDE }),
              pad: '14px 0',
              width: '116',
            },
            {
              html: text(fourthKit, what, {
                size: 18,
                color: '#0a1040',
                weight: 600,
                below: 0,
                leading: 1.3,
              }),
              pad: '17px 0',
              valign: 'middle' as const,
            },
          ]),
        ) +
        button(fourthKit, 'Save me a bib', '/fourth', {
          full: true,
          ground: '#0a1040',
          ink: '#ffffff',
          size: 18,
          pad: '22px',
          above: 22,
        }),
      { ground: '#ffffff', pad: '44px 40px 46px' },
    ),
    footer(fourthKit, { brand: 'Uphill Both Ways', mark: false, note: 'Dogs run free. They always have.' }),
  ].join(''),
  text: `RUN FIRST. BANG LATER.
Four miles on the Fourth, Saturday, July 4, 7 am.

It is free and it is not a race, although Denise will be timing it.

6:30 Bibs, sunscreen, regret
7:00 Four miles, one of them flat
8:15 Pie

Save me a bib: https://uphillbothways.example/fourth`,
}

const yearKit = {
  ...uphill,
  ground: '#f5f3ea',
  paper: '#f5f3ea',
  ink: NAVY,
  soft: '#474f80',
  line: '#cfcdc0',
  accent: '#bf350d',
  button: { ...uphill.button, ground: NAVY, ink: '#ffffff' },
  dark: {
    '#f5f3ea': '#11131f',
    '#0d1757': '#e8ebff',
    '#474f80': '#b4bbe6',
    '#cfcdc0': '#333852',
    '#bf350d': '#ff9b76',
    '#2440f0': '#6f85ff',
    '#ffffff': '#11131f',
  },
}

const MONTHS = [114, 66, 183, 252, 213, 288, 120, 12, 231, 336, 192, 125] as const

function peak(metres: number, index: number): string {
  const best = metres === 336
  return `<td valign="bottom" align="center" height="220" style="padding:0 2px"><div style="${css({ height: `${Math.round((metres / 336) * 180)}px`, background: best ? '#ff5a2b' : '#2440f0', fontSize: 0, lineHeight: 0 })}">&nbsp;</div><div style="${css({ fontFamily: uphill.body, fontSize: '13px', lineHeight: 1, fontWeight: 700, color: NAVY, paddingTop: '10px' })}">${'JFMAMJJASOND'[index]}</div></td>`
}

export const fortyOneTowers: Draft = {
  slug: 'uphill-both-ways-forty-one-church-towers',
  brand: 'uphill-both-ways',
  kit: yearKit,
  layout: 'chart',
  types: ['milestone'],
  occasions: ['year-in-review'],
  mailbox: 'logbook',
  sent: '2025-12-30T09:00:00-05:00',
  subject: 'You climbed 41 church towers this year',
  preheader: 'Nobody rang the bells, so here is a chart instead.',
  body: [
    section(
      columns(
        [
          wordmark(yearKit, { size: 18 }),
          text(yearKit, 'Your 2025', { size: 15, weight: 700, align: 'right', below: 0 }),
        ],
        {
          stack: false,
          valign: 'middle',
        },
      ),
      { pad: '34px 40px 34px' },
    ),
    section(
      heading(yearKit, '2,132', { size: 126, small: 70, below: 18, color: '#2440f0', style: WIDE }) +
        heading(yearKit, 'meters up, and the same down, which is not counted', {
          level: 2,
          size: 30,
          small: 26,
          leading: 1.08,
          below: 26,
        }) +
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed"><tr>${MONTHS.map(peak).join('')}</tr></table>` +
        rule(NAVY, { thick: 3 }) +
        space(26),
      { pad: '0 40px' },
    ),
    section(
      columns(
        [
          label(yearKit, 'Best month', { below: 6 }) +
            heading(yearKit, 'October', { level: 3, size: 30, below: 6, style: WIDE }) +
            text(yearKit, 'Eleven runs, ten of them for reasons you wrote down as “Greg”.', {
              size: 15,
              below: 0,
            }),
          label(yearKit, 'Quietest', { below: 6 }) +
            heading(yearKit, 'August', { level: 3, size: 30, below: 6, style: WIDE }) +
            text(yearKit, 'One run, 12 meters. We also looked at the sea.', { size: 15, below: 0 }),
        ],
        { gap: 32 },
      ) +
        space(30) +
        text(
          yearKit,
          'An average church tower round here is 52 meters. That makes forty-one, with a spare pulpit. Your shoes have done 508 miles and would like a word in private.',
          { size: 18, below: 22 },
        ) +
        button(yearKit, 'Open the logbook', '/logbook/2025', { above: 0 }),
      { pad: '0 40px 44px' },
    ),
    footer(yearKit, { brand: 'Uphill Both Ways', align: 'left', mark: false, pad: '0 40px 44px' }),
  ].join(''),
  text: `2,132 METERS UP
and the same down, which is not counted.

Best month: October. Eleven runs, ten of them for reasons you wrote down as "Greg".
Quietest: August. One run, 12 meters.

An average church tower round here is 52 meters. That makes forty-one.

Open the logbook: https://uphillbothways.example/logbook/2025`,
}
