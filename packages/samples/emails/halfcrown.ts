import {
  button,
  columns,
  footer,
  heading,
  label,
  panel,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { halfcrown as pink, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const STEPS = [
  ['Today', 'The account is open', 'It has a number, a sort code and nothing in it. So far it is perfect.'],
  [
    'Tomorrow',
    'Your card leaves Port Ellery',
    'Plain envelope. It does not say “card inside”, because envelopes gossip.',
  ],
  [
    'Thursday',
    'It arrives. You tap once',
    'Anywhere, for anything, with the PIN. A plum will do. That wakes it up.',
  ],
] as const

function step([when, what, how]: (typeof STEPS)[number]): string {
  return (
    rule('#eda3b3', { thick: 2 }) +
    section(
      columns(
        [
          text(pink, when, { size: 16, weight: 600, color: pink.accent, below: 0 }),
          heading(pink, what, { level: 2, size: 24, leading: 1.12, below: 6, tracking: '-.03em' }) +
            text(pink, how, { size: 16, below: 0 }),
        ],
        { widths: ['112', ''], gap: 12 },
      ),
      { pad: '20px 0 22px', flush: true },
    )
  )
}

export const inThePost: Draft = {
  slug: 'halfcrown-it-is-in-the-post',
  brand: 'halfcrown',
  kit: pink,
  layout: 'timeline',
  types: ['activation', 'onboarding'],
  mailbox: 'counter',
  sent: '2025-03-03T10:05:00+00:00',
  subject: 'It’s in the post. Act natural',
  preheader: 'Your card needs three days and one plum.',
  body: [
    section(wordmark(pink, { size: 24, align: 'center' }), { pad: '36px 40px 8px' }),
    section(
      picture('bank-card', {
        width: 540,
        alt: 'A cobalt bank card leaning in the air between two gold half crowns',
        align: 'center',
      }),
      { pad: '8px 40px 6px', flush: true },
    ),
    section(
      heading(pink, 'It’s in the post.<br>Act natural.', {
        size: 66,
        small: 42,
        align: 'center',
        below: 34,
      }) +
        STEPS.map(step).join('') +
        rule('#eda3b3', { thick: 2 }) +
        space(28) +
        button(pink, 'Put the card in my phone now', '/card/phone', {
          align: 'center',
          size: 17,
          pad: '19px 34px',
          above: 0,
        }),
      { pad: '8px 52px 46px' },
    ),
    footer(pink, { brand: 'Halfcrown', pad: '0 48px 44px' }),
  ].join(''),
  text: `IT'S IN THE POST. ACT NATURAL.

Today: the account is open.
Tomorrow: your card leaves Port Ellery in a plain envelope.
Thursday: it arrives. Tap once, anywhere, with the PIN. A plum will do.

Put the card in my phone now: https://halfcrown.example/card/phone`,
}

const lamplit: Kit = {
  ...pink,
  ground: '#52103f',
  paper: '#52103f',
  ink: '#ffe9b8',
  soft: '#f0c6cf',
  line: '#84386c',
  accent: '#ffc14d',
  button: { ...pink.button, ground: '#ffc14d', ink: '#45092f' },
}

const POTS = [
  ['Mithai, four boxes', 'Asha, Nikhil, you', '£42 of £60'],
  ['The new kurta', 'Only you. Hidden from Asha', '£75 of £75'],
  ['Lights for Nani’s balcony', 'Nine cousins', '£118 of £90'],
] as const

function pot([name, who, sum]: (typeof POTS)[number]): string {
  return (
    rule(lamplit.line) +
    section(
      columns(
        [
          heading(lamplit, name, { level: 3, size: 25, leading: 1.15, below: 4, tracking: '-.03em' }) +
            text(lamplit, who, { size: 16, below: 0 }),
          text(lamplit, sum, {
            size: 18,
            weight: 600,
            align: 'right',
            color: '#ffc14d',
            below: 0,
            style: 'padding-top:3px',
          }),
        ],
        { stack: false, widths: ['', '122'] },
      ),
      { pad: '18px 0 20px', flush: true },
    )
  )
}

export const lightInEveryDrawer: Draft = {
  slug: 'halfcrown-a-light-in-every-drawer',
  brand: 'halfcrown',
  kit: lamplit,
  layout: 'stack',
  types: ['product-launch', 'seasonal'],
  occasions: ['diwali'],
  mailbox: 'counter',
  sent: '2025-10-14T17:30:00+01:00',
  subject: 'A light in every drawer',
  preheader: 'Shared drawers open in time for Diwali. The cousins have already overdone it.',
  body: [
    section(
      wordmark(lamplit, { size: 22, align: 'center' }) +
        space(46) +
        heading(lamplit, 'A light in<br>every drawer', {
          size: 88,
          small: 52,
          align: 'center',
          weight: 500,
          below: 0,
        }),
      { pad: '38px 40px 16px', align: 'center' },
    ),
    section(
      picture('diyas', { width: 600, alt: 'Three clay lamps burning among marigolds', align: 'center' }),
      {
        pad: '10px 20px 10px',
        flush: true,
      },
    ),
    section(
      text(
        lamplit,
        'Diwali is on Monday, and the family is, as ever, collecting. So shared drawers open today: everyone puts in from any bank, everyone sees the sum, and one of you holds the key. When it is full, it glows. We could not help it.',
        { size: 19, leading: 1.55, below: 30 },
      ) +
        POTS.map(pot).join('') +
        rule(lamplit.line) +
        space(30) +
        heading(lamplit, 'Rules of the drawer', { level: 2, size: 38, small: 32, weight: 500, below: 18 }) +
        [
          ['Everyone sees the sum.', 'Nobody sees who gave what, unless you are Nani.'],
          ['One key.', 'You can hand it on. You cannot lose it behind the sofa.'],
          [
            'It closes by itself',
            'on 2 November. What is left goes back in equal parts, or to the neighbour’s fireworks, by vote.',
          ],
        ]
          .map(([rule_ = '', words = '']) =>
            text(lamplit, `<b style="color:#ffe9b8">${rule_}</b> ${words}`, { size: 18, below: 14 }),
          )
          .join('') +
        space(20) +
        button(lamplit, 'Open one with the family', '/drawers/shared', {
          full: true,
          size: 18,
          pad: '21px',
          above: 0,
        }),
      { pad: '16px 52px 44px' },
    ),
    footer(lamplit, {
      brand: 'Halfcrown',
      ground: '#3f0a30',
      note: 'Shubh Deepavali from Meera and Tom at the counter.',
    }),
  ].join(''),
  text: `A LIGHT IN EVERY DRAWER

Diwali is on Monday. Shared drawers open today: everyone puts in from any bank, everyone sees the sum, and one of you holds the key.

Mithai, four boxes: GBP 42 of 60
The new kurta: GBP 75 of 75
Lights for Nani's balcony: GBP 118 of 90

Open one with the family: https://halfcrown.example/drawers/shared`,
}

const tin: Kit = {
  ...pink,
  ground: '#fff3df',
  paper: '#bfe8d8',
  ink: '#12305c',
  soft: '#2d4a68',
  line: '#8fcdb6',
}

export const theTinPays: Draft = {
  slug: 'halfcrown-the-tin-pays',
  brand: 'halfcrown',
  kit: { ...tin, ground: '#bfe8d8' },
  layout: 'stack',
  types: ['announcement', 'referral'],
  mailbox: 'counter',
  sent: '2024-06-04T08:30:00+01:00',
  subject: 'The tin pays 3.6% now',
  preheader: 'You get it on the first pound, and so does whoever you tell.',
  body: [
    section(
      wordmark(tin, { size: 22 }) +
        space(48) +
        heading(tin, 'The tin<br>pays 3.6%', { size: 100, small: 60, leading: 0.94, below: 34 }) +
        picture('coins', {
          width: 500,
          alt: 'A coral money box with a half crown in its slot, beside three stacks of coins',
          align: 'center',
        }),
      { pad: '36px 44px 20px' },
    ),
    section(
      text(
        tin,
        'From today, on the first pound, with nothing to open. It can go down as well as up; when it does you get a mail as large as this one.',
        {
          size: 20,
          leading: 1.45,
          color: tin.ink,
          below: 26,
        },
      ) +
        panel(
          label(tin, 'And if you tell someone', { color: '#12305c', below: 8 }) +
            text(
              tin,
              'They open an account, you both get ten pounds in the tin. Not in points. We had points at the old place.',
              { size: 17, below: 20 },
            ) +
            button(tin, 'Get my link', '/tell', { size: 16, pad: '17px 30px', above: 0, ground: '#12305c' }),
          { ground: '#fff3df', radius: 18, pad: '28px 30px 30px' },
        ) +
        text(
          tin,
          'Annual rate, variable, paid monthly, up to £20,000. A sample rate by a bank that does not exist.',
          {
            size: 13,
            below: 0,
            style: 'padding-top:22px',
          },
        ),
      { pad: '0 44px 34px' },
    ),
    footer(tin, { brand: 'Halfcrown', align: 'left', mark: false, pad: '4px 44px 42px' }),
  ].join(''),
  text: `THE TIN PAYS 3.6%

From today, on the first pound, with nothing to open. It can go down as well as up; when it does you get a mail as large as this one.

Tell someone and you both get ten pounds in the tin: https://halfcrown.example/tell`,
}
