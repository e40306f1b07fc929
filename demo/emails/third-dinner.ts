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

const VERDICTS = [
  ['He eats it', 'You keep the plan. The next bag comes when the last one rattles.'],
  [
    'He sniffs, then looks at you',
    'We swap the recipe. There are six, and one of them is basically chicken.',
  ],
  ['He buries it', 'You pay nothing. Mark the spot.'],
] as const

function verdict([title, words]: (typeof VERDICTS)[number], index: number): string {
  return (
    (index ? rule(kit.line, { thick: 2, pad: '18px 0' }) : '') +
    columns(
      [
        heading(kit, title, { level: 2, size: 26, below: 0, leading: 1.08, color: YELLOW }),
        text(kit, words, { size: 17, below: 0, leading: 1.42 }),
      ],
      { widths: ['42%', ''], gap: 18 },
    )
  )
}

export const nobodyFedHim: Draft = {
  slug: 'third-dinner-he-says-nobody-fed-him',
  brand: 'third-dinner',
  kit,
  types: ['free-trial', 'promotional'],
  mailbox: 'bowl',
  sent: '2025-05-13T17:00:00+01:00',
  subject: 'He says nobody fed him',
  preheader: 'Two weeks of dinners, free. The dog decides whether you stay.',
  body: [
    section(wordmark(kit, { size: 28, align: 'center' }), { pad: '34px 36px 24px' }),
    section(
      heading(kit, 'He says nobody fed him', {
        size: 108,
        small: 66,
        align: 'center',
        below: 0,
        leading: 0.88,
      }),
      { pad: '0 20px 20px', align: 'center' },
    ),
    section(
      picture('food-bowl', {
        width: 600,
        alt: 'A coral bowl marked MORE, heaped with biscuits, between a ball and a bone',
        align: 'center',
      }),
      { pad: '6px 20px 24px', flush: true },
    ),
    section(
      text(
        kit,
        'So feed him, on us, for fourteen days. Weighed to his age, his size and how good his act is. You fill in the form; he fills in the review.',
        {
          size: 21,
          align: 'center',
          measure: 480,
          below: 26,
          leading: 1.4,
        },
      ) + button(kit, 'Start his two weeks', '/trial', { align: 'center', size: 20, pad: '22px 44px' }),
      { pad: '0 36px 46px', align: 'center' },
    ),
    section(VERDICTS.map(verdict).join(''), { pad: '0 48px 30px' }),
    footer(kit, { brand: 'Third Dinner', pad: '34px 36px 46px' }),
  ].join(''),
  text: `HE SAYS NOBODY FED HIM

So feed him, on us, for fourteen days. Weighed to his age, his size and how good his act is.

${VERDICTS.map(([title, words]) => `${title}: ${words}`).join('\n')}

Start his two weeks: https://thirddinner.example/trial`,
}

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
  types: ['product-launch', 'just-dropped'],
  mailbox: 'bowl',
  sent: '2026-04-14T09:00:00+01:00',
  subject: 'It squeaks. You can’t hear it',
  preheader: 'A carrot at 26 kHz. He will be beside himself, and you will be on a call.',
  body: [
    section(
      picture('dog-toys', {
        width: 560,
        alt: 'An orange squeaky carrot in front of a rope ring, a ball and a pink bone',
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

const pale: Kit = {
  ...kit,
  ground: '#e9edff',
  paper: '#e9edff',
  ink: NAVY,
  soft: '#4b5079',
  line: '#c9d0f5',
  accent: COBALT,
  button: { ...kit.button, ground: COBALT, ink: '#fefefe' },
  dark: {
    '#e9edff': '#10122b',
    '#16183a': '#f1f3ff',
    '#4b5079': '#b5bbe6',
    '#ffffff': '#1c2044',
    '#c9d0f5': '#343a6b',
    '#fff7e4': '#1c2044',
  },
}

/** The bag, seen through: what is left lies at the bottom. */
function bag(): string {
  return grid(
    [
      [
        {
          html: '',
          height: 16,
          ground: COBALT,
          style: 'border-radius:8px 8px 0 0;font-size:0;line-height:0',
        },
      ],
      [
        {
          html: '',
          height: 236,
          ground: '#ffffff',
          style: `border-left:5px solid ${COBALT};border-right:5px solid ${COBALT};font-size:0;line-height:0`,
        },
      ],
      [
        {
          html: heading(pale, '11%', {
            level: 3,
            size: 32,
            color: '#3b1d08',
            align: 'center',
            below: 0,
            leading: 1,
          }),
          height: 44,
          ground: '#d9914a',
          valign: 'middle',
          align: 'center',
          style: `border:5px solid ${COBALT};border-top:0;border-radius:0 0 16px 16px`,
        },
      ],
    ],
    { style: 'max-width:190px' },
  )
}

export const elevenPerCent: Draft = {
  slug: 'third-dinner-the-bag-is-at-eleven-per-cent',
  brand: 'third-dinner',
  kit: pale,
  types: ['reminder'],
  mailbox: 'bowl',
  sent: '2026-07-07T07:20:00+01:00',
  subject: 'The bag is at 11%. He knows',
  // Left out on purpose: checks for a missing preheader need one that has none.
  preheader: '',
  body: [
    section(wordmark(pale, { size: 24 }), { pad: '32px 40px 26px' }),
    section(
      columns(
        [
          bag(),
          heading(pale, 'The bag is at eleven per cent', { size: 56, small: 44, below: 16 }) +
            text(
              pale,
              'That is Friday, by his weight and your wrist. We can put the next one on Wednesday’s van, the same salmon, the same four kilos.',
              {
                size: 18,
                below: 18,
              },
            ) +
            button(pale, 'Yes, Wednesday', '/refill/yes', { size: 18, pad: '19px 34px' }) +
            text(pale, 'Away? <b>Skip</b> or <b>push a week</b> by answering this mail with one word.', {
              size: 15,
              below: 0,
              style: 'padding-top:18px',
            }),
        ],
        { widths: ['200', ''], gap: 30, valign: 'top' },
      ),
      { pad: '0 40px 30px' },
    ),
    footer(pale, { brand: 'Third Dinner', mark: false, align: 'left', pad: '24px 40px 44px' }),
  ].join(''),
  text: `THE BAG IS AT ELEVEN PER CENT

That is Friday, by his weight and your wrist. We can put the next one on Wednesday's van, the same salmon, the same four kilos.

Yes, Wednesday: https://thirddinner.example/refill/yes
Away? Answer with "skip" or "push a week".`,
}
