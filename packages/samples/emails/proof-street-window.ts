import {
  button,
  columns,
  footer,
  heading,
  link,
  pairs,
  panel,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid, stripes, type Cell } from '../blocks-grids.ts'
import { proofStreet, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const BLUE = '#17296b'
const FLOUR = '#fffdf6'
const ITALIC = 'font-style:italic'
const kit = proofStreet

const striped: Kit = {
  ...kit,
  faces: ['besley', 'besley-italic'],
  ground: '#dfe6f6',
  paper: '#dfe6f6',
  dark: undefined,
}

export const tillRoll: Draft = {
  slug: 'proof-street-thank-you-saturday',
  brand: 'proof-street',
  kit: striped,
  layout: 'receipt',
  types: ['payment-receipt'],
  mailbox: 'till',
  sent: '2024-06-15T09:14:00+02:00',
  subject: 'Your receipt: two loaves and an apology',
  preheader: '€21.40, paid by card at the window. The rhubarb was on us.',
  body: [
    section(
      panel(
        wordmark(striped, { size: 30, align: 'center' }) +
          text(striped, 'The window, Proof Street 4', {
            size: 14,
            align: 'center',
            below: 24,
            style: ITALIC,
          }) +
          rule(BLUE, { thick: 3, pad: '0 0 18px' }) +
          pairs(
            striped,
            [
              ['2 round loaves, dark', '€11.60'],
              ['1 baguette, one end missing', '€2.80'],
              ['4 plain buns', '€6.00'],
              ['1 jar of butter, small', '€4.50'],
              ['1 rhubarb slice, ours fell', '€0.00'],
              ['Bag brought back', '−€3.50'],
              ['Paid', '€21.40'],
            ],
            { size: 17, pad: '7px 0', total: true },
          ) +
          rule(BLUE, { thick: 3, pad: '18px 0 20px' }) +
          heading(striped, 'Thank you, Saturday', {
            size: 40,
            small: 34,
            align: 'center',
            below: 10,
            style: ITALIC,
            weight: 700,
          }) +
          text(
            striped,
            'Served at 09:14 by Ilse, who says the end of the baguette was like that when you got it.',
            {
              size: 15,
              align: 'center',
              below: 22,
            },
          ) +
          pairs(
            striped,
            [
              ['Card', 'contactless, no number kept'],
              ['Receipt', 'SAMPLE-0615-44'],
              ['VAT in this', '€1.40'],
            ],
            { size: 13, pad: '3px 0', color: striped.soft },
          ),
        { ground: FLOUR, pad: '40px 40px 38px' },
      ),
      { pad: '48px 112px 56px', style: stripes('#b9c9ee', '#e9effb', 32) },
    ),
    footer(striped, {
      brand: 'Proof Street',
      ground: FLOUR,
      mark: false,
      pad: '30px 48px 40px',
      links: [
        ['Help', '/help'],
        ['All receipts', '/receipts'],
        ['Unsubscribe', '/unsubscribe'],
      ],
    }),
  ].join(''),
  text: `THANK YOU, SATURDAY
The window, Proof Street 4

2 round loaves, dark          11.60
1 baguette, one end missing    2.80
4 plain buns                   6.00
1 jar of butter, small         4.50
1 rhubarb slice, ours fell     0.00
Bag brought back              -3.50
Paid                       EUR 21.40

Receipt SAMPLE-0615-44. VAT in this: 1.40.`,
}

const glaze: Kit = {
  ...kit,
  faces: ['besley', 'besley-italic'],
  ground: '#ffe9c4',
  paper: '#ffe9c4',
  ink: '#3a1a07',
  soft: '#5f3b20',
  dark: undefined,
  button: { ...kit.button, ground: '#3a1a07', ink: '#fff6e4' },
}

function quarter(words: string, corner: string, align: 'left' | 'right', valign: 'top' | 'bottom'): Cell {
  return {
    html: heading(glaze, words, {
      size: 58,
      small: 34,
      level: 2,
      color: '#fff1d6',
      below: 0,
      align,
      leading: 0.96,
    }),
    ground: '#8a4114',
    pad: '40px 34px',
    height: 168,
    align,
    valign,
    width: '50%',
    style: `border-radius:${corner}`,
    className: 'bun',
  }
}

export const twoMornings: Draft = {
  slug: 'proof-street-two-mornings-of-buns',
  brand: 'proof-street',
  kit: glaze,
  layout: 'emblem',
  types: ['limited-time-offers', 'seasonal'],
  occasions: ['easter'],
  mailbox: 'window',
  sent: '2026-03-31T06:00:00+02:00',
  subject: 'Hot, cross, and only twice',
  preheader: 'Friday and Saturday, six until they are gone. Gone was 08:40 last year.',
  body: [
    section(wordmark(glaze, { size: 28, align: 'center' }), { pad: '34px 40px 26px' }),
    section(
      grid(
        [
          [
            quarter('Hot,', '150px 6px 6px 6px', 'right', 'bottom'),
            quarter('cross', '6px 150px 6px 6px', 'left', 'bottom'),
          ],
          [
            quarter('and only', '6px 6px 6px 150px', 'right', 'top'),
            quarter('twice', '6px 6px 150px 6px', 'left', 'top'),
          ],
        ],
        { gap: 20 },
      ),
      { pad: '0 44px 14px' },
    ),
    section(
      columns(
        [
          heading(glaze, 'Fri 3 &amp; Sat 4&nbsp;April', { level: 3, size: 34, below: 0, leading: 1.05 }),
          text(
            glaze,
            'From six until they are gone. Last year gone was 08:40, and a man in slippers wept. We bake 900 on each morning and not one more; the oven has asked.',
            { size: 17, below: 0 },
          ),
        ],
        { widths: ['42%', ''], gap: 22 },
      ) +
        space(24) +
        button(glaze, 'Put six aside for me, €9', '/buns', { full: true, size: 18, pad: '21px' }) +
        text(glaze, 'Kept until nine, then sold to the man in slippers.', {
          size: 15,
          align: 'center',
          below: 0,
          style: `padding-top:14px;${ITALIC}`,
        }),
      { pad: '18px 44px 16px' },
    ),
    footer(glaze, { brand: 'Proof Street', mark: false, pad: '22px 40px 44px' }),
  ].join(''),
  narrow: '.bun{height:110px!important;padding:18px 16px!important}',
  text: `HOT, CROSS, AND ONLY TWICE

Friday 3 and Saturday 4 April, from six until they are gone. Last year gone was 08:40, and a man in slippers wept.

Put six aside for me, €9: https://proofstreet.example/buns`,
}

const rosy: Kit = {
  ...kit,
  faces: ['besley', 'besley-italic'],
  ground: '#f7c6b8',
  paper: '#f7c6b8',
  ink: '#7b1020',
  soft: '#6b2a2a',
  line: '#e59d8d',
  accent: '#7b1020',
  button: { ...kit.button, ground: '#7b1020', ink: '#fff2ea' },
  dark: {
    '#f7c6b8': '#2a0d10',
    '#7b1020': '#ffcfc2',
    '#6b2a2a': '#e2b3a8',
    '#fff8ef': '#3d161a',
    '#e59d8d': '#6b333a',
    '#fff2ea': '#3a0a10',
  },
}

export const numberFortySeven: Draft = {
  slug: 'proof-street-you-are-number-forty-seven',
  brand: 'proof-street',
  kit: rosy,
  layout: 'queue-ticket',
  types: ['reminder', 'seasonal'],
  occasions: ['christmas'],
  mailbox: 'window',
  sent: '2025-12-09T15:00:00+01:00',
  subject: 'You are number 47 in the stollen queue',
  preheader: 'There are 120 stollen. Number 121 has already written to us.',
  body: [
    section(
      panel(
        text(rosy, 'Proof Street. Please wait until called.', {
          size: 16,
          align: 'center',
          below: 0,
          color: rosy.ink,
          style: ITALIC,
        }) +
          heading(rosy, '47', {
            size: 250,
            small: 190,
            align: 'center',
            below: 6,
            leading: 0.98,
            tracking: '-.07em',
            weight: 900,
          }) +
          rule(rosy.ink, { thick: 2, dashed: true, pad: '6px 0 24px' }) +
          heading(rosy, 'You are <span style="white-space:nowrap">forty-seventh</span> for stollen', {
            level: 2,
            size: 36,
            small: 30,
            align: 'center',
            below: 14,
            leading: 1.05,
          }) +
          text(
            rosy,
            'We made 120. They have been asleep in the cellar in rum and sugar since October, and come up on Saturday the 20th. Bring this number, and a bag that can take three kilos of somebody’s grandmother’s opinion.',
            { size: 17, align: 'center', below: 22 },
          ) +
          button(rosy, 'I will be there', '/stollen/47', { align: 'center', size: 17, pad: '18px 38px' }) +
          text(
            rosy,
            `Can’t come? ${link(rosy, 'Give up your number', '/stollen/47/pass', rosy.ink)}. Number 121 is a very nice person.`,
            {
              size: 15,
              align: 'center',
              below: 0,
              style: 'padding-top:18px',
            },
          ),
        { ground: '#fff8ef', radius: 26, pad: '36px 40px 40px', align: 'center' },
      ),
      { pad: '46px 64px 26px' },
    ),
    footer(rosy, { brand: 'Proof Street', pad: '14px 40px 44px' }),
  ].join(''),
  text: `47
You are forty-seventh for stollen.

We made 120. They have been asleep in the cellar since October, and come up on Saturday the 20th. Bring this number.

I will be there: https://proofstreet.example/stollen/47
Give up your number: https://proofstreet.example/stollen/47/pass`,
}
