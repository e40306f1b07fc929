import {
  button,
  columns,
  css,
  footer,
  heading,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid } from '../blocks-grids.ts'
import { backRow } from '../kits.ts'
import type { Draft } from './draft.ts'

const SLIM = "font-variation-settings:'wdth' 62;word-spacing:.12em"

/** Letters hung on rails, as over the door. */
export function marquee(
  lines: readonly string[],
  size: number,
  small: number,
  red: readonly number[] = [],
): string {
  const rows = lines.map((line, index) => {
    const style = css({
      fontFamily: backRow.display,
      fontSize: `${size}px`,
      lineHeight: 1,
      fontWeight: 900,
      letterSpacing: '.01em',
      color: red.includes(index) ? '#d3161f' : '#17120c',
      textAlign: 'center',
      textTransform: 'uppercase',
      padding: '10px 0 8px',
      borderBottom: '3px solid #cfc4a8',
    })
    return `<div class="fs-${small}" style="${style};${SLIM}">${line}</div>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="#fffaf0" style="${css({ background: '#fffaf0', border: '10px solid #17120c', padding: '10px 16px 14px' })}">${rows.join('')}</td></tr></table>\n`
}

const rainKit = { ...backRow, ground: '#052e21', paper: '#052e21', soft: '#bfe0cf', line: '#1c5a44' }

const RAIN = [
  ['Fri 15', 'Drizzle', 'A man waits for a bus. 94 minutes, 90 of them wet.'],
  ['Sat 16', 'The Second Umbrella', 'They only had one. Then the aunt dies.'],
  ['Sun 17', 'Brighter Later', 'A comedy. It is not brighter later.'],
] as const

export const tooMuchRain: Draft = {
  slug: 'the-back-row-three-films-with-too-much-rain',
  brand: 'the-back-row',
  kit: rainKit,
  layout: 'poster',
  types: ['events', 'seasonal'],
  occasions: ['saint-patricks-day'],
  mailbox: 'boxoffice',
  sent: '2024-03-11T12:00:00-04:00',
  subject: 'Three films with too much rain in them',
  preheader: 'A Saint Patrick’s weekend season. The roof has been looked at.',
  body: [
    section(wordmark(rainKit, { size: 24, align: 'center' }), { pad: '38px 40px 18px' }),
    section(
      picture('seats-umbrella', {
        width: 640,
        alt: 'Rows of green cinema seats in the rain; one of them has an open yellow umbrella',
      }),
      { pad: '0', flush: true },
    ),
    section(
      heading(rainKit, 'Three films with too much rain', {
        size: 84,
        small: 54,
        align: 'center',
        capitals: true,
        below: 18,
        style: SLIM,
      }) +
        text(
          rainKit,
          'We looked for a film for Saint Patrick’s Day in which it stays dry, and there was not one. So we have leaned in, and put buckets in row M.',
          { size: 18, align: 'center', measure: 460, below: 28 },
        ) +
        grid(
          RAIN.map(([day, title, words]) => {
            const row = { pad: '16px 0', style: `border-top:2px solid ${rainKit.line}` }
            return [
              {
                html: heading(rainKit, day, {
                  level: 3,
                  size: 26,
                  color: rainKit.accent,
                  below: 0,
                  leading: 1.1,
                  style: SLIM,
                }),
                width: '104',
                ...row,
              },
              {
                html:
                  heading(rainKit, title, { level: 3, size: 26, below: 4, leading: 1.1, style: SLIM }) +
                  text(rainKit, words, { size: 16, below: 0, leading: 1.4 }),
                ...row,
              },
            ]
          }),
        ) +
        button(rainKit, 'Three tickets, one towel: $24', '/rain', {
          full: true,
          size: 18,
          pad: '22px',
          above: 22,
        }),
      { pad: '34px 44px 20px', align: 'center' },
    ),
    footer(rainKit, { brand: 'The Back Row', mark: false }),
  ].join(''),
  text: `THREE FILMS WITH TOO MUCH RAIN
A Saint Patrick's weekend season.

${RAIN.map(([day, title, words]) => `${day}: ${title}. ${words}`).join('\n')}

Three tickets, one towel, $24: https://thebackrow.example/rain`,
}

const lawnKit = {
  ...backRow,
  ground: '#fff3da',
  paper: '#fff3da',
  ink: '#17120c',
  soft: '#55493a',
  line: '#e3d3ad',
  button: { ...backRow.button, ground: '#d3161f', ink: '#ffffff' },
}

export const skyTrailers: Draft = {
  slug: 'the-back-row-the-sky-does-the-trailers',
  brand: 'the-back-row',
  kit: lawnKit,
  layout: 'marquee',
  types: ['seasonal', 'events'],
  occasions: ['independence-day'],
  mailbox: 'boxoffice',
  sent: '2025-06-27T11:00:00-04:00',
  subject: 'On the Fourth the sky does the trailers',
  preheader: 'The screen goes out on the lawn. Fireworks supplied by the town, popcorn by us.',
  body: [
    section(wordmark(lawnKit, { size: 22, align: 'center' }), { pad: '36px 40px 18px' }),
    section(marquee(['On the lawn', 'The sky does', 'the trailers'], 76, 43, [0]), {
      pad: '0 26px 8px',
      flush: true,
    }),
    section(
      picture('popcorn', {
        width: 430,
        alt: 'A striped box of popcorn, overfull, with two tickets leaning on it',
        align: 'center',
      }),
      { pad: '18px 60px 16px', align: 'center' },
    ),
    section(
      text(
        lawnKit,
        'Friday, July 4. We carry the screen outside, which takes nine people and one argument. Fireworks go up behind it at nine; when the last one is finished being sighed at, we roll the film.',
        { size: 19, color: lawnKit.ink, below: 24 },
      ) +
        columns(
          [
            ['7:30', 'Blankets down. Low chairs at the sides, tall hats at the back.'],
            ['9:00', 'The town’s fireworks. Not ours, not insured by us.'],
            ['9:40', '“Parade of One”, 1 h 38. The dog lives.'],
          ].map(
            ([time = '', words = '']) =>
              rule('#d3161f', { thick: 4 }) +
              heading(lawnKit, time, { level: 2, size: 46, below: 6, style: `${SLIM};padding-top:12px` }) +
              text(lawnKit, words, { size: 16, below: 0, leading: 1.4 }),
          ),
          { gap: 20 },
        ) +
        button(lawnKit, 'A patch of grass, $9', '/lawn', { above: 30, size: 19, pad: '21px 42px' }) +
        space(14) +
        text(lawnKit, 'Under-twelves free, and they may shout.', { size: 16, below: 0 }),
      { pad: '0 44px 24px' },
    ),
    footer(lawnKit, { brand: 'The Back Row', align: 'left', mark: false, pad: '16px 44px 44px' }),
  ].join(''),
  text: `THE SKY DOES THE TRAILERS
Friday, July 4, on the lawn.

7:30 Blankets down
9:00 The town's fireworks
9:40 "Parade of One", 1 h 38. The dog lives.

A patch of grass, $9: https://thebackrow.example/lawn`,
}

const beamKit = {
  ...backRow,
  ground: '#14142e',
  paper: '#14142e',
  ink: '#fff3d6',
  soft: '#c4c3e4',
  line: '#34345f',
  accent: '#ffd166',
  button: { ...backRow.button, ground: '#ffd166', ink: '#14142e' },
}

const SHORTS = [
  ['Wed 25', 'The Lamplighter Is Late', '11 min'],
  ['Thu 26', 'Two Candles, One Cat', '9 min'],
  ['Fri 27', 'Latke, a Thriller', '14 min'],
  ['Sat 28', 'Mr Adler Fixes the Fuse', '12 min'],
  ['Sun 29', 'Gelt', '17 min'],
  ['Mon 30', 'The Cousins Arrive', '16 min'],
  ['Tue 31', 'Wax', '7 min'],
  ['Wed 1', 'All Eight, and the Lights Up', '22 min'],
] as const

export const eightBeams: Draft = {
  slug: 'the-back-row-eight-nights-of-light',
  brand: 'the-back-row',
  kit: beamKit,
  layout: 'programme',
  types: ['announcement', 'seasonal'],
  occasions: ['hanukkah'],
  mailbox: 'boxoffice',
  sent: '2024-12-17T17:00:00-05:00',
  subject: 'Eight nights of light, at 24 frames a second',
  preheader: 'One short film a night, free, at sundown. It takes less time than the doughnut.',
  body: [
    section(
      heading(beamKit, 'Eight nights of light', {
        size: 108,
        small: 62,
        capitals: true,
        below: 14,
        style: SLIM,
      }) +
        text(
          beamKit,
          'Hanukkah, from 25 December. One short film each night at sundown, free, in the dark.',
          { size: 19, measure: 440, below: 0 },
        ),
      { pad: '48px 40px 20px' },
    ),
    section(
      picture('projector-beams', {
        width: 640,
        alt: 'Eight widening beams of yellow and orange light from one projector',
      }),
      { pad: '0', flush: true },
    ),
    section(
      grid(
        SHORTS.map(([day, title, length], index) => {
          const row = { pad: '13px 0', style: `border-top:1px solid ${beamKit.line}` }
          return [
            {
              html: text(beamKit, day, {
                size: 16,
                color: beamKit.accent,
                weight: 700,
                below: 0,
                leading: 1.4,
              }),
              width: '82',
              ...row,
            },
            {
              html: text(beamKit, title, {
                size: 18,
                color: beamKit.ink,
                weight: index === 7 ? 800 : 500,
                below: 0,
                leading: 1.3,
              }),
              ...row,
            },
            {
              html: text(beamKit, length, { size: 16, align: 'right', below: 0, leading: 1.4 }),
              width: '70',
              ...row,
            },
          ]
        }),
      ) +
        rule(beamKit.line) +
        space(24) +
        text(
          beamKit,
          'Doughnuts in the foyer from half past four. Jam on the left. The projectionist’s mother made them and will be asking.',
          { below: 14 },
        ) +
        button(beamKit, 'Keep me a seat for one night, or all', '/eight', { pad: '19px 30px' }),
      { pad: '12px 40px 26px' },
    ),
    footer(beamKit, { brand: 'The Back Row', align: 'left', pad: '18px 40px 44px' }),
  ].join(''),
  text: `EIGHT NIGHTS OF LIGHT
Hanukkah, from 25 December. One short film each night at sundown, free.

${SHORTS.map(([day, title, length]) => `${day}  ${title}, ${length}`).join('\n')}

Keep me a seat: https://thebackrow.example/eight`,
}
