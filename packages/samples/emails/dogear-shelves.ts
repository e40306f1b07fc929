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
import { grid } from '../blocks-grids.ts'
import { dogear } from '../kits.ts'
import type { Draft } from './draft.ts'

const greenKit = {
  ...dogear,
  ground: '#e2f0cf',
  paper: '#e2f0cf',
  ink: '#0b3d2a',
  soft: '#345a45',
  line: '#b4d19a',
  accent: '#1b7a4c',
  button: { ...dogear.button, ground: '#0b5a3c', ink: '#f3f9e4' },
  dark: {
    '#e2f0cf': '#0c1f16',
    '#0b3d2a': '#e4f3d3',
    '#345a45': '#b5cfb8',
    '#b4d19a': '#2c4a39',
  },
}

const GREENS = [
  ['The Wet Parish', 'A vicar, a flood, a very good dog.', '£9.99'],
  ['Bog Standard', 'Four seasons on one square yard of peat.', '£11.99'],
  ['My Aunt’s Second Harp', 'She hid the first. Stories, mostly at funerals.', '£8.99'],
  ['A Field Guide to Gates', 'How to open one, and when to leave it as you found it.', '£14.00'],
  ['The Last Bus to Ballymore', 'Nobody gets on. Everybody talks.', '£9.99'],
] as const

function green([title, words, price]: (typeof GREENS)[number]) {
  const row = { pad: '15px 0', style: `border-top:1px solid ${greenKit.line}` }
  return [
    {
      html:
        heading(greenKit, title, {
          level: 3,
          size: 22,
          below: 3,
          leading: 1.15,
          weight: 700,
          tracking: '-.015em',
        }) + text(greenKit, words, { size: 16, below: 0, leading: 1.4, style: 'font-style:italic' }),
      ...row,
    },
    {
      html: text(greenKit, price, { size: 17, weight: 600, color: greenKit.ink, align: 'right', below: 0 }),
      width: '76',
      ...row,
    },
  ]
}

export const greenWeek: Draft = {
  slug: 'dogear-and-daughters-one-week-by-colour',
  brand: 'dogear-and-daughters',
  kit: greenKit,
  layout: 'price-list',
  types: ['seasonal', 'promotional'],
  occasions: ['saint-patricks-day'],
  mailbox: 'nora',
  sent: '2025-03-12T09:15:00+00:00',
  subject: 'One week a year, we shelve by colour',
  preheader: 'It is green, it ends on Monday, and Bea has already asked for the alphabet back.',
  body: [
    section(
      heading(greenKit, 'One week a year, we shelve by colour', {
        size: 66,
        small: 42,
        align: 'center',
        below: 0,
      }),
      { pad: '52px 36px 20px', align: 'center' },
    ),
    section(
      picture('spines-green', {
        width: 600,
        alt: 'Thirteen green books on a shelf, one of them leaning',
        align: 'center',
      }),
      { pad: '10px 20px 26px', flush: true },
    ),
    section(
      text(
        greenKit,
        'Saint Patrick’s Day is on Monday. Until then every green book in the shop stands in the window in order of greenness, which is how customers describe books anyway. Nora did it overnight. Bea found out at nine.',
        { size: 18, below: 26 },
      ) +
        grid(GREENS.map(green)) +
        rule(greenKit.line) +
        space(24) +
        text(greenKit, 'Buy two greens and the paler one is half price. Bring your own light.', {
          size: 18,
          weight: 600,
          color: greenKit.ink,
          below: 16,
        }) +
        button(greenKit, 'See all thirteen', '/green', { above: 0 }),
      { pad: '0 48px 40px' },
    ),
    footer(greenKit, {
      brand: 'Dogear &amp; Daughters',
      ground: '#0a3a28',
      color: '#cfe6bd',
      markColor: '#f3f9e4',
    }),
  ].join(''),
  text: `ONE WEEK A YEAR, WE SHELVE BY COLOUR

Saint Patrick's Day is on Monday. Until then every green book in the shop stands in the window in order of greenness, which is how customers describe books anyway.

The Wet Parish, £9.99
Bog Standard, £11.99
My Aunt's Second Harp, £8.99
A Field Guide to Gates, £14.00
The Last Bus to Ballymore, £9.99

Buy two greens and the paler one is half price: https://dogearanddaughters.example/green`,
}

const lightsKit = {
  ...dogear,
  faces: ['besley'],
  ground: '#0e1740',
  paper: '#0e1740',
  ink: '#fdf1cf',
  soft: '#c4ccf0',
  line: '#39447c',
  accent: '#f0c35a',
  button: { ...dogear.button, ground: '#f0c35a', ink: '#0e1740' },
} as const

const NIGHTS = [
  ['The Oil Seller’s Daughter', '112 pages'],
  ['Small Blue Doors', '96 pages'],
  ['Eleven Kinds of Doughnut', '120 pages, jam on one'],
  ['My Grandmother Cheats at Cards', '88 pages'],
  ['A Short Walk in a Power Cut', '104 pages'],
  ['The Spinning Top', '72 pages, lands on N'],
  ['Letters to a Window', '118 pages'],
  ['What Was Left Over', '64 pages. Read it slowly'],
] as const

function night([title, pages]: (typeof NIGHTS)[number], index: number): string {
  return columns(
    [
      heading(lightsKit, `${index + 1}`, {
        level: 3,
        size: 40,
        color: lightsKit.accent,
        weight: 500,
        below: 0,
        leading: 1,
      }),
      text(lightsKit, title, { size: 18, weight: 700, color: lightsKit.ink, below: 2, leading: 1.25 }) +
        text(lightsKit, pages, { size: 15, below: 0, leading: 1.4 }),
    ],
    { widths: ['38', ''], gap: 10, stack: false },
  )
}

export const eightShortBooks: Draft = {
  slug: 'dogear-and-daughters-eight-nights-eight-short-books',
  brand: 'dogear-and-daughters',
  kit: lightsKit,
  layout: 'stack',
  types: ['promotional', 'seasonal'],
  occasions: ['hanukkah'],
  mailbox: 'bea',
  sent: '2025-12-05T08:40:00+00:00',
  subject: 'Eight nights, eight short books',
  preheader: 'Each can be finished before the candles are. We timed it, with candles.',
  body: [
    section(wordmark(lightsKit, { size: 22, align: 'center' }), { pad: '40px 40px 26px' }),
    section(
      picture('shelf-of-lights', {
        width: 600,
        alt: 'Nine upright books in blue, cream and gold, each with a flame on top like a menorah',
        align: 'center',
      }),
      { pad: '0 20px 30px', flush: true },
    ),
    section(
      heading(lightsKit, 'Eight nights,<br>eight short books', {
        size: 60,
        small: 40,
        align: 'center',
        leading: 1.1,
        below: 18,
      }) +
        text(
          lightsKit,
          'Hanukkah begins on the evening of the 14th. Here is one slim book for each night, none of them longer than a candle. Bea read all eight by the shop window, with a stopwatch, and was mistaken for a display.',
          { size: 18, align: 'center', measure: 480, below: 36 },
        ) +
        columns(
          [
            NIGHTS.slice(0, 4).map(night).join(space(22)),
            NIGHTS.slice(4)
              .map((entry, index) => night(entry, index + 4))
              .join(space(22)),
          ],
          {
            gap: 28,
          },
        ) +
        space(16) +
        button(lightsKit, 'All eight, boxed, £58', '/eight', {
          align: 'center',
          pad: '18px 34px',
          above: 22,
        }) +
        space(16) +
        text(lightsKit, 'Order by Wednesday 10 December for the first night.', {
          size: 15,
          align: 'center',
          below: 0,
        }),
      { pad: '0 44px 30px', align: 'center' },
    ),
    footer(lightsKit, { brand: 'Dogear &amp; Daughters', mark: false }),
  ].join(''),
  text: `EIGHT NIGHTS, EIGHT SHORT BOOKS

Hanukkah begins on the evening of the 14th. One slim book for each night, none of them longer than a candle.

${NIGHTS.map(([title, pages], index) => `${index + 1}. ${title} (${pages})`).join('\n')}

All eight, boxed, £58: https://dogearanddaughters.example/eight
Order by Wednesday 10 December for the first night.`,
}

const springKit = {
  ...dogear,
  ground: '#e9ddf6',
  paper: '#e9ddf6',
  ink: '#37154f',
  soft: '#5c4370',
  line: '#c9b3e0',
  accent: '#7a2aa6',
  button: { ...dogear.button, ground: '#37154f', ink: '#f6ecff' },
}

const SEVEN = [
  ['Sabzeh', 'sprouts', 'Seedlings', 'A gardener loses an argument with a slug.', '#cfe6b5', '#1f3d12'],
  ['Samanu', 'wheat pudding', 'Simmer', 'One pot, one night, nine aunts.', '#e8c79a', '#42240a'],
  ['Senjed', 'oleaster', 'Silverwood', 'A love story with very few people in it.', '#f4d9c0', '#4a2310'],
  ['Seer', 'garlic', 'Strong Words', 'A history of swearing, with recipes.', '#fffaf0', '#3a2a20'],
  ['Seeb', 'apple', 'Sunday Orchard', 'Poems you can eat outdoors.', '#f3b0a6', '#4a0f0a'],
  ['Somaq', 'sumac', 'Sour Cherries', 'Growing up, mostly up a tree.', '#b84a5e', '#fff1ee'],
  ['Serkeh', 'vinegar', 'Steep', 'On patience, by someone who has none.', '#6b3f86', '#f8eeff'],
] as const

function third([name, meaning, title, words, ground, ink]: (typeof SEVEN)[number]): string {
  return panel(
    text(springKit, `${name} <span style="font-style:italic">(${meaning})</span>`, {
      size: 14,
      color: ink,
      below: 14,
      leading: 1.3,
    }) +
      heading(springKit, title, {
        level: 3,
        size: 24,
        color: ink,
        below: 8,
        leading: 1.08,
        weight: 700,
        tracking: '-.02em',
        style: 'min-height:52px',
      }) +
      text(springKit, words, { size: 15, color: ink, below: 0, leading: 1.4, style: 'min-height:63px' }),
    { ground, pad: '20px 18px 18px' },
  )
}

const ALLIUM = picture('photo-allium', {
  width: 280,
  alt: '',
  className: 'wide',
  style: 'max-height:400px;object-fit:cover',
})
const LEAVES = picture('photo-acanthus', {
  width: 280,
  alt: '',
  className: 'wide',
  style: 'max-height:400px;object-fit:cover',
})

export const sevenBooksInS: Draft = {
  slug: 'dogear-and-daughters-seven-books-beginning-with-s',
  brand: 'dogear-and-daughters',
  kit: springKit,
  layout: 'grid',
  types: ['seasonal'],
  occasions: ['nowruz', 'spring'],
  mailbox: 'nora',
  sent: '2026-03-14T10:00:00+00:00',
  subject: 'Seven books beginning with S',
  preheader: 'For the table Shirin sets in the back room every March, and for yours.',
  body: [
    section(
      label(springKit, 'Nowruz, 20 March', { align: 'center', below: 16 }) +
        heading(springKit, 'Seven books beginning with S', {
          size: 78,
          small: 46,
          align: 'center',
          below: 20,
          leading: 0.98,
        }) +
        text(
          springKit,
          'On the first day of spring Shirin, who does our accounts, lays the haft-sin in the back room: seven things that begin with S, one for each wish. This year she let us put a book beside each.',
          { size: 18, align: 'center', measure: 500, below: 0 },
        ),
      { pad: '56px 36px 36px', align: 'center' },
    ),
    section(
      // Flawed on purpose: these two photographs have no alt attribute at all.
      columns(
        [ALLIUM, LEAVES].map((html) => html.replace(' alt=""', '')),
        { gap: 12, stack: false },
      ) +
        space(12) +
        columns(SEVEN.slice(0, 2).map(third), { gap: 12 }) +
        space(12) +
        columns(SEVEN.slice(2, 4).map(third), { gap: 12 }) +
        space(12) +
        columns(SEVEN.slice(4).map(third), { gap: 12 }),
      { pad: '0 36px 34px' },
    ),
    section(
      text(
        springKit,
        'The table is up until the 2nd of April. There is a goldfish. You may look at the goldfish.',
        { size: 18, align: 'center', below: 18 },
      ) + button(springKit, 'Put all seven by', '/nowruz', { align: 'center', above: 0 }),
      { pad: '0 36px 20px', align: 'center' },
    ),
    footer(springKit, {
      brand: 'Dogear &amp; Daughters',
      note: 'Photographs: digital images courtesy of the Getty’s Open Content Program.',
    }),
  ].join(''),
  narrow: '.panel h3,.panel p{min-height:0!important}',
  text: `SEVEN BOOKS BEGINNING WITH S
Nowruz, 20 March

On the first day of spring Shirin, who does our accounts, lays the haft-sin in the back room: seven things that begin with S. This year she let us put a book beside each.

${SEVEN.map(([name, meaning, title]) => `${name} (${meaning}): ${title}`).join('\n')}

Put all seven by: https://dogearanddaughters.example/nowruz`,
}
