import {
  button,
  columns,
  css,
  footer,
  heading,
  panel,
  picture,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { keelmark, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const dawn: Kit = {
  ...keelmark,
  ground: '#f4f0fb',
  paper: '#f4f0fb',
  ink: '#1d1338',
  soft: '#564a74',
  line: '#d8cdec',
  accent: '#c2410c',
  button: { ...keelmark.button, ground: '#1d1339', ink: '#ffb38f' },
  dark: {
    '#f4f0fb': '#17102b',
    '#1d1338': '#f4efff',
    '#1d1339': '#322554',
    '#564a74': '#b9afd2',
    '#fffffe': '#2a1f47',
  },
}

const FORTNIGHT: readonly (readonly [string, string])[] = [
  ['Paste one line', '#ff7a45'],
  ['Doubt it', ''],
  ['First visitor who isn’t you', '#ffb38f'],
  ['', ''],
  ['', ''],
  ['Weekend. Close us', '#d9cdf5'],
  ['', ''],
  ['First Monday letter', '#ff7a45'],
  ['', ''],
  ['Change one thing', '#ffb38f'],
  ['', ''],
  ['', ''],
  ['', ''],
  ['Stay or go, no form', '#1d1339'],
]

function day([words, ground]: readonly [string, string], index: number): string {
  const ink = ground === '#1d1339' ? '#ffffff' : ground ? '#1d1337' : '#1d1338'
  const cell = css({
    background: ground || '#fffffe',
    borderRadius: '10px',
    padding: '10px 9px',
    height: '106px',
    fontFamily: dawn.body,
    fontSize: '13px',
    lineHeight: 1.22,
    color: ink,
    fontWeight: 600,
  })
  return `<td class="day" valign="top" style="padding:3px"><div style="${cell}"><span style="font-size:22px;line-height:1.3;letter-spacing:-.03em">${index + 1}</span><br>${words}</div></td>`
}

const GRID = `<table class="days" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;width:calc(100% + 6px);margin:0 -3px">${[
  0, 7,
]
  .map(
    (from) =>
      `<tr>${FORTNIGHT.slice(from, from + 7)
        .map((entry, i) => day(entry, from + i))
        .join('')}</tr>`,
  )
  .join('')}</table>`

export const perfectZero: Draft = {
  slug: 'keelmark-zero-visits-perfect',
  brand: 'keelmark',
  kit: dawn,
  layout: 'fortnight',
  types: ['trial-started', 'onboarding'],
  mailbox: 'weekly',
  sent: '2025-02-05T10:15:00+00:00',
  subject: 'Day one: zero visits. Perfect.',
  preheader: 'Fourteen days, one line to paste, and what you will be doubting by tomorrow.',
  body: [
    section(wordmark(dawn, { size: 22 }), { pad: '36px 36px 40px' }),
    section(
      heading(dawn, 'Zero visits.<br>Perfect.', { size: 92, small: 56, leading: 0.92, below: 24 }) +
        text(
          dawn,
          'Every trial starts here, and it is the last time your numbers will be this tidy. Paste one line into your site and we begin counting. No cookies, no banner, no legal read-through.',
          { size: 18, below: 24, measure: 520 },
        ) +
        panel(
          text(dawn, '&lt;script src=<wbr>&quot;https://keelmark.example/k.js&quot;&gt;', {
            size: 16,
            small: 13,
            color: '#ffd0b8',
            weight: 500,
            below: 0,
            style: 'font-family:Menlo,Consolas,monospace;overflow-wrap:anywhere',
          }),
          { ground: '#1d1339', radius: 12, pad: '22px 24px' },
        ) +
        space(44) +
        heading(dawn, 'Your fortnight', { level: 2, size: 30, below: 14 }) +
        GRID +
        space(26) +
        button(dawn, 'I pasted it, now what', '/start', { pad: '19px 32px' }),
      { pad: '0 36px 44px' },
    ),
    footer(dawn, {
      brand: 'Keelmark',
      align: 'left',
      pad: '8px 36px 44px',
      note: 'Ends on 19 February by itself. There is no card on file to remember.',
    }),
  ].join(''),
  narrow:
    '.days,.days>tbody{display:block!important;font-size:0}.days>tbody>tr{display:contents}.days .day{display:inline-block!important;width:33.33%!important;box-sizing:border-box;vertical-align:top}',
  text: `ZERO VISITS. PERFECT.

Paste one line into your site and we begin counting. No cookies, no banner.

Day 1: paste one line
Day 2: doubt it
Day 3: first visitor who isn't you
Day 8: first Monday letter
Day 10: change one thing
Day 14: stay or go, no form

Ends on 19 February by itself.
https://keelmark.example/start`,
}

const FULL = 94

const BOATS = [
  ['Dinghy', '€0', '5,000 visits', 'One person, one site, one Monday letter', '#221839'],
  ['Ketch', '€9', '60,000 visits', 'Five people. Letters in two languages', '#6a4fd0'],
  ['Ferry', '€29', 'As they come', 'Everybody. Holds cars', '#221839'],
] as const

function boat([name, price, visits, words, ground]: (typeof BOATS)[number]): string {
  const here = name === 'Ketch'
  return panel(
    heading(keelmark, name, { level: 3, size: 22, tracking: '-.03em', below: 18 }) +
      heading(keelmark, price, { level: 2, size: 46, below: 4, leading: 1 }) +
      text(keelmark, 'a month', { size: 14, below: 18, color: here ? '#ffffff' : keelmark.soft }) +
      text(keelmark, visits, { size: 16, weight: 700, color: '#ffffff', below: 4 }) +
      text(keelmark, words, { size: 14, below: 0, leading: 1.45, color: here ? '#ffffff' : keelmark.soft }),
    { ground, radius: 14, pad: '24px 18px 26px', style: 'height:226px' },
  )
}

export const outgrown: Draft = {
  slug: 'keelmark-you-have-outgrown-the-small-boat',
  brand: 'keelmark',
  kit: keelmark,
  layout: 'plans',
  types: ['upgrade-now', 'reminder'],
  mailbox: 'weekly',
  sent: '2024-09-19T07:00:00+00:00',
  subject: 'You’ve outgrown the small boat',
  preheader: '4,712 of 5,000 visits, and eleven days of September to go.',
  body: [
    section(wordmark(keelmark, { size: 22 }), { pad: '34px 36px 0' }),
    section(
      picture('paper-boats', {
        width: 560,
        alt: 'Two folded paper boats: a small orange one and a violet one twice its size',
        align: 'center',
      }),
      { pad: '20px 36px 4px', flush: true },
    ),
    section(
      heading(keelmark, 'You’ve outgrown<br>the small boat', { size: 66, small: 42, below: 18 }) +
        text(
          keelmark,
          'It was meant for 5,000 visits. You are at 4,712, it is the nineteenth, and the map page shows no sign of calming down. Nothing sinks at 5,000: we keep counting, we just stop telling you until October.',
          { size: 18, below: 26 },
        ) +
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;background:#2c2148;border-radius:12px"><tr><td width="${FULL}%" style="background:#ff7a45;border-radius:12px;height:24px;font-size:0">&nbsp;</td><td style="font-size:0">&nbsp;</td></tr></table>` +
        space(10) +
        columns(
          [
            text(keelmark, '4,712 visits', { size: 15, weight: 700, color: '#ffffff', below: 0 }),
            text(keelmark, '5,000, the gunwale', { size: 15, align: 'right', below: 0 }),
          ],
          { stack: false },
        ) +
        space(34) +
        columns(BOATS.map(boat), { gap: 12 }) +
        space(26) +
        button(keelmark, 'Step across to the Ketch', '/plans/ketch', {
          full: true,
          size: 17,
          pad: '20px',
          above: 0,
        }),
      { pad: '0 36px 40px' },
    ),
    footer(keelmark, { brand: 'Keelmark', ground: keelmark.ground }),
  ].join(''),
  text: `YOU'VE OUTGROWN THE SMALL BOAT

It was meant for 5,000 visits. You are at 4,712 and it is the nineteenth.

Dinghy: EUR 0, 5,000 visits
Ketch: EUR 9 a month, 60,000 visits, five people
Ferry: EUR 29 a month, as they come

Step across: https://keelmark.example/plans/ketch`,
}
