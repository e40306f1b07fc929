import {
  artSource,
  button,
  columns,
  css,
  footer,
  heading,
  label,
  link,
  pairs,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { type Kit, shipyard } from '../kits.ts'
import type { Draft } from './draft.ts'

const LIME = '#d8ff5a'

const night: Kit = {
  ...shipyard,
  ground: '#0b0b0a',
  paper: '#0b0b0a',
  ink: '#f6f6ee',
  soft: '#b9b9ae',
  line: '#3b3b36',
  button: { ...shipyard.button, ground: LIME, ink: '#0b0b0a' },
}

interface Maker {
  art: string
  name: string
  broke: string
  ground: string
}

const WORST_FIRST: readonly Maker[] = [
  {
    art: 'maker-8',
    name: 'Idris Fenwick-Osei',
    broke: 'Emailed all 40,000 people. As “Test”.',
    ground: '#ff8a4c',
  },
  { art: 'maker-6', name: 'Morwenna Tull', broke: 'Built a map with the sea on land.', ground: '#a9c8ff' },
  { art: 'speaker-4', name: 'Vesper Bellowe', broke: 'Shipped on a Friday. Once.', ground: '#7fe0b2' },
  { art: 'maker-7', name: 'Tove Rasmark', broke: 'Lost the g. Found it in the logo.', ground: '#ffb3dc' },
  { art: 'speaker-2', name: 'Otto Lindqvaar', broke: 'Justified text. In a cockpit.', ground: LIME },
  { art: 'maker-5', name: 'Bastien Okoro', broke: 'A kiosk that only liked gloves.', ground: '#c5b3ff' },
  { art: 'speaker-1', name: 'Ines Okello-Varga', broke: 'Logged the logs of the logger.', ground: '#ffe27a' },
  { art: 'speaker-3', name: 'Quill Sadeli', broke: 'Demo day, airplane mode.', ground: '#ff9f9f' },
  {
    art: 'maker-9',
    name: 'Pim Achterberg',
    broke: 'Says nothing went wrong. We asked her team.',
    ground: '#8fe3ea',
  },
]

function tile({ art, name, broke, ground }: Maker, index: number): string {
  return (
    `<img src="${artSource(art)}" alt="Drawn portrait of ${name}" width="182" class="wide" style="display:block;width:100%;height:auto;border:0;background:${ground}">` +
    text(night, `${index + 1}`, {
      size: 30,
      face: night.display,
      weight: 800,
      color: ground,
      leading: 1,
      below: 6,
      style: 'padding-top:14px;letter-spacing:-.05em',
    }) +
    text(night, name, { size: 15, weight: 700, color: night.ink, below: 2, leading: 1.3 }) +
    text(night, broke, { size: 15, below: 26, leading: 1.4 })
  )
}

const WALL = [0, 3, 6]
  .map((from) =>
    columns(
      WORST_FIRST.slice(from, from + 3).map((maker, i) => tile(maker, from + i)),
      { gap: 12, stack: false },
    ),
  )
  .join('')

export const worstFirst: Draft = {
  slug: 'shipyard-26-nine-makers-worst-first',
  brand: 'shipyard-26',
  kit: night,
  layout: 'grid',
  types: ['announcement', 'events'],
  mailbox: 'crew',
  sent: '2026-08-25T10:00:00+02:00',
  subject: 'Nine makers, worst first',
  preheader: 'In order of how badly it went. Number nine disputes her place.',
  body: [
    section(
      columns(
        [wordmark(night, { size: 15 }), text(night, 'The bill', { size: 15, align: 'right', below: 0 })],
        {
          stack: false,
          valign: 'middle',
        },
      ) +
        space(50) +
        heading(night, 'Nine makers,<br>worst first', { size: 68, small: 37, color: LIME, below: 22 }) +
        text(
          night,
          'Every speaker sent us the thing that went wrong before the thing you know them for. We put the bill in that order. Applause is expected to run the other way.',
          { size: 19, color: night.ink, below: 36 },
        ) +
        WALL +
        button(night, 'Sit near the front, €90', '/seats', { full: true, size: 18, pad: '23px', above: 8 }),
      { pad: '32px 36px 44px' },
    ),
    footer(night, { brand: 'Shipyard/26', align: 'left', markColor: LIME, pad: '14px 36px 44px' }),
  ].join(''),
  text: `NINE MAKERS, WORST FIRST

1 Idris Fenwick-Osei: emailed all 40,000 people. As "Test".
2 Morwenna Tull: built a map with the sea on land.
3 Vesper Bellowe: shipped on a Friday. Once.
4 Tove Rasmark: lost the g. Found it in the logo.
5 Otto Lindqvaar: justified text. In a cockpit.
6 Bastien Okoro: a kiosk that only liked gloves.
7 Ines Okello-Varga: logged the logs of the logger.
8 Quill Sadeli: demo day, airplane mode.
9 Pim Achterberg: says nothing went wrong. We asked her team.

Sit near the front, EUR 90: https://shipyard26.example/seats`,
}

const white: Kit = {
  ...shipyard,
  ground: '#ffffff',
  paper: '#ffffff',
  button: { ...shipyard.button, ink: '#ffffff' },
  dark: { '#ffffff': '#0b0b0a', '#0b0b0a': '#f3f3ec', '#474742': '#b9b9ae' },
}

const DECKS = [
  ['16:00', 'Paint a container door. Overalls provided, ruin your own shoes'],
  ['18:30', 'Six makers, six minutes each, on building for people like them'],
  ['20:00', 'The choir from Pier 2, who do not take requests'],
] as const

export const stackTogether: Draft = {
  slug: 'shipyard-26-six-boxes-one-crane',
  brand: 'shipyard-26',
  kit: white,
  layout: 'stack',
  types: ['events', 'seasonal'],
  occasions: ['pride'],
  mailbox: 'crew',
  sent: '2026-05-27T10:00:00+02:00',
  subject: 'Six boxes, one crane, 6 June',
  preheader: 'Pride at the Old Dock. The containers stay painted all year; so did last year’s.',
  body: [
    picture('containers', {
      width: 640,
      alt: 'Six shipping containers stacked in three rows: blue and purple, yellow and green, red and orange',
      style: 'margin-top:36px',
    }),
    section(
      heading(white, 'Six boxes,<br>one crane', { size: 88, small: 44, leading: 0.95, below: 22 }) +
        text(
          white,
          'Pride comes to the Old Dock on Saturday 6 June. You paint six containers; the crane stacks them where the ferry can see. Last year’s are still up. Entry is what you like, and all of it goes to the Harbour Youth Line, who answer the phone at night.',
          { size: 19, color: white.ink, below: 30 },
        ) +
        pairs(
          white,
          DECKS.map(
            ([when, what]) =>
              [`<b>${when}</b>`, `<span style="display:block;text-align:left">${what}</span>`] as const,
          ),
          {
            size: 17,
            pad: '15px 0',
            border: '2px solid #0b0b0a',
          },
        ) +
        space(30) +
        button(white, 'Save me a brush', '/pride', { size: 18, pad: '22px 40px', above: 0 }),
      { pad: '26px 36px 44px' },
    ),
    footer(white, { brand: 'Shipyard/26', align: 'left', pad: '10px 36px 44px', note: wheelchair() }),
  ].join(''),
  text: `SIX BOXES, ONE CRANE

Pride at the Old Dock, Saturday 6 June. You paint six containers; the crane stacks them where the ferry can see.

16:00 Paint a container door
18:30 Six makers, six minutes each
20:00 The choir from Pier 2

Save me a brush: https://shipyard26.example/pride`,
}

function wheelchair(): string {
  return 'The quay is level, the loos are accessible, and there is a quiet container. It is the green one.'
}

const pink: Kit = {
  ...shipyard,
  ground: '#ffb3dc',
  paper: '#ffb3dc',
  soft: '#3d1a2e',
  button: { ...shipyard.button, ink: '#ffb3dc' },
}

/** Letters show where the white cells are; the reader gets them empty. */
const CROSSWORD = [
  'SHED...',
  'H..O...',
  'I..C...',
  'P..KERN',
  '......A',
  '......I',
  '...HALL',
  '...U...',
  '...L...',
  '...LAMP',
]

const NUMBERS: Readonly<Record<string, number>> = {
  '0,0': 1,
  '0,3': 2,
  '3,3': 3,
  '3,6': 4,
  '6,3': 5,
  '9,3': 6,
}

function square(letter: string, place: string): string {
  const white = letter !== '.'
  const cell = css({
    background: white ? '#ffffff' : '#0b0b0a',
    border: '1px solid #0b0b0a',
    fontFamily: pink.body,
    fontSize: '13px',
    lineHeight: 1,
    fontWeight: 700,
    color: '#0b0b0a',
    padding: '5px 0 0 6px',
  })
  return `<td class="sq" height="44" valign="top" style="${cell}">${NUMBERS[place] ?? '&nbsp;'}</td>`
}

const GRID = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;border:3px solid #0b0b0a">${CROSSWORD.map(
  (row, y) =>
    `<tr>${row
      .split('')
      .map((letter, x) => square(letter, `${y},${x}`))
      .join('')}</tr>`,
).join('')}</table>`

function clues(name: string, lines: readonly string[]): string {
  return (
    label(pink, name, { color: pink.ink, below: 10, tracking: '.04em', size: 15 }) +
    lines.map((line) => text(pink, line, { size: 16, color: pink.ink, below: 10, leading: 1.4 })).join('')
  )
}

export const crossword: Draft = {
  slug: 'shipyard-26-crossword-for-the-crossing',
  brand: 'shipyard-26',
  kit: pink,
  layout: 'crossword',
  types: ['newsletter'],
  mailbox: 'crew',
  sent: '2026-06-30T11:00:00+02:00',
  subject: 'A crossword for the ferry',
  preheader: 'Eight words, all four letters long. Solve it and we owe you a coffee.',
  body: [
    section(
      wordmark(pink, { size: 15 }) +
        space(40) +
        heading(pink, 'Something for<br>the ferry', { size: 60, small: 35, below: 30 }) +
        columns(
          [
            GRID,
            clues('Across', [
              '<b>1</b> Building with ambitions',
              '<b>3</b> Bring A and V closer',
              '<b>5</b> Ours is number three',
              '<b>6</b> Last speaker looks for it',
            ]) +
              space(10) +
              clues('Down', [
                '<b>1</b> What Vesper does on Fridays',
                '<b>2</b> Old one, in Port Ellery',
                '<b>4</b> Seldom hit on the head',
                '<b>5</b> First part into the water',
              ]),
          ],
          { widths: ['330', ''], gap: 28 },
        ) +
        space(34) +
        rule(pink.line, { thick: 3 }) +
        space(26) +
        columns(
          [
            heading(pink, 'In the shed this month', { level: 2, size: 22, below: 10, leading: 1.1 }) +
              text(
                pink,
                'We found the light switch. It is outside. Three makers are signed and the fourth is negotiating about the smoke machine.',
                {
                  size: 16,
                  color: pink.ink,
                  below: 0,
                },
              ),
            heading(pink, 'Want to speak?', { level: 2, size: 22, below: 10, leading: 1.1 }) +
              text(
                pink,
                `Send one picture of something you broke. No slides, no biography. ${link(pink, 'Before 24 July', '/speak')}, please, Morwenna reads them on her boat.`,
                {
                  size: 16,
                  color: pink.ink,
                  below: 0,
                },
              ),
          ],
          { gap: 28 },
        ) +
        space(30) +
        button(pink, 'Check my answers', '/crossword', { full: true, size: 18, pad: '23px', above: 0 }),
      { pad: '32px 36px 44px' },
    ),
    footer(pink, { brand: 'Shipyard/26', align: 'left', mark: false, pad: '0 36px 44px' }),
  ].join(''),
  text: `SOMETHING FOR THE FERRY

Eight words of four letters.

Across: 1 Building with ambitions. 3 Bring A and V closer. 5 Ours is number three. 6 Last speaker looks for it.
Down: 1 What Vesper does on Fridays. 2 Old one, in Port Ellery. 4 Seldom hit on the head. 5 First part into the water.

Check my answers: https://shipyard26.example/crossword
Want to speak? Before 24 July: https://shipyard26.example/speak`,
}
