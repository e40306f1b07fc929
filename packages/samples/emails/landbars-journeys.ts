import {
  button,
  columns,
  css,
  footer,
  heading,
  label,
  panel,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { type Kit, landbars } from '../kits.ts'
import type { Draft } from './draft.ts'

const PAPER = '#fffdf6'

const pass: Kit = {
  ...landbars,
  ground: '#ff8a5c',
  paper: '#ff8a5c',
  soft: '#4a2a14',
  accent: '#bd3411',
  button: { ...landbars.button, ground: '#0c2641', ink: '#fefcf4' },
  dark: undefined,
}

function cell(name: string, value: string, size = 26): string {
  return (
    text(pass, name, { size: 12, color: '#5a6470', below: 2, style: 'letter-spacing:.06em' }) +
    text(pass, value, {
      size,
      small: Math.round(size * 0.72),
      weight: 700,
      color: pass.ink,
      below: 0,
      leading: 1.15,
      style: 'letter-spacing:-.04em',
    })
  )
}

/** Two bites out of the paper, where a real pass tears. */
const PERFORATION = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td width="22" style="background:${PAPER}"><div style="width:22px;height:44px;background:#ff8a5c;border-radius:0 22px 22px 0;font-size:0">&nbsp;</div></td><td style="background:${PAPER}"><div style="border-top:3px dashed #c9c2b0;font-size:0;line-height:0">&nbsp;</div></td><td width="22" align="right" style="background:${PAPER}"><div style="width:22px;height:44px;background:#ff8a5c;border-radius:22px 0 0 22px;font-size:0">&nbsp;</div></td></tr></table>`

export const fourDaysOff: Draft = {
  slug: 'landbars-four-days-off-seven-bars',
  brand: 'landbars',
  kit: pass,
  layout: 'ticket',
  types: ['promotional', 'limited-time-offers'],
  occasions: ['easter'],
  mailbox: 'desk',
  sent: '2025-04-08T08:00:00+02:00',
  subject: 'Boarding for a long Easter, gate Sofa',
  preheader: 'Four days, thirty-one countries, one price. Bring your own chocolate.',
  body: [
    section(
      panel(
        columns(
          [
            wordmark(pass, { size: 26 }),
            text(pass, 'EASTER PASS', {
              size: 14,
              weight: 700,
              align: 'right',
              color: pass.accent,
              below: 0,
            }),
          ],
          { stack: false, valign: 'middle' },
        ) +
          space(24) +
          columns(
            [
              cell('FROM', 'DESK', 52) + text(pass, 'Thu 17 Apr', { size: 14, color: '#3a4a5a', below: 0 }),
              text(pass, '&#9992;&#xFE0E;', {
                size: 34,
                align: 'center',
                color: pass.accent,
                below: 0,
                style: 'padding-top:22px',
              }),
              cell('TO', 'ELSE', 52) + text(pass, 'Tue 22 Apr', { size: 14, color: '#3a4a5a', below: 0 }),
            ],
            { stack: false, widths: ['44%', '', '38%'], gap: 0 },
          ),
        { ground: PAPER, pad: '30px 34px 10px', style: 'border-radius:18px 18px 0 0' },
      ) +
        picture('world-case', {
          width: 560,
          alt: 'An orange suitcase beside a small globe and two balls',
          ground: PAPER,
          style: 'padding:0;max-width:100%',
        }) +
        PERFORATION +
        panel(
          heading(pass, 'Four days off, seven bars on', { size: 48, small: 34, below: 24 }) +
            columns(
              [cell('DATA', '7 GB'), cell('LASTS', '7 days'), cell('SEAT', 'Any'), cell('FARE', '€7')],
              {
                stack: false,
                gap: 8,
                widths: ['22%', '32%', '21%', ''],
              },
            ) +
            space(28) +
            button(pass, 'Board now', '/easter', { full: true, size: 17, pad: '21px', above: 0 }) +
            text(
              pass,
              'One fare in thirty-one countries, sold until the gate closes on Thursday at midnight. Starts when you land, so buying early costs nothing but foresight.',
              { size: 14, color: '#3a4a5a', below: 0, style: 'padding-top:20px' },
            ),
          { ground: PAPER, pad: '14px 34px 36px', style: 'border-radius:0 0 18px 18px' },
        ),
      { pad: '36px 40px 20px' },
    ),
    footer(pass, { brand: 'Landbars', mark: false, pad: '10px 48px 40px' }),
  ].join(''),
  text: `FOUR DAYS OFF, SEVEN BARS ON

From DESK (Thu 17 Apr) to ELSE (Tue 22 Apr)
7 GB, 7 days, any seat, EUR 7

One fare in thirty-one countries, sold until Thursday at midnight. Starts when you land.

Board now: https://landbars.example/easter`,
}

const map: Kit = {
  ...landbars,
  faces: ['jetbrains-mono', 'outfit'],
  display: "'Outfit',Helvetica,Arial,sans-serif",
  headWeight: 800,
  headTracking: '-.05em',
  ground: '#a9d8f5',
  paper: '#a9d8f5',
  line: '#7db8dc',
  dark: {
    '#a9d8f5': '#0a1c2e',
    '#0b2540': '#e6f1fa',
    '#35506b': '#a9c0d4',
    '#7db8dc': '#2c4b66',
    '#0c2641': '#a9d8f5',
    '#fefcf4': '#0a1c2e',
    '#96230d': '#ff9b7a',
  },
}

const WALK = [
  ['0 min', 'Doors open. Phone wakes. Four bars before the steps'],
  ['12 min', 'Passport hall: two bars. It is a basement, be fair'],
  ['31 min', 'Bus 17, front seat, left side. All bars, and the sea'],
  ['58 min', 'The terrace. One bar. We recommend it'],
] as const

function leg([when, what]: (typeof WALK)[number]): string {
  return (
    rule(map.line, { thick: 2 }) +
    section(
      columns(
        [
          text(map, when, { size: 15, weight: 700, color: '#96230d', below: 0 }),
          text(map, what, { size: 16, color: map.ink, below: 0, leading: 1.5 }),
        ],
        { widths: ['84', ''], stack: false, gap: 12 },
      ),
      { pad: '14px 0 16px', flush: true },
    )
  )
}

const POCKET = [
  [true, 'Plan bought. That was you, in July, on a bench'],
  [false, 'eSIM installed, still asleep. The button below'],
  [false, 'Home number kept on for texts from the bank'],
  [false, 'Charger. Not the one for the camera'],
] as const

function pocketBox(done: boolean): string {
  const box = css({
    width: '20px',
    height: '20px',
    border: '3px solid #0b2540',
    borderRadius: '5px',
    color: '#0b2540',
    fontFamily: map.body,
    fontSize: '17px',
    lineHeight: '19px',
    fontWeight: 700,
    textAlign: 'center',
  })
  return `<div style="${box}">${done ? '&#10005;' : '&nbsp;'}</div>`
}

export const landInThree: Draft = {
  slug: 'landbars-you-land-in-three-days',
  brand: 'landbars',
  kit: map,
  layout: 'map',
  types: ['reminder', 'activation'],
  mailbox: 'desk',
  sent: '2025-08-19T07:30:00+02:00',
  subject: 'You land in 3 days. Install over coffee',
  preheader: 'Two minutes on your own wifi now, or twenty on the airport’s later.',
  body: [
    section(
      columns(
        [
          wordmark(map, { size: 28 }),
          label(map, '3 days to go', {
            color: '#96230d',
            align: 'right',
            below: 0,
            size: 14,
            tracking: '.02em',
          }),
        ],
        { stack: false, valign: 'middle' },
      ),
      { pad: '34px 36px 22px' },
    ),
    picture('route-map', {
      width: 640,
      alt: 'A drawn island with height lines, four masts, and a dotted way from the airport to a terrace',
    }),
    section(
      heading(map, 'Your first hour<br>on the island', { size: 70, small: 42, leading: 0.94, below: 16 }) +
        text(
          map,
          'We walked it last month with three phones and one cold. If the plan is installed before you fly, it goes like this.',
          {
            size: 16,
            below: 26,
          },
        ) +
        WALK.map(leg).join('') +
        rule(map.line, { thick: 2 }) +
        space(28) +
        heading(map, 'In your pocket,<br>before the taxi', { level: 2, size: 40, small: 32, below: 18 }) +
        POCKET.map(([done, what]) =>
          columns(
            [pocketBox(done), text(map, what, { size: 16, color: map.ink, below: 14, leading: 1.45 })],
            {
              stack: false,
              widths: ['26', ''],
              gap: 14,
            },
          ),
        ).join('') +
        space(20) +
        button(map, 'Install now, 2 minutes', '/install', { full: true, size: 17, pad: '21px', above: 0 }),
      { pad: '30px 36px 36px' },
    ),
    footer(map, { brand: 'Landbars', align: 'left', mark: false, pad: '6px 36px 44px' }),
  ].join(''),
  text: `YOUR FIRST HOUR ON THE ISLAND

0 min: doors open, phone wakes, four bars before the steps
12 min: passport hall, two bars
31 min: bus 17, front seat, left side, all bars
58 min: the terrace, one bar. We recommend it

Install now, 2 minutes: https://landbars.example/install`,
}
