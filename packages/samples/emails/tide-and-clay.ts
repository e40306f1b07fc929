import {
  button,
  columns,
  footer,
  heading,
  label,
  link,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { tideAndClay as kit } from '../kits.ts'
import type { Draft } from './draft.ts'

interface Product {
  art: string
  alt: string
  tag: string
  name: string
  price: string
  ground: string
  /** Share of the tile the object fills, so that a low jar and a tall tube sit right. */
  width: number
}

const PRODUCTS: readonly Product[] = [
  {
    art: 'tide-wash',
    alt: 'A rose tube standing on its cap',
    tag: 'First',
    name: 'Rose clay wash',
    price: '$24',
    ground: '#f2dfda',
    width: 104,
  },
  {
    art: 'tide-oil',
    alt: 'An amber bottle with a dropper',
    tag: 'Then',
    name: 'Amber oil no. 4',
    price: '$48',
    ground: '#f3e6da',
    width: 96,
  },
  {
    art: 'tide-cream',
    alt: 'A white jar with a brass lid',
    tag: 'Last',
    name: 'Keeping cream',
    price: '$36',
    ground: '#e9ebe0',
    width: 150,
  },
]

function product({ art, alt, tag, name, price, ground, width }: Product): string {
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" valign="bottom" height="230" style="height:230px;padding:0 8px 26px;background:${ground}"><img src="cid:${art}@art.example" alt="${alt}" width="${width}" style="display:inline-block;width:${width}px;height:auto;border:0"></td></tr></table>` +
    space(14) +
    label(kit, tag, { size: 11, below: 4 }) +
    text(kit, name, { size: 17, color: kit.ink, weight: 600, leading: 1.3, below: 2 }) +
    text(kit, price, { size: 15, below: 0 })
  )
}

export const threeThings: Draft = {
  slug: 'tide-and-clay-three-things-nothing-else',
  brand: 'tide-and-clay',
  kit,
  layout: 'stack',
  types: ['product-launch', 'announcement'],
  mailbox: 'shelf',
  sent: '2026-10-27T09:15:00+01:00',
  subject: 'We made sixteen things worse on purpose',
  preheader: 'The shelf went from nineteen products to three. Meet the ones that stayed.',
  body: [
    section(
      columns(
        [
          text(kit, link(kit, 'Shop', '/shop', kit.soft, 400), { size: 13, below: 0 }),
          wordmark(kit, { size: 32, align: 'center' }),
          text(kit, link(kit, 'Journal', '/journal', kit.soft, 400), { size: 13, below: 0, align: 'right' }),
        ],
        {
          widths: ['64', '', '64'],
          gap: 8,
          valign: 'middle',
          stack: false,
        },
      ),
      { pad: '26px 36px 24px' },
    ),
    section(
      picture('skincare', {
        width: 600,
        alt: 'An amber dropper bottle, a jar and a tube on pale plinths before an arch',
        align: 'center',
      }),
      { ground: '#f0dccd', pad: '44px 20px 28px', flush: true },
    ),
    section(
      heading(kit, 'Three things,<br><em>nothing else</em>', {
        size: 90,
        small: 58,
        align: 'center',
        leading: 0.92,
        below: 24,
      }) +
        text(
          kit,
          'For eleven years we sold nineteen products. Most were there because a shelf looked empty. So we kept the three we use ourselves: clay to clear, oil to calm, cream to keep it that way.',
          {
            size: 17,
            align: 'center',
            measure: 430,
            below: 24,
          },
        ) +
        button(kit, 'Meet the three', '/three', { align: 'center', size: 13, pad: '19px 38px' }),
      { pad: '58px 40px 62px', align: 'center' },
    ),
    section(columns(PRODUCTS.map(product), { gap: 14 }), { pad: '0 28px 58px' }),
    section(rule(kit.line), { pad: '0 28px' }),
    section(
      columns(
        [
          heading(kit, 'What we<br><em>took out</em>', { level: 2, size: 46, leading: 0.98, below: 0 }),
          text(
            kit,
            'The toner, which was water with ambition. The eye cream, which was the face cream in a smaller jar. The mist. We are sorry about the mist.',
            { size: 16, below: 12 },
          ) + text(kit, link(kit, 'The full list of the departed', '/departed'), { below: 0 }),
        ],
        { gap: 30, widths: ['40%', ''], valign: 'top' },
      ),
      { pad: '48px 36px 52px' },
    ),
    section(
      columns(
        [
          heading(kit, 'Empty bottle?<br><em>Send it home.</em>', {
            level: 2,
            size: 42,
            color: '#fdf4ea',
            leading: 1,
            below: 0,
          }),
          text(
            kit,
            'Post any of our glass back in the box it came in and we take $6 off the next one. We wash it twice. It has never complained.',
            { color: '#f3dccb', size: 16, below: 12 },
          ) + text(kit, link(kit, 'Print a label', '/refill', '#fdf4ea'), { below: 0 }),
        ],
        { gap: 34, valign: 'middle' },
      ),
      { ground: '#854526', pad: '54px 36px' },
    ),
    footer(kit, { brand: 'Tide &amp; Clay' }),
  ].join(''),
  text: `THREE THINGS, NOTHING ELSE

For eleven years we sold nineteen products. Most were there because a shelf looked empty. So we kept the three we use ourselves.

First: Rose clay wash, $24
Then: Amber oil no. 4, $48
Last: Keeping cream, $36

Meet the three: https://tideandclay.example/three

WHAT WE TOOK OUT
The toner, which was water with ambition. The eye cream, which was the face cream in a smaller jar. The mist. We are sorry about the mist.
The full list of the departed: https://tideandclay.example/departed

Empty bottle? Send it home and we take $6 off the next one: https://tideandclay.example/refill`,
}
