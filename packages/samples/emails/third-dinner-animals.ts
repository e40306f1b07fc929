import {
  button,
  columns,
  css,
  footer,
  heading,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid, type Cell } from '../blocks-grids.ts'
import { thirdDinner as kit, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const NAVY = '#16183a'
const COBALT = '#2a45e8'
const YELLOW = '#ffd84d'

const pink: Kit = {
  ...kit,
  ground: '#ffb9cd',
  paper: '#ffb9cd',
  ink: NAVY,
  soft: '#45284b',
  line: '#f08bab',
  accent: COBALT,
  button: { ...kit.button, ground: NAVY, ink: '#ffb9cd' },
}

const SPEC = [
  ['Pitch', '26 kHz'],
  ['Heard by', 'dogs, bats, one nephew'],
  ['Not heard by', 'you, on the phone'],
  ['Survives', 'about a terrier and a half'],
] as const

function fact([name, value]: (typeof SPEC)[number]): Cell {
  return {
    html:
      text(pink, name, { size: 14, weight: 600, color: '#5a5f88', below: 4, leading: 1.2 }) +
      heading(pink, value, { level: 3, size: 26, small: 22, leading: 1.02, below: 0, tracking: '-.03em' }),
    ground: '#ffffff',
    pad: '20px 20px 22px',
    width: '50%',
    height: 84,
    radius: 22,
  }
}

export const silentSqueak: Draft = {
  slug: 'third-dinner-it-squeaks-you-cant-hear-it',
  brand: 'third-dinner',
  kit: pink,
  layout: 'stack',
  types: ['product-launch', 'just-dropped'],
  mailbox: 'bowl',
  sent: '2026-04-14T09:00:00+01:00',
  subject: 'It squeaks. You can’t hear it',
  preheader: 'A carrot at 26 kHz. He will be beside himself, and you will be on a call.',
  body: [
    section(
      picture('dog-toys', {
        width: 560,
        alt: 'An orange squeaky carrot in front of a rope ring, a ball and a cream bone',
        align: 'center',
      }),
      { pad: '44px 40px 12px', flush: true },
    ),
    section(
      heading(pink, 'It squeaks.<br>You can’t hear it.', { size: 76, small: 46, below: 18 }) +
        text(
          pink,
          'The Silent Carrot took two years and a good deal of trust, since nobody in the workshop could tell whether it was finished. In the end we asked Biscuit. Biscuit could not be asked again for an hour.',
          { size: 19, leading: 1.45, below: 30 },
        ) +
        grid([SPEC.slice(0, 2).map(fact), SPEC.slice(2).map(fact)], { gap: 10 }) +
        space(22) +
        button(pink, 'One carrot, £14', '/silent-carrot', { full: true, size: 20, pad: '23px' }),
      { pad: '0 40px 20px' },
    ),
    footer(pink, { brand: 'Third Dinner', align: 'left', pad: '34px 40px 44px' }),
  ].join(''),
  text: `IT SQUEAKS. YOU CAN'T HEAR IT.

The Silent Carrot took two years and a good deal of trust, since nobody in the workshop could tell whether it was finished.

${SPEC.map(([name, value]) => `${name}: ${value}`).join('\n')}

One carrot, £14: https://thirddinner.example/silent-carrot`,
}

const cream: Kit = {
  ...kit,
  ground: '#fff2da',
  paper: '#fff2da',
  ink: NAVY,
  soft: '#5b5368',
  line: '#ecd6ac',
  accent: COBALT,
  button: { ...kit.button, ground: COBALT, ink: '#ffffff' },
}

function tile(figure: string, words: string, ground: string, ink: string): Cell {
  return {
    html:
      heading(cream, figure, { level: 2, size: 76, small: 50, color: ink, below: 6, leading: 0.9 }) +
      text(cream, words, { size: 16, color: ink, below: 0, leading: 1.3, weight: 500 }),
    ground,
    pad: '26px 22px 22px',
    width: '50%',
    height: 150,
    radius: 30,
    valign: 'bottom',
  }
}

export const biscuitsYear: Draft = {
  slug: 'third-dinner-biscuits-first-year',
  brand: 'third-dinner',
  kit: cream,
  layout: 'tiles',
  types: ['milestone'],
  mailbox: 'bowl',
  sent: '2024-08-20T08:30:00+01:00',
  subject: 'Biscuit, one year, 365 dinners',
  preheader: 'We kept count. He claims it was none.',
  body: [
    section(
      columns(
        [
          wordmark(cream, { size: 24 }),
          text(cream, 'For Biscuit, care of you', { size: 15, align: 'right', below: 0 }),
        ],
        { stack: false, valign: 'middle' },
      ),
      { pad: '28px 36px 18px' },
    ),
    section(
      grid(
        [
          [
            {
              html: picture('dog', {
                width: 300,
                alt: 'Biscuit: a brown dog with a blue collar and his tongue out',
                align: 'center',
              }),
              ground: YELLOW,
              pad: '34px 20px 0',
              align: 'center',
              valign: 'bottom',
              span: 2,
              radius: 30,
            },
          ],
          [
            tile('365', 'dinners served', COBALT, '#ffffff'),
            tile('0', 'dinners, according to him', '#ff7d6e', '#2c0d08'),
          ],
          [
            tile('41', 'bags, two of them opened by you', '#c9e86b', NAVY),
            tile('1', 'sofa, which we are not here to discuss', '#ffc2d4', NAVY),
          ],
        ],
        { gap: 12 },
      ),
      { pad: '0 24px 20px', flush: true },
    ),
    section(
      heading(cream, 'A year at the same bowl', { size: 52, small: 40, below: 12 }) +
        text(
          cream,
          'Biscuit joined us on 20 August at nineteen kilos and the wrong end of a shelter. He is now twenty-two, most of it ears. There is something in his next box that is not food. Let him find it.',
          {
            size: 18,
            below: 20,
          },
        ) +
        button(cream, 'See his whole year', '/biscuit/year-one', { size: 18, pad: '19px 36px' }),
      { pad: '14px 40px 20px' },
    ),
    footer(cream, { brand: 'Third Dinner', align: 'left', mark: false, pad: '26px 40px 44px' }),
  ].join(''),
  text: `BISCUIT, ONE YEAR

365 dinners served
0 dinners, according to him
41 bags, two of them opened by you
1 sofa, which we are not here to discuss

See his whole year: https://thirddinner.example/biscuit/year-one`,
}

const orange: Kit = {
  ...kit,
  ground: '#ff8f1f',
  paper: '#ff8f1f',
  ink: '#17101c',
  soft: '#321a08',
  line: '#17101c',
  accent: '#17101c',
  button: { ...kit.button, ground: '#17101c', ink: '#ffe14d' },
}

const COSTUMES = [
  ['Ghost', 'a sheet she already sleeps on', 1],
  ['Bat', 'wings, briefly', 2],
  ['Pumpkin', 'went under the bed as a pumpkin', 3],
  ['Lobster', 'came out of the bed, for you', 4],
  ['Small dog', 'the solicitor’s letter is in the post', 5],
] as const

function claws(count: number): string {
  const marks = Array.from({ length: 5 }, (_, index) => {
    const shape = css({
      display: 'inline-block',
      width: '17px',
      height: '17px',
      marginLeft: '5px',
      background: index < count ? '#17101c' : '#ffb566',
      borderRadius: '50% 50% 50% 4px',
    })
    return `<span style="${shape}"></span>`
  })
  return `<div aria-label="${count} of 5" role="img" style="white-space:nowrap;font-size:0;line-height:0;text-align:right">${marks.join('')}</div>`
}

function costume([name, words, anger]: (typeof COSTUMES)[number]): string {
  return (
    rule('#17101c', { thick: 2 }) +
    grid([
      [
        {
          html:
            heading(orange, name, { level: 3, size: 28, below: 3, leading: 1 }) +
            text(orange, words, { size: 16, below: 0, leading: 1.3 }),
          pad: '15px 0 16px',
          valign: 'middle',
        },
        { html: claws(anger), width: '118', align: 'right', valign: 'middle' },
      ],
    ])
  )
}

export const rankedByResentment: Draft = {
  slug: 'third-dinner-costumes-ranked-by-resentment',
  brand: 'third-dinner',
  kit: orange,
  layout: 'ratings',
  types: ['seasonal', 'newsletter'],
  occasions: ['halloween'],
  mailbox: 'bowl',
  sent: '2024-10-22T18:00:00+01:00',
  subject: 'Costumes for cats, ranked by resentment',
  preheader: 'We tested five on one cat. The cat has asked not to be named.',
  body: [
    section(wordmark(orange, { size: 26 }), { pad: '30px 36px 20px' }),
    section(heading(orange, 'Costumes, ranked by resentment', { size: 78, small: 47, below: 0 }), {
      pad: '0 30px 10px 36px',
    }),
    section(
      picture('cat', { width: 470, alt: 'A black cat in a purple witch’s hat, displeased', align: 'center' }),
      { pad: '10px 40px 0', flush: true, ground: '#ff8f1f' },
    ),
    section(
      COSTUMES.map(costume).join('') +
        rule('#17101c', { thick: 2, pad: '0 0 24px' }) +
        text(
          orange,
          'Method: one costume an evening, one cat, one bowl of something warm afterwards. The bowl is the part we sell.',
          {
            size: 17,
            below: 20,
            color: '#321a08',
          },
        ) +
        button(orange, 'Apologise with dinner', '/warm', { full: true, size: 19, pad: '22px' }),
      { ground: '#ffc98a', pad: '0 36px 40px' },
    ),
    footer(orange, { brand: 'Third Dinner', mark: false, align: 'left', pad: '30px 36px 44px' }),
  ].join(''),
  text: `COSTUMES, RANKED BY RESENTMENT

${COSTUMES.map(([name, words, anger]) => `${name} (${anger} of 5): ${words}`).join('\n')}

Method: one costume an evening, one cat, one bowl of something warm afterwards. The bowl is the part we sell.
Apologise with dinner: https://thirddinner.example/warm`,
}
