import {
  button,
  columns,
  css,
  footer,
  heading,
  label,
  link,
  picture,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid, weeksOf, type Cell } from '../blocks-grids.ts'
import { fernhill, type Kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const WINE = '#6d1530'

const rose: Kit = {
  ...fernhill,
  faces: ['dm-serif', 'dm-sans'],
  ground: '#f7cfc6',
  paper: '#f7cfc6',
  ink: WINE,
  soft: '#6b3a42',
  line: '#e7aca3',
  accent: WINE,
  button: { ...fernhill.button, ground: WINE, ink: '#fff3ec' },
}

const NOTES: Readonly<Record<number, string>> = {
  5: 'last calm day',
  6: 'last post',
  8: 'last van',
  9: 'petrol station',
  10: 'her day',
  11: 'explain',
}

function day(number: number | null): Cell {
  if (number === null) return { html: '', height: 60 }
  const isHers = number === 10
  const note = NOTES[number]
  const ink = isHers ? '#fff3ec' : WINE
  const figure = css({
    fontFamily: rose.display,
    fontSize: isHers ? '34px' : '24px',
    lineHeight: 1,
    color: ink,
  })
  const small = css({
    fontFamily: rose.body,
    fontSize: '11px',
    lineHeight: 1.15,
    color: ink,
    fontWeight: 600,
  })
  return {
    html: `<span style="${figure}">${number}</span>${note ? `<br><span class="fs-10" style="${small}">${note}</span>` : ''}`,
    ground: isHers ? WINE : note ? '#fde6df' : undefined,
    pad: '9px 4px 6px',
    align: 'center',
    height: 60,
    radius: 4,
  }
}

function weekday(name: string): Cell {
  return {
    html: text(rose, name, { size: 12, weight: 700, align: 'center', below: 0, color: WINE }),
    align: 'center',
    pad: '0 0 4px',
  }
}

export const sundayTheTenth: Draft = {
  slug: 'fernhill-sunday-the-tenth',
  brand: 'fernhill',
  kit: rose,
  layout: 'calendar',
  types: ['reminder', 'seasonal'],
  occasions: ['mothers-day'],
  mailbox: 'ruth',
  sent: '2026-04-29T07:45:00+01:00',
  subject: 'Sunday the tenth. We checked',
  preheader: 'It moves about, so nobody can blame you. After this email they can.',
  body: [
    section(wordmark(rose, { size: 24, align: 'center' }), { pad: '34px 40px 26px' }),
    section(
      heading(rose, 'Mother’s Day is Sunday the tenth', {
        size: 60,
        small: 44,
        align: 'center',
        below: 16,
        leading: 1,
      }) +
        text(
          rose,
          'Not the British one, which was in March and which we shall not bring up. This one moves about too, so nobody could blame you. From this line on, they can.',
          { size: 18, align: 'center', measure: 450, below: 0 },
        ),
      { pad: '0 36px 30px', align: 'center' },
    ),
    section(
      label(rose, 'May 2026', { align: 'center', below: 14 }) +
        grid(
          [
            ['M', 'T', 'W', 'T', 'F', 'S', 'S'].map(weekday),
            ...weeksOf(2026, 5)
              .slice(0, 3)
              .map((week) => week.map(day)),
          ],
          { gap: 6 },
        ),
      { pad: '0 34px 30px' },
    ),
    section(
      button(rose, 'Have Ruth wrap something', '/mothers-day', { align: 'center', pad: '18px 34px' }) +
        space(22) +
        text(
          rose,
          `Would rather not get these this year? ${link(rose, 'Say so here', '/preferences/mothers-day', WINE)} and nothing more about May will come. We will not ask why.`,
          { size: 15, align: 'center', measure: 400, below: 0 },
        ),
      { pad: '0 40px 18px', align: 'center' },
    ),
    footer(rose, { brand: 'Fernhill &amp; Co.', mark: false, pad: '22px 40px 44px' }),
  ].join(''),
  text: `MOTHER'S DAY IS SUNDAY THE TENTH

Not the British one, which was in March. This one moves about too, so nobody could blame you. From this line on, they can.

5 May: last calm day
6 May: last post
8 May: last van
9 May: petrol station
10 May: her day

Have Ruth wrap something: https://fernhill.example/mothers-day
Would rather not get these this year? https://fernhill.example/preferences/mothers-day`,
}

const wine: Kit = {
  ...fernhill,
  faces: ['dm-serif-italic', 'dm-sans'],
  ground: '#4c0e21',
  paper: '#4c0e21',
  ink: '#ffe3db',
  soft: '#f0c2bc',
  line: '#7c2f44',
  accent: '#ff9c9c',
  button: { ...fernhill.button, ground: '#ffd9d2', ink: '#4c0e21' },
}

const ACCEPTED = ['“I kept the ticket.”', '“You were right about the lamp.”', '“Come home early.”'] as const
const RETURNED = ['“Roses are”', '“To whom it may concern”', 'Anything about puzzle pieces'] as const

function slip(title: string, lines: readonly string[], ground: string, ink: string): string {
  return grid([
    [
      {
        html:
          text(wine, title, { size: 14, weight: 700, color: ink, below: 14 }) +
          lines
            .map((line) =>
              text(wine, line, {
                size: 25,
                color: ink,
                leading: 1.2,
                below: 10,
                face: wine.display,
                style: 'font-style:italic',
              }),
            )
            .join(''),
        ground,
        pad: '26px 26px 18px',
        radius: 3,
        height: 232,
      },
    ],
  ])
}

export const ruthReadsCards: Draft = {
  slug: 'fernhill-ruth-has-read-your-card',
  brand: 'fernhill',
  kit: wine,
  layout: 'panel',
  types: ['promotional', 'seasonal'],
  occasions: ['valentines-day'],
  mailbox: 'ruth',
  sent: '2025-02-05T18:05:00+00:00',
  subject: 'Ruth has read your card',
  preheader: 'She writes out every Valentine by hand, and she has views on rhyme.',
  body: [
    section(
      picture('red-parcel', {
        width: 560,
        alt: 'A red parcel with a pale ribbon between two glossy hearts',
        align: 'center',
      }),
      { ground: '#f3a79f', pad: '46px 40px 6px', flush: true },
    ),
    section(
      heading(wine, 'Ruth has read<br>your card', {
        style: 'font-style:italic',
        size: 86,
        small: 52,
        align: 'center',
        below: 22,
        leading: 0.95,
      }) +
        text(
          wine,
          'She has to; she is the one who writes it out. This week eleven people began with roses and only one of them got out alive. So, while there is time, some guidance.',
          { size: 18, align: 'center', measure: 430, below: 0, leading: 1.5 },
        ),
      { pad: '40px 34px 40px', align: 'center' },
    ),
    section(
      columns(
        [
          slip('Goes straight on the card', ACCEPTED, '#ffe3db', '#4c0e21'),
          slip('Comes back with a pencil mark', RETURNED, '#7c1a37', '#ffe3db'),
        ],
        { gap: 14 },
      ),
      { pad: '0 34px 44px' },
    ),
    section(
      button(wine, 'Write yours, forty words', '/valentine', {
        align: 'center',
        size: 18,
        pad: '19px 38px',
      }) +
        text(wine, 'Last post 11 February. Last van the 13th. On the 14th you are on your own.', {
          size: 15,
          align: 'center',
          below: 0,
          style: 'padding-top:20px',
        }),
      { pad: '0 34px 26px', align: 'center' },
    ),
    footer(wine, { brand: 'Fernhill &amp; Co.', pad: '24px 40px 46px' }),
  ].join(''),
  text: `RUTH HAS READ YOUR CARD

She has to; she is the one who writes it out. This week eleven people began with roses and only one of them got out alive. So, some guidance.

Goes straight on the card:
${ACCEPTED.join('\n')}

Comes back with a pencil mark:
${RETURNED.join('\n')}

Write yours, forty words: https://fernhill.example/valentine
Last post 11 February. Last van the 13th.`,
}
