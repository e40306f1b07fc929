import {
  artSource,
  button,
  columns,
  css,
  footer,
  heading,
  label,
  link,
  pairs,
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
  button: { ...landbars.button, ground: '#0c2641', ink: '#fefcf4' },
  dark: undefined,
}

function cell(name: string, value: string, size = 26): string {
  return (
    text(pass, name, { size: 12, color: '#5a6470', below: 2, style: 'letter-spacing:.06em' }) +
    text(pass, value, { size, small: Math.round(size * 0.72), weight: 700, color: pass.ink, below: 0, leading: 1.15, style: 'letter-spacing:-.04em' })
  )
}

/** Two bites out of the paper, where a real pass tears. */
const PERFORATION = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td width="22" style="background:${PAPER}"><div style="width:22px;height:44px;background:#ff8a5c;border-radius:0 22px 22px 0;font-size:0">&nbsp;</div></td><td style="background:${PAPER}"><div style="border-top:3px dashed #c9c2b0;font-size:0;line-height:0">&nbsp;</div></td><td width="22" align="right" style="background:${PAPER}"><div style="width:22px;height:44px;background:#ff8a5c;border-radius:22px 0 0 22px;font-size:0">&nbsp;</div></td></tr></table>`

export const fourDaysOff: Draft = {
  slug: 'landbars-four-days-off-seven-bars',
  brand: 'landbars',
  kit: pass,
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
            text(pass, 'EASTER PASS', { size: 14, weight: 700, align: 'right', color: pass.accent, below: 0 }),
          ],
          { stack: false, valign: 'middle' },
        ) +
          space(24) +
          columns(
            [
              cell('FROM', 'DESK', 52) + text(pass, 'Thu 17 Apr', { size: 14, color: '#3a4a5a', below: 0 }),
              text(pass, '&#9992;&#xFE0E;', { size: 34, align: 'center', color: pass.accent, below: 0, style: 'padding-top:22px' }),
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
            columns([cell('DATA', '7 GB'), cell('LASTS', '7 days'), cell('SEAT', 'Any'), cell('FARE', '€7')], {
              stack: false,
              gap: 8,
            }) +
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

const board: Kit = {
  ...landbars,
  faces: ['jetbrains-mono', 'outfit'],
  ground: '#101214',
  paper: '#101214',
  ink: '#ffd23f',
  soft: '#c9c6bb',
  line: '#33373c',
  button: { ...landbars.button, ground: '#ffd23f', ink: '#101214', radius: 3 },
  dark: undefined,
}

function flap(character: string): string {
  const tile = css({
    background: '#1e2226',
    color: '#ffe9a0',
    fontFamily: board.body,
    fontSize: '33px',
    lineHeight: '50px',
    fontWeight: 700,
    textAlign: 'center',
    borderRadius: '4px',
  })
  return `<td class="flap" style="padding:2px"><div style="${tile}">${character === ' ' ? '&nbsp;' : character}</div></td>`
}

/** One row of a departures board; every row has fourteen flaps. */
function flaps(words: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed"><tr>${words.padEnd(14).split('').map(flap).join('')}</tr></table>`
}

const ROWS = ['PORTUGAL IS', 'STILL IN YOUR', 'BASKET.  GATE', 'CLOSES FRIDAY'] as const

export const stillInBasket: Draft = {
  slug: 'landbars-portugal-is-in-your-basket',
  brand: 'landbars',
  kit: board,
  types: ['cart-abandonment', 'reminder'],
  mailbox: 'desk',
  sent: '2026-07-08T18:30:00+02:00',
  subject: 'Final call: Portugal, 5 GB, your basket',
  preheader: 'Passenger reader is requested at checkout. There is no rush, only a board.',
  body: [
    section(
      columns([wordmark(board, { size: 24, color: '#ffffff' }), text(board, '18:30', { size: 22, weight: 700, color: board.ink, align: 'right', below: 0 })], {
        stack: false,
        valign: 'middle',
      }),
      { pad: '34px 30px 26px' },
    ),
    section(
      `<h1 aria-label="Portugal is still in your basket. Gate closes Friday." style="margin:0;font-size:0;line-height:0">${ROWS.map(flaps).join('')}</h1>`,
      { pad: '0 28px 30px', flush: true },
    ),
    section(
      pairs(
        board,
        [
          ['LB 351 &nbsp; Portugal, 5 GB', '€9.50'],
          ['Hotspot', 'carried free'],
          ['Your coupon', 'none, we looked'],
          ['TOTAL', '€9.50'],
        ],
        { size: 16, pad: '14px 0', border: '1px solid #33373c', color: '#ffffff', total: true },
      ) +
        space(24) +
        button(board, 'Proceed to gate', '/basket', { full: true, size: 18, pad: '22px', above: 0 }) +
        text(
          board,
          `The price holds until Friday noon, when the network changes its own. Not going any more? ${link(board, 'Cancel the trip', '/basket/empty', '#ffd23f', 600)} and the board goes quiet.`,
          { size: 15, below: 0, style: 'padding-top:24px' },
        ),
      { pad: '0 30px 30px' },
    ),
    footer(board, { brand: 'Landbars', mark: false, align: 'left', pad: '14px 30px 40px' }),
  ].join(''),
  narrow: '.flap div{font-size:17px!important;line-height:30px!important}.flap{padding:1px!important}',
  text: `PORTUGAL IS STILL IN YOUR BASKET. GATE CLOSES FRIDAY.

LB 351 Portugal, 5 GB: EUR 9.50
Hotspot: carried free
Your coupon: none, we looked

Proceed to gate: https://landbars.example/basket`,
}

const chat: Kit = {
  ...landbars,
  faces: ['outfit'],
  display: "'Outfit',Helvetica,Arial,sans-serif",
  body: "'Outfit',Helvetica,Arial,sans-serif",
  headWeight: 800,
  headTracking: '-.045em',
  bodySize: 18,
  ground: '#eaf6ef',
  paper: '#eaf6ef',
  ink: '#0b2540',
  soft: '#3d5667',
  line: '#c3ddd0',
  accent: '#0b7a4b',
  button: { ...landbars.button, ground: '#0b7a4b', ink: '#ffffff', radius: 99 },
  dark: {
    '#eaf6ef': '#0c1a16',
    '#0b2540': '#e9f5ee',
    '#3d5667': '#a9c2b6',
    '#c3ddd0': '#2b463b',
    '#fffffe': '#1b2d27',
    '#0b7a4b': '#14744b',
    '#fefefe': '#ffffff',
  },
}

type Turn = readonly [who: 'dad' | 'me', words: string]

const TALK: readonly Turn[] = [
  ['dad', 'Hello it is your father'],
  ['dad', 'I am at the airport in Palermo and the internet is already on'],
  ['me', 'I know, I set it up'],
  ['dad', 'I have not pressed anything'],
  ['me', 'That’s the idea'],
  ['dad', 'Who is paying for this'],
  ['me', 'A nice company gave us 3 GB each'],
  ['dad', 'What do they want'],
]

function bubble([who, words]: Turn): string {
  const mine = who === 'me'
  const shape = css({
    display: 'inline-block',
    maxWidth: '390px',
    padding: '13px 20px 14px',
    fontFamily: chat.body,
    fontSize: '20px',
    lineHeight: 1.32,
    fontWeight: 500,
    textAlign: 'left',
    color: mine ? '#fefefe' : '#0b2540',
    borderRadius: mine ? '22px 22px 5px 22px' : '22px 22px 22px 5px',
    background: mine ? '#0b7a4b' : '#fffffe',
  })
  return `<div style="text-align:${mine ? 'right' : 'left'};padding:0 0 8px"><span style="${shape}">${words}</span></div>`
}

export const dadIsOnline: Draft = {
  slug: 'landbars-hello-it-is-your-father',
  brand: 'landbars',
  kit: chat,
  types: ['referral', 'seasonal'],
  occasions: ['fathers-day'],
  mailbox: 'desk',
  sent: '2026-06-16T08:30:00+02:00',
  subject: '“Hello it is your father”',
  preheader: 'Give him 3 GB for Sunday, get 3 GB. He will ask what we want.',
  body: [
    section(
      text(chat, '<b>Dad</b><br>Palermo, roaming on Landbars', { size: 15, align: 'center', below: 26, leading: 1.4, color: chat.ink }) +
        TALK.map(bubble).join(''),
      { pad: '34px 36px 22px' },
    ),
    section(
      rule(chat.line) +
        space(34) +
        heading(chat, 'We want you to send him 3 GB', { size: 60, small: 44, leading: 0.98, below: 16 }) +
        text(
          chat,
          'Sunday is Father’s Day. Invite him and you each get three gigabytes for the next trip, in any country we cover. You set it up from your own phone; he presses nothing and takes the credit.',
          { below: 24 },
        ) +
        button(chat, 'Send Dad three gigabytes', '/give/dad', { size: 18, pad: '20px 36px', above: 0 }) +
        text(chat, 'Also works for mothers, who will press everything. Up to five people a year.', {
          size: 15,
          below: 0,
          style: 'padding-top:22px',
        }),
      { pad: '10px 36px 34px' },
    ),
    footer(chat, { brand: 'Landbars', align: 'left', pad: '20px 36px 44px' }),
  ].join(''),
  text: `Dad: Hello it is your father
Dad: I am at the airport in Palermo and the internet is already on
You: I know, I set it up
Dad: I have not pressed anything
You: That's the idea
Dad: Who is paying for this
You: A nice company gave us 3 GB each
Dad: What do they want

We want you to send him 3 GB for Father's Day, and keep 3 GB yourself.

https://landbars.example/give/dad`,
}

const card: Kit = {
  ...landbars,
  faces: ['outfit', 'caveat'],
  display: "'Outfit',Helvetica,Arial,sans-serif",
  body: "'Outfit',Helvetica,Arial,sans-serif",
  headWeight: 800,
  headTracking: '-.04em',
  bodySize: 17,
  ground: '#2e6f74',
  paper: '#2e6f74',
  soft: '#e3f1ee',
  line: '#cfc6b0',
  button: { ...landbars.button, ground: '#ffd98a', ink: '#12393d', radius: 99 },
  dark: undefined,
}

const HAND = "'Caveat','Segoe Script',cursive"

const FRANK = css({
  width: '92px',
  height: '112px',
  border: '3px dashed #b9482c',
  textAlign: 'center',
  fontFamily: card.body,
  fontSize: '14px',
  lineHeight: 1.25,
  fontWeight: 700,
  color: '#b9482c',
})

export const greetings: Draft = {
  slug: 'landbars-greetings-from-the-baggage-belt',
  brand: 'landbars',
  kit: card,
  types: ['welcome', 'onboarding'],
  mailbox: 'desk',
  sent: '2024-05-07T12:00:00+02:00',
  subject: 'Greetings from the baggage belt',
  preheader: 'Wish you were connected. Oh, you are.',
  body: [
    section(
      `<div style="background:${PAPER};padding:18px 18px 0"><img src="${artSource('photo-harbour')}" alt="An old photograph of boats lying in a quiet harbour" width="524" style="display:block;width:100%;height:330px;object-fit:cover;border:0"></div>` +
        panel(
          heading(card, 'Greetings from<br>the baggage belt', { size: 54, small: 36, color: '#12393d', leading: 0.98, below: 0 }),
          { ground: PAPER, pad: '22px 26px 24px' },
        ) +
        space(26) +
        panel(
          columns(
            [
              text(
                card,
                'Dear reader,<br>your account works. Weather here is fluorescent. Before your first trip: 1. tell us the country, 2. install on your own wifi, 3. forget about it until landing. Wish you were here, but frankly go somewhere nicer.',
                { size: 25, small: 23, face: HAND, color: '#1d3a6b', leading: 1.18, weight: 500, below: 10 },
              ) + text(card, 'The Landbars desk', { size: 30, face: HAND, color: '#1d3a6b', leading: 1, weight: 700, below: 0 }),
              `<table role="presentation" align="right" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" valign="middle" style="${FRANK}">7<br>BARS<br>PAID</td></tr></table><div style="clear:both;height:24px;font-size:0">&nbsp;</div>` +
                ['Reader', 'reader@example.com', 'Wherever, soon']
                  .map(
                    (line) =>
                      text(card, line, { size: 23, small: 22, face: HAND, color: '#1d3a6b', leading: 1.1, below: 0, weight: 600 }) +
                      rule(card.line, { pad: '4px 0 12px' }),
                  )
                  .join(''),
            ],
            { widths: ['54%', ''], gap: 28 },
          ),
          { ground: PAPER, pad: '28px 26px 30px' },
        ) +
        space(32) +
        button(card, 'Tell us the country', '/countries', { align: 'center', size: 18, pad: '20px 44px', above: 0 }),
      { pad: '40px 40px 36px' },
    ),
    footer(card, { brand: 'Landbars', markColor: '#ffffff', pad: '6px 48px 44px' }),
  ].join(''),
  text: `GREETINGS FROM THE BAGGAGE BELT

Dear reader, your account works. Weather here is fluorescent. Before your first trip:
1. tell us the country
2. install on your own wifi
3. forget about it until landing

The Landbars desk

Tell us the country: https://landbars.example/countries`,
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
    '#b5311a': '#ff9b7a',
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
          text(map, when, { size: 15, weight: 700, color: '#b5311a', below: 0 }),
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
          label(map, '3 days to go', { color: '#b5311a', align: 'right', below: 0, size: 14, tracking: '.02em' }),
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
        text(map, 'We walked it last month with three phones and one cold. If the plan is installed before you fly, it goes like this.', {
          size: 16,
          below: 26,
        }) +
        WALK.map(leg).join('') +
        rule(map.line, { thick: 2 }) +
        space(28) +
        heading(map, 'In your pocket,<br>before the taxi', { level: 2, size: 40, small: 32, below: 18 }) +
        POCKET.map(
          ([done, what]) =>
            columns([pocketBox(done), text(map, what, { size: 16, color: map.ink, below: 14, leading: 1.45 })], {
              stack: false,
              widths: ['26', ''],
              gap: 14,
            }),
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
