import {
  artSource,
  button,
  columns,
  footer,
  heading,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { duskSchool as board, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const marigold: Kit = {
  ...board,
  ground: '#f9b233',
  paper: '#f9b233',
  ink: '#56102f',
  soft: '#5f2326',
  line: '#56102f',
  accent: '#56102f',
  button: { ...board.button, ground: '#56102f', ink: '#ffe6a8' },
}

const AT_THE_DOOR = [
  ['Shubh Deepavali', 'Happy Diwali', 'At the door, before the shoes'],
  ['Kitna sundar!', 'How beautiful', 'To the rangoli. Then step round it'],
  ['Bas, bas', 'Enough, enough', 'To the plate. It does nothing; say it anyway'],
  ['Aur lijiye', 'Have some more', 'You will hear this one. See above'],
  ['Phir milenge', 'We’ll meet again', 'On the stairs, holding a box you didn’t ask for'],
] as const

function word([said, means, when]: (typeof AT_THE_DOOR)[number]): string {
  return (
    rule(marigold.line, { thick: 2 }) +
    section(
      columns(
        [
          heading(marigold, said, { level: 2, size: 50, small: 42, leading: 0.95, below: 0 }),
          text(marigold, `<b>${means}</b><br>${when}`, {
            size: 17,
            color: marigold.ink,
            below: 0,
            leading: 1.45,
          }),
        ],
        { widths: ['290', ''], gap: 18, valign: 'middle' },
      ),
      { pad: '18px 0 20px', flush: true },
    )
  )
}

export const fiveThingsToSay: Draft = {
  slug: 'dusk-school-five-things-to-say-at-the-door',
  brand: 'dusk-school',
  kit: marigold,
  layout: 'phrasebook',
  types: ['seasonal', 'educational'],
  occasions: ['diwali'],
  mailbox: 'office',
  sent: '2024-10-28T18:00:00+00:00',
  subject: 'Invited for Diwali? Five things to say',
  preheader: 'Hindi for guests, by Ms Rao, who has seen you hold a plate.',
  body: [
    section(
      wordmark(marigold, { size: 30 }) +
        space(40) +
        heading(marigold, 'Five things to say at the door', {
          size: 116,
          small: 74,
          leading: 0.78,
          below: 26,
        }) +
        text(
          marigold,
          'If someone has asked you over on Thursday, they don’t expect any Hindi. That is why five phrases will get you the good sweets. Said slowly by Ms Rao, who teaches Mondays.',
          {
            size: 19,
            color: marigold.ink,
            below: 30,
          },
        ) +
        AT_THE_DOOR.map(word).join('') +
        rule(marigold.line, { thick: 2 }) +
        space(28) +
        button(marigold, 'Hear them, 90 seconds', '/hindi/guest', { size: 18, pad: '20px 36px', above: 0 }),
      { pad: '36px 44px 46px' },
    ),
    footer(marigold, { brand: 'Dusk School', align: 'left', mark: false, pad: '0 44px 42px' }),
  ].join(''),
  text: `FIVE THINGS TO SAY AT THE DOOR

Shubh Deepavali: Happy Diwali. At the door, before the shoes.
Kitna sundar: How beautiful. To the rangoli.
Bas, bas: Enough, enough. It does nothing; say it anyway.
Aur lijiye: Have some more. You will hear this one.
Phir milenge: We'll meet again. On the stairs, holding a box.

Hear them, 90 seconds: https://duskschool.example/hindi/guest`,
}

const green: Kit = {
  ...board,
  ground: '#3d5a4a',
  paper: '#3d5a4a',
  soft: '#d5e0d2',
  line: '#5f7d6c',
  button: { ...board.button, ground: '#fbf7ec', ink: '#2a4135' },
}

interface Course {
  art: string
  title: string
  words: string
  alt?: string
}

/** Three of the six drawings carry no alt text, on purpose, for the checks to find. */
const COURSES: readonly Course[] = [
  {
    art: 'chalk-knot',
    title: 'Knots',
    words: 'Eight, and when not to',
    alt: 'Chalk drawing of a rope in a loop',
  },
  { art: 'chalk-loaf', title: 'One good loaf', words: 'Six Tuesdays, same flour' },
  {
    art: 'chalk-moon',
    title: 'The moon',
    words: 'Outdoors, bring socks',
    alt: 'Chalk drawing of a moon and stars',
  },
  { art: 'chalk-chart', title: 'Statistics', words: 'Now with more biscuits' },
  {
    art: 'chalk-teapot',
    title: 'Tea',
    words: 'It is chemistry, sorry',
    alt: 'Chalk drawing of a steaming teapot',
  },
  { art: 'chalk-needle', title: 'Mending', words: 'Bring the jumper' },
]

function course({ art, title, words, alt }: Course): string {
  const altAttribute = alt ? ` alt="${alt}"` : ''
  return (
    `<img src="${artSource(art)}"${altAttribute} width="260" style="display:block;width:100%;height:auto;border:0">` +
    heading(green, title, {
      level: 2,
      size: 46,
      small: 36,
      leading: 0.9,
      below: 2,
      style: 'padding-top:8px',
    }) +
    text(green, words, { size: 16, below: 34 })
  )
}

export const drawnOnTheBoard: Draft = {
  slug: 'dusk-school-six-new-classes',
  brand: 'dusk-school',
  kit: green,
  layout: 'grid',
  types: ['just-dropped', 'product-launch'],
  mailbox: 'office',
  sent: '2025-12-30T18:30:00+00:00',
  subject: 'Six new classes. We drew them ourselves',
  preheader: 'Fourteen seats each, on the board until they are rubbed out.',
  body: [
    section(
      columns(
        [wordmark(green, { size: 30 }), text(green, 'Spring term', { size: 16, align: 'right', below: 0 })],
        { stack: false, valign: 'middle' },
      ) +
        space(34) +
        heading(green, 'New on the board', { size: 96, small: 66, below: 30, color: '#ffd166' }) +
        [0, 2, 4]
          .map((from) => columns(COURSES.slice(from, from + 2).map(course), { gap: 36, stack: false }))
          .join('') +
        rule(green.line, { thick: 2 }) +
        space(24) +
        heading(green, 'Who is teaching?', { level: 2, size: 50, small: 40, color: '#ffd166', below: 12 }) +
        text(
          green,
          'Per sailed for eleven years and owns no boat. Adaeze left insurance for the biscuits. Ms Rao teaches tea on the evenings she isn’t teaching Hindi, and Soraya will ring you if the sky clears, so leave a number.',
          {
            size: 18,
            below: 24,
          },
        ) +
        text(
          green,
          'Fourteen seats each. When a class is full, Per rubs it out, and he enjoys that more than he should.',
          { size: 19, color: green.ink, below: 26 },
        ) +
        button(green, 'Take a seat', '/spring', { size: 18, pad: '20px 44px', above: 0 }),
      { pad: '34px 48px 48px' },
    ),
    footer(green, { brand: 'Dusk School', align: 'left', mark: false, pad: '0 48px 44px' }),
  ].join(''),
  text: `NEW ON THE BOARD

Knots: eight, and when not to
One good loaf: six Tuesdays, same flour
The moon: outdoors, bring socks
Statistics: now with more biscuits
Tea: it is chemistry, sorry
Mending: bring the jumper

Fourteen seats each. Take one: https://duskschool.example/spring`,
}
