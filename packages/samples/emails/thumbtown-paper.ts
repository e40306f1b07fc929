import { button, columns, css, footer, heading, section, space, text, wordmark } from '../blocks.ts'
import { grid, type Cell } from '../blocks-grids.ts'
import { thumbtown as kit, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const NAVY = '#1b2950'
const YELLOW = '#ffcb2e'

const jotter: Kit = {
  ...kit,
  faces: ['caveat', 'syne'],
  body: "'Caveat','Comic Sans MS',cursive",
  ground: '#fffdf3',
  paper: '#fffdf3',
  ink: '#1d3fae',
  soft: '#1d3fae',
  line: '#b9d3f2',
  accent: '#d93a1a',
  button: { ...kit.button, ground: '#d93a1a', ink: '#ffffff' },
}

const LINE = 42

/** One line of the exercise book; the ruled ground keeps the same step. */
function ruled(html: string, { color = jotter.ink, blank = 0 } = {}): string {
  const style = css({
    margin: `0 0 ${blank * LINE}px`,
    fontFamily: jotter.body,
    fontSize: '29px',
    lineHeight: `${LINE}px`,
    color,
    fontWeight: 500,
  })
  return `<p class="fs-26" style="${style}">${html}</p>`
}

const RULED = `background:#fffdf3;background-image:linear-gradient(90deg,transparent 62px,#f3a6a0 62px,#f3a6a0 64px,transparent 64px),repeating-linear-gradient(180deg,transparent 0,transparent ${LINE - 2}px,#bcd5f3 ${LINE - 2}px,#bcd5f3 ${LINE}px)`

export const dearGrownUp: Draft = {
  slug: 'thumbtown-dear-grown-up',
  brand: 'thumbtown',
  kit: jotter,
  layout: 'letter',
  types: ['promotional', 'seasonal'],
  occasions: ['christmas'],
  mailbox: 'depot',
  sent: '2023-12-06T07:00:00+00:00',
  subject: 'dear grown up (translation below)',
  preheader: 'A letter came to the depot. We think it is for you.',
  body: [
    section(
      ruled('<b style="font-size:40px">dear grown up,</b>', { blank: 1 }) +
        ruled('I have been good exept <s>twice</s> <s>five times</s> the thing with the hose.') +
        ruled('I would like the wooden town but <u>not</u> a bit of it. All of it. Also the bus.') +
        ruled('I do not need a pony any more becaus I saw one.', { blank: 1 }) +
        ruled('if the town is too dear I can share it with nobody.') +
        ruled('from me, you know where I live').concat(
          ruled('P.S. batterys are not inclooded because it dosn’t have any. I checked', {
            color: '#c2301a',
          }),
        ),
      { pad: '96px 44px 58px 88px', style: RULED, flush: true },
    ),
    section(
      wordmark(jotter, { size: 20, color: YELLOW }) +
        space(20) +
        heading(jotter, 'Translation', { size: 44, small: 36, color: '#ffffff', below: 14 }) +
        `<p style="${css({ margin: '0 0 22px', fontFamily: kit.display, fontSize: '17px', lineHeight: 1.5, fontWeight: 500, color: '#d6def8' })}">The Whole Town: 41 houses, a church that is also a garage, one bus, £148. It comes in a crate that becomes the hill. Order by 18 December and it will be there before the person above is awake.</p>` +
        button(jotter, 'Send the town', '/whole-town', {
          size: 27,
          pad: '14px 34px',
          ground: YELLOW,
          ink: NAVY,
        }),
      { ground: NAVY, pad: '46px 44px 48px' },
    ),
    footer(
      { ...jotter, body: kit.display },
      {
        brand: 'Thumbtown',
        ground: NAVY,
        color: '#c3cdf0',
        mark: false,
        align: 'left',
        pad: '0 44px 44px',
      },
    ),
  ].join(''),
  narrow: '.flush{padding-left:76px!important;padding-right:18px!important}',
  text: `dear grown up,

I have been good exept the thing with the hose. I would like the wooden town but not a bit of it. All of it. Also the bus.

TRANSLATION
The Whole Town: 41 houses, a church that is also a garage, one bus, £148. Order by 18 December.
Send the town: https://thumbtown.example/whole-town`,
}

const mint: Kit = { ...kit, ground: '#bfe9d4', paper: '#bfe9d4', soft: '#2c4a4a', ink: NAVY, line: '#8ccbb0' }

const EVENTS: Readonly<Record<number, readonly [words: string, ground: string]>> = {
  1: ['Start. Shoes on the right feet', '#ffffff'],
  4: ['Ate a pea. Up to 9', '#9be07f'],
  8: ['Bed at seven. Up to 13', '#9be07f'],
  12: ['Glitter. Back to 2', '#ff9b85'],
  15: ['Said sorry, meant it. Up to 20', '#9be07f'],
  19: ['Drum found. Back to 11', '#ff9b85'],
  22: ['Put it back in the box. Up to 27', '#9be07f'],
  26: ['Stood on the bus. Back to 18', '#ff9b85'],
  29: ['“Are we there yet.” Back to 21', '#ff9b85'],
  30: ['There', YELLOW],
}

function place(number: number): Cell {
  const event = EVENTS[number]
  return {
    html: text(
      mint,
      `<b class="fs-13" style="${css({ fontSize: `${event ? 17 : 22}px`, lineHeight: 1.2 })}">${number}</b>${event ? `<span class="note"><br>${event[0]}</span>` : ''}`,
      { size: 13, below: 0, leading: 1.18, weight: 600, color: event ? NAVY : '#2f6f55' },
    ),
    ground: event?.[1] ?? '#d8f3e5',
    pad: '10px 8px',
    height: 84,
    radius: 10,
    className: 'square',
  }
}

/** Five rows of six, read upwards and turning at each end, as such boards are. */
function board(): Cell[][] {
  return Array.from({ length: 5 }, (_, fromTop) => {
    const row = 4 - fromTop
    const numbers = Array.from({ length: 6 }, (_, index) => row * 6 + index + 1)
    return (row % 2 ? numbers.toReversed() : numbers).map(place)
  })
}

/** A square on a phone is too small for words: there the rules stand under the board. */
const RULES = `<div class="rules" style="display:none">${Object.entries(EVENTS)
  .map(([number, [words]]) =>
    text(mint, `<b>${number}</b> &nbsp;${words}`, { size: 16, below: 6, color: NAVY, leading: 1.35 }),
  )
  .join('')}${space(16)}</div>`

export const thirtyMoves: Draft = {
  slug: 'thumbtown-thirty-moves-to-a-good-year',
  brand: 'thumbtown',
  kit: mint,
  layout: 'board-game',
  types: ['seasonal', 'newsletter'],
  occasions: ['new-year'],
  mailbox: 'depot',
  sent: '2024-12-27T09:00:00+00:00',
  subject: 'Thirty moves to a good year',
  preheader: 'Resolutions with a dice. Print it, fight over it, start again on the 2nd.',
  body: [
    section(
      columns(
        [
          wordmark(mint, { size: 18 }),
          text(mint, 'Ages six to forty', { size: 14, align: 'right', below: 0 }),
        ],
        { valign: 'middle', stack: false },
      ),
      { pad: '28px 28px 22px' },
    ),
    section(heading(mint, 'Thirty moves to a good year', { size: 62, small: 40, below: 0 }), {
      pad: '0 28px 24px',
    }),
    section(grid(board(), { gap: 6 }), { pad: '0 28px 24px' }),
    section(RULES, { pad: '0 28px', style: 'line-height:0' }),
    section(
      text(
        mint,
        'Resolutions are hard to keep at six, or forty. So ours go down as well as up. Roll one dice, move one button, and do whatever the square says out loud.',
        {
          size: 18,
          below: 22,
        },
      ) +
        button(mint, 'Print the board', '/thirty', { size: 18, pad: '20px 36px' }) +
        text(
          mint,
          'Free, and the depot is shut until 3 January, so there is nothing we could sell you anyway.',
          {
            size: 15,
            below: 0,
            style: 'padding-top:16px',
          },
        ),
      { pad: '0 28px 14px' },
    ),
    footer(mint, { brand: 'Thumbtown', mark: false, align: 'left', pad: '26px 28px 44px' }),
  ].join(''),
  narrow:
    '.square{padding:10px 4px!important;height:34px!important;text-align:center}.note{display:none!important}.rules{display:block!important}',
  text: `THIRTY MOVES TO A GOOD YEAR

${Object.entries(EVENTS)
  .map(([number, [words]]) => `${number}: ${words}`)
  .join('\n')}

Print the board: https://thumbtown.example/thirty`,
}
