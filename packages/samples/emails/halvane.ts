import { button, columns, footer, heading, section, space, text, wordmark } from '../blocks.ts'
import { poster, PRODUCT_GRID_NARROW, productGrid, productLines, type Product } from '../blocks-shop.ts'
import { halvane as kit, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const LOOKS = [
  ['halvane-look-rust', 'A cream coat, a dark scarf and a dark hat laid out on rust', '/looks/1'],
  ['halvane-look-moss', 'A cream dress, a brown hat and a brown bag laid out on moss green', '/looks/2'],
  ['halvane-look-ink', 'A rose jumper, sand trousers and a brown bag laid out on ink blue', '/looks/3'],
] as const

export const lookbook: Draft = {
  slug: 'halvane-collection-fourteen',
  brand: 'halvane',
  kit,
  layout: 'lookbook',
  types: ['just-dropped', 'product-launch'],
  occasions: ['autumn'],
  mailbox: 'studio',
  sent: '2026-10-12T09:00:00+02:00',
  subject: 'Collection 14',
  preheader: 'Heavy wool, waxed cotton, three colours. Online now.',
  body: [
    section(wordmark(kit, { size: 30, align: 'center' }), { pad: '34px 24px 32px', align: 'center' }),
    section(LOOKS.map(([art, alt, path]) => poster(kit, art, alt, path)).join(''), { pad: '0', flush: true }),
    section(
      heading(kit, 'Collection 14', { size: 44, align: 'center', below: 22 }) +
        button(kit, 'Shop the collection', '/14', { align: 'center', size: 13, pad: '17px 34px', above: 0 }),
      { pad: '54px 24px 60px', align: 'center' },
    ),
    footer(kit, {
      brand: 'Halvane',
      mark: false,
      links: [
        ['Women', '/women'],
        ['Men', '/men'],
        ['Unsubscribe', '/unsubscribe'],
      ],
      pad: '0 24px 44px',
    }),
  ].join(''),
  text: `COLLECTION 14

Heavy wool, waxed cotton, three colours.

Shop the collection: https://halvane.example/14`,
}

const PIECES: readonly Product[] = [
  {
    art: 'halvane-coat',
    alt: 'A brown wool coat laid flat',
    name: 'Wool coat 01',
    price: '€294',
    was: '€490',
    path: '/coat',
  },
  {
    art: 'halvane-knit',
    alt: 'A rust jumper laid flat',
    name: 'Fisher knit',
    price: '€99',
    was: '€165',
    path: '/knit',
  },
  {
    art: 'halvane-trousers',
    alt: 'Charcoal trousers laid flat',
    name: 'Wide trouser',
    price: '€114',
    was: '€190',
    path: '/trouser',
  },
  {
    art: 'halvane-bag',
    alt: 'A wine red leather bag',
    name: 'Frame bag',
    price: '€210',
    was: '€350',
    path: '/bag',
  },
  {
    art: 'halvane-scarf',
    alt: 'A sand scarf with dark red stripes laid flat',
    name: 'Long scarf',
    price: '€51',
    was: '€85',
    path: '/scarf',
  },
  {
    art: 'halvane-hat',
    alt: 'A brown felt hat from above',
    name: 'Felt hat',
    price: '€72',
    was: '€120',
    path: '/hat',
  },
]

const red: Kit = {
  ...kit,
  ground: '#d63a22',
  paper: '#d63a22',
  ink: '#fffdf8',
  soft: '#fffdf8',
  line: '#f08a72',
  button: { ...kit.button, ground: '#fffdf8', ink: '#8c1d0c' },
}

export const fortyOff: Draft = {
  slug: 'halvane-forty-percent',
  brand: 'halvane',
  kit: red,
  layout: 'poster',
  types: ['discount', 'limited-time-offers'],
  occasions: ['summer-sale'],
  mailbox: 'studio',
  sent: '2026-07-02T08:00:00+02:00',
  subject: 'Sale: 40% off Collection 13',
  preheader: 'Everything from spring and summer, online and in all stores.',
  body: [
    section(wordmark(red, { size: 30, align: 'center' }), { pad: '34px 24px 30px', align: 'center' }),
    section(poster(red, 'halvane-forty', '40%, in cream letters on red, with a bag and a hat', '/sale'), {
      pad: '0',
      flush: true,
    }),
    section(
      heading(red, 'Off everything in Collection 13', {
        size: 40,
        small: 32,
        align: 'center',
        below: 24,
        color: '#fffdf8',
      }) + button(red, 'Shop the sale', '/sale', { align: 'center', size: 14, pad: '18px 40px', above: 0 }),
      { pad: '34px 24px 48px', align: 'center' },
    ),
    section(
      productGrid(red, PIECES, { perRow: 2, gap: 8, nameSize: 15, priceSize: 15, priceColor: '#fffdf8' }),
      { pad: '0 12px 8px' },
    ),
    section(
      columns(
        ['Women', 'Men', 'Stores'].map((name) =>
          text(red, name, { align: 'center', color: '#fffdf8', weight: 700, size: 18, below: 0 }),
        ),
        { stack: false },
      ) + space(12),
      { pad: '26px 24px 16px', align: 'center' },
    ),
    footer(red, {
      brand: 'Halvane',
      mark: false,
      color: '#fffdf8',
      note: 'Until 19 July or while stock lasts. Sale items can be returned within 14 days.',
      pad: '10px 24px 44px',
    }),
  ].join(''),
  narrow: PRODUCT_GRID_NARROW,
  text: `40% OFF COLLECTION 13

${productLines(PIECES)}

Shop the sale: https://halvane.example/sale
Until 19 July or while stock lasts.`,
}
