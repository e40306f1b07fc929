import {
  button,
  columns,
  css,
  footer,
  heading,
  link,
  pairs,
  panel,
  rule,
  section,
  text,
  wordmark,
} from '../blocks.ts'
import { landbars as kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const PAPER = '#fffdf6'
const DASH = { thick: 2, dashed: true, pad: '22px 0' } as const

/** Widths of the printed bars, repeated: a pattern, not a code that means something. */
const BARCODE = [2, 4, 2, 6, 3, 2, 5, 2, 3, 4, 7, 2] as const

function barcode(): string {
  const bars = Array.from({ length: 52 }, (_, index) => {
    const width = BARCODE[(index * 7) % BARCODE.length] ?? 2
    const gap = [2, 3, 5, 2, 4][(index * 3) % 5] ?? 2
    return `<span style="${css({ display: 'inline-block', width: `${width}px`, height: '66px', background: '#0c2641', marginRight: `${gap}px` })}"></span>`
  })
  return `<div class="code" style="font-size:0;line-height:0;text-align:center;white-space:nowrap;overflow:hidden">${bars.join('')}</div>`
}

/** The mark: four rising bars, as on a phone that has found its network. */
function signal(size: number): string {
  const bars = [0.34, 0.56, 0.78, 1].map((share) => {
    const block = css({
      display: 'inline-block',
      width: `${Math.round(size * 0.2)}px`,
      height: `${Math.round(size * share)}px`,
      marginRight: `${Math.round(size * 0.08)}px`,
      background: kit.accent,
      borderRadius: '2px',
      verticalAlign: 'bottom',
    })
    return `<span style="${block}"></span>`
  })
  return `<div style="font-size:0;line-height:0;height:${size}px;white-space:nowrap">${bars.join('')}</div>`
}

export const orderConfirmed: Draft = {
  slug: 'landbars-order-confirmed-ten-gigabytes-japan',
  brand: 'landbars',
  kit,
  layout: 'receipt',
  types: ['order-confirmation', 'payment-receipt'],
  mailbox: 'desk',
  sent: '2026-10-08T07:42:00+02:00',
  subject: 'Order confirmed: ten gigabytes of Japan',
  preheader: 'Install it on your own wifi tonight. It stays asleep until you land.',
  body: [
    section(
      panel(
        columns([wordmark(kit, { size: 32 }), `<div align="right">${signal(30)}</div>`], {
          valign: 'middle',
          stack: false,
          widths: ['', '44'],
        }) +
          rule(kit.line, DASH) +
          heading(kit, 'Ten gigabytes<br>of Japan,<br>confirmed.', { size: 46, small: 34, below: 20 }) +
          text(
            kit,
            'Install it on your own wifi tonight. It stays asleep until your phone hears a Japanese mast, and only then do the thirty days begin.',
            { size: 15, below: 0 },
          ) +
          rule(kit.line, DASH) +
          pairs(
            kit,
            [
              ['Order', 'SAMPLE-20417'],
              ['Placed', '8 Oct 2026, 07:42'],
              ['Traveller', 'reader@example.com'],
              ['Allowed', '30 days, hotspot yes'],
              ['Not allowed', 'calls (sorry to your mother)'],
            ],
            { size: 14, pad: '4px 0' },
          ) +
          rule(kit.line, DASH) +
          pairs(
            kit,
            [
              ['Japan, 10 GB', '€18.00'],
              ['Aisle-seat credit', '−€2.50'],
              ['Tax', '€0.00'],
              ['TOTAL', '€15.50'],
            ],
            { size: 15, pad: '5px 0', total: true },
          ) +
          rule(kit.line, DASH) +
          button(kit, 'Install the eSIM', '/install', { full: true, size: 16, pad: '20px', above: 0 }) +
          text(
            kit,
            `No button on your phone? ${link(kit, 'Do it by hand', '/install/by-hand')} in four lines.`,
            { size: 13, align: 'center', below: 26, style: 'padding-top:14px' },
          ) +
          barcode() +
          text(kit, 'SAMPLE 0 20417 99310 4', {
            size: 12,
            align: 'center',
            below: 0,
            style: 'letter-spacing:.24em;padding-top:12px',
          }),
        { ground: PAPER, radius: 10, pad: '40px 40px 44px' },
      ),
      { pad: '44px 64px 22px' },
    ),
    footer(kit, {
      brand: 'Landbars',
      mark: false,
      pad: '10px 48px 40px',
      links: [
        ['Help', '/help'],
        ['Receipts', '/receipts'],
        ['Unsubscribe', '/unsubscribe'],
      ],
    }),
  ].join(''),
  text: `TEN GIGABYTES OF JAPAN, CONFIRMED

Install it on your own wifi tonight. It stays asleep until your phone hears a Japanese mast, and only then do the thirty days begin.

Order: SAMPLE-20417
Placed: 8 Oct 2026, 07:42
Traveller: reader@example.com

Data plan        EUR 18.00
Aisle-seat credit EUR -2.50
Tax              EUR  0.00
TOTAL            EUR 15.50

Install the eSIM: https://landbars.example/install`,
}
