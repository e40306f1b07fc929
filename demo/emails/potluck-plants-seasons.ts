import {
  button,
  columns,
  footer,
  heading,
  panel,
  picture,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid, type Cell } from '../blocks-grids.ts'
import { potluckPlants, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const orange: Kit = {
  ...potluckPlants,
  ground: '#f58a4b',
  paper: '#f58a4b',
  ink: '#2b1206',
  soft: '#40200d',
  accent: '#2b1206',
  button: { ...potluckPlants.button, ground: '#2b1206' },
}

function step(words: string, ground: string, ink: string, span = 1): Cell {
  return {
    html: text(orange, words, { size: 18, weight: 600, color: ink, align: 'center', below: 0, leading: 1.3 }),
    ground,
    pad: '18px 12px',
    align: 'center',
    valign: 'middle',
    radius: 18,
    span,
  }
}

function arrow(words: string): Cell {
  return {
    html: text(orange, words, {
      size: 15,
      weight: 700,
      color: '#7a3a14',
      align: 'center',
      below: 0,
      leading: 1.3,
    }),
    align: 'center',
    pad: '4px 0',
  }
}

export const notThirsty: Draft = {
  slug: 'potluck-plants-its-not-thirsty',
  brand: 'potluck-plants',
  kit: orange,
  types: ['educational', 'newsletter'],
  mailbox: 'greenhouse',
  sent: '2025-08-26T07:30:00-04:00',
  subject: 'It’s not thirsty. You’re anxious',
  preheader: 'One finger, two questions, and the watering can goes back on the hook.',
  body: [
    section(
      columns(
        [
          wordmark(orange, { size: 24 }) +
            space(44) +
            heading(orange, 'It’s not thirsty. You’re anxious.', {
              size: 70,
              small: 54,
              below: 0,
              leading: 0.92,
            }),
          picture('plant-peperomia', {
            width: 270,
            alt: 'A peperomia in a dark green pot, looking perfectly all right',
            align: 'center',
          }),
        ],
        { gap: 6, valign: 'bottom', widths: ['56%', ''] },
      ),
      { pad: '32px 20px 6px 36px' },
    ),
    section(
      text(
        orange,
        'Nine of ten plants that die with us die of kindness. Roots breathe; a pot that never dries is a pot that never exhales. Before you pour, do this.',
        { size: 19, leading: 1.45, below: 26, color: '#3d2a1b' },
      ) +
        grid(
          [
            [step('Put a finger in, to the second knuckle', '#2b1206', '#ffe3cf', 2)],
            [arrow('It comes out clean'), arrow('It comes out muddy')],
            [
              step('Has it been a week?', '#ffd7b8', '#2b1206'),
              step('Put the can down', '#d9e8c6', '#1e3a2b'),
            ],
            [arrow('Yes'), arrow('But it looks sad')],
            [
              step('One cup. Then walk away', '#b9dcf7', '#0e2d47'),
              step('It is 4 pm in August. So do you', '#d9e8c6', '#1e3a2b'),
            ],
          ],
          { gap: 8 },
        ) +
        space(24) +
        button(orange, 'The other eleven myths', '/care/myths', { size: 17, pad: '19px 34px', above: 0 }),
      { ground: '#fff4ea', pad: '42px 36px 42px' },
    ),
    footer(orange, { brand: 'Potluck Plants', align: 'left', mark: false, pad: '34px 36px 44px' }),
  ].join(''),
  text: `IT'S NOT THIRSTY. YOU'RE ANXIOUS.

Nine of ten plants that die with us die of kindness. Before you pour: put a finger in, to the second knuckle.

Clean, and it has been a week? One cup, then walk away.
Muddy? Put the can down. It looks sad? It is 4 pm in August. So do you.

The other eleven myths: https://potluckplants.example/care/myths`,
}

const red: Kit = {
  ...potluckPlants,
  ground: '#c11f2b',
  paper: '#c11f2b',
  ink: '#ffdf8a',
  soft: '#ffe9c9',
  line: '#e0524f',
  accent: '#ffdf8a',
  button: { ...potluckPlants.button, ground: '#ffdf8a', ink: '#6f0d16' },
}

const TRAITS = [
  ['Patient', 'Drinks every third week'],
  ['Discreet', 'Has never shed a leaf on anybody'],
  ['Upright', 'Grows straight, even in a hall'],
] as const

export const snakesYear: Draft = {
  slug: 'potluck-plants-its-the-snake-plants-year',
  brand: 'potluck-plants',
  kit: red,
  types: ['seasonal', 'limited-time-offers'],
  occasions: ['lunar-new-year'],
  mailbox: 'greenhouse',
  sent: '2025-01-20T09:00:00-05:00',
  subject: 'It’s the snake plant’s year',
  preheader: 'Gerald has waited twelve for this. In a red pot, until 12 February.',
  body: [
    section(wordmark(red, { size: 26, align: 'center' }), { pad: '32px 36px 18px' }),
    section(
      heading(red, 'It’s the snake plant’s year', {
        size: 96,
        small: 60,
        align: 'center',
        below: 0,
        leading: 0.9,
      }),
      { pad: '0 34px 6px', align: 'center' },
    ),
    section(
      grid([
        [
          {
            html: picture('plant-snake', {
              width: 300,
              alt: 'A tall snake plant in a clay pot',
              align: 'center',
            }),
            ground: '#f6b93b',
            pad: '34px 20px 18px',
            align: 'center',
            radius: 320,
          },
        ],
      ]),
      { pad: '26px 116px 30px' },
    ),
    section(
      text(
        red,
        'Gerald has waited twelve years. He will be insufferable, so we are sending him out in a red pot with a gold envelope tucked into the soil. Inside: his care card and a very small coin.',
        { size: 20, align: 'center', measure: 480, below: 30, leading: 1.45 },
      ) +
        columns(
          TRAITS.map(
            ([name, words]) =>
              heading(red, name, { level: 3, size: 26, align: 'center', below: 6 }) +
              text(red, words, { size: 16, align: 'center', below: 0, leading: 1.35 }),
          ),
          { gap: 16 },
        ) +
        space(30) +
        button(red, 'Bring luck home, $68', '/lunar', { align: 'center', size: 20, pad: '21px 44px' }),
      { pad: '0 36px 26px', align: 'center' },
    ),
    section(
      panel(
        text(
          red,
          'Sent until 12 February, when the lanterns come down and Gerald goes back to being ordinary.',
          {
            size: 16,
            align: 'center',
            color: '#ffe9c9',
            below: 0,
          },
        ),
        { ground: '#9d1420', radius: 20, pad: '20px 30px', align: 'center' },
      ),
      { pad: '10px 36px 12px' },
    ),
    footer(red, { brand: 'Potluck Plants', mark: false, pad: '28px 36px 44px' }),
  ].join(''),
  text: `IT'S THE SNAKE PLANT'S YEAR

Gerald has waited twelve years. We are sending him out in a red pot with a gold envelope tucked into the soil. Inside: his care card and a very small coin.

${TRAITS.map(([name, words]) => `${name}: ${words}`).join('\n')}

Bring luck home, $68: https://potluckplants.example/lunar
Until 12 February.`,
}
