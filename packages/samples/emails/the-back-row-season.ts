import { button, css, footer, heading, link, section, space, text, wordmark } from '../blocks.ts'
import { grid } from '../blocks-grids.ts'
import { backRow } from '../kits.ts'
import type { Draft } from './draft.ts'

const SLIM = "font-variation-settings:'wdth' 62;word-spacing:.12em"

const kit = {
  ...backRow,
  ground: '#fff7e4',
  paper: '#fff7e4',
  ink: '#17120c',
  soft: '#5a4e3b',
  line: '#dccfae',
  accent: '#b80f18',
  button: { ...backRow.button, ground: '#b80f18', ink: '#ffffff' },
}

type Showing = readonly [date: string, title: string, line: string]

interface Month {
  name: string
  ground: string
  ink: string
  showings: readonly Showing[]
}

const MONTHS: readonly Month[] = [
  {
    name: 'September',
    ground: '#ffcf24',
    ink: '#17120c',
    showings: [
      ['Wed 3', 'The Locksmith’s Holiday', 'He said he would not look at any doors.'],
      ['Thu 4', 'Salt on Tuesday', 'A fishing village runs out of fish, and then of excuses.'],
      ['Fri 5', 'Nine Short Goodbyes', 'The eighth takes an hour.'],
      ['Sat 6', 'Marvin Is in the Wall', 'For children, and for one plumber.'],
      ['Sun 7', 'A Reasonable Distance', 'Two neighbours and a hedge. Subtitled; the hedge is not.'],
      ['Wed 10', 'The Understudy’s Understudy', 'Nobody goes on.'],
      ['Thu 11', 'Cold Lemonade', 'The only western we know with a good lunch in it.'],
      ['Fri 12', 'Telephone, Telephone', 'Silent, 1926, with a live piano and a live telephone.'],
      ['Sat 13', 'Forty Acres of Fog', 'Bring a coat. It works on you.'],
      ['Sun 14', 'The Baker’s Alibi', 'It rises slowly.'],
      ['Wed 17', 'Inspector Dove Retires', 'The first of four. He does not.'],
      ['Thu 18', 'Inspector Dove Does Not Retire', 'See above.'],
      ['Fri 19', 'Half a Tango', 'Her partner is late. She starts.'],
      ['Sat 20', 'The Big Small Bear', 'Parents: there is a sad bit at minute fifty-one.'],
      ['Sun 21', 'Interior, Afternoon', 'Nothing happens, beautifully, to Helen.'],
      ['Wed 24', 'Mudlark', 'A documentary on the man who found our sign in the river.'],
      ['Fri 26', 'The Long Weekend of Mr Pell', 'He only wanted the crossword.'],
      ['Sun 28', 'Applause for Beginners', 'A concert film with no concert.'],
    ],
  },
  {
    name: 'October',
    ground: '#b80f18',
    ink: '#fff7e4',
    showings: [
      ['Wed 1', 'Who Watered the Ferns', 'Inspector Dove, third. It was not the gardener.'],
      ['Thu 2', 'Postcards to a Dog', 'The dog reads none of them. You will cry anyway.'],
      ['Fri 3', 'The Year We Had a Boat', 'A comedy about moorings.'],
      ['Sat 4', 'Princess Anders and the Ladder', 'Children may boo the ladder.'],
      ['Sun 5', 'Slow Train, Left Side', 'A hundred minutes of window. Sit on the left.'],
      ['Wed 8', 'Ink', 'A forger falls for a stationer.'],
      ['Thu 9', 'The Quarrel at Number Nine', 'Filmed at number eleven.'],
      ['Fri 10', 'Jackdaw', 'He steals the first scene, and then a watch.'],
      ['Sat 11', 'The Museum Closes at Five', 'At ten past five, it gets good.'],
      ['Sun 12', 'Minor Planets', 'Three sisters, one telescope, no parking.'],
      ['Wed 15', 'Understairs', 'Our first frightening one. Row M clings.'],
      ['Thu 16', 'A Candle for the Meter', 'Frightening, with a bill at the end.'],
      ['Fri 17', 'The Guest Who Dusted', 'Polite, thorough, not alive.'],
      ['Sat 18', 'Gerald the Ghost', 'For children. He is scared of them.'],
      ['Sun 19', 'Room for Eleven', 'Twelve sit down.'],
      ['Wed 22', 'The Well-Tempered Owl', 'An animation drawn by four people over nine winters.'],
      ['Fri 24', 'They Came Through the Menu', 'Dinner and a shriek.'],
      ['Fri 31', 'The Projectionist', 'We show this once a year and she chooses which reel to lose.'],
    ],
  },
  {
    name: 'November',
    ground: '#1c2a5c',
    ink: '#ffe9a8',
    showings: [
      ['Sat 1', 'All the Kettles of the North', 'A road film, by bus, with stops.'],
      ['Sun 2', 'The Second Violin', 'Finally about her.'],
      ['Wed 5', 'Bonfire, Take Nine', 'They only had the one bonfire.'],
      ['Thu 6', 'Overcoat Weather', 'A love story told entirely in cloakrooms.'],
      ['Fri 7', 'The Honest Card Sharp', 'He tells them, every time. They never listen.'],
      ['Sat 8', 'Otter, Interrupted', 'Children, otters, and a canal engineer.'],
      ['Sun 9', 'Eleven Minutes of Applause', 'The film is ninety. We time the rest.'],
      ['Wed 12', 'Inspector Dove Is Missing', 'Fourth and last. Nobody retires.'],
      ['Thu 13', 'The Cartographer’s Wife', 'She knew where it was the whole time.'],
      ['Fri 14', 'Soup', 'Three hours. There is soup at the interval.'],
      ['Sat 15', 'The Cloud Factory', 'The roof opens, if it is dry and Raymond is in.'],
      ['Sun 16', 'Everyone Sat Down', 'The last film. It is about a cinema. Bring a handkerchief.'],
    ],
  },
]

const HOURS = ['2.30', '5.45', '8.30'] as const

function pathOf(title: string): string {
  return `/films/${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}`
}

function hour(title: string, time: string, index: number): string {
  const style = css({
    display: 'inline-block',
    padding: '7px 12px',
    margin: '0 6px 0 0',
    border: '2px solid #17120c',
    borderRadius: '3px',
    background: index === 2 ? '#17120c' : '#fff7e4',
    fontFamily: kit.body,
    fontSize: '14px',
    lineHeight: 1,
    fontWeight: 700,
    color: index === 2 ? '#ffcf24' : '#17120c',
    textDecoration: 'none',
  })
  return `<a href="${kit.site}${pathOf(title)}/book?at=${time}" target="_blank" style="${style}">${time}</a>`
}

function showing([date, title, line]: Showing) {
  const row = { pad: '20px 0 18px', style: `border-bottom:1px solid ${kit.line}` }
  return [
    {
      html: heading(kit, date, {
        level: 3,
        size: 24,
        color: kit.accent,
        below: 0,
        leading: 1.1,
        style: SLIM,
      }),
      width: '92',
      ...row,
    },
    {
      html:
        heading(kit, title, { level: 3, size: 30, small: 26, below: 5, leading: 1.05, style: SLIM }) +
        text(kit, line, { size: 16, below: 12, leading: 1.4 }) +
        `<div>${HOURS.map((time, index) => hour(title, time, index)).join('')}</div>`,
      ...row,
    },
  ]
}

function month({ name, ground, ink, showings }: Month): string {
  return (
    section(
      heading(kit, name, {
        level: 2,
        size: 92,
        small: 62,
        color: ink,
        capitals: true,
        below: 0,
        leading: 0.9,
        style: SLIM,
      }),
      {
        ground,
        pad: '26px 40px 20px',
      },
    ) + section(grid(showings.map(showing)), { pad: '8px 40px 34px' })
  )
}

/** The same films by name, for the door of the fridge. */
function index(): string {
  const all = MONTHS.flatMap(({ name, showings }) =>
    showings.map(([date, title]) => ({ title, when: `${date.replace(/^\w+ /, '')} ${name.slice(0, 3)}` })),
  )
  return grid(
    all
      .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
      .map(({ title, when }) => [
        {
          html: text(kit, link(kit, title, pathOf(title), '#fff7e4', 500), {
            size: 15,
            color: '#fff7e4',
            below: 0,
            leading: 1.3,
          }),
          pad: '6px 0',
        },
        {
          html: text(kit, when, {
            size: 15,
            color: '#ffcf24',
            weight: 700,
            align: 'right',
            below: 0,
            leading: 1.3,
          }),
          pad: '6px 0',
          width: '90',
        },
      ]),
  )
}

// Flawed on purpose: the whole season in one mail comes to more than 102 kB of HTML, where some readers cut it off.
export const wholeAutumn: Draft = {
  slug: 'the-back-row-the-whole-of-autumn',
  brand: 'the-back-row',
  kit,
  layout: 'programme',
  types: ['newsletter', 'events'],
  occasions: ['autumn'],
  mailbox: 'programme',
  sent: '2025-09-01T10:00:00-04:00',
  subject: 'The whole of autumn, in the dark',
  preheader: 'Forty-eight films, four of them about the same inspector.',
  body: [
    section(wordmark(kit, { size: 22 }), { pad: '36px 40px 22px' }),
    section(
      heading(kit, 'The whole<br>of autumn,<br>in the<br>dark', {
        size: 122,
        small: 66,
        capitals: true,
        below: 22,
        leading: 0.86,
        style: SLIM,
      }) +
        text(
          kit,
          'Forty-eight films, one screen, no advertisements. Raymond has written the notes and has been asked to keep them short. Print this out; it is long, and so is November.',
          { size: 19, color: kit.ink, measure: 520, below: 0 },
        ),
      { pad: '0 40px 38px' },
    ),
    MONTHS.map(month).join(''),
    section(
      heading(kit, 'For the fridge', { level: 2, size: 56, color: '#ffcf24', below: 16, style: SLIM }) +
        index() +
        space(26) +
        button(kit, 'Book several, sit still', '/autumn', {
          size: 18,
          pad: '20px 36px',
          ground: '#ffcf24',
          ink: '#17120c',
          above: 0,
        }),
      { ground: '#17120c', pad: '44px 40px 34px' },
    ),
    footer(kit, {
      brand: 'The Back Row',
      ground: '#17120c',
      color: '#d8cbb3',
      align: 'left',
      mark: false,
      pad: '12px 40px 44px',
    }),
  ].join(''),
  text: `THE WHOLE OF AUTUMN, IN THE DARK

${MONTHS.map(({ name, showings }) => `${name.toUpperCase()}\n${showings.map(([date, title, line]) => `${date}  ${title}. ${line}`).join('\n')}`).join('\n\n')}

Shows at 2.30, 5.45 and 8.30: https://thebackrow.example/autumn`,
}
