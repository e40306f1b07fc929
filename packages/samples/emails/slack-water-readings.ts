import {
  button,
  columns,
  footer,
  heading,
  label,
  link,
  picture,
  rule,
  section,
  space,
  text,
  wordmark,
} from '../blocks.ts'
import { grid, meter } from '../blocks-grids.ts'
import { slackWater } from '../kits.ts'
import type { Draft } from './draft.ts'

const ITALIC = 'font-style:italic'

const HUM = [
  ['Before', 'Eleven ferries a day, all in a hurry', 0.92, '#b8361f'],
  ['Month one', 'Two knots slower past the point', 0.66, '#d8735a'],
  ['Month six', 'Engines off at the quay', 0.38, '#4b9aa3'],
  ['Now', 'You can hear the shingle', 0.21, '#0a3a49'],
] as const

export const harbourHum: Draft = {
  slug: 'slack-water-the-harbour-that-stopped-humming',
  brand: 'slack-water',
  kit: slackWater,
  layout: 'map',
  types: ['case-study', 'educational'],
  mailbox: 'listening',
  sent: '2025-06-12T09:00:00+01:00',
  subject: 'The harbour that stopped humming',
  preheader: 'Two knots, one timetable, and a porpoise who came back to complain.',
  body: [
    section(
      picture('soundings', {
        width: 640,
        alt: 'A sea chart in blues with a dotted ferry route between three ports',
      }),
      { pad: '0', flush: true },
    ),
    section(
      label(slackWater, 'Case study: Port Ellery', { below: 14 }) +
        heading(slackWater, 'The harbour that stopped humming', {
          size: 72,
          small: 46,
          below: 22,
          style: ITALIC,
        }) +
        text(
          slackWater,
          'For as long as anyone had put a microphone in it, Port Ellery hummed on a low B flat. The hum was ferries. People stopped noticing in about 1974; the porpoises noticed and left.',
          { size: 19, color: slackWater.ink, below: 18 },
        ) +
        text(
          slackWater,
          'We did not have a campaign. We had a cup of tea with Marit, who writes the timetable. It turned out that the 8.15 hurried only because the 8.05 was late, and the 8.05 was late because of a gate.',
          { below: 34 },
        ) +
        HUM.map(
          ([when, what, share, fill]) =>
            columns(
              [
                text(slackWater, `<b>${when}</b>`, {
                  size: 17,
                  color: slackWater.ink,
                  below: 8,
                  leading: 1.2,
                }),
                text(slackWater, what, { size: 16, align: 'right', below: 8, leading: 1.2 }),
              ],
              {
                stack: false,
                widths: ['110', ''],
              },
            ) +
            meter({ share, fill, ground: '#c9e3dd', height: 18, radius: 9 }) +
            space(20),
        ).join('') +
        text(
          slackWater,
          'Noise under the pier, eight in the morning, as a share of the loudest day on record.',
          { size: 14, below: 34 },
        ) +
        heading(slackWater, '“They oiled the gate. That was most of it.”', {
          level: 2,
          size: 42,
          small: 34,
          below: 10,
          style: ITALIC,
        }) +
        text(slackWater, 'Marit, timetables', { size: 16, below: 28 }) +
        rule(slackWater.line) +
        space(26) +
        text(
          slackWater,
          'A crossing now takes four minutes longer. In May a porpoise was seen off the slipway, then two, and then a queue of people who were late for work and did not mind.',
          { below: 14 },
        ) +
        button(slackWater, 'Hear both recordings', '/port-ellery', { pad: '18px 34px' }),
      { pad: '44px 48px 34px' },
    ),
    footer(slackWater, { brand: 'Slack Water', align: 'left', pad: '20px 48px 48px' }),
  ].join(''),
  text: `THE HARBOUR THAT STOPPED HUMMING
Case study: Port Ellery

For as long as anyone had put a microphone in it, Port Ellery hummed on a low B flat. The hum was ferries.

${HUM.map(([when, what, share]) => `${when}: ${Math.round(share * 100)}%. ${what}`).join('\n')}

"They oiled the gate. That was most of it." Marit, timetables

Hear both recordings: https://slackwater.example/port-ellery`,
}

const logKit = {
  ...slackWater,
  faces: ['fraunces-wonk-italic', 'geist-mono'],
  body: "'Geist Mono',Menlo,monospace",
  bodySize: 15,
  ground: '#062a36',
  paper: '#062a36',
  ink: '#e6f6f2',
  soft: '#9cc4c5',
  line: '#1d5160',
  accent: '#ff9a86',
  button: { ...slackWater.button, ground: '#ff9a86', ink: '#2a0a04' },
  dark: undefined,
} as const

const LOG = [
  ['Mon', '14.2', 'A ferry. A ferry. A ferry.'],
  ['Tue', '14.4', 'Rain, which sounds like frying.'],
  ['Wed', '14.3', 'Nothing for forty minutes. Bliss.'],
  ['Thu', '14.9', 'Porpoise, two clicks, 03:12.'],
  ['Fri', '15.0', 'Regatta. We took the headphones off.'],
  ['Sat', '15.1', 'A dropped anchor, and language.'],
  ['Sun', '15.3', 'The same porpoise, showing someone.'],
] as const

export const buoyReport: Draft = {
  slug: 'slack-water-buoy-nine-week-thirty',
  brand: 'slack-water',
  kit: logKit,
  layout: 'log',
  types: ['weekly-summary', 'newsletter'],
  mailbox: 'buoy9',
  sent: '2026-07-27T06:00:00+01:00',
  subject: 'Buoy 9, week 30: two clicks',
  preheader: 'Water 15.3 degrees, swell modest, one visitor and then its friend.',
  body: [
    section(
      columns(
        [wordmark(logKit, { size: 22 }), text(logKit, 'Week 30', { size: 14, align: 'right', below: 0 })],
        { stack: false, valign: 'middle' },
      ),
      { pad: '40px 40px 36px' },
    ),
    section(
      heading(logKit, 'Two clicks on Thursday', { size: 82, small: 52, below: 20, style: ITALIC }) +
        text(logKit, 'You look after one ninth of this buoy. This is what your ninth heard.', { below: 30 }) +
        columns(
          [
            ['15.3&deg;', 'water'],
            ['0.6 m', 'swell'],
            ['31 h', 'quiet'],
          ].map(
            ([value = '', name = '']) =>
              rule(logKit.accent, { thick: 2 }) +
              heading(logKit, value, {
                level: 2,
                size: 48,
                small: 32,
                below: 2,
                style: `${ITALIC};padding-top:14px`,
              }) +
              text(logKit, name, { below: 0 }),
          ),
          { gap: 18, stack: false },
        ) +
        space(34) +
        grid(
          LOG.map(([day, degrees, heard]) => {
            const bright = day === 'Thu' || day === 'Sun'
            const row = { pad: '13px 0', style: `border-top:1px solid ${logKit.line}` }
            const color = bright ? '#ffb3a3' : logKit.ink
            return [
              { html: text(logKit, day, { below: 0, color, leading: 1.45 }), width: '54', ...row },
              {
                html: text(logKit, degrees, { below: 0, color: logKit.soft, leading: 1.45 }),
                width: '64',
                ...row,
              },
              { html: text(logKit, heard, { below: 0, color, leading: 1.45 }), ...row },
            ]
          }),
        ) +
        rule(logKit.line) +
        button(logKit, 'Listen to Thursday', '/buoy-9/30', { above: 30, pad: '18px 32px' }) +
        space(22) +
        text(
          logKit,
          `The other eight ninths say hello. ${link(logKit, 'Who they are', '/buoy-9/keepers', '#e6f6f2', 400)}.`,
          { size: 14, below: 0 },
        ),
      { pad: '0 40px 24px' },
    ),
    footer(logKit, { brand: 'Slack Water', align: 'left', mark: false, pad: '16px 40px 44px' }),
  ].join(''),
  text: `BUOY 9, WEEK 30: TWO CLICKS

You look after one ninth of this buoy. This is what your ninth heard.

${LOG.map(([day, degrees, heard]) => `${day}  ${degrees}  ${heard}`).join('\n')}

Listen to Thursday: https://slackwater.example/buoy-9/30`,
}
