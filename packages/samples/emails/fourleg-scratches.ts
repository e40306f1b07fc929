import { button, columns, css, footer, heading, panel, section, space, text, wordmark } from '../blocks.ts'
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
  layout: 'price-list',
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

const slate: Kit = {
  ...fourleg,
  ground: '#aebfd6',
  paper: '#aebfd6',
  soft: '#2c3644',
  line: '#7f93af',
  dark: undefined,
}

const CHAPTERS = [
  ['It is the floor', '4'],
  ['It is not the floor', '9'],
  ['Beer mats: a history', '13'],
  ['Four millimetres of cork', '18'],
  ['Three legs, and why nobody listens', '22'],
] as const

/** The book stands aslant on a wedge of cork, as its subject would. */
function cover(): string {
  const book = css({ padding: '26px 24px 30px', background: '#191816' })
  return `<table role="presentation" width="230" align="center" cellpadding="0" cellspacing="0" border="0" style="transform:rotate(-4deg);margin:0 auto"><tr><td style="${book}">${
    heading(slate, 'Wobble', {
      level: 2,
      size: 50,
      below: 120,
      color: '#f2e14c',
    }) +
    text(slate, 'A short book on tables that rock', { size: 15, color: '#f6f2ea', below: 0, leading: 1.3 })
  }</td></tr></table><div style="${css({ width: '54px', height: '9px', margin: '0 auto', background: '#c28a4e', fontSize: '0', lineHeight: 0 })}">&nbsp;</div>`
}

export const wobble: Draft = {
  slug: 'fourleg-one-tick-then-wobble',
  brand: 'fourleg',
  kit: slate,
  layout: 'book-cover',
  types: ['double-opt-in', 'ebook'],
  mailbox: 'workshop',
  sent: '2026-04-24T16:10:00+02:00',
  subject: 'One press, then “Wobble” is yours',
  preheader: 'Tell us the address is right and the book arrives within a minute.',
  body: [
    section(
      columns(
        [
          text(slate, 'Fourleg', { size: 22, weight: 700, color: slate.ink, below: 0 }),
          text(slate, 'Twenty-six pages, free', { size: 13, face: MONO, align: 'right', below: 0 }),
        ],
        { stack: false, valign: 'middle' },
      ),
      { pad: '30px 40px 44px' },
    ),
    section(cover(), { pad: '0 40px 40px', align: 'center' }),
    section(
      heading(slate, 'Is this address level?', { size: 66, small: 46, align: 'center', below: 18 }) +
        text(
          slate,
          'Somebody asked for our book with reader@example.com. If it was you, press once and it comes as PDF and EPUB. If it wasn’t, do nothing and we forget the address on Friday.',
          { size: 18, align: 'center', measure: 450, below: 22, color: slate.ink },
        ) +
        button(slate, 'It’s mine, send the book', '/wobble/confirm', {
          align: 'center',
          size: 17,
          pad: '20px 36px',
        }),
      { pad: '0 40px 48px', align: 'center' },
    ),
    section(
      panel(
        CHAPTERS.map(([title, page]) =>
          columns(
            [
              text(slate, title, { size: 17, color: slate.ink, weight: 500, below: 10 }),
              text(slate, page, { size: 15, face: MONO, align: 'right', below: 10 }),
            ],
            { widths: ['', '50'], stack: false },
          ),
        ).join('') +
          text(
            slate,
            'Confirming also subscribes you to a letter a month. It says how to leave at the top.',
            {
              size: 14,
              below: 0,
              style: 'padding-top:10px',
            },
          ),
        { ground: '#c9d5e6', pad: '28px 30px' },
      ),
      { pad: '0 40px 14px' },
    ),
    footer(slate, { brand: 'Fourleg', mark: false, pad: '28px 40px 46px' }),
  ].join(''),
  text: `IS THIS ADDRESS LEVEL?

Somebody asked for our book "Wobble" with reader@example.com. If it was you, confirm and it comes as PDF and EPUB. If it wasn't, do nothing and we forget the address on Friday.

It's mine, send the book: https://fourleg.example/wobble/confirm

${CHAPTERS.map(([title, page]) => `${title}, page ${page}`).join('\n')}

Confirming also subscribes you to a letter a month.`,
}
