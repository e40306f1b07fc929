import { button, css, footer, heading, panel, picture, section, space, text, wordmark } from '../blocks.ts'
import { grid, type Cell } from '../blocks-grids.ts'
import { thumbtown as kit, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const NAVY = '#1b2950'
const YELLOW = '#ffcb2e'

const BOARD = [
  ['3', 'Red bus, four passengers', '£38', 'Boarding'],
  ['7', 'Letter blocks, A&nbsp;to&nbsp;E', '£26', 'Boarding'],
  ['12', 'Ferry, floats, mostly', '£31', 'Last call'],
] as const

function departure([line, what, price, state]: (typeof BOARD)[number], index: number): Cell[] {
  const border = index ? 'border-top:2px solid #35457a' : ''
  const isLate = state === 'Last call'
  return [
    {
      html: `<div style="${css({ width: '40px', height: '40px', borderRadius: '10px', background: YELLOW, textAlign: 'center' })}"><span style="${css({ fontFamily: kit.display, fontSize: '17px', lineHeight: '40px', fontWeight: 800, color: NAVY })}">${line}</span></div>`,
      width: '56',
      valign: 'middle',
      style: border,
    },
    {
      html:
        text(kit, what, { size: 19, weight: 700, color: '#ffffff', below: 2, leading: 1.25 }) +
        text(kit, state, {
          size: 15,
          weight: 600,
          color: isLate ? '#ff9d86' : '#9fe0b8',
          below: 0,
          leading: 1.2,
        }),
      pad: '16px 8px 16px 0',
      valign: 'middle',
      style: border,
    },
    {
      html: text(kit, price, { size: 19, weight: 700, color: YELLOW, align: 'right', below: 0 }),
      width: '58',
      align: 'right',
      valign: 'middle',
      style: border,
    },
  ]
}

/** The bus has no alt text, on purpose: checks for missing alt texts need one. */
const BUS = picture('wooden-bus', { width: 580, alt: '', align: 'center' }).replace(' alt=""', '')

export const busIsWaiting: Draft = {
  slug: 'thumbtown-the-bus-is-waiting',
  brand: 'thumbtown',
  kit,
  layout: 'basket',
  types: ['cart-abandonment', 'reminder'],
  mailbox: 'depot',
  sent: '2026-08-25T19:45:00+01:00',
  subject: 'The bus is waiting, and so is the driver’s mother',
  preheader: 'Three things in your basket. The ferry leaves first, because there are two left.',
  body: [
    section(wordmark(kit, { size: 20, align: 'center' }), { pad: '32px 36px 20px' }),
    section(heading(kit, 'The bus is waiting', { size: 78, small: 45, align: 'center', below: 0 }), {
      pad: '0 14px',
      align: 'center',
    }),
    section(BUS, { pad: '14px 30px 6px', flush: true }),
    section(
      panel(
        text(kit, 'Departures from your basket', { size: 15, weight: 700, color: '#aebbe6', below: 8 }) +
          grid(BOARD.map(departure)) +
          space(16) +
          button(kit, 'All aboard, £95', '/basket', {
            full: true,
            size: 19,
            pad: '21px',
            ground: YELLOW,
            ink: NAVY,
          }),
        { ground: NAVY, radius: 24, pad: '30px 30px 32px' },
      ) +
        text(
          kit,
          'The passengers cannot get off by themselves; they have no legs. We hold the basket until Sunday.',
          {
            size: 17,
            align: 'center',
            measure: 430,
            below: 0,
            style: 'padding-top:24px',
          },
        ),
      { pad: '10px 36px 14px', align: 'center' },
    ),
    footer(kit, { brand: 'Thumbtown', mark: false, pad: '26px 36px 44px' }),
  ].join(''),
  text: `THE BUS IS WAITING

${BOARD.map(([line, what, price, state]) => `Line ${line}: ${what}, ${price}. ${state}.`).join('\n')}

All aboard, £95: https://thumbtown.example/basket
We hold the basket until Sunday.`,
}

const brick: Kit = {
  ...kit,
  ground: '#c22e10',
  paper: '#c22e10',
  ink: '#fff3d0',
  soft: '#fff3d0',
  accent: '#ffd95e',
  button: { ...kit.button, ground: '#fff3d0', ink: '#8a1f0a' },
}

/** Nothing in this mail's own words uses the letter it is about, until the last line. */
export const withoutOneLetter: Draft = {
  slug: 'thumbtown-a-common-symbol-is-missing',
  brand: 'thumbtown',
  kit: brick,
  layout: 'stack',
  types: ['announcement', 'promotional'],
  occasions: ['back-to-school'],
  mailbox: 'depot',
  sent: '2025-08-19T08:00:00+01:00',
  subject: 'A common symbol is missing from our stock',
  preheader: 'It sits fifth in a row you know by song. Sorry to all dads, mums and boards of study.',
  body: [
    section(wordmark(brick, { size: 20 }), { pad: '32px 36px 30px' }),
    section(
      heading(brick, 'Our stock is short of a symbol', { size: 70, small: 44, below: 20 }) +
        text(
          brick,
          'It is a common symbol, fifth in a row you know by song, and our supply ran out last Monday. Kids all want it. Most words do. Until it is back, a build must do without, and so must this mail.',
          { size: 20, leading: 1.45, below: 0, measure: 520 },
        ),
      { pad: '0 36px 16px' },
    ),
    section(
      picture('blocks', {
        width: 500,
        alt: 'Five stacking blocks with A, B, C, D and, cruelly, an E',
        align: 'center',
      }),
      {
        ground: YELLOW,
        pad: '44px 40px 34px',
        flush: true,
      },
    ),
    section(
      heading(brick, 'Words you can still build', { level: 2, size: 38, small: 30, color: NAVY, below: 18 }) +
        grid(
          [
            ['zoo', 'bus', 'jam'],
            ['fog', 'kayak', 'sofa'],
            ['custard', 'igloo', 'uh-oh'],
          ].map((row) =>
            row.map((word, index) => ({
              html: heading(brick, word, {
                level: 3,
                size: 26,
                small: 16,
                color: index === 1 ? '#8a1f0a' : NAVY,
                align: 'center',
                below: 0,
                leading: 1.1,
              }),
              ground: '#fff3d0',
              pad: '20px 4px',
              align: 'center' as const,
              radius: 12,
            })),
          ),
          { gap: 8 },
        ) +
        space(22) +
        button(brick, 'Build without it, £26', '/blocks', {
          full: true,
          size: 19,
          pad: '22px',
          ground: NAVY,
          ink: '#ffffff',
        }) +
        text(brick, 'Back in stock on 1 September. You will notice. Everyone here feels better already.', {
          size: 16,
          color: NAVY,
          below: 0,
          style: 'padding-top:16px',
        }),
      { ground: YELLOW, pad: '0 36px 42px' },
    ),
    footer(brick, { brand: 'Thumbtown', mark: false, align: 'left', pad: '32px 36px 44px' }),
  ].join(''),
  text: `OUR STOCK IS SHORT OF A SYMBOL

It is a common symbol, fifth in a row you know by song, and our supply ran out last Monday. Until it is back, a build must do without, and so must this mail.

Words you can still build: zoo, bus, jam, fog, kayak, sofa, custard, igloo, uh-oh.
Build without it, £26: https://thumbtown.example/blocks

Back in stock on 1 September. You will notice.`,
}
