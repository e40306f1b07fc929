import { button, css, footer, heading, link, section, space, text, wordmark } from '../blocks.ts'
import { grid } from '../blocks-grids.ts'
import { quietloop } from '../kits.ts'
import type { Draft } from './draft.ts'

const weekKit = {
  ...quietloop,
  ground: '#ff9d6b',
  paper: '#ff9d6b',
  ink: '#33160a',
  soft: '#54270f',
  line: '#ee8450',
  button: { ...quietloop.button, ground: '#33160a', ink: '#ffe7d6' },
}

const WEEK = [
  ['Mon', 3, 'bus'],
  ['Tue', 10, 'stairs'],
  ['Wed', 0, ''],
  ['Thu', 7, 'bath'],
  ['Fri', 1, 'lift'],
  ['Sat', 0, ''],
  ['Sun', 20, 'bench'],
] as const

function day([name, minutes, where]: (typeof WEEK)[number]) {
  const size = minutes ? Math.round(26 + Math.sqrt(minutes) * 21) : 14
  const circle = css({
    width: `${size}px`,
    height: `${size}px`,
    lineHeight: `${size}px`,
    borderRadius: '999px',
    background: minutes ? '#fff4ea' : '#e57a45',
    fontFamily: weekKit.display,
    fontSize: `${Math.max(15, Math.round(size * 0.32))}px`,
    fontWeight: 900,
    color: '#a83d0b',
    textAlign: 'center',
  })
  const row = { pad: '9px 0', valign: 'middle' as const }
  return [
    {
      html: text(weekKit, name, { size: 18, weight: 800, color: weekKit.ink, below: 0, leading: 1 }),
      width: '74',
      ...row,
    },
    { html: `<div style="${circle}">${minutes || '&nbsp;'}</div>`, width: '136', ...row },
    {
      html: text(weekKit, where || 'nothing, and well done', {
        size: 18,
        color: where ? weekKit.ink : weekKit.soft,
        below: 0,
        leading: 1.3,
      }),
      ...row,
    },
  ]
}

export const fortyOneMinutes: Draft = {
  slug: 'quietloop-forty-one-minutes',
  brand: 'quietloop',
  kit: weekKit,
  layout: 'chart',
  types: ['weekly-summary', 'milestone'],
  mailbox: 'sundays',
  sent: '2026-06-07T19:30:00+01:00',
  subject: '41 minutes nobody got',
  preheader: 'Your week in circles. Two of them are very small, and that is fine.',
  body: [
    section(wordmark(weekKit, { size: 24 }), { pad: '36px 44px 28px' }),
    section(
      heading(weekKit, '41 minutes nobody got', { size: 84, small: 54, below: 16, leading: 0.95 }) +
        text(
          weekKit,
          'Not your work, not your phone, not the man who wanted to talk about gutters. This is where you hid them.',
          { size: 19, measure: 470, below: 22 },
        ) +
        grid(WEEK.map(day)) +
        space(20) +
        text(
          weekKit,
          `Last week it was 44. We mention it only so that you know we are not going to. ${link(weekKit, 'Turn this letter off', '/letters', weekKit.ink, 700)} and the minutes go on happening.`,
          { below: 14 },
        ) +
        button(weekKit, 'Hide some more', '/begin', { pad: '18px 36px', size: 17 }),
      { pad: '0 44px 26px' },
    ),
    footer(weekKit, { brand: 'Quietloop', align: 'left', mark: false, pad: '14px 44px 44px' }),
  ].join(''),
  text: `41 MINUTES NOBODY GOT

${WEEK.map(([name, minutes, where]) => `${name}: ${minutes} ${where}`).join('\n')}

Hide some more: https://quietloop.example/begin`,
}

const blankKit = {
  ...quietloop,
  ground: '#fff7ef',
  paper: '#fff7ef',
  line: '#f0dcc8',
  dark: {
    '#fff7ef': '#1f140e',
    '#3a1f14': '#ffe6d4',
    '#6d4430': '#d9b9a5',
    '#b8460f': '#ff9d6b',
    '#ffffff': '#2a1006',
  },
}

export const nothingHappened: Draft = {
  slug: 'quietloop-your-trial-ended-nothing-happened',
  brand: 'quietloop',
  kit: blankKit,
  layout: 'letter',
  types: ['trial-expired'],
  mailbox: 'hello',
  sent: '2024-05-30T18:00:00+01:00',
  subject: 'Your trial ended. Nothing happened',
  preheader: 'Nothing was charged. The three-minute ones stay yours.',
  body: [
    section(wordmark(blankKit, { size: 24 }), { pad: '64px 64px 56px' }),
    section(
      heading(blankKit, 'Your trial ended.', { size: 48, small: 36, below: 0, weight: 300 }) +
        heading(blankKit, 'Nothing happened.', { level: 2, size: 48, small: 36, below: 26, weight: 800 }) +
        text(
          blankKit,
          'Nothing was charged and nothing was deleted. The three-minute sittings stay yours, and so does the lighthouse. Only the long ones have gone quiet.',
          { size: 19, measure: 460, below: 20 },
        ) +
        text(
          blankKit,
          'If you liked the long ones, they are £3 a month. If you are not sure, that is an answer too, and a restful one.',
          { size: 19, measure: 460, below: 18 },
        ) +
        button(blankKit, 'Bring back the long ones', '/long', { pad: '17px 32px' }),
      { pad: '0 64px 56px' },
    ),
    footer(blankKit, { brand: 'Quietloop', align: 'left', mark: false, pad: '20px 64px 60px' }),
  ].join(''),
  text: `YOUR TRIAL ENDED. NOTHING HAPPENED.

Nothing was charged and nothing was deleted. The three-minute sittings stay yours, and so does the lighthouse.

Bring back the long ones, £3 a month: https://quietloop.example/long`,
}
