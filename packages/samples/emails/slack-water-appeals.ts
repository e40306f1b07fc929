import {
  button,
  columns,
  footer,
  heading,
  panel,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { slackWater } from '../kits.ts'
import type { Draft } from './draft.ts'

const ITALIC = 'font-style:italic'

const DEPTHS = [
  ['5 m', '£5', 'charges a lamp. Fishing boats steer round what they can see.', '#8fcbc8', '#05303c'],
  [
    '20 m',
    '£20',
    'keeps one hydrophone listening for a week. It is mostly shrimp. We like shrimp.',
    '#4b9aa3',
    '#01222c',
  ],
  [
    '90 m',
    '£90',
    'moves one mooring chain off one bed of seagrass, by hand, on a Sunday.',
    '#1c6473',
    '#f0faf7',
  ],
  [
    '400 m',
    '£400',
    'pays a skipper to go the long way round in calving season. He keeps a log; you get a copy.',
    '#0c4152',
    '#dff2ee',
  ],
  [
    '1,000 m',
    '£1,000',
    'Nobody has asked for this. It is very dark and we do not know what is here. Yet.',
    '#041d27',
    '#bfe0de',
  ],
] as const

function depth([metres, sum, words, ground, ink]: (typeof DEPTHS)[number], index: number): string {
  return section(
    columns(
      [
        text(slackWater, metres, { size: 17, color: ink, below: 0, leading: 1.2, weight: 600 }),
        heading(
          slackWater,
          `<a href="${slackWater.site}/give/${index + 1}" target="_blank" style="color:${ink};text-decoration:none">${sum}</a>`,
          { level: 2, size: 72, small: 54, color: ink, below: 8, leading: 0.9, style: ITALIC },
        ) + text(slackWater, words, { size: 18, color: ink, below: 0, measure: 400 }),
      ],
      { widths: ['92', ''], gap: 18, stack: false },
    ),
    { ground, pad: `${44 + index * 14}px 44px ${48 + index * 14}px` },
  )
}

const descentKit = { ...slackWater, dark: undefined }

export const howDeep: Draft = {
  slug: 'slack-water-how-deep-will-you-go',
  brand: 'slack-water',
  kit: descentKit,
  layout: 'ladder',
  types: ['seasonal', 'promotional'],
  occasions: ['giving-tuesday'],
  mailbox: 'shore',
  sent: '2025-11-28T08:00:00+00:00',
  subject: 'How deep will you go?',
  preheader: 'Giving Tuesday, arranged by depth. It gets darker, and then it gets interesting.',
  body: [
    section(wordmark(descentKit, { size: 26, align: 'center' }), { pad: '40px 40px 20px' }),
    section(
      heading(descentKit, 'How deep will you go?', {
        size: 94,
        small: 58,
        align: 'center',
        below: 16,
        style: ITALIC,
      }) +
        text(
          descentKit,
          'Tuesday 2 December is Giving Tuesday. We have arranged the amounts by depth. Sink until you feel a pinch, then come up one.',
          {
            size: 19,
            align: 'center',
            measure: 460,
            below: 6,
          },
        ),
      { pad: '0 36px 6px', align: 'center' },
    ),
    section(
      picture('buoy', {
        width: 440,
        alt: 'A red and white buoy with a lamp, in rings of still water',
        align: 'center',
      }),
      { pad: '0 60px 6px', align: 'center' },
    ),
    DEPTHS.map(depth).join(''),
    section(
      button(descentKit, 'Stop here, and give', '/give', {
        align: 'center',
        ground: '#ff8b78',
        ink: '#2a0a04',
        pad: '20px 42px',
        size: 18,
      }) +
        space(18) +
        text(descentKit, 'No tote bag. We have 300 tote bags.', {
          size: 16,
          align: 'center',
          color: '#bfe0de',
          below: 0,
        }),
      { ground: '#041d27', pad: '6px 44px 40px', align: 'center' },
    ),
    footer(descentKit, {
      brand: 'Slack Water',
      ground: '#041d27',
      color: '#9fc4c6',
      mark: false,
      pad: '8px 44px 44px',
    }),
  ].join(''),
  text: `HOW DEEP WILL YOU GO?
Giving Tuesday, 2 December, arranged by depth.

${DEPTHS.map(([metres, sum, words]) => `${metres}: ${sum} ${words}`).join('\n')}

Stop here, and give: https://slackwater.example/give`,
}

const tuesdayKit = { ...slackWater, faces: ['fraunces-wonk-italic', 'geist'] } as const

const SHORES = [
  ['Port Ellery', '9.10', 'low water'],
  ['Saltmarsh Lane', '9.40', 'waders, if you own them'],
  ['Gannet Steps', '10.15', '212 steps. Sorry'],
] as const

export const giveATuesday: Draft = {
  slug: 'slack-water-give-us-a-tuesday',
  brand: 'slack-water',
  kit: tuesdayKit,
  layout: 'letter',
  types: ['events', 'reminder'],
  occasions: ['giving-tuesday'],
  mailbox: 'shore',
  sent: '2024-11-29T10:00:00+00:00',
  subject: 'Not money. A Tuesday',
  preheader: 'Two hours, low tide, a clipboard. Somebody has to count the limpets.',
  body: [
    section(wordmark(tuesdayKit, { size: 24 }), { pad: '52px 56px 40px' }),
    section(
      heading(tuesdayKit, 'Not money.<br>A Tuesday.', { size: 90, small: 58, below: 28, style: ITALIC }) +
        text(
          tuesdayKit,
          'Everyone will ask you for five pounds on the third. We would rather have you, from about nine until your hands are cold.',
          { size: 19, color: tuesdayKit.ink, below: 18 },
        ) +
        text(
          tuesdayKit,
          'It is one of the lowest tides of the year. For two hours there is a whole extra beach, and everything that lives on it stands still long enough to be counted. You get a clipboard, a square of wire, and a stranger. Most people keep the stranger.',
          {
            below: 28,
          },
        ),
      { pad: '0 56px' },
    ),
    section(
      columns(
        SHORES.map(
          ([place, time, note]) =>
            rule(tuesdayKit.ink, { thick: 2 }) +
            heading(tuesdayKit, time, { level: 2, size: 44, below: 4, style: `${ITALIC};padding-top:14px` }) +
            text(tuesdayKit, `<b>${place}</b>`, { size: 16, color: tuesdayKit.ink, below: 2, leading: 1.3 }) +
            text(tuesdayKit, note, { size: 15, below: 0, leading: 1.3 }),
        ),
        { gap: 20 },
      ) + button(tuesdayKit, 'I’ll count', '/tuesday', { above: 32, pad: '18px 40px', size: 18 }),
      { pad: '0 56px 30px' },
    ),
    footer(tuesdayKit, { brand: 'Slack Water', align: 'left', mark: false, pad: '20px 56px 52px' }),
  ].join(''),
  text: `NOT MONEY. A TUESDAY.

Everyone will ask you for five pounds on the third. We would rather have you, from about nine until your hands are cold. It is one of the lowest tides of the year.

${SHORES.map(([place, time, note]) => `${time} ${place} (${note})`).join('\n')}

I'll count: https://slackwater.example/tuesday`,
}

const radioKit = {
  ...slackWater,
  ground: '#ff9a86',
  paper: '#ff9a86',
  ink: '#35100a',
  soft: '#5a241b',
  line: '#e0735e',
  button: { ...slackWater.button, ground: '#0a3a49', ink: '#e9fbf6' },
  dark: undefined,
}

function said(who: string, words: string, ground: string, ink: string, mine: boolean): string {
  const corner = mine ? 'border-radius:26px 26px 4px 26px' : 'border-radius:26px 26px 26px 4px'
  const bubble = panel(
    text(radioKit, who, { size: 13, color: ink, below: 4, leading: 1.2, weight: 600 }) +
      text(radioKit, words, { size: 20, color: ink, below: 0, leading: 1.35 }),
    { ground, pad: '18px 24px 20px', style: corner },
  )
  const gap = '<td width="70" style="width:70px;font-size:0">&nbsp;</td>'
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${mine ? gap : ''}<td>${bubble}</td>${mine ? '' : gap}</tr></table>`
}

export const sayItBack: Draft = {
  slug: 'slack-water-say-it-back',
  brand: 'slack-water',
  kit: radioKit,
  layout: 'chat',
  types: ['double-opt-in'],
  mailbox: 'coastguard',
  sent: '2024-08-21T11:20:00+01:00',
  subject: 'Say it back: is this you?',
  preheader: 'One press to confirm. At sea we repeat everything once.',
  body: [
    section(wordmark(radioKit, { size: 24, align: 'center' }), { pad: '40px 40px 28px' }),
    section(
      heading(radioKit, 'Say it back', { size: 104, small: 66, align: 'center', below: 30, style: ITALIC }) +
        said(
          'Slack Water',
          'Reader, Reader, this is Slack Water. You asked for our letters at <b>reader@example.com</b>. Is that you? Over.',
          '#ffe3da',
          '#35100a',
          false,
        ) +
        space(10) +
        said('Reader', 'Slack Water, this is Reader. That is me. Over.', '#0a3a49', '#e9fbf6', true) +
        button(radioKit, 'Yes, that is me', '/confirm', {
          align: 'center',
          above: 28,
          pad: '20px 46px',
          size: 19,
        }) +
        space(20) +
        text(
          radioKit,
          'Not you? Say nothing. We shall assume the line dropped and never call again. The link goes quiet after three days.',
          { size: 15, align: 'center', measure: 420, below: 0 },
        ),
      { pad: '0 40px 16px' },
    ),
    footer(radioKit, {
      brand: 'Slack Water',
      mark: false,
      links: [
        ['Help', '/help'],
        ['Privacy', '/privacy'],
      ],
    }),
  ].join(''),
  text: `SAY IT BACK

Reader, Reader, this is Slack Water. You asked for our letters at reader@example.com. Is that you? Over.

Yes, that is me: https://slackwater.example/confirm

Not you? Say nothing. The link goes quiet after three days.`,
}
