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
  layout: 'number',
  types: ['milestone'],
  mailbox: 'weekly',
  sent: '2026-03-11T06:30:00+00:00',
  subject: 'Your ten-thousandth reader came at 03:12',
  preheader: 'From a phone. They stayed eleven minutes. We hope they are all right.',
  body: [
    section(wordmark(ember, { size: 22 }), { pad: '34px 36px 90px' }),
    section(
      heading(ember, '10,000', {
        size: 126,
        small: 84,
        leading: 0.9,
        tracking: '-.075em',
        weight: 700,
        below: 26,
      }) +
        text(
          ember,
          'Your ten-thousandth reader arrived on Tuesday at 03:12, on a phone, and read the page about folding maps to its end. Eleven minutes. Then they looked up the returns policy and went, we assume, to sleep.',
          { size: 22, leading: 1.4, color: ember.ink, below: 18 },
        ) +
        text(ember, 'We don’t know who it was. We built it so that we can’t.', {
          size: 18,
          weight: 600,
          below: 28,
        }) +
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
  layout: 'stack',
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
        heading(cranberry, 'We never use<br>pie charts.<br>But it’s Thursday.', {
          size: 68,
          small: 42,
          leading: 0.98,
          below: 10,
        }),
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
        button(cranberry, 'Hold my Thursday post until Friday', '/hold', {
          full: true,
          size: 17,
          pad: '20px',
          above: 0,
        }),
      { pad: '8px 36px 46px' },
    ),
    footer(cranberry, {
      brand: 'Keelmark',
      ground: '#430b23',
      note: 'No letter next Monday if you’d rather: reply “pie”.',
    }),
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
  layout: 'contents',
  types: ['ebook', 'educational'],
  mailbox: 'reading',
  sent: '2024-03-13T09:00:00+00:00',
  narrow: 'h1{padding-bottom:14px!important}',
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
        { widths: ['246', ''], gap: 0, valign: 'bottom' },
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
    footer(lilac, {
      brand: 'Keelmark',
      align: 'left',
      ground: '#1d1338',
      color: '#cdbdff',
      pad: '34px 36px 40px',
    }),
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
