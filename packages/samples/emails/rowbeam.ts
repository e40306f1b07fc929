import {
  button,
  columns,
  footer,
  heading,
  label,
  panel,
  picture,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { rowbeam as kit, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

interface Feature {
  tag: string
  title: string
  words: string
  art: string
  alt: string
  action: string
  path: string
}

const FEATURES: readonly Feature[] = [
  {
    tag: 'Timeline',
    title: 'See the whole launch on one line',
    words:
      'Drag a bar and everything that waits for it moves too. Rows at risk turn red before they are late, so you can talk about them in time.',
    art: 'rowbeam-timeline',
    alt: 'The timeline of a holiday launch with eight bars over six weeks and a line for today',
    action: 'Open a timeline',
    path: '/new/timeline',
  },
  {
    tag: 'Dashboards',
    title: 'Answer “are we on time?” in one look',
    words:
      'Put figures and charts from any table on one page. Dashboards update as people work; nobody has to prepare a report for Monday.',
    art: 'rowbeam-dashboard',
    alt: 'A dashboard: 92 percent on time, 31 rows open, 2 at risk, and a chart of rows finished each week',
    action: 'Build a dashboard',
    path: '/new/dashboard',
  },
  {
    tag: 'Rules',
    title: 'Let the next step start itself',
    words:
      'When a row is done, Rowbeam starts the one that was waiting and tells its owner. Rules are sentences: no code, no diagram.',
    art: 'rowbeam-rules',
    alt: 'A rule in three steps: when a row is done, and another waits for it, start that one and tell its owner',
    action: 'Write your first rule',
    path: '/new/rules',
  },
]

const SMALLER = [
  ['Faster tables', 'Tables with 50,000 rows open in under a second.'],
  ['Guests', 'Share one view with a client. They see nothing else and need no seat.'],
  ['Undo for everyone', 'Every change of the last 30 days can be taken back, by row or by day.'],
  ['Keyboard', 'Press ? to see every shortcut. All of them work in every view.'],
] as const

function feature({ tag, title, words, art, alt, action, path }: Feature): string {
  return section(
    label(kit, tag, { below: 10 }) +
      heading(kit, title, { level: 2, size: 36, small: 29, below: 12 }) +
      text(kit, words, { below: 22 }) +
      picture(art, {
        width: 560,
        alt,
        radius: 10,
        className: 'wide',
        style: `border:1px solid ${kit.line}`,
      }) +
      space(20) +
      button(kit, action, path, { above: 0 }),
    { pad: '44px 40px 30px' },
  )
}

export const autumnRelease: Draft = {
  slug: 'rowbeam-the-autumn-release',
  brand: 'rowbeam',
  kit,
  layout: 'screenshot-tour',
  types: ['product-update', 'new-update'],
  mailbox: 'product',
  sent: '2026-11-06T15:00:00+00:00',
  subject: 'The autumn release: timelines, dashboards and rules',
  preheader: 'Three things you asked for most, available today in every workspace.',
  body: [
    section(
      columns(
        [
          wordmark(kit, { size: 24, color: kit.accent }),
          text(kit, 'Release notes &middot; 4.0', { align: 'right', size: 14, below: 0 }),
        ],
        { stack: false, valign: 'middle' },
      ),
      { pad: '30px 40px 22px' },
    ),
    section(
      heading(kit, 'The autumn release is here', { size: 58, small: 42, below: 18 }) +
        text(
          kit,
          'Timelines, dashboards and rules: the three features you voted for most this year. All of them work on the tables you already have, and all of them are on in your workspace today.',
          {
            size: 19,
            below: 24,
          },
        ) +
        button(kit, 'See what’s new', '/releases/4', { size: 17 }),
      { pad: '26px 40px 40px' },
    ),
    section(
      picture('rowbeam-table', {
        width: 560,
        alt: 'A table called Holiday launch: tasks with their owners, due dates and states',
        radius: 10,
        className: 'wide',
        style: `border:1px solid ${kit.line}`,
      }),
      { pad: '0 40px 12px', ground: kit.paper },
    ),
    ...FEATURES.map(feature),
    section(
      heading(kit, 'Also new', { level: 2, size: 30, below: 20 }) +
        SMALLER.map(
          ([title, words]) =>
            heading(kit, title, { level: 3, size: 18, below: 4, tracking: '-.01em' }) +
            text(kit, words, { below: 18, size: 16 }),
        ).join(''),
      { pad: '44px 40px 20px' },
    ),
    section(
      panel(
        heading(kit, 'See it live on Thursday', { level: 2, size: 28, below: 8 }) +
          text(
            kit,
            'Our product team shows the release in 30 minutes and answers questions. Thursday 12 November, 16:00 London, 11:00 New York.',
            {
              below: 10,
            },
          ) +
          button(kit, 'Save my seat', '/live'),
        { ground: '#ffffff', radius: 14, border: `1px solid ${kit.line}`, pad: '32px 30px 36px' },
      ),
      { pad: '10px 40px 40px' },
    ),
    footer(kit, {
      brand: 'Rowbeam',
      align: 'left',
      ground: '#e9eff8',
      links: [
        ['Changelog', '/changelog'],
        ['Status', '/status'],
        ['Unsubscribe', '/unsubscribe'],
      ],
      pad: '34px 40px 44px',
    }),
  ].join(''),
  text: `THE AUTUMN RELEASE IS HERE

Timelines, dashboards and rules: the three features you voted for most this year, on in your workspace today.

${FEATURES.map(({ title, words }) => `${title}\n${words}`).join('\n\n')}

Also new:
${SMALLER.map(([title, words]) => `${title}: ${words}`).join('\n')}

See what's new: https://rowbeam.example/releases/4`,
}

const calm: Kit = {
  ...kit,
  ground: '#dbe7ff',
  paper: '#dbe7ff',
  ink: '#0f2454',
  soft: '#34466f',
  line: '#b4c8f2',
  button: { ...kit.button, ink: '#ffffff' },
  dark: undefined,
}

const STEPS = [
  [
    'Make your first table',
    'Paste a spreadsheet or start from one of 40 templates. Columns are recognised as you paste.',
    'rowbeam-table',
    'A table of tasks with owners, dates and states',
    '2 minutes',
  ],
  [
    'Look at it as a board',
    'The same rows as cards. Drag one to Done and the table knows.',
    'rowbeam-board',
    'A board with three lanes: next, in progress and done',
    '1 minute',
  ],
  [
    'Invite the people you work with',
    'Up to five are free, for as long as you like. Assign a row and they hear about it once, not four times.',
    'rowbeam-dashboard',
    'A dashboard with bars for four owners',
    '1 minute',
  ],
] as const

function step([title, words, art, alt, minutes]: (typeof STEPS)[number], index: number): string {
  return section(
    panel(
      columns(
        [
          heading(calm, String(index + 1), { level: 3, size: 52, below: 0, color: calm.accent }),
          heading(calm, title, { level: 2, size: 27, below: 4 }) +
            text(calm, minutes, { size: 14, below: 10, weight: 600, color: calm.accent }),
        ],
        { widths: ['56', ''], stack: false },
      ) +
        text(calm, words, { below: 18 }) +
        picture(art, {
          width: 500,
          alt,
          radius: 8,
          className: 'wide',
          style: `border:1px solid ${calm.line}`,
        }),
      { ground: '#ffffff', radius: 16, pad: '28px 28px 30px' },
    ),
    { pad: '0 36px 20px' },
  )
}

export const threeSteps: Draft = {
  slug: 'rowbeam-set-up-in-three-steps',
  brand: 'rowbeam',
  kit: calm,
  layout: 'steps',
  types: ['onboarding', 'activation'],
  mailbox: 'hello',
  sent: '2026-09-18T10:00:00+01:00',
  subject: 'Set up your workspace in 3 steps',
  preheader: 'Four minutes from an empty workspace to a plan your team can see.',
  body: [
    section(wordmark(calm, { size: 24, color: calm.accent, align: 'center' }), {
      pad: '34px 36px 12px',
      align: 'center',
    }),
    section(
      heading(calm, 'Let’s set up your workspace', { size: 52, small: 38, align: 'center', below: 14 }) +
        text(
          calm,
          'Teams that finish these three steps on the first day are twice as likely to plan their next project on time. It takes four minutes.',
          {
            size: 18,
            align: 'center',
            measure: 470,
            below: 20,
          },
        ) +
        button(calm, 'Start step 1', '/start', { align: 'center', size: 17 }),
      { pad: '22px 36px 38px', align: 'center' },
    ),
    ...STEPS.map(step),
    section(
      text(
        calm,
        'Questions? Reply to this email. A person in our support team answers, usually within the hour.',
        {
          align: 'center',
          color: calm.ink,
          measure: 420,
          below: 22,
        },
      ) + button(calm, 'Open my workspace', '/open', { align: 'center', size: 17 }),
      { pad: '22px 36px 34px', align: 'center' },
    ),
    footer(calm, { brand: 'Rowbeam', mark: false, pad: '16px 36px 44px' }),
  ].join(''),
  text: `LET'S SET UP YOUR WORKSPACE

Three steps, four minutes.

${STEPS.map(([title, words, , , minutes], index) => `${index + 1}. ${title} (${minutes})\n${words}`).join('\n\n')}

Start step 1: https://rowbeam.example/start
Questions? Reply to this email.`,
}
