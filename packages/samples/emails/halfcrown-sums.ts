import {
  button,
  columns,
  css,
  footer,
  heading,
  link,
  pairs,
  panel,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { halfcrown as pink, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const cream: Kit = {
  ...pink,
  ground: '#fff3df',
  paper: '#fff3df',
  line: '#e8d3ae',
  soft: '#4a4f8a',
  dark: {
    '#fff3df': '#12163f',
    '#1b2a94': '#ffd9c9',
    '#fff4e6': '#12163f',
    '#4a4f8a': '#b9bfe8',
    '#e8d3ae': '#343a78',
    '#1b2a95': '#4459e8',
  },
}

export const paidYourself: Draft = {
  slug: 'halfcrown-you-paid-yourself-first',
  brand: 'halfcrown',
  kit: { ...pink, ground: '#cfe0ff', paper: '#cfe0ff', line: '#a9c3f2' },
  layout: 'bank-slip',
  types: ['payment-receipt'],
  mailbox: 'receipts',
  sent: '2026-08-01T06:02:00+01:00',
  subject: 'Receipt: £85.00, from you to you',
  preheader: 'The standing order went out at six, before you could have a view on it.',
  body: [
    section(
      panel(
        wordmark(pink, { size: 20, align: 'center' }) +
          space(44) +
          text(pink, 'You paid yourself', { size: 18, align: 'center', below: 4, color: pink.ink }) +
          heading(pink, '£85.00', {
            size: 116,
            small: 76,
            align: 'center',
            leading: 1,
            tracking: '-.065em',
            weight: 500,
            below: 40,
          }) +
          rule('#c9cdea', { dashed: true, thick: 2 }) +
          space(14) +
          pairs(
            cream,
            [
              ['From', 'You, on payday'],
              ['To', 'You, in November'],
              ['Drawer', 'Boiler, and what boilers do'],
              ['Taken', '1 Aug 2026, 06:02'],
              ['Reference', 'SAMPLE-0801-06'],
              ['Fee', '£0.00'],
              ['Drawer holds', '£510.00'],
            ],
            { size: 16, pad: '8px 0', total: true },
          ) +
          space(22) +
          text(pink, 'At this pace the boiler may break from 9 November onwards.', {
            size: 16,
            align: 'center',
            below: 0,
          }),
        { ground: '#ffffff', radius: 20, pad: '36px 40px 40px' },
      ) +
        text(
          pink,
          `${link(pink, 'Move it back', '/drawers/boiler')} if today turns out differently. Nobody here sighs.`,
          {
            size: 15,
            align: 'center',
            below: 0,
            style: 'padding-top:26px',
          },
        ),
      { pad: '44px 64px 16px' },
    ),
    footer({ ...pink, line: '#a9c3f2' }, { brand: 'Halfcrown', mark: false, pad: '14px 48px 40px' }),
  ].join(''),
  text: `YOU PAID YOURSELF GBP 85.00

From: you, on payday
To: you, in November
Drawer: Boiler, and what boilers do
Taken: 1 Aug 2026, 06:02
Reference: SAMPLE-0801-06
Fee: GBP 0.00
Drawer holds: GBP 510.00

Move it back: https://halfcrown.example/drawers/boiler`,
}

/** Monday first. 0: nothing spent, 1: bread and such, 2: planned, 3: shoes. */
const FEBRUARY = [1, 0, 1, 2, 0, 1, 3, 1, 0, 0, 1, 1, 2, 0, 0, 1, 1, 0, 3, 1, 0, 1, 2, 0, 0, 1, 0, 1] as const

const HEAT = [
  { ground: '#1b2a95', ink: '#ffffff' },
  { ground: '#ffc9d4', ink: '#1b2a93' },
  { ground: '#f5a9b8', ink: '#1b2a93' },
  { ground: '#cf3f2c', ink: '#ffffff' },
] as const

function date(spent: (typeof FEBRUARY)[number] | undefined, number: number): string {
  if (spent === undefined) return '<td style="padding:3px">&nbsp;</td>'
  const { ground, ink } = HEAT[spent]
  const square = css({
    background: ground,
    color: ink,
    borderRadius: '12px',
    fontFamily: pink.display,
    fontSize: '24px',
    lineHeight: '68px',
    textAlign: 'center',
    fontWeight: 600,
  })
  return `<td class="date" style="padding:3px"><div style="${square}">${number}</div></td>`
}

const WEEKS = Array.from({ length: 5 }, (_, week) => {
  const days = Array.from({ length: 7 }, (_, day) => {
    const number = week * 7 + day - 5
    return date(FEBRUARY[number - 1], number)
  })
  return `<tr>${days.join('')}</tr>`
}).join('')

const LEGEND = [
  ['#1b2a95', 'Nothing'],
  ['#ffc9d4', 'Bread'],
  ['#f5a9b8', 'Planned'],
  ['#cf3f2c', 'Shoes'],
] as const

function legend([color, name]: (typeof LEGEND)[number]): string {
  const dot = css({
    display: 'inline-block',
    width: '13px',
    height: '13px',
    borderRadius: '4px',
    background: color,
    marginRight: '7px',
  })
  return text(cream, `<span style="${dot}"></span>${name}`, { size: 15, below: 0, color: cream.ink })
}

export const februaryColouredIn: Draft = {
  slug: 'halfcrown-february-coloured-in',
  brand: 'halfcrown',
  kit: cream,
  layout: 'calendar',
  types: ['milestone', 'weekly-summary'],
  mailbox: 'counter',
  sent: '2026-03-02T07:30:00+00:00',
  subject: 'February, coloured in',
  preheader: 'Eleven days on which nothing happened. It is your best yet.',
  body: [
    section(
      wordmark(cream, { size: 22 }) +
        space(44) +
        heading(cream, 'Eleven days on which nothing happened', { size: 62, small: 40, below: 16 }) +
        text(
          cream,
          'No card, no transfer, no “just a coffee”. It is your best month since we started counting in May. The two red ones we’ll get to.',
          {
            size: 18,
            below: 28,
          },
        ) +
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">${WEEKS}</table>` +
        space(16) +
        columns(LEGEND.map(legend), { stack: false, gap: 4 }),
      { pad: '40px 44px 36px' },
    ),
    section(
      pairs(
        cream,
        [
          ['Saturday the 7th', 'Shoes. £64.00'],
          ['Thursday the 19th', 'The other shoes. £59.00'],
          ['Left at the end', '£212.40'],
        ],
        { size: 18, pad: '14px 0', border: '1px solid #e8d3ae', total: true },
      ) +
        space(24) +
        button(cream, 'Make a shoe drawer', '/drawers/new?name=shoes', {
          size: 17,
          pad: '19px 34px',
          above: 0,
        }),
      { pad: '0 44px 48px' },
    ),
    footer(cream, { brand: 'Halfcrown', align: 'left', mark: false, pad: '0 44px 44px' }),
  ].join(''),
  narrow: '.date div{font-size:17px!important;line-height:42px!important;border-radius:8px!important}',
  text: `ELEVEN DAYS ON WHICH NOTHING HAPPENED

It is your best month since we started counting in May.

Saturday the 7th: shoes, GBP 64.00
Thursday the 19th: the other shoes, GBP 59.00
Left at the end: GBP 212.40

Make a shoe drawer: https://halfcrown.example/drawers/new`,
}

const pumpkin: Kit = {
  ...pink,
  ground: '#f4a545',
  paper: '#f4a545',
  ink: '#3a1604',
  soft: '#4e240c',
  line: '#3a1604',
  accent: '#3a1604',
  button: { ...pink.button, ground: '#3a1604', ink: '#ffe3b8' },
}

const DEBTS = [
  ['Mo', 'bought the bird', '+&hairsp;£31.20'],
  ['Lena', 'two pies, one good', '+&hairsp;£9.80'],
  ['Uncle Des', 'brought himself', '&minus;&hairsp;£20.50'],
  ['You', 'ice, and the car', '&minus;&hairsp;£20.50'],
] as const

function debt([who, what, sum]: (typeof DEBTS)[number]): string {
  return (
    rule(pumpkin.line, { thick: 2 }) +
    section(
      columns(
        [
          heading(pumpkin, who, { level: 3, size: 33, small: 27, leading: 1.1, below: 2 }) +
            text(pumpkin, what, { size: 16, below: 0 }),
          heading(pumpkin, sum, {
            level: 3,
            size: 33,
            small: 27,
            align: 'right',
            leading: 1.1,
            below: 0,
            weight: 500,
          }),
        ],
        { stack: false, widths: ['56%', ''] },
      ),
      { pad: '16px 0 18px', flush: true },
    )
  )
}

export const whoOwesPie: Draft = {
  slug: 'halfcrown-who-owes-whom-for-pie',
  brand: 'halfcrown',
  kit: pumpkin,
  layout: 'ledger',
  types: ['new-update', 'product-update'],
  occasions: ['thanksgiving'],
  mailbox: 'counter',
  sent: '2024-11-25T12:00:00+00:00',
  subject: 'Who owes whom for pie',
  preheader: 'Split the table before the table splits. New in Halfcrown this week.',
  body: [
    section(
      wordmark(pumpkin, { size: 22 }) +
        space(60) +
        heading(pumpkin, 'Who owes whom for pie', {
          size: 106,
          small: 60,
          leading: 0.88,
          tracking: '-.06em',
          below: 46,
        }) +
        DEBTS.map(debt).join('') +
        rule(pumpkin.line, { thick: 2 }) +
        space(24) +
        text(
          pumpkin,
          'New: photograph the receipts and Halfcrown adds up the table. Two taps settle it, without a spreadsheet and without the sentence “no honestly, it’s fine”. Uncle Des can pay from his own bank. He will say he left his phone in the coat.',
          { size: 18, color: pumpkin.ink, below: 24 },
        ) +
        button(pumpkin, 'Split a table', '/split', { size: 17, pad: '19px 38px', above: 0 }),
      { pad: '36px 44px 48px' },
    ),
    footer(pumpkin, { brand: 'Halfcrown', align: 'left', mark: false, pad: '0 44px 44px' }),
  ].join(''),
  text: `WHO OWES WHOM FOR PIE

Mo bought the bird: +GBP 31.20
Lena, two pies, one good: +GBP 9.80
Uncle Des brought himself: -GBP 20.50
You, ice and the car: -GBP 20.50

New: photograph the receipts and Halfcrown adds up the table.

Split a table: https://halfcrown.example/split`,
}
