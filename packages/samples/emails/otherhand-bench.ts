import {
  button,
  columns,
  footer,
  heading,
  label,
  link,
  pairs,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid } from '../blocks-grids.ts'
import { otherhand, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const kit = otherhand
const GOLD = '#dcb670'

export const theOtherOne: Draft = {
  slug: 'otherhand-the-other-one-then',
  brand: 'otherhand',
  kit,
  layout: 'split',
  types: ['welcome', 'onboarding'],
  mailbox: 'bench',
  sent: '2025-08-05T20:30:00+02:00',
  subject: 'The other one, then',
  preheader: 'You have two hands. We make rings for the one nobody asked for.',
  body: [
    section(
      columns([wordmark(kit, { size: 26 }), text(kit, 'Hello', { size: 15, align: 'right', below: 0 })], {
        stack: false,
        valign: 'middle',
      }),
      { pad: '36px 44px 30px' },
    ),
    section(heading(kit, 'The other<br>one, then', { size: 116, small: 70, below: 0, leading: 0.9 }), {
      pad: '0 40px 10px',
    }),
    section(
      columns(
        [
          space(36) +
            text(
              kit,
              'One of your hands may be spoken for. The other has been carrying the shopping. We have made rings for it since 2011, at a bench with a bad chair and good light.',
              {
                size: 17,
                below: 22,
              },
            ) +
            text(
              kit,
              'We write when something leaves the bench. That is nine times a year, ten if the cat behaves.',
              { size: 17, below: 28 },
            ) +
            button(kit, 'See the bench', '/bench', { size: 15, pad: '18px 34px' }),
          picture('solitaire', {
            width: 320,
            alt: 'A gold ring standing upright, one pale stone in six claws',
            align: 'center',
          }),
        ],
        { widths: ['46%', ''], gap: 20, valign: 'top' },
      ),
      { pad: '0 30px 50px 44px' },
    ),
    section(
      columns(
        [
          ['Size', 'Post us a string. We measure, you keep the string.'],
          ['Metal', 'Gold that has been something else before.'],
          ['Regret', 'Sixty days, any reason, including his.'],
        ].map(
          ([title = '', words = '']) =>
            heading(kit, title, { level: 2, size: 32, below: 8, color: GOLD, weight: 250 }) +
            text(kit, words, { size: 15, below: 0 }),
        ),
        { gap: 24 },
      ),
      { pad: '34px 44px 40px', style: `border-top:1px solid ${kit.line}` },
    ),
    footer(kit, { brand: 'Otherhand', align: 'left', mark: false, pad: '20px 44px 44px' }),
  ].join(''),
  text: `THE OTHER ONE, THEN

One of your hands may be spoken for. The other has been carrying the shopping. We have made rings for it since 2011.

Size: post us a string. Metal: gold that has been something else before. Regret: sixty days, any reason, including his.

See the bench: https://otherhand.example/bench`,
}

const mauve: Kit = {
  ...kit,
  ground: '#ddd3e2',
  paper: '#ddd3e2',
  ink: '#2a1c30',
  soft: '#5a4a61',
  line: '#bfb0c6',
  accent: '#7a3f2b',
  button: { ...kit.button, ground: '#2a1c30', ink: '#f6eef8' },
  dark: {
    '#ddd3e2': '#1c1620',
    '#2a1c30': '#f1e6f5',
    '#5a4a61': '#c6b6cd',
    '#bfb0c6': '#4a3d50',
    '#f6eef8': '#2a1c30',
  },
}

const VISITS = [
  ['Tuesday', '23:10', 'eleven minutes, zoomed in'],
  ['Wednesday', '07:52', 'on a train, by the speed of it'],
  ['Wednesday', '11:04', 'in a meeting. We heard the meeting'],
  ['Friday', '00:31', 'put it in the basket, took it out'],
] as const

export const itLookedBack: Draft = {
  slug: 'otherhand-it-looked-back',
  brand: 'otherhand',
  kit: mauve,
  layout: 'stack',
  types: ['browse-abandonment', 'reminder'],
  mailbox: 'bench',
  sent: '2026-03-03T19:40:00+01:00',
  subject: 'You looked. It looked back',
  preheader: 'Four visits to one signet ring. It would like to know your intentions.',
  body: [
    section(
      picture('gold-rings', {
        width: 600,
        alt: 'A signet ring and a stone ring on two plinths, with a hoop and pearls before them',
        align: 'center',
      }),
      { pad: '40px 20px 6px', flush: true },
    ),
    section(
      heading(mauve, 'You looked.<br>It looked back.', { size: 76, small: 48, align: 'center', below: 26 }) +
        VISITS.map(([day, time, words]) =>
          grid([
            [
              {
                html: text(mauve, day, { size: 15, below: 0, color: mauve.ink, weight: 500 }),
                width: '96',
                pad: '11px 0',
                style: `border-top:1px solid ${mauve.line}`,
              },
              {
                html: text(mauve, time, { size: 15, below: 0 }),
                width: '62',
                pad: '11px 0',
                style: `border-top:1px solid ${mauve.line}`,
              },
              {
                html: text(mauve, words, { size: 15, below: 0 }),
                pad: '11px 0',
                style: `border-top:1px solid ${mauve.line}`,
              },
            ],
          ]),
        ).join('') +
        rule(mauve.line, { pad: '0 0 28px' }) +
        text(
          mauve,
          'The Left Signet, in reclaimed gold, €340. There are three on the bench, and we can hold one in your size until Sunday without either of you committing to anything.',
          {
            size: 17,
            align: 'center',
            measure: 440,
            below: 22,
          },
        ) +
        button(mauve, 'Hold it', '/signet/hold', { align: 'center', size: 15, pad: '19px 46px' }),
      { pad: '10px 48px 24px', align: 'center' },
    ),
    footer(mauve, { brand: 'Otherhand', pad: '34px 44px 46px' }),
  ].join(''),
  text: `YOU LOOKED. IT LOOKED BACK.

${VISITS.map(([day, time, words]) => `${day} ${time}: ${words}`).join('\n')}

The Left Signet, in reclaimed gold, €340. We can hold one in your size until Sunday.
Hold it: https://otherhand.example/signet/hold`,
}

const ivory: Kit = {
  ...kit,
  ground: '#f3ede2',
  paper: '#f3ede2',
  ink: '#241c17',
  soft: '#655950',
  line: '#d9cebc',
  accent: '#8a5a1c',
  button: { ...kit.button, ground: '#241c17', ink: '#f7f1e6' },
  dark: {
    '#f3ede2': '#171310',
    '#241c17': '#f3e8da',
    '#655950': '#c0b1a3',
    '#d9cebc': '#43392f',
    '#8a5a1c': '#e2b878',
    '#fdf9f1': '#221c17',
    '#f7f1e6': '#241c17',
  },
}

export const askTomorrow: Draft = {
  slug: 'otherhand-this-is-what-we-will-cut',
  brand: 'otherhand',
  kit: ivory,
  layout: 'receipt',
  types: ['order-confirmation'],
  mailbox: 'bench',
  sent: '2025-10-02T11:20:00+02:00',
  subject: 'This is what we will cut',
  preheader: 'Read it twice. Gold does not have an undo.',
  body: [
    section(wordmark(ivory, { size: 26, align: 'center' }), { pad: '38px 44px 34px' }),
    section(
      text(ivory, 'This is what we will cut', { size: 16, align: 'center', below: 22 }) +
        grid([
          [
            {
              html: heading(ivory, 'ask me tomorrow', {
                size: 64,
                small: 38,
                align: 'center',
                below: 0,
                leading: 1.05,
                tracking: '-.02em',
              }),
              ground: '#fdf9f1',
              pad: '84px 20px 90px',
              align: 'center',
              valign: 'middle',
              style: 'border:14px double #c79a4a;border-radius:50%',
            },
          ],
        ]) +
        space(28) +
        text(
          ivory,
          'Inside the band, thirteen letters, no full stop. You asked for no full stop, and Mirjam says she has never agreed with a customer more.',
          {
            size: 17,
            align: 'center',
            measure: 420,
            below: 0,
          },
        ),
      { pad: '0 44px 36px', align: 'center' },
    ),
    section(
      pairs(
        ivory,
        [
          ['The Left Signet', '€340.00'],
          ['Engraving, by hand', '€45.00'],
          ['Post, insured, unremarkable box', '€0.00'],
          ['Paid', '€385.00'],
        ],
        { size: 16, pad: '11px 0', border: `1px solid ${ivory.line}`, total: true, weight: 400 },
      ) +
        space(24) +
        columns(
          [
            label(ivory, 'Order', { size: 11, below: 4 }) +
              text(ivory, 'SAMPLE-7731', { size: 15, below: 0, color: ivory.ink }),
            label(ivory, 'Size', { size: 11, below: 4 }) +
              text(ivory, '54, by string', { size: 15, below: 0, color: ivory.ink }),
            label(ivory, 'Leaves us', { size: 11, below: 4 }) +
              text(ivory, 'Thursday 16 Oct', { size: 15, below: 0, color: ivory.ink }),
          ],
          { gap: 16, stack: false },
        ) +
        space(30) +
        text(
          ivory,
          `A letter wrong? ${link(ivory, 'Stop the graver', '/order/stop', ivory.ink, 500)} before Monday, nine o’clock.`,
          {
            size: 15,
            below: 0,
          },
        ),
      { pad: '0 72px 20px' },
    ),
    footer(ivory, { brand: 'Otherhand', mark: false, pad: '34px 44px 46px' }),
  ].join(''),
  text: `THIS IS WHAT WE WILL CUT

"ask me tomorrow"
Inside the band, thirteen letters, no full stop.

The Left Signet         340.00
Engraving, by hand       45.00
Post                      0.00
Paid                EUR 385.00

Order SAMPLE-7731, size 54 by string, leaves us Thursday 16 October.
A letter wrong? Stop the graver before Monday: https://otherhand.example/order/stop`,
}
