import {
  button,
  columns,
  css,
  footer,
  heading,
  label,
  link,
  panel,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid, meter } from '../blocks-grids.ts'
import { halfDecibel as kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const MONO = "'Geist Mono',Menlo,monospace"

const WAVE = [22, 58, 96, 70, 128, 150, 84, 140, 62, 110, 44, 90, 30] as const

function wave(share: number, color: string): string {
  const bars = WAVE.map((height) => {
    const tall = Math.max(4, Math.round(height * share))
    return `<td valign="middle" height="156" style="padding:0 3px"><div style="${css({ height: `${tall}px`, background: color, borderRadius: '6px', fontSize: 0, lineHeight: 0 })}">&nbsp;</div></td>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed"><tr>${bars.join('')}</tr></table>`
}

const LOG = [
  ['Fixed', 'Wind. It was getting in at the top and coming out as percussion.'],
  ['Fixed', 'The left cup woke up when you sneezed. So did the right, in sympathy.'],
  ['Quieter', 'Fridges, by 3 dB. One listener’s fridge, by 9. We did not ask.'],
  ['Removed', 'The chime when you turn them off. You know you turned them off.'],
] as const

export const twoPointFour: Draft = {
  slug: 'half-decibel-2-4-is-mostly-less',
  brand: 'half-decibel',
  kit,
  layout: 'before-after',
  types: ['new-update', 'product-update'],
  mailbox: 'workshop',
  sent: '2026-03-03T10:00:00+01:00',
  subject: '2.4 is mostly less',
  preheader: 'Less wind, less fridge, one chime removed. Four minutes on the charger.',
  body: [
    section(
      columns(
        [wordmark(kit, { size: 22 }), text(kit, 'v2.4', { size: 16, face: MONO, align: 'right', below: 0 })],
        { stack: false, valign: 'middle' },
      ),
      { pad: '36px 40px 30px' },
    ),
    section(
      columns(
        [
          panel(text(kit, '2.3', { size: 15, face: MONO, below: 4 }) + wave(1, '#1b1b1a'), {
            ground: '#d3d0c7',
            radius: 16,
            pad: '18px 18px 16px',
          }),
          panel(text(kit, '2.4', { size: 15, face: MONO, below: 4 }) + wave(0.16, '#ff5a1f'), {
            ground: '#d3d0c7',
            radius: 16,
            pad: '18px 18px 16px',
          }),
        ],
        { gap: 12, stack: false },
      ),
      { pad: '0 40px 34px' },
    ),
    section(
      heading(kit, '2.4 is mostly less', { size: 74, small: 50, below: 18 }) +
        text(
          kit,
          'On the left, a Tuesday on the 43 bus as Model Nine heard it last week. On the right, the same bus, the same Tuesday.',
          { size: 19, color: kit.ink, below: 26 },
        ) +
        grid(
          LOG.map(([kind, words]) => {
            const row = { pad: '15px 0', style: `border-top:1px solid ${kit.line}` }
            return [
              {
                html: text(kit, kind, { size: 14, face: MONO, color: kit.accent, below: 0, leading: 1.6 }),
                width: '104',
                ...row,
              },
              { html: text(kit, words, { size: 17, color: kit.ink, below: 0, leading: 1.45 }), ...row },
            ]
          }),
        ) +
        button(kit, 'Update over breakfast', '/2-4', { above: 22, pad: '19px 34px', size: 17 }) +
        space(16) +
        text(
          kit,
          `Leave them on the charger with the dot up. Four minutes. ${link(kit, 'The full list', '/2-4/notes', kit.ink, 500)} is longer and no funnier.`,
          { size: 15, below: 0 },
        ),
      { pad: '0 40px 26px' },
    ),
    footer(kit, { brand: 'Half Decibel', align: 'left', mark: false, pad: '16px 40px 44px' }),
  ].join(''),
  text: `2.4 IS MOSTLY LESS

${LOG.map(([what, words]) => `${what}: ${words}`).join('\n')}

Update over breakfast: https://halfdecibel.example/2-4`,
}

const splitKit = {
  ...kit,
  ground: '#f4f2ec',
  paper: '#f4f2ec',
  dark: { ...kit.dark, '#f4f2ec': '#161615', '#f7f5f0': '#f7f5f0' },
}

const DAYS = [
  ['Today', 'Charge them while you read the box. The box is one sentence.'],
  [
    'Tomorrow',
    'Press the middle button on a train. Somebody’s conversation will go away. It is still happening; be kind.',
  ],
  ['Friday', 'Send us a photo of the worst cable in your drawer. We recycle it and say something about it.'],
] as const

export const leftOnLeft: Draft = {
  slug: 'half-decibel-left-goes-on-left',
  brand: 'half-decibel',
  kit: splitKit,
  layout: 'diptych',
  types: ['onboarding', 'welcome'],
  mailbox: 'manual',
  sent: '2025-07-22T18:00:00+02:00',
  subject: 'The manual: left goes on left',
  preheader: 'That is chapter one. There are three chapters.',
  body: [
    grid([
      [
        {
          html:
            text(splitKit, 'LEFT', { size: 14, face: MONO, color: '#3a1200', below: 30 }) +
            heading(splitKit, 'L', {
              level: 2,
              size: 126,
              color: '#3a1200',
              align: 'center',
              below: 34,
              leading: 1,
              weight: 700,
            }),
          ground: '#ff6a30',
          pad: '26px 20px 20px',
        },
        {
          html:
            text(splitKit, 'ALSO NICE', {
              size: 14,
              face: MONO,
              color: '#f7f5f0',
              align: 'right',
              below: 30,
            }) +
            heading(splitKit, 'R', {
              level: 2,
              size: 126,
              color: '#f7f5f0',
              align: 'center',
              below: 34,
              leading: 1,
              weight: 700,
            }),
          ground: '#242423',
          pad: '26px 20px 20px',
        },
      ],
    ]),
    section(
      heading(splitKit, 'Left goes on left', { size: 76, small: 50, below: 18 }) +
        text(
          splitKit,
          'Thank you for buying headphones from eleven people in a former dairy. This is the whole manual. It has three days in it and no diagrams of an ear.',
          { size: 18, below: 30 },
        ) +
        DAYS.map(
          ([day, words], index) =>
            columns(
              [
                text(splitKit, `${index + 1}`, {
                  size: 15,
                  face: MONO,
                  color: splitKit.accent,
                  below: 0,
                  leading: 1.7,
                }),
                text(splitKit, `<b style="color:#1b1b1a">${day}.</b> ${words}`, { size: 17, below: 0 }),
              ],
              { widths: ['30', ''], gap: 8, stack: false },
            ) + space(16),
        ).join('') +
        button(splitKit, 'Find your pair on the phone', '/pair', { pad: '19px 32px', size: 17, above: 12 }),
      { pad: '44px 40px 28px' },
    ),
    footer(splitKit, { brand: 'Half Decibel', align: 'left', pad: '16px 40px 44px' }),
  ].join(''),
  text: `LEFT GOES ON LEFT

${DAYS.map(([day, words], index) => `${index + 1}. ${day}: ${words}`).join('\n')}

Find your pair on the phone: https://halfdecibel.example/pair`,
}

const ladderKit = {
  ...kit,
  ground: '#f5e27a',
  paper: '#f5e27a',
  ink: '#22200f',
  soft: '#55502a',
  line: '#d6c24c',
  button: { ...kit.button, ground: '#22200f', ink: '#fff6b8' },
  dark: {
    '#f5e27a': '#1e1c0e',
    '#22200f': '#f6ecb0',
    '#fff6b8': '#1e1c0e',
    '#55502a': '#cfc68c',
    '#d6c24c': '#4d4722',
    '#e6d05c': '#3a3617',
  },
}

const LADDER = [
  ['10', 'A leaf, deciding', 0.08, 'all night'],
  ['30', 'A whisper about you', 0.25, 'all night'],
  ['45', 'A fridge with something on its mind', 0.38, 'all day'],
  ['60', 'Two people agreeing', 0.5, 'all day'],
  ['75', 'Two people agreeing in a car', 0.62, 'all day'],
  ['85', 'The 43 bus, from inside', 0.71, '8 hours'],
  ['94', 'Your headphones, if you are honest', 0.78, '1 hour'],
  ['106', 'A wedding band, by the cake', 0.88, '4 minutes'],
  ['115', 'The cake falling on the drummer', 0.97, 'half a minute'],
] as const

export const howLoud: Draft = {
  slug: 'half-decibel-how-loud-is-that',
  brand: 'half-decibel',
  kit: ladderKit,
  layout: 'ladder',
  types: ['educational'],
  mailbox: 'workshop',
  sent: '2025-02-11T09:00:00+01:00',
  subject: 'How loud is that, exactly?',
  preheader: 'A ladder of noises, with how long an ear can stand on each rung.',
  body: [
    section(wordmark(ladderKit, { size: 22 }), { pad: '36px 40px 30px' }),
    section(
      heading(ladderKit, 'How loud is that, exactly?', { size: 82, small: 52, below: 18 }) +
        text(
          ladderKit,
          'Every three decibels an ear can stand it for half as long. That sentence is on a poster in our workshop and nobody hears it, so here it is as a ladder.',
          { size: 18, measure: 500, below: 30 },
        ) +
        columns(
          [
            label(ladderKit, 'dB', { below: 6, color: ladderKit.soft }),
            label(ladderKit, 'An ear lasts', { below: 6, align: 'right', color: ladderKit.soft }),
          ],
          { stack: false },
        ) +
        LADDER.map(
          ([level, what, share, time]) =>
            rule(ladderKit.line) +
            grid([
              [
                {
                  html: heading(ladderKit, level, {
                    level: 3,
                    size: 34,
                    below: 0,
                    leading: 1,
                    tracking: '-.05em',
                  }),
                  width: '78',
                  valign: 'middle' as const,
                  pad: '14px 0',
                },
                {
                  html:
                    text(ladderKit, what, { size: 17, color: ladderKit.ink, below: 8, leading: 1.3 }) +
                    meter({
                      share,
                      fill: share > 0.7 ? '#e0431a' : '#22200f',
                      ground: '#e6d05c',
                      height: 10,
                      radius: 5,
                    }),
                  pad: '14px 0',
                },
                {
                  html: text(ladderKit, time, {
                    size: 14,
                    face: MONO,
                    align: 'right',
                    color: ladderKit.ink,
                    below: 0,
                    leading: 1.3,
                  }),
                  width: '98',
                  pad: '14px 0',
                  valign: 'middle' as const,
                },
              ],
            ]),
        ).join('') +
        rule(ladderKit.line) +
        space(28) +
        text(
          ladderKit,
          'Our headphones stop at 85 unless you argue with them. To argue, hold the middle button for ten seconds and think about what you are doing.',
          { size: 18, color: ladderKit.ink, below: 12 },
        ) +
        button(ladderKit, 'Check what yours are set to', '/limit', { pad: '19px 32px', size: 17 }),
      { pad: '0 40px 28px' },
    ),
    footer(ladderKit, { brand: 'Half Decibel', align: 'left', mark: false, pad: '16px 40px 44px' }),
  ].join(''),
  text: `HOW LOUD IS THAT, EXACTLY?

${LADDER.map(([level, what, , time]) => `${level} dB: ${what} (an ear can take it for ${time})`).join('\n')}

Check what yours are set to: https://halfdecibel.example/limit`,
}
