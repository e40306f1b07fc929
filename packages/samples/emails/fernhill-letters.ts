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
import { fernhill, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const RED = '#b81f36'

/** Fernhill on its own writing paper instead of in its shop window. */
const paper: Kit = {
  ...fernhill,
  faces: ['dm-serif', 'dm-sans'],
  ground: '#f7ecd7',
  paper: '#f7ecd7',
  ink: '#0f3d2e',
  soft: '#41574a',
  line: '#d8c8a9',
  accent: RED,
  button: { ...fernhill.button, ground: '#0f3d2e', ink: '#f7ecd7' },
}

const kraft: Kit = { ...paper, ground: '#c99f69', paper: '#c99f69', soft: '#3d2c16', ink: '#2c1f0f' }

const LABEL = '#fffaf0'

function labelRow(name: string, value: string): string {
  return columns(
    [
      text(kraft, name, {
        size: 12,
        weight: 700,
        color: RED,
        below: 0,
        style: 'letter-spacing:.12em;text-transform:uppercase;padding-top:4px',
      }),
      text(kraft, value, { size: 18, color: kraft.ink, below: 0, leading: 1.35 }),
    ],
    { widths: ['86', ''], gap: 12, stack: false },
  )
}

const DECLARATION = [
  ['From', 'Fernhill &amp; Co., the table by the window'],
  ['To', 'reader@example.com'],
  ['Contents', 'One letter a month. Two in December.'],
  ['Value', 'Sentimental'],
] as const

export const yesTwice: Draft = {
  slug: 'fernhill-one-small-yes',
  brand: 'fernhill',
  kit: kraft,
  layout: 'parcel-label',
  types: ['double-opt-in'],
  mailbox: 'ruth',
  sent: '2025-09-03T09:10:00+01:00',
  subject: 'One small yes before we write',
  preheader: 'Ruth never posts anything without reading the address back.',
  body: [
    section(
      panel(
        columns(
          [
            wordmark(kraft, { size: 24, color: RED }),
            text(kraft, 'Parcel 0', { size: 14, weight: 700, color: RED, align: 'right', below: 0 }),
          ],
          { stack: false, valign: 'middle' },
        ) +
          rule(RED, { thick: 3, pad: '16px 0 26px' }) +
          heading(kraft, 'Is this you?', { size: 88, small: 58, below: 26, leading: 0.95 }) +
          DECLARATION.map(([name, value]) => labelRow(name, value) + rule('#ead9bd', { pad: '12px 0' })).join(
            '',
          ) +
          text(
            kraft,
            'Somebody typed this address into our list, and it was probably you. Press the button and the letters start. Leave it, and the label is torn up on Friday with no hard feelings.',
            { size: 17, below: 20, style: 'padding-top:10px' },
          ) +
          button(kraft, 'Yes, that is me', '/letters/confirm', { full: true, size: 18, pad: '20px 24px' }),
        { ground: LABEL, radius: 8, pad: '30px 34px 36px', border: `3px solid ${RED}` },
      ),
      { pad: '56px 40px 30px' },
    ),
    footer(kraft, { brand: 'Fernhill &amp; Co.', mark: false, pad: '4px 40px 44px' }),
  ].join(''),
  text: `IS THIS YOU?

From: Fernhill & Co., the table by the window
To: reader@example.com
Contents: one letter a month, two in December
Value: sentimental

Somebody typed this address into our list, and it was probably you.
Yes, that is me: https://fernhill.example/letters/confirm
Leave it, and the label is torn up on Friday with no hard feelings.`,
}

const ALPHABET = [
  ['A', 'Aunts', 'A teapot that pours where it is pointed', '£34'],
  ['B', 'Bosses', 'Biscuits. Good ones. Nothing with a slogan', '£16'],
  ['C', 'Children', 'Forty marbles and the right to be loud', '£12'],
  ['D', 'Dads', 'A torch he will mention until March', '£29'],
  ['E', 'Exes', 'Nothing, beautifully wrapped', '£0'],
  ['F', 'Flatmates', 'Their own butter dish, with a lid and a name', '£22'],
  ['G', 'Gardeners', 'A ball of string that never ends', '£9'],
  ['H', 'Hosts', 'A candle for after you have gone', '£24'],
  ['I', 'In-laws', 'Marmalade, which has never offended anyone', '£11'],
  ['J', 'Joggers', 'Socks. They say they have some. They do not', '£18'],
  ['K', 'Knitters', 'Scissors that are not to be used on paper', '£31'],
  ['L', 'Lovers', 'See under Hosts, but two', '£48'],
  ['M', 'Mothers', 'The last word in slippers', '£46'],
  ['N', 'Neighbours', 'A bell, so they may ring first', '£27'],
  ['O', 'Only children', 'A jigsaw for one', '£19'],
  ['P', 'Postmen', 'A tin, a note, a scarf in a colour', '£25'],
  ['Q', 'Quizzers', 'A globe with the old names on it', '£62'],
  ['R', 'Readers', 'A lamp that clips to the argument', '£38'],
  ['S', 'Sisters', 'Whatever you borrowed in 2019, new', '£40'],
  ['T', 'Teenagers', 'Money, in a box that is hard to open', '£15'],
  ['U', 'Uncles', 'A corkscrew with opinions', '£33'],
  ['V', 'Vegetarians', 'One very sharp knife', '£52'],
  ['W', 'Walkers', 'A flask that has been further than you', '£36'],
  ['X', 'See E', '', ''],
  ['Y', 'You', 'Go on', '£50'],
  ['Z', 'Zoologists', 'We had to put something. A brass hippo', '£44'],
] as const

function entry([letter, who, what, price]: (typeof ALPHABET)[number], index: number): string {
  const top = index ? `border-top:1px solid ${paper.line};` : ''
  const big = css({ fontFamily: paper.display, fontSize: '38px', lineHeight: 1, color: RED })
  const name = css({ fontFamily: paper.display, fontSize: '23px', lineHeight: 1.1, color: paper.ink })
  const note = css({ fontFamily: paper.body, fontSize: '15px', lineHeight: 1.3, color: paper.soft })
  return `<tr><td width="62" valign="top" style="${top}padding:8px 0 7px"><span style="${big}">${letter}</span></td><td valign="middle" style="${top}padding:9px 0"><span style="${name}">${who}</span>${what ? `<br><span style="${note}">${what}</span>` : ''}</td><td width="62" align="right" valign="middle" style="${top}padding:9px 0"><span style="${name}">${price}</span></td></tr>`
}

export const alphabet: Draft = {
  slug: 'fernhill-everyone-you-know-in-order',
  brand: 'fernhill',
  kit: paper,
  layout: 'index',
  types: ['promotional', 'newsletter'],
  occasions: ['christmas', 'holiday-gift-guide'],
  mailbox: 'ruth',
  sent: '2024-12-03T08:00:00+00:00',
  subject: 'Everyone you know, in order',
  preheader: 'A present for each letter. X was difficult. X is always difficult.',
  body: [
    section(
      columns(
        [
          wordmark(paper, { size: 24 }),
          text(paper, 'The 2024 index', { size: 14, align: 'right', below: 0, weight: 600 }),
        ],
        { stack: false, valign: 'middle' },
      ),
      { pad: '32px 44px 20px' },
    ),
    section(
      heading(paper, 'Everyone you know, in order', {
        size: 72,
        small: 46,
        color: LABEL,
        below: 18,
        leading: 0.98,
      }) +
        text(
          paper,
          'Other guides sort people by price, by age, or by what they are “into”. We tried the alphabet. Twenty-six boxes, each wrapped, each under the weight where the post starts to sulk.',
          { size: 18, color: '#ffe6da', below: 0, measure: 470 },
        ),
      { ground: RED, pad: '54px 44px 56px' },
    ),
    section(
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${ALPHABET.map(entry).join('')}</table>` +
        space(28) +
        button(paper, 'Send the whole alphabet to yourself', '/index', {
          full: true,
          size: 17,
          pad: '21px 20px',
        }),
      { pad: '30px 44px 50px' },
    ),
    section(
      text(
        paper,
        `Order by ${link(paper, '17 December', '/dates', '#f7ecd7')} for the ordinary post. Ruth wraps in the order the letters arrive, so the Aunts have a head start.`,
        { color: '#cfd9c4', align: 'center', measure: 440, below: 0 },
      ),
      { ground: '#0f3d2e', pad: '40px 44px', align: 'center' },
    ),
    footer(paper, { brand: 'Fernhill &amp; Co.' }),
  ].join(''),
  text: `EVERYONE YOU KNOW, IN ORDER

Twenty-six boxes, one for each letter, each wrapped.

${ALPHABET.map(([letter, who, what, price]) => (what ? `${letter}. ${who}: ${what}, ${price}` : `${letter}. ${who}`)).join('\n')}

The index: https://fernhill.example/index
Order by 17 December for the ordinary post.`,
}

const note: Kit = {
  ...paper,
  faces: ['dm-serif', 'dm-serif-italic'],
  body: paper.display,
  ground: '#dfe6dc',
  paper: '#dfe6dc',
  line: '#b9c7bb',
  soft: '#3c5346',
  dark: {
    '#dfe6dc': '#0c241b',
    '#0f3d2e': '#e9e3cf',
    '#41574a': '#b9c9bb',
    '#3c5346': '#b9c9bb',
    '#fffdf6': '#143328',
    '#b9c7bb': '#35584a',
    '#b81f36': '#ff9aa6',
    '#f7ecd7': '#0c241b',
  },
}

function blank(hint: string): string {
  return `<span style="${css({ color: RED, borderBottom: `2px dotted ${RED}`, fontStyle: 'italic', padding: '0 4px' })}">${hint}</span>`
}

const LINES = [
  `Dear ${blank('person')},`,
  `Thank you for the ${blank('object')}. I would never have bought one for myself, and I see now that this was ${blank('a mistake / wisdom')}.`,
  `It is on the ${blank('shelf, back of shelf')} already, where it catches the light and, twice, my ${blank('elbow')}.`,
  `You must come and see it. Ring first, so that I can ${blank('find it')}.`,
  `With love, and the correct spelling of your name,<br>${blank('you')}`,
] as const

export const thankYouNote: Draft = {
  slug: 'fernhill-thank-you-for-the-thing',
  brand: 'fernhill',
  kit: note,
  layout: 'fill-in',
  types: ['educational', 'newsletter'],
  occasions: ['new-year'],
  mailbox: 'ruth',
  sent: '2025-12-29T10:30:00+00:00',
  subject: 'Thank you for the thing',
  preheader: 'A letter you can copy out before the year turns. Fill in the dotted parts.',
  body: [
    section(wordmark(note, { size: 24, align: 'center' }), { pad: '36px 40px 24px' }),
    section(
      panel(
        label(note, 'Copy out by 1 January', { below: 18, size: 13, tracking: '.06em' }) +
          heading(note, 'Thank you<br>for the thing', { size: 66, small: 46, below: 26, leading: 0.98 }) +
          LINES.map((line) =>
            text(note, line, { size: 24, small: 21, leading: 1.6, color: note.ink, below: 18 }),
          ).join('') +
          rule(note.line, { pad: '10px 0 22px' }) +
          text(
            note,
            'Ruth has read some thousands of these over the years, being in the business. The good ones are four sentences, name the object, and are posted while the wrapping is still in the bin.',
            { size: 17, below: 6 },
          ),
        { ground: '#fffdf6', pad: '44px 46px 36px' },
      ),
      { pad: '0 36px 32px' },
    ),
    section(
      button(note, 'Six correspondence cards, £9', '/cards', { align: 'center', size: 17 }) +
        text(note, 'Envelopes lined, because somebody will look.', {
          size: 15,
          align: 'center',
          below: 0,
          style: 'padding-top:14px',
        }),
      { pad: '0 40px 24px', align: 'center' },
    ),
    footer(note, { brand: 'Fernhill &amp; Co.', mark: false, pad: '20px 40px 44px' }),
  ].join(''),
  text: `THANK YOU FOR THE THING
A letter to copy out. Fill in what stands in brackets.

Dear [person],
Thank you for the [object]. I would never have bought one for myself, and I see now that this was [a mistake / wisdom].
It is on the [shelf, back of shelf] already, where it catches the light and, twice, my [elbow].
You must come and see it. Ring first, so that I can [find it].
With love, and the correct spelling of your name,
[you]

Six correspondence cards, £9: https://fernhill.example/cards`,
}
