import { button, columns, css, footer, heading, panel, section, space, text, wordmark } from '../blocks.ts'
import { grid, type Cell } from '../blocks-grids.ts'
import { groundsForAppeal, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const CRIMSON = '#a81530'
const SLIM = "font-variation-settings:'wdth' 75"

const pistachio: Kit = {
  ...groundsForAppeal,
  ground: '#d5e29b',
  paper: '#d5e29b',
  ink: '#2a1610',
  soft: '#4c3d24',
  line: '#a9ba66',
  accent: CRIMSON,
  dark: undefined,
}

const TILTS = [-8, 5, -3, 9, -6, 4, -9, 7, -4]

function stamp(index: number): Cell {
  const isLast = index === 9
  const round = css({
    width: '76px',
    height: '76px',
    margin: '0 auto',
    borderRadius: '50%',
    border: isLast ? '3px dashed #a81530' : '3px solid #a81530',
    background: isLast ? '#fff6e6' : CRIMSON,
    textAlign: 'center',
  })
  const word = css({
    fontFamily: pistachio.display,
    fontSize: isLast ? '22px' : '18px',
    lineHeight: '76px',
    fontWeight: 800,
    color: isLast ? CRIMSON : '#fff6e6',
  })
  const tilt = isLast ? '' : `;transform:rotate(${TILTS[index]}deg)`
  return {
    html: `<div class="stamp" style="${round}${tilt}"><span class="stamp-word" style="${word}">${isLast ? 'free' : 'heard'}</span></div>`,
    align: 'center',
    pad: '8px 0',
  }
}

const TERMS = [
  ['10', 'bags', 'The tenth costs nothing, and nobody sums up.'],
  ['25', 'bags', 'A roast is named after you, spelled by Yusuf.'],
  ['50', 'bags', 'A key to the counter. You know when we open.'],
] as const

export const nineStamps: Draft = {
  slug: 'grounds-for-appeal-nine-counts-proven',
  brand: 'grounds-for-appeal',
  kit: pistachio,
  layout: 'punch-card',
  types: ['loyalty', 'milestone'],
  mailbox: 'clerk',
  sent: '2025-07-22T07:30:00+01:00',
  subject: 'Nine counts proven. The tenth is dropped',
  preheader: 'There is nothing to press and there are no points. The bag simply comes.',
  body: [
    section(wordmark(pistachio, { size: 24 }), { pad: '36px 44px 34px' }),
    section(
      heading(pistachio, 'Nine counts proven. The&nbsp;tenth is dropped.', {
        size: 82,
        small: 50,
        below: 24,
        style: SLIM,
      }) +
        text(
          pistachio,
          'Nine bags in eleven months, which this court accepts as a habit. The next one travels free with your ordinary box.',
          { color: pistachio.ink, measure: 500, below: 30 },
        ) +
        panel(grid([[0, 1, 2, 3, 4].map(stamp), [5, 6, 7, 8, 9].map(stamp)]), {
          ground: '#fff6e6',
          radius: 14,
          pad: '22px 20px',
          style: 'box-shadow:8px 8px 0 #b9cb72',
        }) +
        space(34) +
        button(pistachio, 'Choose the tenth', '/tenth', { size: 19, pad: '20px 38px', above: 0 }),
      { pad: '0 44px 44px' },
    ),
    section(
      heading(pistachio, 'What staying earns', {
        level: 2,
        size: 34,
        below: 22,
        color: '#f4f0d2',
        style: SLIM,
      }) +
        columns(
          TERMS.map(
            ([count, unit, words]) =>
              heading(pistachio, `${count} ${unit}`, {
                level: 3,
                size: 26,
                below: 8,
                color: '#d5e29b',
                style: SLIM,
              }) + text(pistachio, words, { size: 17, color: '#f4f0d2', below: 0, leading: 1.4 }),
          ),
          { gap: 24 },
        ),
      { ground: '#2f3a17', pad: '40px 44px 42px' },
    ),
    footer(pistachio, { brand: 'Grounds for Appeal', align: 'left', mark: false, pad: '30px 44px 44px' }),
  ].join(''),
  narrow:
    '.stamp{width:46px!important;height:46px!important}.stamp-word{font-size:12px!important;line-height:46px!important}',
  text: `NINE COUNTS PROVEN. THE TENTH IS DROPPED.

Nine bags in eleven months, which this court accepts as a habit. The next one travels free with your ordinary box.

${TERMS.map(([count, unit, words]) => `${count} ${unit}: ${words}`).join('\n')}

Choose the tenth: https://groundsforappeal.example/tenth`,
}
