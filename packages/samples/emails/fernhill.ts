import {
  button,
  columns,
  footer,
  heading,
  label,
  link,
  panel,
  picture,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { fernhill as kit } from '../kits.ts'
import type { Draft } from './draft.ts'

interface Shelf {
  title: string
  things: string
  price: string
  path: string
  ground: string
  ink: string
}

const SHELVES: readonly Shelf[] = [
  {
    title: 'For the cold one',
    things: 'Lambswool socks, a steel flask, the last word on the thermostat.',
    price: '£62',
    path: '/lists/cold',
    ground: '#b81f36',
    ink: '#fff0dc',
  },
  {
    title: 'For the cook',
    things: 'Flaked salt, one good spoon, one knife nobody else may touch.',
    price: '£84',
    path: '/lists/cook',
    ground: '#0f3d2e',
    ink: '#f7ecd7',
  },
  {
    title: 'For the kids’ table',
    things: 'Paper planes, forty marbles, a magnifier for the evidence.',
    price: '£39',
    path: '/lists/kids',
    ground: '#e6bd68',
    ink: '#3a2708',
  },
]

const DATES = [
  ['17 Dec', 'Last standard post'],
  ['20 Dec', 'Last express van'],
  ['23 Dec', 'Last knock at the door'],
] as const

function shelf({ title, things, price, path, ground, ink }: Shelf): string {
  return panel(
    heading(kit, title, { level: 3, size: 30, color: ink, below: 10 }) +
      text(kit, things, { size: 14, color: ink, leading: 1.5, below: 16, style: 'min-height:84px' }) +
      text(kit, `${price} &nbsp; ${link(kit, 'See the box', path, ink)}`, {
        size: 14,
        color: ink,
        below: 0,
        weight: 700,
      }),
    { ground, pad: '26px 20px 26px' },
  )
}

function deadline([day, what]: (typeof DATES)[number]): string {
  return (
    heading(kit, day, { level: 3, size: 34, color: kit.accent, align: 'center', below: 4 }) +
    text(kit, what, { size: 14, align: 'center', below: 0 })
  )
}

export const wrapping: Draft = {
  slug: 'fernhill-the-wrappings-on-us',
  brand: 'fernhill',
  kit,
  layout: 'stack',
  types: ['seasonal', 'promotional'],
  occasions: ['christmas'],
  mailbox: 'ruth',
  sent: '2026-11-19T08:30:00+00:00',
  subject: 'The wrapping’s on us. The ribbon is on Ruth',
  preheader: 'Order by midnight on 17 December and it leaves here boxed, ribboned and signed in ink.',
  body: [
    section(wordmark(kit, { size: 28, align: 'center' }), { pad: '40px 40px 34px' }),
    section(
      label(kit, 'The gift list, volume nine', { align: 'center', tracking: '.22em', size: 12 }) +
        heading(kit, 'The wrapping’s<br><em>on us</em>', {
          size: 84,
          small: 50,
          align: 'center',
          below: 20,
          leading: 0.98,
        }) +
        text(
          kit,
          'Order by midnight on 17 December and every parcel leaves here boxed, ribboned and signed in ink by someone called Ruth.',
          {
            size: 18,
            align: 'center',
            measure: 430,
            below: 20,
          },
        ) +
        button(kit, 'Start a list', '/lists/new', { align: 'center', pad: '17px 36px' }),
      { pad: '0 20px 34px', align: 'center' },
    ),
    section(
      picture('christmas', {
        width: 600,
        alt: 'Two fir trees beside a pile of ribboned boxes and three baubles',
        align: 'center',
      }),
      { pad: '0 20px 40px', flush: true },
    ),
    section(
      heading(kit, 'By the person, not the price', {
        level: 2,
        size: 40,
        small: 32,
        align: 'center',
        color: '#0f3d2e',
        below: 28,
      }) +
        columns(SHELVES.map(shelf), { gap: 14 }) +
        space(26) +
        text(kit, 'Boxes can be swapped, opened, eaten and regretted until 31 January.', {
          size: 15,
          align: 'center',
          color: '#41574a',
          below: 0,
        }),
      { ground: '#f7ecd7', pad: '56px 32px 50px' },
    ),
    section(
      heading(kit, 'What Ruth will write', { level: 2, size: 40, small: 32, below: 14, align: 'center' }) +
        text(
          kit,
          'Up to sixty words, in ink, in a hand better than yours. She will fix the spelling and leave the feelings alone. She draws the line at poems.',
          {
            align: 'center',
            measure: 440,
            below: 34,
          },
        ) +
        columns(DATES.map(deadline), { gap: 12 }),
      { pad: '60px 40px 34px', align: 'center' },
    ),
    footer(kit, { brand: 'Fernhill &amp; Co.' }),
  ].join(''),
  narrow: '.panel p{min-height:0!important}',
  text: `THE WRAPPING'S ON US

Order by midnight on 17 December and every parcel leaves here boxed, ribboned and signed in ink by someone called Ruth.

Start a list: https://fernhill.example/lists/new

BY THE PERSON, NOT THE PRICE
For the cold one, £62: https://fernhill.example/lists/cold
For the cook, £84: https://fernhill.example/lists/cook
For the kids' table, £39: https://fernhill.example/lists/kids

WHAT RUTH WILL WRITE
Up to sixty words, in ink, in a hand better than yours. She draws the line at poems.

17 Dec: last standard post
20 Dec: last express van
23 Dec: last knock at the door`,
}
