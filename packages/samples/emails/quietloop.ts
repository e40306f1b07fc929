import {
  button,
  columns,
  css,
  footer,
  heading,
  panel,
  picture,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { quietloop as kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const STEPS = [
  ['Tonight', 'Land', 'Three minutes. Sit where you already are. The chair counts.', '#ffd2b0', '#5a2a12'],
  [
    'Tomorrow',
    'Loosen',
    'Seven minutes for your jaw, which has been in a meeting since 2019.',
    '#f9a26c',
    '#3a1f14',
  ],
  ['Whenever', 'Drift', 'A man describes a lighthouse. Nobody has yet heard the end.', '#b8460f', '#ffffff'],
] as const

function step([when, name, words, ground, ink]: (typeof STEPS)[number], index: number): string {
  const badge = css({
    width: '52px',
    height: '52px',
    lineHeight: '52px',
    borderRadius: '99px',
    background: ground,
    color: ink,
    textAlign: 'center',
    fontFamily: kit.display,
    fontSize: '20px',
    fontWeight: 900,
  })
  return columns(
    [
      `<div style="${badge}">${index + 1}</div>`,
      text(kit, when, { size: 14, weight: 800, color: kit.accent, below: 0, leading: 1.3 }) +
        heading(kit, name, { level: 3, size: 26, tracking: '-.02em', below: 2, leading: 1.15 }) +
        text(kit, words, { size: 16, below: 0, leading: 1.45 }),
    ],
    { widths: ['52', ''], gap: 18, stack: false },
  )
}

export const nothingIsDue: Draft = {
  slug: 'quietloop-welcome-nothing-is-due',
  brand: 'quietloop',
  kit,
  layout: 'stack',
  types: ['welcome', 'onboarding'],
  mailbox: 'hello',
  sent: '2026-10-14T19:05:00+01:00',
  subject: 'Welcome. Nothing is due',
  preheader: 'You now own ten minutes a day that nobody can book.',
  body: [
    section(wordmark(kit, { size: 26, align: 'center' }), { pad: '38px 40px 26px' }),
    section(
      heading(kit, 'Welcome.<br>Nothing is due.', { size: 74, small: 46, align: 'center', below: 18 }) +
        text(
          kit,
          'You now own ten minutes a day that nobody can book. There is no streak, no badge and no owl. Here is how most people spend the first three.',
          { size: 19, align: 'center', measure: 470, below: 22 },
        ) +
        button(kit, 'Take three minutes', '/begin', { align: 'center', pad: '18px 36px', size: 17 }),
      { pad: '0 40px 22px', align: 'center' },
    ),
    section(
      picture('phone', {
        width: 590,
        alt: 'The Quietloop app on a phone, showing a breathing circle, among orange balls and a ring',
        align: 'center',
      }),
      { pad: '8px 25px 34px', flush: true },
    ),
    section(
      panel(STEPS.map(step).join(space(26)), { ground: '#fffaf5', radius: 32, pad: '38px 34px 40px' }),
      { pad: '0 28px 30px' },
    ),
    section(
      heading(kit, 'You can close this email now.', {
        level: 2,
        size: 38,
        small: 30,
        align: 'center',
        color: '#ffffff',
        below: 10,
        leading: 1.1,
      }) +
        text(kit, 'We mean it. It will still be here, and it does not get any better further down.', {
          align: 'center',
          color: '#ffe7d6',
          measure: 400,
          below: 0,
        }),
      { ground: '#a83d0b', pad: '54px 40px 56px', align: 'center' },
    ),
    footer(kit, { brand: 'Quietloop' }),
  ].join(''),
  text: `WELCOME. NOTHING IS DUE.

You now own ten minutes a day that nobody can book. There is no streak, no badge and no owl.

Tonight: Land. Three minutes. Sit where you already are. The chair counts.
Tomorrow: Loosen. Seven minutes for your jaw.
Whenever: Drift. A man describes a lighthouse. Nobody has yet heard the end.

Take three minutes: https://quietloop.example/begin

You can close this email now. We mean it.`,
}
