import {
  button,
  columns,
  css,
  footer,
  heading,
  label,
  panel,
  picture,
  rule,
  section,
  text,
  wordmark,
} from '../blocks.ts'
import { poster, PRODUCT_GRID_NARROW, productGrid, productLines, type Product } from '../blocks-shop.ts'
import { loomfield as kit, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const LINEN: readonly Product[] = [
  {
    art: 'loom-sheets',
    alt: 'Folded sheets in white, blue grey and sand',
    name: 'Percale sheet set',
    note: 'Double, king, super king',
    price: '£68',
    was: '£90',
    path: '/percale',
  },
  {
    art: 'loom-pillows',
    alt: 'Two plump pillows, one on the other',
    name: 'Washed linen pillowcases',
    note: 'Pair, six colours',
    price: '£36',
    was: '£48',
    path: '/pillowcases',
  },
  {
    art: 'loom-towels',
    alt: 'Three folded towels in clay, sand and sage',
    name: 'Deep-pile towel bundle',
    note: 'Two bath, two hand',
    price: '£54',
    was: '£72',
    path: '/towels',
  },
  {
    art: 'loom-throw',
    alt: 'A folded blue wool throw',
    name: 'Lambswool throw',
    note: '140 × 200 cm',
    price: '£75',
    was: '£100',
    path: '/throw',
  },
  {
    art: 'loom-cushion',
    alt: 'A square mustard cushion',
    name: 'Corner cushion',
    note: 'Feather filled',
    price: '£28',
    was: '£38',
    path: '/cushion',
  },
  {
    art: 'loom-basket',
    alt: 'A rope basket with rolled towels',
    name: 'Rope laundry basket',
    note: 'Two sizes',
    price: '£34',
    was: '£45',
    path: '/basket',
  },
]

export const whiteSale: Draft = {
  slug: 'loomfield-the-white-sale',
  brand: 'loomfield',
  kit,
  layout: 'product-grid',
  types: ['seasonal', 'discount'],
  occasions: ['winter-sale', 'new-year'],
  mailbox: 'hello',
  sent: '2026-01-15T08:00:00+00:00',
  subject: 'The White Sale: 25% off all bedding and towels',
  preheader: 'Once a year, everything for the bed and the bath. Ends Sunday 25 January.',
  body: [
    section(
      wordmark(kit, { size: 34, align: 'center' }) +
        text(kit, 'Bed &nbsp;&nbsp; Bath &nbsp;&nbsp; Living &nbsp;&nbsp; Sale', {
          align: 'center',
          size: 14,
          color: kit.ink,
          below: 0,
          style: 'padding-top:14px',
        }),
      { pad: '28px 30px 22px', align: 'center' },
    ),
    section(poster(kit, 'loom-bed', 'A made bed with a sage duvet and a terracotta throw', '/white-sale'), {
      pad: '0',
      flush: true,
    }),
    section(
      label(kit, 'Once a year', { align: 'center' }) +
        heading(kit, 'The White Sale', { size: 80, small: 54, align: 'center', below: 14 }) +
        text(
          kit,
          'A quarter off everything for the bed and the bath, in all colours and all sizes. It’s the best week of the year to change your sheets.',
          { align: 'center', measure: 450, size: 18, below: 24 },
        ) +
        button(kit, 'Shop the sale', '/white-sale', { align: 'center' }),
      { pad: '42px 36px 48px', align: 'center' },
    ),
    section(
      productGrid(kit, LINEN, {
        perRow: 2,
        gap: 16,
        nameFace: kit.display,
        nameSize: 22,
        priceSize: 17,
        priceColor: kit.accent,
        radius: 6,
      }),
      { pad: '0 28px 18px' },
    ),
    section(
      heading(kit, 'Which sheet is yours?', { level: 2, size: 40, small: 32, below: 22 }) +
        [
          ['Percale', 'Crisp and cool. For warm sleepers, and for hotel mornings.'],
          ['Sateen', 'Smooth and heavier. For winters, and for cold feet.'],
          ['Washed linen', 'Soft from the first night, softer every year. No ironing, ever.'],
        ]
          .map(
            ([name, words]) =>
              rule(kit.line) +
              columns(
                [
                  heading(kit, name!, { level: 3, size: 24, below: 0, style: 'padding:16px 0' }),
                  text(kit, words!, { color: kit.ink, below: 0, style: 'padding:18px 0' }),
                ],
                { widths: ['34%', ''], stack: false },
              ),
          )
          .join(''),
      { ground: '#d3dacd', pad: '48px 40px 36px' },
    ),
    section(
      ['Free delivery over £40', '60 nights to try it', 'Made in mills we visit twice a year']
        .map((words) => text(kit, words, { align: 'center', color: kit.ink, weight: 600, below: 8 }))
        .join(''),
      { pad: '36px 36px 8px', align: 'center' },
    ),
    footer(kit, { brand: 'Loomfield', pad: '26px 36px 46px' }),
  ].join(''),
  narrow: PRODUCT_GRID_NARROW,
  text: `THE WHITE SALE

A quarter off everything for the bed and the bath. Ends Sunday 25 January.

${productLines(LINEN)}

Shop the sale: https://loomfield.example/white-sale`,
}

const sage: Kit = {
  ...kit,
  ground: '#c3cfbd',
  paper: '#c3cfbd',
  soft: '#414a39',
  line: '#a3b29b',
  dark: undefined,
}

const COLOURS = [
  ['Harbour', '#3f5a6b'],
  ['Clay', '#b4603f'],
  ['Oat', '#e3d3b4'],
  ['Moss', '#5f6d47'],
  ['Plum', '#5d3a4a'],
] as const

const CARE = [
  ['Wash', 'At 40 °C with half the detergent you think.'],
  ['Dry', 'On the line if you can. Shake it twice first.'],
  ['Fold', 'Warm, and skip the iron.'],
] as const

export const throwIsBack: Draft = {
  slug: 'loomfield-the-blue-throw-is-back',
  brand: 'loomfield',
  kit: sage,
  layout: 'exhibition',
  types: ['back-in-stock', 'educational'],
  mailbox: 'hello',
  sent: '2026-09-02T08:15:00+01:00',
  subject: 'Back in stock: the Lambswool throw in Harbour blue',
  preheader: 'You asked us to tell you. 180 are ready to ship, and four colours are new.',
  body: [
    section(wordmark(sage, { size: 32, align: 'center' }), { pad: '32px 30px 26px', align: 'center' }),
    section(
      picture('loom-throw', { width: 560, alt: 'A folded blue wool throw', radius: 10, className: 'wide' }),
      { pad: '0 40px 30px' },
    ),
    section(
      heading(sage, 'It’s back, and it’s warm', { size: 64, small: 46, align: 'center', below: 14 }) +
        text(
          sage,
          'The Lambswool throw in Harbour blue is back in stock. You asked us to let you know, so you hear it a day before everyone else. 180 are ready to ship.',
          { align: 'center', measure: 460, size: 18, below: 8 },
        ) +
        heading(sage, '£100', { level: 2, size: 40, align: 'center', below: 14 }) +
        button(sage, 'Get yours', '/throw', { align: 'center', size: 17 }),
      { pad: '0 36px 44px', align: 'center' },
    ),
    section(
      heading(sage, 'Harbour, and four new colours', { level: 2, size: 32, align: 'center', below: 20 }) +
        columns(
          COLOURS.map(
            ([name, color]) =>
              `<div style="${css({ background: color, height: '96px', borderRadius: '8px' })}"></div>` +
              text(sage, name, {
                align: 'center',
                size: 14,
                color: sage.ink,
                below: 0,
                style: 'padding-top:8px',
              }),
          ),
          { gap: 10, stack: false },
        ),
      { pad: '0 40px 40px', align: 'center' },
    ),
    section(
      picture('loom-bed', {
        width: 560,
        alt: 'A made bed with a sage duvet; the blue throw lies in a basket beside it',
        radius: 10,
        className: 'wide',
      }) +
        text(
          sage,
          'Woven from pure lambswool and brushed on both sides. 140 × 200 cm is enough for two people on a sofa.',
          { align: 'center', size: 17, below: 0, style: 'padding-top:20px' },
        ),
      { pad: '0 40px 40px', align: 'center' },
    ),
    section(
      panel(
        heading(sage, 'How to keep it soft', { level: 2, size: 32, below: 18, align: 'center' }) +
          columns(
            CARE.map(
              ([name, words]) =>
                heading(sage, name, { level: 3, size: 24, align: 'center', below: 4 }) +
                text(sage, words, { align: 'center', size: 15, below: 0 }),
            ),
          ),
        { ground: '#dde4d7', radius: 10, pad: '34px 28px', align: 'center' },
      ),
      { pad: '0 40px 36px' },
    ),
    section(
      heading(sage, 'Goes well with', { level: 2, size: 32, align: 'center', below: 20 }) +
        productGrid(
          sage,
          [LINEN[4]!, LINEN[1]!, LINEN[5]!, LINEN[2]!].map((product) => ({
            ...product,
            price: product.was!,
            was: undefined,
          })),
          {
            perRow: 2,
            gap: 16,
            nameFace: sage.display,
            nameSize: 20,
            nameLines: 1,
            priceSize: 16,
            radius: 8,
          },
        ),
      { pad: '0 33px 12px', align: 'center' },
    ),
    footer(sage, { brand: 'Loomfield', color: '#414a39', pad: '20px 36px 46px' }),
  ].join(''),
  narrow: PRODUCT_GRID_NARROW,
  text: `IT'S BACK, AND IT'S WARM

The Lambswool throw in Harbour blue is back in stock. 180 are ready to ship. £100.

Get yours: https://loomfield.example/throw

${CARE.map((row) => row.join(': ')).join('\n')}`,
}
