import {
  button,
  columns,
  css,
  footer,
  heading,
  label,
  pairs,
  panel,
  picture,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { keelmark, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const ember: Kit = {
  ...keelmark,
  ground: '#ff7a45',
  paper: '#ff7a45',
  ink: '#1b0d06',
  soft: '#3a1a0a',
  line: '#d9572a',
  accent: '#1b0d06',
  button: { ...keelmark.button, ground: '#1b0d06', ink: '#ffd0b8' },
}

export const tenThousandth: Draft = {
  slug: 'keelmark-your-ten-thousandth-reader',
  brand: 'keelmark',
  kit: ember,
  types: ['milestone'],
  mailbox: 'weekly',
  sent: '2026-03-11T06:30:00+00:00',
  subject: 'Your ten-thousandth reader came at 03:12',
  preheader: 'From a phone. They stayed eleven minutes. We hope they are all right.',
  body: [
    section(wordmark(ember, { size: 22 }), { pad: '34px 36px 90px' }),
    section(
      heading(ember, '10,000', { size: 126, small: 84, leading: 0.9, tracking: '-.075em', weight: 700, below: 26 }) +
        text(
          ember,
          'Your ten-thousandth reader arrived on Tuesday at 03:12, on a phone, and read the page about folding maps to its end. Eleven minutes. Then they looked up the returns policy and went, we assume, to sleep.',
          { size: 22, leading: 1.4, color: ember.ink, below: 18 },
        ) +
        text(ember, 'We don’t know who it was. We built it so that we can’t.', { size: 18, weight: 600, below: 28 }) +
        button(ember, 'See the page they read', '/pages/fold-a-map', { pad: '19px 32px', above: 0 }),
      { pad: '0 36px 60px' },
    ),
    footer(ember, { brand: 'Keelmark', align: 'left', mark: false, pad: '0 36px 40px' }),
  ].join(''),
  text: `10,000

Your ten-thousandth reader arrived on Tuesday at 03:12, on a phone, and read the page about folding maps to its end. Eleven minutes.

We don't know who it was. We built it so that we can't.

See the page they read: https://keelmark.example/pages/fold-a-map`,
}

const dawn: Kit = {
  ...keelmark,
  ground: '#f4f0fb',
  paper: '#f4f0fb',
  ink: '#1d1338',
  soft: '#564a74',
  line: '#d8cdec',
  accent: '#c2410c',
  button: { ...keelmark.button, ground: '#1d1338', ink: '#ffb38f' },
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
  ['Stay or go, no form', '#1d1338'],
]

function day([words, ground]: readonly [string, string], index: number): string {
  const dark = ground === '#1d1338'
  const cell = css({
    background: ground || '#ffffff',
    borderRadius: '10px',
    padding: '10px 9px',
    height: '106px',
    fontFamily: dawn.body,
    fontSize: '13px',
    lineHeight: 1.22,
    color: dark ? '#ffffff' : '#1d1338',
    fontWeight: 600,
  })
  return `<td class="day" valign="top" style="padding:3px"><div style="${cell}"><span style="font-size:22px;line-height:1.3;letter-spacing:-.03em">${index + 1}</span><br>${words}</div></td>`
}

const GRID = `<table class="days" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">${[0, 7]
  .map((from) => `<tr>${FORTNIGHT.slice(from, from + 7).map((entry, i) => day(entry, from + i)).join('')}</tr>`)
  .join('')}</table>`

export const perfectZero: Draft = {
  slug: 'keelmark-zero-visits-perfect',
  brand: 'keelmark',
  kit: dawn,
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
          text(dawn, '&lt;script src=&quot;https://keelmark.example/k.js&quot;&gt;', {
            size: 16,
            small: 13,
            color: '#ffd0b8',
            weight: 500,
            below: 0,
            style: 'font-family:Menlo,Consolas,monospace;word-break:break-all',
          }),
          { ground: '#1d1338', radius: 12, pad: '22px 24px' },
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
      text(keelmark, 'a month', { size: 14, below: 18, color: here ? '#e6deff' : keelmark.soft }) +
      text(keelmark, visits, { size: 16, weight: 700, color: '#ffffff', below: 4 }) +
      text(keelmark, words, { size: 14, below: 0, leading: 1.45, color: here ? '#e6deff' : keelmark.soft }),
    { ground, radius: 14, pad: '24px 18px 26px', style: 'height:226px' },
  )
}

export const outgrown: Draft = {
  slug: 'keelmark-you-have-outgrown-the-small-boat',
  brand: 'keelmark',
  kit: keelmark,
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
        button(keelmark, 'Step across to the Ketch', '/plans/ketch', { full: true, size: 17, pad: '20px', above: 0 }),
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

const cranberry: Kit = {
  ...keelmark,
  ground: '#5a1230',
  paper: '#5a1230',
  ink: '#fff3e2',
  soft: '#f0c9cf',
  line: '#8a3a57',
  accent: '#f6b35e',
  button: { ...keelmark.button, ground: '#f6b35e', ink: '#3a0a1e' },
}

const THURSDAY = [
  ['08', 34],
  ['10', 41],
  ['12', 22],
  ['14', 9],
  ['16', 4],
  ['18', 6],
  ['20', 29],
  ['22', 58],
] as const

function hour([time, visits]: (typeof THURSDAY)[number]): string {
  const figure = css({ fontFamily: cranberry.body, fontSize: '14px', lineHeight: 1, color: cranberry.soft })
  const block = css({
    height: `${visits * 2}px`,
    background: visits < 10 ? '#f6b35e' : '#a8506f',
    borderRadius: '5px',
    fontSize: 0,
    lineHeight: 0,
  })
  return `<td align="center" valign="bottom" height="170" style="padding:0 5px"><div style="${figure};padding-bottom:8px">${visits}</div><div style="${block}">&nbsp;</div><div style="${figure};padding-top:10px">${time}</div></td>`
}

export const pieChart: Draft = {
  slug: 'keelmark-a-pie-chart-for-once',
  brand: 'keelmark',
  kit: cranberry,
  types: ['weekly-summary', 'seasonal'],
  occasions: ['thanksgiving'],
  mailbox: 'weekly',
  sent: '2025-11-24T07:00:00+00:00',
  subject: 'A pie chart, for once',
  preheader: 'One visit in five came on Sunday after four. On Thursday expect nobody, and sit down.',
  body: [
    section(
      columns(
        [
          wordmark(cranberry, { size: 22 }),
          text(cranberry, 'Week 47 &middot; 17–23 Nov', { size: 14, align: 'right', below: 0 }),
        ],
        { stack: false, valign: 'middle' },
      ) +
        space(36) +
        heading(cranberry, 'We never use<br>pie charts.<br>But it’s Thursday.', { size: 68, small: 42, leading: 0.98, below: 10 }),
      { pad: '34px 36px 12px' },
    ),
    section(
      picture('pie-chart', {
        width: 520,
        alt: 'A lattice pie seen from above with a fifth of it pulled out, its filling darker than the rest',
        align: 'center',
      }),
      { pad: '0 36px', flush: true },
    ),
    section(
      pairs(
        cranberry,
        [
          ['<span style="color:#ff9db4">&#9632;</span>&nbsp; Sunday after four, on the recipe page', '20%'],
          ['<span style="color:#f08a4c">&#9632;</span>&nbsp; The whole rest of the week', '80%'],
          ['All of it', '2,140 visits'],
        ],
        { size: 18, pad: '14px 0', border: `1px solid ${cranberry.line}`, total: true },
      ) +
        space(44) +
        heading(cranberry, 'Thursday, as we expect it', { level: 2, size: 34, below: 12 }) +
        text(
          cranberry,
          'Drawn from last year’s. The dip from two to six is dinner. The rise at ten is everyone who has finished talking to their uncle. Don’t publish into it and don’t worry about it.',
          { size: 17, below: 18 },
        ) +
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed"><tr>${THURSDAY.map(hour).join('')}</tr></table>` +
        space(30) +
        button(cranberry, 'Hold my Thursday post until Friday', '/hold', { full: true, size: 17, pad: '20px', above: 0 }),
      { pad: '8px 36px 46px' },
    ),
    footer(cranberry, { brand: 'Keelmark', ground: '#430b23', note: 'No letter next Monday if you’d rather: reply “pie”.' }),
  ].join(''),
  text: `WE NEVER USE PIE CHARTS. BUT IT'S THURSDAY.
Week 47, 17-23 November

Sunday after four, on the recipe page: 20%
The whole rest of the week: 80%
All of it: 2,140 visits

On Thursday expect a dip from two to six. That is dinner.

Hold my Thursday post until Friday: https://keelmark.example/hold`,
}

const lilac: Kit = {
  ...keelmark,
  ground: '#cdbdff',
  paper: '#cdbdff',
  ink: '#1d1338',
  soft: '#3d2f63',
  line: '#a48fe6',
  accent: '#1d1338',
  button: { ...keelmark.button, ground: '#1d1338', ink: '#ffb38f' },
}

const CHAPTERS = [
  ['1', 'People who came in by mistake', '4'],
  ['2', 'People who found it at once and left happy', '11'],
  ['3', 'The phone rang', '19'],
  ['4', 'Your cookie banner, a tragedy', '23'],
  ['5', 'Bots, and how they walk', '31'],
  ['6', 'The eleven seconds that are yours to win', '38'],
] as const

function chapter([number, title, page]: (typeof CHAPTERS)[number]): readonly [string, string] {
  return [`<b>${number}</b> &nbsp; ${title}`, page]
}

export const bookOfBounce: Draft = {
  slug: 'keelmark-the-small-book-of-bounce',
  brand: 'keelmark',
  kit: lilac,
  types: ['ebook', 'educational'],
  mailbox: 'reading',
  sent: '2024-03-13T09:00:00+00:00',
  subject: 'The small book of bounce (44 pages, no webinar)',
  preheader: 'Seven people in ten leave your page at once. Most of them are fine.',
  body: [
    section(
      columns(
        [
          wordmark(lilac, { size: 22 }) +
            space(40) +
            heading(lilac, 'They<br>left.<br>Why?', { size: 96, small: 72, leading: 0.88, below: 0 }),
          picture('bounce-book', {
            width: 330,
            alt: 'An orange book called The small book of bounce, with a ball that has stopped bouncing on its cover',
          }),
        ],
        { widths: ['230', ''], gap: 12, valign: 'bottom' },
      ),
      { pad: '34px 36px 30px' },
    ),
    section(
      text(
        lilac,
        'Seven in ten visitors see one page and go. We read 1.2 million of those visits and sorted them by reason. Most had what they came for. Some were robots. A few you drove out with your own hands, and the book is mainly about those.',
        { size: 19, leading: 1.5, color: lilac.ink, below: 30 },
      ) +
        label(lilac, 'Contents', { below: 6 }) +
        pairs(lilac, CHAPTERS.map(chapter), { size: 18, pad: '14px 0', border: `1px solid ${lilac.line}` }) +
        space(30) +
        panel(
          text(lilac, 'Page 23, in full', { size: 14, weight: 700, color: '#5b3df0', below: 12 }) +
            text(
              lilac,
              'We timed the cookie banner on ninety shops. Median: it covers the price for six seconds. Median patience: five. One shop had written a rather good poem underneath. Nobody has read it. We asked the shop to move the banner, and the shop said the banner belonged to Legal, and Legal said it belonged to the shop.',
              { size: 19, leading: 1.5, color: lilac.ink, below: 14 },
            ) +
            text(lilac, 'The poem is on page 24.', { size: 19, color: lilac.ink, weight: 700, below: 0 }),
          { ground: '#f1ebff', radius: 14, pad: '28px 30px 30px' },
        ) +
        space(28) +
        button(lilac, 'Download the PDF, 3 MB', '/bounce.pdf', { pad: '19px 32px', above: 0 }) +
        text(lilac, 'No email field. You are reading this, so we have it already.', {
          size: 15,
          below: 0,
          style: 'padding-top:18px',
        }),
      { pad: '10px 36px 44px' },
    ),
    footer(lilac, { brand: 'Keelmark', align: 'left', ground: '#1d1338', color: '#cdbdff', pad: '34px 36px 40px' }),
  ].join(''),
  text: `THEY LEFT. WHY?

The small book of bounce: 44 pages, no webinar. We read 1.2 million one-page visits and sorted them by reason.

1 People who came in by mistake
2 People who found it at once and left happy
3 The phone rang
4 Your cookie banner, a tragedy
5 Bots, and how they walk
6 The eleven seconds that are yours to win

Download the PDF: https://keelmark.example/bounce.pdf`,
}
