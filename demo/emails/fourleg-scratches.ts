import { button, columns, css, footer, heading, section, space, text, wordmark } from '../blocks.ts'
import { fourleg, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const MONO = "'Geist Mono',Menlo,Consolas,monospace"

const kit: Kit = {
  ...fourleg,
  ground: '#f2e14c',
  paper: '#f2e14c',
  ink: '#191816',
  soft: '#3d3a1c',
  line: '#191816',
  dark: {
    '#f2e14c': '#1b1a10',
    '#191816': '#f5ec9a',
    '#3d3a1c': '#d6cf94',
    '#f6f2ea': '#1b1a10',
    '#a2381b': '#ff9d7c',
  },
}

const PIECES = [
  ['01', 'Chair Eleven, ash', 'Shown to a dog', '€240', '€160'],
  ['02', 'Chair Eleven, ash', 'Stood next to 01', '€240', '€190'],
  ['03', 'Long Table, oak', 'One ring, Burgundy, deep', '€1,490', '€980'],
  ['04', 'Long Table, oak', 'Sun on the left third', '€1,490', '€1,120'],
  ['05', 'Stool Two', 'Wobbles if discussed', '€120', '€70'],
  ['06', 'Stool Two', 'Used as a ladder', '€120', '€65'],
  ['07', 'The Very Long Shelf', 'Now slightly less so', '€390', '€270'],
  ['08', 'Bench, four seats', 'Three seats and an opinion', '€620', '€410'],
  ['09', 'Side table, round', 'Oval, since the van', '€180', '€90'],
  ['10', 'Chair Nine, the last', 'Anselm signed it. Twice', '€290', '€290'],
] as const

function piece([number, name, flaw, was, now]: (typeof PIECES)[number]): string {
  const cell = css({ padding: '13px 0 12px', borderTop: '2px solid #191816', verticalAlign: 'middle' })
  const small = css({ fontFamily: MONO, fontSize: '13px', lineHeight: 1.3, color: kit.soft })
  const strong = css({
    fontFamily: kit.body,
    fontSize: '19px',
    lineHeight: 1.2,
    fontWeight: 600,
    letterSpacing: '-.03em',
    color: kit.ink,
  })
  const hurt = css({
    fontFamily: kit.body,
    fontSize: '16px',
    lineHeight: 1.3,
    color: '#a2381b',
    fontWeight: 500,
  })
  const struck = css({ fontFamily: kit.body, fontSize: '15px', color: kit.soft })
  const price = was === now ? '' : `<s style="${struck}">${was}</s><br>`
  return `<tr><td width="40" style="${cell}"><span style="${small}">${number}</span></td><td style="${cell}"><span style="${strong}">${name}</span><br><span style="${hurt}">${flaw}</span></td><td width="84" align="right" style="${cell}">${price}<span style="${strong}">${now}</span></td></tr>`
}

export const everyScratch: Draft = {
  slug: 'fourleg-every-scratch-has-a-price',
  brand: 'fourleg',
  kit,
  types: ['limited-time-offers', 'discount'],
  occasions: ['black-friday'],
  mailbox: 'workshop',
  sent: '2026-11-12T09:00:00+01:00',
  subject: 'Every scratch has a price',
  preheader: 'Ten pieces from the showroom floor, with their injuries. Until Friday the 27th.',
  body: [
    section(
      columns(
        [
          wordmark(kit, { size: 22 }),
          text(kit, 'Floor list, Black Friday', {
            face: MONO,
            size: 13,
            align: 'right',
            below: 0,
            color: kit.ink,
          }),
        ],
        { stack: false, valign: 'middle' },
      ),
      { pad: '28px 36px 30px' },
    ),
    section(
      heading(kit, 'Every scratch has a price', { size: 98, small: 58, below: 22, leading: 0.88 }) +
        text(
          kit,
          'We do not put new things on sale; they have not done anything. These ten have been sat on, leaned on and, in one case, danced on, and are priced by the damage.',
          {
            size: 19,
            leading: 1.42,
            below: 34,
            measure: 520,
          },
        ) +
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${PIECES.map(piece).join('')}</table>` +
        space(26) +
        button(kit, 'See the wounds', '/floor', { full: true, size: 18, pad: '22px' }) +
        text(
          kit,
          'One of each. Photographs by daylight, taken from the worst side. Friday the 27th, eighteen hundred hours, the floor is swept.',
          {
            size: 15,
            below: 0,
            style: 'padding-top:16px',
          },
        ),
      { pad: '0 36px 24px' },
    ),
    footer(kit, { brand: 'Fourleg', align: 'left', mark: false, pad: '16px 36px 42px' }),
  ].join(''),
  text: `EVERY SCRATCH HAS A PRICE

We do not put new things on sale; they have not done anything. These ten are priced by the damage.

${PIECES.map(([number, name, flaw, was, now]) => `${number} ${name}. ${flaw}. ${now}${was === now ? '' : ` (was ${was})`}`).join('\n')}

See the wounds: https://fourleg.example/floor`,
}
