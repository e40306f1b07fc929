import {
  button,
  columns,
  css,
  footer,
  heading,
  pairs,
  panel,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { keelmark as kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const TILE = '#221839'
const UP = '#5ee6a8'
const DOWN = '#ff9d9d'
const BAR_HEIGHT = 170

const NUMBERS = [
  ['Visits', '1,284', '+18.2%', UP],
  ['Read to the end', '41%', '+6 pts', UP],
  ['Left at the price', '12%', '+2 pts', DOWN],
] as const

const DAYS = [
  ['Mon', 142],
  ['Tue', 168],
  ['Wed', 187],
  ['Thu', 294],
  ['Fri', 231],
  ['Sat', 124],
  ['Sun', 138],
] as const

const PAGES = [
  ['/guides/fold-a-map', `<span style="color:${UP}">+212</span> &nbsp; 488`],
  ['/tents/two-person', `<span style="color:${UP}">+31</span> &nbsp; 203`],
  ['/returns', `<span style="color:${DOWN}">+64</span> &nbsp; 119`],
] as const

function tile(inner: string): string {
  return panel(inner, { ground: TILE, radius: 14, pad: '22px 20px' })
}

function number([name, value, change, color]: (typeof NUMBERS)[number]): string {
  return tile(
    text(kit, name, { size: 14, below: 10, leading: 1.2 }) +
      heading(kit, value, { level: 2, size: 40, leading: 1, below: 8 }) +
      text(kit, change, { size: 14, color, weight: 600, below: 0, leading: 1.2 }),
  )
}

/** A bar is a plain block: it survives where pictures are blocked. */
function bar([day, visits]: (typeof DAYS)[number]): string {
  const best = visits === 294
  const caption = { fontFamily: kit.body, fontSize: '13px', lineHeight: 1, fontWeight: 600 } as const
  const block = css({
    height: `${Math.round((visits / 294) * BAR_HEIGHT)}px`,
    background: best ? kit.accent : '#54427f',
    borderRadius: '6px',
    fontSize: 0,
    lineHeight: 0,
  })
  return `<td align="center" valign="bottom" height="${BAR_HEIGHT + 48}" style="padding:0 4px"><div style="${css({ ...caption, color: best ? '#ffffff' : kit.soft, paddingBottom: '9px' })}">${visits}</div><div style="${block}">&nbsp;</div><div style="${css({ ...caption, color: kit.soft, paddingTop: '11px' })}">${day}</div></td>`
}

const CHART = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed"><tr>${DAYS.map(bar).join('')}</tr></table>`

export const weekFortyThree: Draft = {
  slug: 'keelmark-1284-visits-you-didnt-pay-for',
  brand: 'keelmark',
  kit,
  layout: 'dashboard',
  types: ['weekly-summary', 'milestone'],
  mailbox: 'weekly',
  sent: '2026-10-26T07:00:00+00:00',
  subject: 'Your week: 1,284 visits you didn’t pay for',
  preheader: 'Thursday did the lifting. One page slipped while nobody was looking.',
  body: [
    section(
      columns(
        [
          wordmark(kit, { size: 22 }),
          text(kit, 'Week 43 &middot; 19–25 Oct', { size: 14, align: 'right', below: 0 }),
        ],
        { valign: 'middle', stack: false },
      ),
      { pad: '34px 36px 30px' },
    ),
    section(
      heading(kit, '1,284 visits you<br>didn’t pay for', { size: 64, small: 40, below: 18 }) +
        text(
          kit,
          'Your best free week since August. Thursday did the lifting, on the back of one page about folding maps. Nobody here saw that coming, and we do this for a living.',
          { size: 18, measure: 520, below: 30 },
        ) +
        columns(NUMBERS.map(number), { gap: 12 }) +
        space(12) +
        tile(heading(kit, 'Visits by day', { level: 3, size: 19, tracking: '-.02em', below: 20 }) + CHART) +
        space(12) +
        tile(
          heading(kit, 'Pages on the move', { level: 3, size: 19, tracking: '-.02em', below: 10 }) +
            pairs(kit, PAGES, { border: `1px solid ${kit.line}`, pad: '14px 0', size: 16 }),
        ) +
        space(12) +
        panel(
          heading(kit, 'One thing to do on Monday', {
            level: 3,
            size: 24,
            color: '#1b0d06',
            tracking: '-.03em',
            below: 8,
          }) +
            text(
              kit,
              'More people read your returns page than your reviews. Put the returns sentence next to the price, and see who still goes looking for it.',
              { size: 16, color: '#33190d', below: 0 },
            ),
          { ground: '#ffb38f', radius: 14, pad: '26px 24px 28px' },
        ) +
        space(26) +
        button(kit, 'Open the full week', '/week/43', { full: true, size: 17, pad: '20px', above: 0 }),
      { pad: '0 36px 44px' },
    ),
    footer(kit, {
      brand: 'Keelmark',
      ground: kit.ground,
      note: 'Sent on Mondays at seven, because by nine you have opinions.',
    }),
  ].join(''),
  text: `1,284 VISITS YOU DIDN'T PAY FOR
Week 43, 19-25 October

Your best free week since August. Thursday did the lifting, on the back of one page about folding maps.

Visits: 1,284 (+18.2%)
Read to the end: 41% (+6 pts)
Left at the price: 12% (+2 pts)

By day: Mon 142, Tue 168, Wed 187, Thu 294, Fri 231, Sat 124, Sun 138

One thing to do on Monday: put the returns sentence next to the price.

Open the full week: https://keelmark.example/week/43`,
}
