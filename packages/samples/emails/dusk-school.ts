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
import { duskSchool as board, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const SANS = "'Figtree',Helvetica,Arial,sans-serif"

const RULES = [
  ['Arrive tired.', 'Everyone has. Cameras are off until somebody laughs.'],
  ['Bring the wrong answer.', 'It is worth more than the right one and there is a shelf for it.'],
  ['Homework is optional.', 'So far 71% do it. We think it’s the word “optional”.'],
] as const

export const goodEvening: Draft = {
  slug: 'dusk-school-good-evening-class',
  brand: 'dusk-school',
  kit: board,
  layout: 'stack',
  types: ['welcome', 'onboarding'],
  mailbox: 'office',
  sent: '2025-09-09T19:00:00+01:00',
  subject: 'Good evening, class',
  preheader: 'Your seat is the one by the window. There are three rules.',
  body: [
    section(wordmark(board, { size: 30, align: 'center' }), { pad: '36px 40px 24px' }),
    section(
      picture('chalk-evening', {
        width: 590,
        alt: 'A chalk drawing of a desk at night: window with moon, lamp, cup, books and an apple',
        align: 'center',
      }),
      {
        pad: '0 24px 6px',
        flush: true,
      },
    ),
    section(
      heading(board, 'Good evening, class', { size: 102, small: 66, align: 'center', below: 24 }) +
        text(
          board,
          'You are enrolled. It is seven o’clock somewhere in your week, you have been useful since eight, and now somebody is going to teach you something you don’t need. Welcome.',
          {
            size: 19,
            align: 'center',
            measure: 480,
            below: 34,
          },
        ) +
        RULES.map(
          ([title, words]) =>
            heading(board, title, {
              level: 2,
              size: 42,
              small: 36,
              align: 'center',
              color: board.accent,
              leading: 1,
              below: 4,
            }) + text(board, words, { align: 'center', measure: 420, below: 24 }),
        ).join('') +
        space(6) +
        button(board, 'Find my classroom', '/room', {
          align: 'center',
          size: 18,
          pad: '20px 38px',
          above: 0,
        }),
      { pad: '6px 44px 52px' },
    ),
    footer(board, { brand: 'Dusk School', mark: false, pad: '0 48px 44px' }),
  ].join(''),
  text: `GOOD EVENING, CLASS

You are enrolled. There are three rules:
- Arrive tired. Everyone has.
- Bring the wrong answer. It is worth more than the right one.
- Homework is optional. So far 71% do it.

Find my classroom: https://duskschool.example/room`,
}

const apricot: Kit = {
  ...board,
  ground: '#ffc48f',
  paper: '#ffc48f',
  ink: '#262d4c',
  soft: '#54405a',
  line: '#e39d62',
  accent: '#262d4c',
  button: { ...board.button, ground: '#262d4c', ink: '#ffe6cd' },
}

const WEEK = [
  ['Tue', '19:00', 'Knots for people with no boat', 'Per', '#fff3e0'],
  ['Tue', '20:15', 'Statistics, with biscuits', 'Adaeze', '#ffe0b8'],
  ['Wed', '19:00', 'Finnish: the first ten sentences', 'Tuula', '#fff3e0'],
  ['Thu', '19:30', 'Reading one painting', 'Marek', '#ffe0b8'],
  ['Thu', '21:00', 'The moon, weather permitting', 'Soraya', '#2b3356'],
] as const

function lesson([day, time, title, teacher, ground]: (typeof WEEK)[number]): string {
  const dark = ground === '#2b3356'
  const ink = dark ? '#fbf7ec' : '#262d4c'
  const base = css({
    background: ground,
    padding: '16px 18px',
    fontFamily: SANS,
    fontSize: '17px',
    lineHeight: 1.3,
    color: ink,
    borderTop: '2px solid #262d4c',
  })
  return `<tr><td class="hour" width="112" valign="top" style="${base};font-weight:700">${day}<br><span style="font-weight:400">${time}</span></td><td valign="top" style="${base};font-weight:700;font-size:19px">${title}<br><span style="font-weight:400;font-size:16px">with ${teacher}</span></td></tr>`
}

export const termStarts: Draft = {
  slug: 'dusk-school-term-starts-tuesday',
  brand: 'dusk-school',
  kit: apricot,
  layout: 'timetable',
  types: ['reminder', 'seasonal'],
  occasions: ['back-to-school'],
  mailbox: 'office',
  sent: '2026-09-04T17:45:00+01:00',
  subject: 'Term starts Tuesday. So does supper at six',
  preheader: 'Your timetable, to stick on a door.',
  body: [
    section(
      columns(
        [
          wordmark(apricot, { size: 30 }) +
            space(26) +
            heading(apricot, 'Back to school, at seven', { size: 88, small: 70, leading: 0.8, below: 0 }),
          picture('evening-books', {
            width: 300,
            alt: 'Three closed books with an apple on top and two sticks of chalk',
          }),
        ],
        { widths: ['52%', ''], valign: 'bottom', gap: 8 },
      ),
      { pad: '36px 24px 20px 44px' },
    ),
    section(
      text(
        apricot,
        'Autumn term opens on Tuesday 8 September. Below is your week. Cut along the screen and stick it on a door.',
        { size: 18, below: 24, color: apricot.ink },
      ) +
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border:2px solid #262d4c;border-top:0">${WEEK.map(lesson).join('')}</table>` +
        space(26) +
        button(apricot, 'Put it in my calendar', '/timetable.ics', {
          full: true,
          size: 17,
          pad: '20px',
          above: 0,
        }) +
        text(
          apricot,
          `If a class doesn’t suit you after two evenings, ${link(apricot, 'swap it', '/swap')}. Adaeze will not be told why.`,
          { size: 16, below: 0, style: 'padding-top:20px' },
        ),
      { pad: '4px 44px 40px' },
    ),
    footer(apricot, { brand: 'Dusk School', align: 'left', mark: false, pad: '0 44px 42px' }),
  ].join(''),
  narrow: '.hour{width:62px!important;padding-right:0!important}',
  text: `BACK TO SCHOOL, AT SEVEN

Autumn term opens on Tuesday 8 September.

Tue 19:00 Knots for people with no boat, with Per
Tue 20:15 Statistics, with biscuits, with Adaeze
Wed 19:00 Finnish: the first ten sentences, with Tuula
Thu 19:30 Reading one painting, with Marek
Thu 21:00 The moon, weather permitting, with Soraya

Put it in my calendar: https://duskschool.example/timetable.ics`,
}

const report: Kit = {
  ...board,
  ground: '#fbf7ec',
  paper: '#fbf7ec',
  ink: '#2b3356',
  soft: '#565c78',
  line: '#c9c5b4',
  accent: '#b23a2a',
  button: { ...board.button, ground: '#2b3356', ink: '#fbf7ec' },
  dark: {
    '#fbf7ec': '#1a1f36',
    '#2b3356': '#eef0fb',
    '#565c78': '#b4bad6',
    '#c9c5b4': '#3f4666',
    '#b23a2a': '#ff9d8a',
    '#2b3357': '#ffd166',
    '#fbf7ed': '#262d4c',
  },
}

const MARKS = [
  ['Finnish', '10 of 10 sentences', 'Says them to the cat. Accent improving; cat’s too.'],
  ['Knots', '7 of 8', 'The eighth is holding the blind up and must not be touched.'],
  ['Statistics', 'Attended', 'Ate one biscuit. Claims it was a sample.'],
  ['Punctuality', '19:04, on average', 'Acceptable. It’s the dishwasher, we know.'],
] as const

export const schoolReport: Draft = {
  slug: 'dusk-school-report-for-reader',
  brand: 'dusk-school',
  kit: { ...report, button: { ...report.button, ground: '#2b3357', ink: '#fbf7ed' } },
  layout: 'report',
  types: ['milestone', 'weekly-summary'],
  mailbox: 'office',
  sent: '2024-12-12T18:00:00+00:00',
  subject: 'Your report. Please have it signed',
  preheader: 'Thirty-one evenings. One remark about the dishwasher.',
  body: [
    section(
      wordmark(report, { size: 30, align: 'center' }) +
        text(report, 'Report, winter term 2024', { size: 15, align: 'center', below: 30 }) +
        rule(report.ink, { thick: 3 }) +
        space(30) +
        heading(report, '31 evenings', { size: 120, small: 78, align: 'center', leading: 0.8, below: 12 }) +
        text(report, 'Reader, form 2B. Out of thirty-six. The missing five were sunny.', {
          size: 18,
          align: 'center',
          below: 30,
        }) +
        MARKS.map(
          ([subject, mark, remark]) =>
            rule(report.line, { thick: 2 }) +
            section(
              columns(
                [
                  text(report, `<b style="color:#2b3356">${subject}</b><br>${mark}`, {
                    size: 16,
                    below: 0,
                    leading: 1.45,
                  }),
                  text(report, remark, {
                    size: 29,
                    small: 26,
                    face: report.display,
                    weight: 700,
                    color: '#b23a2a',
                    leading: 1.02,
                    below: 0,
                  }),
                ],
                { widths: ['170', ''], gap: 18 },
              ),
              { pad: '16px 0 18px', flush: true },
            ),
        ).join('') +
        rule(report.ink, { thick: 3 }) +
        space(28) +
        label(report, 'General remark', { below: 8, align: 'center', color: report.ink }) +
        text(report, 'A pleasure to have at the back.', {
          size: 42,
          small: 34,
          face: report.display,
          weight: 700,
          color: '#b23a2a',
          align: 'center',
          leading: 1,
          below: 26,
        }) +
        button(
          { ...report, button: { ...report.button, ground: '#2b3357', ink: '#fbf7ed' } },
          'Stay for spring term',
          '/spring',
          { align: 'center', size: 18, pad: '20px 40px', above: 0 },
        ),
      { pad: '38px 48px 44px' },
    ),
    footer(report, { brand: 'Dusk School', mark: false, pad: '0 48px 44px' }),
  ].join(''),
  text: `31 EVENINGS
Reader, form 2B. Report, winter term 2024.

Finnish: 10 of 10 sentences. Says them to the cat.
Knots: 7 of 8. The eighth is holding the blind up.
Statistics: attended. Ate one biscuit. Claims it was a sample.
Punctuality: 19:04, on average. It's the dishwasher, we know.

General remark: a pleasure to have at the back.

Stay for spring term: https://duskschool.example/spring`,
}
