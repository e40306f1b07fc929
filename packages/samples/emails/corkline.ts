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
import { corkline as cork, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const HAND = "'Caveat','Segoe Script',cursive"

type Note = readonly [words: string, color: string]

const NOTES: readonly Note[] = [
  ['Pin the thing you keep saying out loud', '#ffe066'],
  ['Pin who does it', '#ff9ec6'],
  ['Pin a day. Any day. Days can move', '#8fc9ff'],
  ['Invite one person who will argue', '#b5e48c'],
  ['Unpin one thing nobody will miss', '#ffb37a'],
  ['Go to lunch', '#ffe066'],
]

function note([words, color]: Note): string {
  const pin = css({
    width: '16px',
    height: '16px',
    borderRadius: '10px',
    background: color === '#ff9ec6' ? '#1f4fd1' : '#d2301f',
    margin: '0 auto 14px',
    fontSize: 0,
    lineHeight: 0,
  })
  return panel(
    `<div style="${pin}">&nbsp;</div>` +
      text(cork, words, {
        size: 31,
        small: 25,
        face: HAND,
        weight: 700,
        color: '#2a190b',
        leading: 1.04,
        below: 0,
        align: 'center',
      }),
    { ground: color, pad: '14px 14px 18px', align: 'center', style: 'height:168px;vertical-align:top' },
  )
}

/** On a narrow screen the two rows dissolve, and the notes hang two by two. */
const NOTE_WALL = `<table class="notes" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;width:calc(100% + 12px);margin:0 -6px">${[
  0, 3,
]
  .map(
    (from) =>
      `<tr>${NOTES.slice(from, from + 3)
        .map((one) => `<td class="note" width="33%" style="padding:6px">${note(one)}</td>`)
        .join('')}</tr>`,
  )
  .join('')}</table>`

export const pinThree: Draft = {
  slug: 'corkline-six-notes-for-a-monday',
  brand: 'corkline',
  kit: cork,
  layout: 'pinboard',
  types: ['onboarding', 'activation'],
  mailbox: 'wall',
  sent: '2025-01-13T08:00:00+01:00',
  subject: 'Six notes for your first Monday',
  preheader: 'The last one is lunch.',
  body: [
    section(
      columns(
        [
          wordmark(cork, { size: 26 }),
          text(cork, 'Day one', {
            size: 30,
            face: HAND,
            weight: 700,
            align: 'right',
            below: 0,
            color: cork.ink,
            leading: 1,
          }),
        ],
        {
          stack: false,
          valign: 'middle',
        },
      ) +
        space(40) +
        heading(cork, 'Your wall<br>is empty.<br>Enjoy that.', {
          size: 92,
          small: 58,
          leading: 0.92,
          below: 30,
        }) +
        NOTE_WALL +
        space(30) +
        text(
          cork,
          'Do them in any order before Friday. Teams that pin a name next to a thing on day one finish the thing; teams that pin only the thing tend to buy a second tool.',
          {
            color: cork.ink,
            below: 24,
          },
        ) +
        button(cork, 'Pin the first one', '/wall', { size: 18, pad: '20px 38px', above: 0 }),
      { pad: '34px 40px 46px' },
    ),
    footer(cork, { brand: 'Corkline', align: 'left', mark: false, pad: '0 40px 40px' }),
  ].join(''),
  narrow:
    '.notes,.notes>tbody{display:block!important;font-size:0}.notes>tbody>tr{display:contents}.notes .note{display:inline-block!important;width:50%!important;box-sizing:border-box;vertical-align:top}',
  text: `YOUR WALL IS EMPTY. ENJOY THAT.

1 Pin the thing you keep saying out loud
2 Pin who does it
3 Pin a day. Any day. Days can move
4 Invite one person who will argue
5 Unpin one thing nobody will miss
6 Go to lunch

Pin the first one: https://corkline.example/wall`,
}

const meadow: Kit = {
  ...cork,
  faces: ['outfit', 'caveat'],
  ground: '#fff6dc',
  paper: '#fff6dc',
  line: '#ecdcae',
  ink: '#23320f',
  soft: '#52603a',
  button: { ...cork.button, ground: '#2f6b2c', ink: '#fffffe', radius: 99 },
  dark: {
    '#fff6dc': '#1d2412',
    '#23320f': '#f2f6dc',
    '#52603a': '#b9c69c',
    '#ecdcae': '#3c4627',
    '#a33a12': '#ffb08a',
  },
}

const HIDDEN = [
  ['Who has the key to the stock room', 'Ife’s head'],
  ['The real deadline', 'a call in February'],
  ['Why the blue version lost', 'a deleted chat'],
  ['The password for the printer', 'under the printer'],
  ['What “soon” means', 'varies by floor'],
] as const

export const fiveHidden: Draft = {
  slug: 'corkline-five-things-hidden-in-the-office',
  brand: 'corkline',
  kit: meadow,
  layout: 'answer-sheet',
  types: ['promotional', 'seasonal'],
  occasions: ['easter'],
  mailbox: 'wall',
  sent: '2026-03-30T09:00:00+02:00',
  subject: 'Five things hidden in your office',
  preheader: 'An Easter hunt with no chocolate and a measurable result.',
  body: [
    section(
      wordmark(meadow, { size: 24, align: 'center' }) +
        space(34) +
        heading(meadow, 'Hide fewer<br>things', {
          size: 108,
          small: 62,
          align: 'center',
          leading: 0.88,
          below: 6,
        }),
      {
        pad: '36px 32px 0',
        align: 'center',
      },
    ),
    section(
      picture('eggs', { width: 590, alt: 'Five painted eggs, one of them lying down', align: 'center' }),
      { pad: '0 24px 10px', flush: true },
    ),
    section(
      text(
        meadow,
        'Before the long weekend, find these five. Write where each one lives, pin it, and the hunt is over for good.',
        {
          size: 20,
          align: 'center',
          measure: 480,
          below: 28,
          color: meadow.ink,
        },
      ) +
        HIDDEN.map(
          ([what, where]) =>
            rule(meadow.line, { thick: 2 }) +
            section(
              columns(
                [
                  text(meadow, what, { size: 18, weight: 600, color: meadow.ink, below: 0, leading: 1.35 }),
                  text(meadow, where, {
                    size: 28,
                    small: 24,
                    face: HAND,
                    weight: 700,
                    color: '#a33a12',
                    align: 'right',
                    below: 0,
                    leading: 1,
                  }),
                ],
                { stack: false, widths: ['56%', ''] },
              ),
              { pad: '16px 0', flush: true },
            ),
        ).join('') +
        rule(meadow.line, { thick: 2 }) +
        space(28) +
        button(meadow, 'Take the hunt template, free', '/templates/hunt', {
          align: 'center',
          size: 18,
          pad: '20px 38px',
          above: 0,
        }) +
        text(meadow, 'Teams that finish by Tuesday get April for nothing. We check by looking.', {
          size: 15,
          align: 'center',
          below: 0,
          style: 'padding-top:18px',
        }),
      { pad: '6px 48px 40px' },
    ),
    footer(meadow, { brand: 'Corkline', mark: false, pad: '0 48px 44px' }),
  ].join(''),
  text: `HIDE FEWER THINGS

Before the long weekend, find these five:
- Who has the key to the stock room (Ife's head)
- The real deadline (a call in February)
- Why the blue version lost (a deleted chat)
- The password for the printer (under the printer)
- What "soon" means (varies by floor)

Take the hunt template, free: https://corkline.example/templates/hunt`,
}

const blush: Kit = {
  ...cork,
  ground: '#ffd9cf',
  paper: '#ffd9cf',
  soft: '#5a3326',
  line: '#f0b6a6',
  button: { ...cork.button, ground: '#b5271a', ink: '#ffffff', radius: 8 },
}

export const theOneYouAvoid: Draft = {
  slug: 'corkline-the-project-you-are-avoiding',
  brand: 'corkline',
  kit: blush,
  layout: 'stack',
  types: ['free-trial', 'promotional'],
  mailbox: 'wall',
  sent: '2024-08-27T08:15:00+02:00',
  subject: 'Try it on the project you’re avoiding',
  preheader: 'Thirty days, one wall, no card. You know which one.',
  body: [
    section(
      picture('notes-pins', {
        width: 580,
        alt: 'Three sticky notes and three push pins. The notes say: book the hall, ask Dario again, chairs',
        align: 'center',
      }),
      {
        pad: '40px 28px 0',
        flush: true,
      },
    ),
    section(
      heading(blush, 'You know<br>which one.', { size: 82, small: 56, below: 18 }) +
        text(
          blush,
          'Every team has a project that is mentioned in a certain voice. Put that one on Corkline, for thirty days, for free. If we can hold that, we can hold the rest; if not, you have lost nothing you were enjoying.',
          {
            size: 19,
            below: 26,
          },
        ) +
        columns(
          [
            button(blush, 'Put it on the wall', '/try', { size: 18, pad: '20px 30px', above: 0 }),
            text(
              blush,
              `No card. On day 31 it turns into ${link(blush, 'a plain list', '/try/after')} and waits.`,
              { size: 15, below: 0 },
            ),
          ],
          { valign: 'middle', gap: 20, widths: ['246', ''] },
        ),
      { pad: '12px 44px 40px' },
    ),
    footer(blush, { brand: 'Corkline', align: 'left', pad: '0 44px 40px' }),
  ].join(''),
  text: `YOU KNOW WHICH ONE.

Every team has a project that is mentioned in a certain voice. Put that one on Corkline, for thirty days, for free.

Put it on the wall: https://corkline.example/try
No card. On day 31 it turns into a plain list and waits.`,
}
