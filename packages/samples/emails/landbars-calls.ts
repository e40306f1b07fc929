import {
  button,
  columns,
  css,
  footer,
  heading,
  link,
  pairs,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { type Kit, landbars } from '../kits.ts'
import type { Draft } from './draft.ts'

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
  layout: 'departures',
  types: ['cart-abandonment', 'reminder'],
  mailbox: 'desk',
  sent: '2026-07-08T18:30:00+02:00',
  subject: 'Final call: Portugal, 5 GB, your basket',
  preheader: 'Passenger reader is requested at checkout. There is no rush, only a board.',
  body: [
    section(
      columns(
        [
          wordmark(board, { size: 24, color: '#ffffff' }),
          text(board, '18:30', { size: 22, weight: 700, color: board.ink, align: 'right', below: 0 }),
        ],
        {
          stack: false,
          valign: 'middle',
        },
      ),
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
  layout: 'chat',
  types: ['referral', 'seasonal'],
  occasions: ['fathers-day'],
  mailbox: 'desk',
  sent: '2026-06-16T08:30:00+02:00',
  subject: '“Hello it is your father”',
  preheader: 'Give him 3 GB for Sunday, get 3 GB. He will ask what we want.',
  body: [
    section(
      text(chat, '<b>Dad</b><br>Palermo, roaming on Landbars', {
        size: 15,
        align: 'center',
        below: 26,
        leading: 1.4,
        color: chat.ink,
      }) + TALK.map(bubble).join(''),
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
