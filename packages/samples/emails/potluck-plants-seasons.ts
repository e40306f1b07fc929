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
  layout: 'flowchart',
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
  layout: 'poster',
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

const night: Kit = {
  ...potluckPlants,
  ground: '#371c49',
  paper: '#371c49',
  ink: '#f7eaff',
  soft: '#d3bfe0',
  line: '#5d4370',
  button: { ...potluckPlants.button, ground: '#cdf06a', ink: '#22310a' },
}

const VISITS = [
  ['Monday, 22:14', 'You looked at the leaves.'],
  ['Tuesday, 22:09', 'You looked at the price, then at the leaves.'],
  ['Saturday, 07:40', 'You looked before coffee. We know what that means.'],
  ['Sunday', 'You measured something. The fig was gone by then.'],
] as const

export const figRemembers: Draft = {
  slug: 'potluck-plants-the-fig-remembers-you',
  brand: 'potluck-plants',
  kit: night,
  layout: 'log',
  types: ['back-in-stock', 'browse-abandonment'],
  mailbox: 'greenhouse',
  sent: '2026-04-08T19:30:00-04:00',
  subject: 'The fig you kept visiting is back',
  preheader: 'Forty-one arrived on Tuesday. One of them has turned towards the door.',
  body: [
    section(wordmark(night, { size: 26, align: 'center' }), { pad: '34px 36px 26px' }),
    section(
      panel(
        picture('plant-fig', {
          width: 250,
          alt: 'A rubber fig in a chalk-white pot, leaning a little to the left',
          align: 'center',
        }),
        { ground: '#cdf06a', radius: 280, pad: '54px 20px 40px', align: 'center' },
      ),
      { pad: '0 120px 34px', align: 'center' },
    ),
    section(
      heading(night, 'The fig remembers you', { size: 84, small: 56, align: 'center', below: 20 }) +
        text(
          night,
          'You came four times and left without it. Then it sold out, as figs do. Forty-one more arrived on Tuesday, and one has turned towards the door.',
          { size: 19, align: 'center', measure: 460, below: 26, leading: 1.45 },
        ) +
        button(night, 'Take the one by the door, $59', '/fig', {
          align: 'center',
          size: 18,
          pad: '20px 38px',
        }),
      { pad: '0 36px 44px', align: 'center' },
    ),
    section(
      VISITS.map(([when, what]) =>
        columns(
          [
            text(night, when, { size: 15, below: 2, color: '#cdf06a', weight: 600 }),
            text(night, what, { size: 17, below: 16, color: night.ink }),
          ],
          { widths: ['34%', ''], gap: 0 },
        ),
      ).join(''),
      { pad: '0 60px 12px' },
    ),
    section(
      text(night, 'We keep this list for thirty days and show it to nobody. The fig keeps it for ever.', {
        size: 15,
        align: 'center',
        below: 0,
      }),
      { pad: '6px 60px 20px', align: 'center' },
    ),
    footer(night, { brand: 'Potluck Plants', mark: false, pad: '22px 36px 44px' }),
  ].join(''),
  // A full half-circle needs room at its sides that a phone does not have.
  narrow: '.panel{border-radius:160px!important}',
  text: `THE FIG REMEMBERS YOU

You came four times and left without it. Then it sold out. Forty-one more arrived on Tuesday, and one has turned towards the door.

${VISITS.map(([when, what]) => `${when}: ${what}`).join('\n')}

Take the one by the door, $59: https://potluckplants.example/fig`,
}
