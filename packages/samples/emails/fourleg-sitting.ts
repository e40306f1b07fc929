import { columns, css, footer, heading, link, pairs, section, space, text, wordmark } from '../blocks.ts'
import { grid, type Cell } from '../blocks-grids.ts'
import { fourleg, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const sage: Kit = {
  ...fourleg,
  ground: '#c5cfb0',
  paper: '#c5cfb0',
  ink: '#1c2013',
  soft: '#464d35',
  line: '#9ba684',
  accent: '#7c2c15',
  dark: {
    '#c5cfb0': '#171a11',
    '#1c2013': '#eef1e2',
    '#464d35': '#b9c1a5',
    '#9ba684': '#414733',
    '#7c2c15': '#f08a68',
    '#1c2014': '#dfe6cc',
    '#f2f5e6': '#171a11',
  },
}

const SEATS = [
  ['1', 'Stood', 46],
  ['2', 'Perched', 78],
  ['3', 'Sat', 110],
  ['4', 'Stayed', 142],
  ['5', 'Slept', 174],
] as const

/** A stool for each answer, the better the higher; the whole of it is the link. */
function seat([mark, , height]: (typeof SEATS)[number]): Cell {
  const stool = css({
    display: 'block',
    height: `${height}px`,
    background: '#1c2014',
    borderRadius: '10px 10px 0 0',
    fontFamily: sage.body,
    fontSize: '34px',
    lineHeight: '50px',
    fontWeight: 600,
    letterSpacing: '-.04em',
    color: '#f2f5e6',
    textAlign: 'center',
    textDecoration: 'none',
  })
  return {
    html: `<a href="${sage.site}/bench/sat/${mark}" target="_blank" style="${stool}">${mark}</a>`,
    valign: 'bottom',
    pad: '0 4px',
  }
}

function caption([, words]: (typeof SEATS)[number]): Cell {
  return {
    html: text(sage, words, { size: 16, small: 14, color: sage.ink, weight: 500, align: 'center', below: 0 }),
    pad: '12px 0 0',
    align: 'center',
    style: `border-top:4px solid ${sage.ink}`,
  }
}

export const sitThenRate: Draft = {
  slug: 'fourleg-sit-down-then-tell-us',
  brand: 'fourleg',
  kit: sage,
  layout: 'seats',
  types: ['review-request', 'order-confirmation'],
  mailbox: 'bench',
  sent: '2024-04-18T18:00:00+02:00',
  subject: 'Three weeks on the bench. Well?',
  preheader: 'Five stools, one tap. We print the ones as well.',
  body: [
    section(
      columns(
        [
          wordmark(sage, { size: 24 }),
          text(sage, 'Bench, no. 0611', {
            size: 14,
            face: "'Geist Mono',Menlo,Consolas,monospace",
            align: 'right',
            color: sage.ink,
            below: 0,
          }),
        ],
        { stack: false, valign: 'middle' },
      ),
      { pad: '36px 40px 56px' },
    ),
    section(
      heading(sage, 'Sit down.<br>Then tell us.', { size: 98, small: 58, below: 24 }) +
        text(
          sage,
          'The bench has been with you for three weeks, which is long enough for opinions. Press whichever happened. There is a second question, but it waits until you stand up.',
          { size: 19, color: sage.ink, measure: 500, below: 44 },
        ) +
        grid([SEATS.map(seat)]) +
        grid([SEATS.map(caption)]) +
        space(44) +
        pairs(
          sage,
          [
            ['Bench, four seats, ash', '€620'],
            ['Carried up by', 'Anselm and a neighbour'],
            ['In your hall since', '28 March'],
          ],
          { size: 16, pad: '11px 0', border: `1px solid ${sage.line}` },
        ) +
        text(
          sage,
          `All answers are printed, also the ones; those hang beside the saw. Rather ${link(sage, 'write a letter', '/bench/letter', sage.ink, 500)}?`,
          { size: 16, below: 0, style: 'padding-top:22px' },
        ),
      { pad: '0 40px 30px' },
    ),
    footer(sage, { brand: 'Fourleg', align: 'left', mark: false, pad: '16px 40px 44px' }),
  ].join(''),
  text: `SIT DOWN. THEN TELL US.

The bench has been with you for three weeks, which is long enough for opinions.

${SEATS.map(([mark, words]) => `${mark} ${words}: https://fourleg.example/bench/sat/${mark}`).join('\n')}

All answers are printed, also the ones.`,
}
