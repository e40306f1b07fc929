import { button, columns, footer, heading, picture, rule, section, text, wordmark } from '../blocks.ts'
import { grid } from '../blocks-grids.ts'
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
  layout: 'poster',
  types: ['free-trial', 'promotional'],
  mailbox: 'bowl',
  sent: '2025-05-13T17:00:00+01:00',
  subject: 'He says nobody fed him',
  preheader: 'Two weeks of dinners, free. The dog decides whether you stay.',
  body: [
    section(wordmark(kit, { size: 28, align: 'center' }), { pad: '34px 36px 24px' }),
    section(
      heading(kit, 'He says nobody fed&nbsp;him', {
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
          height: 330,
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
  layout: 'gauge',
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
          heading(pale, 'The bag is at eleven per cent', { size: 66, small: 46, below: 18 }) +
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
