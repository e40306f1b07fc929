import {
  button,
  columns,
  footer,
  heading,
  pairs,
  panel,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { potluckPlants as kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const HAIRLINE = '#e3ead9'

interface Line {
  art: string
  alt: string
  name: string
  pot: string
  price: string
  ground: string
}

const CART: readonly Line[] = [
  {
    art: 'plant-fig',
    alt: 'A rubber fig in a chalk pot',
    name: 'Rubber fig, medium',
    pot: 'Chalk pot, waters itself',
    price: '$59',
    ground: '#e7efdc',
  },
  {
    art: 'plant-snake',
    alt: 'A snake plant in a terracotta pot',
    name: 'Snake plant (Gerald)',
    pot: 'Terracotta, tall',
    price: '$64',
    ground: '#f6e7d9',
  },
  {
    art: 'plant-peperomia',
    alt: 'A peperomia in a dark green pot',
    name: 'Peperomia, small',
    pot: 'Pine pot, small saucer',
    price: '$38',
    ground: '#e3ecef',
  },
]

const PROMISES = [
  ['Alive or replaced', 'Thirty days, no forms, no photographs of the body.'],
  ['Posted in soil', 'And not in despair. The box has a window.'],
  ['Water on Sundays', 'We text. You pour. Gerald pretends not to care.'],
] as const

function line({ art, alt, name, pot, price, ground }: Line, index: number): string {
  return (
    (index > 0 ? rule(HAIRLINE, { pad: '14px 0' }) : '') +
    columns(
      [
        `<div style="background:${ground};border-radius:18px;width:88px;height:100px;text-align:center;line-height:100px;font-size:0"><img src="cid:${art}@art.example" alt="${alt}" width="80" style="width:80px;height:auto;max-height:92px;object-fit:contain;border:0;vertical-align:middle"></div>`,
        heading(kit, name, { level: 3, size: 20, leading: 1.15, tracking: '-.03em', below: 3 }) +
          text(kit, pot, { size: 15, below: 0, leading: 1.35 }),
        text(kit, price, { size: 19, weight: 700, color: kit.ink, align: 'right', below: 0 }),
      ],
      { widths: ['88', '', '54'], valign: 'middle', gap: 14, stack: false },
    )
  )
}

function promise([title, words]: (typeof PROMISES)[number]): string {
  return (
    heading(kit, title, { level: 3, size: 20, leading: 1.15, tracking: '-.03em', below: 5 }) +
    text(kit, words, { size: 15, leading: 1.42, below: 0 })
  )
}

export const namingThemselves: Draft = {
  slug: 'potluck-plants-theyve-started-naming-themselves',
  brand: 'potluck-plants',
  kit,
  layout: 'basket',
  types: ['cart-abandonment', 'reminder'],
  mailbox: 'greenhouse',
  sent: '2026-10-20T17:30:00-04:00',
  subject: 'They’ve started naming themselves',
  preheader: 'Three plants in your cart. The tall one answers to Gerald now.',
  body: [
    section(wordmark(kit, { size: 26 }), { pad: '34px 40px 14px' }),
    section(
      heading(kit, 'They’ve started<br>naming<br>themselves', { size: 80, small: 54, below: 18 }) +
        text(
          kit,
          'Three plants are still in your cart. The tall one answers to Gerald now. We can hold them until Friday; then they go to a dentist’s waiting room, and you know how that ends.',
          { size: 20, leading: 1.45, below: 0, measure: 540 },
        ),
      { pad: '6px 40px 10px' },
    ),
    section(
      picture('plants', {
        width: 600,
        alt: 'A rubber fig, a snake plant and a peperomia in a row',
        align: 'center',
      }),
      { pad: '18px 20px 26px', flush: true },
    ),
    section(
      panel(
        CART.map(line).join('') +
          space(18) +
          rule(HAIRLINE) +
          space(10) +
          pairs(
            kit,
            [
              ['Delivery', 'Free over $99'],
              ['Total', '$161'],
            ],
            { total: true, size: 17 },
          ) +
          space(10) +
          button(kit, 'Bring them home', '/cart', { full: true, size: 19, pad: '21px' }),
        { ground: '#ffffff', radius: 32, pad: '30px' },
      ),
      { pad: '0 24px 40px' },
    ),
    section(columns(PROMISES.map(promise), { gap: 22 }), { pad: '0 40px 30px' }),
    section(
      text(kit, 'Changed your mind? Empty the cart and we will break it to them gently.', {
        size: 16,
        below: 0,
      }),
      { pad: '4px 40px 6px' },
    ),
    footer(kit, { brand: 'Potluck Plants', align: 'left', pad: '34px 40px 46px' }),
  ].join(''),
  text: `THEY'VE STARTED NAMING THEMSELVES

Three plants are still in your cart. The tall one answers to Gerald now. We can hold them until Friday; then they go to a dentist's waiting room, and you know how that ends.

Rubber fig, medium: $59
Snake plant (Gerald): $64
Peperomia, small: $38
Delivery: free over $99
Total: $161

Bring them home: https://potluckplants.example/cart`,
}
