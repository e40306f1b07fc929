import { button, css, footer, heading, pairs, section, space, text, wordmark } from '../blocks.ts'
import { grid, type Cell } from '../blocks-grids.ts'
import { lanternhouse, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const PLUM = '#4a1f3f'

const icing: Kit = {
  ...lanternhouse,
  ground: '#c9e2e6',
  paper: '#c9e2e6',
  ink: PLUM,
  soft: '#4f3a57',
  line: '#9cc3ca',
  accent: '#b3431a',
  button: { ...lanternhouse.button, ground: PLUM, ink: '#ffe6b0' },
}

const CANDLES = [
  [96, '#e2603a'],
  [132, '#fff3d6'],
  [84, '#4a1f3f'],
  [158, '#f2a93b'],
  [110, '#fff3d6'],
  [140, '#b8446b'],
  [90, '#e2603a'],
] as const

function candle([height, color]: (typeof CANDLES)[number]): Cell {
  const still = 'font-size:0;line-height:0;margin:0 auto'
  const flame = css({
    width: '16px',
    height: '26px',
    borderRadius: '50% 50% 46% 46% / 64% 64% 36% 36%',
    background: '#ff9a3d',
  })
  const wick = css({ width: '2px', height: '8px', background: PLUM })
  const wax = css({ width: '26px', height: `${height}px`, borderRadius: '5px 5px 0 0', background: color })
  return {
    html: `<div style="${flame};${still}">&nbsp;</div><div style="${wick};${still}">&nbsp;</div><div style="${wax};${still}">&nbsp;</div>`,
    align: 'center',
    valign: 'bottom',
  }
}

/** Seven candles on a cake of two layers; all of it is table cells. */
const CAKE =
  grid([CANDLES.map(candle)], { style: 'max-width:420px;margin:0 auto' }) +
  grid([[{ html: '&nbsp;', ground: '#fff3d6', height: 34, radius: 14, style: 'font-size:0' }]], {
    style: 'max-width:470px;margin:0 auto',
  }) +
  grid([[{ html: '&nbsp;', ground: '#b3431a', height: 64, style: 'font-size:0' }]], {
    style: 'max-width:440px;margin:-12px auto 0',
  })

export const makeAWish: Draft = {
  slug: 'lanternhouse-we-stopped-at-seven',
  brand: 'lanternhouse',
  kit: icing,
  layout: 'candles',
  types: ['birthday', 'promotional'],
  mailbox: 'hello',
  sent: '2025-05-20T07:00:00-04:00',
  subject: 'Happy birthday. We stopped counting at seven',
  preheader: 'One small candle, on us. Wishes are between you and the wick.',
  body: [
    section(wordmark(icing, { size: 26, align: 'center' }), { pad: '36px 40px 34px' }),
    section(CAKE, { pad: '0 36px', align: 'center' }),
    section(
      heading(icing, 'Make a wish.<br>We’ll do the smoke.', {
        size: 57,
        small: 35,
        align: 'center',
        below: 20,
      }) +
        text(
          icing,
          'Somebody told us it is your birthday this month. It was you, on the form, under “optional”. We do not know how many candles, so here is one: any scent, with an order or without.',
          { align: 'center', measure: 470, below: 26 },
        ) +
        button(icing, 'Choose my candle', '/birthday', { align: 'center', size: 18, pad: '19px 38px' }) +
        space(36) +
        pairs(
          icing,
          [
            ['The candle', 'on us'],
            ['The post', 'also on us'],
            ['Burns for', 'nine hours, or one song'],
            ['Yours until', '30 June'],
          ],
          { size: 17, pad: '11px 0', border: `1px solid ${icing.line}` },
        ),
      { pad: '44px 56px 16px', align: 'center' },
    ),
    footer(icing, { brand: 'Lanternhouse', mark: false, pad: '26px 48px 46px' }),
  ].join(''),
  text: `MAKE A WISH. WE'LL DO THE SMOKE.

Somebody told us it is your birthday this month. It was you, on the form, under "optional". Here is one candle: any scent, with an order or without. Yours until 30 June.

Choose my candle: https://lanternhouse.example/birthday`,
}
