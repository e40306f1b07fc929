import {
  button,
  columns,
  css,
  footer,
  heading,
  label,
  panel,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid, weeksOf } from '../blocks-grids.ts'
import { quietloop } from '../kits.ts'
import type { Draft } from './draft.ts'

function round(size: number, ground: string, inner: string, ink = '#3a1f14', textSize = 16): string {
  const style = css({
    width: `${size}px`,
    height: `${size}px`,
    lineHeight: `${size}px`,
    borderRadius: '999px',
    background: ground,
    color: ink,
    textAlign: 'center',
    fontFamily: quietloop.display,
    fontSize: `${textSize}px`,
    fontWeight: 800,
    margin: '0 auto',
  })
  return `<div class="round" style="${style}">${inner}</div>`
}

const nightKit = {
  ...quietloop,
  ground: '#33204a',
  paper: '#33204a',
  ink: '#ffe9db',
  soft: '#dcc6e4',
  line: '#57406f',
  accent: '#ffb08a',
  button: { ...quietloop.button, ground: '#ffb08a', ink: '#33160a' },
}

/** Rings inside rings: each is the padding of the next. */
function breath(): string {
  const rings = ['#3f2a59', '#5a3a72', '#86507f', '#c46f78', '#ffb08a']
  const path = `${nightKit.site}/begin/once`
  const core = `<a href="${path}" target="_blank" style="${css({ display: 'block', width: '170px', height: '170px', lineHeight: '170px', borderRadius: '999px', background: '#ffb08a', fontFamily: nightKit.display, fontSize: '34px', fontWeight: 900, color: '#33160a', textAlign: 'center', textDecoration: 'none' })}">press</a>`
  return rings
    .slice(0, -1)
    .toReversed()
    .reduce(
      (inner, color) =>
        `<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0" style="margin:0 auto"><tr><td class="ring" align="center" style="${css({ background: color, borderRadius: '999px', padding: '36px' })}">${inner}</td></tr></table>`,
      core,
    )
}

export const pressOnce: Draft = {
  slug: 'quietloop-there-is-one-button',
  brand: 'quietloop',
  kit: nightKit,
  layout: 'emblem',
  types: ['activation', 'onboarding'],
  mailbox: 'hello',
  sent: '2025-02-06T21:10:00+00:00',
  subject: 'There is one button',
  preheader: 'You installed us nine days ago and have been busy. It takes twelve seconds.',
  body: [
    section(wordmark(nightKit, { size: 24, align: 'center' }), { pad: '38px 40px 30px' }),
    section(breath(), { pad: '0 20px 34px', flush: true, align: 'center' }),
    section(
      heading(nightKit, 'One breath. That’s the set-up.', {
        size: 56,
        small: 40,
        align: 'center',
        below: 16,
        leading: 1.02,
      }) +
        text(
          nightKit,
          'You installed us nine days ago, which is a kind of breath in. Press the circle, let it out, and the app is yours. There is no questionnaire about your goals.',
          { align: 'center', measure: 440, below: 0 },
        ),
      { pad: '0 40px 26px', align: 'center' },
    ),
    footer(nightKit, { brand: 'Quietloop', mark: false }),
  ].join(''),
  narrow: '.ring{padding:18px!important}',
  text: `ONE BREATH. THAT'S THE SET-UP.

You installed us nine days ago, which is a kind of breath in. Press the circle and let it out: https://quietloop.example/begin/once`,
}

const dryKit = {
  ...quietloop,
  ground: '#d8efe6',
  paper: '#d8efe6',
  ink: '#123c37',
  soft: '#3c5f58',
  line: '#aed6c8',
  accent: '#1d7564',
  button: { ...quietloop.button, ground: '#15564c', ink: '#f6fffc' },
  dark: {
    '#d8efe6': '#0c2320',
    '#123c37': '#d5f0e6',
    '#3c5f58': '#a9cbc2',
    '#ffffff': '#14332f',
  },
}

const NOTES = [
  ['1st', 'Everyone is kind about it today.', '#ffd27a'],
  ['10th', 'The dreams start. They are mostly admin.', '#ffb08a'],
  ['17th', 'Someone’s birthday. Hold something with ice in it.', '#ff9d9d'],
  ['31st', 'You wake up and it is simply morning.', '#9ad0ff'],
] as const

const MARKED: Readonly<Record<number, string>> = { 1: '#ffd27a', 10: '#ffb08a', 17: '#ff9d9d', 31: '#9ad0ff' }

export const thirtyOneMornings: Draft = {
  slug: 'quietloop-thirty-one-mornings',
  brand: 'quietloop',
  kit: dryKit,
  layout: 'calendar',
  types: ['educational', 'seasonal'],
  occasions: ['dry-january', 'new-year'],
  mailbox: 'hello',
  sent: '2024-12-28T17:00:00+00:00',
  subject: 'Dry January is thirty-one mornings',
  preheader:
    'Nobody counts the evenings after the first week. A map of the month, with the soft places marked.',
  body: [
    section(wordmark(dryKit, { size: 24 }), { pad: '36px 40px 26px' }),
    section(
      heading(dryKit, 'Thirty-one mornings', { size: 88, small: 52, below: 18, leading: 0.96 }) +
        text(
          dryKit,
          'If you are going without in January, the evenings get the attention and the mornings do the work. Here is the month with the soft places marked.',
          { size: 19, below: 28 },
        ),
      { pad: '0 40px' },
    ),
    section(
      panel(
        grid(
          weeksOf(2025, 1).map((week) =>
            week.map((day) => ({
              html: day
                ? round(54, MARKED[day] ?? '#d8efe6', String(day), MARKED[day] ? '#0f2f2b' : '#123c37', 17)
                : '&nbsp;',
              pad: '5px 0',
              align: 'center' as const,
            })),
          ),
        ),
        { ground: '#ffffff', radius: 32, pad: '24px 18px' },
      ),
      { pad: '0 32px 30px' },
    ),
    section(
      columns(
        [NOTES.slice(0, 2), NOTES.slice(2)].map((half) =>
          half
            .map(
              ([day, words, color]) =>
                columns(
                  [
                    round(44, color, day, '#0f2f2b', 14),
                    text(dryKit, words, { size: 17, color: dryKit.ink, below: 0, leading: 1.4 }),
                  ],
                  { widths: ['48', ''], gap: 12, stack: false },
                ) + space(18),
            )
            .join(''),
        ),
        { gap: 22 },
      ) +
        text(
          dryKit,
          'There is a three-minute sitting for each marked day. If you have one drink on the 17th, the 18th is still there. It does not know.',
          { below: 14 },
        ) +
        button(dryKit, 'Put them in my mornings', '/january', { pad: '18px 34px', size: 17 }),
      { pad: '0 40px 26px' },
    ),
    footer(dryKit, {
      brand: 'Quietloop',
      align: 'left',
      mark: false,
      pad: '14px 40px 44px',
      note: 'If stopping feels unsafe rather than hard, please talk to a doctor first.',
    }),
  ].join(''),
  narrow:
    '.round{width:38px!important;height:38px!important;line-height:38px!important;font-size:14px!important}',
  text: `THIRTY-ONE MORNINGS

If you are going without in January, the evenings get the attention and the mornings do the work.

${NOTES.map(([day, words]) => `${day}: ${words}`).join('\n')}

Put them in my mornings: https://quietloop.example/january

If stopping feels unsafe rather than hard, please talk to a doctor first.`,
}

const chatKit = {
  ...quietloop,
  ground: '#fff0c9',
  paper: '#fff0c9',
  ink: '#3a2a10',
  soft: '#665330',
  line: '#ecd69a',
  accent: '#a0430a',
  button: { ...quietloop.button, ground: '#3a2a10', ink: '#fff0c9' },
  dark: {
    '#fff0c9': '#241b0b',
    '#ffe19b': '#3a2c10',
    '#3a2a10': '#f7e6c2',
    '#665330': '#d8c197',
    '#ffffff': '#3a2f1c',
    '#a0430a': '#ffb27a',
  },
}

const CHAT = [
  ['Pooja (Arlo’s mum)', 'Is it PE tomorrow', '#ffffff', '#3a2a10'],
  ['Dan', 'What is the code for the thing', '#ffffff', '#3a2a10'],
  ['Pooja (Arlo’s mum)', 'Which thing', '#ffffff', '#3a2a10'],
  ['Dan', 'The lunch thing', '#ffffff', '#3a2a10'],
  ['Steph Y3', 'Does anyone have a spare recorder', '#ffffff', '#3a2a10'],
] as const

function bubble([who, words, ground, ink]: (typeof CHAT)[number]): string {
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="${css({ background: ground, borderRadius: '22px 22px 22px 5px', padding: '11px 18px 12px' })}">` +
    text(chatKit, who, { size: 13, weight: 800, color: '#a0430a', below: 1, leading: 1.2 }) +
    text(chatKit, words, { size: 19, color: ink, below: 0, leading: 1.3 }) +
    '</td></tr></table>' +
    space(8)
  )
}

export const spareRecorder: Draft = {
  slug: 'quietloop-does-anyone-have-a-spare-recorder',
  brand: 'quietloop',
  kit: chatKit,
  layout: 'chat',
  types: ['seasonal', 'educational'],
  occasions: ['back-to-school'],
  mailbox: 'hello',
  sent: '2025-08-27T20:45:00+01:00',
  subject: 'Does anyone have a spare recorder',
  preheader: 'Forty-one new messages. You may breathe out before you open them.',
  body: [
    section(
      text(chatKit, 'Year 3 parents (31) &nbsp;&middot;&nbsp; 41 new', {
        size: 16,
        weight: 800,
        align: 'center',
        below: 0,
      }),
      { pad: '26px 40px 24px', ground: '#ffe19b' },
    ),
    section(
      CHAT.map(bubble).join('') +
        `<table role="presentation" align="right" cellpadding="0" cellspacing="0" border="0" style="margin-left:auto"><tr><td style="${css({ background: '#a8470b', borderRadius: '22px 22px 5px 22px', padding: '16px 24px 18px' })}">${heading(chatKit, 'breathe out', { size: 60, small: 44, color: '#fffefc', below: 0, leading: 1.05 })}</td></tr></table>` +
        '<div style="clear:both;font-size:0;line-height:0">&nbsp;</div>',
      { pad: '24px 36px 34px' },
    ),
    section(
      heading(chatKit, 'School starts on Tuesday. You are already in the group.', {
        level: 2,
        size: 36,
        small: 30,
        leading: 1.08,
        below: 14,
      }) +
        text(
          chatKit,
          'We made four sittings for the first fortnight. None is longer than the walk back from the gate.',
          { below: 20 },
        ) +
        columns(
          [
            ['8.52', 'The house, just after', '3 min'],
            ['3.10', 'Before the bell', '2 min'],
            ['5.40', 'Fractions', '4 min'],
            ['9.15', 'Reading the group', '1 min'],
          ].map(
            ([time = '', name = '', length = '']) =>
              label(chatKit, time, { below: 4, tracking: '0', size: 19 }) +
              text(chatKit, `${name}<br><b>${length}</b>`, { size: 16, below: 0, leading: 1.4 }),
          ),
          { gap: 14 },
        ) +
        button(chatKit, 'Mute the world for two minutes', '/gate', { above: 26, pad: '18px 32px' }),
      { pad: '0 40px 26px' },
    ),
    footer(chatKit, { brand: 'Quietloop', align: 'left', pad: '14px 40px 44px' }),
  ].join(''),
  text: `YEAR 3 PARENTS (31), 41 NEW

${CHAT.map(([who, words]) => `${who}: ${words}`).join('\n')}
You: breathe out

School starts on Tuesday. Four sittings for the first fortnight, none longer than the walk back from the gate: https://quietloop.example/gate`,
}
