import {
  button,
  columns,
  css,
  footer,
  heading,
  label,
  link,
  pairs,
  panel,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid } from '../blocks-grids.ts'
import { groundsForAppeal as kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const SLIM = "font-variation-settings:'wdth' 75"
const SANS = kit.display
const PAPER = '#fff6e6'

const EXHIBITS = [
  ['Exhibit A', 'Huila, washed. Cherry, cola, an alibi.'],
  ['Exhibit B', 'Yirgacheffe, natural. Blueberries; the defence calls it “jam”.'],
  ['Exhibit C', 'Cerrado, pulped. Nuts and chocolate. Pleads guilty.'],
] as const

export const trialBegins: Draft = {
  slug: 'grounds-for-appeal-your-trial-begins-thursday',
  brand: 'grounds-for-appeal',
  kit,
  layout: 'panel',
  types: ['trial-started', 'welcome'],
  mailbox: 'clerk',
  sent: '2024-01-16T07:30:00+00:00',
  subject: 'Your trial begins on Thursday',
  preheader: 'You are summoned to your own kitchen. Bring a mug.',
  body: [
    section(wordmark(kit, { size: 24, align: 'center' }), { pad: '36px 40px 16px' }),
    section(
      picture('coffee-trial', {
        width: 540,
        alt: 'Three bags of coffee labelled Exhibit A, B and C, with a small cup',
        align: 'center',
      }),
      { pad: '0 40px 12px', align: 'center' },
    ),
    section(
      panel(
        label(kit, 'Summons', { align: 'center', below: 12, tracking: '.3em' }) +
          heading(kit, 'Your trial begins on Thursday', {
            size: 76,
            small: 50,
            align: 'center',
            below: 22,
            style: SLIM,
          }) +
          rule(kit.ink, { thick: 2 }) +
          space(22) +
          text(
            kit,
            'You are called to appear in your kitchen, in whatever you slept in, to hear the evidence of three small bags. Each holds enough for four cups. There is no fee, no card on file, and no wig.',
            { below: 20 },
          ) +
          pairs(
            kit,
            EXHIBITS.map(
              ([name, words]) =>
                [`<b style="font-family:${SANS};white-space:nowrap">${name}</b>`, words] as const,
            ),
            {
              size: 17,
              pad: '11px 0',
              border: `1px solid ${kit.line}`,
              weight: 400,
            },
          ) +
          space(20) +
          text(
            kit,
            'The trial lasts fourteen days. On the last one we shall ask how you find the coffee, and you may only answer “guilty” or “not guilty”.',
            { below: 16 },
          ) +
          button(kit, 'Tell the court how you brew', '/trial/brew', {
            align: 'center',
            pad: '18px 34px',
            size: 17,
          }),
        { ground: PAPER, pad: '40px 40px 42px', radius: 4 },
      ),
      { pad: '0 32px 20px' },
    ),
    section(
      heading(kit, 'Order of proceedings', { level: 2, size: 44, below: 20, style: SLIM }) +
        [
          ['Day 1', 'The bags arrive. Smell them before anyone objects.'],
          ['Day 4', 'Exhibit A is nearly empty. A letter from us about water, which is most of it.'],
          ['Day 9', 'Cross-examination: one question, two buttons.'],
          ['Day 14', 'The verdict. If you are late we assume you are making coffee.'],
        ]
          .map(
            ([day = '', words = '']) =>
              rule(kit.line) +
              columns(
                [
                  text(kit, day, {
                    size: 18,
                    weight: 800,
                    face: SANS,
                    color: kit.accent,
                    below: 14,
                    style: 'padding-top:15px',
                  }),
                  text(kit, words, {
                    size: 18,
                    color: kit.ink,
                    below: 14,
                    leading: 1.4,
                    style: 'padding-top:14px',
                  }),
                ],
                { widths: ['86', ''], gap: 10, stack: false },
              ),
          )
          .join(''),
      { pad: '24px 48px 10px' },
    ),
    footer(kit, { brand: 'Grounds for Appeal', mark: false }),
  ].join(''),
  text: `SUMMONS: YOUR TRIAL BEGINS ON THURSDAY

You are called to appear in your kitchen, in whatever you slept in, to hear the evidence of three small bags.

${EXHIBITS.map(([name, words]) => `${name}: ${words}`).join('\n')}

The trial lasts fourteen days. No fee, no card on file.
Tell the court how you brew: https://groundsforappeal.example/trial/brew`,
}

const verdictKit = {
  ...kit,
  ground: '#a81530',
  paper: '#a81530',
  ink: '#fff1dc',
  soft: '#ffd9cf',
  line: '#cf5265',
  accent: '#ffd27a',
  dark: undefined,
}

const VERDICTS = [
  [
    'Guilty',
    'Of wanting more. 250 g every fortnight, £11, stop whenever.',
    '/verdict/guilty',
    '#fff1dc',
    '#a81530',
  ],
  [
    'Hung jury',
    'One more small bag, on us, while you argue among yourself.',
    '/verdict/hung',
    '#ffd27a',
    '#5a1408',
  ],
  [
    'Acquitted',
    'Walk free. We will not write again, not even at Christmas.',
    '/verdict/acquitted',
    '#7d0b20',
    '#ffe4da',
  ],
] as const

function verdict([name, words, path, ground, ink]: (typeof VERDICTS)[number]): string {
  const whole = css({
    display: 'block',
    padding: '26px 30px 24px',
    background: ground,
    color: ink,
    textDecoration: 'none',
    borderRadius: '4px',
  })
  const title = css({
    display: 'block',
    fontFamily: SANS,
    fontSize: '58px',
    lineHeight: 1,
    fontWeight: 800,
    letterSpacing: '-.03em',
    color: ink,
  })
  const small = css({
    display: 'block',
    paddingTop: '8px',
    fontFamily: kit.body,
    fontSize: '18px',
    lineHeight: 1.4,
    color: ink,
  })
  return `<a href="${kit.site}${path}" target="_blank" style="${whole}"><span style="${title};${SLIM}">${name}</span><span style="${small}">${words}</span></a>\n`
}

export const theVerdict: Draft = {
  slug: 'grounds-for-appeal-how-do-you-find-the-coffee',
  brand: 'grounds-for-appeal',
  kit: verdictKit,
  layout: 'poll',
  types: ['trial-expired', 'upgrade-now'],
  mailbox: 'clerk',
  sent: '2025-07-03T07:30:00+01:00',
  subject: 'Members of the jury, how do you find the coffee?',
  preheader: 'Your fourteen days are up. There are three buttons and one of them is goodbye.',
  body: [
    section(wordmark(verdictKit, { size: 22 }), { pad: '40px 44px 40px' }),
    section(
      heading(verdictKit, 'How do you find the coffee?', {
        size: 110,
        small: 66,
        below: 22,
        leading: 0.88,
        style: SLIM,
      }) +
        text(
          verdictKit,
          'The trial ended last night, when by our count you reached the bottom of Exhibit C. Kindly press one.',
          { size: 20, measure: 460, below: 30 },
        ) +
        VERDICTS.map(verdict).join(space(12)),
      { pad: '0 44px 30px' },
    ),
    section(
      text(
        verdictKit,
        'If you press nothing the case is dropped, and so is the subscription. That is the law here.',
        { size: 17, below: 0, style: 'font-style:normal' },
      ),
      { pad: '0 44px 18px' },
    ),
    footer(verdictKit, { brand: 'Grounds for Appeal', align: 'left', mark: false, pad: '20px 44px 44px' }),
  ].join(''),
  text: `HOW DO YOU FIND THE COFFEE?

The trial ended last night, when by our count you reached the bottom of Exhibit C.

${VERDICTS.map(([name, words, path]) => `${name}: ${words} https://groundsforappeal.example${path}`).join('\n')}

If you press nothing the case is dropped, and so is the subscription.`,
}

const billKit = {
  ...kit,
  ground: '#fffaf1',
  paper: '#fffaf1',
  line: '#dccdb8',
  dark: { ...kit.dark, '#fffaf1': '#1c130f', '#dccdb8': '#4a382d' },
}

const COSTS = [
  ['1.1', 'To 2 &times; 250 g Huila, ground for a pot', '£22.00'],
  ['1.2', 'To carriage, in a box that fits the letterbox, as promised in a previous letter', '£0.00'],
  ['1.3', 'To perusing your note about the noise of the grinder', '£0.00'],
  ['2.1', 'Less: loyalty, eleven months', '−£2.20'],
] as const

function cost([clause, words, sum]: (typeof COSTS)[number]) {
  const row = { pad: '13px 0', style: `border-top:1px solid ${billKit.line}` }
  return [
    {
      html: text(billKit, clause, { size: 17, below: 0, face: SANS, weight: 700, color: billKit.accent }),
      width: '56',
      ...row,
    },
    { html: text(billKit, words, { size: 18, below: 0, leading: 1.4, color: billKit.ink }), ...row },
    {
      html: text(billKit, sum, { size: 18, below: 0, align: 'right', color: billKit.ink }),
      width: '88',
      ...row,
    },
  ]
}

// Flawed on purpose: no preheader.
export const billOfCosts: Draft = {
  slug: 'grounds-for-appeal-bill-of-costs',
  brand: 'grounds-for-appeal',
  kit: billKit,
  layout: 'bill',
  types: ['payment-receipt'],
  mailbox: 'clerk',
  sent: '2026-05-05T06:45:00+01:00',
  subject: 'Bill of costs, May: paid',
  preheader: '',
  body: [
    section(
      columns(
        [
          wordmark(billKit, { size: 22 }),
          text(billKit, 'SAMPLE-0505', { size: 16, align: 'right', below: 0, face: SANS, weight: 600 }),
        ],
        { stack: false, valign: 'middle' },
      ),
      { pad: '44px 48px 40px' },
    ),
    section(
      heading(billKit, 'Bill of costs', { size: 70, small: 52, below: 10, style: SLIM }) +
        text(
          billKit,
          'In the matter of the Reader and their Mornings. Taken from the card on 5 May, without a struggle.',
          { below: 28 },
        ) +
        grid(COSTS.map(cost)) +
        rule(billKit.ink, { thick: 2 }) +
        pairs(billKit, [['Paid', '£19.80']], { size: 27, pad: '16px 0', total: true }) +
        rule(billKit.ink, { thick: 2 }) +
        space(26) +
        text(
          billKit,
          `Posted Thursday. Disputes are heard at the counter, before ten, by whichever of us has had one. ${link(billKit, 'Keep this as a PDF', '/bills/0505', billKit.accent)}.`,
          { size: 18, below: 0 },
        ),
      { pad: '0 48px 30px' },
    ),
    footer(billKit, { brand: 'Grounds for Appeal', align: 'left', mark: false, pad: '16px 48px 48px' }),
  ].join(''),
  text: `BILL OF COSTS, MAY: PAID
SAMPLE-0505

1.1 To 2 x 250 g Huila, ground for a pot: £22.00
1.2 To carriage: £0.00
1.3 To perusing your note about the noise of the grinder: £0.00
2.1 Less: loyalty, eleven months: -£2.20
Paid: £19.80

Keep this as a PDF: https://groundsforappeal.example/bills/0505`,
}
