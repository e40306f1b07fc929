import {
  artSource,
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
      text(cork, words, { size: 31, small: 25, face: HAND, weight: 700, color: '#2a190b', leading: 1.04, below: 0, align: 'center' }),
    { ground: color, pad: '14px 14px 18px', align: 'center', style: 'height:168px;vertical-align:top' },
  )
}

/** On a narrow screen the two rows dissolve, and the notes hang two by two. */
const NOTE_WALL = `<table class="notes" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">${[0, 3]
  .map((from) => `<tr>${NOTES.slice(from, from + 3).map((one) => `<td class="note" width="33%" style="padding:6px">${note(one)}</td>`).join('')}</tr>`)
  .join('')}</table>`

export const pinThree: Draft = {
  slug: 'corkline-six-notes-for-a-monday',
  brand: 'corkline',
  kit: cork,
  types: ['onboarding', 'activation'],
  mailbox: 'wall',
  sent: '2025-01-13T08:00:00+01:00',
  subject: 'Six notes for your first Monday',
  preheader: 'The last one is lunch.',
  body: [
    section(
      columns([wordmark(cork, { size: 26 }), text(cork, 'Day one', { size: 30, face: HAND, weight: 700, align: 'right', below: 0, color: cork.ink, leading: 1 })], {
        stack: false,
        valign: 'middle',
      }) +
        space(40) +
        heading(cork, 'Your wall<br>is empty.<br>Enjoy that.', { size: 92, small: 58, leading: 0.92, below: 30 }) +
        NOTE_WALL +
        space(30) +
        text(cork, 'Do them in any order before Friday. Teams that pin a name next to a thing on day one finish the thing; teams that pin only the thing tend to buy a second tool.', {
          color: cork.ink,
          below: 24,
        }) +
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

const white: Kit = {
  ...cork,
  faces: ['outfit'],
  ground: '#f7f5f1',
  paper: '#f7f5f1',
  line: '#ddd8cf',
  soft: '#5b5046',
  dark: {
    '#f7f5f1': '#1a1612',
    '#2a190b': '#f7eee0',
    '#5b5046': '#c4b8a8',
    '#ddd8cf': '#3b332b',
    '#fff6e4': '#2a190b',
    '#2a190c': '#dcaa74',
    '#fffffe': '#241e18',
  },
  button: { ...cork.button, ground: '#2a190c', ink: '#fff6e4' },
}

interface Bar {
  name: string
  who: string
  from: number
  days: number
  color: string
}

const PLAN: readonly Bar[] = [
  { name: 'Find the old plan', who: 'Wen', from: 0, days: 2, color: '#8fc9ff' },
  { name: 'Laugh at it', who: 'all', from: 2, days: 1, color: '#ffe066' },
  { name: 'Draw the new one', who: 'Ife', from: 2, days: 4, color: '#ff9ec6' },
  { name: 'Wait for Dario', who: 'Dario', from: 5, days: 4, color: '#ffb37a' },
  { name: 'Build', who: 'Wen, Ife', from: 6, days: 5, color: '#b5e48c' },
  { name: 'Slack. On purpose', who: 'nobody', from: 11, days: 2, color: '#d7cdf5' },
]

const DAYS = 13

/** A bar on its day track; the empty days before it are a cell of their own. */
function planned({ name, who, from, days, color }: Bar): string {
  const lead = from > 0 ? `<td width="${Math.round((from / DAYS) * 100)}%" style="font-size:0">&nbsp;</td>` : ''
  const tail = DAYS - from - days
  const rest = tail > 0 ? `<td style="font-size:0">&nbsp;</td>` : ''
  const cell = css({
    background: color,
    borderRadius: '6px',
    height: '46px',
    fontSize: 0,
  })
  return `<tr><td valign="middle" width="186" style="padding:5px 12px 5px 0;border-top:1px solid #ddd8cf;font-family:${white.body};font-size:16px;line-height:1.25;font-weight:600;color:#2a190b">${name}<br><span style="font-weight:400;color:#5b5046">${who}</span></td><td style="padding:5px 0;border-top:1px solid #ddd8cf"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed"><tr>${lead}<td width="${Math.round((days / DAYS) * 100)}%" style="${cell}">&nbsp;</td>${rest}</tr></table></td></tr>`
}

const FEARS = [
  ['“Now my boss will plan with it.”', 'Bosses get a view of their own, with fewer bars and larger type. They like it better. Everyone does.'],
  ['“It will be wrong by Thursday.”', 'By Wednesday, on average. Then people drag it right, which is the plan working.'],
  ['“Who updates it?”', 'Moving a card moves its bar. If nobody moves the card, the bar goes grey and so does the person.'],
] as const

export const ganttForgiven: Draft = {
  slug: 'corkline-the-gantt-chart-forgiven',
  brand: 'corkline',
  kit: white,
  types: ['product-launch', 'announcement'],
  mailbox: 'wall',
  sent: '2026-02-10T09:00:00+01:00',
  subject: 'The Gantt chart, forgiven',
  preheader: 'Timelines are here. They bend where people do.',
  body: [
    section(
      wordmark(white, { size: 24 }) +
        space(60) +
        heading(white, 'The Gantt chart, forgiven', { size: 78, small: 50, below: 20 }) +
        text(white, 'We said we never would. Then we looked at what people had drawn on the back of our receipts. Timelines are in Corkline from today, with one rule: a bar may be late, but it has to say so itself.', {
          size: 19,
          below: 36,
        }) +
        `<table class="plan" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${PLAN.map(planned).join('')}</table>` +
        space(34) +
        columns(
          [
            ['Bars that confess', 'Two days late, it turns and tells everyone, kindly. Nobody has to bring it up.'],
            ['Slack you can see', 'The empty days at the end are drawn. Take them and the plan shows who did.'],
            ['No critical path', 'There is a “who are we all waiting for” button. It is usually Dario.'],
          ].map(
            ([title = '', words = '']) =>
              heading(white, title, { level: 3, size: 20, leading: 1.15, tracking: '-.02em', below: 8 }) + text(white, words, { size: 15, below: 0 }),
          ),
          { gap: 22 },
        ) +
        space(32) +
        panel(
          label(white, 'Three fears, answered', { below: 16 }) +
            FEARS.map(
              ([fear, answer]) =>
                heading(white, fear, { level: 3, size: 22, leading: 1.15, tracking: '-.025em', below: 6 }) + text(white, answer, { size: 16, below: 20 }),
            ).join('') +
            text(white, 'Ife drew the first one on a receipt for falafel. It is framed by the lift, and it is, as of today, on time.', {
              size: 16,
              below: 0,
              color: white.ink,
              weight: 600,
            }),
          { ground: '#fffffe', radius: 12, pad: '28px 30px 30px' },
        ) +
        space(30) +
        button(white, 'Draw a timeline', '/timelines', { full: true, size: 18, pad: '21px', above: 0 }),
      { pad: '36px 44px 48px' },
    ),
    footer(white, { brand: 'Corkline', align: 'left', mark: false, pad: '0 44px 44px' }),
  ].join(''),
  narrow: '.plan td:first-child{width:128px!important}',
  text: `THE GANTT CHART, FORGIVEN

Timelines are in Corkline from today, with one rule: a bar may be late, but it has to say so itself.

- Bars that confess
- Slack you can see
- No critical path, but a "who are we all waiting for" button. It is usually Dario.

Draw a timeline: https://corkline.example/timelines`,
}

const choir: Kit = {
  ...cork,
  ground: '#1f4fd1',
  paper: '#1f4fd1',
  ink: '#ffffff',
  soft: '#dbe5ff',
  line: '#5479e0',
  accent: '#ffe066',
  button: { ...cork.button, ground: '#ffe066', ink: '#14286b' },
}

const FIGURES = [
  ['64', 'singers'],
  ['1', 'grand piano'],
  ['0', 'meetings after March'],
] as const

const WEIGHTS = [
  ['Grand piano', '290 kg', 'Gus, Ravi, the dentist'],
  ['Sixty-four folders', '51 kg', 'sopranos, complaining'],
  ['The urn', '9 kg, 40 when full', 'empty it, Margaret'],
  ['The echo', 'nothing at all', 'stays'],
] as const

export const choirMoved: Draft = {
  slug: 'corkline-how-a-choir-moved-house',
  brand: 'corkline',
  kit: choir,
  types: ['case-study', 'newsletter'],
  mailbox: 'stories',
  sent: '2024-11-14T10:00:00+01:00',
  subject: '“We voted on the piano with stickers”',
  preheader: 'How sixty-four altos, basses and others moved house without one email thread.',
  body: [
    section(
      wordmark(choir, { size: 24 }) +
        space(48) +
        heading(choir, '“Everyone could see that nobody was carrying the piano.”', { size: 66, small: 42, leading: 1, weight: 700, below: 34 }) +
        columns(
          [
            `<img src="${artSource('choir-alma')}" alt="Drawn portrait of Alma Thwaite, mid-note" width="112" style="display:block;width:112px;height:112px;border:0;border-radius:56px;background:#ffe066">`,
            text(choir, '<b style="color:#ffffff">Alma Thwaite</b><br>Second alto and, since January, removals. The Quayside Choir.', { size: 17, below: 0 }),
          ],
          { widths: ['112', ''], gap: 22, valign: 'middle', stack: false },
        ),
      { pad: '36px 44px 40px' },
    ),
    section(
      columns(
        FIGURES.map(
          ([value, what]) =>
            heading({ ...choir, ink: '#14286b' }, value, { level: 2, size: 76, small: 54, leading: 1, below: 2 }) +
            text(choir, what, { size: 16, color: '#14286b', below: 0, weight: 600 }),
        ),
        { stack: false, gap: 12, widths: ['30%', '24%', ''] },
      ),
      { ground: '#ffe066', pad: '30px 44px 32px' },
    ),
    section(
      text(choir, 'The church was sold in November. The choir had a new hall, four months and a mailing list on which thirty people replied to all. Alma drew a wall instead: one card for each thing that weighs something.', {
        size: 19,
        below: 18,
      }) +
        text(choir, 'For three weeks the piano card had no name. It stayed at the top, plainly, at every rehearsal. On the fourth Tuesday two basses and a dentist pinned themselves to it.', {
          size: 19,
          below: 18,
        }) +
        text(choir, '“In an email you can look away,” says Alma. “You cannot look away from a card that says <i>piano</i> and has a hole where you should be.”', {
          size: 19,
          below: 28,
        }) +
        rule(choir.line, { thick: 2 }) +
        space(24) +
        heading(choir, 'The wall, on the fourth Tuesday', { level: 2, size: 32, small: 27, below: 16 }) +
        WEIGHTS.map(
          ([what, kilos, who]) =>
            section(
              columns(
                [
                  text(choir, `<b>${what}</b><br>${kilos}`, { size: 17, color: '#14286b', below: 0, leading: 1.35 }),
                  text(choir, who, { size: 30, small: 26, face: HAND, weight: 700, color: '#14286b', align: 'right', below: 0, leading: 1.1 }),
                ],
                { stack: false, valign: 'middle' },
              ),
              { ground: '#f4f7ff', pad: '14px 20px', flush: true },
            ) + space(6),
        ).join('') +
        space(22) +
        button(choir, 'See the choir’s wall', '/stories/choir', { size: 17, pad: '19px 34px', above: 0 }),
      { pad: '40px 44px 44px' },
    ),
    footer(choir, { brand: 'Corkline', align: 'left', mark: false, ground: '#173fae', pad: '30px 44px 40px' }),
  ].join(''),
  text: `"EVERYONE COULD SEE THAT NOBODY WAS CARRYING THE PIANO."
Alma Thwaite, second alto and, since January, removals. The Quayside Choir.

64 singers, 1 grand piano, 0 meetings after March.

For three weeks the piano card had no name. On the fourth Tuesday two basses and a dentist pinned themselves to it.

See the choir's wall: https://corkline.example/stories/choir`,
}

const meadow: Kit = {
  ...cork,
  faces: ['outfit', 'caveat'],
  ground: '#fff6dc',
  paper: '#fff6dc',
  line: '#ecdcae',
  ink: '#23320f',
  soft: '#52603a',
  button: { ...cork.button, ground: '#2f6b2c', ink: '#fff6dc', radius: 99 },
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
  types: ['promotional', 'seasonal'],
  occasions: ['easter'],
  mailbox: 'wall',
  sent: '2026-03-30T09:00:00+02:00',
  subject: 'Five things hidden in your office',
  preheader: 'An Easter hunt with no chocolate and a measurable result.',
  body: [
    section(wordmark(meadow, { size: 24, align: 'center' }) + space(34) + heading(meadow, 'Hide fewer<br>things', { size: 108, small: 62, align: 'center', leading: 0.88, below: 6 }), {
      pad: '36px 32px 0',
      align: 'center',
    }),
    section(picture('eggs', { width: 590, alt: 'Five painted eggs, one of them lying down', align: 'center' }), { pad: '0 24px 10px', flush: true }),
    section(
      text(meadow, 'Before the long weekend, find these five. Write where each one lives, pin it, and the hunt is over for good.', {
        size: 20,
        align: 'center',
        measure: 480,
        below: 28,
        color: meadow.ink,
      }) +
        HIDDEN.map(
          ([what, where]) =>
            rule(meadow.line, { thick: 2 }) +
            section(
              columns(
                [
                  text(meadow, what, { size: 18, weight: 600, color: meadow.ink, below: 0, leading: 1.35 }),
                  text(meadow, where, { size: 28, small: 24, face: HAND, weight: 700, color: '#a33a12', align: 'right', below: 0, leading: 1 }),
                ],
                { stack: false, widths: ['56%', ''] },
              ),
              { pad: '16px 0', flush: true },
            ),
        ).join('') +
        rule(meadow.line, { thick: 2 }) +
        space(28) +
        button(meadow, 'Take the hunt template, free', '/templates/hunt', { align: 'center', size: 18, pad: '20px 38px', above: 0 }) +
        text(meadow, 'Teams that finish by Tuesday get April for nothing. We check by looking.', { size: 15, align: 'center', below: 0, style: 'padding-top:18px' }),
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

const blush: Kit = { ...cork, ground: '#ffd9cf', paper: '#ffd9cf', soft: '#5a3326', line: '#f0b6a6', button: { ...cork.button, ground: '#b5271a', ink: '#ffffff', radius: 8 } }

export const theOneYouAvoid: Draft = {
  slug: 'corkline-the-project-you-are-avoiding',
  brand: 'corkline',
  kit: blush,
  types: ['free-trial', 'promotional'],
  mailbox: 'wall',
  sent: '2024-08-27T08:15:00+02:00',
  subject: 'Try it on the project you’re avoiding',
  preheader: 'Thirty days, one wall, no card. You know which one.',
  body: [
    section(picture('notes-pins', { width: 580, alt: 'Three sticky notes and three push pins. The notes say: book the hall, ask Dario again, chairs', align: 'center' }), {
      pad: '40px 28px 0',
      flush: true,
    }),
    section(
      heading(blush, 'You know<br>which one.', { size: 82, small: 56, below: 18 }) +
        text(blush, 'Every team has a project that is mentioned in a certain voice. Put that one on Corkline, for thirty days, for free. If we can hold that, we can hold the rest; if not, you have lost nothing you were enjoying.', {
          size: 19,
          below: 26,
        }) +
        columns(
          [
            button(blush, 'Put it on the wall', '/try', { size: 18, pad: '20px 30px', above: 0 }),
            text(blush, `No card. On day 31 it turns into ${link(blush, 'a plain list', '/try/after')} and waits.`, { size: 15, below: 0 }),
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
