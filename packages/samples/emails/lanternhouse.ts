import {
  button,
  columns,
  footer,
  heading,
  label,
  link,
  picture,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { lanternhouse as kit } from '../kits.ts'
import type { Draft } from './draft.ts'

interface Candle {
  art: string
  alt: string
  name: string
  smell: string
  hours: string
  price: string
  /** Drawn to one scale, so that the tall one is tall. */
  width: number
}

const CANDLES: readonly Candle[] = [
  {
    art: 'candle-low',
    alt: 'A low plum bowl with one flame',
    name: 'Gravy Boat',
    smell: 'Unscented. Dinner already smells of dinner.',
    hours: '9 hours',
    price: '$18',
    width: 186,
  },
  {
    art: 'candle-middle',
    alt: 'A short fluted orange candle',
    name: 'Second Helping',
    smell: 'Sage, browned butter, one more spoon.',
    hours: '14 hours',
    price: '$24',
    width: 150,
  },
  {
    art: 'candle-tall',
    alt: 'A tall ivory pillar candle',
    name: 'Everyone’s Gone',
    smell: 'Cedar, a cold plate, the quiet.',
    hours: '40 hours',
    price: '$38',
    width: 130,
  },
]

function candle({ art, alt, name, smell, hours, price, width }: Candle): string {
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="candle" align="center" valign="bottom" height="210" style="height:210px;padding-bottom:8px"><img src="cid:${art}@art.example" alt="${alt}" width="${width}" style="display:inline-block;width:${width}px;height:auto;border:0"></td></tr></table>` +
    heading(kit, name, {
      level: 3,
      size: 20,
      leading: 1.1,
      weight: 700,
      tracking: '-.02em',
      below: 6,
      align: 'center',
    }) +
    text(kit, smell, { size: 15, leading: 1.4, align: 'center', below: 8 }) +
    text(kit, `${price} &middot; ${hours}`, {
      size: 15,
      weight: 600,
      color: kit.ink,
      align: 'center',
      below: 0,
    })
  )
}

export const elevenAtTheTable: Draft = {
  slug: 'lanternhouse-eleven-at-the-table',
  brand: 'lanternhouse',
  kit,
  layout: 'stack',
  types: ['promotional', 'just-dropped'],
  occasions: ['thanksgiving'],
  mailbox: 'hello',
  sent: '2026-11-11T16:20:00-05:00',
  subject: 'Eleven at the table, one good light',
  preheader: 'Three candles, poured low enough to see your aunt over.',
  body: [
    section(
      columns(
        [
          wordmark(kit, { size: 24 }),
          text(kit, 'Thanksgiving pouring', { size: 15, align: 'right', below: 0, color: kit.ink }),
        ],
        { valign: 'middle', stack: false },
      ),
      { pad: '34px 40px 20px' },
    ),
    section(heading(kit, 'Eleven at the table, one good light', { size: 88, small: 52, below: 0 }), {
      pad: '10px 36px 22px',
    }),
    section(
      picture('pumpkins', {
        width: 600,
        alt: 'A ribbed orange pumpkin, a white one and a purple one among lit candles and acorns',
        align: 'center',
      }),
      { pad: '10px 20px 26px', flush: true },
    ),
    section(
      columns(
        [
          text(
            kit,
            'Overhead lighting has ruined more Thanksgivings than politics has. So this year we poured three: one for the meal, one for the pie, one for the hour after the last car has gone.',
            {
              size: 20,
              leading: 1.45,
              below: 0,
              color: kit.ink,
            },
          ),
          text(kit, 'Order by Friday 20 November and the box lands before your in-laws.', {
            size: 16,
            below: 14,
          }) + button(kit, 'Set the table', '/thanksgiving'),
        ],
        { gap: 30, widths: ['60%', ''] },
      ),
      { pad: '6px 40px 54px' },
    ),
    section(
      label(kit, 'In order of the evening', { align: 'center', color: kit.accent, below: 22 }) +
        columns(CANDLES.map(candle), { gap: 22 }),
      { ground: '#fdf1d0', pad: '44px 36px 48px' },
    ),
    section(
      heading(kit, 'All three, in one box with a spare book of matches', {
        level: 2,
        size: 42,
        small: 32,
        color: '#f8dc92',
        weight: 700,
        below: 14,
        leading: 1.04,
      }) +
        text(
          kit,
          `$72 instead of $80, and we have taken the price off the packing slip. ${link(kit, 'Send it to the host', '/thanksgiving/box', '#f8dc92')}`,
          { color: '#ecd2df', below: 0 },
        ),
      { ground: kit.ink, pad: '52px 40px 54px' },
    ),
    space(1),
    footer(kit, { brand: 'Lanternhouse' }),
  ].join(''),
  narrow: '.candle{height:auto!important}',
  text: `ELEVEN AT THE TABLE, ONE GOOD LIGHT

Overhead lighting has ruined more Thanksgivings than politics has. So this year we poured three: one for the meal, one for the pie, one for the hour after the last car has gone.

Gravy Boat. Unscented; dinner already smells of dinner. 9 hours, $18
Second Helping. Sage, browned butter, one more spoon. 14 hours, $24
Everyone's Gone. Cedar, a cold plate, the quiet. 40 hours, $38
All three, with a spare book of matches: $72

Order by Friday 20 November and the box lands before the in-laws do.
Set the table: https://lanternhouse.example/thanksgiving`,
}
