import {
  button,
  columns,
  footer,
  heading,
  link,
  pairs,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { type Kit, latchkin as mint } from '../kits.ts'
import type { Draft } from './draft.ts'

const MONO = "'Geist Mono',Menlo,Consolas,monospace"

export const keyIsBack: Draft = {
  slug: 'latchkin-the-little-key-is-back',
  brand: 'latchkin',
  kit: mint,
  layout: 'stack',
  types: ['back-in-stock', 'product-update'],
  mailbox: 'shop',
  sent: '2025-04-29T09:00:00+01:00',
  subject: 'The little key is back. 1,900 of them',
  preheader: 'You asked in January. We wrote your name down.',
  body: [
    section(
      columns(
        [
          wordmark(mint, { size: 24 }),
          text(mint, 'Back in stock', {
            size: 15,
            weight: 600,
            align: 'right',
            color: mint.accent,
            below: 0,
          }),
        ],
        {
          stack: false,
          valign: 'middle',
        },
      ),
      { pad: '34px 44px 6px' },
    ),
    section(
      picture('security-key', {
        width: 560,
        alt: 'A dark green hardware key leaning beside a brass-yellow padlock',
        align: 'center',
      }),
      { pad: '14px 36px 0', flush: true },
    ),
    section(
      heading(mint, 'The little<br>key is back', { size: 96, small: 60, below: 20 }) +
        text(
          mint,
          'You asked to be told in January. It plugs in, you touch it, and a stranger with your password still stands outside. Weighs four grams. Knows nothing about you.',
          {
            size: 19,
            below: 26,
          },
        ) +
        columns(
          [
            button(mint, 'Buy one, €29', '/key', { full: true, above: 0, pad: '20px 12px' }),
            button(mint, 'Two, €49. Lose one', '/key?pair', {
              full: true,
              above: 0,
              pad: '20px 12px',
              ground: '#bfe0d2',
              ink: '#0c2f30',
            }),
          ],
          { gap: 12 },
        ) +
        space(30) +
        pairs(
          mint,
          [
            ['Fits', 'USB-C, and phones by touch'],
            ['Survives', 'the wash, 40°, twice'],
            ['Made', '1,900 this time'],
            ['Per person', 'four, so that the queue moves'],
          ],
          { size: 16, pad: '13px 0', border: '1px solid #b3d3c7', weight: 500 },
        ),
      { pad: '4px 44px 44px' },
    ),
    footer(mint, { brand: 'Latchkin', align: 'left', mark: false, pad: '0 44px 42px' }),
  ].join(''),
  text: `THE LITTLE KEY IS BACK

You asked to be told in January. It plugs in, you touch it, and a stranger with your password still stands outside.

One, EUR 29. Two, EUR 49.
1,900 made this time, four per person.

Buy one: https://latchkin.example/key`,
}

const slate: Kit = {
  ...mint,
  ground: '#f4f4ef',
  paper: '#f4f4ef',
  line: '#d6d6cb',
  soft: '#4c5553',
  dark: {
    '#f4f4ef': '#101817',
    '#0c2f30': '#e8f3ee',
    '#4c5553': '#adbcb7',
    '#d6d6cb': '#2d3a37',
    '#0e3b3c': '#f6cf7a',
    '#f6cf7a': '#0e2b2c',
    '#0c6b5c': '#7fd6bd',
  },
}

export const allowedToForget: Draft = {
  slug: 'latchkin-the-one-you-had-to-remember',
  brand: 'latchkin',
  kit: slate,
  layout: 'note',
  types: ['password-reset'],
  mailbox: 'keys',
  sent: '2024-08-28T21:48:00+01:00',
  subject: 'The one password you had to remember',
  preheader: 'We can’t reset it for you. That is the point, and here is the way round.',
  body: [
    section(wordmark(slate, { size: 22 }), { pad: '60px 72px 70px' }),
    section(
      heading(slate, 'You forgot the one<br>you were left with.', {
        size: 44,
        small: 34,
        leading: 1.04,
        below: 26,
        weight: 700,
      }) +
        text(
          slate,
          'It happens, mostly after holidays. We can’t look it up: your vault is locked with it and we never had a copy. What we can do is ask the two devices that know you.',
          { below: 16 },
        ) +
        text(
          slate,
          'Open Latchkin on your laptop or on the old phone in the drawer. It will show three words. If they are these, say yes, and choose a new one.',
          { below: 30 },
        ) +
        rule(slate.line, { thick: 2 }) +
        heading(slate, 'teapot &middot; ladder &middot; Thursday', {
          level: 2,
          size: 32,
          small: 22,
          face: MONO,
          weight: 600,
          tracking: '-.03em',
          leading: 1.2,
          below: 24,
          style: 'padding-top:24px',
        }) +
        rule(slate.line, { thick: 2 }) +
        space(30) +
        text(
          slate,
          `Good for one hour, from 21:48. No second device? Use the sheet you printed and hid: ${link(slate, 'the recovery sheet', '/recover/sheet')}. If you didn’t ask for this, do nothing; a stranger has learnt three words about your kitchen.`,
          {
            below: 0,
          },
        ),
      { pad: '0 72px 60px' },
    ),
    footer(slate, {
      brand: 'Latchkin',
      align: 'left',
      mark: false,
      pad: '0 72px 60px',
      links: [
        ['Security', '/security'],
        ['Help', '/help'],
        ['Status', '/status'],
      ],
    }),
  ].join(''),
  text: `YOU FORGOT THE ONE YOU WERE LEFT WITH.

We can't look it up: your vault is locked with it and we never had a copy. Open Latchkin on another device. It will show three words. If they are these, say yes, and choose a new one.

teapot - ladder - Thursday

Good for one hour, from 21:48. No second device: https://latchkin.example/recover/sheet`,
}

const dogs: Kit = {
  ...mint,
  ground: '#ff8f6b',
  paper: '#ff8f6b',
  ink: '#2a0d05',
  soft: '#4a1c0d',
  line: '#d96a46',
  button: { ...mint.button, ground: '#2a0d05', ink: '#ffd9c9' },
}

const GUESSES = [
  ['Biscuit', '4 accounts'],
  ['Biscuit1', '2 accounts'],
  ['Biscuit1!', 'the bank'],
  ['Biscuit2', 'also the bank'],
] as const

export const dogsName: Draft = {
  slug: 'latchkin-it-is-the-dogs-name',
  brand: 'latchkin',
  kit: dogs,
  layout: 'ledger',
  types: ['discount', 'seasonal'],
  occasions: ['fathers-day'],
  mailbox: 'post',
  sent: '2024-06-11T09:00:00+01:00',
  subject: 'Dad’s password is the dog',
  preheader: 'Family plan at half price until Sunday. Biscuit may keep her name.',
  body: [
    section(
      wordmark(dogs, { size: 24 }) +
        space(64) +
        heading(dogs, 'It’s the dog’s name, isn’t it.', {
          size: 104,
          small: 62,
          leading: 0.88,
          tracking: '-.065em',
          below: 32,
        }) +
        pairs(dogs, GUESSES, { size: 20, pad: '13px 0', border: '2px solid #d96a46', weight: 600 }) +
        space(26) +
        text(
          dogs,
          'For Father’s Day, give him a family vault: €18 for the year instead of €36, six people, and someone to do the first hour with him. That is you. Bring biscuits, lower case.',
          {
            size: 19,
            color: dogs.ink,
            below: 26,
          },
        ) +
        button(dogs, 'Get Dad the vault, half price', '/family', { size: 17, pad: '20px 34px', above: 0 }),
      { pad: '38px 44px 44px' },
    ),
    footer(dogs, {
      brand: 'Latchkin',
      align: 'left',
      mark: false,
      pad: '0 44px 42px',
      note: 'Until Sunday 16 June, midnight. Then €36 again.',
    }),
  ].join(''),
  text: `IT'S THE DOG'S NAME, ISN'T IT.

Biscuit: 4 accounts
Biscuit1: 2 accounts
Biscuit1!: the bank
Biscuit2: also the bank

For Father's Day, a family vault: EUR 18 for the year instead of EUR 36, six people. Until Sunday 16 June.

Get Dad the vault: https://latchkin.example/family`,
}
