import {
  artSource,
  button,
  columns,
  css,
  footer,
  heading,
  label,
  panel,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { corkline as cork, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const HAND = "'Caveat','Segoe Script',cursive"

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
    '#b5271a': '#ff9c8c',
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
  const lead =
    from > 0 ? `<td width="${Math.round((from / DAYS) * 100)}%" style="font-size:0">&nbsp;</td>` : ''
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
  [
    '“Now my boss will plan with it.”',
    'Bosses get a view of their own, with fewer bars and larger type. They like it better. Everyone does.',
  ],
  [
    '“It will be wrong by Thursday.”',
    'By Wednesday, on average. Then people drag it right, which is the plan working.',
  ],
  [
    '“Who updates it?”',
    'Moving a card moves its bar. If nobody moves the card, the bar goes grey and so does the person.',
  ],
] as const

export const ganttForgiven: Draft = {
  slug: 'corkline-the-gantt-chart-forgiven',
  brand: 'corkline',
  kit: white,
  layout: 'gantt',
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
        text(
          white,
          'We said we never would. Then we looked at what people had drawn on the back of our receipts. Timelines are in Corkline from today, with one rule: a bar may be late, but it has to say so itself.',
          {
            size: 19,
            below: 36,
          },
        ) +
        `<table class="plan" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${PLAN.map(planned).join('')}</table>` +
        space(34) +
        columns(
          [
            [
              'Bars that confess',
              'Two days late, it turns and tells everyone, kindly. Nobody has to bring it up.',
            ],
            [
              'Slack you can see',
              'The empty days at the end are drawn. Take them and the plan shows who did.',
            ],
            ['No critical path', 'There is a “who are we all waiting for” button. It is usually Dario.'],
          ].map(
            ([title = '', words = '']) =>
              heading(white, title, { level: 3, size: 20, leading: 1.15, tracking: '-.02em', below: 8 }) +
              text(white, words, { size: 15, below: 0 }),
          ),
          { gap: 22 },
        ) +
        space(32) +
        panel(
          label(white, 'Three fears, answered', { below: 16 }) +
            FEARS.map(
              ([fear, answer]) =>
                heading(white, fear, { level: 3, size: 22, leading: 1.15, tracking: '-.025em', below: 6 }) +
                text(white, answer, { size: 16, below: 20 }),
            ).join('') +
            text(
              white,
              'Ife drew the first one on a receipt for falafel. It is framed by the lift, and it is, as of today, on time.',
              {
                size: 16,
                below: 0,
                color: white.ink,
                weight: 600,
              },
            ),
          { ground: '#fffffe', radius: 12, pad: '28px 30px 30px' },
        ) +
        space(30) +
        button(white, 'Draw a timeline', '/timelines', { full: true, size: 18, pad: '21px', above: 0 }),
      { pad: '36px 44px 48px' },
    ),
    footer(white, { brand: 'Corkline', align: 'left', mark: false, pad: '0 44px 44px' }),
  ].join(''),
  narrow: '.plan>tbody>tr>td:first-child{width:128px!important}',
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
  layout: 'quote',
  types: ['case-study', 'newsletter'],
  mailbox: 'stories',
  sent: '2024-11-14T10:00:00+01:00',
  subject: '“We voted on the piano with stickers”',
  preheader: 'How sixty-four altos, basses and others moved house without one email thread.',
  body: [
    section(
      wordmark(choir, { size: 24 }) +
        space(48) +
        heading(choir, '“Everyone could see that nobody was carrying the piano.”', {
          size: 66,
          small: 42,
          leading: 1,
          weight: 700,
          below: 34,
        }) +
        columns(
          [
            `<img src="${artSource('choir-alma')}" alt="Drawn portrait of Alma Thwaite, mid-note" width="112" style="display:block;width:112px;height:112px;border:0;border-radius:56px;background:#ffe066">`,
            text(
              choir,
              '<b style="color:#ffffff">Alma Thwaite</b><br>Second alto and, since January, removals. The Quayside Choir.',
              { size: 17, below: 0 },
            ),
          ],
          { widths: ['112', ''], gap: 22, valign: 'middle', stack: false },
        ),
      { pad: '36px 44px 40px' },
    ),
    section(
      columns(
        FIGURES.map(
          ([value, what]) =>
            heading({ ...choir, ink: '#14286b' }, value, {
              level: 2,
              size: 76,
              small: 54,
              leading: 1,
              below: 2,
            }) + text(choir, what, { size: 16, color: '#14286b', below: 0, weight: 600 }),
        ),
        { stack: false, gap: 12, widths: ['30%', '24%', ''] },
      ),
      { ground: '#ffe066', pad: '30px 44px 32px' },
    ),
    section(
      text(
        choir,
        'The church was sold in November. The choir had a new hall, four months and a mailing list on which thirty people replied to all. Alma drew a wall instead: one card for each thing that weighs something.',
        {
          size: 19,
          below: 18,
        },
      ) +
        text(
          choir,
          'For three weeks the piano card had no name. It stayed at the top, plainly, at every rehearsal. On the fourth Tuesday two basses and a dentist pinned themselves to it.',
          {
            size: 19,
            below: 18,
          },
        ) +
        text(
          choir,
          '“In an email you can look away,” says Alma. “You cannot look away from a card that says ‘piano’ and has a hole where you should be.”',
          {
            size: 19,
            below: 28,
          },
        ) +
        rule(choir.line, { thick: 2 }) +
        space(24) +
        heading(choir, 'The wall, on the fourth Tuesday', { level: 2, size: 32, small: 27, below: 16 }) +
        WEIGHTS.map(
          ([what, kilos, who]) =>
            section(
              columns(
                [
                  text(choir, `<b>${what}</b><br>${kilos}`, {
                    size: 17,
                    color: '#14286b',
                    below: 0,
                    leading: 1.35,
                  }),
                  text(choir, who, {
                    size: 30,
                    small: 26,
                    face: HAND,
                    weight: 700,
                    color: '#14286b',
                    align: 'right',
                    below: 0,
                    leading: 1.1,
                  }),
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
    footer(choir, {
      brand: 'Corkline',
      align: 'left',
      mark: false,
      ground: '#173fae',
      pad: '30px 44px 40px',
    }),
  ].join(''),
  text: `"EVERYONE COULD SEE THAT NOBODY WAS CARRYING THE PIANO."
Alma Thwaite, second alto and, since January, removals. The Quayside Choir.

64 singers, 1 grand piano, 0 meetings after March.

For three weeks the piano card had no name. On the fourth Tuesday two basses and a dentist pinned themselves to it.

See the choir's wall: https://corkline.example/stories/choir`,
}
