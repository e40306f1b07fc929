import {
  button,
  columns,
  css,
  footer,
  heading,
  link,
  panel,
  picture,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid } from '../blocks-grids.ts'
import { uphill } from '../kits.ts'
import type { Draft } from './draft.ts'

const WIDE = "font-variation-settings:'wdth' 125"
const SLIM = "font-variation-settings:'wdth' 75"
const NAVY = '#0d1757'

const laborKit = {
  ...uphill,
  ground: '#ffd23f',
  paper: '#ffd23f',
  ink: NAVY,
  soft: '#333c74',
  line: NAVY,
  button: { ...uphill.button, ground: NAVY, ink: '#ffd23f' },
}

const WEEK = [
  ['Fri 29', 'Easy three', 'Talk the whole way.'],
  ['Sat 30', 'Hills, six', 'Stop talking.'],
  ['Sun 31', 'Long, nine', 'Think about Monday.'],
  ['Mon 1', '', ''],
  ['Tue 2', 'Easy three', 'Like nothing happened.'],
] as const

const SITTING = [
  ['Recovery slides', '$35', '$28'],
  ['The big foam roller', '$45', '$36'],
  ['Blanket with a pocket for each foot', '$90', '$72'],
  ['Chair, folding, unambitious', '$65', '$52'],
] as const

function day([date, plan, note]: (typeof WEEK)[number]) {
  const off = plan === ''
  return [
    {
      html: text(laborKit, date, {
        size: 16,
        weight: 800,
        color: off ? '#ffd23f' : NAVY,
        below: 0,
        leading: 1.2,
      }),
      pad: off ? '46px 18px' : '16px 18px',
      width: '110',
      ground: off ? NAVY : undefined,
      style: `border-top:3px solid ${NAVY}`,
    },
    {
      html: off
        ? heading(laborKit, 'Nothing.', {
            level: 3,
            size: 44,
            small: 28,
            color: '#ffd23f',
            below: 0,
            style: WIDE,
          })
        : text(laborKit, `<b>${plan}</b> &nbsp; ${note}`, { size: 16, color: NAVY, below: 0, leading: 1.3 }),
      pad: off ? '34px 12px' : '16px 12px',
      ground: off ? NAVY : undefined,
      valign: 'middle' as const,
      style: `border-top:3px solid ${NAVY}`,
    },
  ]
}

function sitting([name, was, now]: (typeof SITTING)[number]) {
  const row = { pad: '13px 0', style: 'border-top:2px solid #e3b41f' }
  return [
    { html: text(laborKit, name, { size: 18, weight: 700, color: NAVY, below: 0, leading: 1.25 }), ...row },
    {
      html: text(laborKit, `<s style="font-weight:400">${was}</s> &nbsp;${now}`, {
        size: 18,
        weight: 800,
        color: NAVY,
        align: 'right',
        below: 0,
        leading: 1.25,
      }),
      width: '120',
      ...row,
    },
  ]
}

export const mondayNothing: Draft = {
  slug: 'uphill-both-ways-monday-nothing',
  brand: 'uphill-both-ways',
  kit: laborKit,
  layout: 'timetable',
  types: ['promotional', 'discount'],
  occasions: ['labor-day'],
  mailbox: 'coach',
  sent: '2025-08-28T06:30:00-04:00',
  subject: 'Your plan for Labor Day: don’t',
  preheader: 'A fifth off everything you can do sitting down, until Tuesday morning.',
  body: [
    section(wordmark(laborKit, { size: 18 }), { pad: '34px 40px 28px' }),
    section(
      heading(laborKit, 'Labor Day.<br>Don’t.', { size: 80, small: 50, below: 20, style: WIDE }) +
        text(laborKit, 'This week’s training plan, approved by the coach, the physio and the physio’s dog.', {
          size: 19,
          weight: 500,
          below: 0,
          measure: 460,
        }),
      { pad: '0 40px 30px' },
    ),
    section(grid(WEEK.map(day)), { pad: '0 40px 40px' }),
    section(
      heading(laborKit, '20% off sitting down', { level: 2, size: 36, small: 28, below: 18, style: WIDE }) +
        grid(SITTING.map(sitting)) +
        button(laborKit, 'Put your feet up', '/sitting', { size: 18, pad: '20px 38px', above: 24 }) +
        space(14) +
        text(laborKit, 'No code. It comes off at the checkout by itself, which is the spirit of the thing.', {
          size: 15,
          below: 0,
        }),
      { pad: '0 40px 24px' },
    ),
    footer(laborKit, { brand: 'Uphill Both Ways', align: 'left', mark: false, pad: '24px 40px 40px' }),
  ].join(''),
  text: `LABOR DAY. DON'T.

Fri 29: Easy three. Talk the whole way.
Sat 30: Hills, six. Stop talking.
Sun 31: Long, nine. Think about Monday.
Mon 1: Nothing.
Tue 2: Easy three. Like nothing happened.

20% OFF SITTING DOWN, until Tuesday morning
Recovery slides $28
The big foam roller $36
Blanket with a pocket for each foot $72
Chair, folding, unambitious $52

https://uphillbothways.example/sitting`,
}

const greyKit = {
  ...uphill,
  ground: '#d5d8e0',
  paper: '#d5d8e0',
  ink: '#23262f',
  soft: '#474c5a',
  line: '#b7bcc8',
  button: { ...uphill.button, ground: '#23262f', ink: '#ffffff' },
}

const SIZES = ['6', '6½', '7', '7½', '8', '8½', '9', '9½', '10', '10½', '11', '12'] as const
const GONE: readonly string[] = ['8', '9½']

function size(number: string) {
  const gone = GONE.includes(number)
  const mine = number === '9'
  const style = css({
    display: 'block',
    padding: '22px 0',
    fontFamily: greyKit.display,
    fontSize: '26px',
    lineHeight: 1,
    fontWeight: 800,
    color: mine ? '#ffffff' : gone ? '#5e6372' : '#23262f',
    textAlign: 'center',
    textDecoration: gone ? 'line-through' : 'none',
  })
  return {
    html: `<a href="${greyKit.site}/grey/${number.replace('½', '-half')}" target="_blank" style="${style}">${number}</a>`,
    ground: mine ? '#2440f0' : gone ? '#cbced8' : '#eef0f4',
  }
}

// Flawed on purpose: no preheader, so the inbox shows whatever comes first.
export const greyIsBack: Draft = {
  slug: 'uphill-both-ways-the-grey-one-is-back',
  brand: 'uphill-both-ways',
  kit: greyKit,
  layout: 'size-chart',
  types: ['back-in-stock'],
  mailbox: 'hello',
  sent: '2024-10-09T12:15:00-04:00',
  subject: 'The grey one is back',
  preheader: '',
  body: [
    section(wordmark(greyKit, { size: 18, align: 'center' }), { pad: '36px 40px 34px' }),
    section(
      heading(greyKit, 'Grey.<br>Again.', { size: 118, small: 70, align: 'center', below: 30, style: WIDE }) +
        text(
          greyKit,
          'You asked 214 times, in the plural. The Mule in grey is back: same last, same lugs, and still no reflective squiggle.',
          { size: 18, align: 'center', measure: 430, below: 28 },
        ) +
        grid([SIZES.slice(0, 4).map(size), SIZES.slice(4, 8).map(size), SIZES.slice(8).map(size)], {
          gap: 6,
        }) +
        button(greyKit, 'Hold my 9', '/grey/9', { full: true, size: 18, pad: '22px', above: 10 }) +
        space(16) +
        text(greyKit, 'Two sizes went to the staff. We are talking to the staff.', {
          size: 14,
          align: 'center',
          below: 0,
        }),
      { pad: '0 40px 20px', align: 'center' },
    ),
    footer(greyKit, { brand: 'Uphill Both Ways', mark: false }),
  ].join(''),
  text: `GREY. AGAIN.

You asked 214 times, in the plural. The Mule in grey is back: same last, same lugs, and still no reflective squiggle.

Hold my 9: https://uphillbothways.example/grey/9

Gone already: 8 and 9 1/2. We are talking to the staff.`,
}

const ironKit = {
  ...uphill,
  ground: '#dfe5ff',
  paper: '#dfe5ff',
  ink: NAVY,
  soft: '#434c85',
  line: '#b9c4fb',
  button: { ...uphill.button, ground: '#2440f0', ink: '#ffffff' },
}

const IRON = [
  ['8 kg', 'A Christmas goose, and you carried that from the car.', '$52', '#ffd23f', NAVY],
  ['16 kg', 'A six-year-old who has decided not to walk any further.', '$84', '#ff6a3d', '#330c00'],
  ['24 kg', 'The suitcase you said was under twenty.', '$118', '#ffffff', NAVY],
] as const

function iron([weight, words, price, ground, ink]: (typeof IRON)[number]): string {
  return panel(
    heading(ironKit, weight, { level: 3, size: 38, color: ink, below: 12, style: SLIM, tracking: '-.02em' }) +
      text(ironKit, words, { size: 15, color: ink, below: 16, leading: 1.4, style: 'min-height:84px' }) +
      text(ironKit, link(ironKit, price, '/iron', ink, 800), { size: 18, below: 0 }),
    { ground, pad: '24px 20px' },
  )
}

export const honestIron: Draft = {
  slug: 'uphill-both-ways-honestly-labelled-iron',
  brand: 'uphill-both-ways',
  kit: ironKit,
  layout: 'stack',
  types: ['product-launch', 'just-dropped'],
  mailbox: 'hello',
  sent: '2024-09-17T10:00:00-04:00',
  subject: 'Three kettlebells, honestly labelled',
  preheader: 'One goose, one six-year-old, one suitcase.',
  body: [
    section(wordmark(ironKit, { size: 18 }), { pad: '34px 40px 10px' }),
    section(
      picture('kettlebells', {
        width: 600,
        alt: 'Three enamelled kettlebells in yellow, orange and white, marked 8, 16 and 24',
        align: 'center',
      }),
      { pad: '0 20px 14px', flush: true },
    ),
    section(
      heading(ironKit, 'Heavy things, honestly labelled', {
        size: 62,
        small: 40,
        leading: 1,
        below: 18,
        style: WIDE,
      }) +
        text(
          ironKit,
          'Cast in one piece, dipped in enamel, and given a handle wide enough for two hands and a change of mind. The number on the front is the weight. The words below are what it is like.',
          { size: 18, below: 28 },
        ) +
        columns(IRON.map(iron), { gap: 10 }) +
        button(ironKit, 'Pick one up', '/iron', { above: 30, size: 18, pad: '20px 40px' }),
      { pad: '0 40px 30px' },
    ),
    section(
      text(
        ironKit,
        'They arrive by van. The driver has asked us to say that he will put it down where you point, once.',
        { size: 16, color: '#dfe5ff', below: 0 },
      ),
      { ground: NAVY, pad: '28px 40px' },
    ),
    section(
      heading(ironKit, 'Three things to do with one', {
        level: 2,
        size: 30,
        small: 27,
        below: 22,
        style: WIDE,
      }) +
        [
          ['4×', 'Carry it to the end of the corridor and back. The corridor is not a metaphor.'],
          ['8×', 'Pick it up as if it were a child who likes you, and put it down as if it were asleep.'],
          ['1×', 'Move it to vacuum under it. This counts, and it is the one you will skip.'],
        ]
          .map(([times = '', words = '']) =>
            columns(
              [
                heading(ironKit, times, {
                  level: 3,
                  size: 40,
                  color: '#2440f0',
                  below: 0,
                  leading: 1,
                  style: SLIM,
                }),
                text(ironKit, words, { size: 17, color: NAVY, below: 18, leading: 1.45 }),
              ],
              { widths: ['72', ''], gap: 12, stack: false },
            ),
          )
          .join(''),
      { ground: '#ffffff', pad: '42px 40px 26px' },
    ),
    footer(ironKit, {
      brand: 'Uphill Both Ways',
      ground: NAVY,
      color: '#b9c4fb',
      align: 'left',
      mark: false,
      pad: '34px 40px 40px',
    }),
  ].join(''),
  narrow: '.panel p{min-height:0!important}',
  text: `HEAVY THINGS, HONESTLY LABELLED

8 kg, $52. A Christmas goose, and you carried that from the car.
16 kg, $84. A six-year-old who has decided not to walk any further.
24 kg, $118. The suitcase you said was under twenty.

Pick one up: https://uphillbothways.example/iron`,
}
