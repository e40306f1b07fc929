import {
  button,
  columns,
  css,
  footer,
  heading,
  label,
  link,
  pairs,
  panel,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid } from '../blocks-grids.ts'
import { dogear } from '../kits.ts'
import type { Draft } from './draft.ts'

const mustardKit = {
  ...dogear,
  ground: '#e5a52f',
  paper: '#e5a52f',
  ink: '#3a0c1c',
  soft: '#4f2417',
  line: '#c0821a',
  accent: '#7b1734',
  button: { ...dogear.button, ground: '#7b1734', ink: '#f9e9c6' },
}

const CHAPTERS = [
  ['Know your exits', '3'],
  ['The table by the door is a trap', '9'],
  ['“Just looking” and other lies', '14'],
  ['Holding a book is not owning it', '22'],
  ['Bags: never accept the larger one', '31'],
  ['In case of failure', '40'],
] as const

/** A cloth cover with a gold frame, made of borders. */
function cover(): string {
  return panel(
    panel(
      text(mustardKit, 'A field guide', {
        size: 14,
        color: '#f0c877',
        align: 'center',
        below: 26,
        style: 'font-style:italic',
      }) +
        heading(mustardKit, 'How to Leave with One Book', {
          level: 2,
          size: 34,
          color: '#f9e9c6',
          align: 'center',
          below: 28,
          leading: 1.06,
        }) +
        heading(mustardKit, '1', {
          level: 3,
          size: 104,
          color: '#f0c877',
          align: 'center',
          below: 24,
          leading: 0.9,
          weight: 500,
        }) +
        text(mustardKit, 'Nora &amp; Bea<br>Dogear', {
          size: 15,
          color: '#f0c877',
          align: 'center',
          below: 0,
          leading: 1.35,
        }),
      { border: '2px solid #f0c877', pad: '30px 16px 26px', align: 'center' },
    ),
    { ground: '#7b1734', pad: '14px', radius: 4, style: 'box-shadow:10px 10px 0 #b97c1c' },
  )
}

export const leaveWithOne: Draft = {
  slug: 'dogear-and-daughters-how-to-leave-with-one-book',
  brand: 'dogear-and-daughters',
  kit: mustardKit,
  layout: 'contents',
  types: ['ebook', 'educational'],
  mailbox: 'nora',
  sent: '2024-02-20T08:30:00+00:00',
  subject: 'We have made an e-book. Forgive us',
  preheader: 'Forty-four pages on leaving a bookshop with one book. Free, and against our interests.',
  body: [
    section(wordmark(mustardKit, { size: 22 }), { pad: '38px 40px 34px' }),
    section(
      columns(
        [
          cover(),
          heading(mustardKit, 'We have made an <span style="white-space:nowrap">e-book.</span> Forgive us.', {
            size: 43,
            small: 40,
            below: 18,
            leading: 1,
          }) +
            text(
              mustardKit,
              'It has no smell and it will never fall in the bath. It is also free, and everything in it is against our interests.',
              { below: 18 },
            ) +
            button(mustardKit, 'Download it', '/one-book', { pad: '16px 28px' }) +
            text(mustardKit, 'EPUB or PDF, 44 pages', { size: 14, below: 0, style: 'padding-top:12px' }),
        ],
        { gap: 36, widths: ['262', ''] },
      ),
      { pad: '0 40px 48px' },
    ),
    section(
      label(mustardKit, 'Contents', { below: 8 }) +
        pairs(mustardKit, CHAPTERS, {
          size: 18,
          pad: '12px 0',
          border: '1px solid #e3cfa6',
          weight: 500,
          color: '#3a0c1c',
        }) +
        space(24) +
        text(mustardKit, '“I used chapter three on a Saturday and came home with four.”', {
          size: 20,
          color: '#3a0c1c',
          below: 4,
          style: 'font-style:italic',
        }) +
        text(mustardKit, 'Our father, who tested it', { size: 15, color: '#6a4a35', below: 0 }),
      { ground: '#fbf0d6', pad: '40px 40px 42px' },
    ),
    footer(mustardKit, {
      brand: 'Dogear &amp; Daughters',
      ground: '#fbf0d6',
      color: '#6a4a35',
      align: 'left',
      mark: false,
      pad: '0 40px 40px',
    }),
  ].join(''),
  text: `WE HAVE MADE AN E-BOOK. FORGIVE US.

How to Leave with One Book: a field guide. Forty-four pages, free, and against our interests.

${CHAPTERS.map(([title, page]) => `${title}, page ${page}`).join('\n')}

Download it: https://dogearanddaughters.example/one-book`,
}

const pinkKit = {
  ...dogear,
  faces: ['besley'],
  ground: '#f7cdc6',
  paper: '#f7cdc6',
  ink: '#4a0b1e',
  soft: '#6d3038',
  line: '#e3a8a1',
  accent: '#7b1734',
  button: { ...dogear.button, ground: '#7b1734', ink: '#fdeee4' },
  dark: {
    '#f7cdc6': '#2a0d14',
    '#4a0b1e': '#fbdcd5',
    '#6d3038': '#d9a9a6',
    '#e3a8a1': '#57272f',
  },
} as const

export const pileByTheTill: Draft = {
  slug: 'dogear-and-daughters-your-pile-is-by-the-till',
  brand: 'dogear-and-daughters',
  kit: pinkKit,
  layout: 'basket',
  types: ['cart-abandonment'],
  mailbox: 'bea',
  sent: '2026-09-08T16:20:00+01:00',
  subject: 'Your pile is still by the till',
  preheader: 'Nora has put a cup of tea on it. We would act soon.',
  body: [
    section(wordmark(pinkKit, { size: 20, align: 'center' }), { pad: '36px 40px 10px' }),
    section(
      picture('book-pile', {
        width: 430,
        alt: 'Five cloth-bound books in a pile with a cup of tea on top',
        align: 'center',
      }),
      {
        pad: '0 60px 10px',
        align: 'center',
      },
    ),
    section(
      heading(pinkKit, 'Your pile is<br>by the till', { size: 54, small: 38, align: 'center', below: 14 }) +
        text(
          pinkKit,
          'Five books, put down at 4.05 when your bus came. We have not shelved them. Nora has, however, started using them as a table.',
          {
            size: 18,
            align: 'center',
            measure: 460,
            below: 24,
          },
        ) +
        pairs(
          pinkKit,
          [
            ['The Weight of Umbrellas', '£9.99'],
            ['Four Letters and a Lie', '£8.99'],
            ['Barge', '£10.99'],
            ['An Incomplete History of Ponds', '£16.00'],
            ['The one with the blue cover', '£9.99'],
            ['The pile', '£55.96'],
          ],
          { size: 17, pad: '9px 0', border: `1px solid ${pinkKit.line}`, total: true },
        ) +
        button(pinkKit, 'Rescue it', '/pile', { align: 'center', above: 26, pad: '18px 40px', size: 18 }),
      { pad: '0 56px 14px' },
    ),
    footer(pinkKit, { brand: 'Dogear &amp; Daughters', mark: false }),
  ].join(''),
  text: `YOUR PILE IS BY THE TILL

Five books, put down at 4.05 when your bus came. Nora has started using them as a table.

The Weight of Umbrellas £9.99
Four Letters and a Lie £8.99
Barge £10.99
An Incomplete History of Ponds £16.00
The one with the blue cover £9.99
The pile £55.96

Rescue it: https://dogearanddaughters.example/pile`,
}

const cardKit = {
  ...dogear,
  ground: '#0f5257',
  paper: '#0f5257',
  ink: '#f9e9c6',
  soft: '#c9dfd6',
  line: '#3c7a7c',
}

const LOANS = [
  ['14 FEB', 'Marguerite, upstairs', 'Barge', 'no'],
  ['02 MAR', 'Tomasz (work)', 'The Wet Parish', 'in part'],
  ['29 APR', 'Your sister', 'Small Blue Doors', 'ha'],
  ['', 'A friend of yours', '', ''],
] as const

function loan([due, who, title, back]: (typeof LOANS)[number], index: number) {
  const open = title === ''
  const row = { pad: '13px 10px 11px', style: 'border-bottom:1px solid #c9b48a', valign: 'middle' as const }
  const ink = open ? '#a3122f' : '#2b2118'
  const stamp = css({
    fontFamily: "'Courier New',monospace",
    fontSize: '16px',
    fontWeight: 700,
    color: index % 2 ? '#a3122f' : '#27408b',
  })
  return [
    { html: `<span style="${stamp}">${due || '&nbsp;'}</span>`, width: '74', ...row, pad: '13px 0 11px' },
    {
      html: text(cardKit, open ? link(cardKit, who, '/lend', ink, 700) : who, {
        size: 17,
        color: ink,
        below: 0,
        leading: 1.3,
      }),
      ...row,
    },
    {
      html: text(cardKit, title, {
        size: 16,
        color: ink,
        below: 0,
        leading: 1.3,
        style: 'font-style:italic',
      }),
      className: 'hush',
      width: '28%',
      ...row,
    },
    {
      html: text(cardKit, back, { size: 16, color: ink, align: 'right', below: 0, leading: 1.3 }),
      width: '64',
      ...row,
      pad: '13px 0 11px',
    },
  ]
}

export const lendAFriend: Draft = {
  slug: 'dogear-and-daughters-lend-us-a-friend',
  brand: 'dogear-and-daughters',
  kit: cardKit,
  layout: 'library-card',
  types: ['referral', 'promotional'],
  mailbox: 'nora',
  sent: '2024-06-11T09:00:00+01:00',
  subject: 'You have lent three books and had none back',
  preheader: 'Send the next borrower to us instead. You both get £5.',
  body: [
    section(
      wordmark(cardKit, { size: 20 }) +
        space(34) +
        heading(cardKit, 'Books lent: 3.<br>Returned: 0.', { size: 68, small: 42, below: 18 }) +
        text(
          cardKit,
          'We kept count, in case nobody else was. You could go on like this, or you could lend us a friend.',
          { size: 19, measure: 460, below: 0 },
        ),
      { pad: '42px 44px 34px' },
    ),
    section(
      panel(
        columns(
          [
            heading(cardKit, 'Borrower’s card', {
              level: 2,
              size: 24,
              color: '#2b2118',
              below: 0,
              weight: 700,
            }),
            text(cardKit, 'No. 0417', { size: 15, color: '#6a5a44', align: 'right', below: 0 }),
          ],
          { stack: false, valign: 'middle', widths: ['', '74'], gap: 8 },
        ) +
          space(14) +
          rule('#a3122f', { thick: 2 }) +
          grid(LOANS.map(loan)),
        { ground: '#f6e8c8', pad: '26px 24px 30px', radius: 10 },
      ),
      { pad: '0 44px 34px' },
    ),
    section(
      heading(cardKit, 'How it works', { level: 2, size: 30, below: 12 }) +
        text(
          cardKit,
          'Give the next one this link. They get £5 off a book of their own; you get £5 off replacing the ones you will not see again. There is no limit, and we will not ask about your sister.',
          { below: 20 },
        ) +
        button(cardKit, 'Lend us a friend', '/lend', { pad: '17px 32px' }),
      { pad: '0 44px 30px' },
    ),
    footer(cardKit, { brand: 'Dogear &amp; Daughters', align: 'left', mark: false, pad: '14px 44px 44px' }),
  ].join(''),
  narrow: '.hush{display:none!important}',
  text: `BOOKS LENT: 3. RETURNED: 0.

We kept count, in case nobody else was.

14 FEB, Marguerite, upstairs: Barge (no)
02 MAR, Tomasz (work): The Wet Parish (in part)
29 APR, Your sister: Small Blue Doors (ha)

Lend us a friend. They get £5 off a book; so do you: https://dogearanddaughters.example/lend`,
}
