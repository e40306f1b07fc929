import { button, columns, css, footer, heading, section, space, text, wordmark } from '../blocks.ts'
import { proofStreet, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

/**
 * A year of bread, one linked square a day. Every square carries its own styles, so the HTML passes 102 kB and a large
 * mail program would cut it off: deliberately, so that checks on weight find one.
 */

const kit: Kit = {
  ...proofStreet,
  faces: ['besley', 'besley-italic'],
  ground: '#f2ece0',
  paper: '#f2ece0',
  ink: '#17296b',
  line: '#d6cbb4',
  dark: undefined,
}

const LOAVES = {
  dark: { name: 'Dark rye', color: '#5a2d12' },
  white: { name: 'White', color: '#f0c987' },
  sour: { name: 'Sour', color: '#c98239' },
  buns: { name: 'Buns', color: '#e2643a' },
  shut: { name: 'Shut', color: '#c9d2ea' },
} as const

type Loaf = keyof typeof LOAVES

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const YEAR = 2025

/** The bakery shuts on Mondays, for two weeks in August and after Christmas; Saturdays are for buns. */
function loafOf(month: number, day: number): Loaf {
  const weekday = new Date(Date.UTC(YEAR, month, day)).getUTCDay()
  if (weekday === 1 || (month === 7 && day > 3 && day < 19) || (month === 11 && day > 24)) return 'shut'
  if (weekday === 6 || (month === 3 && day > 14 && day < 20)) return 'buns'
  const turn = (day * 7 + month * 5 + weekday * 3) % 10
  if (month > 8 || month < 2) return turn < 6 ? 'dark' : turn < 8 ? 'sour' : 'white'
  return turn < 2 ? 'dark' : turn < 6 ? 'sour' : 'white'
}

function count(month: number, day: number, loaf: Loaf): number {
  if (loaf === 'shut') return 0
  return 180 + ((day * 37 + month * 53) % 90) + (loaf === 'buns' ? 240 : 0)
}

function square(month: number, day: number): string {
  const days = new Date(Date.UTC(YEAR, month + 1, 0)).getUTCDate()
  if (day > days) return '<td style="padding:1px;font-size:0;line-height:0">&nbsp;</td>'
  const loaf = loafOf(month, day)
  const { name, color } = LOAVES[loaf]
  const baked = count(month, day, loaf)
  const title = `${day} ${MONTHS[month] ?? ''}: ${loaf === 'shut' ? 'shut' : `${name.toLowerCase()}, ${baked}`}`
  const style = css({
    display: 'block',
    height: '26px',
    background: color,
    borderRadius: '3px',
    fontSize: 0,
    lineHeight: 0,
    textDecoration: 'none',
    color,
  })
  const path = `/${YEAR}/${String(month + 1).padStart(2, '0')}/${String(day).padStart(2, '0')}`
  return `<td valign="middle" style="padding:1px;font-size:0;line-height:0"><a href="${kit.site}${path}" target="_blank" title="${title}" style="${style}">&nbsp;</a></td>`
}

function monthRow(name: string, month: number): string {
  const caption = css({
    fontFamily: kit.body,
    fontSize: '13px',
    lineHeight: 1,
    fontWeight: 700,
    color: kit.ink,
  })
  const squares = Array.from({ length: 31 }, (_, index) => square(month, index + 1)).join('\n')
  return `<tr><td width="38" valign="middle" style="${caption}">${name}</td>${squares}</tr>`
}

function key(loaf: Loaf): string {
  const { name, color } = LOAVES[loaf]
  const dot = css({
    display: 'inline-block',
    width: '14px',
    height: '14px',
    borderRadius: '3px',
    background: color,
    verticalAlign: '-2px',
  })
  return `<span style="white-space:nowrap"><span style="${dot}"></span>&nbsp; ${name} &nbsp; &nbsp;</span>`
}

const TOTALS = [
  ['61,204', 'loaves, counted in chalk'],
  ['9', 'of them dropped'],
  ['1', 'oven, which would like the week off'],
] as const

const LESSONS = [
  [
    'Rye is a mood',
    'You bought four times as much on days with rain, and twice as much again if it rained sideways. We now look out of the window before we mix.',
  ],
  [
    'August exists',
    'We shut for two weeks and eleven of you sent photographs of other people’s bread. They looked dry. We said nothing.',
  ],
  [
    'The 19th of April',
    'Nine hundred buns in two hours and forty minutes. Ilse has asked that the number be framed or never mentioned.',
  ],
  [
    'White is not plain',
    'In May the white loaf overtook everything, because of asparagus, and because Ada finally got the flour right.',
  ],
] as const

export const yearOfBread: Draft = {
  slug: 'proof-street-a-year-of-bread',
  brand: 'proof-street',
  kit,
  layout: 'heat-map',
  types: ['newsletter', 'milestone'],
  occasions: ['new-year', 'year-in-review'],
  mailbox: 'window',
  sent: '2025-12-30T08:00:00+01:00',
  subject: 'A year of bread, one square a day',
  preheader: 'Find your birthday. There is a one in seven chance that we were shut.',
  body: [
    section(
      columns(
        [
          wordmark(kit, { size: 26 }),
          text(kit, 'The Crumb, no. 12', { size: 15, align: 'right', below: 0, style: 'font-style:italic' }),
        ],
        { stack: false, valign: 'middle' },
      ),
      { pad: '30px 36px 26px' },
    ),
    section(
      heading(kit, 'A year of bread', { size: 88, small: 52, below: 14 }) +
        text(
          kit,
          'Every square is a day, every colour is what came out of the oven first. Press one and it tells you how many, and whether it rained.',
          {
            size: 18,
            below: 26,
            measure: 500,
          },
        ) +
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">${MONTHS.map(monthRow).join('\n')}</table>` +
        space(16) +
        text(kit, (Object.keys(LOAVES) as Loaf[]).map(key).join(' '), { size: 14, below: 0, leading: 1.9 }),
      { pad: '0 36px 38px' },
    ),
    section(
      columns(
        TOTALS.map(
          ([figure, words]) =>
            heading(kit, figure, { level: 2, size: 50, color: '#fffdf6', below: 4, tracking: '-.05em' }) +
            text(kit, words, { size: 16, color: '#c9d4f5', below: 0, leading: 1.35 }),
        ),
        { gap: 28, widths: ['38%', '22%', ''] },
      ),
      { ground: '#17296b', pad: '42px 36px 44px' },
    ),
    section(
      heading(kit, 'What the squares say', { level: 2, size: 44, small: 34, below: 26 }) +
        LESSONS.map(
          ([title, words]) =>
            heading(kit, title, {
              level: 3,
              size: 23,
              below: 6,
              leading: 1.15,
              style: 'font-style:italic',
              color: kit.accent,
              tracking: '-.015em',
            }) + text(kit, words, { size: 17, below: 24 }),
        ).join('') +
        button(kit, 'Hang it in the kitchen, €12', '/2025/poster', { size: 17, pad: '19px 32px' }) +
        text(kit, 'Printed with edible ink, we are told. Do not.', {
          size: 15,
          below: 0,
          style: 'padding-top:14px;font-style:italic',
        }),
      { pad: '48px 36px 30px' },
    ),
    footer(kit, { brand: 'Proof Street', align: 'left', pad: '24px 36px 44px' }),
  ].join(''),
  text: `A YEAR OF BREAD
The Crumb, no. 12

${TOTALS.map(([figure, words]) => `${figure} ${words}`).join('\n')}

${LESSONS.map(([title, words]) => `${title.toUpperCase()}\n${words}`).join('\n\n')}

Every day of the year: https://proofstreet.example/2025
The poster, €12: https://proofstreet.example/2025/poster`,
}
