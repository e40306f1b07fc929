import {
  button,
  columns,
  css,
  footer,
  heading,
  panel,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { type Kit, roomtone as bone } from '../kits.ts'
import type { Draft } from './draft.ts'

const SANS = "'Archivo',Helvetica,Arial,sans-serif"

const wood: Kit = {
  ...bone,
  ground: '#d9e4b8',
  paper: '#d9e4b8',
  ink: '#1c2b14',
  soft: '#45553a',
  line: '#b6c68d',
  button: { ...bone.button, ground: '#1c2b14', ink: '#e9f2cf' },
  dark: {
    '#d9e4b8': '#141d10',
    '#1c2b14': '#eef5d9',
    '#45553a': '#b5c4a2',
    '#b6c68d': '#37472a',
    '#2f6b2c': '#9fd08f',
    '#7d9657': '#5d7a45',
    '#eaf1d3': '#202d19',
    '#e9f2cf': '#141d10',
  },
}

/** Loudness of a minute at dawn, second by second: drawn by hand, rising where the text says so. */
const MINUTE = [
  2, 3, 2, 2, 4, 3, 2, 5, 18, 9, 4, 3, 2, 3, 6, 22, 31, 14, 6, 4, 3, 7, 26, 38, 20, 9, 12, 34, 48, 30, 16, 22,
  51, 66, 42, 28, 36, 60, 82, 58, 40, 52, 74, 96, 70, 50, 62, 88, 76, 54, 66, 92, 84, 60, 48, 70, 58, 44, 30,
  24,
] as const

function second(level: number): string {
  const block = css({
    height: `${level * 2}px`,
    background: level > 30 ? '#2f6b2c' : '#7d9657',
    borderRadius: '3px',
    fontSize: 0,
    lineHeight: 0,
  })
  return `<td valign="middle" height="200" style="padding:0 1px;font-size:0"><div style="${block}">&nbsp;</div></td>`
}

const DAWN = [
  ['0:08', 'One blackbird, clearing its throat'],
  ['0:22', 'A second blackbird, with notes on the first'],
  ['0:38', 'Everybody'],
  ['0:59', 'A bus'],
] as const

export const recordNothing: Draft = {
  slug: 'roomtone-one-minute-at-0447',
  brand: 'roomtone',
  kit: wood,
  layout: 'waveform',
  types: ['announcement', 'events'],
  occasions: ['earth-day'],
  mailbox: 'studio',
  sent: '2026-04-20T06:00:00+01:00',
  subject: 'One minute at 04:47',
  preheader: 'On Earth Day, record the oldest show there is. Same minute, everywhere.',
  body: [
    section(
      wordmark(wood, { size: 24 }) +
        space(34) +
        `<table role="img" aria-label="The loudness of one minute at dawn, from nearly silent to a chorus" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed"><tr>${MINUTE.map(second).join('')}</tr></table>` +
        columns(
          [
            text(wood, '04:47:00', { size: 14, face: SANS, below: 0 }),
            text(wood, '04:48:00', { size: 14, face: SANS, align: 'right', below: 0 }),
          ],
          { stack: false },
        ) +
        space(40) +
        heading(wood, 'The oldest show in the world', { size: 84, small: 54, below: 30 }) +
        DAWN.map(
          ([at, what]) =>
            rule(wood.line, { thick: 2 }) +
            section(
              columns(
                [
                  text(wood, at, { size: 18, face: SANS, weight: 700, color: '#2f6b2c', below: 0 }),
                  text(wood, what, { size: 20, color: wood.ink, below: 0, leading: 1.35 }),
                ],
                { stack: false, widths: ['72', ''] },
              ),
              { pad: '12px 0 13px', flush: true },
            ),
        ).join('') +
        rule(wood.line, { thick: 2 }) +
        space(26) +
        text(
          wood,
          'On Wednesday 22 April, an hour before sunrise where you are, open a window and record one minute. No voice, no music. We put them end to end, west to east, and give the long file to anyone who counts birds. Last year it ran four hours and had eleven buses.',
          {
            below: 26,
          },
        ) +
        panel(
          heading(wood, 'How to do it badly enough', {
            level: 2,
            size: 31,
            small: 27,
            leading: 1,
            below: 14,
          }) +
            [
              'Phone on the sill, screen down. Not in your hand; hands creak.',
              'Airplane mode, or the chorus gets a text from your dentist.',
              'No birds? Send it anyway. Silence is data, and sometimes it is the news.',
              'Go back to bed.',
            ]
              .map((line, index) =>
                text(wood, `<b style="font-family:${SANS}">${index + 1}</b> &nbsp;${line}`, {
                  size: 18,
                  color: wood.ink,
                  below: 10,
                  leading: 1.45,
                }),
              )
              .join(''),
          { ground: '#eaf1d3', radius: 14, pad: '28px 28px 20px' },
        ) +
        space(28) +
        button(wood, 'Set me a very early alarm', '/dawn', { size: 17, pad: '20px 34px', above: 0 }),
      { pad: '36px 40px 44px' },
    ),
    footer(wood, { brand: 'Roomtone', align: 'left', mark: false, pad: '0 40px 44px' }),
  ].join(''),
  text: `THE OLDEST SHOW IN THE WORLD

0:08 One blackbird, clearing its throat
0:22 A second blackbird, with notes on the first
0:38 Everybody
0:59 A bus

On Wednesday 22 April, an hour before sunrise where you are, open a window and record one minute. We put them end to end, west to east.

Set me a very early alarm: https://roomtone.example/dawn`,
}

const table: Kit = {
  ...bone,
  ground: '#a53f25',
  paper: '#a53f25',
  ink: '#fff3dc',
  soft: '#ffe3cb',
  line: '#d4765a',
  button: { ...bone.button, ground: '#fff3dc', ink: '#6b2210' },
  dark: undefined,
}

const QUESTIONS = [
  'What did your kitchen smell of when you were nine?',
  'Who taught you to drive, and did they shout?',
  'What was the first thing you bought that you still think about?',
  'What did people say about your mother?',
  'Which of us is most like somebody I never met?',
] as const

function recipeCard(): string {
  const ruled = QUESTIONS.map(
    (question, index) =>
      `<tr><td valign="top" width="34" style="padding:15px 0;border-bottom:1px solid #b9cfe0;font-family:${SANS};font-size:17px;line-height:1.4;font-weight:700;color:#b5271a">${index + 1}</td><td style="padding:14px 0;border-bottom:1px solid #b9cfe0;font-family:${table.body};font-size:21px;line-height:1.35;color:#221a12">${question}</td></tr>`,
  ).join('')
  return panel(
    columns(
      [
        text(table, 'Serves: everyone<br>Takes: forty minutes', {
          size: 15,
          face: SANS,
          color: '#5b4c3d',
          below: 0,
          leading: 1.4,
        }),
        text(table, 'Recipe no. 12<br>From: the oldest at the table', {
          size: 15,
          face: SANS,
          color: '#5b4c3d',
          align: 'right',
          below: 0,
          leading: 1.4,
        }),
      ],
      { stack: false },
    ) +
      space(16) +
      rule('#b5271a', { thick: 3 }) +
      space(18) +
      heading(table, 'One grandmother, unhurried', {
        level: 2,
        size: 44,
        small: 34,
        color: '#221a12',
        leading: 1,
        below: 10,
      }) +
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${ruled}</table>` +
      text(
        table,
        '<b>Method.</b> Phone face down between the dishes. Ask one, then wait past the point of comfort. Do not correct dates. Stop when the coffee comes.',
        {
          size: 18,
          color: '#3f3327',
          below: 0,
          style: 'padding-top:20px',
        },
      ),
    { ground: '#fffaf0', radius: 8, pad: '30px 32px 34px' },
  )
}

export const oneGrandmother: Draft = {
  slug: 'roomtone-one-grandmother-unhurried',
  brand: 'roomtone',
  kit: table,
  layout: 'recipe-card',
  types: ['educational', 'seasonal'],
  occasions: ['thanksgiving'],
  mailbox: 'studio',
  sent: '2026-11-17T15:00:00+00:00',
  subject: 'A recipe for Thursday week: one grandmother, unhurried',
  preheader: 'Five questions, forty minutes, and where to put the phone.',
  body: [
    section(wordmark(table, { size: 24, color: '#fff3dc' }), { pad: '34px 40px 6px' }),
    section(
      picture('cassettes', {
        width: 520,
        alt: 'Two cassettes. One is labelled Nan, kitchen, 1987; the other, do not erase',
        align: 'center',
      }),
      {
        pad: '14px 40px 22px',
        flush: true,
      },
    ),
    section(
      recipeCard() +
        space(30) +
        text(
          table,
          'You will all be at one table on the 26th. The free plan records for two hours, which is one grandmother or three uncles. Nothing leaves your phone until you say so.',
          {
            size: 20,
            color: table.ink,
            below: 24,
          },
        ) +
        text(
          table,
          'Recipe no. 11 was <b>two brothers, reduced</b>. Eleven hundred of you tried it at Easter, and nine wrote to say they are speaking again. No. 13 is for Christmas and involves a child holding the phone.',
          {
            size: 18,
            below: 28,
          },
        ) +
        button(table, 'Keep this recipe in the app', '/recipes/12', {
          full: true,
          size: 18,
          pad: '21px',
          above: 0,
        }),
      { pad: '0 40px 40px' },
    ),
    footer(table, { brand: 'Roomtone', mark: false, pad: '0 40px 44px' }),
  ].join(''),
  text: `RECIPE NO. 12: ONE GRANDMOTHER, UNHURRIED

1 What did your kitchen smell of when you were nine?
2 Who taught you to drive, and did they shout?
3 What was the first thing you bought that you still think about?
4 What did people say about your mother?
5 Which of us is most like somebody I never met?

Method: phone face down between the dishes. Ask one, then wait past the point of comfort. Stop when the coffee comes.

Keep this recipe: https://roomtone.example/recipes/12`,
}
